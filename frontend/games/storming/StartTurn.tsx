/** What can be done before one plans, each once: a pact's action, the Warlock, the Sheriff, the Library [ST-4.10]. */
import { createSignal, type JSX, Match, Show, Switch } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { Acts } from './Acts.tsx'
import { SmallCard } from './art/cards/Card.tsx'
import { Asking, TornTold } from './Asking.tsx'
import type { HandProps } from './handProps.ts'
import { Pick } from './Pick.tsx'
import { WithinReach } from './WithinReach.tsx'

const apart = ['drawWarlockEvents', 'sheriffDiscardRevolt', 'placeLibraryMarker', 'endStartOfTurn']

export const StartTurn = (props: HandProps) => {
  const { moves } = props.choice
  const t = () => props.texts.planning.start
  /** What is looked at more closely. */
  const [drawer, open] = createSignal<'sheriff' | 'library' | 'mutualSupport' | null>(null)
  /** Some action of any type: the pact gives one. */
  const canAct = (): boolean => {
    for (const { type } of props.choice.table.legal()) if (!apart.includes(type)) return true
    return false
  }
  const Door = (door: { of: 'sheriff' | 'library' | 'mutualSupport'; children: JSX.Element }) => (
    <button
      type="button"
      class="st-by"
      aria-pressed={drawer() === door.of}
      onClick={() => open(drawer() === door.of ? null : door.of)}
    >
      <SmallCard card={door.of} texts={props.texts} />
      {door.children}
    </button>
  )
  return (
    <div class="st-start" role="group" aria-label={t().title}>
      {/* The land is lit before the pact's action is looked at: what a region is pressed for is asked there too, and an attack that breaks a pact says so [ST-5.52]. */}
      <Show when={drawer() !== 'mutualSupport'}>
        <Show when={props.choice.asked()} fallback={<TornTold {...props} />} keyed>
          {(asked) => <Asking {...props} asked={asked} />}
        </Show>
      </Show>
      <Switch>
        <Match when={drawer() === 'sheriff' && moves('sheriffDiscardRevolt').length > 0}>
          <Pick
            {...props}
            title={t().sheriff}
            options={moves('sheriffDiscardRevolt').map((move) => ({ card: move.revoltId, move }))}
          />
        </Match>
        <Match when={drawer() === 'library' && moves('placeLibraryMarker').length > 0}>
          <Pick
            {...props}
            title={t().library}
            options={moves('placeLibraryMarker').map((move) => ({
              card: move.improvement,
              of: move.seat as Seat,
              move,
            }))}
          />
        </Match>
        <Match when={drawer() === 'mutualSupport' && canAct()}>
          <Acts {...props} />
          <WithinReach {...props} isAsked />
        </Match>
      </Switch>
      <p>
        <b>{t().title}</b>
        <Show when={canAct()}>
          <Door of="mutualSupport">{t().mutualSupport}</Door>
        </Show>
        <Show when={moves('drawWarlockEvents')[0]}>
          {(move) => (
            <button type="button" class="st-by" onClick={() => props.choice.play(move())}>
              <SmallCard card="warlock" texts={props.texts} />
              {t().warlock}
            </button>
          )}
        </Show>
        <Show when={moves('sheriffDiscardRevolt').length > 0}>
          <Door of="sheriff">{t().sheriff}</Door>
        </Show>
        <Show when={moves('placeLibraryMarker').length > 0}>
          <Door of="library">{t().library}</Door>
        </Show>
        <Show when={moves('endStartOfTurn')[0]}>
          {(move) => (
            <button type="button" class="main" onClick={() => props.choice.play(move())}>
              {props.texts.acts.endStartOfTurn}
            </button>
          )}
        </Show>
      </p>
    </div>
  )
}
