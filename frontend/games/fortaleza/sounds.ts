/** What its facts sound like; what happens without a hand on anything is silent. */
import type { Event } from '../../../shared/games/fortaleza/state.ts'
import type { Sounds } from '../../plug/sounds.ts'

export const sounds: Sounds<Event> = {
  startPlayerDrawn: null,
  dealt: 'card',
  cardsUsed: 'card',
  coinsTaken: 'coin',
  coinsPaid: 'coin',
  wallBuilt: 'build',
  gateBuilt: 'build',
  towerBuilt: 'build',
  guildBuilt: 'build',
  collectorPlaced: 'tile',
  pawnRetired: 'tile',
  tilesDeveloped: 'tile',
  drew: 'card',
  turnEnded: null,
  scoringStarted: null,
  scored: 'coin',
  templeScored: 'coin',
  phaseEnded: 'round',
  startPlayerNamed: null,
}
