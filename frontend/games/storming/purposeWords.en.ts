/** What each move is for, in one sentence. */
import type { ActionType, Civilian, Improvement } from '../../../shared/games/storming/components.ts'
import type { Structure } from '../../../shared/games/storming/state.ts'
import { createCounting } from '../../kit/counting.ts'
import type { PurposeWords } from './purposeWords.es.ts'

type By<Key extends string> = Readonly<Record<Key, string>>
type Site = 'mine' | 'sawmill' | 'village'

const { counted, form, listed } = createCounting('en')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const civilians: By<Civilian> = {
  strategist: 'Strategist',
  spy: 'Spy',
  warlock: 'Warlock',
  general: 'General',
  sheriff: 'Sheriff',
  alchemist: 'Alchemist',
  saboteur: 'Saboteur',
  henchman: 'Henchman',
  philosopher: 'Philosopher',
  chancellor: 'Chancellor',
}
const improvements: By<Improvement> = {
  embassy: 'Embassy',
  barracks: 'Barracks',
  customsHouse: 'Customs house',
  palace: 'Palace',
  cathedral: 'Cathedral',
  market: 'Market',
  postOffice: 'Post office',
  theatre: 'Theatre',
  university: 'University',
  library: 'Library',
}
const types: By<ActionType> = {
  build: 'Build',
  recruit: 'Recruit',
  military: 'Military',
  diplomacy: 'Diplomacy',
}
const cardName = (card: Civilian | Improvement): string => ({ ...civilians, ...improvements })[card]
const steps = (n: number): string => counted(n, ['step', 'steps'])
const goals: By<Site> = {
  mine: 'a mine gives a point',
  sawmill: 'a sawmill gives every Build an action more',
  village: 'there is room for another village',
}
const near: By<Site> = { ...goals, sawmill: 'it can make a sawmill' }
const site = (what: Site, region: string): string =>
  what === 'mine' ? `the mountain at ${region}` : what === 'sawmill' ? `the forest at ${region}` : region
const points = (n: number): string => counted(n, ['point', 'points'])
const troops = (n: number): string => counted(n, ['troop', 'troops'])
const their = (n: number, forms: readonly [string, string]): string =>
  n === 1 ? `their ${forms[0]}` : `their ${n} ${forms[1]}`
const of = (kind: Structure['kind'], name: string, region: string): string => `${name}’s ${kind} at ${region}`

const openImprovements: By<Improvement> = {
  embassy: 'Nobody will be able to refuse pacts that you offer, and you may offer one now.',
  barracks: 'You recruit a troop at once, and from now on beside your settlements too.',
  customsHouse: 'You will take a build action whenever a rival plays Build.',
  palace: 'Each round you will be able to place three cards instead of two.',
  cathedral: 'It is worth a point while you hold it.',
  market: 'With each card one action may be of another type: building with Military, for one.',
  postOffice: 'Your PRESENT card will be able to come before everybody’s.',
  theatre: 'Each rival takes a revolt, and every third one revealed gives you a point.',
  university: 'You may have three civilians, and bringing them together gives a point.',
  library: 'It lets you copy what another player’s improvement does.',
}

export const purposeEn: PurposeWords = {
  types,
  card: (card) => `the ${cardName(card)}`,
  theirs: of,
  ours: (kind, region) => `your ${kind} at ${region}`,
  listed,
  sevenPoints: 'With this you reach 7 points, which is what it takes to win.',
  pointOf: {
    upgradeSettlement: 'for the city',
    buildMine: 'for the mine',
    buildImprovement: 'for the Cathedral',
    attack: 'for the conquest',
    recruitCivilian: 'for the third civilian',
    buildVillage: 'that rotates',
  },
  pointWaits: (point) => `The point ${point} is still there: you can take it right after.`,
  pointLeft: (point) => `In the games tried out, taking the point ${point} now does no better.`,
  lastInReach: (by, whose) =>
    `Mind: ${by} would still win by taking ${whose === null ? 'your' : `${whose}’s`} last settlement.`,
  sixPoints: 'You reach 6 of 7 points: just one more and you win.',
  startAlike: (n) => `Any will do: they lie ${n} regions apart, and the terrain is dealt afterwards.`,
  startFirst: (n) => `Nobody will start nearer than ${n} regions to it, and the terrain is dealt later.`,
  startFar: (n, name) => `No free one lies farther from a rival: it is ${n} regions to ${name}’s village.`,
  startNear: (n, name) => `The nearest village will be ${name}’s, ${n} regions away; terrain is dealt later.`,
  soldierTo: (n, what, region) =>
    `From there it is ${steps(n)} to ${site(what, region)}, where ${goals[what]}.`,
  soldierFar: (n, name) =>
    `No other place lies farther from a rival’s soldier: it is ${n} regions to ${name}’s.`,
  villageTo: (n, what, region) => `It lies ${steps(n)} from ${site(what, region)}: there ${goals[what]}.`,
  villageFar: (n, name) => `It is a quiet place: the nearest settlement, ${name}’s, is ${n} regions away.`,
  canFound: {
    mine: 'There it can build a mine, which gives a point while you hold it.',
    sawmill: 'There it can build a sawmill: an action more with every Build card.',
    village: 'There it can found a village: no settlement lies beside it.',
  },
  canLead: (n) =>
    `There it can found a village: with ${n} settlements, the most, the rotating point is yours.`,
  nextWins: (name) => `With its next action it can conquer ${name}’s last settlement: you would win.`,
  nextTakes: (what) => `With its next action it can conquer ${what}: that would be a point.`,
  nextMine: (name) =>
    `With its next action it can take the mine from ${name}: a point for you, and one less for them.`,
  nextBreach: (what) => `With its next action it can break the wall of ${what}.`,
  escapes: (name) => `Where it stands ${name} can destroy it; there nobody reaches it.`,
  frees: (region) => `That leaves room at ${region} to recruit another troop there.`,
  noSoldier: 'You have no soldier left, and without one no village, sawmill or mine is founded.',
  noTroop: 'You have no troop left: without any you neither found nor attack.',
  behind: (name, theirs, mine) => `${name} has ${troops(theirs)} and you ${mine}: this brings you closer.`,
  kindOf: {
    soldier: 'You will have another soldier: only they found villages, sawmills and mines.',
    knight: 'A knight goes up to two regions at once; a soldier goes one.',
    artillery: 'Artillery breaks walls and destroys troops two regions away, without moving.',
  },
  shoots: (what) => `From there it can already shoot at the wall or the troop of ${what}.`,
  caravan: (n, what) =>
    `It is ${counted(n, ['region', 'regions'])} away from ${what}: arriving gives each of you a point.`,
  caravanScores: 'It comes to a settlement of another owner than last time: each of you gains a point.',
  lastLeft: (name) => `That is a point, and ${name} would have one settlement left: who takes it wins.`,
  gain: (n) => `That is a point for good: you reach ${n} of 7.`,
  leads: 'You come to have more settlements than anybody, and that gives the rotating point.',
  takesMine: (name) => `The mine becomes yours: a point more for you and one less for ${name}.`,
  takesSawmill: (name) =>
    `The sawmill becomes yours: an action more with every Build, and one less for ${name}.`,
  thenTakes: (what) => `Once the wall is down another troop of yours can conquer ${what}: a point.`,
  thenWins: (name) =>
    `Once the wall is down another troop of yours can take ${name}’s last settlement and win.`,
  breachLast: (name) => `Without its wall, whoever takes ${name}’s last settlement wins the game.`,
  breach: 'Without its wall the next attack conquers the settlement: a point.',
  savedLast: (name) => `With that troop ${name} could conquer your last settlement and win the game.`,
  saved: (region, name) => `With that troop ${name} could conquer your settlement at ${region}.`,
  disarmed: (name) => `${name} is left without a troop to attack with.`,
  fewer: (name, n) => `${name} is left with ${n === 1 ? 'a single troop' : troops(n)}.`,
  newCity: (n) => `A city gives a point for good: you reach ${n} of 7.`,
  townNow: 'You have another action left: with it you make it a city, which gives a point.',
  town: 'A town can recruit knights, and is the step before the city, which gives a point.',
  mine: (n) => `A mine gives a point while you hold it: you reach ${n} of 7.`,
  sawmill: (n) => `From now on each of your Build cards has ${n} actions.`,
  village: (n) => `With it you have ${n} settlements, and can recruit soldiers in any of them.`,
  wallLast: (name) => `It is your last settlement and ${name} can take it now: the wall stops one attack.`,
  wallSaves: (name) => `${name} can conquer it with a single attack: the wall stops that.`,
  wall: 'Whoever wants to conquer that settlement will need two attacks instead of one.',
  tookCathedral: (n) => `It is worth a point while you hold it: you reach ${n} of 7.`,
  improvement: openImprovements,
  whileHeld: (card) =>
    (
      {
        embassy: 'Nobody will be able to refuse pacts that you offer.',
        barracks: 'You may recruit in the regions beside your settlements too.',
        theatre: 'Every third revolt revealed will give you a point.',
      } as Partial<By<Improvement>>
    )[card] ?? openImprovements[card],
  copiesCathedral: (name) => `With it you copy ${name}’s Cathedral, which gives you a point as well.`,
  university: 'You have two civilians already: with a third the University gives you a point.',
  thirdCivilian: (n) =>
    `It is your third civilian: the University gives you a point, and you reach ${n} of 7.`,
  civilian: {
    strategist: 'You may place both your cards on PRESENT and play them in the same round.',
    spy: 'You will see everybody’s events and choose which one comes up that round.',
    warlock: 'You may attach an event of your choice to a card of yours: it is sure to come.',
    general: 'With each Military card one of your soldiers acts twice: goes two regions or attacks twice.',
    sheriff: 'You may sacrifice him to be spared an event, and before that he can take away revolts.',
    alchemist: 'He gives you the Invention: one more card in hand, which stands for any type.',
    saboteur: 'He will be able to destroy an improvement of a rival.',
    henchman: 'He will be able to eliminate a civilian of a rival.',
    philosopher: 'You will take an action whenever anybody’s revolt is revealed.',
    chancellor: 'He may act at once: a revolt blocks a card of each rival.',
  },
  actsOn: (card, name) => `He may act at once: ${name} has ${card}.`,
  takesPointOf: (card, name, n) =>
    `${capital(card)} gives ${name} a point: they would be left with ${points(n)}.`,
  losesInvention: (name) => `With the Alchemist ${name} loses the Invention too.`,
  oneEach: 'Each rival takes a revolt, which blocks a card of their hand.',
  sheriffFrees: (n) =>
    `You have ${counted(n, ['revolt', 'revolts'])}: at the start of your turn he can take one away.`,
  firstFromLast: 'You are last now: what you place from next round on is played before what others place.',
  first: (name) => `What you place from next round on is played before what ${name} places.`,
  later: (text) => `Next round, ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  skipped: (card) => `Your next action card is not played: this way it is ${card} that you lose.`,
  withWins: (name) => `With Military you can conquer ${name}’s last settlement and win.`,
  withTakes: (what) => `With Military you can conquer ${what}: a point.`,
  withTwo: (what) => `With Military you attack twice: the wall falls and you conquer ${what}.`,
  withMine: (name) => `With Military you can take the mine from ${name}: a point for you, one less for them.`,
  withWalk: (what, region) =>
    `With Military a soldier of yours reaches ${site(what, region)}, where ${near[what]}.`,
  walkAndBuild: (what, region) =>
    what === 'village'
      ? `With Military a soldier reaches ${region}, and with Build it then founds another village there.`
      : `With Military a soldier reaches ${site(what, region)}, and with Build it then makes a ${what}.`,
  withFounds: {
    mine: 'With Build the soldier on the mountain makes a mine: a point.',
    sawmill: 'With Build the soldier in the forest makes a sawmill: more actions.',
    village: 'With Build a soldier of yours can found another village where it stands.',
  },
  withCity: 'With Build you can enlarge a town to a city: a point.',
  withTwice: (n) => `With the ${n} actions of Build a village can become a city: a point.`,
  withTwiceThen: (n) =>
    `With the ${n} actions of Build you make a city, a point, and Recruit then raises knights there.`,
  withCathedral: 'With Build you can have the Cathedral, if nobody takes it first: a point.',
  withTown: 'With Build you can enlarge a village to a town, which recruits knights.',
  withThird: 'With Recruit you can come to three civilians: the University gives you a point.',
  withTroops: (n, more) =>
    n === 0
      ? 'With Recruit you have troops again: now none is left to you.'
      : `With Recruit you raise ${more === 1 ? 'another troop' : `up to ${more} more troops`}: now you have ${n === 1 ? 'only one' : n}.`,
  withBehind: (name, theirs, mine) =>
    `With Recruit you catch up with ${name}, who has ${troops(theirs)}: you have ${mine}.`,
  withPoint: 'With Diplomacy you can offer Reinforcements, the pact that gives a point to whom you say.',
  withConspiracy: 'With Diplomacy you can offer Conspiracy, the pact that gives each signer a point.',
  withFirst: 'With Diplomacy you can become first player and play before anybody.',
  withChancellor: 'With Diplomacy your Chancellor sends each rival a revolt.',
  freed: (card) => `The revolt gives back ${card} at once, which lay under it.`,
  wild: 'The Invention stands for any card: you choose its type when it comes up.',
  head: { perhaps: 'If it comes up, ', now: 'This round, ', attached: 'After your card, ' },
  leader: (name, n, text) =>
    `${name} leads with ${points(n)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  capital,
  losses: (name, lost, others) =>
    `${name === '' ? 'they' : name} ${listed([...(lost.length === 0 ? [] : [`${name === '' ? 'lose' : 'loses'} ${listed(lost)}`]), ...others.map((one) => (name === '' ? one.replace('takes', 'take').replace('does', 'do') : one))])}.`,
  lost: {
    walls: (n) => their(n, ['wall', 'walls']),
    improvements: (cards) =>
      cards.length > 1
        ? their(cards.length, ['improvement', 'improvements'])
        : `the ${cards.map(cardName).join('')}`,
    civilians: (cards) =>
      cards.length > 1
        ? their(cards.length, ['civilian', 'civilians'])
        : `the ${cards.map(cardName).join('')}`,
    troops: (n) => their(n, ['troop', 'troops']),
    troopsInSettlements: (n) =>
      n === 1 ? 'their troop in a settlement' : `their ${n} troops in settlements`,
    takesRevolt: 'takes a revolt',
    skipsCard: 'does not play their next card',
  },
  spares: {
    walls: (n) => counted(n, ['wall', 'walls']),
    improvements: (n) => counted(n, ['improvement', 'improvements']),
    civilians: (n) => counted(n, ['civilian', 'civilians']),
    sawmills: (n) => counted(n, ['sawmill', 'sawmills']),
    troops,
    troopsInSettlements: (n) => (n === 1 ? 'a troop in a settlement' : `${n} troops in settlements`),
    artillery: (n) => `${n} artillery`,
    knightsToSoldiers: (n) => counted(n, ['knight', 'knights']),
    takesRevolt: null,
    skipsCard: () => 'your next action card',
  },
  rivalsLose: (what, mine) => `your rivals lose ${what}, and you ${mine === 0 ? 'nothing' : `only ${mine}`}.`,
  wouldLose: (lost, isRevolt) =>
    `Otherwise you would ${listed([...(lost.length === 0 ? [] : [`lose ${listed(lost)}`]), ...(isRevolt ? ['take a revolt'] : [])])}.`,
  keepsPoint: 'This way you keep the Cathedral, which gives you a point.',
  revoltFor: (name) => `the revolt is for ${name}, who is first player.`,
  breaksPacts: (n) =>
    `${form(n, ['the only pact in force ends', 'all pacts in force end'])}, and you sign none.`,
  harvest: 'you enlarge a town to a city without spending an action: a point.',
  harvestVillage: 'you found or enlarge a settlement without spending a card.',
  freeSoldier: 'you raise another soldier without spending a card, beside your settlements too.',
  freeStep: (what, region) => `a soldier of yours reaches ${site(what, region)} without spending a card.`,
  freeBuild: 'you build without spending a card, as you have a pact.',
  freeImprovement: 'you get an improvement, as nobody has more settlements.',
  freeCivilian: 'you recruit a civilian without spending a card, as you are first player.',
  freeFirst: 'you act without spending a card, as you are first player.',
  freeCard: 'you place another card on FUTURE, as nobody has so many troops.',
  becomesFirst: 'you become first player.',
  knight: 'you may raise a knight, though you have only villages.',
  winds: 'your next card has an action more, and so have those of all others.',
  quiet: (name) => `the next Military card cannot attack, and ${name} has a troop beside what is yours.`,
  othersLose: (names) => `an improvement or a civilian is lost by ${names}; you have none.`,
  ifSigned: (name) => `If ${name} signs, `,
  pacts: {
    noQuarter: (name) => `you have one military action more with each card, and so has ${name}.`,
    militaryAlliance: (name) => `you act after every Military card of ${name}, and the other way round.`,
    informantNetwork: (name) => `events against you do nothing, nor do those against ${name}.`,
    mutualSupport: (name) => `each round you take one action more before you place cards; so does ${name}.`,
    projectValkyrie: (name) => `you share the war wagon with ${name}: it shoots two regions far.`,
    tradeRoute: (name) => `the caravan gives you and ${name} a point whenever it comes to another owner.`,
  },
  blockade: (rest) => `${rest} can take only one action with each card.`,
  conspiracy: (rest, n, isPoint, all) => {
    const lose = `${rest} ${form(all, ['loses', 'lose'])} ${n === 1 ? 'one troop' : `${n} troops`}`
    return isPoint ? `each of you gains a point${n === 0 ? '' : ` and ${lose}`}.` : `${lose}.`
  },
  troopsFor: (name, n) => `you recruit up to three troops; the point is for ${name}, who comes to ${n}.`,
  pointFor: (name, n) => `you gain a point and reach ${n} of 7; ${name} recruits up to three troops.`,
  crackdown: (rest, n) =>
    `${rest} can no longer use ${n === 1 ? 'their only civilian or improvement' : `their ${n} civilians and improvements`}.`,
  refused: (name, n) => `Signing it would give a point to ${name}, who already has ${n}.`,
  breaks: {
    blockade: 'You take all the actions of each card again.',
    developmentCrackdown: 'Your civilians and improvements are of use to you again.',
  },
  breaksOf: (names) => `${names} lose what that pact gives them.`,
}
