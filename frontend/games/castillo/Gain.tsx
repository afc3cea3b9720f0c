/** What a helper would score, if all helpers were scored right after it is placed. */
import { Show } from 'solid-js'
import { Laurel } from '../../kit/pieces/pieces.tsx'
import { figure } from '../../kit/sums.ts'

/** Above a place on the board. */
export const Gain = (props: { points: number }) => (
  <Show when={props.points !== 0}>
    <g class="ca-gain">
      <Laurel x={0} y={-33} size={34} figure={figure(props.points)} />
    </g>
  </Show>
)

/** Beside a way to place it. */
export const GainLabel = (props: { points: number; said: string }) => (
  <Show when={props.points !== 0}>
    <svg viewBox="-23 -22 46 44" width="34" height="32" role="img" aria-label={props.said}>
      <Laurel x={0} y={0} size={40} figure={figure(props.points)} />
    </svg>
  </Show>
)
