/**
 * The rounds still to come, on a rope between the towers: each a pennant with its talers. Its number, which counts down,
 * is told by its card: beside the bar, which counts the rounds upwards, it would be a second count.
 */
import { For, Show } from 'solid-js'
import { winterSpacesFor } from '../../../shared/games/castillo/components.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import { roundSpaceOf } from '../../../shared/games/castillo/steps/winter.ts'
import { Coin } from '../../kit/pieces/pieces.tsx'
import { icons } from './art/icons.ts'
import { Icon } from './art/pieces.tsx'
import { ink } from './art/colors.ts'
import { trackPoint } from './places.ts'
import type { Texts } from './texts.es.ts'

export const RoundTrack = (props: { state: State; texts: Texts }) => {
  const { rounds } = props.state.config
  const spaces = Array.from({ length: rounds }, (_, index) => rounds - index)
  const marked = props.state.config.winter === 'yes' ? winterSpacesFor(rounds) : []
  const hasTalers = props.state.config.roundTrackTalers === 'one'
  const now = (): number => roundSpaceOf(props.state)
  const isOver = (): boolean => props.state.phase === 'finished'
  return (
    <g role="img" aria-label={isOver() ? props.texts.over : props.texts.places.roundSpace(now())}>
      <path d="M128 -26Q500 18 872 -26" fill="none" stroke={ink} stroke-width="2.5" />
      <For each={spaces}>
        {(space) => {
          const { x, y } = trackPoint(rounds, space)
          const isPast = (): boolean => space > now() || isOver()
          return (
            <g
              transform={`translate(${x} ${y})`}
              class="ca-pennant"
              classList={{
                past: isPast(),
                now: space === now() && !isOver(),
                marked: marked.includes(space),
              }}
              data-anchor={`round:${space}`}
            >
              <path d="M-17 0H17V26L0 40L-17 26z" stroke={ink} stroke-width="1.8" />
              <Show when={space < now() && !isOver()}>
                <Show when={hasTalers} fallback={<Coin x={0} y={18} size={34} figure={space} />}>
                  <circle cy="30" r="5" fill="#e3b95e" stroke={ink} stroke-width="1.4" />
                </Show>
              </Show>
              <Show when={marked.includes(space) && !isPast()}>
                <Icon d={icons.hardFrost} x={0} y={46} size={22} fill="var(--ca-frost)" />
              </Show>
            </g>
          )
        }}
      </For>
    </g>
  )
}
