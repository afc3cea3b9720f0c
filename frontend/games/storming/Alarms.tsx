/** Nobody overlooks who is one step from winning, nor whose last settlement stands, nor which of one’s last two is in reach. */
import { createMemo, For } from 'solid-js'
import { type Seat, seatsOf } from '../../../shared/engine/ids.ts'
import { createWide } from '../../kit/media.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import type { HandProps } from './handProps.ts'
import { inReachWords, stepWords } from './Points.tsx'
import { inReach, lastStands, oneStep } from './points.ts'

interface Alarm {
  /** Who could win. */
  readonly seats: readonly Seat[]
  readonly said: string
  readonly isCalm?: boolean
  /** The region it speaks of: its card shows where that is. */
  readonly at?: string
}

export const Alarms = (props: HandProps) => {
  const t = () => props.texts.seats.alarms
  const { table } = props.choice
  const isWide = createWide()
  const all = () => seatsOf(table.view().config.players)
  const isMe = (seat: Seat): boolean => seat === table.me()
  /** Which of one's own two settlements could be taken next, and by whom. */
  const threat = (isBrief: boolean): readonly Alarm[] => {
    const me = table.me()
    const places = me === null ? [] : inReach(table.view(), me)
    const [first] = places
    if (first === undefined) return []
    const words = inReachWords(props.texts, table, places)
    const seats = all().filter((seat) => places.some(({ by }) => by.includes(seat)))
    return [{ seats, said: isBrief ? words : t().two(words), isCalm: true, at: first.region }]
  }
  /** In few words, as two of them lie beside each other; a name first, but of one's own. */
  const briefly = (seat: Seat): readonly Alarm[] => {
    const said = stepWords(t(), table, seat)
    if (said === null) return []
    const named = `${table.nameOf(seat)}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`
    return [{ seats: [seat], said: isMe(seat) ? said : named, isCalm: oneStep(table.view(), seat) === null }]
  }
  /** A last settlement is told of once, with all who could take it. */
  const inFull = (seat: Seat): readonly Alarm[] => {
    const name = table.nameOf(seat)
    const step = oneStep(table.view(), seat)
    const takers = all().filter((other) => {
      const way = oneStep(table.view(), other)
      return way?.by === 'conquest' && way.victim === seat
    })
    const [one, second] = takers
    const left = isMe(seat) ? t().ownLeft : t().left(name)
    const told: Alarm[] = []
    if (one !== undefined) {
      const by = table.nameOf(one)
      const alone = isMe(seat) ? t().onMe(by) : isMe(one) ? t().ownConquest(name) : t().conquest(by, name)
      told.push({ seats: takers, said: second === undefined ? alone : left })
    } else if (lastStands(table.view(), seat)) told.push({ seats: [seat], said: left, isCalm: true })
    if (step?.by === 'points') told.push({ seats: [seat], said: isMe(seat) ? t().ownPoint : t().point(name) })
    return told
  }
  /** Who could win with one step before who could only lose with more. */
  const told = createMemo(() =>
    [...all().flatMap(isWide() ? inFull : briefly), ...threat(!isWide())].toSorted(
      (one, other) => Number(one.isCalm ?? false) - Number(other.isCalm ?? false),
    ),
  )
  return (
    <div class="st-alarms">
      <For each={told()}>
        {({ seats, said, isCalm, at }) => (
          <p
            class="st-alarm"
            classList={{ 'st-calm': isCalm === true }}
            role="status"
            data-card={at ?? `seat:${seats[0]}`}
            data-weighed=""
          >
            <span>
              <For each={seats}>{(seat) => <Emblem seat={seat} />}</For>
            </span>
            <b>{said}</b>
          </p>
        )}
      </For>
    </div>
  )
}
