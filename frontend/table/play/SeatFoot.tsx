import { Show } from 'solid-js'
import type { Seat, Seq } from '../../../shared/engine/ids.ts'
import { worded } from '../../kit/language.ts'
import { createWide } from '../../kit/media.ts'
import type { Talk } from '../chat/Chat.tsx'
import type { LiveTable } from '../model/table.ts'
import { LastMove } from './LastMove.tsx'

export const ReactSoon = worded(
  () => import('../chat/company.ts'),
  (part) => part.ReactButton,
)

/** The line below a seat's name: what others did last; at one's own seat in a rail, what one may say to that. */
export const SeatFoot = (props: {
  table: LiveTable
  seat: Seat
  talk: Talk | null
  showAgain(since: Seq): void
}) => {
  const isWide = createWide()
  return (
    <Show when={props.table.me() === props.seat} fallback={<LastMove {...props} />}>
      <Show when={props.talk && isWide()}>
        <ReactSoon />
      </Show>
    </Show>
  )
}
