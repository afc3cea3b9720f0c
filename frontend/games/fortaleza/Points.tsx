/** Points of a seat in its chip, and beside them those it would have if the phase were scored now: they come at its end alone. */
import { createMemo, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { Laurel } from '../../kit/pieces/pieces.tsx'
import { onceOnScreen } from '../../plug/makers.ts'
import type { FortalezaTable } from './choice.ts'
import { pointsNow } from './scoredNow.ts'
import type { Texts } from './texts.es.ts'

const scoreOf = (table: FortalezaTable, seat: Seat): number => table.view().players[seat]?.score ?? 0

/** One count for all chips. */
const standing = onceOnScreen((table: FortalezaTable) => createMemo(() => pointsNow(table.view())))

export const Points = (props: { table: FortalezaTable; seat: Seat; texts: Texts }) => {
  const soon = (): number => standing(props.table)()[props.seat] ?? 0
  return (
    <>
      <Show when={!props.table.finished() && soon() !== scoreOf(props.table, props.seat)}>
        <svg
          class="fz-soon"
          viewBox="-21 -22 42 44"
          width="26"
          height="27"
          role="img"
          aria-label={props.texts.places.ifScored(soon())}
          data-hint={props.texts.places.ifScored(soon())}
        >
          <Laurel x={0} y={0} size={40} figure={soon()} />
        </svg>
      </Show>
      <span>{scoreOf(props.table, props.seat)}</span>
    </>
  )
}
