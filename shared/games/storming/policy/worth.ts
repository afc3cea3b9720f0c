/** What an action of Storming! is worth to the seat that takes it, in points. */
import type { Seat } from '../../../engine/ids.ts'
import type { ActionMove } from '../actions/actions.ts'
import { type Civilian, type Improvement, type PactId, pointsToWin } from '../components.ts'
import type { RegionId } from '../layout.ts'
import { findTroop, isSettlement, pactOfTroop, playerAt, regionAt, signs } from '../queries.ts'
import type { PactOffer } from '../state.ts'
import { civilianWorths, figures, improvementWorths, pactWorths } from './figures.ts'
import { conquestWorth, hopeAt, hurtOf, perilAt, placeIn, type Survey, threatsAt } from './survey.ts'

/** One more point: at last it wins. */
const pointWorth = ({ points, seat }: Survey, base: number): number =>
  (points[seat] ?? 0) + 1 >= pointsToWin ? figures.win : base

/** One settlement more may bring the rotating point. */
const settlementWorth = (survey: Survey): number => {
  const { settlements, seat, state } = survey
  const own = (settlements[seat] ?? 0) + 1
  const isMost = settlements.every((other, at) => at === seat || other < own)
  if (!isMost || state.rotatingVp === seat) return figures.village
  return figures.village + pointWorth(survey, figures.rotating)
}

const attackWorth = (survey: Survey, from: RegionId, to: RegionId, kind: string): number => {
  const { state, seat } = survey
  const { structure, troop } = regionAt(state, to)
  let worth = 0
  if (isSettlement(structure) && structure.owner !== seat && structure.wall)
    worth += figures.breach * hurtOf(survey, structure.owner)
  else {
    if (troop !== null && troop.owner !== null)
      worth += figures.kill * hurtOf(survey, troop.owner) + perilAt(survey, placeIn(to))
    if (troop !== null && troop.owner === null)
      worth += signs(pactOfTroop(state, troop), seat) ? -1 : pointWorth(survey, 1.5)
    if (kind !== 'artillery') {
      if (structure !== null && structure.owner !== seat)
        worth += isSettlement(structure)
          ? conquestWorth(survey, structure.owner)
          : structure.kind === 'mine'
            ? pointWorth(survey, figures.mine)
            : figures.sawmill
      else worth += hopeAt(survey, placeIn(to), kind) - hopeAt(survey, placeIn(from), kind)
    }
  }
  return worth
}

/** To one of the two who would sign it. */
export const signingWorth = (survey: Survey, { pact, from, to, role }: PactOffer): number => {
  const { seat, points, state } = survey
  const other: Seat = seat === from ? to : from
  let worth = pactWorths[pact]
  const isScorer = pact === 'reinforcements' && (role === 'point') === (seat === from)
  if (pact === 'conspiracy' && state.config.conspiracyPoint === 'signers') worth += pointWorth(survey, 1)
  if (isScorer) worth += pointWorth(survey, 1)
  // What helps both helps least whom the other is ahead of.
  const ahead = (points[other] ?? 0) - (points[seat] ?? 0)
  const winsForOther =
    (points[other] ?? 0) >= pointsToWin - 1 && ['conspiracy', 'reinforcements'].includes(pact)
  return worth - 0.15 * ahead - (winsForOther && !isScorer ? figures.win : 0)
}

/** How glad others are to sign. */
const offerWorth = (survey: Survey, offer: PactOffer): number => {
  const theirs = signingWorth({ ...survey, seat: offer.to }, offer)
  return signingWorth(survey, offer) * figures.pact * (theirs > 0.2 ? 1 : 0.3)
}

/** A pact between others hurts; one's own is kept. */
const breakWorth = ({ state, seat, points }: Survey, id: PactId): number => {
  const pact = state.pacts.find((one) => one.id === id)
  if (pact === undefined || pact.signers.includes(seat)) return -10
  const lead = Math.max(...pact.signers.map((other) => points[other] ?? 0))
  return 0.3 + figures.leader * lead * 0.5
}

/** Own settlements that a troop could stand in the way for. */
const recruitWorth = (survey: Survey, region: string, kind: 'soldier' | 'knight' | 'artillery'): number => {
  const at = placeIn(region)
  const guard = threatsAt(survey, at) > 0 ? 0.3 : 0
  return figures[kind] + guard + figures.near * hopeAt(survey, at, kind)
}

/** More round the last settlement: all that goes to its walls is spent well, also while enemies are two moves away. */
const wallWorth = (survey: Survey, at: number): number => {
  const left = survey.settlements[survey.seat] ?? 0
  const isThreatened = threatsAt(survey, at) > 0
  let worth: number = figures.wall
  if (isThreatened) worth += figures.threatened * (left <= 2 ? 2 : 1)
  if (left === 1 && threatsAt(survey, at, 2) > 0) worth += figures.lastOwn / (isThreatened ? 1 : 2)
  return worth
}

export const actionWorth = (survey: Survey, move: ActionMove): number => {
  const { state, seat } = survey
  switch (move.type) {
    case 'buildVillage':
      return settlementWorth(survey)
    case 'upgradeSettlement': {
      const isTown = regionAt(state, move.region as RegionId).structure?.kind === 'town'
      const risk = 0.3 * Math.min(2, threatsAt(survey, placeIn(move.region)))
      return (isTown ? pointWorth(survey, figures.city) : figures.town) - risk
    }
    case 'buildSawmill':
      return figures.sawmill
    case 'buildMine':
      return pointWorth(survey, figures.mine)
    case 'buildWall':
      return wallWorth(survey, placeIn(move.region))
    case 'buildImprovement': {
      const worth = improvementWorths[move.improvement] * figures.improvement
      return move.improvement === 'cathedral' ? pointWorth(survey, worth) : worth
    }
    case 'recruitTroop':
      return recruitWorth(survey, move.region, move.kind)
    case 'recruitCivilian':
      return civilianWorths[move.civilian] * figures.civilian
    case 'moveTroop': {
      const unit = findTroop(state, move.troopId)
      if (unit === undefined) return -1
      if (unit.troop.kind === 'caravan') {
        const { structure } = regionAt(state, move.to as RegionId)
        const last = state.pacts.find(({ id }) => id === 'tradeRoute')?.caravanLastOwner
        return isSettlement(structure) && structure.owner !== last ? pointWorth(survey, 1.8) : 0.2
      }
      const { kind } = unit.troop
      // Who leaves a threatened settlement leaves it open.
      const leaves = isSettlement(unit.structure) && threatsAt(survey, placeIn(unit.id)) > 0 ? 0.2 : 0
      return hopeAt(survey, placeIn(move.to), kind) - hopeAt(survey, placeIn(unit.id), kind) - leaves
    }
    case 'attack': {
      const unit = findTroop(state, move.troopId)
      return unit === undefined ? -1 : attackWorth(survey, unit.id, move.to as RegionId, unit.troop.kind)
    }
    case 'useWarWagon':
      return move.target === undefined
        ? 0.02
        : attackWorth(survey, 'A1', move.target as RegionId, 'artillery')
    case 'claimFirstPlayer':
      return figures.first
    case 'offerPact': {
      const { pact, role } = move
      return offerWorth(survey, { pact, from: seat, to: move.seat as Seat, role: role ?? null })
    }
    case 'breakPact':
      return breakWorth(survey, move.pact)
    case 'civilAction':
      return civilWorth(survey, move.civilian, move.seat as Seat | undefined, move.card)
  }
}

export const civilWorth = (
  survey: Survey,
  civilian: Civilian,
  victim: Seat | undefined,
  card: string | undefined,
): number => {
  if (civilian === 'chancellor' || victim === undefined) return 0.9
  const isImprovement = playerAt(survey.state, victim).improvements.includes(card as Improvement)
  const worth = isImprovement ? improvementWorths[card as Improvement] : civilianWorths[card as Civilian]
  return 0.1 + hurtOf(survey, victim) * worth * 0.8
}
