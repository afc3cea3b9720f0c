/** What a walk, a fight and a camp are for. */
import {
  cellLimit,
  diamondsToWin,
  floors,
  type Kind,
  kinds,
  price,
  type Stored,
} from '../../../shared/games/fortium/components.ts'
import { diamondMine, distance, isBase, type NodeId } from '../../../shared/games/fortium/layout.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import type { MoveOf } from '../../../shared/games/fortium/moves.ts'
import {
  areRivals,
  armOf,
  boardOf,
  countOn,
  covers,
  diggersOn,
  hasCamp,
  livingMiners,
  minerNamed,
  minersOn,
  placeOf,
  playerAt,
  rivalsOn,
} from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { yieldOf } from '../../../shared/games/fortium/steps/collect.ts'
import { goalOf } from './goal.ts'
import { changeBetween } from './changes.ts'
import { incomeOf } from './income.ts'
import { winChance } from './odds.ts'
import {
  campGives,
  canCamp,
  fit,
  isSpare,
  type MoveAt,
  priceLeft,
  type Sentence,
  siteAt,
  siteSaid,
  some,
  farthest,
  threatens,
} from './purposeFacts.ts'
import { type Sums } from './purposeWords.ts'
import { threatOf } from './threats.ts'

/** That a floor comes sooner, or what it takes: told of what is dug from now on. */
const untilFloor = (
  { before, after, seat }: MoveAt,
  gained: Sums,
  sooner: (kind: Kind, then: number, was: number | null) => string,
  takes: (kind: Kind, cost: number, held: number) => string,
): Sentence => {
  const [was, now] = [goalOf(before, seat), goalOf(after, seat)]
  if (now.kind !== 'diamond' && now.turns !== null && now.turns > 0 && now.turns < (was.turns ?? Infinity))
    return sooner(now.kind, now.turns, was.turns)
  const { floors: built, stock } = playerAt(after, seat)
  const wanted = floors.slice(built).find(({ kind, cost }) => (gained[kind] ?? 0) > 0 && stock[kind] < cost)
  return wanted === undefined ? null : takes(wanted.kind, wanted.cost, stock[wanted.kind])
}

/** What is collected more and less from the next turn on. */
const gainSaid = (at: MoveAt): Sentence => {
  const { before, after, seat, say } = at
  const { income } = changeBetween(before, after, seat)
  const less = Object.fromEntries(kinds.map((kind) => [kind, -income[kind]]))
  if (!some(income)) return null
  const gain = say.gain(income, less)
  return fit(
    untilFloor(
      at,
      income,
      (...told) => say.gainSooner(gain, ...told),
      (...told) => say.gainFor(gain, ...told),
    ),
    say.alone(gain),
  )
}

/** Of the diamond mine: who stands there with a camp and the gold floor wins; nobody gets in without a fight. */
const atMine = (at: MoveAt): Sentence => {
  const { before, after, seat, say, nameOf } = at
  const me = playerAt(after, seat)
  const [mine, own] = [siteAt(after, diamondMine), countOn(after, seat, diamondMine)]
  if (mine === undefined || own <= countOn(before, seat, diamondMine)) return null
  if (me.floors === floors.length) {
    const missing = diamondsToWin - me.diamonds
    const dug = incomeOf(after, seat).diamond
    if (dug > 0) return dug >= missing ? say.minesAll() : say.minesNext(dug, missing)
    return canCamp(after, seat, mine)
      ? say.mineCampNow(diggersOn(after, seat, diamondMine))
      : say.mineCampLater(priceLeft(me))
  }
  const first = after.players
    .filter((other) => areRivals(after, seat, other.seat) && !other.resigned)
    .toSorted((a, b) => b.floors - a.floors)[0]
  return fit(
    guard(at, diamondMine),
    own === cellLimit && first !== undefined && first.floors > 1
      ? say.mineFull(nameOf(first.seat), first.floors)
      : null,
    say.mineHeld(own),
  )
}

/** A walk to a free cell between sites: how far the next one still is that it leads to. */
const onWay = (at: MoveAt, from: NodeId, { to, minerIds }: MoveOf<'moveGroup'>): Sentence => {
  const { before, seat, say, nameOf } = at
  const board = boardOf(before)
  const { floors: built } = playerAt(before, seat)
  const home = armOf(before, seat)
  const [ahead] = board.sites
    .filter(({ kind, home: whose }) => whose === null || (whose === home && !isSpare(built, kind as Stored)))
    .map((site) => ({ site, left: distance(board, to, site.cell), was: distance(board, from, site.cell) }))
    .filter(
      ({ site, left, was }) =>
        left < was &&
        (rivalsOn(before, seat, site.cell).length > 0 ||
          minersOn(before, site.cell).length + minerIds.length <= cellLimit),
    )
    .toSorted((a, b) => a.left - b.left || kinds.indexOf(b.site.kind) - kinds.indexOf(a.site.kind))
  if (ahead === undefined) return null
  const { site, left, was } = ahead
  const where = siteSaid(at, site)
  const n = minerIds.length
  const rival = rivalsOn(before, seat, site.cell)[0]
  if (rival !== undefined) return fit(say.onWayTaken(n, left, where, nameOf(rival.seat)))
  return fit(left <= farthest ? say.onWay(n, left, where) : say.nearer(n, left, where, was - left))
}

/** More miners together are harder to drive off: told where a rival could come with three. */
const guard = ({ before, after, seat, say, nameOf }: MoveAt, to: NodeId): Sentence => {
  const board = boardOf(after)
  const [was, now] = [countOn(before, seat, to), countOn(after, seat, to)]
  const near = after.players.find(
    ({ seat: other, miners }) =>
      miners.some(
        (place) =>
          place !== 'lost' &&
          rivalsOn(after, other, to).length > 0 &&
          distance(board, place, to) <= farthest &&
          countOn(after, other, place) >= cellLimit,
      ) && other !== seat,
  )
  if (near === undefined || was === 0 || now <= was || isBase(to)) return null
  const inHundred = (n: number): string => `${Math.round(100 * winChance(cellLimit, n))}`
  return fit(say.guard(now, nameOf(near.seat), inHundred(was), inHundred(now)))
}

/** Whether a rival who stands at a camp alone has what puts their own in its place, as their next turn begins [FT-4.25]. */
const canOust = (state: State, rival: Seat): boolean => {
  const { stock, campSupply } = playerAt(state, rival)
  return campSupply > 0 && covers(stock, price)
}

/** A fight: whom it stops, and from what. */
const attack = (at: MoveAt, to: NodeId): Sentence => {
  const { before, seat, say, nameOf } = at
  const met = rivalsOn(before, seat, to)
  const rival = met[0]?.seat
  const site = siteAt(before, to)
  if (rival === undefined) return null
  const name = nameOf(rival)
  const theirs = playerAt(before, rival)
  const n = countOn(before, rival, to)
  const isOwnCamp = site !== undefined && hasCamp(before, seat, site.id)
  if (site?.kind === 'diamond') {
    const threat = threatOf(before, rival)
    if (threat?.isAverted === true) return fit(threatens(at, rival, threat))
    const lurks = hasCamp(before, rival, site.id) ? say.mines : say.lurks
    return fit(
      theirs.floors === floors.length ? lurks(name, n) : null,
      playerAt(before, seat).floors === floors.length ? say.takesMine(isOwnCamp) : null,
      theirs.floors > 0 ? say.freesMine(name, n, theirs.floors) : say.freesMineEarly(name, n),
    )
  }
  const dug = site === undefined ? 0 : yieldOf(before, rival, site)
  return fit(
    site !== undefined && dug > 0 ? say.stops(name, { [site.kind]: dug }) : null,
    site !== undefined && isOwnCamp && canOust(before, rival) ? say.keeps(name) : null,
    site !== undefined && isOwnCamp ? say.retakes(site.kind) : null,
    say.ransom(name, livingMiners(theirs)),
  )
}

export const walkSaid = (at: MoveAt, move: MoveOf<'moveGroup'>): Sentence => {
  const { before, after, seat, say } = at
  const { to, minerIds } = move
  if (rivalsOn(before, seat, to).length > 0) return attack(at, to)
  const miner = minerNamed(before, minerIds[0] ?? '')
  const site = siteAt(before, to)
  if (site?.kind === 'diamond') return atMine(at)
  const gain = gainSaid(at)
  if (gain !== null) return gain
  if (isBase(to)) return say.safeHome()
  if (site === undefined) return miner === null ? null : onWay(at, placeOf(before, miner), move)
  const me = playerAt(after, seat)
  if (hasCamp(after, seat, site.id)) return guard(at, to)
  const gives = campGives(after, seat, site)
  if (me.campSupply === 0) return fit(say.campSpare(gives))
  return fit(canCamp(after, seat, site) ? say.campNow(gives) : say.campLater(priceLeft(me), gives))
}

export const campSaid = (at: MoveAt, move: MoveOf<'buyCamp'>): Sentence => {
  const { before, after, seat, say, nameOf } = at
  const site = boardOf(before).siteById.get(move.site)
  const { floors: built, diamonds } = playerAt(before, seat)
  if (site === undefined) return null
  const { income } = changeBetween(before, after, seat)
  if (site.kind === 'diamond') {
    if (built < floors.length) return say.campWaits(floors.length - built)
    const [dug, missing] = [income.diamond, diamondsToWin - diamonds]
    return dug >= missing ? say.minesAll() : dug > 0 ? say.minesNext(dug, missing) : null
  }
  const ousted = before.players.find(
    ({ seat: other, camps }) => camps.includes(site.id) && !playerAt(after, other).camps.includes(site.id),
  )
  const isPaid = playerAt(after, seat).stock.granite < playerAt(before, seat).stock.granite
  return fit(
    isPaid ? null : say.campFree(),
    ousted === undefined ? null : say.campOusts(nameOf(ousted.seat), income),
    untilFloor(
      at,
      income,
      (...told) => say.campSooner(income, ...told),
      (...told) => say.campGivesFor(income, ...told),
    ),
    some(income) ? say.campGives(income) : null,
  )
}
