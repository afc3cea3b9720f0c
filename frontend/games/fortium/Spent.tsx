/** How many a group in hand has, and at the end of its way the dice that it takes, but for one that is in hand already. */
import { createMemo, For, Show } from 'solid-js'
import { same } from '../../../shared/engine/copy.ts'
import type { NodeId } from '../../../shared/games/fortium/layout.ts'
import { Die } from './art/pieces.tsx'
import type { Choice } from './choice.ts'
import type { Plan } from './plan.ts'

export const Spent = (props: { choice: Choice; plan: Plan }) => {
  const to = (): NodeId => props.choice.path().at(-1) ?? ''
  const price = createMemo((): readonly number[] => props.choice.priceOf(to()), [], { equals: same })
  return (
    <>
      <Show when={props.choice.from()}>
        {(node) => (
          <g
            transform={`translate(${props.plan.at(node()).x} ${props.plan.at(node()).y})`}
            aria-hidden="true"
          >
            {/* A card of where it may go lies beside both. */}
            <rect x="-28" y="-28" width="56" height="56" fill="none" data-ahead="" />
            <g class="ft-size">
              <circle r="12" />
              <text y="6.5">{props.choice.size()}</text>
            </g>
          </g>
        )}
      </Show>
      <Show when={price().length > (props.choice.die() === null ? 0 : 1)}>
        <g
          class="ft-spent"
          transform={`translate(${props.plan.at(to()).x - 17 * (price().length - 1)} ${props.plan.at(to()).y - 44})`}
          aria-hidden="true"
        >
          <For each={price()}>
            {(value, index) => <Die x={34 * index()} y={0} value={value} size={28} color="green" />}
          </For>
        </g>
      </Show>
    </>
  )
}
