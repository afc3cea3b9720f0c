/** Pieces that every game has, as parts of a drawing: one look each, wherever they stand. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { EmblemMark } from './Emblem.tsx'
import './pieces.css'

const ink = '#2a2520'

interface At {
  readonly x: number
  readonly y: number
}

/** A price or a sum: a coin with a figure. `size` is its diameter. */
export const Coin = (props: At & { size: number; figure: string | number }) => (
  <g transform={`translate(${props.x} ${props.y}) scale(${props.size / 40})`} class="coin">
    <circle r="19" fill="#e3b95e" stroke={ink} stroke-width="2" />
    <circle r="14.5" fill="none" stroke="#8a6218" stroke-width="1.5" opacity=".7" />
    <path
      d="M-12-9A15 15 0 0 1 4-14.5"
      fill="none"
      stroke="#fff3cf"
      stroke-width="3"
      stroke-linecap="round"
    />
    <text y="8" text-anchor="middle" font-size="23" font-weight="700" fill={ink}>
      {props.figure}
    </text>
  </g>
)

/** Points: a laurel with a figure; what is lost is no honour, and has no leaves, over which its minus could not be read. */
export const Laurel = (props: At & { size: number; figure: string | number }) => (
  <g
    transform={`translate(${props.x} ${props.y}) scale(${props.size / 40})`}
    class={String(props.figure)[0] === '−' ? 'laurel loss' : 'laurel'}
  >
    <circle r="17" fill="#fbf7ee" stroke={ink} stroke-width="1.5" />
    <path
      d="M-2 20C-24 17-27-9-13-20C-17-12-17-6-16-1C-15 8-11 14-2 16zM2 20C24 17 27-9 13-20C17-12 17-6 16-1C15 8 11 14 2 16z"
      fill="#7d9a4a"
      stroke={ink}
      stroke-width="1.5"
      stroke-linejoin="round"
    />
    <text
      y="8"
      text-anchor="middle"
      font-size={String(props.figure).length > 2 ? '20' : '24'}
      font-weight="700"
      fill={ink}
    >
      {props.figure}
    </text>
  </g>
)

/** On a card that would do nothing as things stand, and may be played all the same: it sleeps. */
export const IdleMark = (props: { class: string }) => (
  <svg class={props.class} viewBox="-10 -10 20 20" width="22" height="22" aria-hidden="true">
    <IdleSign />
  </svg>
)
const IdleSign = () => (
  <>
    <circle r="9" fill="var(--surface)" stroke="var(--muted)" stroke-width="1.4" />
    <path d="M-5-2H1L-5 5H1M2-6H5.5L2-2H5.5" fill="none" stroke="var(--ink)" stroke-width="1.8" />
  </>
)
/** The same beside the words that say so. */
export const Idle = (props: { size: number }) => (
  <g transform={`scale(${props.size / 20})`}>
    <IdleSign />
  </g>
)

/** The lowest is a minus, as it is heard: a dash beside it says that there is none. */
const numerals = '− I II III IV V VI'.split(' ')

export const numeral = (level: number): string => numerals[level] ?? String(level)

/** A level: a numeral in a shield. */
export const LevelShield = (props: At & { size: number; level: number }) => (
  <g transform={`translate(${props.x} ${props.y}) scale(${props.size / 40})`} class="level">
    <path d="M-17-19H17V2C17 12 8 18 0 21C-8 18-17 12-17 2z" fill="#fbf7ee" stroke={ink} stroke-width="2" />
    <text y="8" text-anchor="middle" font-size="25" font-weight="700" fill={ink}>
      {numeral(props.level)}
    </text>
  </g>
)

/** A pawn of a seat, standing on x, y. */
export const Pawn = (props: At & { size: number; seat: Seat }) => (
  <g transform={`translate(${props.x} ${props.y}) scale(${props.size / 40})`}>
    <ellipse cy="17" rx="15" ry="4" fill="#000" opacity=".25" />
    <path
      d="M-13 17C-13 6-7 2-6-4A10 10 0 1 1 6-4C7 2 13 6 13 17z"
      fill={`var(--seat-${props.seat})`}
      stroke={ink}
      stroke-width="2"
      stroke-linejoin="round"
    />
    <EmblemMark seat={props.seat} x={0} y={-10} size={14} />
  </g>
)
