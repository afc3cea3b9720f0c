/** Words of the map, the acts and the status line. */
import type { OwnTroopKind, SettlementKind, TroopKind } from '../../../../shared/games/storming/components.ts'
import type { OfferKind, Step, Terrain } from '../../../../shared/games/storming/state.ts'
import { createCounting } from '../../../kit/counting.ts'
import type { CardUse } from '../inHand.ts'
import type { Built } from '../places.ts'
import { cards } from './cards.en.ts'
import type { board as es } from './board.es.ts'

type By<Key extends string> = Readonly<Record<Key, string>>

const { counted, form } = createCounting('en')

/** What whoever is asked does now; all else goes by itself. */
const steps: Partial<By<Step['type']>> = {
  startVillage: 'Found your first village on a free start region',
  startSoldier: 'Place your first soldier beside your village',
  secondVillage: 'Found your second village, two regions from the first',
  startOfTurn: 'Before you plan you may do something else: choose what, or go on to plan',
  keepWarlockEvent: 'Keep one of the two events',
  chooseInventionType: 'Choose which card to play the Invention as',
  discardCivilian: 'Discard a civilian',
  plan: 'Plan: PRESENT is played this round, FUTURE in the next',
  sheriffBlock: 'Decide whether the Sheriff spares you the event',
  answerPact: 'Answer the pact that you are offered',
  loseOrKeep: 'Discard the civilian, or keep them and take a revolt',
}

/** Of what a card allows, what can be done now is said. */
const acts: By<CardUse> = {
  build: 'build in a marked region',
  improvement: 'build an improvement',
  recruit: 'recruit in a marked region',
  civilian: 'recruit a civilian',
  military: 'press a troop of yours to move or attack',
  offer: 'offer a pact',
  break: 'break a pact',
  civil: 'use a civilian',
  first: 'become first player',
}

const offers: By<OfferKind> = {
  palace: `${cards.palace.name}: add a card to FUTURE, or pass`,
  spy: `${cards.spy.name}: choose which event comes first`,
  militaryAlliance: `${cards.militaryAlliance.name}: take a military action, or pass`,
  customsHouse: `${cards.customsHouse.name}: take a build action, or pass`,
  philosopher: `${cards.philosopher.name}: take any action, or pass`,
  fullMoon: `${cards.fullMoon.name}: move a troop, or pass`,
  mercenaries: `${cards.mercenaries.name}: recruit a soldier, or pass`,
  goodHarvest: `${cards.goodHarvest.name}: found a village or enlarge a settlement, or pass`,
  torrentialRain: `${cards.torrentialRain.name}: place a lake in a marked region`,
  boldWins: `${cards.boldWins.name}: take an action, or pass`,
  drought: `${cards.drought.name}: remove a lake`,
  depopulation: `${cards.depopulation.name}: choose the card you lose`,
  lordOfWar: `${cards.lordOfWar.name}: add a card to FUTURE, or pass`,
  orderOfChivalry: `${cards.orderOfChivalry.name}: recruit a knight, or pass`,
  materialShortage: `${cards.materialShortage.name}: choose what you destroy`,
  tradeBoom: `${cards.tradeBoom.name}: take a build action, or pass`,
  armsSupply: `${cards.armsSupply.name}: recruit artillery, or pass`,
  talentPatronage: `${cards.talentPatronage.name}: recruit or replace a civilian, or pass`,
  prosperity: `${cards.prosperity.name}: build or replace an improvement, or pass`,
  embassyBuilt: `${cards.embassy.name}: offer or break a pact, or pass`,
  barracksBuilt: `${cards.barracks.name}: recruit a troop, or pass`,
  cathedralBuilt: `${cards.cathedral.name}: discard a revolt, or pass`,
  libraryBuilt: `${cards.library.name}: choose the improvement you copy`,
  civilianRecruited: 'Your new civilian may act at once, or pass',
  reinforcements: `${cards.reinforcements.name}: recruit up to three troops, or pass`,
  projectValkyrie: 'Place the war wagon on an empty plain',
  tradeRoute: 'Place the caravan in a marked settlement',
}

export const board: typeof es = {
  map: 'The map',
  over: 'The game is over',
  setup: 'Setup',
  round: (n) => `Round ${n}`,
  region: (id, terrain) => `${id}, ${board.terrains[terrain]}`,
  terrains: { plain: 'plain', forest: 'forest', mountain: 'mountain', lake: 'lake' } as By<Terrain>,
  built: {
    village: 'Village',
    upgrade: 'Enlarge',
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
  needs: {
    village: 'a soldier of yours on a plain, with no settlement next to it',
    upgrade: 'a village of yours, or a town: becoming a city it brings 1 point',
    sawmill: 'a soldier of yours in a forest',
    mine: 'a soldier of yours on a mountain',
    wall: 'a settlement of yours without a wall',
    soldier: 'a settlement of yours without a troop',
    knight: 'a town of yours, or a city, without a troop',
    artillery: 'a city of yours without a troop',
  } as By<Built | OwnTroopKind>,
  nowhere: (what, needs) => `${what}: needs ${needs}.`,
  standing: (what, name, isWalled) => `${what} of ${name}${isWalled ? ', walled' : ''}`,
  pieces: 'Pieces',
  left: (n) => `${n} in the supply`,
  actionsLeft: (n) => counted(n, ['action', 'actions']),
  extra: `+1 military: ${cards.noQuarter.name}`,
  market: `One of another type: ${cards.market.name}`,
  claim: 'Be first player',
  enough: 'That is all',
  lead: 'Move the troop',
  leave: 'Leave it',
  breaks: (pact, name) => `This breaks ${pact}, your pact with ${name}`,
  wagon: {
    order: 'In which order',
    orders: { move: 'Move and shoot', attack: 'Shoot and move' },
    point: { move: 'Choose where it goes', attack: 'Choose what it shoots at' },
    only: { move: 'Only move', attack: 'Only shoot' },
  },
  status: {
    pending: 'Sending…',
    sealed: 'Confirm, or undo',
    still: (actions) => `you still have ${actions}`,
    which: 'Choose what to do there',
    troop: 'Choose where it goes or whom it attacks',
    truce: 'press a troop of yours to move it: there is a truce',
    region: 'Choose a marked region',
    own: 'Your card is being resolved',
    theirs: (name, card) => `${name}’s card is being resolved: ${card}`,
    resolved: (card) => `${card} is being resolved`,
    or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
    event: 'Put one of your events on EVENTS',
    another: (kinds) => `take an action of another type: ${kinds}`,
    any: (kinds) => `take an action: ${kinds}`,
    steps,
    acts,
    offers,
    mine: (step: Step) => (step.type === 'offer' ? offers[step.what] : (steps[step.type] ?? '')),
    decides: (card, name) => `${card}: ${name} decides`,
    before: (cards, name) => `${cards}: ${name} may act before planning`,
    others: (names, count, step) => {
      if ('seats' in step) return `${names} ${form(count, ['plans', 'plan'])}`
      if (step.type === 'startSoldier') return `${names} places a first soldier`
      if (step.type === 'startVillage' || step.type === 'secondVillage') return `${names} founds a village`
      if (step.type === 'answerPact') return `${names} answers an offer of a pact`
      return step.type === 'act' ? `${names} uses a card` : `${names} decides`
    },
  },
}
