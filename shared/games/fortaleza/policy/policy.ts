/** How Fortaleza's bots choose: every action weighed once, with the cards that it costs least. */
import type { Seat } from '../../../engine/ids.ts'
import type { PlayStyle, Policy } from '../../../engine/policy.ts'
import type { Random } from '../../../engine/random.ts'
import { type Role, roles, type StackKind, stackKinds } from '../components.ts'
import type { CardUse, Move, Tiles } from '../moves.ts'
import type { State } from '../state.ts'
import type { Action } from '../steps/actions.ts'
import {
  firstColor,
  type CheapCards,
  cheapCardsOf,
  type Pair,
  pairFor,
  roleAt,
  type Use,
} from './cheapCards.ts'
import { boards, guildIncome, type Survey, surveyOf, topAfter } from './survey.ts'
import {
  coinsWorth,
  collectorWorth,
  guildWorth,
  incomeOf,
  likingOf,
  levelWorth,
  priceAt,
  type Rates,
  ratesOf,
  spaceWorth,
  templeWorth,
} from './weigh.ts'
import { leanings, tastes } from './tastes.ts'

type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never
/** An action without its cards. */
type Bare = DistributiveOmit<Action, 'cards'>

/** Hears of each action that can be played, what it is worth, and the card or cards it would cost. */
interface Listener {
  one(worth: number, bare: Bare, use: Use): void
  two(worth: number, bare: Bare, pair: Pair): void
}

/** All ways to take two or three tiles off the stacks. */
const developments: readonly (Bare & { readonly type: 'developMany' })[] = [2, 3].flatMap((sum) =>
  Array.from({ length: sum + 1 }, (_, guild) =>
    Array.from({ length: sum - guild + 1 }, (__, wall) => ({
      type: 'developMany' as const,
      tiles: { guild, wall, tower: sum - guild - wall },
    })),
  ).flat(),
)
const noTiles: Tiles = { guild: 0, wall: 0, tower: 0 }
/** What is the same on every board, made once: it is weighed for each move that is imagined. */
const takeOne: Bare = { type: 'takeResourcesOne' }
const takeTwo: Bare = { type: 'takeResourcesTwo' }
const retire: Bare = { type: 'retireToTemple' }
const developOne: Readonly<Record<StackKind, Bare>> = {
  guild: { type: 'developOne', tiles: { ...noTiles, guild: 1 } },
  wall: { type: 'developOne', tiles: { ...noTiles, wall: 1 } },
  tower: { type: 'developOne', tiles: { ...noTiles, tower: 1 } },
}

/** Both of two pairs can be played with; the one that costs less. */
const cheaper = (one: Pair | null, other: Pair | null): Pair | null =>
  one === null || (other !== null && other.worth < one.worth) ? other : one

const eachAction = (
  survey: Survey,
  hand: CheapCards,
  rates: Rates,
  style: PlayStyle,
  hear: Listener,
): void => {
  const { state, me } = survey
  const { coins } = me
  const isTwo = state.cardsPlayedThisTurn === 0
  const any = hand.best[roleAt.any]
  if (any === undefined) throw new Error('asked without a card')
  const both = isTwo ? pairFor(hand, roleAt.any, roleAt.any) : null
  const like = {
    coins: likingOf(style, 'coins'),
    levels: likingOf(style, 'levels'),
    walls: likingOf(style, 'walls'),
    gates: likingOf(style, 'gates'),
    towers: likingOf(style, 'towers'),
    guilds: likingOf(style, 'guilds'),
    collectors: likingOf(style, 'collectors'),
    temple: likingOf(style, 'temple'),
  }

  const one = incomeOf(survey, 1)
  hear.one(coinsWorth(rates, coins, one) * like.coins, takeOne, any)
  for (const kind of stackKinds)
    if (me.stacks[kind].length > 0 && coins >= any.fee) {
      const worth = levelWorth(survey, rates, kind, 1) * like.levels
      hear.one(worth, developOne[kind], any)
    }
  if (me.pawnSupply > 0) {
    const worth = templeWorth(survey, rates) * like.temple
    const priest = hand.best[roleAt.temple]
    if (priest !== undefined && coins >= priest.fee) hear.one(worth, retire, priest)
    if (coins >= any.fee + 1) hear.one(worth + coinsWorth(rates, coins, -1), retire, any)
  }

  const mason = hand.best[roleAt.wall]
  const builders = isTwo
    ? cheaper(pairFor(hand, roleAt.tower, roleAt.tower), pairFor(hand, roleAt.tower, roleAt.wall))
    : null
  const { spaces, zones } = boards[state.config.playerCount]
  for (let index = 0; index < spaces.length; index++) {
    const space = spaces[index]
    if (space === undefined || (space.kind === 'tower' && builders === null)) continue
    const price = priceAt(survey, space, index)
    if (price === null || price > coins) continue
    const taste = space.kind === 'wall' ? like.walls : space.kind === 'gate' ? like.gates : like.towers
    const worth = spaceWorth(survey, rates, space, index) * taste + coinsWorth(rates, coins, -price)
    const { build } = space
    if (space.kind === 'tower') {
      if (builders !== null && coins >= price + builders.fee) hear.two(worth, build, builders)
      continue
    }
    if (mason !== undefined && coins >= price + mason.fee) hear.one(worth, build, mason)
    if (both !== null && coins >= price + both.fee) hear.two(worth, build, both)
  }
  if (both === null) return

  const two = incomeOf(survey, 2)
  hear.two(coinsWorth(rates, coins, two) * like.coins, takeTwo, both)
  if (coins >= both.fee)
    for (const development of developments) {
      const { tiles } = development
      if (stackKinds.some((kind) => tiles[kind] > me.stacks[kind].length)) continue
      let worth = 0
      for (const kind of stackKinds)
        if (tiles[kind] > 0) worth += levelWorth(survey, rates, kind, tiles[kind])
      hear.two(worth * like.levels, development, both)
    }
  const income = guildIncome[topAfter(survey, 'guild', 0) ?? 0] ?? 0
  for (let index = 0; index < zones.length; index++) {
    const zone = zones[index]
    const pair =
      zone === undefined ? null : pairFor(hand, firstColor + zone.colors[0], firstColor + zone.colors[1])
    if (zone === undefined || pair === null) continue
    const collector = state.board.collectors[zone.id] ?? -1
    const guild = guildWorth(survey, rates, index, collector)
    if (guild !== null && coins >= pair.fee - pair.wild + Math.max(0, pair.wild - income))
      hear.two(guild * like.guilds + coinsWorth(rates, coins, income), zone.guild, pair)
    if (me.pawnSupply > 0 && collector !== survey.seat && coins >= pair.fee)
      hear.two(collectorWorth(survey, rates, index, collector) * like.collectors, zone.collector, pair)
  }
}

const cardUse = ({ card, role }: Use): CardUse => ({ cardId: card.id, as: roles[role] as Role })
const actionOf = (bare: Bare, uses: readonly Use[]): Move => ({ ...bare, cards: uses.map(cardUse) }) as Action

/** What the other card of a turn may still do: the best single action that does not want the same card. */
const otherSingle = (survey: Survey, hand: CheapCards, rates: Rates): number => {
  const next = hand.next[roleAt.any]
  return next === undefined ? 0 : coinsWorth(rates, survey.me.coins, incomeOf(survey, 1)) - next.worth
}

interface Choice {
  readonly worth: number
  readonly bare: Bare
  readonly uses: readonly Use[]
}

/** Every action with its worth; of a turn's first single card, with what the other may do. */
const choicesOf = (state: State, seat: Seat, style: PlayStyle): Choice[] => {
  const survey = surveyOf(state, seat)
  const rates = ratesOf(survey)
  const hand = cheapCardsOf(survey.me.hand.bag, rates.coin)
  const singles: Choice[] = []
  const choices: Choice[] = []
  eachAction(survey, hand, rates, style, {
    one: (worth, bare, use) => singles.push({ worth: worth - use.worth, bare, uses: [use] }),
    two: (worth, bare, pair) =>
      choices.push({ worth: worth - pair.worth, bare, uses: [pair.first, pair.second] }),
  })
  const isTwo = state.cardsPlayedThisTurn === 0
  const plain = isTwo ? otherSingle(survey, hand, rates) : 0
  for (const single of singles) {
    let other = plain
    if (isTwo)
      for (const { worth, uses } of singles)
        if (worth > other && uses[0]?.card !== single.uses[0]?.card) other = worth
    choices.push({ ...single, worth: single.worth + other })
  }
  return choices.sort((a, b) => b.worth - a.worth)
}

/** The best action of one card, the best of two, and which of them is better for the turn. */
const pickAction = (state: State, seat: Seat, random: Random, style: PlayStyle): Move => {
  const survey = surveyOf(state, seat)
  const rates = ratesOf(survey)
  const hand = cheapCardsOf(survey.me.hand.bag, rates.coin)
  const { noise } = style
  const wavering = (): number => (noise > 0 ? (random.below(1024) / 1024) * noise : 0)
  let [single, another, double] = [-Infinity, -Infinity, -Infinity]
  let singleBare: Bare | null = null
  let doubleBare: Bare | null = null
  let singleUse: Use | null = null
  let doublePair: Pair | null = null
  eachAction(survey, hand, rates, style, {
    one(worth, bare, use) {
      const value = worth - use.worth + wavering()
      if (value > single) {
        if (singleUse !== null && singleUse.card !== use.card) another = single
        single = value
        singleBare = bare
        singleUse = use
      } else if (value > another && singleUse?.card !== use.card) another = value
    },
    two(worth, bare, pair) {
      const value = worth - pair.worth + wavering()
      if (value <= double) return
      double = value
      doubleBare = bare
      doublePair = pair
    },
  })
  const [use, pair] = [singleUse as Use | null, doublePair as Pair | null]
  if (use === null || singleBare === null) throw new Error('there is always something to take')
  if (pair === null || doubleBare === null) return actionOf(singleBare, [use])
  const both = single + Math.max(another, otherSingle(survey, hand, rates))
  return double > both ? actionOf(doubleBare, [pair.first, pair.second]) : actionOf(singleBare, [use])
}

/** How many plans are worth a look. */
const width = 14

export const policy: Policy<State, Move> = {
  pick(state, seat, random, style) {
    if (state.stage !== 'chooseStartPlayer') return pickAction(state, seat, random, style)
    const isElse = style.noise > 0 && random.below(4) === 0
    return { type: 'chooseStartPlayer', seat: isElse ? random.below(state.players.length) : seat }
  },
  plans(view, seat, style) {
    if (view.stage === 'chooseStartPlayer')
      return view.players.map((player) => [{ type: 'chooseStartPlayer', seat: player.seat }])
    return choicesOf(view, seat, style)
      .slice(0, width)
      .map(({ bare, uses }) => [actionOf(bare, uses)])
  },
  tastes,
  leanings,
  scale: 12,
  kinds: ['buildWall', 'buildGate', 'buildTower', 'buildGuild', 'placeCollector'],
  formal: ['chooseStartPlayer'],
  beginner: 14,
  moves: () => 2300,
}
