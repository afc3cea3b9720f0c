/** What is built on the map. */
import type { Structure } from '../../../../shared/games/storming/state.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'

const roofs = { village: 1, town: 3, city: 5, sawmill: 1, mine: 1 } as const

export const StructureArt = (props: { structure: Structure }) => {
  const isWalled = (): boolean => 'wall' in props.structure && props.structure.wall
  return (
    <g>
      <circle
        cy="-8"
        r="26"
        fill={isWalled() ? '#b3a795' : 'none'}
        stroke={isWalled() ? '#2a2520' : 'none'}
      />
      {Array.from({ length: roofs[props.structure.kind] }, (_, index) => (
        <path
          transform={`translate(${(index - (roofs[props.structure.kind] - 1) / 2) * 9} -8)`}
          d="M-9 8V-2L0-12L9-2V8z"
          fill={`var(--seat-${props.structure.owner})`}
          stroke="#2a2520"
        />
      ))}
      <EmblemMark seat={props.structure.owner} x={0} y={-8} size={12} />
    </g>
  )
}
