/** The pictograms of a card's figures and the frames of its pictures. */
import type { JSX } from 'solid-js'
import type { Seat } from '../../../../shared/engine/ids.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'
import type { CardFigure } from '../../../plug/gameUi.ts'
import { PieceMark, type PieceSign } from '../art/PieceMark.tsx'
import { PointMark } from '../art/PointMark.tsx'
import type { Fate, Source } from '../points.ts'

type Mark = CardFigure['mark']

export const emblem =
  (seat: Seat): Mark =>
  () => (
    <>
      <circle r="18" fill={`var(--seat-${seat})`} stroke="#2a2520" stroke-width="1.5" />
      <EmblemMark seat={seat} x={0} y={0} size={24} />
    </>
  )
export const piece =
  (sign: PieceSign, seat: Seat): Mark =>
  () => <PieceMark piece={sign} seat={seat} />
export const point =
  (what: Source, fate: Fate): Mark =>
  () => <PointMark what={what} fate={fate} />
/** Nobody's: an empty socket. */
export const socket: Mark = () => (
  <circle r="16" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="6 5" />
)
/** A rule that holds here. */
export const rule: Mark = () => (
  <path d="M-12-16H12V16L0 9L-12 16z" fill="none" stroke="currentColor" stroke-width="2.5" />
)
export const star: Mark = () => (
  <path
    d="M0-17L5-6L17-5L8 3L11 15L0 9L-11 15L-8 3L-17-5L-5-6z"
    fill="#e3b95e"
    stroke="#2a2520"
    stroke-width="1.5"
    stroke-linejoin="round"
  />
)

/** Drawn on half a width and half a height around 0, 0. */
export const framed =
  (width: number, height: number, children: () => JSX.Element): (() => JSX.Element) =>
  () => (
    <svg class="st-picture" viewBox={`${-width} ${-height} ${2 * width} ${2 * height}`}>
      {children()}
    </svg>
  )
