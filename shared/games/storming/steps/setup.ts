/** The map is settled: start villages, the start card, soldiers and second villages [section 3]. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import type { AutoStep, StepRules } from '../../../engine/step.ts'
import { isBesideSettlement } from '../actions/build.ts'
import { isRefused, placeOf, regionOf } from '../actions/places.ts'
import { close, open, replaceBy } from '../effects.ts'
import type { Event } from '../facts.ts'
import { adjacentTo, distance, findRegion, type RegionId, startCardsFor } from '../layout.ts'
import type { Move } from '../moves.ts'
import { type Place, places, turnOrder } from '../queries.ts'
import { no } from '../refusals.ts'
import type { State } from '../state.ts'
import type { StepOf } from './step.ts'

const startRegionOf = (state: State, seat: Seat): RegionId => {
  const region = state.startRegions[seat]
  if (region === undefined || region === null) throw new Error(`seat ${seat} has no start village`)
  return region
}

export const startVillage: StepRules<State, StepOf<'startVillage'>, Move, Event> = {
  moves: ['placeStartVillage'],
  asks: (_, { seat }) => [seat],
  candidates: (state) => places(state).map(({ id }) => ({ type: 'placeStartVillage', region: id })),
  check(state, _step, _seat, move) {
    if (move.type !== 'placeStartVillage') return no('ST-3.7', 'wrongPhase')
    const place = placeOf(state, move.region)
    if (isRefused(place)) return place
    if (place.structure !== null) return no('ST-3.7', 'regionOccupied')
    return findRegion(place.id)?.start === state.config.players ? null : no('ST-2.13', 'notAStartRegion')
  },
  perform(table, _step, seat, move) {
    if (move.type !== 'placeStartVillage') throw new Error('no start village')
    close(table)
    const wall = table.state.config.walledStart === 'true'
    table.emit({ type: 'startVillagePlaced', seat, region: regionOf(move.region), wall })
  },
}

/** One start card for this many players fixes the terrain: drawn, or agreed on [ST-3.8, ST-8.3]. */
export const startCard: AutoStep<State, StepOf<'startCard'>, Event> = {
  auto(table) {
    const { state, emit, random } = table
    close(table)
    const cards = startCardsFor(state.config.players)
    const agreed = Number(state.config.startCard)
    const card = cards[agreed === 0 ? random.below(cards.length) : agreed - 1]
    if (card === undefined) throw new Error(`no start card ${agreed}`)
    emit({ type: 'terrainLaid', card: card.id })
  },
}

/** A seat places its soldier, then its second village; what others are asked next is no part of its act [ST-3.9]. */
export const openStart: AutoStep<State, StepOf<'openStart'>, Event> = {
  auto(table, { seat }) {
    replaceBy(table, { type: 'startSoldier', seat }, { type: 'secondVillage', seat })
  },
}

export const startSoldier: StepRules<State, StepOf<'startSoldier'>, Move, Event> = {
  moves: ['placeStartSoldier'],
  asks: (_, { seat }) => [seat],
  candidates: (state, _step, seat) =>
    adjacentTo(state.config.players, startRegionOf(state, seat)).map((region) => ({
      type: 'placeStartSoldier',
      region,
    })),
  check(state, _step, seat, move) {
    if (move.type !== 'placeStartSoldier') return no('ST-3.9', 'wrongPhase')
    const place = placeOf(state, move.region)
    if (isRefused(place)) return place
    if (place.troop !== null) return no('ST-3.9', 'regionOccupied')
    if (place.terrain === 'lake') return no('ST-3.9', 'terrain')
    return distance(startRegionOf(state, seat), place.id) === 1 ? null : no('ST-3.9', 'outOfRange')
  },
  perform(table, _step, seat, move) {
    if (move.type !== 'placeStartSoldier') throw new Error('no start soldier')
    close(table)
    table.emit({ type: 'troopPlaced', region: regionOf(move.region), kind: 'soldier', owner: seat })
  },
}

/** Without its reach: plain, without a structure, and no other player's troop [ST-3.10]. */
const isOpen = ({ terrain, structure, troop }: Place, seat: Seat): boolean =>
  terrain === 'plain' && structure === null && (troop === null || troop.owner === seat)

/** How far away the second village stands, and whether it may touch another: two regions, and no, where it can be. */
export const secondVillageTerms = (state: State, seat: Seat): { steps: number; mayTouch: boolean } => {
  const from = startRegionOf(state, seat)
  for (let steps = 2; steps < 14; steps++) {
    const open = places(state).filter((place) => isOpen(place, seat) && distance(from, place.id) === steps)
    if (open.some(({ id }) => !isBesideSettlement(state, id))) return { steps, mayTouch: false }
    if (open.length > 0) return { steps, mayTouch: true }
  }
  throw new Error('no room for a second village')
}

const checkSecond = (state: State, seat: Seat, region: string): Rejection | null => {
  const place = placeOf(state, region)
  if (isRefused(place)) return place
  const { structure, troop, terrain, id } = place
  if (structure !== null || (troop !== null && troop.owner !== seat)) return no('ST-3.10', 'regionOccupied')
  if (terrain !== 'plain') return no('ST-3.10', 'terrain')
  const { steps, mayTouch } = secondVillageTerms(state, seat)
  if (distance(startRegionOf(state, seat), id) !== steps) return no('ST-3.9', 'outOfRange')
  return mayTouch || !isBesideSettlement(state, id) ? null : no('ST-3.10', 'adjacentSettlement')
}

export const secondVillage: StepRules<State, StepOf<'secondVillage'>, Move, Event> = {
  moves: ['placeSecondVillage'],
  asks: (_, { seat }) => [seat],
  candidates: (state) => places(state).map(({ id }) => ({ type: 'placeSecondVillage', region: id })),
  check: (state, _step, seat, move) =>
    move.type === 'placeSecondVillage' ? checkSecond(state, seat, move.region) : no('ST-3.9', 'wrongPhase'),
  perform(table, _step, seat, move) {
    if (move.type !== 'placeSecondVillage') throw new Error('no second village')
    close(table)
    table.emit({ type: 'built', seat, region: regionOf(move.region), kind: 'village' })
  },
}

/** The agenda of a new game [ST-3.7 to ST-3.9]. */
export const openSetup = (table: Parameters<typeof open>[0]): void =>
  open(
    table,
    ...turnOrder(table.state)
      .toReversed()
      .map((seat) => ({ type: 'startVillage' as const, seat })),
    { type: 'startCard' },
    ...turnOrder(table.state).map((seat) => ({ type: 'openStart' as const, seat })),
    { type: 'round' },
  )
