import { type Accessor, createEffect, createSignal, onCleanup, Show } from 'solid-js'
import type { SeatClock } from '../../../shared/protocol/clock.ts'
import type { SeatInfo, TableInfo } from '../../../shared/protocol/tableInfo.ts'
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

/** Milliseconds until then, counted down. */
const createLeft = (clock: () => SeatClock): Accessor<number> => {
  const left = (): number => {
    const { due, left } = clock()
    return due === null ? left : Math.max(0, due - serverNow())
  }
  const [shown, show] = createSignal(left())
  createEffect(() => {
    show(left())
    if (clock().due === null) return
    const timer = setInterval(() => show(left()), 500)
    onCleanup(() => clearInterval(timer))
  })
  return shown
}

/** Time a seat has left, running while it is asked. */
export const Clock = (props: { clock: SeatClock }) => {
  const shown = createLeft(() => props.clock)
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

/** Calls the stand-in for somebody: once their time is up, or once they have been away for long enough. */
export const StandIn = (props: { info: SeatInfo; clock: SeatClock | undefined; call(): void }) => {
  const away = (): number => (props.info.kind === 'person' && props.info.freeAt) || Infinity
  const due = (): number => Math.min(props.clock?.due ?? Infinity, away())
  const left = createLeft(() => ({ left: 0, due: due() }))
  return (
    <Show when={left() === 0 || away() < Infinity}>
      <button type="button" class="stand-in" disabled={left() > 0} onClick={() => props.call()}>
        {w().callStandIn} {left() > 0 ? timeWords(left()) : ''}
      </button>
    </Show>
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
