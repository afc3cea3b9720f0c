import { createSignal, For, Show, Suspense } from 'solid-js'
import { type Seat, seatOf, type Seq } from '../../../shared/engine/ids.ts'
import type { TableAct } from '../../../shared/protocol/messages.ts'
import type { SeatInfo, TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { characterAt } from '../../../shared/protocol/names.ts'
import type { SeatClock } from '../../../shared/protocol/clock.ts'
import { worded } from '../../kit/language.ts'
import { createWide } from '../../kit/media.ts'
import { figure } from '../../kit/sums.ts'
import { w } from '../words.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import type { AnyPlug } from '../../plug/gameUi.ts'
import type { Talk } from '../chat/Chat.tsx'
import type { LiveTable } from '../model/table.ts'
import './Seats.css'

const told = () => import('./told.ts')
const SeatFigures = worded(told, (part) => part.SeatFigures)
const Foretold = worded(told, (part) => part.Foretold)
const SeatFoot = worded(told, (part) => part.SeatFoot)
const TakeBack = worded(told, (part) => part.TakeBack)
const Portrait = worded(
  () => import('../../kit/pieces/Portrait.tsx'),
  (part) => part.Portrait,
)
// Most tables have no clocks.
const Clock = worded(
  () => import('./Clock.tsx'),
  (part) => part.Clock,
)
const StandIn = worded(
  () => import('./Clock.tsx'),
  (part) => part.StandIn,
)

/** A line is slow from here on, in milliseconds there and back: the others know whom they wait for. */
const slow = 400

const Presence = (props: { info: SeatInfo; character: number | null }) => (
  <Show
    when={props.info.kind === 'person' ? props.info : null}
    fallback={
      <>
        <Suspense>
          <Portrait character={props.character} />
        </Suspense>
        <span class="tag">{w().bot}</span>
      </>
    }
  >
    {(person) => {
      const lag = (): number | null => (person().present ? person().lag : null)
      const isSlow = (): boolean => (lag() ?? 0) >= slow
      const said = (): string => {
        if (person().standIn) return w().standsIn
        if (!person().present) return w().away
        return isSlow() ? w().slowLine : ''
      }
      return (
        <>
          <span
            class="dot"
            classList={{ here: person().present, slow: isSlow() }}
            data-hint={lag() === null ? undefined : w().lag(lag() ?? 0)}
          />
          <Show when={said() !== ''}>
            <span class="tag">{said()}</span>
          </Show>
        </>
      )
    }}
  </Show>
)

/** Who sits where: points, presence, whose turn by a lit edge, and what each has. */
export const Seats = (props: {
  table: LiveTable
  plug: AnyPlug
  info: TableInfo
  talk: Talk | null
  act(what: TableAct): void
  /** Plays what has been since. */
  showAgain(since: Seq): void
  showScores(): void
}) => {
  const [opened, setOpened] = createSignal<Seat | null>(null)
  /** Narrow pages show what a seat has when it is asked for. */
  const isWide = createWide()
  /** What lies over the board goes for what is to be seen or done there. */
  const clear = (): void => void (isWide() || setOpened(null))
  const showAgain = (since: Seq): void => {
    props.showAgain(since)
    clear()
  }
  /** Beside open seats there is room for what points are made of: they lead there. */
  const press = (seat: Seat, target: Element): void => {
    if (isWide() && target.closest('.points') !== null) props.showScores()
    else setOpened(opened() === seat ? null : seat)
  }
  const points = (seat: Seat): number => props.table.ui.points(props.table.view(), seat)
  const isAsked = (seat: Seat): boolean => props.table.decisions().some((decision) => decision.seat === seat)
  /** Bots and stand-ins have no clock to watch. */
  const clockOf = (seat: Seat): SeatClock | undefined => {
    const info = props.info.seats[seat]
    return info?.kind === 'person' && !info.standIn ? props.info.clocks[seat] : undefined
  }
  /** Somebody for whom a stand-in may be called, now or in a while. */
  const isWaitedFor = (info: SeatInfo, seat: Seat): boolean => {
    const { me } = props.table
    if (info.kind !== 'person' || info.standIn || !isAsked(seat)) return false
    return me() !== null && me() !== seat && (!info.present || clockOf(seat) !== undefined)
  }
  return (
    <ul class="seats" aria-label={w().seats} onKeyDown={({ key }) => key === 'Escape' && setOpened(null)}>
      <For each={props.info.seats}>
        {(info, index) => {
          const seat = seatOf(index())
          const Waited = () => (
            <Suspense>
              <Show when={isWaitedFor(info, seat)}>
                <StandIn info={info} clock={clockOf(seat)} call={() => props.act({ act: 'standIn', seat })} />
              </Show>
            </Suspense>
          )
          return (
            <li
              class="seat"
              style={{ '--who': `var(--seat-${seat})` }}
              classList={{ asked: isAsked(seat), me: props.table.me() === seat, open: opened() === seat }}
              aria-current={isAsked(seat) || undefined}
              data-anchor={`seat:${seat}`}
            >
              <button
                type="button"
                class="chip"
                aria-expanded={opened() === seat}
                onClick={({ target }) => press(seat, target)}
              >
                <Emblem seat={seat} />
                <span class="name">{props.table.nameOf(seat)}</span>
                <Presence info={info} character={characterAt(props.info, seat)} />
                {props.table.ui.Sign?.({ table: props.table, seat })}
                <Suspense>
                  <Show when={clockOf(seat)}>{(clock) => <Clock clock={clock()} />}</Show>
                </Suspense>
                <Show
                  when={props.table.ui.Progress}
                  keyed
                  fallback={
                    <b class="points" data-lands>
                      <Suspense>
                        <Foretold table={props.table} seat={seat} />
                      </Suspense>
                      <span role="img" aria-label={w().points(points(seat))}>
                        {figure(points(seat))}
                      </span>
                    </b>
                  }
                >
                  {(Progress) => (
                    <b class="points" data-lands>
                      <Progress table={props.table} seat={seat} />
                    </b>
                  )}
                </Show>
              </button>
              <Show when={!isWide() && props.table.ui.Glance} keyed>
                {(Glance) => (
                  <div class="glance">
                    <Glance table={props.table} seat={seat} />
                  </div>
                )}
              </Show>
              <Show when={isWide() || opened() === seat}>
                <div class="drawer">
                  <div class="holdings">
                    <props.table.ui.Holdings table={props.table} seat={seat} />
                  </div>
                  <div class="foot">
                    <Suspense>
                      <SeatFoot {...props} seat={seat} showAgain={showAgain} />
                    </Suspense>
                  </div>
                  <Suspense>
                    <TakeBack {...props} seat={seat} />
                    <Show when={opened() === seat}>
                      <SeatFigures {...props} seat={seat} clear={clear} />
                    </Show>
                  </Suspense>
                  <Show when={!isWide()}>
                    <Waited />
                  </Show>
                </div>
              </Show>
              <Show when={isWide() || opened() !== seat}>
                <Waited />
              </Show>
            </li>
          )
        }}
      </For>
    </ul>
  )
}
