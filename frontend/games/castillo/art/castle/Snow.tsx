/** Falling snow over the whole board, for rounds with a winter card. */
import { For } from 'solid-js'

const flakes = Array.from({ length: 40 }, (_, at) => ({
  x: ((at * 379) % 1000) - 20,
  y: (at * 233) % 860,
  r: 2.4 + (at % 4) * 1.1,
  seconds: 9 + ((at * 7) % 9),
}))

/** About forty flakes; they stand still where motion is not wanted. */
export const Snow = () => (
  <g aria-hidden="true" pointer-events="none">
    <For each={flakes}>
      {({ x, y, r, seconds }) => (
        <circle
          class="ca-flake"
          cx={x}
          cy={y}
          r={r}
          style={{
            '--ca-y': `${y}`,
            'animation-duration': `${seconds}s`,
            'animation-delay': `${-seconds * (y / 860)}s`,
          }}
        />
      )}
    </For>
  </g>
)
