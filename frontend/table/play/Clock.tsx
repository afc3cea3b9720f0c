import { createEffect, createSignal, onCleanup, Show } from 'solid-js'
import type { SeatClock } from '../../../shared/protocol/clock.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { serverNow } from '../../kit/serverTime.ts'
import type { LiveTable } from '../model/table.ts'
import { w } from '../words.ts'
import './Clock.css'

const hour = 3_600_000
const day = 24 * hour

/** As people read it: days and hours, hours and minutes, or minutes and seconds. */
export const timeWords = (left: number): string => {
  const two = (count: number): string => String(count).padStart(2, '0')
  if (left >= day) return `${Math.floor(left / day)} d ${Math.floor((left % day) / hour)} h`
  if (left >= hour) return `${Math.floor(left / hour)} h ${two(Math.floor((left % hour) / 60_000))}`
  // A started second counts: who reads 0:00 has no time left.
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}

/** Time a seat has left, running while it is asked. */
export const Clock = (props: { clock: SeatClock }) => {
  const left = (): number =>
    props.clock.due === null ? props.clock.left : Math.max(0, props.clock.due - serverNow())
  const [shown, show] = createSignal(left())
  createEffect(() => {
    show(left())
    if (props.clock.due === null) return
    const timer = setInterval(() => show(left()), 500)
    onCleanup(() => clearInterval(timer))
  })
  return (
    <span
      class="clock"
      role="timer"
      classList={{ running: props.clock.due !== null, low: props.clock.due !== null && shown() < 30_000 }}
      data-hint={w().timeLeft(timeWords(shown()))}
    >
      {timeWords(shown())}
    </span>
  )
}

/**
 * One's own time while it runs, beside what is asked: the chip of one's seat is not where one looks then. Bots and
 * stand-ins have none to watch, and nobody has in the past.
 */
export const OwnClock = (props: { table: LiveTable; info: TableInfo }) => {
  const running = (): SeatClock | null => {
    const me = props.table.me()
    if (me === null || props.table.replay.at() !== null) return null
    const [seat, clock] = [props.info.seats[me], props.info.clocks[me]]
    return seat?.kind === 'person' && !seat.standIn && clock !== undefined && clock.due !== null
      ? clock
      : null
  }
  return (
    <Show when={running()}>
      {(clock) => (
        <div class="own-clock">
          <Clock clock={clock()} />
        </div>
      )}
    </Show>
  )
}
