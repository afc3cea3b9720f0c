/**
 * How many a group in hand has, how likely it wins wherever it would fight, and at the end of its way the dice that it
 * takes, but for one that is in hand already.
 */
import { createMemo, For, Show } from 'solid-js'
import { same } from '../../../shared/engine/copy.ts'
import type { NodeId } from '../../../shared/games/fortium/layout.ts'
import { rivalsOn } from '../../../shared/games/fortium/position.ts'
import { Die } from './art/pieces.tsx'
import type { Choice } from './choice.ts'
import { winChance } from './odds.ts'
import { percent } from './percent.ts'
import { cell, type Plan } from './plan.ts'

export const Spent = (props: { choice: Choice; plan: Plan }) => {
  const to = (): NodeId => props.choice.path().at(-1) ?? ''
  const price = createMemo((): readonly number[] => props.choice.priceOf(to()), [], { equals: same })
  /** What is written below two such places would run into one: the second has its own to tell once it is pressed. */
  const isBeside = (one: NodeId, other: NodeId): boolean => {
    const [a, b] = [props.plan.at(one), props.plan.at(other)]
    return Math.abs(a.x - b.x) < 2 * cell && Math.abs(a.y - b.y) < cell
  }
  /** Places of rivals within reach, and in whole percents how often so many win there; a fight that is asked about tells it itself. */
  const odds = createMemo(
    (): readonly (readonly [NodeId, number])[] => {
      const { choice } = props
      const me = choice.mine()
      if (me === null || choice.from() === null || choice.meeting() !== null) return []
      const told: (readonly [NodeId, number])[] = []
      for (const node of choice.open()) {
        const rivals = rivalsOn(choice.table.truth(), me, node).length
        if (rivals > 0 && !told.some(([other]) => isBeside(other, node)))
          told.push([node, Math.round(100 * winChance(choice.size(), rivals)) / 100])
      }
      return told
    },
    [],
    { equals: same },
  )
  return (
    <>
      <For each={odds()}>
        {([node, chance]) => (
          <text
            class="ft-count ft-spent"
            x={props.plan.at(node).x}
            y={props.plan.at(node).y + 36}
            aria-hidden="true"
          >
            {percent(chance)}
          </text>
        )}
      </For>
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
