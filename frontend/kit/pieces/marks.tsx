/** The pictograms that cards of every game have beside their figures, drawn round 0, 0, and the frame of their pictures. */
import type { JSX } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { figure } from '../sums.ts'
import { EmblemMark } from './Emblem.tsx'
import { Coin, Laurel, Pawn } from './pieces.tsx'

type Mark = () => JSX.Element

export const coin =
  (count: number | string = ''): Mark =>
  () => <Coin x={0} y={0} size={40} figure={count} />
/** Points; a laurel alone where the text has the figure. */
export const laurel =
  (points: number | null = null): Mark =>
  () => <Laurel x={0} y={0} size={40} figure={points === null ? '' : figure(points)} />
export const pawn =
  (seat: Seat): Mark =>
  () => <Pawn x={0} y={0} size={40} seat={seat} />
export const emblem =
  (seat: Seat): Mark =>
  () => (
    <>
      <circle r="18" fill={`var(--seat-${seat})`} stroke="#2a2520" stroke-width="1.5" />
      <EmblemMark seat={seat} x={0} y={0} size={24} />
    </>
  )
/** Nobody's: an empty socket. */
export const socket: Mark = () => (
  <circle r="16" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="6 5" />
)
/** The frame of a place where something is turned into another. */
export const dashes: Mark = () => (
  <rect
    x="-15"
    y="-15"
    width="30"
    height="30"
    rx="5"
    fill="none"
    stroke="var(--accent)"
    stroke-width="4"
    stroke-dasharray="9 7"
  />
)

/** What frames a game's pictures, by the class that they have: drawn on half a width and half a height round 0, 0. */
export const pictureFrame =
  (style: string) =>
  (width: number, height: number, children: () => JSX.Element): (() => JSX.Element) =>
  () => (
    <svg class={style} viewBox={`${-width} ${-height} ${2 * width} ${2 * height}`}>
      {children()}
    </svg>
  )
