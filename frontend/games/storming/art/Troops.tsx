/** Standing figures of the troops. */
import type { Seat } from '../../../../shared/engine/ids.ts'
import type { TroopKind } from '../../../../shared/games/storming/components.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'

const letters: Readonly<Record<TroopKind, string>> = {
  soldier: '1',
  knight: '2',
  artillery: '3',
  warWagon: 'W',
  caravan: 'C',
}

export const Troop = (props: { x: number; y: number; kind: TroopKind; owner: Seat | null }) => (
  <g transform={`translate(${props.x} ${props.y})`}>
    <path
      d="M-12 0C-12-12-8-16-6-22H6C8-16 12-12 12 0z"
      fill={props.owner === null ? '#8d8778' : `var(--seat-${props.owner})`}
      stroke="#2a2520"
      stroke-width="1.5"
    />
    {props.owner !== null && <EmblemMark seat={props.owner} x={0} y={-12} size={11} />}
    <text x="14" font-size="14" font-weight="700">
      {letters[props.kind]}
    </text>
  </g>
)
