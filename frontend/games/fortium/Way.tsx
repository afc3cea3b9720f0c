/** The way that a group would take, or that is told of. */
import { Show } from 'solid-js'
import type { NodeId } from '../../../shared/games/fortium/layout.ts'
import type { Plan } from './plan.ts'

export const Way = (props: { path: readonly NodeId[]; plan: Plan }) => {
  const line = (): string =>
    props.path
      .map((node, index) => {
        const { x, y } = props.plan.at(node)
        return `${index === 0 ? 'M' : 'L'}${x} ${y}`
      })
      .join('')
  return (
    <Show when={props.path.length > 1}>
      <g class="ft-way" aria-hidden="true">
        <path d={line()} class="ft-way-edge" />
        <path d={line()} />
      </g>
    </Show>
  )
}
