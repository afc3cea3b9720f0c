import { conversionFee, type GuildColor, wildFee } from '../../../shared/games/fortaleza/components.ts'
import { createCounting } from '../../kit/counting.ts'
import type { Texts } from './texts.es.ts'

const { counted, form, listed } = createCounting('en')
const coins = (n: number): string => counted(n, ['coin', 'coins'])
const cards = (n: number): string => counted(n, ['card', 'cards'])
const pawns = (n: number): string => counted(n, ['pawn', 'pawns'])
const points = (n: number): string => counted(n, ['point', 'points']).replace('-', '−')
const tiles = { guild: ['guild', 'guilds'], wall: ['wall', 'walls'], tower: ['tower', 'towers'] } as const
const capital = (side: string): string => side.charAt(0).toUpperCase() + side.slice(1)
const corners = { CNW: 'North-west', CNE: 'North-east', CSE: 'South-east', CSW: 'South-west' } as const
const ordinals = ['', 'First', 'Second', 'Third', 'Fourth'] as const

const level = (numeral: string): string => (numeral === '−' ? 'without a level' : `level\u00a0${numeral}`)
/** As on tiles, of a level that the rules tell as a number. */
const levelOf = (of: unknown): string => level('− I II III IV'.split(' ')[Number(of)] ?? '')
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

const more = (n: number, said: (n: number) => string): string => (n < 0 ? '−' : '+') + said(Math.abs(n))
const change = (isFull: boolean): string => (isFull ? 'change a card' : 'change or add a card')

const asOthers = (fee: number): string =>
  form(fee / conversionFee, ['a card as another', 'two cards as others'])
type Figures = Parameters<Texts['refusals'][string]>[0]
const feeOf = ({ need, conversion = 0, wild = 0 }: Figures): string => {
  const parts = [
    ...(conversion ? [en.log.conversionFee(Number(conversion))] : []),
    ...(wild ? [en.log.wildFee(Number(wild) / wildFee, Number(wild))] : []),
  ].join(' and ')
  if (conversion === need || wild === need) return parts.replace(/\d+/, '')
  return parts && ` (${parts.replace(' ', ' of them ')})`
}

export const en: Texts = {
  guilds: { orange: 'smiths', teal: 'weavers', white: 'bakers', brown: 'carpenters', purple: 'apothecaries' },
  cards: {
    guild: 'trade',
    wallGuild: 'wall or trade',
    towerGuild: 'tower or trade',
    wall: 'wall',
    tower: 'tower',
    temple: 'temple',
    wild: 'wild card',
  },
  roles: { any: 'any card', wall: 'wall', tower: 'tower', temple: 'temple' },
  stacks: { guild: 'guilds', wall: 'walls', tower: 'towers' },
  places: {
    wall: (side, n) => `${ordinals[n]} stretch of the ${side} wall`,
    gate: (side) => `${capital(side)} gate`,
    tower: (side, n) => `${ordinals[n]} ${side} tower`,
    corner: (id) => `${corners[id as keyof typeof corners]} corner tower`,
    zone: (a, b) => `Quarter of ${a} and ${b}`,
    temple: 'Temple',
    the: (name) => `the ${lower(name)}`,
    empty: (price) => `not built, price ${price}`,
    free: 'no guild',
    tile: (owner, level) => `${owner}, level\u00a0${level}`,
    over: (owner, level) => `on top of ${owner}’s, level\u00a0${level}`,
    collector: (owner) => `${owner}’s collector`,
    noCollector: 'no collector',
    pawns: (owner, n) => `${owner}: ${n}`,
    balance: (n) => (n < 0 ? `costs ${coins(-n)}` : n > 0 ? `brings ${coins(n)}` : 'free'),
    converted: 'a card is converted',
    ifScored: (n) => `if it were scored now, ${points(n)}`,
    ofTemple: (n) => (n < 0 ? `temple −${-n}: no longer last` : `temple +${n} while last`),
    board: 'Fortress from above. Move with the arrow keys.',
    levelZero: 'minus',
  },
  paper: 'Cards',
  hand: {
    title: 'Your hand',
    deck: (n) => `Deck: ${cards(n)}`,
    discard: (n) => `Discard pile: ${cards(n)}`,
    resources: 'Resources',
    develop: 'Develop',
    tiles: (cards) => (cards === 1 ? '1 tile' : '2–3 tiles'),
    developChoose: (n) =>
      `Remove ${n === 1 ? '1 tile' : '2 or 3 tiles'} (points: the top one → the next one)`,
    chosen: (n) => `Develop ${n}`,
    twoOrThree: 'Choose 2 or 3',
    more: (stack) => `One more of ${stack}`,
    less: (stack) => `One fewer of ${stack}`,
    which: 'What will you do here?',
    guild: 'Build the guild',
    overbuild: 'Overbuild the guild',
    collector: 'Place a collector',
    noGuild: '0 now; later what its guild is worth',
    using: (cards: string) => `With ${cards}`,
    cancel: 'Leave it',
    choose: 'Who starts the second phase?',
    starts: (name) => `${name} starts`,
  },
  holdings: {
    openHand: 'Their cards',
    coins,
    cards: (n) => `${cards(n)} in hand`,
    pawns: (n) => `${pawns(n)} in supply`,
    temple: (n) => `${pawns(n)} in the temple`,
    stack: (stack, top, n) => `${stack}: level\u00a0${top} on top, ${counted(n, ['tile', 'tiles'])} left`,
    stackEmpty: (stack) => `${stack}: none left`,
  },
  printed: {
    guild: (income, n) => `pays ${coins(income)} when built, and scores ${points(n)}`,
    wall: (n) => `as a gate, ${points(n)}`,
    points,
    tower: (n, cost) => `${points(n)}; overbuilding somebody, ${coins(cost)}`,
  },
  round: (phase, turn, turns) => `Phase ${phase} of 2 · Turn ${turn} of ${turns}`,
  over: 'Game over',
  goal: 'Most points in both phases together win',
  tally: (phase) => `End of phase ${phase}`,
  status: {
    two: 'Choose one or two cards (two a turn), then what to do with them',
    last: 'No more cards to draw: choose one or two of yours',
    one: 'Choose one more card to end your turn',
    place: 'Choose a place that glows or an action',
    dashed: `Choose a place that glows (dashed: ${conversionFee} more coins a card) or an action`,
    asked: 'Choose what to do there, or leave it',
    developing: 'Choose the tiles to remove from your stacks, or leave it',
    add: (one) =>
      `Add one more card${one.isTower ? ', for a tower or a wall' : ''}, or choose ${
        one.isDashed ? `a place (dashed: ${conversionFee} more coins) or ` : ''
      }an action`,
    none: 'No place takes this: change a card, or choose an action',
    poor: (isFull) => `You lack the coins for this on the board: take resources, or ${change(isFull)}`,
    sealed: 'Confirm your turn, or undo',
    pending: 'Sending your turn…',
    ends: 'Your turn ends…',
    watch: 'Watch what happens on the board',
    other: (name) => `${name} is playing`,
    scoring: (phase) => (phase === 1 ? 'Phase 1 is scored' : 'The final scoring'),
    choose: 'You are in last place: choose who starts the second phase',
    otherChooses: (name) => `${name} chooses who starts the second phase`,
    over: 'The fortress is finished',
  },
  kinds: {
    takeResourcesOne: 'Take resources with one card',
    takeResourcesTwo: 'Take resources with two cards',
    developOne: 'Develop with one card',
    developMany: 'Develop with several',
    buildWall: 'Build a wall',
    buildGate: 'Build a gate',
    buildTower: 'Build a tower',
    buildGuild: 'Build a guild',
    placeCollector: 'Place a collector',
    retireToTemple: 'Send a pawn to the temple',
    chooseStartPlayer: 'Choose who starts',
  },
  moves: {
    resources: (n) => `Take resources: ${coins(n)}`,
    wildFee: (n, fee) => `${form(n, ['the wild card costs', 'the wild cards cost'])} ${coins(fee)}`,
    templePays: (n, last) =>
      n < 0
        ? `if it were scored now, ${points(n)}: ${last} would be last, and the temple would no longer pay you`
        : `if it were scored now, +${points(n)}: you would be last, and the temple would pay you`,
    develop: (what) => `Develop: ${what}`,
    build: (where) => `Build ${where}`,
    overbuild: (where) => `Overbuild ${where}`,
    guild: (where) => `Build the guild in ${where}`,
    overGuild: (where) => `Overbuild the guild in ${where}`,
    collector: (where) => `Place a collector in ${where}`,
    temple: 'Send a pawn to the temple',
    start: (name) => `Let ${name} start`,
    with: (cards) => `with ${cards}`,
    gained: { coins: (n) => more(n, coins), points: (n) => `${more(n, String)} when scored` },
    as: (card, role) => `${card} as ${role}`,
    tiles: (stack, n) => counted(n, tiles[stack]),
    listed,
  },
  log: {
    startDrawn: (name) => `${name} starts, by lot`,
    dealt: (phase) => `The cards of phase ${phase} are dealt`,
    used: (name, cards) => `${name} plays ${cards}`,
    cards: (card, n) => {
      // Before another noun a trade stands in the singular: "an apothecary card", "a wall/weaver card".
      const one = card.replace(/ies$/, 'y').replace(/s$/, '')
      return form(n, [`${one.startsWith('a') ? 'an' : 'a'} ${one} card`, `two ${one} cards`])
    },
    wilds: (n) => form(n, ['a wild card', 'two wild cards']),
    took: (name, n) => `${name} takes ${coins(n)}`,
    pays: (n, other) => `, and receives ${coins(n)}${other && `, as does ${other}`}`,
    paid: (name, n) => `${name} pays ${coins(n)}`,
    wildFee: (n, fee) => `${fee} for ${form(n, ['the wild card', 'the wild cards'])}`,
    conversionFee: (fee) => `${fee} to use ${asOthers(fee)}`,
    built: (name, where, of) => `${name} builds ${where}, ${level(of)}`,
    builtGuild: (name, where, of) => `${name} builds a guild, ${level(of)}, in ${where}`,
    overbuilt: (name, place, of, from, isGuild) =>
      `${name} overbuilds ${from ? `${from}: the ` : 'their own '}${isGuild ? 'guild in the ' : ''}${lower(place)}, ${level(of)}`,
    inShort: (name, what, from) =>
      `${name} ${from ? `overbuilds ${from.replace(/\S+ \(you\)/, 'you')}:` : 'builds'} ` +
      lower(what).replace(/^.* the (\w+ wall).*|^\w+ (?=\w+ tower)|corner /, '$1'),
    collector: (name, where) => `${name} places a collector in ${where}`,
    ousted: (name, where, other) => `${name} replaces ${other}’s collector in ${where}`,
    retired: (name) => `${name} sends a pawn to the temple`,
    developed: (name, what) => `${name} develops: ${what}`,
    drew: (name, n, isLast) => `${name} draws ${cards(n)}${isLast ? ', the last of the deck' : ''}`,
    scoring: (phase) => (phase === 1 ? 'Scoring of phase 1' : 'Final scoring'),
    scored: (what, points) => `${what}: ${points}`,
    temple: (name, n) => `The temple gives ${points(n)} to ${name}, in last place`,
    chooser: (name) => `${name} is in last place and chooses who starts`,
    over: 'The game is over',
    named: (by, name) => (by === name ? `${by} chooses to start` : `${by} lets ${name} start`),
    nobody: 'nobody',
  },
  majorities: {
    north: 'North majority',
    east: 'East majority',
    south: 'South majority',
    west: 'West majority',
    guilds: 'Guild majority',
    collectors: 'Collector majority',
    temple: 'Temple majority',
  },
  /** What decides when points do not. */
  figures: { coinsLeft: 'Coins', templePawns: 'Pawns in the temple' },
  scores: {
    wall: 'Walls',
    gate: 'Gates',
    tower: 'Towers',
    guild: 'Guilds',
    collector: 'Collectors',
    majority: 'Majorities',
    built: 'Towers and gates built',
    temple: 'Temple',
  },
  phase: (n) => `Phase ${n}`,
  wanted: {
    'FZ-5.10': 'To take resources use any card, or two.',
    'FZ-5.11': 'To take more resources use any two cards.',
    'FZ-5.12': 'To develop one tile use any card.',
    'FZ-5.13': 'To develop two or three tiles use any two cards.',
    'FZ-5.14': 'A wall needs one wall card, or any two cards.',
    'FZ-5.15': 'A gate needs one wall card, or any two cards.',
    'FZ-5.16': 'A tower needs two tower cards, or one tower and one wall card; a wild card does for either.',
    'FZ-5.17': 'A guild needs one card of each trade of the quarter.',
    'FZ-5.18': 'A collector needs one card of each trade of the quarter.',
    'FZ-5.19': 'To send a pawn to the temple use a temple card, or any other and one coin.',
  },
  refusals: {
    gameOver: () => 'The game is over.',
    wrongStage: () => 'That move does not belong here.',
    notYourTurn: () => 'Wait for your turn.',
    badSeat: () => 'Choose somebody who sits at the table.',
    cardNotInHand: () => 'That card is not in your hand.',
    mustUseOneCard: () => 'You have used one card: the second action is for one card only.',
    turnIsFull: () => 'You have used both cards: confirm your turn, or undo.',
    spaceNotInPlay: () => 'That place is out of play with three players.',
    badTileCount: () => 'One card removes one tile; two cards remove two or three that you still have.',
    stackEmpty: () => 'You have no such tiles left.',
    noPawnInSupply: () => 'You have no pawns left in your supply.',
    wallNotComplete: (v) =>
      `To overbuild here, the ${String(v['side'])} wall must first be complete, gate included.`,
    towersNotComplete: () => 'Towers can be overbuilt only once all of them stand.',
    levelTooLow: (v) =>
      `Your tile, ${levelOf(v['level'])}, is no higher than the one below, ${levelOf(v['under'])}. Develop first.`,
    ownCollector: () => 'Your collector is here already.',
    notEnoughCoins(v) {
      // With these cards another place might have done.
      const quarter = `This quarter asks for ${en.guilds[v['first'] as GuildColor]} and ${en.guilds[v['second'] as GuildColor]}.`
      const fits = v['conversion'] ? (v['first'] ? quarter : en.wanted[v['fits'] ?? '']) : ''
      return `${fits ? `${fits} ` : ''}You need ${coins(Number(v['need']))}${feeOf(v)} and have ${v['coins']}.`
    },
  },
  unknown: 'The rules do not allow that now.',
}
