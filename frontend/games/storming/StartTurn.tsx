/** What can be done before one plans, each once: a pact's action, the Warlock, the Sheriff, the Library [ST-4.10]. */
import { Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { Acts } from './Acts.tsx'
import { SmallCard } from './art/cards/Card.tsx'
import type { HandProps } from './handProps.ts'
import { Pick } from './Pick.tsx'

const apart = ['drawWarlockEvents', 'sheriffDiscardRevolt', 'placeLibraryMarker', 'endStartOfTurn']

export const StartTurn = (props: HandProps) => {
  const { moves } = props.choice
  const t = () => props.texts.planning.start
  /** Some action of any type: the pact gives one. */
  const canAct = (): boolean => {
    for (const { type } of props.choice.table.legal()) if (!apart.includes(type)) return true
    return false
  }
  return (
    <div class="st-start" role="group" aria-label={t().title}>
      <p>
        <b>{t().title}</b>
        <Show when={moves('drawWarlockEvents')[0]}>
          {(move) => (
            <button type="button" class="st-by" onClick={() => props.choice.play(move())}>
              <SmallCard card="warlock" texts={props.texts} />
              {t().warlock}
            </button>
          )}
        </Show>
        <button type="button" class="main" onClick={() => props.choice.play({ type: 'endStartOfTurn' })}>
          {t().end}
        </button>
      </p>
      <Show when={moves('sheriffDiscardRevolt').length > 0}>
        <Pick
          {...props}
          title={t().sheriff}
          options={moves('sheriffDiscardRevolt').map((move) => ({ card: move.revoltId, move }))}
        />
      </Show>
      <Show when={moves('placeLibraryMarker').length > 0}>
        <Pick
          {...props}
          title={t().library}
          options={moves('placeLibraryMarker').map((move) => ({
            card: move.improvement,
            of: move.seat as Seat,
            move,
          }))}
        />
      </Show>
      <Show when={canAct()}>
        <div class="st-by">
          <SmallCard card="mutualSupport" texts={props.texts} />
          <span>{t().mutualSupport}</span>
        </div>
        <Acts {...props} />
      </Show>
    </div>
  )
}
