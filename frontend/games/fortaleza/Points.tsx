/** Points of a seat in its chip, and beside them those it would have if the phase were scored now: they come at its end alone. */
import { createMemo, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { Laurel } from '../../kit/pieces/pieces.tsx'
import { figure } from '../../kit/sums.ts'
import type { FortalezaTable } from './choice.ts'
import { isScored, pointsNow } from './scoredNow.ts'
import type { Texts } from './texts.es.ts'

const scoreOf = (table: FortalezaTable, seat: Seat): number => table.view().players[seat]?.score ?? 0

/**
 * What all would have, counted once for all chips. Null while a phase is being scored: what has been would count again,
 * and once the game is over.
 */
export const createSoon = (table: FortalezaTable): (() => readonly number[] | null) =>
  createMemo(() => {
    const view = table.view()
    return isScored(view) || table.finished() ? null : pointsNow(view)
  })

export const Points = (props: {
  table: FortalezaTable
  seat: Seat
  soon: readonly number[] | null
  texts: Texts
}) => {
  const score = (): number => scoreOf(props.table, props.seat)
  const soon = (): number => props.soon?.[props.seat] ?? score()
  return (
    <>
      <Show when={soon() !== score()}>
        <svg
          class="fz-soon"
          viewBox="-21 -22 42 44"
          width="26"
          height="27"
          role="img"
          aria-label={props.texts.places.ifScored(soon())}
          data-hint={props.texts.places.ifScored(soon())}
        >
          <Laurel x={0} y={0} size={40} figure={figure(soon())} />
        </svg>
      </Show>
      <span>{figure(score())}</span>
    </>
  )
}
