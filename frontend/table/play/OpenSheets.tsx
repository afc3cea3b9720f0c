import { createEffect, createSignal, lazy, Match, Show, Suspense, Switch } from 'solid-js'
import type { RuleId } from '../../../shared/engine/ids.ts'
import { figuresOf, startSheetWords, verdict } from '../endingWords.ts'
import { placesAt } from '../model/places.ts'
import type { OpenRules } from '../sheets/RuleBook.tsx'
import type { GameProps } from './gameProps.ts'

export { startSheetWords as startWords }

const ScoreSheet = lazy(async () => ({ default: (await import('../sheets/ScoreSheet.tsx')).ScoreSheet }))
const Fairness = lazy(async () => ({ default: (await import('../sheets/Fairness.tsx')).Fairness }))
const ShareSheet = lazy(async () => ({ default: (await import('../sheets/ShareSheet.tsx')).ShareSheet }))
const SignalsSheet = lazy(async () => ({
  default: (await import('../sheets/SignalsSheet.tsx')).SignalsSheet,
}))
const RuleBook = lazy(async () => ({ default: (await import('../sheets/RuleBook.tsx')).RuleBook }))

/** What may be open over the table: one thing at a time, but for the rulebook, which lies over what has led to it. */
export type SheetName = 'menu' | 'scores' | 'fairness' | 'share' | 'signals'

/** What lies over the table: loaded when the first of it is opened. */
export const OpenSheets = (
  props: GameProps & {
    sheet: SheetName | null
    rule: OpenRules | null
    open(sheet: SheetName | null): void
    showRule(rule: RuleId | null): void
  },
) => {
  const close = (): void => props.open(null)
  /** Sharing that was opened from the end leads back to it; from the menu, to the board. */
  const [fromEnd, setFromEnd] = createSignal(false)
  createEffect(() => props.sheet === null && setFromEnd(false))
  /** Who has won, and with how much: its words are here when the end has been told. */
  const said = (): string | undefined => {
    const places = props.table.finished() ? placesAt(props.table.rules, props.table.view()) : []
    const first = places.filter(({ place }) => place === 1).map(({ seat }) => props.table.nameOf(seat))
    return first.length === 0 ? undefined : `${verdict(first)}, ${figuresOf(props.table, places)}`
  }
  return (
    <>
      <Suspense>
        <Switch>
          <Match when={props.sheet === 'scores' || (props.sheet === 'share' && fromEnd())}>
            <ScoreSheet
              {...props}
              onClose={close}
              showRule={props.showRule}
              share={
                props.back === null
                  ? () => {
                      setFromEnd(true)
                      props.open('share')
                    }
                  : null
              }
            />
          </Match>
          <Match when={props.sheet === 'signals' && props.nudge}>
            {(save) => <SignalsSheet save={save()} onClose={close} />}
          </Match>
          <Match when={props.sheet === 'fairness'}>
            <Fairness info={props.info} rules={props.plug.rules} onClose={close} />
          </Match>
        </Switch>
      </Suspense>
      {/* Over the end where it was opened there, which is left where it was read. */}
      <Suspense>
        <Show when={props.sheet === 'share'}>
          <ShareSheet
            id={props.info.id}
            title={props.name}
            said={said()}
            onClose={() => props.open(fromEnd() ? 'scores' : null)}
          />
        </Show>
      </Suspense>
      {/* Apart: a sheet that left the page while the book is fetched would come back without the focus that it had. */}
      <Suspense>
        <Show when={props.rule}>
          {(opened) => (
            <RuleBook
              plug={props.plug}
              table={props.table}
              open={opened()}
              onClose={() => props.showRule(null)}
            />
          )}
        </Show>
      </Suspense>
    </>
  )
}
