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

const Track = () => (
  <For each={Array.from({ length: scoreTrackCells }, (_, cell) => cell)}>
    {(cell) => {
      const { x, y } = trackCell(cell)
      const isMarked = cell % 5 === 0
      return (
        <>
          <rect
            x={x - 19}
            y={y - 17}
            width="38"
            height="34"
            rx="6"
            fill={isMarked ? 'var(--fz-track-five)' : 'var(--fz-track)'}
            stroke={ink}
            stroke-opacity=".45"
          />
          {isMarked && (
            <text
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
)

/** A bush, a rock, a cypress: the meadow outside is not empty. */
const Green = (props: { x: number; y: number; size: number }) => (
  <g transform={`translate(${props.x} ${props.y}) scale(${props.size})`}>
    <ellipse cx="3" cy="5" rx="15" ry="11" fill="#000" opacity=".16" />
    <circle r="12" fill="var(--fz-bush)" stroke={ink} stroke-width="1.5" />
    <circle cx="-3" cy="-4" r="6" fill="#fff" opacity=".18" />
  </g>
)

const greens = [
  [52, 175, 0.8],
  [56, 250, 0.6],
  [950, 160, 0.7],
  [946, 330, 0.9],
  [54, 640, 0.9],
  [60, 700, 0.6],
  [948, 655, 0.7],
  [250, 54, 0.7],
  [345, 58, 0.55],
  [655, 54, 0.8],
  [752, 950, 0.8],
  [350, 948, 0.9],
  [540, 952, 0.55],
  [945, 842, 0.8],
] as const

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

export const Ground = () => (
  <g aria-hidden="true">
    <path d="M0 0H1000V1000H0z" fill="var(--fz-meadow)" />
    <path
      d="M0 760C120 720 180 800 330 790S560 830 700 900 900 930 1000 905V1000H0zM0 0H1000V70C800 40 640 90 470 60S160 80 0 120z"
      fill="var(--fz-meadow-deep)"
      opacity=".5"
    />
    <path d="M476 0H524V1000H476zM0 476H1000V524H0z" fill="var(--fz-lane)" opacity=".9" />
    <For each={greens}>{([x, y, size]) => <Green x={x} y={y} size={size} />}</For>
    <Track />
    <path d="M100 108H912V912H100z" fill="#000" opacity=".18" />
    <path d="M130 130H870V870H130z" fill="var(--fz-yard)" />
    <path
      d="M476 130H524V870H476zM130 476H870V524H130zM130 352H870V382H130zM130 618H870V648H130z"
      fill="var(--fz-lane)"
    />
    <path d="M136 136H864V158H136zM136 136H158V864H136z" fill="#000" opacity=".14" />
    <For each={[0, 90, 180, 270]}>{(turn) => <Curtain turn={turn} />}</For>
  </g>
)

/** The ruin in the middle, of a temple older than anybody knows. */
export const TempleRuin = () => (
  <g aria-hidden="true">
    <circle cx="504" cy="508" r="112" fill="#000" opacity=".16" />
    <circle cx="500" cy="500" r="112" fill="var(--fz-temple)" stroke={ink} stroke-width="2.5" />
    <circle
      cx="500"
      cy="500"
      r="98"
      fill="none"
      stroke={ink}
      stroke-width="1.5"
      stroke-dasharray="22 9"
      opacity=".5"
    />
    <For each={Array.from({ length: 10 }, (_, index) => (index * 36 * Math.PI) / 180)}>
      {(angle, index) => (
        <circle
          cx={500 + 84 * Math.sin(angle)}
          cy={500 - 84 * Math.cos(angle)}
          r={index() % 3 === 1 ? 6 : 10}
          fill="var(--fz-stone)"
          stroke={ink}
          stroke-width="2"
        />
      )}
    </For>
    <path
      d="M462 462l24-8 8 18-22 10zM520 530l26 4-4 18-24-4z"
      fill="var(--fz-stone-shade)"
      stroke={ink}
      stroke-width="1.5"
    />
    <circle cx="500" cy="500" r="14" fill="none" stroke={ink} stroke-width="2" opacity=".6" />
    <path
      d="M500 486c8 6 8 12 0 14s-8 10 0 14M488 494c8-2 14 2 12 8"
      fill="none"
      stroke={ink}
      stroke-width="2"
      opacity=".6"
    />
  </g>
)
