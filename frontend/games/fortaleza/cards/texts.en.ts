import { createCounting } from '../../../kit/counting.ts'
import { figure } from '../../../kit/sums.ts'
import type { CardTexts } from './texts.es.ts'

const { counted, listed } = createCounting('en')
const coins = (n: number): string => counted(n, ['coin', 'coins'])
const cards = (n: number): string => counted(n, ['card', 'cards'])
const pawns = (n: number): string => counted(n, ['pawn', 'pawns'])
const points = (n: number): string => counted(n, ['point', 'points']).replace('-', '−')
const tiles = (n: number): string => counted(n, ['tile', 'tiles'])

export const cardTexts: CardTexts = {
  kinds: {
    wall: 'Stretch of wall',
    gate: 'Middle of a side',
    tower: 'Tower space',
    corner: 'Tower of two sides',
    zone: 'Quarter of two trades',
    temple: 'In the middle of the yard',
    card: {
      guild: 'Trade card',
      wallGuild: 'Dual card',
      towerGuild: 'Dual card',
      wall: 'Wall card',
      tower: 'Tower card',
      temple: 'Temple card',
      wild: 'Stands for any card',
    },
    deck: 'Cards to draw',
    discard: 'Cards played',
    stack: 'Tiles of one kind',
    track: 'On the score track',
    seat: 'At the table',
    own: 'You',
    coins: 'What all is paid with',
    hand: 'Cards in hand',
    pawns: 'In the supply',
    scored: 'Scoring',
    tie: 'Tie-break',
    act: 'With one card, or with two',
    twoCards: 'With two cards',
  },
  space: {
    empty: (price) => `Empty: building here costs ${coins(price)}`,
    tile: (owner, level) => `${owner}’s, level\u00a0${level}`,
    covered: (n) => `${tiles(n)} underneath`,
    wallPoints: (name, n, worth, others) =>
      `${name} has ${counted(n, ['stretch', 'stretches'])} on this side: ${points(worth)} (${others})`,
    wallTable: (worths) =>
      `1, 2, 3 or 4 stretches of one player on a side score ${listed(worths.map(String))} points`,
    wallNext: (n, now, then) =>
      `With this one you would have ${counted(n, ['stretch', 'stretches'])} on this side: from ${now} to ${points(then)}`,
    worth: (n) => `${points(n)} to its owner`,
    gateTable: (low, high) => `${low} to ${points(high)}, by its level`,
    over: (n) => `Overbuilding it costs you ${coins(n)} now`,
    ownWall: 'Yours already: it scores no more, but whoever overbuilds it will need a higher level',
    notYet: {
      wall: 'Can be overbuilt at a higher level, once the wall of that side is complete',
      gate: 'Can be overbuilt at a higher level, once the wall of that side is complete',
      tower: 'Can be overbuilt at a higher level, once all towers are standing',
    },
    converted: (n) => `Framed with dashes: a card is converted here for ${coins(n)}`,
    corner: 'Counts in the majorities of both its sides',
    closed: 'With three players this place is not used.',
  },
  zone: {
    colors: (first, second) => `Takes a card of ${first} and one of ${second}`,
    guild: (owner, level) => `${owner}’s guild, ${level === '−' ? 'without a level' : `level\u00a0${level}`}`,
    free: 'No guild yet',
    worth: (n) => `${points(n)} to its owner, and the same to the collector`,
    collector: (owner) => `${owner}’s collector`,
    noCollector: 'No collector',
    income: (n) => `Your next guild pays you ${coins(n)}`,
    shared: (n, owner) => `${coins(n)} to you and ${n} to ${owner}, if you overbuild it`,
  },
  temple: {
    pawns: (name, n) => `${name}: ${pawns(n)}`,
    worth: (n) => `${points(n)} per pawn to whoever is last`,
    most: (n) => `${points(n)} more to whoever has most pawns here`,
    later: 'Your pawns here would score if you end the phase in last place, and break ties at the end',
    last: (name, level) =>
      `If it were scored now, ${name} would be last${
        [
          '',
          ': level in points, with fewer coins',
          ': level in points and coins, with fewer pawns here',
          ': level in everything, and plays later',
        ][level]
      }`,
  },
  card: {
    free: (roles) => `Without a fee, as ${listed(roles)}`,
    wild: (n) => `As any card, for ${coins(n)}`,
    convert: (n) => `As another kind of card, for ${coins(n)}`,
    resources: (one, two) => `Resources: ${coins(one)} with one card, ${two} with two`,
    temple: 'Sends a pawn of your supply to the temple, where it stays',
    count: (played, total) => `${played} of ${total} in the discard pile`,
    text: 'You use two cards in your turn: each for itself, or both for one action.',
    notAlone: 'Builds nothing alone: a tower needs two tower cards, or one tower and one wall card',
  },
  deck: {
    name: 'Deck',
    left: (n) => `${cards(n)} left`,
    draw: (n) => `At the end of your turn you draw ${cards(n)}`,
    text: 'The phase ends when all cards have been played.',
  },
  discard: {
    name: 'Discard pile',
    played: (n) => `${cards(n)} of this phase`,
    top: (name) => `The last one: ${name}`,
    text: 'What was played is in the open: so one can tell what deck and hands still hold.',
  },
  stack: {
    names: { guild: 'Guilds', wall: 'Walls', tower: 'Towers' },
    top: (level) => `On top, ${level === '−' ? 'without a level' : `level\u00a0${level}`}`,
    left: (n) => `${tiles(n)} left`,
    after: (levels) => `Then: ${levels.join(', ')}`,
    developed: (n) => `${tiles(n)} out of the game by developing`,
    guild: (income, worth) => `Brings ${coins(income)} when built, and scores ${points(worth)}`,
    wall: (worth, next) =>
      `As a gate it scores ${points(worth)}${next === null ? '' : `, the next one ${next}`}`,
    stretch: (worth) => `As the first stretch of a side it scores ${points(worth)}, at any level`,
    tower: (worth) => `Scores ${points(worth)}`,
    cost: (n) => `${coins(n)} for overbuilding another player’s, less their towers in sight`,
    noCost: 'Cannot overbuild any tower',
    text: 'One always builds with the tile on top; developing removes it and opens the next.',
    empty: 'None left: nothing of this kind can be built any more.',
  },
  acts: {
    one: (n) => `With one card, ${coins(n)}`,
    two: (n) => `With two at once, ${coins(n)}`,
    resources: 'Any card will do. The fee of a wild card is taken from what this brings.',
    developOne: 'With one card you take 1 top tile off your stacks',
    developTwo: 'With two at once 2 or 3 tiles, off whichever stacks you like',
    develop:
      'What you take off is out of the game and opens the next tile: it is worth more, costs the same on an empty place, and may overbuild low ones.',
  },
  marker: {
    track: 'Score track',
    cells: 'Cells 0 to 59',
    score: points,
    cell: (cell) => `The marker stands on ${cell}`,
    laps: (n) => `It has gone round the track ${counted(n, ['time', 'times'])}`,
    text: 'The track is a ring: after 59 comes 0 again.',
  },
  seat: {
    points,
    soon: (n) => `${points(n)} in total if the phase were scored now`,
    coins,
    cards: (n) => `${cards(n)} in hand`,
    pawns: (supply, temple, collectors) =>
      `Pawns: ${supply} in the supply, ${temple} in the temple, ${collectors} as collectors`,
    built: (n) => `${tiles(n)} in sight`,
    start: 'Starts this phase',
    text: 'All is in the open, but for the cards in hand.',
    of: (name, n) => `${name}: ${figure(n)}`,
  },
  things: {
    coins: 'Coins',
    coinsText: 'They pay for places, wild cards and conversions; at the end they only break ties.',
    cards: 'Hand',
    cardsText: 'Everybody sees their own alone; what is played goes to the discard pile, in the open.',
    pawns: 'Pawns',
    pawnsText: 'They serve as collectors in the quarters, or go to the temple and stay there.',
    temple: 'Pawns in the temple',
    templeText: 'They give points to whoever is last, a majority, and break ties.',
  },
  score: {
    wall: 'The stretches in sight of one player on each side count.',
    gate: 'Every gate in sight gives its owner the points of its tile.',
    tower: 'Every tower in sight gives its owner the points of its tile.',
    guild: 'Every guild in sight gives its owner the points of its tile.',
    collector: 'A collector earns the same as the guild of its quarter, whosever it is.',
    majority:
      'Whoever has most on each side, in guilds, in collectors and in the temple. Those who tie get less.',
    built: 'At the end every tower and gate that was built counts, overbuilt ones too.',
    temple: 'Whoever is last scores their pawns; if that lifts them from the last place, the next one does.',
  },
  figures: {
    majority: (tied, n) =>
      tied === 1 ? `${points(n)} to whoever has most` : `${points(n)} each if ${tied} tie`,
    each: (n) => `${points(n)} for each`,
    level: (level, n) => `Level\u00a0${level}: ${points(n)}`,
  },
  ties: {
    coinsLeft: 'Level in points, whoever has more coins is ahead.',
    templePawns: 'Level in coins, whoever has more pawns in the temple is ahead.',
  },
  paper: {
    played: (n, of) => `${n} of ${cards(of)} played in this phase`,
    of: (n, total) => `${n} of ${total}`,
    rest: 'The others are in the deck or in hands.',
  },
}
