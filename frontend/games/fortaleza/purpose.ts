/**
 * What a move is for, in one sentence: the first of its facts that stands, the most decisive before the others. All are
 * counted by the rules on the board as it is; what others hold or may do is not guessed at.
 */
import { copy } from '../../../shared/engine/copy.ts'
import { noRandom } from '../../../shared/engine/noRandom.ts'
import { hide } from '../../../shared/engine/secret.ts'
import { type Seat, seatOf, seatsOf, type Shown } from '../../../shared/engine/ids.ts'
import {
  type Level,
  resourcesOne,
  resourcesTwo,
  stackKinds,
  templePointsPerPawn,
  wallPointsBySegments,
} from '../../../shared/games/fortaleza/components.ts'
import { playerAt } from '../../../shared/games/fortaleza/evolve.ts'
import {
  findSpace,
  type Side,
  sides,
  type Space,
  spaces,
  spacesInPlay,
  zonesInPlay,
} from '../../../shared/games/fortaleza/layout.ts'
import type { Move } from '../../../shared/games/fortaleza/moves.ts'
import { fortalezaRules } from '../../../shared/games/fortaleza/rules.ts'
import { scorePhase, scoringSteps } from '../../../shared/games/fortaleza/scoring.ts'
import type { Event, State, Tile } from '../../../shared/games/fortaleza/state.ts'
import {
  type Action,
  areTowersComplete,
  isWallComplete,
  termsOf,
  tileUnder,
  topTile,
  visibleAt,
} from '../../../shared/games/fortaleza/steps/actions.ts'
import { offers } from '../../../shared/games/fortaleza/steps/offers.ts'
import { numeral } from '../../kit/pieces/pieces.tsx'
import type { Purpose } from '../../plug/purposes.ts'
import {
  deedName,
  type Building,
  type Built,
  type Facts,
  gained,
  isBuilt,
  lacking,
  lasting,
  type Moment,
  nextTurn,
  opened,
  paying,
  pointsOf,
  stretches,
  withHand,
  withMeans,
} from './purposeDeeds.ts'
import { purposeWords, type SpotKind } from './purposeWords.ts'

/** More than this no hint has room for: the next fact is told. */
const longest = 110

/** Majorities that it takes, or shares [FZ-6.8, FZ-6.9]; `isLate`: those that nobody else has anything in. */
function* majorities(m: Moment, isLate = false): Facts {
  const { w, seat, before, later, when } = m
  const won = later.flatMap((step, at) => {
    const had = before[at]?.points ?? []
    const more = (step.points[seat] ?? 0) - (had[seat] ?? 0)
    return step.majority === undefined || more <= 0
      ? []
      : [{ of: step.majority, more, had, has: step.points }]
  })
  const [first] = won
  if (first === undefined) return
  const own = gained(m, seat, lasting)
  if (won.length > 1 && own > 0)
    yield w.twoSides(
      won.reduce((points, { more }) => points + more, 0),
      own,
    )
  const { of, more, had, has } = first
  const namesOf = (points: readonly number[]): string =>
    w.listed(points.flatMap((n, other) => (n > 0 && other !== seat ? [m.nameOf(seatOf(other))] : [])))
  const [rivals, sharers] = [namesOf(had), namesOf(has)]
  if (isLate) {
    if (rivals === '' && sharers === '') yield w.most(of, more, own, when)
  } else if (sharers !== '') yield w.ties(of, sharers, more, own)
  else if (rivals !== '') yield w[had[seat] ? 'unties' : 'seizes'](of, rivals, more, own)
}

/** Whose points it takes, and for how long what it lays stays. */
function* taking(m: Moment, action: Built): Facts {
  const { w, view, seat, when } = m
  const under = tileUnder(view, action)
  if (under === undefined || under.owner === seat) return
  const lost = -gained(m, under.owner)
  if (lost <= 0) return
  const who = m.nameOf(under.owner)
  const won = gained(m, seat)
  if (topTile(view, seat, action) === 4 && won > 0) yield w.takesForGood(who, lost, won)
  if (action.type === 'buildGuild' && won > 0)
    yield w.takesGuild(who, lost, won, termsOf(view, seat, action).income)
  yield w.takes(who, lost, won, when)
}

/** Others whose tiles the next of one's own could lie on. */
const within = ({ after, seat, nameOf, w }: Moment, next: Level, of: readonly Space[]): string => {
  const tiles = of.flatMap(({ id }) => visibleAt(after, id) ?? [])
  const owners = tiles.filter(({ owner, level }) => owner !== seat && level < next).map(({ owner }) => owner)
  return w.listed([...new Set(owners)].slice(0, 2).map(nameOf))
}

/** A wall or the ring of towers that is complete by it: it can be built upon from now on [FZ-5.20, FZ-5.21]. */
function* completing(m: Moment, { sides: [side], kind }: Space): Facts {
  const { w, view, after, seat } = m
  const { stacks } = playerAt(after, seat)
  const [next] = kind === 'tower' ? stacks.tower : stacks.wall
  if (next === undefined || side === undefined) return
  if (kind === 'tower') {
    if (areTowersComplete(view) || !areTowersComplete(after)) return
    const who = within(
      m,
      next,
      spaces.filter((space) => space.kind === 'tower'),
    )
    if (who !== '') yield w.ringDone(numeral(next), who)
    return
  }
  if (isWallComplete(view, side) || !isWallComplete(after, side)) return
  const ofWall = spaces.filter((space) => space.kind !== 'tower' && space.sides[0] === side)
  const who = within(m, next, ofWall)
  if (who !== '') yield w.wallDone(side, numeral(next), who)
}

/** A first stretch of a wall, against one more where one has some [FZ-6.3]. */
function* spreading({ w, view, seat }: Moment, here: Side, won: number): Facts {
  for (const side of sides) {
    const has = stretches(view, seat, side)
    const isFree = spaces.some(
      ({ id, kind, sides: [of] }) => kind === 'wall' && of === side && visibleAt(view, id) === undefined,
    )
    if (side === here || has === 0 || !isFree) continue
    const adds = (wallPointsBySegments[has + 1] ?? 0) - (wallPointsBySegments[has] ?? 0)
    if (adds < won) yield w.spread(won, side, has, adds)
  }
}

/** No other free place of its kind is cheaper, and not all cost as much. */
const isCheapest = (view: Shown<State>, { kind, price }: Space): boolean => {
  const prices = spacesInPlay(view.config.playerCount)
    .filter((other) => other.kind === kind && visibleAt(view, other.id) === undefined)
    .map((other) => other.price)
  return price === Math.min(...prices) && price < Math.max(...prices)
}

/** What lies on one's own tile is worth more, or can be built upon no more. */
function* raising(m: Moment, action: Built, spot: SpotKind, under: Tile): Facts {
  const { w, view, seat, when } = m
  const level = topTile(view, seat, action) ?? 0
  const threats = view.players.filter((rival) => {
    const theirs = topTile(view, rival.seat, action) ?? 0
    const isAble =
      theirs > under.level && termsOf(view, rival.seat, { ...action, cards: [] }).price <= rival.coins
    return rival.seat !== seat && isAble && theirs <= level
  })
  const [threat] = threats
  if (threat !== undefined)
    yield w.guards(m.nameOf(threat.seat), spot, numeral(topTile(view, threat.seat, action) ?? 0))
  if (level === 4) yield w.forGood()
  const kind = spot === 'gate' ? 'wall' : spot
  const [now, was] = [pointsOf[kind](level), pointsOf[kind](under.level)]
  if (spot !== 'wall' && now > was) yield w.dearer(spot, now, was, when)
}

function* building(m: Moment, action: Building): Facts {
  const { w, view, after, seat, when } = m
  const space = findSpace(action.space)
  const [side] = space?.sides ?? []
  if (space === undefined || side === undefined) return
  const under = tileUnder(view, action)
  yield* taking(m, action)
  yield* majorities(m)
  yield* completing(m, space)
  if (under?.owner === seat) yield* raising(m, action, space.kind, under)
  const count = stretches(after, seat, side)
  const isMore = space.kind === 'wall' && count > stretches(view, seat, side)
  if (isMore && count > 1)
    yield w.stretch(count, side, wallPointsBySegments[count] ?? 0, wallPointsBySegments[count - 1] ?? 0)
  yield* majorities(m, true)
  const won = gained(m, seat, lasting)
  if (won <= 0 || under !== undefined) return
  const isTower = space.kind === 'tower'
  if (topTile(view, seat, action) === 4) yield w.standsForGood(won, when)
  if (isMore) yield* spreading(m, side, won)
  // With what wild cards and cards turned into others cost beside it.
  const paid = playerAt(view, seat).coins - playerAt(after, seat).coins
  if (isCheapest(view, space)) yield w.cheapest(won, paid, isTower, when)
  if (isMore) yield w.firstStretch(side, won, view.phase)
  if (!(isTower ? areTowersComplete(after) : isWallComplete(after, side))) yield w.safe(won, isTower, when)
  yield w.stands(won, when)
}

function* founding(m: Moment, action: Extract<Action, { type: 'buildGuild' }>): Facts {
  const { w, view, seat, when } = m
  yield* taking(m, action)
  const [own, collected] = (['guild', 'collector'] as const).map((of) =>
    gained(m, seat, ({ part }) => part === of),
  )
  if (own && collected && own > 0 && collected > 0) yield w.twice(own + collected)
  const under = tileUnder(view, action)
  if (under?.owner === seat) yield* raising(m, action, 'guild', under)
  yield* paying(m)
  yield* majorities(m)
  yield* majorities(m, true)
  const income = playerAt(m.after, seat).coins - playerAt(view, seat).coins
  if (!own || income <= 0) return
  const [level = 0, next = 0] = playerAt(view, seat).stacks.guild
  if (own < 0 && next > level) yield w.makesWay(-own, income, numeral(next), pointsOf.guild(next))
  yield w.income(income, own, when)
}

function* collecting(m: Moment, action: Extract<Action, { type: 'placeCollector' }>): Facts {
  const { w, view, seat, when } = m
  const guild = view.board.guilds[action.zone]?.at(-1)
  const ousted = view.board.collectors[action.zone]
  const points = guild === undefined ? 0 : pointsOf.guild(guild.level)
  if (ousted !== undefined && points > 0) yield w.relieves(m.nameOf(ousted), points)
  yield* majorities(m)
  if (guild !== undefined && points > 0)
    yield guild.owner === seat ? w.collectsOwn(points) : w.collects(m.nameOf(guild.owner), points, when)
  yield* majorities(m, true)
  if (guild === undefined) yield w.waits()
}

/** What the temple would pay a seat, if it were all scored now [FZ-6.11]. */
const templePays = (view: Shown<State>, seat: Seat): number => {
  const state = copy<State>(view)
  let paid = 0
  const emit = (event: Event): void => {
    if (event.type === 'templeScored' && event.seat === seat) paid = event.points
    fortalezaRules.evolve(state, event)
  }
  scorePhase({ state, random: noRandom, emit, endAct: () => undefined })
  return paid
}

function* retiring(m: Moment): Facts {
  const { w, view, after, seat } = m
  const temple = templePays(after, seat) - templePays(view, seat)
  if (temple > 0) yield w.templeNow(temple)
  yield* majorities(m)
  yield* majorities(m, true)
  const { templePawns } = playerAt(after, seat)
  yield w.templeIf(templePawns, templePawns * templePointsPerPawn, view.phase)
}

/** What shows on the stacks once tiles are removed. */
function* developing(m: Moment): Facts {
  const { w, view, after, seat, nameOf } = m
  const had = playerAt(view, seat).stacks
  const { stacks } = playerAt(after, seat)
  const next = nextTurn(after)
  const deed = opened(withHand(seat), withMeans(next, seat, { stacks: had }), next, seat)
  if (deed?.under !== undefined && deed.under.owner !== seat) {
    const kind =
      deed.action.type === 'buildGuild' ? 'guild' : deed.action.type === 'buildTower' ? 'tower' : 'wall'
    yield w.over(kind, numeral(stacks[kind][0] ?? 0), nameOf(deed.under.owner), deed.points)
  }
  const shown = stackKinds
    .flatMap((kind) => {
      const [now, was] = [stacks[kind][0], had[kind][0]]
      return now === undefined || was === undefined || stacks[kind].length === had[kind].length
        ? []
        : [{ kind, now, worth: pointsOf[kind](now), was: pointsOf[kind](was) }]
    })
    .toSorted((a, b) => b.worth - b.was - (a.worth - a.was))
  for (const { kind, now, worth, was } of shown)
    if (worth > was) yield w.reveals(kind, numeral(now), worth, was)
  for (const { kind, now } of shown) {
    const alike = stacks[kind].filter((level) => level === now).length
    const higher = stacks[kind].find((level) => level > now)
    if (higher !== undefined) yield w.left(kind, numeral(now), alike, numeral(higher))
  }
}

function* earning(m: Moment, { cards }: Action): Facts {
  const { w, view, after, seat } = m
  const { coins, hand } = playerAt(after, seat)
  if (hand.bag.length === 0) {
    // No card is left to pay anything with.
    yield view.phase === 1 ? w.kept(coins) : w.decides()
    return
  }
  yield* paying(m)
  yield* lacking(m)
  const ids = cards.map(({ cardId }) => cardId)
  const others = offers(
    withMeans(view, seat, { hand: { bag: ids.map((id) => hide(id, seat)) } }),
    seat,
  ).filter(isBuilt)
  if (others.length === 0) yield w.useless(ids.length, playerAt(view, seat).coins)
  const [one, two] = [resourcesOne[view.phase], resourcesTwo[view.phase]]
  if (ids.length === 2) return yield w.together(two, one)
  if (after.cardsPlayedThisTurn !== 1) return
  const none = withMeans(after, seat, { hand: { bag: [] } })
  const other = opened(withHand(seat), none, after, seat)
  if (other !== null) yield w.another(deedName(m, other), other.points)
}

/** Who acts when in the second phase, by who starts [FZ-4.7]. */
function* starting({ w, view, seat, nameOf }: Moment, first: number): Facts {
  const count = view.config.playerCount
  if (first === (seat + 1) % count) yield w.lastWord(nameOf(seatOf(first)))
  if (first === seat) {
    const free =
      spacesInPlay(count).filter(({ id }) => visibleAt(view, id) === undefined).length +
      zonesInPlay(count).filter(({ id }) => view.board.guilds[id] === undefined).length
    yield w.firstPick(free)
  }
  const behind = (first - seat - 1 + count) % count
  const names = seatsOf(behind).map((step) => nameOf(seatOf((seat + 1 + step) % count)))
  if (behind > 0 && behind < count - 1) yield w.lateWord(w.listed(names), behind)
}

const factsOf = (m: Moment, move: Move): Facts => {
  switch (move.type) {
    case 'buildWall':
    case 'buildGate':
    case 'buildTower':
      return building(m, move)
    case 'buildGuild':
      return founding(m, move)
    case 'placeCollector':
      return collecting(m, move)
    case 'retireToTemple':
      return retiring(m)
    case 'developOne':
    case 'developMany':
      return developing(m)
    case 'takeResourcesOne':
    case 'takeResourcesTwo':
      return earning(m, move)
    case 'chooseStartPlayer':
      return starting(m, move.seat)
  }
}

export const purpose: Purpose = (move, { view: seen, after: left, seat, language, nameOf }) => {
  const [view, after] = [seen, left] as [Shown<State>, Shown<State>]
  const w = purposeWords[language]
  const moment: Moment = {
    w,
    view,
    after,
    seat,
    before: scoringSteps(view),
    later: scoringSteps(after),
    when: w.ends(view.phase),
    nameOf,
  }
  for (const fact of factsOf(moment, move as Move)) if (fact.length <= longest) return fact
  return null
}
