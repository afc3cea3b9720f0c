/** Attacks by where, exchanges by what, cards by which, ends by why, and who paid when the bank was empty. */
import { cardKinds, stored } from '../../../shared/games/fortium/components.ts'
import { sites } from '../../../shared/games/fortium/layout.ts'
import type { EndReason, Event } from '../../../shared/games/fortium/state.ts'
import { as, every, type Tally } from './tally.ts'

const reasons = every<EndReason>({ fortComplete: true, countdown: true, roundCap: true, lastSide: true })
const elsewhere = 'green cell'

export const fortium: Tally<Event> = {
  startPlayerDrawn: null,
  setupChosen: null,
  setupRevealed: null,
  collected: {
    kinds: ['collected', 'collected: bank short'],
    of: ({ bank, due }) => (bank < due ? 'collected: bank short' : 'collected'),
  },
  diamondsPlaced: null,
  minerRelieved: null,
  collectionEnded: null,
  minerRecovered: null,
  exchanged: { kinds: as('exchanged', stored), of: ({ from }) => `exchanged: ${from}` },
  diceRolled: null,
  groupMoved: {
    kinds: ['groupMoved', ...as('attack', [...new Set(sites.map(({ kind }) => kind)), elsewhere])],
    of: ({ attack, to }) =>
      attack ? `attack: ${sites.find(({ cell }) => cell === to)?.kind ?? elsewhere}` : 'groupMoved',
  },
  fought: null,
  campBought: null,
  campRemoved: null,
  cardPaid: null,
  cardDrawn: null,
  cardPlayed: { kinds: as('played', cardKinds), of: ({ card }) => `played: ${card}` },
  cardDiscarded: null,
  floorDemolished: null,
  limestoneStolen: null,
  minerConverted: null,
  campConverted: null,
  minersUnified: null,
  productionDoubled: null,
  negotiationBegan: null,
  tradeProposed: null,
  tradeCountered: null,
  tradeRejected: null,
  traded: null,
  negotiationClosed: null,
  hatPut: null,
  floorBuilt: { kinds: as('floor', stored), of: ({ kind }) => `floor: ${kind}` },
  roundBegan: null,
  turnEnded: null,
  resigned: null,
  ended: { kinds: as('ended', reasons), of: ({ reason }) => `ended: ${reason}` },
}
