/** Bricklayer, Stonemason and Worker build, one building after the other [section 4.4]. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import type { StepRules } from '../../../engine/step.ts'
import { type Building, buildings, buildLimit, findBuilding, type Role, roleOf } from '../components.ts'
import { cardInForce, playerAt } from '../evolve.ts'
import type { Move, MoveOf } from '../moves.ts'
import { everyPayment, isHeld, isPayable, kindsIn, leastKinds, piecesIn, sumOf } from '../payments.ts'
import type { Event, State } from '../state.ts'

export interface BuildStep {
  readonly type: 'build'
}

/** Buildings per card [CA-4.4.1, CA-2.7]. */
export const buildLimitOf = (state: State): number => (state.winter.current === 'hardFrost' ? 1 : buildLimit)

const unbuilt = (state: State): readonly Building[] =>
  buildings.filter(({ id }) => state.buildings[id] === undefined)

/** Values of the buildings that may follow this one by the same card; none where it is the last one [CA-4.4.1]. */
export const valuesAfter = (state: State, building: string): readonly number[] =>
  state.builtThisTurn + 1 < buildLimitOf(state)
    ? [...new Set(unbuilt(state).flatMap(({ id, value }) => (id === building ? [] : [value])))]
    : []

/** Buildings that the seat can pay for exactly [CA-4.4.5]. */
export const affordable = (state: State, seat: Seat): readonly Building[] => {
  const held = playerAt(state, seat).resources
  return unbuilt(state).filter(({ value }) => isPayable(held, value))
}

export const canBuild = (state: State): boolean => {
  const seat = cardInForce(state)?.seat
  if (seat === undefined || state.builtThisTurn >= buildLimitOf(state)) return false
  const held = playerAt(state, seat).resources
  return buildings.some(({ id, value }) => state.buildings[id] === undefined && isPayable(held, value))
}

/** What a role gets for a building: talers for pieces, points, or half the points [CA-4.3.12, CA-4.3.18, CA-4.3.21]. */
export const rewardOf = (
  role: Role,
  { vp }: Building,
  pieces: number,
): { readonly talers: number; readonly vp: number } => {
  switch (role) {
    case 'bricklayer':
      return { talers: pieces, vp: 0 }
    case 'stonemason':
      return { talers: 0, vp }
    case 'worker':
      return { talers: 0, vp: Math.floor(vp / 2) }
    default:
      return { talers: 0, vp: 0 }
  }
}

const check = (state: State, seat: Seat, { building, payment }: MoveOf<'build'>): Rejection | null => {
  const found = findBuilding(building)
  if (found === undefined) return { rule: 'CA-4.4.1', reason: 'unknownBuilding' }
  if (state.buildings[found.id] !== undefined) return { rule: 'CA-4.4.1', reason: 'alreadyBuilt' }
  const limit = buildLimitOf(state)
  if (state.builtThisTurn >= limit) return { rule: 'CA-4.4.1', reason: 'buildLimit', values: { limit } }
  if (!isHeld(playerAt(state, seat).resources, payment))
    return { rule: 'CA-4.4.2', reason: 'notEnoughResources' }
  const sum = sumOf(payment)
  if (sum !== found.value)
    return { rule: 'CA-4.4.2', reason: 'wrongTotal', values: { sum, value: found.value } }
  if (kindsIn(payment) < leastKinds)
    return { rule: 'CA-4.4.3', reason: 'tooFewKinds', values: { kinds: kindsIn(payment) } }
  return null
}

const candidates = (state: State, seat: Seat): readonly Move[] => {
  const held = playerAt(state, seat).resources
  const byValue = new Map<number, ReturnType<typeof everyPayment>>()
  const moves: Move[] = [{ type: 'endBuilding' }]
  for (const { id, value } of unbuilt(state)) {
    const payments = byValue.get(value) ?? everyPayment(held, value)
    byValue.set(value, payments)
    for (const payment of payments) moves.push({ type: 'build', building: id, payment })
  }
  return moves
}

export const build: StepRules<State, BuildStep, Move, Event> = {
  moves: ['build', 'endBuilding'],
  asks: (state) => [cardInForce(state)?.seat].filter((seat) => seat !== undefined),
  candidates: (state, _step, seat) => candidates(state, seat),
  check: (state, _step, seat, move) => (move.type === 'build' ? check(state, seat, move) : null),
  perform({ state, emit }, _step, seat, move) {
    if (move.type !== 'build') return emit({ type: 'passed', seat, question: 'build' })
    const building = findBuilding(move.building)
    const card = cardInForce(state)
    if (building === undefined || card === undefined) throw new Error('nothing to build')
    const reward = rewardOf(roleOf(card.card), building, piecesIn(move.payment))
    const talers = Math.min(reward.talers, state.bank)
    emit({ type: 'built', seat, building: building.id, payment: move.payment, vp: reward.vp, talers })
  },
}
