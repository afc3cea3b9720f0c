import type { BuildingType } from '../../../../shared/games/castillo/components.ts'
import { createCounting, type Forms } from '../../../kit/counting.ts'
import type { CardTexts } from './texts.es.ts'

const { counted, listed } = createCounting('en')
const talers = (n: number): string => counted(n, ['taler', 'talers'])
const points = (n: number): string => counted(n, ['point', 'points'])
const kinds = (n: number): string => counted(n, ['kind', 'kinds'])
const buildings = (n: number): string => counted(n, ['building', 'buildings'])
const rounds: Forms = ['round', 'rounds']
const typeNames: Record<BuildingType, string> = {
  special: 'Building',
  gate: 'Gate',
  tower: 'Tower',
  house: 'House',
}

export const cardTexts: CardTexts = {
  kinds: {
    plan: (type) => `${typeNames[type]}, not built yet`,
    built: (type) => `${typeNames[type]}, built`,
    start: 'Building, there from the start',
    space: 'Helper space',
    cart: 'Room for one helper',
    tower: 'Piles of resources',
    stock: 'Resources to come',
    bank: 'Talers to come',
    resource: 'Resource',
    joker: 'Resource, a joker',
    role: (order) => `Role, number ${order} to act`,
    hidden: 'Role, face down',
    winter: 'Winter card',
    round: 'Round space',
    seat: 'At the table',
    own: 'You',
    act: 'In a payment',
    marker: 'Mark',
    scored: 'Tie-break',
  },
  building: {
    value: (n, least) => `Paid with resources of exactly ${n}, ${kinds(least)} or more`,
    points: (full, half) =>
      `${points(full)} with the Stonemason, ${half} with the Worker; talers with the Bricklayer`,
    by: (name, round) => `Built by ${name} in round ${round}`,
    counts: {
      special: '',
      gate: '',
      tower: 'Towers give points to helpers in the Gates.',
      house: 'Houses give points to helpers in the Stable.',
    },
    bySilver: 'With what you have, silver must pay for it: then its frame is dashed',
    helped: (n) =>
      `If you build it now, your helpers would score ${n < 0 ? 'less' : 'more'}: ${points(Math.abs(n))}`,
    plan: 'Still a plan: whoever builds it first gets what it gives, and opens its helper spaces to all.',
    helpers: 'A helper on one of its spaces scores at the end of the game.',
  },
  space: {
    price: (n, effect) => `Space for ${talers(n)}: ${effect}`,
    cost: (n) => `Costs ${talers(n)}`,
    now: (n, later) => `If the game ended now: ${points(n)}; ${later}`,
    later: {
      market: 'that changes with its owner’s talers',
      forge: 'that can only rise',
      palace: 'that changes with its owner’s resources',
      keep: '3 less for each space that is taken, 3 more for each that opens',
      servantsHouse: 'one point less for each further building',
      tavern: 'that can only rise',
      largeGate: 'that can only rise',
      smallGate: 'that can only rise',
      stable: 'that can only rise',
      winterInn: 'that changes with the helpers on carts and rider',
    },
    taken: (name) => `Helper of ${name}`,
    free: 'Free',
    text: 'After building, Bricklayer and Stonemason may each bring up to 2 helpers, one per building and round.',
    closed: 'Opens when the building is built.',
  },
  cart: {
    brings: (pile) => `Brings ${pile} at each delivery`,
    sleighs: (pile) => `With the sleighs it brings ${pile} this round`,
    toll: 'One piece of what it brings goes to the Defence Tower',
    text: 'Whoever plays the Trader puts a helper here; it stays until it is displaced or goes to the castle.',
    rider: 'The rider is open only when all four carts are taken.',
  },
  tower: {
    name: 'Defence Tower',
    pile: (pile) => `Holds ${pile} now`,
    text: 'Before building, the Bricklayer takes all pieces of one kind from here.',
  },
  stock: {
    name: 'General stock',
    left: (n, total, kind) => `${kind}: ${n} of ${total} left`,
    text: 'What the stock has not got is not received, nor owed.',
  },
  bank: {
    name: 'Bank',
    left: (n, total) => `${n} of ${talers(total)}`,
    text: 'Where it runs short, you get what is left.',
  },
  resource: {
    value: (n) => `Counts ${n} when a building is paid`,
    joker: 'In a payment each silver stands for sand, wood, brick or stone',
    worth: (n) => `Worth ${points(n)} in the Palace`,
    stock: (n, total) => `${n} of ${total} in the stock`,
    tower: (n) => `${n} in the Defence Tower`,
    forge: (n) => `${n} in the Forge`,
    with: (name, n) => `${name}: ${n}`,
  },
  roles: {
    messenger: {
      text: 'Brings talers: they pay for the helper spaces of the castle.',
      others: 'However many choose it, each is paid in full.',
      talers: (n) => `${talers(n)} from the bank, or what is left`,
    },
    trader: {
      text: 'If anybody plays the Trader there is a delivery: all helpers on carts and rider receive.',
      others: 'However many choose it, there is one delivery.',
      helper: 'A helper of yours onto a free cart',
      load: 'Every cart that is taken brings its resources',
    },
    bricklayer: {
      text: 'Takes a pile from the Defence Tower and builds for talers.',
      others: 'If several choose it, the first to act takes the pile they like.',
      tower: 'All pieces of one kind from the Defence Tower',
      build: (n) => `Up to ${buildings(n)}: 1 taler per piece spent`,
    },
    stonemason: {
      text: 'Buys from the Workers of others and builds for points.',
      others: 'The more Workers there are, the more it buys.',
      buy: (n) => `One piece from each Worker of another player, for ${talers(n)}`,
      build: (n) => `Up to ${buildings(n)}: all of their points`,
    },
    worker: {
      text: 'Brings resources and builds for half the points. Everybody has three Workers.',
      others: 'Each Stonemason of another may buy a piece from it first.',
      load: '1 stone and two more pieces: two different ones of sand, wood and brick',
      build: (n) => `Up to ${buildings(n)}: half of their points`,
    },
    masterBuilder: {
      text: 'Does not build: scores for what others build, and takes back the cards already played.',
      others: 'If nobody else builds, it gives no points.',
      points: (n) => `${points(n)} per building that the others build this round`,
      cards: 'All your played cards return to your hand',
    },
    helpers: (n) => `If it builds, up to ${counted(n, ['helper', 'helpers'])} into the castle`,
    held: (names, isOwn) =>
      isOwn && names.length === 0
        ? 'Only you can still play it'
        : `${listed(isOwn ? ['You', ...names] : names)} can still play it`,
    inHand: 'In your hand',
    played: 'Played: it returns with the Master Builder',
    chosen: 'Chosen for this round',
    idle: 'Will only do something if you get or buy more resources first',
    of: (name) => `Played by ${name}`,
    carries: (pile) => `Carries ${pile}`,
  },
  hidden: {
    name: (name) => `Role of ${name}`,
    text: 'Shown when everybody has chosen.',
  },
  round: {
    name: (n) => `Space ${n}`,
    past: 'It is over',
    now: (n) => `It is this round, number ${n}`,
    to: (n) => `It comes in ${counted(n, rounds)}`,
    talers: (n) => `${talers(n)} for the start player`,
    winter: 'Round with a winter card',
    text: 'The spaces count the rounds down: after space 1 comes the final scoring.',
  },
  forgeSilver: {
    name: 'Silver in the Forge',
    text: 'Silver spent on buildings stays in the Forge, and gives points to its helpers.',
  },
  seat: {
    points,
    talers,
    carries: (pile) => `Has ${pile}`,
    helpers: (supply, placed) => `Helpers: ${supply} at home, ${placed} on the board`,
    built: (n) => counted(n, ['building built', 'buildings built']),
    cards: (n) => `${counted(n, ['role', 'roles'])} to play`,
    start: 'Start player of this round',
    mustChoose: (isOwn) => (isOwn ? 'You have still to choose a role' : 'Has still to choose a role'),
    hasChosen: (isOwn) => (isOwn ? 'You have chosen a role' : 'Has chosen a role'),
    text: 'All that anybody has is in the open, but for the role they choose. Whoever has most points once the helpers in the castle have scored at the end wins.',
  },
  marks: {
    first: 'Start player',
    firstText: 'Acts before others with the same role, and gets the talers of the round.',
    mustChoose: 'Still to choose',
    hasChosen: 'Has chosen',
    chooseText: 'All choose at once, in secret; whoever has chosen may change until the last one has.',
    helpers: 'Helpers',
    helpersText: 'On carts they bring resources; on the spaces of the castle they score at the end.',
    talers: 'Talers',
    talersText: 'They pay for helper spaces, and for what you buy from Workers.',
    of: (name) => `Of ${name}`,
  },
  ties: {
    talersLeft: 'Level in points, whoever has more talers wins.',
    valueLeft: 'Level in talers, whoever has resources of more value wins.',
  },
  pay: {
    other: 'Offers another exact payment from what you have.',
    accept: (n) =>
      `Builds at once: nothing is left to confirm. The sum must be exact, with ${kinds(n)} of resources or more.`,
  },
  paper: {
    value: (n) => `Value ${n}`,
    unbuilt: 'Not built',
    built: (n, of) => `Built: ${n} of ${of}`,
  },
}
