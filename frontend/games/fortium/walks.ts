/** What dice and groups allow, for the choice on the screen. The rules judge; this only builds the moves to ask about. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { cellLimit } from '../../../shared/games/fortium/components.ts'
import { type BoardLayout, distance, type NodeId } from '../../../shared/games/fortium/layout.ts'
import type { MoveOf } from '../../../shared/games/fortium/moves.ts'
import { nameOf, ownOn, playerAt } from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'

export type Walk = MoveOf<'moveGroup'>

/** A die, and ones added to it, by their places among the dice of the turn. */
export interface Spend {
  readonly die: number
  readonly addOnes: readonly number[]
}

/** Numbers of a seat's miners on a node that have not moved this turn. */
export const freeOn = (state: State, seat: Seat, node: NodeId): readonly number[] =>
  ownOn(state, seat, node).filter((number) => !state.moved.includes(number))

/** Names of so many miners on a node, with or without the one who wears the hat. */
export const groupOn = (
  state: State,
  seat: Seat,
  node: NodeId,
  count: number,
  withHat: boolean,
): readonly string[] => {
  const { hat } = playerAt(state, seat)
  const free = freeOn(state, seat, node)
  const plain = free.filter((number) => number !== hat)
  const wearer = free.filter((number) => number === hat)
  const chosen = withHat ? [...wearer, ...plain] : [...plain, ...wearer]
  return chosen
    .slice(0, Math.min(count, cellLimit))
    .toSorted((a, b) => a - b)
    .map((number) => nameOf(state, { seat, number }))
}

export const stepsOf = ({ moveDice }: State, { die, addOnes }: Spend): number =>
  (moveDice[die]?.value ?? 0) + addOnes.length

/** Ways to spend what is left, the fewest dice and the lowest first: who names none is not made to waste any. */
export const spendsOf = (state: State): readonly Spend[] => {
  const found: Spend[] = []
  for (const [die, { value, used }] of state.moveDice.entries()) {
    if (used || state.moveDice.findIndex((other) => !other.used && other.value === value) !== die) continue
    const ones = state.moveDice.flatMap((other, at) =>
      at !== die && !other.used && other.value === 1 ? [at] : [],
    )
    for (let added = 0; added <= ones.length; added++) found.push({ die, addOnes: ones.slice(0, added) })
  }
  return found.toSorted(
    (a, b) => a.addOnes.length - b.addOnes.length || stepsOf(state, a) - stepsOf(state, b),
  )
}

/** A shortest way from node to node, both ends included: straight on for as long as that leads nearer [FT-4.16]. */
export const pathOf = (board: BoardLayout, from: NodeId, to: NodeId): readonly NodeId[] => {
  const path = [from]
  let last: readonly [number, number] = [0, 0]
  const place = (node: NodeId): readonly [number, number] => {
    const [col = 0, row = 0] = node.split(',').map(Number)
    return [col, row]
  }
  for (let at = from; at !== to;) {
    const left = distance(board, at, to)
    const near = (board.neighbours[board.indexOf.get(at) ?? 0] ?? [])
      .map((index) => board.nodes[index] ?? to)
      .filter((node) => distance(board, node, to) === left - 1)
    const heading = (node: NodeId): readonly [number, number] => {
      const [a, b] = [place(at), place(node)]
      return [b[0] - a[0], b[1] - a[1]]
    }
    const next = near.find((node) => heading(node).join() === last.join()) ?? near[0] ?? to
    last = heading(next)
    path.push(next)
    at = next
  }
  return path
}

/** Nodes where some miner of a seat could still walk from. */
export const walkersOf = (state: State, seat: Seat): ReadonlySet<NodeId> =>
  new Set(
    playerAt(state, seat).miners.filter((node, number) => node !== 'lost' && !state.moved.includes(number)),
  )

/** What one has in hand at a table, as the board shows it: what a walk takes, and miners that are spread; cards know the table alone. */
export const inHand = new WeakMap<
  object,
  { readonly priceOf: (node: NodeId) => readonly number[]; readonly shown: () => State }
>()
