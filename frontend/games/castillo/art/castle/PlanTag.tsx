import { Show } from 'solid-js'
import { Coin, Laurel } from '../../../../kit/pieces/pieces.tsx'
import { figure } from '../../../../kit/sums.ts'
import type { Worth } from '../../choice.ts'
import { ink } from '../colors.ts'
import { ResourceMark } from '../pieces.tsx'

/**
 * What a building asks and gives, pinned on its plan: resources of that value, as wood and brick say, and points in a
 * laurel; where one can build it now, what it would bring oneself (`worth`): talers, and points above them.
 */
export const PlanTag = (props: { value: number; vp: number; worth: Worth | null; x: number; y: number }) => {
  const talers = (): number => props.worth?.talers ?? 0
  const points = (): number => props.worth?.points ?? props.vp
  /** Two figures and their sign are broader than a coin, and stand off the cost. */
  const x = (): number => (talers() > 9 ? 27 : 21)
  return (
    <g class="ca-tag" transform={`translate(${props.x} ${props.y})`}>
      <path d="M-42-15H0V15H-42q-4-15 0-30z" fill="#fbf7ee" stroke={ink} stroke-width="1.8" />
      <text
        class="ca-plan-value"
        x="-20"
        y="9"
        text-anchor="middle"
        font-size="25"
        font-weight="700"
        fill={ink}
      >
        {props.value}
      </text>
      <ResourceMark kind="wood" x={-24} y={-19} size={24} />
      <ResourceMark kind="brick" x={-42} y={-17} size={26} />
      <Show when={talers()}>{(n) => <Coin x={x()} y={0} size={38} figure={`+${n()}`} />}</Show>
      <Show when={talers() === 0 || points() !== 0}>
        <Laurel x={x()} y={talers() > 0 ? -41 : 0} size={38} figure={figure(points())} />
      </Show>
    </g>
  )
}
