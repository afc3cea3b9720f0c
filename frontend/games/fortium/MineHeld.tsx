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

/** Until the last die of a fight lies, who is attacked there [FT-4.19]. */
const holderOf = (state: State) => {
  const there = minersOn(state, diamondMine)
  return (there.find(({ seat }) => seat !== state.active) ?? there[0])?.seat
}

/** How the ring is drawn; null: there is none. */
export const ringOf = (state: State): 'solid' | 'dashed' | null => {
  if (state.phase === 'finished' || state.players.every(({ floors: built }) => built < floors.length))
    return null
  const seat = holderOf(state)
  return seat !== undefined && hasCamp(state, seat, 'diamond') ? 'solid' : 'dashed'
}

export const MineHeld = (props: { state: State; plan: Plan }) => {
  const at = props.plan.at(diamondMine)
  const holder = () => holderOf(props.state)
  return (
    <Show when={ringOf(props.state)}>
      <g
        class="ft-mine-held"
        classList={{ bare: holder() === undefined }}
        data-card={diamondMine}
        aria-hidden="true"
      >
        <For each={['#1d2a30', holder() === undefined ? '#fbf7ee' : `var(--seat-${holder()})`]}>
          {(color, index) => (
            <circle
              cx={at.x}
              cy={at.y}
              r="43"
              fill="none"
              stroke={color}
              stroke-width={index() === 0 ? 7 : 4.5}
              stroke-dasharray={ringOf(props.state) === 'dashed' ? '14 8.5' : undefined}
            />
          )}
        </For>
      </g>
    </Show>
  )
}
