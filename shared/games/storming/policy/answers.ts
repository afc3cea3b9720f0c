/** What answers of Storming! are worth that are no actions: cards and events laid, pacts answered, things lost. */
import type { Seat } from '../../../engine/ids.ts'
import { type ActionMove, actionCandidates, checkAction, isAction } from '../actions/actions.ts'
import type { Context } from '../actions/context.ts'
import {
  type ActionType,
  actionTypes,
  type Civilian,
  type Improvement,
  invention,
  isRevolt,
  seatOfColour,
  typeOfCard,
} from '../components.ts'
import { directedEvents, directedOf } from '../events.ts'
import type { RegionId } from '../layout.ts'
import type { Move } from '../moves.ts'
import { isSettlement, places, playerAt, regionAt, troopsOf, wallsOf } from '../queries.ts'
import { civilianWorths, figures, improvementWorths } from './figures.ts'
import { hopeAt, hurtOf, placeIn, stepsBetween, type Survey } from './survey.ts'
import { actionWorth, signingWorth } from './worth.ts'

const onCard: Context = { used: [], isMilitaryCard: true, truce: false }

/** What a card of a type would bring now: its two best actions. */
const typeWorth = (survey: Survey, type: ActionType): number => {
  const { state, seat } = survey
  const weighed: { readonly move: ActionMove; readonly worth: number }[] = []
  for (const move of actionCandidates(state, seat, type, onCard)) {
    const worth = actionWorth(survey, move)
    if (worth > 0.05) weighed.push({ move, worth })
  }
  weighed.sort((a, b) => b.worth - a.worth)
  let sum = 0
  let found = 0
  for (const { move, worth } of weighed) {
    if (worth <= 0 || found >= (type === 'diplomacy' ? 1 : 2)) break
    if (checkAction(state, seat, move, onCard) !== null) continue
    sum += worth
    found++
  }
  return sum
}

export type CardWorths = Readonly<Record<ActionType, number>>

export const cardWorthsOf = (survey: Survey): CardWorths => {
  const worths = { build: 0, recruit: 0, military: 0, diplomacy: 0 }
  for (const type of actionTypes) worths[type] = typeWorth(survey, type)
  return worths
}

/** Own cards know what they are; a revolt laid frees what lies under it. */
export const cardWorth = (worths: CardWorths, card: string): number => {
  if (isRevolt(card)) return figures.revolt
  if (card === invention) return Math.max(worths.build, worths.recruit, worths.military)
  const type = typeOfCard(card)
  return type === null ? 0 : worths[type]
}

/** Two cards of one type share what there is to do. */
export const placementWorth = (worths: CardWorths, move: Extract<Move, { type: 'placeCards' }>): number => {
  let worth = 0
  let before: ActionType | null = null
  for (const { card, pile } of move.placements) {
    const type = typeOfCard(card)
    const share = type !== null && type === before ? 0.7 : 1
    worth += share * cardWorth(worths, card) * (pile === 'future' ? figures.future : 1)
    before = type
  }
  return worth
}

/** What an event in the piles would do to others rather than to oneself. */
export const eventWorth = (survey: Survey, card: string): number => {
  const { state } = survey
  const directed = directedOf(card)
  if (directed === null) return generalWorth(survey, card)
  const target = seatOfColour(directed.colour)
  if (target >= state.config.players) return 0
  const { civilians, improvements } = playerAt(state, target)
  const troops = troopsOf(state, target)
  const losses = {
    walls: 0.4 * wallsOf(state, target).length,
    improvements: 0.7 * improvements.length,
    civilians: 0.5 * civilians.length,
    troops: 0.5 * troops.length,
    troopsInSettlements: 0.5 * troops.filter(({ structure }) => isSettlement(structure)).length,
    takesRevolt: 0.6,
    skipsCard: 1.2,
  }
  const loss = directedEvents[directed.design].reduce((sum, what) => sum + losses[what], 0)
  return hurtOf(survey, target) * loss
}

const generalWorth = ({ state, seat }: Survey, card: string): number => {
  const balance = (of: (one: Seat) => number): number => {
    let worth = 0
    for (const player of state.players)
      worth += player.seat === seat ? -of(seat) : of(player.seat) / (state.players.length - 1)
    return worth
  }
  if (card === 'earthquake') return 0.4 * balance((one) => wallsOf(state, one).length)
  if (card === 'plague')
    return (
      0.5 * balance((one) => troopsOf(state, one).filter(({ structure }) => isSettlement(structure)).length)
    )
  if (card === 'depopulation') return 0.4 * balance((one) => playerAt(state, one).civilians.length)
  const isFirst = state.firstPlayer === seat
  if (['boldWins', 'talentPatronage'].includes(card)) return isFirst ? 0.8 : -0.2
  if (card === 'classStruggle') return isFirst ? -0.6 : 0.3
  return ['goodHarvest', 'fairWinds', 'mercenaries', 'orderOfChivalry'].includes(card) ? 0.3 : 0.1
}

/** Where a start village, a soldier or a second village should stand: near what can be founded. */
const startWorth = (survey: Survey, region: string): number => {
  const at = placeIn(region)
  return hopeAt(survey, at, 'soldier')
}

/** Any answer; the two that are weighed with all cards in view come from the policy. */
export const answerWorth = (survey: Survey, move: Move): number => {
  const { state } = survey
  if (isAction(move)) return actionWorth(survey, move)
  switch (move.type) {
    case 'endCard':
    case 'endStartOfTurn':
      return 0.03
    case 'pass':
      return 0
    case 'placeStartVillage':
    case 'placeSecondVillage':
    case 'placeStartSoldier':
      return startWorth(survey, move.region)
    case 'placeEvent':
    case 'keepWarlockEvent':
    case 'spyChoose':
      return eventWorth(survey, move.eventId)
    case 'drawWarlockEvents':
      return 0.4
    case 'sheriffDiscardRevolt':
    case 'cathedralDiscard':
      return 0.8
    case 'placeLibraryMarker':
      return 0.1 + improvementWorths[move.improvement] * 0.6
    case 'addFutureCard':
      return isRevolt(move.card) ? 1 : 0.5
    case 'answerPact': {
      const step = state.agenda.at(-1)
      if (!move.accept || step?.type !== 'answerPact') return 0.1
      return signingWorth(survey, step)
    }
    case 'sheriffBlock': {
      const step = state.agenda.at(-1)
      if (!move.use || step?.type !== 'sheriffBlock') return 0.45
      return -eventWorth(survey, step.card)
    }
    case 'loseOrKeep':
      return move.keep ? -0.6 : -0.5
    case 'discardCivilian':
      return -civilianWorths[move.civilian]
    case 'loseCard':
      return -(civilianWorths[move.card as Civilian] ?? improvementWorths[move.card as Improvement] ?? 1)
    case 'destroyOwn':
      if (move.wall !== undefined) return -figures.wall
      if (move.improvement !== undefined) return -improvementWorths[move.improvement]
      return regionAt(state, move.structure as RegionId).structure?.kind === 'mine' ? -2.4 : -1
    case 'replaceCivilian':
      return civilianWorths[move.in] - civilianWorths[move.out] - 0.1
    case 'replaceImprovement':
      return improvementWorths[move.in] - improvementWorths[move.out] - 0.1
    case 'placeReinforcement':
      return 0.3 + figures.near * hopeAt(survey, placeIn(move.region), move.kind)
    case 'placeSpecialTroop':
    case 'placeLake':
    case 'removeLake':
      return farFromHome(survey, placeIn(move.region)) * (move.type === 'placeLake' ? 0.1 : -0.1)
    case 'chooseInventionType':
      return typeWorth(survey, move.as)
    default:
      return 0
  }
}

/** Steps to the nearest own settlement. */
const farFromHome = ({ state, seat }: Survey, at: number): number => {
  let nearest = 9
  for (const { id, structure } of places(state))
    if (structure?.owner === seat) nearest = Math.min(nearest, stepsBetween(placeIn(id), at))
  return nearest
}
