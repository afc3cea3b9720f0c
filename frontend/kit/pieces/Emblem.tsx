import type { Seat } from '../../../shared/engine/ids.ts'
import { emblemPaths } from './emblems.ts'

/** Emblems by seat: colour is never the only sign of whose a piece is. */
const emblems = [
  emblemPaths.tower,
  emblemPaths.tree,
  emblemPaths.lion,
  emblemPaths.sun,
  emblemPaths.key,
] as const

export const emblemOf = (seat: Seat): string => emblems[seat % emblems.length] ?? emblemPaths.tower

/** A seat's emblem inside another drawing, centred on x, y. */
export const EmblemMark = (props: { seat: Seat; x: number; y: number; size: number; fill?: string }) => (
  <path
    d={emblemOf(props.seat)}
    fill={props.fill ?? 'var(--on-seat)'}
    transform={`translate(${props.x - props.size / 2} ${props.y - props.size / 2}) scale(${props.size / 512})`}
  />
)

/** A seat's emblem on its colour, as a drawing of its own. */
export const Emblem = (props: { seat: Seat }) => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <path
      d="M3 3h26v14c0 7-6 11-13 13C9 28 3 24 3 17z"
      fill={`var(--seat-${props.seat})`}
      stroke="#2a2520"
      stroke-width="1.5"
    />
    <EmblemMark seat={props.seat} x={16} y={14} size={20} />
  </svg>
)
