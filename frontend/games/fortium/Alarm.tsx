/** Nobody overlooks that the end has begun, nor that a rival's next turn brings it while that can be averted. */
import { createMemo, Show } from 'solid-js'
import { areRivals, playing } from '../../../shared/games/fortium/position.ts'
import { lastRound } from '../../../shared/games/fortium/steps/ending.ts'
import { Brick, Mark } from './art/pieces.tsx'
import type { HandProps } from './handProps.ts'
import { endWords, threatSaid } from './Soon.tsx'

export const Alarm = (props: HandProps) => {
  const left = (): number | null => {
    const state = props.choice.table.view()
    const last = lastRound(state)
    return last === null || state.phase === 'finished' ? null : Math.max(0, last - state.round)
  }
  const words = endWords()
  const threats = createMemo((): string => {
    const { table } = props.choice
    const [c, state, me] = [words(), table.view(), table.me()]
    if (c === undefined) return ''
    return playing(state)
      .filter((seat) => me === null || areRivals(state, me, seat))
      .flatMap((seat) => {
        const said = threatSaid(c, table, seat)
        return said === null ? [] : [`${table.nameOf(seat)} ${said}.`]
      })
      .join(' ')
  })
  const countdown = (): string => {
    const rounds = left()
    return rounds === null ? '' : props.texts.hand.countdown(rounds)
  }
  return (
    <Show when={countdown() || threats()}>
      <p class="ft-alarm" role="status" data-card="round">
        <Mark size={22}>
          <Brick kind="diamond" x={0} y={0} size={36} />
        </Mark>
        <b>{threats() || countdown()}</b>
        {/* How many rounds are left stands in the bar as well. */}
        <Show when={!threats()}>
          <span>{props.texts.hand.doubled}</span>
        </Show>
      </p>
    </Show>
  )
}
