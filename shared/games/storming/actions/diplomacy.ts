/** Diplomacy: the first-player marker, pacts, civil actions [ST-5.80 to ST-5.84]. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import { refill } from '../check.ts'
import { type Civilian, type Improvement, type PactId } from '../components.ts'
import {
  emptyRegions,
  endPact,
  loseCivilian,
  loseImprovement,
  open,
  type Table,
  takeRevolt,
} from '../effects.ts'
import type { Move, MoveOf } from '../moves.ts'
import {
  hasEffect,
  isSuppressed,
  pactBetween,
  pactInForce,
  type Place,
  playerAt,
  settlementsOf,
  turnOrder,
} from '../queries.ts'
import { no } from '../refusals.ts'
import type { PactOffer, State } from '../state.ts'
import { sign } from './pacts.ts'

export type DiplomacyMove = MoveOf<'claimFirstPlayer' | 'offerPact' | 'breakPact' | 'civilAction'>
export const diplomacyMoves = [
  'claimFirstPlayer',
  'offerPact',
  'breakPact',
  'civilAction',
] as const satisfies readonly Move['type'][]

/** Where the caravan may begin [ST-5.70]. */
export const caravanRegions = (state: State, signers: readonly Seat[]): readonly Place[] =>
  signers.flatMap((seat) => settlementsOf(state, seat)).filter(({ troop }) => troop === null)

const checkOffer = (state: State, seat: Seat, move: MoveOf<'offerPact'>): Rejection | null => {
  const { pact, role } = move
  const other = move.seat as Seat
  if (!state.display.pact.includes(pact)) return no('ST-5.81', 'notFaceUp')
  if (other === seat || other >= state.players.length) return no('ST-5.81', 'noTarget')
  if (pactBetween(state, seat, other) !== undefined) return no('ST-5.86', 'pactExists')
  if ((pact === 'reinforcements') !== (role !== undefined)) return no('ST-5.81', 'noTarget')
  if (pact === 'projectValkyrie' && emptyRegions(state).length === 0) return no('ST-5.81', 'noTarget')
  if (pact === 'tradeRoute' && caravanRegions(state, [seat, other]).length === 0)
    return no('ST-5.81', 'noTarget')
  return null
}

/** Civilians that act when they are told to [section 2.9]. */
export const civilActors = ['saboteur', 'henchman', 'chancellor'] as const satisfies readonly Civilian[]

const victimCards = (state: State, civilian: Civilian, victim: Seat): readonly string[] => {
  if (civilian === 'saboteur') return playerAt(state, victim).improvements
  return civilian === 'henchman' ? playerAt(state, victim).civilians : []
}

export const checkCivilAction = (state: State, seat: Seat, move: MoveOf<'civilAction'>): Rejection | null => {
  const { civilian, card } = move
  if (!playerAt(state, seat).civilians.includes(civilian)) return no('ST-5.84', 'notYours')
  if (isSuppressed(state, seat)) return no('ST-4.50', 'suppressed')
  if (civilian === 'chancellor') {
    if (move.seat !== undefined || card !== undefined) return no('ST-5.84', 'noTarget')
    return state.revoltSupply.length > 0 ? null : no('ST-5.84', 'noTarget')
  }
  const victim = state.players.find((player) => player.seat === move.seat)
  if (victim === undefined || victim.seat === seat || card === undefined) return no('ST-5.84', 'noTarget')
  return victimCards(state, civilian, victim.seat).includes(card) ? null : no('ST-5.84', 'noTarget')
}

export const checkDiplomacy = (state: State, seat: Seat, move: DiplomacyMove): Rejection | null => {
  switch (move.type) {
    case 'claimFirstPlayer':
      return state.firstPlayer === seat ? no('ST-5.80', 'alreadyFirst') : null
    case 'offerPact':
      return checkOffer(state, seat, move)
    case 'breakPact':
      return pactInForce(state, move.pact) === undefined ? no('ST-5.83', 'noSuchPact') : null
    case 'civilAction':
      return checkCivilAction(state, seat, move)
  }
}

export function* civilActions(
  state: State,
  seat: Seat,
  civilian: Civilian,
): Generator<MoveOf<'civilAction'>> {
  if (civilian === 'chancellor') yield { type: 'civilAction', civilian }
  for (const other of state.players)
    if (other.seat !== seat)
      for (const card of victimCards(state, civilian, other.seat))
        yield { type: 'civilAction', civilian, seat: other.seat, card }
}

export function* offers(state: State, seat: Seat): Generator<MoveOf<'offerPact'>> {
  for (const pact of state.display.pact as readonly PactId[])
    for (const other of state.players) {
      if (other.seat === seat) continue
      const offer = { type: 'offerPact', pact, seat: other.seat } as const
      if (pact !== 'reinforcements') yield offer
      else for (const role of ['point', 'troops'] as const) yield { ...offer, role }
    }
}

export function* diplomacyCandidates(state: State, seat: Seat): Generator<DiplomacyMove> {
  yield { type: 'claimFirstPlayer' }
  yield* offers(state, seat)
  for (const { id } of state.pacts) yield { type: 'breakPact', pact: id }
  for (const civilian of playerAt(state, seat).civilians) yield* civilActions(state, seat, civilian)
}

export const performCivilAction = (table: Table, seat: Seat, move: MoveOf<'civilAction'>): void => {
  const { civilian, card } = move
  if (civilian === 'chancellor') {
    for (const other of turnOrder(table.state)) if (other !== seat) takeRevolt(table, other)
    return
  }
  const victim = move.seat as Seat
  if (civilian === 'saboteur') loseImprovement(table, victim, card as Improvement, 'other')
  else loseCivilian(table, victim, card as Civilian, 'other')
  open(table, { type: 'loseOrKeep', seat, civilian })
}

export const performDiplomacy = (table: Table, seat: Seat, move: DiplomacyMove): void => {
  const { state, emit } = table
  switch (move.type) {
    case 'claimFirstPlayer':
      return emit({ type: 'firstPlayer', seat })
    case 'offerPact': {
      const offer: PactOffer = { pact: move.pact, from: seat, to: move.seat as Seat, role: move.role ?? null }
      // An active Embassy takes no refusal [ST-5.85].
      const isAnswered = hasEffect(state, seat, 'embassy')
      emit({ type: 'pactOffered', offer })
      if (isAnswered) {
        // A pact that ends at once is no card yet for the display that it has left.
        refill(table)
        return sign(table, offer)
      }
      // The other's question comes with the table's answer: a staged offer asks nobody yet.
      table.endAct()
      return open(table, { type: 'answerPact', ...offer })
    }
    case 'breakPact':
      return endPact(table, move.pact, seat, 'broken')
    case 'civilAction':
      return performCivilAction(table, seat, move)
  }
}
