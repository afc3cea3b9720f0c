/** What an action is worth in points, but for its cards: figures found by playing them against each other. */
import type { PlayStyle } from '../../../engine/policy.ts'
import { resourcesOne, resourcesTwo, type StackKind, wallPointsBySegments } from '../components.ts'
import {
  column,
  gatePoints,
  guildIncome,
  guildPoints,
  heldBy,
  type SpaceSeen,
  type Survey,
  topAfter,
  towerPoints,
  towerPrices,
} from './survey.ts'

const worths = {
  /** Of a coin that there is time to spend, of any other, and how many a turn there is time for. */
  coin: 0.71,
  coinLeft: 0.05,
  coinsPerTurn: 9.5,
  /** How much more what stands in phase 1 counts than what it scores then: it may score twice, and holds its place. */
  second: 1.39,
  /** What the owner of a covered tile loses. */
  rival: 0.12,
  /** Of a level on top of a stack, while there are turns to build with it. */
  level: { guild: 0.72, wall: 0.22, tower: 1.14 },
  levelTurns: 1.7,
  /** Of a stack that is used up. */
  emptyStack: -1.5,
  temple: 0.67,
  /** Of a collector placed in phase 1, for the scoring to come. */
  collectorLater: 1,
  /** How much more a tile of a kind counts than its points: its place is gone for others. */
  tile: { wall: 1.15, gate: 1, tower: 1.15 },
  /** Of a guild beyond its points: its quarter is gone for others, and it is cheap to raise. */
  quarter: 2.8,
  /** Of coins that the owner of a covered guild gets. */
  coverGift: 0.7,
  majority: 0.48,
} as const

/** The tastes that a player of Fortaleza may have. */
export type Liking = 'walls' | 'gates' | 'towers' | 'guilds' | 'collectors' | 'temple' | 'coins' | 'levels'
export const likingOf = ({ taste }: PlayStyle, name: Liking): number => taste[name] ?? 1

/** What coins and time are worth now. */
export interface Rates {
  /** Of a point scored on the board now. */
  readonly standing: number
  readonly coin: number
  /** How many coins there is time for. */
  readonly cap: number
  readonly level: number
}

export const ratesOf = ({ state, left }: Survey): Rates => {
  const turns = left + (state.cardsPlayedThisTurn === 0 ? 0.5 : 0)
  return {
    standing: state.phase === 1 ? 1 + worths.second : 1,
    coin: turns > 1 ? worths.coin : worths.coin * 0.4 * turns + worths.coinLeft,
    cap: worths.coinsPerTurn * left + 3,
    level: Math.min(1, left / worths.levelTurns),
  }
}

/** Of so many coins more (or fewer). */
export const coinsWorth = ({ coin, cap }: Rates, have: number, more: number): number => {
  const usable = Math.min(have + more, cap) - Math.min(have, cap)
  return usable * coin + (more - usable) * worths.coinLeft
}

/** Of the level that comes to the top of a stack. */
export const levelWorth = (survey: Survey, { level }: Rates, kind: StackKind, gone: number): number => {
  const before = topAfter(survey, kind, 0) ?? worths.emptyStack
  const after = topAfter(survey, kind, gone) ?? worths.emptyStack
  return (after - before) * worths.level[kind] * level
}

/** Of one thing more in a majority, and one less for whoever had it. */
const majorityWorth = (survey: Survey, what: number, loser: number): number => {
  const { seat, majority, state } = survey
  let [most, tied, mostThen, tiedThen] = [0, 0, 0, 0]
  for (let other = 0; other < state.config.playerCount; other++) {
    const now = heldBy(survey, other, what)
    const then = other === seat ? now + 1 : other === loser ? now - 1 : now
    if (now > most) [most, tied] = [now, 1]
    else if (now === most) tied++
    if (then > mostThen) [mostThen, tiedThen] = [then, 1]
    else if (then === mostThen) tiedThen++
  }
  const mine = heldBy(survey, seat, what)
  const before = mine === most && most > 0 ? (majority[tied - 1] ?? 0) : 0
  const after = mine + 1 === mostThen ? (majority[tiedThen - 1] ?? 0) : 0
  // To come near is worth a little too.
  return (after - before + (after === 0 && mine + 2 >= mostThen ? 0.3 : 0)) * worths.majority
}

const isAdvanced = ({ state }: Survey): boolean => state.config.scoring === 'advanced'

/** What must be paid for a place [FZ-5.20, FZ-5.21]; null where one may not build. */
export const priceAt = (survey: Survey, space: SpaceSeen, index: number): number | null => {
  const level = topAfter(survey, space.kind === 'tower' ? 'tower' : 'wall', 0)
  const owner = survey.owners[index] ?? -1
  if (level === null) return null
  if (owner < 0) return space.price
  const under = survey.levels[index] ?? 0
  if (level <= under) return null
  const isOwn = owner === survey.seat
  if (space.kind !== 'tower') {
    if (survey.standing[space.side] !== 5) return null
    return isOwn ? level : level + under
  }
  if (!survey.areTowersComplete) return null
  return isOwn ? level + under : Math.max(0, (towerPrices[level] ?? 0) - heldBy(survey, owner, column.towers))
}

const segmentPoints = (segments: number): number =>
  (wallPointsBySegments[segments] ?? 0) - (wallPointsBySegments[segments - 1] ?? 0)

const tileWorth = (survey: Survey, rates: Rates, space: SpaceSeen, index: number): number => {
  const { seat } = survey
  const stack = space.kind === 'tower' ? 'tower' : 'wall'
  const level = topAfter(survey, stack, 0) ?? 0
  const owner = survey.owners[index] ?? -1
  let own = 0
  let lost = 0
  if (space.kind === 'wall') {
    if (owner !== seat) own = segmentPoints(heldBy(survey, seat, column.segments + space.side) + 1)
    if (owner !== seat && owner >= 0)
      lost = segmentPoints(heldBy(survey, owner, column.segments + space.side))
  } else {
    const points = space.kind === 'gate' ? gatePoints : towerPoints
    const under = owner < 0 ? 0 : (points[survey.levels[index] ?? 0] ?? 0)
    own = (points[level] ?? 0) - (owner === seat ? under : 0)
    lost = owner === seat ? 0 : under
  }
  let worth = (own + lost * worths.rival) * rates.standing + levelWorth(survey, rates, stack, 1)
  if (!isAdvanced(survey)) return worth
  if (space.kind !== 'wall') worth++
  if (owner === seat) return worth
  worth += majorityWorth(survey, space.side, owner) * rates.standing
  if (space.otherSide >= 0) worth += majorityWorth(survey, space.otherSide, owner) * rates.standing
  return worth
}

/** The same, as far as one likes to build there. */
export const spaceWorth = (survey: Survey, rates: Rates, space: SpaceSeen, index: number): number =>
  tileWorth(survey, rates, space, index) * worths.tile[space.kind]

/** Of a guild in a zone, its income aside; null where one may not build. */
export const guildWorth = (survey: Survey, rates: Rates, index: number, collector: number): number | null => {
  const { seat } = survey
  const level = topAfter(survey, 'guild', 0)
  const owner = survey.guildOwners[index] ?? -1
  if (level === null || (owner >= 0 && level <= (survey.guildLevels[index] ?? 0))) return null
  const under = owner < 0 ? 0 : (guildPoints[survey.guildLevels[index] ?? 0] ?? 0)
  const points = guildPoints[level] ?? 0
  let worth = owner === seat ? points - under : points
  if (owner !== seat) worth += under * worths.rival
  if (collector >= 0) worth += (points - under) * (collector === seat ? 1 : -worths.rival)
  worth *= rates.standing
  if (owner >= 0 && owner !== seat) worth -= (guildIncome[level] ?? 0) * rates.coin * worths.coverGift
  if (isAdvanced(survey) && owner !== seat)
    worth += majorityWorth(survey, column.guilds, owner) * rates.standing
  return worth + worths.quarter + levelWorth(survey, rates, 'guild', 1)
}

export const collectorWorth = (survey: Survey, rates: Rates, index: number, collector: number): number => {
  const isFirst = survey.state.phase === 1
  const points =
    (survey.guildOwners[index] ?? -1) < 0 ? 0 : (guildPoints[survey.guildLevels[index] ?? 0] ?? 0)
  const own = points * (isFirst ? 1 + worths.collectorLater : 1)
  const taken = collector < 0 ? 0 : points * worths.rival * rates.standing
  const hoped = isFirst ? 1 : 0.2 * Math.min(3, survey.left)
  const majority = isAdvanced(survey) ? majorityWorth(survey, column.collectors, collector) : 0
  return own + taken + hoped + majority * rates.standing
}

export const templeWorth = (survey: Survey, rates: Rates): number =>
  worths.temple + (isAdvanced(survey) ? majorityWorth(survey, column.temple, -1) * rates.standing : 0)

export const incomeOf = ({ state }: Survey, cards: 1 | 2): number =>
  (cards === 1 ? resourcesOne : resourcesTwo)[state.phase]
