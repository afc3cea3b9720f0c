/** What a press would bring or cost in points, as a laurel at the corner of what is pressed. */
import { createMemo, Show } from 'solid-js'
import type { Move } from '../../../shared/games/storming/moves.ts'
import { Laurel } from '../../kit/pieces/pieces.tsx'
import { signed } from '../../kit/sums.ts'
import { gainOf } from './gain.ts'
import type { HandProps } from './handProps.ts'

export const Brings = (props: HandProps & { move: Move | null }) => {
  const gain = createMemo(() => (props.move === null ? 0 : gainOf(props.choice, props.move)))
  return (
    <Show when={gain() !== 0}>
      <svg
        class="st-gain"
        viewBox="-22 -22 44 44"
        role="img"
        aria-label={`${props.texts.scores['points']}: ${signed(gain())}`}
      >
        <Laurel x={0} y={0} size={40} figure={signed(gain())} />
      </svg>
    </Show>
  )
}
