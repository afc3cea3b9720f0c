/** A seat's marker on the score track, around 0, 0. */
import type { Seat } from '../../../../shared/engine/ids.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'
import { ink } from './colors.ts'

/** How far it reaches. */
export const markerRadius = 18.5

export const Marker = (props: { seat: Seat }) => (
  <>
    <circle r="16" fill={`var(--seat-${props.seat})`} stroke="#fff" stroke-width="2.5" />
    <circle r="17.5" fill="none" stroke={ink} stroke-width="1.5" />
    <EmblemMark seat={props.seat} x={0} y={0} size={21} />
  </>
)
