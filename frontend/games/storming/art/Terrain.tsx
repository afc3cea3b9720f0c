/** Forest, mountain and lake, painted over the fields of a region. */
import { For, Match, Switch } from 'solid-js'
import type { RegionPlace } from '../../../../shared/games/storming/layout.ts'
import type { Terrain } from '../../../../shared/games/storming/state.ts'
import { indexOf, noise, outlineOf } from './land.ts'

const ink = '#2a2520'

interface Tree {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Rows of pines from the back to the front; the glade in the middle is left to who stands there. */
const treesIn = (index: number, isCleared: boolean): readonly Tree[] =>
  Array.from({ length: 9 }, (_, row) => {
    const y = -36 + row * 9.4
    const half = Math.min(38, (50 - Math.abs(y)) * 1.6)
    const count = Math.max(1, Math.floor(half / 7))
    return Array.from({ length: count }, (_tree, nth) => {
      const seed = index * 17 + row * 5 + nth
      return {
        x: (count === 1 ? 0 : -half + (2 * half * nth) / (count - 1)) + (noise(seed) - 0.5) * 8,
        y: y + (noise(seed + 0.4) - 0.5) * 5,
        size: 0.72 + noise(seed + 0.8) * 0.4,
      }
    })
  })
    .flat()
    .filter(({ x, y }) => !isCleared || Math.hypot(x / 1.15, y) > 24)

const Pine = (props: Tree) => (
  <g transform={`translate(${props.x.toFixed(1)} ${props.y.toFixed(1)}) scale(${props.size.toFixed(2)})`}>
    <ellipse cx="3" cy="8" rx="9" ry="3" fill="#000" opacity=".25" />
    <path
      d="M0-18L6-8H3.5L9 1H5.5L11 8H-11L-5.5 1H-9L-3.5-8H-6z"
      fill="var(--st-pine)"
      stroke={ink}
      stroke-width="1"
      stroke-linejoin="round"
    />
    <path d="M0-18L-6-8H-3.5L-9 1H-5.5L-11 8H-3L0-8z" fill="var(--st-pine-lit)" />
  </g>
)

const Forest = (props: { index: number; isCleared: boolean }) => (
  <For each={treesIn(props.index, props.isCleared)}>{(tree) => <Pine {...tree} />}</For>
)

/** Chalk: pale flanks, dark scree, a little snow of its own colour. */
const Mountain = () => (
  <g stroke={ink} stroke-width="1.2" stroke-linejoin="round">
    <path d="M-44 22L-27-8L-20-2L-12-14L6 24z" fill="var(--st-chalk-shade)" />
    <path d="M-44 22L-27-8L-24 4L-30 22z" fill="var(--st-chalk)" stroke="none" />
    <path d="M-24 33L-4-38L2-33L9-42L18-22L24-24L44 31Q10 38-24 33z" fill="var(--st-chalk-shade)" />
    <path
      d="M-24 33L-4-38L2-33L9-42L6-20L11-6L2 8L6 22L-4 34Q-14 34-24 33z"
      fill="var(--st-chalk)"
      stroke="none"
    />
    <path
      d="M9-42L6-20L11-6L2 8L6 22M18-22L20-8L28 4L27 18M-8-18L-10-4L-16 8"
      fill="none"
      stroke="var(--st-chalk-deep)"
    />
    <path
      d="M-34 34L-27 27L-20 31L-13 26L-4 33L4 28L12 34L20 28L30 33L36 29L42 33"
      fill="none"
      stroke="var(--st-chalk-deep)"
    />
  </g>
)

const Lake = (props: { place: RegionPlace }) => {
  const outline = outlineOf(props.place)
  const inner = (scale: number): string =>
    `translate(${props.place.x * (1 - scale)} ${props.place.y * (1 - scale)}) scale(${scale})`
  return (
    <g transform={`translate(${-props.place.x} ${-props.place.y})`} stroke-linejoin="round">
      <path
        d={outline}
        transform={inner(0.8)}
        fill="var(--st-bank)"
        stroke="var(--st-bank)"
        stroke-width="12"
      />
      <path
        d={outline}
        transform={inner(0.77)}
        fill="var(--st-water)"
        stroke="var(--st-water)"
        stroke-width="10"
      />
      <path
        d={outline}
        transform={inner(0.56)}
        fill="var(--st-water-deep)"
        stroke="var(--st-water-deep)"
        stroke-width="14"
      />
      <g
        transform={`translate(${props.place.x} ${props.place.y})`}
        fill="none"
        stroke="var(--st-water-lit)"
        stroke-width="1.6"
        stroke-linecap="round"
      >
        <path d="M-22-14q5-4 10 0t10 0M2-22q4-3 8 0t8 0M-6 4q5-4 10 0t10 0M-24 12q4-3 8 0t8 0M4 22q4-3 8 0t8 0" />
      </g>
      <g
        transform={`translate(${props.place.x - 30} ${props.place.y + 20})`}
        stroke="var(--st-hedge-shade)"
        stroke-width="1.5"
        fill="none"
      >
        <path d="M0 8Q1 0-2-6M3 9Q4 0 5-8M6 9Q8 3 11-2" />
      </g>
    </g>
  )
}

export const TerrainArt = (props: { place: RegionPlace; terrain: Terrain; isCleared: boolean }) => (
  <Switch>
    <Match when={props.terrain === 'forest'}>
      <Forest index={indexOf(props.place)} isCleared={props.isCleared} />
    </Match>
    <Match when={props.terrain === 'mountain'}>
      <Mountain />
    </Match>
    <Match when={props.terrain === 'lake'}>
      <Lake place={props.place} />
    </Match>
  </Switch>
)
