/** What its facts sound like; what happens without a hand on anything is silent. */
import type { Event } from '../../../shared/games/castillo/state.ts'
import type { Sounds } from '../../plug/sounds.ts'

export const sounds: Sounds<Event> = {
  startPlayerDrawn: null,
  winterDealt: 'card',
  roundStarted: 'round',
  cardsChosen: 'card',
  winterRevealed: 'card',
  bountyTaken: 'coin',
  firewoodPaid: 'tile',
  tradersSentHome: 'tile',
  revealed: 'card',
  workerEquipped: 'tile',
  asked: null,
  passed: null,
  messengerPaid: 'coin',
  traderPlaced: 'tile',
  incomeTaken: 'coin',
  towerTaken: 'tile',
  bought: 'coin',
  delivered: 'tile',
  built: 'build',
  helperPlaced: 'tile',
  masterBuilderScored: 'coin',
  cardResolved: 'card',
  roundEnded: null,
  scored: 'round',
  ended: null,
}
