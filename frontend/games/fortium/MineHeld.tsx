/**
 * Round the diamond mine, once somebody has the gold floor: whose colour it is in. Dashed, who stands there has no camp and
 * places nothing; faint, nobody stands there. Its card says the same in words.
 */
import { For, Show } from 'solid-js'
import { floors } from '../../../shared/games/fortium/components.ts'
import { diamondMine } from '../../../shared/games/fortium/layout.ts'
import { hasCamp, minersOn } from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import type { Plan } from './plan.ts'

export const MineHeld = (props: { state: State; plan: Plan }) => {
  const at = props.plan.at(diamondMine)
  const isOpen = (): boolean =>
    props.state.phase !== 'finished' &&
    props.state.players.some(({ floors: built }) => built === floors.length)
  const holder = () => minersOn(props.state, diamondMine)[0]?.seat
  const lacksCamp = (): boolean => {
    const seat = holder()
    return seat === undefined || !hasCamp(props.state, seat, 'diamond')
  }
  return (
    <Show when={isOpen()}>
      <g class="ft-mine-held" classList={{ bare: holder() === undefined }} aria-hidden="true">
        <For each={['#1d2a30', holder() === undefined ? '#fbf7ee' : `var(--seat-${holder()})`]}>
          {(color, index) => (
            <circle
              cx={at.x}
              cy={at.y}
              r="43"
              fill="none"
              stroke={color}
              stroke-width={index() === 0 ? 7 : 4.5}
              stroke-dasharray={lacksCamp() ? '14 8.5' : undefined}
            />
          )}
        </For>
      </g>
    </Show>
  )
}
