/** Nobody overlooks who is one step from winning, nor whose last settlement stands. */
import { createMemo, For } from 'solid-js'
import { type Seat, seatsOf } from '../../../shared/engine/ids.ts'
import { createWide } from '../../kit/media.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import type { HandProps } from './handProps.ts'
import { stepWords } from './Points.tsx'
import { lastStands, oneStep } from './points.ts'

export const Alarms = (props: HandProps) => {
  const t = () => props.texts.seats.alarms
  const table = props.choice.table
  /** Narrow, its emblem stands for a name: two of them lie beside each other, and over no card of the display. */
  const isWide = createWide()
  const words = (seat: Seat): string | null => {
    if (!isWide()) return stepWords(t(), table, seat)
    const step = oneStep(table.view(), seat)
    if (step === null) {
      if (!lastStands(table.view(), seat)) return null
      // Up to three of them lie below the display: of others its emblem says whose it is.
      return seat === table.me() ? t().ownLeft : stepWords(t(), table, seat)
    }
    if (step.by === 'points') return seat === table.me() ? t().ownPoint : t().point(table.nameOf(seat))
    if (seat === table.me()) return t().ownConquest(table.nameOf(step.victim))
    return step.victim === table.me()
      ? t().onMe(table.nameOf(seat))
      : t().conquest(table.nameOf(seat), table.nameOf(step.victim))
  }
  /** Who could win with one step before who could only lose with more. */
  const told = createMemo(() =>
    seatsOf(table.view().config.players)
      .flatMap((seat) => {
        const said = words(seat)
        return said === null ? [] : [{ seat, said, isCalm: oneStep(table.view(), seat) === null }]
      })
      .toSorted((one, other) => Number(one.isCalm) - Number(other.isCalm)),
  )
  return (
    <div class="st-alarms">
      <For each={told()}>
        {({ seat, said, isCalm }) => (
          <p
            class="st-alarm"
            classList={{ 'st-calm': isCalm }}
            role="status"
            data-card={`seat:${seat}`}
            data-weighed=""
          >
            <Emblem seat={seat} />
            <b>{said}</b>
          </p>
        )}
      </For>
    </div>
  )
}
