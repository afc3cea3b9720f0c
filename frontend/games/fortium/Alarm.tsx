/** Nobody overlooks that the end has begun. */
import { Show } from 'solid-js'
import { lastRound } from '../../../shared/games/fortium/steps/ending.ts'
import { Brick, Mark } from './art/pieces.tsx'
import type { HandProps } from './handProps.ts'

export const Alarm = (props: HandProps) => {
  const left = (): number | null => {
    const state = props.choice.table.view()
    const last = lastRound(state)
    return last === null || state.phase === 'finished' ? null : Math.max(0, last - state.round)
  }
  return (
    <Show when={left() !== null}>
      <p class="ft-alarm" role="status" data-card="round">
        <Mark size={22}>
          <Brick kind="diamond" x={0} y={0} size={36} />
        </Mark>
        <b>{props.texts.hand.countdown(left() ?? 0)}</b>
        <span>{props.texts.hand.doubled}</span>
      </p>
    </Show>
  )
}
