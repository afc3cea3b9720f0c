/** The frame of a place on a board, by which it is seen what can be pressed: one for all games, lit by its `Spot`. */
import './glow.css'

/** `d`: round the place, in the measures of the board; its lines are as wide on every board. */
export const Glow = (props: { d: string }) => (
  <g class="glow">
    <path class="glow-edge" d={props.d} />
    <path d={props.d} />
  </g>
)
