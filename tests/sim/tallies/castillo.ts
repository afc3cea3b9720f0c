/** Roles, buildings, helpers and journeys by which they are. */
import {
  buildings,
  findHelperSpace,
  helperBuildings,
  roleOf,
  roles,
  traderSpaceIds,
  winterCards,
} from '../../../shared/games/castillo/components.ts'
import type { Event } from '../../../shared/games/castillo/state.ts'
import { as, type Tally } from './tally.ts'

/** Towers and gates of one kind are one. */
const kindOf = (building: string): string => building.replace(/\d$/, '')

export const castillo: Tally<Event> = {
  startPlayerDrawn: null,
  winterDealt: null,
  roundStarted: null,
  cardsChosen: null,
  winterRevealed: { kinds: as('winter', winterCards), of: ({ card }) => `winter: ${card}` },
  bountyTaken: null,
  firewoodPaid: null,
  tradersSentHome: null,
  revealed: null,
  workerEquipped: null,
  asked: null,
  passed: null,
  messengerPaid: null,
  traderPlaced: { kinds: as('trader', traderSpaceIds), of: ({ space }) => `trader: ${space}` },
  incomeTaken: null,
  towerTaken: null,
  bought: null,
  delivered: null,
  built: {
    kinds: as('built', [...new Set(buildings.map(({ id }) => kindOf(id)))]),
    of: ({ building }) => `built: ${kindOf(building)}`,
  },
  helperPlaced: {
    kinds: as('helper', helperBuildings),
    of: ({ space }) => `helper: ${findHelperSpace(space)?.building}`,
  },
  masterBuilderScored: null,
  cardResolved: { kinds: as('resolved', roles), of: ({ card }) => `resolved: ${roleOf(card)}` },
  roundEnded: null,
  scored: null,
  ended: null,
}
