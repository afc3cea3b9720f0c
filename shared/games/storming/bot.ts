/** How Storming! looks to those who are not people: bots, and the stand-in for an absent seat. */
import { someLegalMoves } from '../../engine/game.ts'
import type { Seat, Shown } from '../../engine/ids.ts'
import type { Random } from '../../engine/random.ts'
import { breaksFaith } from './faith.ts'
import type { Move } from './moves.ts'
import { pointsOf } from './points.ts'
import {
  findTroop,
  isOutsider,
  isSettlement,
  isSigner,
  pactInForce,
  places,
  playerAt,
  settlementsOf,
  structuresOf,
  troopsOf,
  wallsOf,
} from './queries.ts'
import { stormingRules } from './rules.ts'
import { distance } from './layout.ts'
import type { State } from './state.ts'

/** In points. */
const worths = {
  settlement: { village: 0.9, town: 1.6, city: 1.4 },
  wall: 0.35,
  sawmill: 0.5,
  soldier: 0.4,
  knight: 0.55,
  artillery: 0.4,
  civilian: 0.45,
  improvement: 0.5,
  pact: 0.3,
  revolt: 0.45,
  /** A settlement that somebody can take with one action. */
  inReach: 0.5,
  /** The last one, or one's last but one while both lie open: the game hangs on it. */
  lastInReach: 4,
  /** For each region that the caravan is nearer to where it earns a point. */
  journey: 0.2,
} as const

/** Enemy troops that could walk into this settlement. */
const threats = (state: State, seat: Seat, at: ReturnType<typeof places>[number]): number =>
  isSettlement(at.structure) && at.structure.wall
    ? 0
    : places(state).filter(({ id, troop }) => {
        if (troop === null || troop.owner === null || troop.owner === seat) return false
        const reach = troop.kind === 'soldier' ? 1 : troop.kind === 'knight' ? 2 : 0
        return distance(id, at.id) <= reach
      }).length

/** What a seat's position is worth by itself. */
const prospects = (state: State, seat: Seat): number => {
  if (state.winner !== null) return state.winner.seat === seat ? 1000 : -1000
  const { civilians, improvements, revolts: own } = playerAt(state, seat)
  const settlements = settlementsOf(state, seat)
  const built = settlements.reduce(
    (sum, { structure }) => sum + (isSettlement(structure) ? worths.settlement[structure.kind] : 0),
    0,
  )
  const open = settlements.filter((place) => threats(state, seat, place) > 0).length
  const danger = settlements.length - open === 0 ? (3 * worths.lastInReach) / (1 + settlements.length) : 0
  const troops = (['soldier', 'knight', 'artillery'] as const).reduce(
    (sum, kind) => sum + worths[kind] * troopsOf(state, seat, kind).length,
    0,
  )
  return (
    1.6 * pointsOf(state, seat) +
    built +
    worths.wall * wallsOf(state, seat).length +
    worths.sawmill * structuresOf(state, seat, 'sawmill').length +
    troops +
    approach(state, seat) +
    journey(state, seat) +
    worths.civilian * civilians.length +
    worths.improvement * improvements.length +
    worths.pact * state.pacts.filter(({ signers }) => signers.includes(seat)).length -
    worths.revolt * own.length -
    worths.inReach * open -
    danger
  )
}

/** Soldiers are of use near what they can found or take. */
const approach = (state: State, seat: Seat): number => {
  const goals = places(state).filter(
    ({ structure, terrain }) =>
      (structure !== null && structure.owner !== seat) ||
      (structure === null && (terrain === 'mountain' || terrain === 'forest')),
  )
  return troopsOf(state, seat).reduce((sum, { id }) => {
    const nearest = Math.min(...goals.map((goal) => distance(id, goal.id)), 8)
    return sum - 0.08 * nearest
  }, 0)
}

/** A signer's caravan is worth more the nearer it is to a settlement where it scores [ST-5.72, ST-5.73]. */
const journey = (state: State, seat: Seat): number => {
  const pact = isSigner(state, 'tradeRoute', seat) ? pactInForce(state, 'tradeRoute') : undefined
  const at = findTroop(state, pact?.unitTroopId ?? -1)?.id
  if (pact === undefined || at === undefined) return 0
  const steps = places(state).flatMap(({ id, structure, troop }) => {
    if (!isSettlement(structure) || structure.owner === pact.caravanLastOwner || troop !== null) return []
    return structure.wall && isOutsider(state, 'tradeRoute', structure.owner) ? [] : [distance(at, id)]
  })
  return worths.journey * Math.max(0, farAway - Math.min(...steps))
}
/** From so many regions on nobody counts on a point. */
const farAway = 5

/** One's own prospects against those of the strongest other, in points. */
export const evaluate = (view: Shown<State>, seat: Seat): number => {
  const all = view.players.map((player) => prospects(view, player.seat))
  const others = all.filter((_, other) => other !== seat)
  return (all[seat] ?? 0) - 0.5 * Math.max(...others)
}

/** The rules' own answers for an absent seat: no, where no is an answer; else any move that breaks no faith [ST-4.9]. */
const declined: readonly Move[] = [
  { type: 'pass' },
  { type: 'endCard' },
  { type: 'endStartOfTurn' },
  { type: 'answerPact', accept: false },
  { type: 'sheriffBlock', use: false },
  { type: 'loseOrKeep', keep: false },
]
export const standIn = (view: Shown<State>, seat: Seat, random: Random): Move => {
  const no = declined.find((move) => stormingRules.check(view, seat, move) === null)
  if (no !== undefined) return no
  const anyOf = (isLeft: (move: Move) => boolean): Move | undefined => {
    const candidates = () => [...stormingRules.candidates(view, seat)].filter(isLeft)
    return someLegalMoves({ ...stormingRules, candidates, propose: () => null }, view, seat, 1, random)[0]
  }
  const move = anyOf((one) => !breaksFaith(view, seat, one)) ?? anyOf(() => true)
  if (move === undefined) throw new Error('asked without a legal move')
  return move
}
