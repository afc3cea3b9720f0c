/** Words of the map, the acts and the status line. */
import type { SettlementKind, TroopKind } from '../../../../shared/games/storming/components.ts'
import type { Step, Terrain } from '../../../../shared/games/storming/state.ts'
import type { Built } from '../places.ts'
import type { board as es } from './board.es.ts'

type By<Key extends string> = Readonly<Record<Key, string>>

const mine: By<Step['type']> = {
  startVillage: 'Place your first village',
  startSoldier: 'Place your first soldier beside your village',
  secondVillage: 'Place your second village',
  startCard: '',
  beginTurns: '',
  round: '',
  planning: '',
  palace: '',
  spy: '',
  placeEvents: '',
  resolution: '',
  endRound: '',
  turn: '',
  startOfTurn: 'Your turn begins: do what you can before you plan',
  keepWarlockEvent: 'Keep one of the two events',
  chooseInventionType: 'Choose what to play the Invention as',
  discardCivilian: 'Discard a civilian',
  openPlan: '',
  plan: 'Plan: put cards on PRESENT and FUTURE',
  card: '',
  act: 'Use your card, or end it',
  revolt: '',
  attachedEvent: '',
  event: '',
  sheriffBlock: 'Decide whether your Sheriff blocks the event',
  offers: '',
  offer: 'Decide whether to use this, or pass',
  answerPact: 'Answer the pact that you are offered',
  endPact: '',
  loseOrKeep: 'Decide whether to lose the card',
}

export const board: typeof es = {
  map: 'The map',
  over: 'The game is over',
  setup: 'Setup',
  round: (n: number) => `Round ${n}`,
  region: (id: string, terrain: Terrain) => `${id}, ${board.terrains[terrain]}`,
  terrains: { plain: 'plain', forest: 'forest', mountain: 'mountain', lake: 'lake' } as By<Terrain>,
  built: {
    village: 'Village',
    upgrade: 'Upgrade',
    sawmill: 'Sawmill',
    mine: 'Mine',
    wall: 'Wall',
  } as By<Built>,
  settlements: { village: 'Village', town: 'Town', city: 'City' } as By<SettlementKind>,
  troops: {
    soldier: 'Soldier',
    knight: 'Knight',
    artillery: 'Artillery',
    warWagon: 'War wagon',
    caravan: 'Caravan',
  } as By<TroopKind>,
  standing: (what: string, name: string, isWalled: boolean) =>
    `${what} of ${name}${isWalled ? ', walled' : ''}`,
  status: {
    pending: 'Sending…',
    sealed: 'Confirm, or undo',
    which: 'Choose which of the two',
    troop: 'Choose where it goes, or whom it attacks',
    region: 'Choose a lit region',
    mine: (step: Step) => mine[step.type],
    others: (names: string, count: number, step: Step) =>
      step.type === 'plan' ? `${names} ${count === 1 ? 'plans' : 'plan'} the turn` : `${names} to act`,
  },
}
