/** What a press would bring or cost in points, as a laurel at the corner of what is pressed; with a crown where it wins the game. */
import { createMemo, Show } from 'solid-js'
import type { Move } from '../../../shared/games/storming/moves.ts'
import { Laurel } from '../../kit/pieces/pieces.tsx'
import { signed } from '../../kit/sums.ts'
import { gainOf, wins } from './gain.ts'
import type { HandProps } from './handProps.ts'

interface Gain {
  /** Null: the game. */
  readonly figure: string | null
  readonly said: string
}

/** Of several things to do the one that brings most. */
export const gainIn = ({ choice, texts }: HandProps, moves: readonly Move[]): Gain | null => {
  if (moves.some((move) => wins(choice, move))) return { figure: null, said: texts.planning.scenes.wins }
  const gain = Math.max(...moves.map((move) => gainOf(choice, move)))
  return gain === 0 ? null : { figure: signed(gain), said: `${texts.scores['points']}: ${signed(gain)}` }
}

export const GainMark = (props: { gain: Gain }) => (
  <>
    <Laurel x={0} y={0} size={40} figure={props.gain.figure ?? ''} />
    <Show when={props.gain.figure === null}>
      <path
        d="M-11 9L-12-6L-5 0L0-10L5 0L12-6L11 9z"
        fill="#e3b95e"
        stroke="#2a2520"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
    </Show>
  </>
)

export const Brings = (props: HandProps & { move: Move | null }) => {
  const gain = createMemo(() => (props.move === null ? null : gainIn(props, [props.move])))
  return (
    <Show when={gain()}>
      {(one) => (
        <svg class="st-gain" viewBox="-22 -22 44 44" role="img" aria-label={one().said}>
          <GainMark gain={one()} />
        </svg>
      )}
    </Show>
  )
}
