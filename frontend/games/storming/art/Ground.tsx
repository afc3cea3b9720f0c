/** The country in storm light: a map of wheat, hedges and streams, laid on the table. */
import { For, type JSX } from 'solid-js'
import { type PlayerCount, regionsFor } from '../../../../shared/games/storming/layout.ts'
import { fieldsOf, bordersOf, indexOf, outlineOf, streamPaths } from './land.ts'

const tones = ['wheat', 'straw', 'meadow', 'wheat', 'fallow', 'stubble'] as const

/** Furrows: two patterns, turned for each field. */
const Furrows = () => (
  <defs>
    <pattern id="st-rows" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
      <path d="M0 1.5H6M0 4.5H6" stroke="var(--st-furrow)" stroke-width=".9" opacity=".5" />
    </pattern>
    <pattern
      id="st-sheaves"
      width="9"
      height="8"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-38)"
    >
      <path d="M2 6L3 2L4 6M6.5 8L7.5 4L8.5 8" stroke="var(--st-furrow)" fill="none" opacity=".55" />
    </pattern>
    <pattern id="st-tufts" width="13" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(9)">
      <path d="M3 5L4 2L5 5M9 10L10 7L11 10" stroke="var(--st-hedge)" fill="none" opacity=".5" />
    </pattern>
    <radialGradient id="st-beam" cx=".24" cy=".12" r="1">
      <stop stop-color="#fff3cf" stop-opacity=".36" />
      <stop offset=".45" stop-color="#fff3cf" stop-opacity="0" />
      <stop offset="1" stop-color="#1b2436" stop-opacity=".34" />
    </radialGradient>
    <radialGradient id="st-cloud">
      <stop stop-color="#1b2436" stop-opacity=".3" />
      <stop offset="1" stop-color="#1b2436" stop-opacity="0" />
    </radialGradient>
  </defs>
)

const grain = (tone: number, turn: number): string =>
  tones[tone] === 'meadow' || tones[tone] === 'fallow'
    ? 'st-tufts'
    : turn % 2 === 0
      ? 'st-rows'
      : 'st-sheaves'

/** What lies under all that changes, piece by piece. */
export const ground = (players: PlayerCount): readonly (() => JSX.Element)[] => {
  const places = regionsFor(players)
  const all = places.map(outlineOf).join('')
  const { hedges, lanes } = bordersOf(places)
  return [
    Furrows,
    () => (
      <g stroke-linejoin="round">
        <path d={all} stroke="#000" stroke-opacity=".35" stroke-width="42" transform="translate(4 8)" />
        <path d={all} stroke="var(--st-sheet-edge)" stroke-width="39" />
        <path d={all} stroke="var(--st-sheet)" stroke-width="35" />
        <path d={all} stroke="var(--st-sheet-edge)" stroke-width="9" stroke-opacity=".55" />
      </g>
    ),
    ...places.map((place) => () => (
      <For each={fieldsOf(place, indexOf(place))}>
        {({ path, tone, turn }) => (
          <>
            <path d={path} fill={`var(--st-${tones[tone]})`} stroke="var(--st-furrow)" stroke-width=".8" />
            <path d={path} fill={`url(#${grain(tone, turn)})`} />
          </>
        )}
      </For>
    )),
    () => (
      <g fill="none" stroke-linecap="round">
        <path d={lanes} stroke="var(--st-furrow)" stroke-width="5.5" opacity=".55" />
        <path d={lanes} stroke="var(--st-lane)" stroke-width="3.6" />
        <path
          d={hedges}
          stroke="var(--st-hedge-shade)"
          stroke-width="6"
          transform="translate(1.2 2)"
          opacity=".7"
        />
        <path d={hedges} stroke="var(--st-hedge)" stroke-width="5.5" />
        <path d={hedges} stroke="var(--st-hedge)" stroke-width="8.5" stroke-dasharray="0 9 0 13 0 7" />
        <path
          d={hedges}
          stroke="var(--st-hedge-lit)"
          stroke-width="3.4"
          stroke-dasharray="0 9 0 13 0 7"
          transform="translate(-1 -1.5)"
        />
      </g>
    ),
    () => (
      <g fill="none" stroke-linecap="round" stroke-linejoin="round">
        <For each={streamPaths}>
          {(stream, index) => (
            <>
              <path d={stream} stroke="var(--st-bank)" stroke-width={index() === 0 ? 9 : 7} />
              <path d={stream} stroke="var(--st-water)" stroke-width={index() === 0 ? 6 : 4.4} />
              <path
                d={stream}
                stroke="var(--st-water-lit)"
                stroke-width="1.4"
                opacity=".6"
                transform="translate(-.8 -1)"
              />
            </>
          )}
        </For>
      </g>
    ),
  ]
}

/** The light of a storm that has just gone over: it falls on the land, not on what stands there. */
export const Light = (props: { players: PlayerCount }) => {
  const all = regionsFor(props.players).map(outlineOf).join('')
  return (
    <g pointer-events="none">
      <path d={all} fill="url(#st-beam)" />
      <ellipse cx="520" cy="190" rx="150" ry="70" fill="url(#st-cloud)" />
      <ellipse cx="300" cy="420" rx="140" ry="60" fill="url(#st-cloud)" />
    </g>
  )
}
