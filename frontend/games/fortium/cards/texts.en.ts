import { createCounting } from '../../../kit/counting.ts'
import type { CardTexts } from './texts.es.ts'

const { counted, form } = createCounting('en')
const miners = (n: number): string => counted(n, ['miner', 'miners'])

/** Words of the information cards. */
export const cardTexts: CardTexts = {
  kinds: {
    quarry: 'Quarry',
    mine: 'Mine',
    diamond: 'In the exact centre',
    cell: 'Cell of grass',
    base: 'Base',
    floor: 'Floor of the fort',
    stock: 'Material in stock',
    die: 'Green die',
    card: 'Support card',
    seat: 'At the table',
    own: 'You',
    miners: 'Miners',
    camps: 'Camps',
    hat: 'Magic hat',
    price: 'Can be bought',
    income: 'Next collection',
    score: 'Tie-break',
    figure: 'How it is won',
  },
  names: {
    base: 'Miners in the base',
    lost: 'Lost miners',
    camps: 'Camps in supply',
    hat: 'Magic hat',
    income: 'What comes next',
    camp: 'Camp',
    floor: 'Next floor',
    bank: 'Support card, by lot',
    begin: 'The turn begins',
    die: (value) => `Die showing ${value}`,
  },
  site: {
    yields: (what) => `Each miner yields ${what} a turn to whoever has a camp here`,
    doubled: 'The countdown doubles what it yields',
    diamond: 'Each miner places a diamond a turn, with a camp and the gold floor',
    camp: (name) => `Camp of ${name}`,
    noCamp: 'No camp',
    miners: (name, n) => `${name}: ${miners(n)}`,
    tired: (n) =>
      `${miners(n)} ${form(n, ['has', 'have'])} walked: no more walks or attacks until your next turn`,
    nobody: 'Nobody',
    ring: {
      solid: 'Unbroken ring: in the colour of whoever is here with their camp',
      dashed: 'Dashed ring: nobody is here with their camp',
    },
    byMore: 'Dashed: coming here spends more than one die',
    income: (name, what) => `${name} will collect ${what}`,
    places: (name, what) => `${name} will place ${what}`,
  },
  cell: 'It holds up to three miners of one side; one may pass whoever stands here.',
  base: 'Nobody attacks a base. Others may cross it for one step, but not stop.',
  fort: {
    next: (what) => `The next floor costs ${what}`,
    diamonds: (n, all) => `Diamonds: ${n} of ${all}`,
    worth: (n) => `Worth of its floors: ${n}`,
    pays: 'Each floor built yields 1 of its material at each collection',
    text: 'Whoever places the fourth diamond wins at once.',
    near: 'Framed in its chip: the end is near.',
  },
  floor: {
    cost: (what) => `Costs ${what}, all at once`,
    income: (what) => `Yields ${what} at each collection`,
    built: 'Built',
    missing: 'Not built yet',
    text: 'One floor a turn, and it ends the turn.',
    diamonds:
      'With a camp and miners of yours on the diamond mine each of them places a diamond a turn; in the final rounds of the countdown 8 gold do too, once a turn.',
  },
  income: {
    second: (what) => `Nothing is collected in round 1${what === '' ? '' : `; in round 2: ${what}`}`,
  },
  stock: {
    have: (n) => `In stock: ${n}`,
    next: (n) => `At the next collection: ${n}`,
    bank: (n) => `In the bank: ${n}`,
    rate: (give, get) => `The bank exchanges ${give} for ${get}`,
    late: 'Only in the final rounds of the countdown, with the gold floor and once a turn',
    worth: (n) => `Each unit is worth ${n} in a tie`,
    recover: (what) => `Recovers a miner: ${what}`,
  },
  recovery:
    'Each press recovers a single miner, who returns to your base and may walk this turn. Pay for each with what you like.',
  begin: {
    stops:
      'First one collects. Before the dice are rolled lost miners are asked about: they can still come back.',
    rolls: 'One collects and rolls the dice at once: no lost miners are to be recovered.',
    first: 'In the first round nothing is collected: the dice alone are rolled.',
    wins: 'By collecting you place the fourth diamond, and the game is over: you win.',
  },
  die: {
    used: 'It is used',
    free: 'Moves one group up to so many steps',
    one: 'May also add a step to another die',
    other: 'Dice showing a 1 may be added to it',
  },
  card: {
    price: (what) => `Costs ${what}`,
    chance: (name, n, what) => `${name} (${n}%): ${what}`,
    likely: (n) => `Drawn ${n}% of the time`,
    afterRoll: 'Used after rolling the dice, from the turn after it is bought',
    beforeCollecting: 'Used as a turn begins, before collecting, from the turn after it is bought',
    once: 'One a turn, and you hold one at most',
    text: 'You hold one at most. It is used from the next turn on, after rolling the dice; Double production, before collecting.',
  },
  end: {
    name: 'How the game ends',
    round: (n) => `Round ${n}`,
    first: (rounds) =>
      `The first diamond starts the countdown: this round ends, ${counted(rounds, ['round', 'rounds'])} more are played, and quarries yield double`,
    left: (rounds) =>
      rounds === 0
        ? 'Countdown: this is the last round'
        : `Countdown: ${counted(rounds, ['round', 'rounds'])} after this one: a light arc at the mine for each`,
    cap: (round) => `Without any diamond it ends after round ${round}`,
    comes: (gold) =>
      `With the gold floor and a camp on the diamond mine, each miner of yours there places one whenever you collect; in the final rounds ${gold} does too, once a turn`,
    opens: (missing) =>
      missing === 0
        ? 'their first diamond starts the countdown'
        : `${counted(missing, ['floor', 'floors'])} short of placing diamonds`,
    wins: (isAverted) =>
      isAverted
        ? 'wins on their next turn unless driven from the mine'
        : 'can win on their next turn: their gold buys the missing diamond',
    now: {
      dug: 'You can win now: collect, and your fort is complete',
      collected: 'You can win now: collect, and exchange 8 gold for the fourth diamond',
      held: 'You can win now: exchange 8 gold for the fourth diamond',
    },
    digs: (n, isFirst) =>
      `Collect: you place ${counted(n, ['diamond', 'diamonds'])}${isFirst ? ' and start the countdown' : ''}`,
    winsNow: 'can win this turn: their gold buys the missing diamond',
    starts: (n) =>
      `places ${counted(n, ['diamond', 'diamonds'])} on their next turn unless driven from the mine, and starts the countdown`,
    lurks: (n) =>
      `has ${miners(n)} at the diamond mine: with a camp there they place ${counted(n, ['diamond', 'diamonds'])} a turn`,
    ousts: (n) =>
      `has ${miners(n)} at the diamond mine: with a camp there they take yours away and place ${counted(n, ['diamond', 'diamonds'])} a turn`,
    completes: (missing) =>
      `${counted(missing, ['diamond', 'diamonds'])} more: the fort is complete and wins`,
    place: (n) => `#${n}`,
    stands: (diamonds, worth) =>
      `${counted(diamonds, ['diamond', 'diamonds'])}; fort and material are worth ${worth}`,
    lostMine: (name) => `You have lost the diamond mine${name === null ? '' : `: ${name} is there now`}.`,
    todo: {
      turnStart: 'Collect and roll.',
      recover: 'Recover miners or roll.',
      main: 'Move, exchange, buy or end your turn.',
      spent: 'No dice left: exchange, buy or end your turn.',
    },
    text: 'If nobody completes a fort, most diamonds win in the end; if that is a tie, the worth of fort and stock counts.',
  },
  /** What is celebrated over the board. */
  moments: {
    digs: {
      turquoise: (name: string) => `${name} now digs turquoise`,
      gold: (name: string) => `${name} now digs gold`,
    },
  },
  goal: {
    missing: (n: number) => `${n} to go`,
    turns: (n: number) => counted(n, ['turn', 'turns']),
    exchange: 'exchanging',
    there: 'ready',
    camp: (where: string) => `More: pitch a camp at ${where}`,
    miners: (where: string, room: number) =>
      `More: room for ${counted(room, ['more miner', 'more miners'])} at ${where}`,
    both: (where: string) => `More: take miners to ${where} and pitch a camp`,
  },
  shop: {
    blind: 'It is drawn unseen: you see which it is once it is paid for.',
    later: 'It serves once, from your next turn on; you hold one at most. Press a kind to see what it does.',
    kinds: 'The kinds and how often each comes',
    buy: (what) => `Buy for ${what}`,
  },
  camp: {
    left: (n) => `In supply: ${n}`,
    text: 'On a quarry or mine where you have a miner and there are no rivals.',
  },
  seat: {
    worth: (n) => `Fort and stock are worth ${n}: they break ties`,
    floors: (n) => counted(n, ['floor', 'floors']),
    diamonds: (n) => counted(n, ['diamond', 'diamonds']),
    alive: (n) => `${miners(n)} on the board`,
    lost: (n) => `Lost: ${n}`,
    camps: (n) => `Camps in supply: ${n}`,
    income: (what) => `Will collect ${what}`,
    nothing: 'Will collect nothing',
    of: (name, what) => `${name}: ${what}`,
    base: 'They leave through any of its seven neighbours.',
    lostText: 'They are recovered after collecting and before rolling.',
    hat: 'Put on a miner in the base: yields double and, alone, walks double.',
  },
  score: {
    fort: 'What the floors that stand have cost, by the material.',
    stock: 'What is left in stock, by the material.',
    fortComplete: 'Whoever places the fourth diamond wins at once.',
    stayed: 'Whoever resigns comes last.',
    diamonds: 'Without a complete fort most diamonds wins.',
    worth: 'After that the worth of fort and stock counts.',
    value: (n) => `worth ${n}`,
    yes: 'yes',
    no: 'no',
  },
}
