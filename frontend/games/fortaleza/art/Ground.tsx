/** What never changes: meadow, score track, curtain wall, lanes. Drawn once, under everything. */
import { For } from 'solid-js'
import { scoreTrackCells } from '../../../../shared/games/fortaleza/components.ts'
import { trackCellOf } from '../track.ts'
import { ink } from './colors.ts'

const perSide = scoreTrackCells / 4
const step = 1000 / (perSide + 1)
const inset = 21

/** Centre of a cell of the score track, clockwise from the north-west corner [FZ-2.9]. */
export const trackCell = (score: number): { readonly x: number; readonly y: number } => {
  const cell = trackCellOf(score)
  const along = step / 2 + (cell % perSide) * step
  switch (Math.floor(cell / perSide)) {
    case 0:
      return { x: along, y: inset }
    case 1:
      return { x: 1000 - inset, y: along }
    case 2:
      return { x: 1000 - along, y: 1000 - inset }
    default:
      return { x: inset, y: 1000 - along }
  }
}

/** As large as the board: who walks along it goes by that. */
const Track = () => (
  <g data-anchor="track">
    <rect width="1000" height="1000" fill="none" />
    <For each={Array.from({ length: scoreTrackCells }, (_, cell) => cell)}>
      {(cell) => {
        const { x, y } = trackCell(cell)
        const isMarked = cell % 5 === 0
        return (
          <>
            <rect x={x - 19} y={y - 15} width="40" height="35" rx="9" opacity=".2" />
            <rect
              x={x - 20}
              y={y - 17}
              width="40"
              height="34"
              rx="9"
              fill={isMarked ? 'var(--fz-track-five)' : 'var(--fz-track)'}
              stroke={ink}
              stroke-opacity=".6"
              stroke-width="1.5"
            />
            {isMarked && (
              <text
                class="fz-mark"
                x={x}
                y={y + 8.5}
                text-anchor="middle"
                font-size="24"
                font-weight="700"
                fill="var(--fz-track-ink)"
              >
                {cell}
              </text>
            )}
          </>
        )
      }}
    </For>
  </g>
)

/** Bushes outside the walls, cypresses and roofs within: neither fortress nor meadow is empty. */
const bushes = [
  [54, 150, 0.8],
  [57, 262, 0.6],
  [948, 150, 0.7],
  [945, 352, 0.9],
  [250, 54, 0.7],
  [345, 57, 0.55],
  [655, 54, 0.8],
  [446, 392, 0.9],
  [606, 596, 1],
  [372, 470, 0.8],
] as const
const cypresses = [
  [168, 398],
  [298, 402],
  [390, 398],
  [606, 398],
  [698, 402],
  [828, 400],
] as const
/** Where a house stands, how it is turned, how large it is. */
const houses = [
  [196, 398, 90, 0.8],
  [246, 400, 0, 1],
  [344, 398, 0, 1.05],
  [652, 398, 0, 1],
  [742, 398, 0, 1.1],
  [800, 400, 90, 0.8],
] as const

/** Drawn once, shown in many places. */
const Stamps = () => (
  <defs>
    <clipPath id="fz-edge">
      <rect width="1000" height="1000" rx="16" />
    </clipPath>
    <pattern id="fz-tiles" width="12" height="9" patternUnits="userSpaceOnUse">
      <path d="M0 1Q3 6 6 1T12 1M6 1V9" fill="none" stroke={ink} opacity=".2" />
    </pattern>
    <pattern id="fz-cobbles" width="34" height="26" patternUnits="userSpaceOnUse">
      <path d="M3 6h9M20 4h6M10 18h7M26 20h6M1 22h4" stroke={ink} stroke-width="1.5" opacity=".11" />
    </pattern>
    <g id="fz-bush" stroke={ink} stroke-width="1.5">
      <ellipse cx="3" cy="5" rx="15" ry="11" stroke="none" opacity=".18" />
      <path d="M-12 4A8 8 0 0 1-9-8A9 9 0 0 1 7-9A8 8 0 0 1 11 4A9 9 0 0 1-12 4z" fill="var(--fz-bush)" />
      <circle cx="-4" cy="-4" r="5" fill="#fff" stroke="none" opacity=".2" />
    </g>
    <g id="fz-cypress" stroke={ink} stroke-width="1.5">
      <ellipse cx="5" cy="14" rx="11" ry="5" stroke="none" opacity=".2" />
      <path d="M0-20C8-8 9 4 6 14H-6C-9 4-8-8 0-20z" fill="var(--fz-bush)" />
      <path d="M-2-10C-5-2-5 4-3 10" fill="none" stroke="#fff" opacity=".25" />
    </g>
    <g id="fz-house" stroke={ink} stroke-width="1.5" stroke-linejoin="round">
      <path d="M-20-12H28V20H-20z" stroke="none" opacity=".18" />
      <path d="M-24-15H24V15H-24z" fill="var(--fz-roof)" />
      <path d="M-24 15L-11 0H11L24 15zM24-15L11 0L24 15z" fill="var(--fz-roof-shade)" />
      <path d="M-24-15L-11 0" opacity=".5" />
    </g>
  </defs>
)

const merlons = Array.from({ length: 16 }, (_, index) => index)

/** One side of the curtain wall, as north; the others are turned. */
const Curtain = (props: { turn: number }) => (
  <g transform={`rotate(${props.turn} 500 500)`}>
    <path d="M100 66H900V136H100z" fill="var(--fz-stone)" stroke={ink} stroke-width="2.5" />
    <path d="M100 122H900V136H100z" fill="var(--fz-stone-shade)" />
    <For each={merlons}>
      {(index) => (
        <rect
          x={116 + index * 49}
          y="55"
          width="28"
          height="15"
          fill="var(--fz-stone)"
          stroke={ink}
          stroke-width="2"
          stroke-linejoin="round"
        />
      )}
    </For>
    <path
      d="M120 96h22M160 108h18M262 90h20M352 110h20M560 92h24M640 108h18M744 92h22M838 108h20"
      stroke={ink}
      stroke-width="1.5"
      opacity=".3"
    />
  </g>
)

/** The fortress stands on the coast: sea below and to the left, meadow above. */
const Land = () => (
  <>
    <path d="M0 0H1000V1000H0z" fill="var(--fz-meadow)" />
    <path
      d="M0 0H1000V60C820 30 640 84 470 52S160 70 0 130zM1000 300V640C930 560 990 420 940 330z"
      fill="var(--fz-meadow-deep)"
      opacity=".5"
    />
    <path
      d="M0 590C60 640 20 720 52 800S40 900 96 938 300 944 420 936 700 950 820 934 940 880 1000 850V1000H0z"
      fill="var(--fz-sand)"
      stroke={ink}
      stroke-width="1.5"
    />
    <path
      d="M0 622C44 660 8 740 38 810S22 920 92 954 310 958 430 951 700 964 830 949 950 902 1000 876V1000H0z"
      fill="var(--fz-sea)"
    />
    <path
      d="M0 622C44 660 8 740 38 810S22 920 92 954 310 958 430 951 700 964 830 949 950 902 1000 876"
      fill="none"
      stroke="#fff"
      stroke-width="4"
      opacity=".55"
    />
    <path d="M476 0H524V1000H476zM0 476H1000V524H0z" fill="var(--fz-lane)" />
  </>
)

/** Streets from gate to gate and between the rows of quarters. */
const Yard = () => (
  <>
    <path d="M130 130H870V870H130z" fill="var(--fz-yard)" />
    <path
      d="M476 130H524V870H476zM130 476H870V524H130zM130 328H870V346H130zM130 654H870V672H130z"
      fill="var(--fz-lane)"
    />
    <path d="M130 130H870V870H130z" fill="url(#fz-cobbles)" />
    <For each={houses}>
      {([x, y, turn, size]) => (
        <use href="#fz-house" transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
      )}
    </For>
    <For each={cypresses}>{([x, y]) => <use href="#fz-cypress" transform={`translate(${x} ${y})`} />}</For>
    <For each={bushes}>
      {([x, y, size]) => <use href="#fz-bush" transform={`translate(${x} ${y}) scale(${size})`} />}
    </For>
    <path d="M136 136H864V160H136zM136 160H160V864H136z" fill="#000" opacity=".16" />
  </>
)

export const Ground = () => (
  <g aria-hidden="true" clip-path="url(#fz-edge)">
    <Stamps />
    <Land />
    <Track />
    <path d="M100 108H914V914H100z" fill="#000" opacity=".2" />
    <Yard />
    <For each={[0, 90, 180, 270]}>{(turn) => <Curtain turn={turn} />}</For>
    <rect x="2" y="2" width="996" height="996" rx="15" fill="none" stroke={ink} stroke-width="4" />
  </g>
)

/** Where the stones of the ring stand, and how tall what is left of each is. */
const ring = Array.from({ length: 12 }, (_, index) => ({
  x: 500 + 88 * Math.sin((index * Math.PI) / 6),
  y: 500 - 88 * Math.cos((index * Math.PI) / 6),
  tall: [20, 26, 12, 24, 8, 22][index % 6] ?? 20,
}))

/** The ruin in the middle, of a temple older than anybody knows. */
export const TempleRuin = () => (
  <g aria-hidden="true">
    <ellipse cx="506" cy="510" rx="114" ry="112" opacity=".16" />
    <path
      d="M500 386C566 384 616 436 614 502S562 616 498 613 385 560 387 496 440 388 500 386z"
      fill="var(--fz-temple)"
      stroke={ink}
      stroke-width="2.5"
    />
    <circle
      cx="500"
      cy="500"
      r="70"
      fill="var(--fz-socket)"
      stroke={ink}
      stroke-width="1.5"
      stroke-dasharray="26 7"
      opacity=".75"
    />
    <g fill="none" stroke={ink} stroke-width="4" stroke-linecap="round" opacity=".38">
      <For each={[0, 120, 240]}>
        {(turn) => (
          <path
            d="M500 500C480 488 478 458 500 450S532 466 522 480 502 478 508 468"
            transform={`rotate(${turn} 500 500)`}
          />
        )}
      </For>
    </g>
    <For each={ring}>
      {({ x, y, tall }) => (
        <g transform={`translate(${x} ${y})`} stroke={ink} stroke-width="2" stroke-linejoin="round">
          <ellipse cx="6" cy="4" rx="14" ry="6" stroke="none" opacity=".22" />
          <path d={`M-10 6V${4 - tall}L-6 ${-tall}H6L10 ${5 - tall}V6z`} fill="var(--fz-stone-shade)" />
          <path d={`M-10 6V${4 - tall}L-6 ${-tall}H2V6z`} fill="var(--fz-stone)" stroke="none" />
        </g>
      )}
    </For>
  </g>
)
