/** Moves worth a look: thousands of walks are legal, but a group goes somewhere or towards it. For bots. */
import { eachLegalMove } from '../../engine/game.ts'
import type { Seat, Shown } from '../../engine/ids.ts'
import { isPointless, swaps } from './bargains.ts'
import { type Bundle, stored } from './components.ts'
import { type BoardLayout, distance, isBase, type NodeId, reachable } from './layout.ts'
import type { Move, MoveOf } from './moves.ts'
import { areRivals, boardOf, minerNamed, playerAt, playing } from './position.ts'
import { fortiumRules } from './rules.ts'
import type { State } from './state.ts'

/** Where a seat may want to go: sites near home and those with its camps, the diamond mine, and wherever rivals stand. */
const goalsFor = (state: State, seat: Seat): readonly NodeId[] => {
  const board = boardOf(state)
  const arm = board.arms[seat]
  const { camps } = playerAt(state, seat)
  const goals = new Set(
    board.sites
      .filter(({ id, home }) => home === null || home === arm || camps.includes(id))
      .map(({ cell }) => cell),
  )
  for (const other of state.players)
    if (areRivals(state, seat, other.seat))
      for (const place of other.miners) if (place !== 'lost' && !isBase(place)) goals.add(place)
  return [...goals]
}

/** From a node with so many steps: goals within reach, and the last cell on the way to those beyond it. */
const stopsFrom = (
  board: BoardLayout,
  goals: readonly NodeId[],
  from: NodeId,
  steps: number,
): ReadonlySet<NodeId> => {
  const near = reachable(board, from, steps)
  const stops = new Set<NodeId>()
  for (const goal of goals) {
    const far = distance(board, from, goal)
    if (far <= steps) stops.add(goal)
    else {
      const way = near.findLast((node) => !isBase(node) && distance(board, node, goal) === far - steps)
      if (way !== undefined) stops.add(way)
    }
  }
  return stops
}

type Walk = MoveOf<'moveGroup'>

/** The walks that end at such a stop. */
const walksSomewhere = (state: State, seat: Seat): ((move: Walk) => boolean) => {
  const board = boardOf(state)
  const goals = goalsFor(state, seat)
  const { miners, hat } = playerAt(state, seat)
  const known = new Map<string, ReadonlySet<NodeId>>()
  return ({ die, addOnes, minerIds, to }) => {
    const number = minerNamed(state, minerIds[0] ?? '')?.number ?? -1
    const from = miners[number] ?? 'lost'
    const steps = (state.moveDice[die]?.value ?? 0) + addOnes.length
    const reach = minerIds.length === 1 && number === hat ? 2 * steps : steps
    const key = `${from} ${reach}`
    const stops = known.get(key) ?? stopsFrom(board, goals, from, reach)
    known.set(key, stops)
    return stops.has(to)
  }
}

/** Of exchanges one, or as many as there can be. */
const isWhole = (state: State, seat: Seat, { from, times }: MoveOf<'exchange'>): boolean => {
  const more: Move = { type: 'exchange', from, times: times + 1 }
  return times === 1 || fortiumRules.check(state, seat, more) !== null
}

/** With anybody what bots think of; a counter asks for one unit more. */
function* trades(state: State): Generator<Move, void> {
  const { arms } = boardOf(state)
  const open = state.negotiation?.open ?? null
  if (open !== null) {
    for (const kind of stored) {
      const counter: Bundle = { ...open.give, [kind]: (open.give[kind] ?? 0) + 1 }
      yield { type: 'counterTrade', give: counter, get: open.get }
    }
    return
  }
  for (const partner of playing(state))
    for (const swap of swaps) yield { type: 'proposeTrade', to: arms[partner] ?? '', ...swap }
}

export function* ideas(view: Shown<State>, seat: Seat): Generator<Move, void> {
  const goes = walksSomewhere(view, seat)
  const hasCampLeft = playerAt(view, seat).campSupply > 0
  for (const move of eachLegalMove(fortiumRules, view, seat)) {
    if (move.type === 'moveGroup' && !goes(move)) continue
    // A camp is only ever in the way where there is none left for another site.
    if (move.type === 'removeCamp' && hasCampLeft) continue
    if (move.type === 'exchange' && !isWhole(view, seat, move)) continue
    if (isPointless(view, move)) continue
    yield move
  }
  if (view.phase === 'negotiation')
    for (const move of trades(view))
      if (!isPointless(view, move) && fortiumRules.check(view, seat, move) === null) yield move
}
