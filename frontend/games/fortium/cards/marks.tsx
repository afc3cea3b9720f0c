/** The pictograms of a card's figures and the frames of its pictures. */
import type { JSX } from 'solid-js'
import type { Seat } from '../../../../shared/engine/ids.ts'
import type { Kind } from '../../../../shared/games/fortium/components.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'
import type { CardFigure } from '../../../plug/gameUi.ts'
import { ink } from '../art/colors.ts'
import { Brick, Die, Miner, Tent } from '../art/pieces.tsx'

type Mark = CardFigure['mark']

export const brick =
  (kind: Kind): Mark =>
  () => <Brick kind={kind} x={0} y={0} size={36} />
export const miner =
  (seat: Seat): Mark =>
  () => <Miner x={0} y={18} seat={seat} lamp={true} />
export const tent =
  (seat: Seat): Mark =>
  () => <Tent x={0} y={6} seat={seat} />
export const die =
  (value: number): Mark =>
  () => <Die x={-2} y={-2} value={value} size={32} color="green" />
export const emblem =
  (seat: Seat): Mark =>
  () => (
    <>
      <circle r="18" fill={`var(--seat-${seat})`} stroke={ink} stroke-width="1.5" />
      <EmblemMark seat={seat} x={0} y={0} size={24} />
    </>
  )
/** Nobody's: an empty socket. */
export const socket: Mark = () => (
  <circle r="16" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="6 5" />
)

/** Drawn on half a width and half a height around 0, 0. */
export const framed =
  (width: number, height: number, children: () => JSX.Element): (() => JSX.Element) =>
  () => (
    <svg class="ft-picture" viewBox={`${-width} ${-height} ${2 * width} ${2 * height}`}>
      {children()}
    </svg>
  )
