/** What lies on the board and in stock, each drawn in one way: miners, tents, bricks, dice. */
import { For, type JSX, Show } from 'solid-js'
import type { Seat } from '../../../../shared/engine/ids.ts'
import type { Kind } from '../../../../shared/games/fortium/components.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'
import { ink, ores } from './colors.ts'

interface At {
  readonly x: number
  readonly y: number
}

/** A miner standing on x, y: helmet and coat of the seat, its emblem on the back, the lamp lit until it has walked. */
export const Miner = (props: At & { seat: Seat; lamp: boolean; hat?: boolean; scale?: number }) => (
  <g transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1})`}>
    <ellipse cx="2" cy="0" rx="11" ry="4" opacity=".3" />
    <path
      d="M9-20L15 1M5-21Q11-25 15-17"
      fill="none"
      stroke={ink}
      stroke-width="2.4"
      stroke-linecap="round"
    />
    <path
      d="M-9 0V-10C-9-16-6-18 0-18S9-16 9-10V0Q0 3-9 0z"
      fill={`var(--seat-${props.seat})`}
      stroke={ink}
      stroke-width="1.5"
    />
    <path d="M4 1.5V-17C8-16 9-14 9-10V0z" opacity=".18" />
    <EmblemMark seat={props.seat} x={0} y={-8} size={12} />
    <circle cy="-22" r="6.5" fill="#e9c39b" stroke={ink} stroke-width="1.3" />
    <Show
      when={props.hat}
      fallback={
        <>
          <path
            d="M-9-23C-9-31-5-33 0-33S9-31 9-23Q0-27-9-23z"
            fill={`var(--seat-${props.seat})`}
            stroke={ink}
            stroke-width="1.5"
            stroke-linejoin="round"
          />
          <path d="M-6-27Q-5-31-1-31" fill="none" stroke="#fff" stroke-width="1.6" opacity=".6" />
        </>
      }
    >
      <Hat x={0} y={-24} scale={0.5} />
    </Show>
    <Show
      when={props.lamp}
      fallback={<circle cy="-26" r="2.4" fill="#4a443c" stroke={ink} stroke-width="1" />}
    >
      <circle cy="-26" r="9" fill="#ffdf7a" opacity=".32" />
      <circle cy="-26" r="3.2" fill="#fff3b8" stroke={ink} stroke-width="1" />
    </Show>
  </g>
)

/** The magic hat: pointed, with stars. */
export const Hat = (props: At & { scale?: number }) => (
  <g
    transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1})`}
    stroke={ink}
    stroke-width="2"
    stroke-linejoin="round"
  >
    <path d="M-14 2C-8-10-6-24 6-34C4-24 8-10 14 2z" fill="#5a3f8f" />
    <path d="M-21 3Q0-6 21 3Q0 12-21 3z" fill="#7557b0" />
    <path
      d="M-2-10l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5zM4-22l1 2 2 .3-1.6 1.5.4 2-1.8-1z"
      fill="#f4d67d"
      stroke="none"
    />
  </g>
)

/** A camp: a tent in the seat's colour with a pennant. */
/** Crossed out, on 0, 0. */
export const LostMiner = (props: { seat: Seat }) => (
  <>
    <g opacity=".55">
      <Miner x={0} y={17} seat={props.seat} lamp={false} />
    </g>
    <path d="M-14-14L14 14M14-14L-14 14" stroke={ink} stroke-width="5" opacity=".8" />
    <path d="M-14-14L14 14M14-14L-14 14" stroke="#e5824f" stroke-width="3" />
  </>
)

export const Tent = (props: At & { seat: Seat; scale?: number }) => (
  <g
    transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1})`}
    stroke={ink}
    stroke-width="1.5"
    stroke-linejoin="round"
  >
    <ellipse cx="2" cy="10" rx="17" ry="4" stroke="none" opacity=".28" />
    <path d="M0-20V-10" stroke-width="1.8" />
    <path d="M0-21L10-18 0-14z" fill="#fbf7ee" />
    <path d="M-15 10L0-12L15 10z" fill={`var(--seat-${props.seat})`} />
    <path d="M0-12L15 10H6z" fill="#000" stroke="none" opacity=".22" />
    <path d="M-4 10L0-1L4 10z" fill="#2f2118" />
    <EmblemMark seat={props.seat} x={-6.5} y={4.5} size={7} />
  </g>
)

/** A brick of a material; a diamond is a stone of its own. `size` is its width. */
export const Brick = (props: At & { kind: Kind; size: number }) => {
  // Read as it is drawn: of what one saves for next, the kind changes in its place.
  const ore = (shade: 0 | 1 | 2): string => ores[props.kind][shade]
  return (
    <g
      transform={`translate(${props.x} ${props.y}) scale(${props.size / 36})`}
      stroke={ink}
      stroke-width="1.8"
      stroke-linejoin="round"
    >
      <Show
        when={props.kind === 'diamond'}
        fallback={
          <>
            <path d="M-17-4L-9-11H17L9-4z" fill={ore(0)} />
            <path d="M-17-4H9V11H-17z" fill={ore(1)} />
            <path d="M9-4L17-11V4L9 11z" fill={ore(2)} />
            <path d={veins[props.kind] ?? ''} fill="none" stroke={ore(0)} stroke-width="2" opacity=".9" />
          </>
        }
      >
        <path d="M-10-13H10L18-4L0 15L-18-4z" fill={ore(1)} />
        <path d="M-10-13L-6-4L0-13L6-4L10-13zM-6-4H6L0 15z" fill={ore(0)} stroke-width="1" />
        <path d="M18-4H6L0 15z" fill={ore(2)} stroke-width="1" opacity=".8" />
      </Show>
    </g>
  )
}
/** What tells the materials apart without their colours: grains, cuts, waves, veins. */
const veins: Readonly<Partial<Record<Kind, string>>> = {
  granite: 'M-12 1h2M-6 6h2M-2 0h2M3 6h2M-11 7h1',
  limestone: 'M-14 3H6M-4 3V8M-10-1V3M2-1V3',
  turquoise: 'M-14 4Q-10 0-6 4T2 4T7 3',
  gold: 'M-13 7L-8 2L-4 5L1 0L6 4',
}

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-8, -8],
    [8, 8],
  ],
  3: [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
  4: [
    [-8, -8],
    [8, -8],
    [-8, 8],
    [8, 8],
  ],
  5: [
    [-9, -9],
    [9, -9],
    [0, 0],
    [-9, 9],
    [9, 9],
  ],
  6: [
    [-8, -10],
    [8, -10],
    [-8, 0],
    [8, 0],
    [-8, 10],
    [8, 10],
  ],
}

/** Face, side and lower side: green to walk by, in a fight in the colour of whose they are. */
const dieLook = (color: 'green' | Seat): readonly string[] =>
  color === 'green'
    ? ['#4f8a3c', '#3c6e2d', '#2b5220']
    : [100, 78, 58].map((share) => `color-mix(in srgb, var(--seat-${color}) ${share}%, black)`)

/** A die at rest, a rounded body of three faces in the light from the top left; `size` is the edge of its face. */
export const Die = (
  props: At & { value: number; size: number; color: 'green' | Seat; rim?: Seat; faded?: boolean },
) => (
  <g
    transform={`translate(${props.x} ${props.y}) scale(${props.size / 40})`}
    opacity={props.faded === true ? 0.35 : 1}
  >
    <rect x="-16" y="-12" width="46" height="44" rx="10" opacity=".28" />
    <path
      d="M-20-12Q-20-20-12-20H12Q20-20 20-12L26-6V18Q26 26 18 26H-6L-14 24Q-20 20-20 12z"
      fill={dieLook(props.color)[2]}
      stroke={ink}
      stroke-width="1.8"
      stroke-linejoin="round"
    />
    <path d="M20-12L26-6V18Q26 23 22 25L18 18z" fill={dieLook(props.color)[1]} />
    <rect
      x="-20"
      y="-20"
      width="40"
      height="40"
      rx="9"
      fill={dieLook(props.color)[0]}
      stroke={props.rim === undefined ? ink : `var(--seat-${props.rim})`}
      stroke-width={props.rim === undefined ? 1.5 : 5}
    />
    <path
      d="M-15-9Q-15-15-9-15H6"
      fill="none"
      stroke="#fff"
      stroke-width="2.5"
      stroke-linecap="round"
      opacity=".45"
    />
    <For each={pips[props.value] ?? []}>{([x, y]) => <circle cx={x} cy={y} r="4.1" fill="#fdf8ea" />}</For>
  </g>
)

/** A die of the turn, on 0, 0, in a rim of whose it is, since one of the players is green as well: used it fades, and shows the group that it leads in the turn in hand. */
export const WalkDie = (props: { size: number; value: number; used: boolean; seat: Seat; leads: number }) => (
  <>
    <Die
      x={0}
      y={0}
      value={props.value}
      size={props.size}
      color="green"
      rim={props.seat}
      faded={props.used}
    />
    <Show when={props.leads > 0}>
      <g transform={`scale(${props.size / 40})`}>
        <Miner x={-9} y={22} seat={props.seat} lamp={true} scale={1.15} />
        <text class="ft-figure" x="15" y="20" font-size="28">
          {props.leads}
        </text>
      </g>
    </Show>
  </>
)

/** A small drawing of its own, on a square of 40 around 0, 0. */
export const Mark = (props: { size: number; children: JSX.Element; label?: string }) => (
  <svg
    viewBox="-20 -20 40 40"
    width={props.size}
    height={props.size}
    role={props.label === undefined ? undefined : 'img'}
    aria-label={props.label}
    aria-hidden={props.label === undefined ? 'true' : undefined}
  >
    {props.children}
  </svg>
)

/** A fort, or a floor of one. */
export const Battlement = () => (
  <path
    d="M-16 16V-8H-12V-14H-6V-8H-3V-14H3V-8H6V-14H12V-8H16V16z"
    fill="var(--stone)"
    stroke="var(--ink)"
    stroke-width="2"
    stroke-linejoin="round"
  />
)
