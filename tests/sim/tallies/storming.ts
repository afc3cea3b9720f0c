/** Every card that comes to something, every pact, building, troop and point, by what it is. */
import {
  actionTypes,
  civilians,
  improvements,
  invention,
  pacts,
  settlementKinds,
  troopKinds,
} from '../../../shared/games/storming/components.ts'
import { designs, generalEventIds } from '../../../shared/games/storming/events.ts'
import type { Event, EventOf, PactEnd } from '../../../shared/games/storming/facts.ts'
import { startCards } from '../../../shared/games/storming/layout.ts'
import { pointSources } from '../../../shared/games/storming/state.ts'
import { as, every, type Tally } from './tally.ts'

const ends = every<PactEnd>({ broken: true, attacked: true, unitLost: true, fulfilled: true, warDrums: true })
const wins = every<EventOf<'ended'>['why']>({ conquest: true, points: true })
const unplayed = every<EventOf<'notPlayed'>['why']>({ skipNext: true, famine: true, noAlchemist: true })
const buildable = [...settlementKinds, 'sawmill', 'mine']
const troops = [...troopKinds, 'warWagon', 'caravan']

/** All copies of a card, of whatever colour, are one. */
const nameOf = (card: string): string => card.replace(/[12]?-.*$|\d+$/, '')
const played = as('revealed', [...actionTypes, 'revolt', invention])
const events = as('revealed', [...designs, ...generalEventIds])

export const storming: Tally<Event> = {
  dealt: null,
  startPlayerDrawn: null,
  opened: null,
  closed: null,
  passedAhead: null,
  waived: null,
  passed: null,
  firstPlayer: null,
  roundEnded: null,
  lastTaken: null,
  ended: { kinds: as('won by', wins), of: ({ why }) => `won by: ${why}` },
  startVillagePlaced: null,
  terrainLaid: {
    kinds: as(
      'laid',
      startCards.map(({ id }) => id),
    ),
    of: ({ card }) => `laid: ${card}`,
  },
  terrainChanged: null,
  built: { kinds: as('built', buildable), of: ({ kind }) => `built: ${kind}` },
  walled: null,
  wallLost: null,
  structureLost: null,
  conquered: null,
  troopPlaced: { kinds: as('troopPlaced', troops), of: ({ kind }) => `troopPlaced: ${kind}` },
  troopMoved: null,
  troopLost: null,
  knightDismounted: null,
  attacked: { kinds: as('attacked', troops), of: ({ kind }) => `attacked: ${kind}` },
  shuffled: null,
  refilled: null,
  civilianTaken: { kinds: as('taken', civilians), of: ({ card }) => `taken: ${card}` },
  improvementTaken: { kinds: as('taken', improvements), of: ({ card }) => `taken: ${card}` },
  civilianLost: null,
  improvementLost: null,
  libraryMarked: null,
  pactOffered: null,
  pactRefused: null,
  pactSigned: { kinds: as('signed', pacts), of: ({ offer }) => `signed: ${offer.pact}` },
  unitPlaced: null,
  caravanArrived: null,
  pactEnded: { kinds: as('pactEnded', ends), of: ({ why }) => `pactEnded: ${why}` },
  pointGained: { kinds: as('point', pointSources), of: ({ why }) => `point: ${why}` },
  theatreCounted: null,
  rotated: null,
  revoltTaken: null,
  revoltLeft: null,
  regained: null,
  inventionMoved: null,
  inventionStays: null,
  eventsDrawn: null,
  warlockDrew: null,
  warlockKept: null,
  warlockDiscarded: null,
  planned: null,
  cardsPlaced: null,
  eventTaken: null,
  eventPlaced: null,
  spied: null,
  spyChose: null,
  eventsPlaced: null,
  revealed: { kinds: [...played, ...events], of: ({ card }) => `revealed: ${nameOf(card)}` },
  attachedRevealed: { kinds: events, of: ({ card }) => `revealed: ${nameOf(card)}` },
  notPlayed: { kinds: as('notPlayed', unplayed), of: ({ why }) => `notPlayed: ${why}` },
  flagSet: null,
  skipNext: null,
  fairWinds: null,
  cardFinished: null,
  revoltRevealed: null,
  eventResolved: null,
  futureShuffled: null,
}
