/**
 * Before the points of a seat, those it would have if all that is still to score were scored now; a question mark where
 * that is kept.
 */
import { Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { Laurel } from '../../kit/pieces/pieces.tsx'
import { figure } from '../../kit/sums.ts'
import { pointsIfScored } from '../../plug/gains.ts'
import type { LiveTable } from '../model/table.ts'
import { w } from '../words.ts'

/** Counted once for all seats. */
const counted = new WeakMap<object, readonly number[]>()

/** What all would have; null where points count at once, where it would count again, and once the game is over. */
const foreseen = ({ ui, rules, view, finished }: LiveTable): readonly number[] | null => {
  const now = view()
  if (ui.ifScored === undefined || ui.isScored?.(now) === true || finished()) return null
  const known = counted.get(now)
  if (known !== undefined) return known
  const points = pointsIfScored(rules, ui.ifScored, now)
  counted.set(now, points)
  return points
}

export const Foretold = (props: { table: LiveTable; seat: Seat }) => {
  const points = (): number | undefined => foreseen(props.table)?.[props.seat]
  const isMore = (): boolean =>
    ![undefined, props.table.ui.points(props.table.view(), props.seat)].includes(points())
  const kept = (): string | null =>
    props.table.finished() ? null : (props.table.ui.kept?.(props.table.view()) ?? null)
  const said = (): string => kept() ?? w().soon(props.table.nameOf(props.seat), w().points(points() ?? 0))
  return (
    <Show when={kept() !== null || isMore()}>
      <svg
        class="soon"
        viewBox="-21 -22 42 44"
        width="26"
        height="27"
        role="img"
        aria-label={said()}
        data-hint={said()}
      >
        <Laurel x={0} y={0} size={40} figure={kept() === null ? figure(points() ?? 0) : '?'} />
      </svg>
    </Show>
  )
}
