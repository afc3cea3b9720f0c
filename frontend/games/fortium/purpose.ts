/** What a move is for, by exact facts on the board: said to who asks the lamp, the most decisive first. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import {
  cellLimit,
  diamondsToWin,
  exchanges,
  floors,
  type Kind,
  kinds,
  price,
  type Stored,
  stored,
} from '../../../shared/games/fortium/components.ts'
import {
  diamondMine,
  distance,
  isBase,
  type NodeId,
  type PlacedSite,
} from '../../../shared/games/fortium/layout.ts'
import type { Move, MoveOf } from '../../../shared/games/fortium/moves.ts'
import {
  armOf,
  boardOf,
  countOn,
  covers,
  diggersOn,
  hasCamp,
  homeOf,
  livingMiners,
  minersOn,
  paysNow,
  playerAt,
  rivalsOn,
} from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { lastRound } from '../../../shared/games/fortium/steps/ending.ts'
import type { Purpose } from '../../plug/purposes.ts'
import { goalOf } from './goal.ts'
import { incomeOf, yieldsOf } from './income.ts'
import { cardSaid } from './purposeCards.ts'
import { campSaid, walkSaid } from './purposeWalks.ts'
import {
  campGives,
  fit,
  isSpare,
  type MoveAt,
  nextOf,
  type Sentence,
  siteAt,
  siteSaid,
  some,
  farthest,
} from './purposeFacts.ts'
import { diceIdle, withWarning } from './purposeRest.ts'
import { purposeWords } from './purposeWords.ts'

/** Where a camp can be paid for now: the most precious first. */
const campAhead = (state: State, seat: Seat): PlacedSite | undefined =>
  playerAt(state, seat).campSupply === 0
    ? undefined
    : boardOf(state)
        .sites.toReversed()
        .toSorted((a, b) => kinds.indexOf(b.kind) - kinds.indexOf(a.kind))
        .find(
          (site) =>
            some(campGives(state, seat, site)) &&
            !hasCamp(state, seat, site.id) &&
            (site.kind === 'diamond' || !isSpare(playerAt(state, seat).floors, site.kind)),
        )

const exchange = (at: MoveAt, { from }: MoveOf<'exchange'>): Sentence => {
  const { before, after, seat, say } = at
  const { to } = exchanges[from]
  const [was, me] = [playerAt(before, seat), playerAt(after, seat)]
  if (to === 'diamond') return say.bought(was.diamonds + 1, diamondsToWin - was.diamonds - 1)
  const next = nextOf(after, seat)
  const lacked = nextOf(before, seat)
  if (next !== null && next.kind === to && lacked !== null && lacked.missing > 0)
    return next.missing === 0 ? say.paid(to) : say.short(to, next.missing)
  const camp = campAhead(after, seat)
  if (camp !== undefined && !covers(was.stock, price) && covers(me.stock, price))
    return fit(say.paysCamp(siteSaid(at, camp), countOn(after, seat, camp.cell)))
  const then = exchanges[to]
  const later = floors.slice(me.floors).find(({ kind, cost }) => kind === to && was.stock[to] < cost)
  return fit(
    next !== null && next.missing > 0 && stored.indexOf(next.kind) > stored.indexOf(to)
      ? say.chain(to, then.pay, then.to, next.kind, next.missing)
      : null,
    later === undefined ? null : say.laterFloor(to, later.cost, me.stock[to]),
    me.floors === floors.length && to === 'gold' ? say.towardsEight(me.stock.gold) : null,
    isSpare(me.floors, from) ? say.spareUp(from) : null,
  )
}

/** Where an own camp still has room, by its way from the base. */
const recover = (at: MoveAt, { pay }: MoveOf<'recoverMiner'>): Sentence => {
  const { before, after, seat, say, nameOf } = at
  const board = boardOf(before)
  const me = playerAt(before, seat)
  const home = homeOf(before, seat)
  const isLast = me.floors === floors.length
  // What floors still take first; after the last of them gold, which buys diamonds.
  const rank = ({ kind }: PlacedSite): number =>
    isLast ? -kinds.indexOf(kind) : Number(isSpare(me.floors, kind as Stored))
  const [room] = board.sites
    .filter((site) => hasCamp(before, seat, site.id) && paysNow(before, seat, site))
    .filter(
      ({ cell }) => minersOn(before, cell).length < cellLimit && rivalsOn(before, seat, cell).length === 0,
    )
    .map((site) => ({ site, steps: distance(board, home, site.cell) }))
    .filter(({ steps }) => steps <= farthest)
    .toSorted((a, b) => rank(a.site) - rank(b.site) || a.steps - b.steps)
  const rival = rivalsOn(before, seat, diamondMine)[0]?.seat
  const alive = livingMiners(playerAt(after, seat))
  return fit(
    isLast && rival !== undefined
      ? say.fights(nameOf(rival), countOn(before, rival, diamondMine), alive)
      : null,
    room === undefined ? null : say.digsAgain(siteSaid(at, room.site), room.steps, { [room.site.kind]: 1 }),
    isSpare(me.floors, pay) ? say.fewerLeft(pay) : null,
    say.manyAgain(alive),
  )
}

/** The nearest site of what the next floors are made of and nobody of one's own digs yet, and who could go there with one die. */
const rollReaches = (at: MoveAt): Sentence => {
  const { before, seat, say } = at
  const board = boardOf(before)
  const { miners, floors: built } = playerAt(before, seat)
  const arm = armOf(before, seat)
  const income = yieldsOf(before, seat)
  const isIdle = (place: NodeId): boolean => {
    const site = siteAt(before, place)
    return site === undefined || (!hasCamp(before, seat, site.id) && site.kind !== 'diamond')
  }
  const wanted = board.sites
    .filter(({ kind, home }) => home === arm || (home === null && kind === 'diamond'))
    .filter(
      ({ kind, cell }) =>
        !isSpare(built, kind as Stored) && income[kind] <= 1 && countOn(before, seat, cell) === 0,
    )
    .filter(({ cell }) => minersOn(before, cell).length === 0)
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
  for (const { cell, ...site } of wanted) {
    const [from] = [...new Set(miners)]
      .filter((place) => place !== 'lost' && isIdle(place))
      .map((place) => ({ place, steps: distance(board, place, cell) }))
      .filter(({ steps }) => steps <= farthest)
      .toSorted((a, b) => a.steps - b.steps)
    if (from === undefined) continue
    const n = Math.min(cellLimit, countOn(before, seat, from.place))
    return fit(say.rollReaches(from.steps, n, siteSaid(at, { cell, ...site }), isBase(from.place)))
  }
  return null
}

/** Rivals at the diamond mine once one's own floors stand: who could come to drive them off. */
const rollFights = ({ before, seat, say, nameOf }: MoveAt): Sentence => {
  const { floors: built, miners } = playerAt(before, seat)
  const rival = rivalsOn(before, seat, diamondMine)[0]?.seat
  if (built < floors.length || rival === undefined) return null
  const [from] = [...new Set(miners)]
    .filter((place) => place !== 'lost')
    .map((place) => ({
      n: countOn(before, seat, place),
      steps: distance(boardOf(before), place, diamondMine),
    }))
    .filter(({ steps }) => steps <= farthest)
    .toSorted((a, b) => Math.min(b.n, cellLimit) - Math.min(a.n, cellLimit) || a.steps - b.steps)
  return from === undefined
    ? null
    : fit(say.rollFights(from.steps, Math.min(from.n, cellLimit), nameOf(rival)))
}

/** Where more of what the next floor takes could be dug: one's own camps there have room. */
const rollRoom = ({ before, seat, say }: MoveAt, kind: Kind, missing: number): Sentence => {
  const [room] = boardOf(before)
    .sites.filter((site) => site.kind === kind && hasCamp(before, seat, site.id))
    .filter(({ cell }) => rivalsOn(before, seat, cell).length === 0)
    .map(({ cell }) => cellLimit - minersOn(before, cell).length)
    .filter((left) => left > 0)
    .toSorted((a, b) => b - a)
  return room === undefined ? null : say.rollRoom(kind, missing, room)
}

const roll = (at: MoveAt): Sentence => {
  const { before, seat, say } = at
  const me = playerAt(before, seat)
  const next = nextOf(before, seat)
  const camp = covers(me.stock, price) ? campAhead(before, seat) : undefined
  const { kind, turns } = goalOf(before, seat)
  return fit(
    next !== null && next.missing === 0 ? say.rollBuilds(next.kind) : null,
    camp === undefined ? null : say.rollCamps(siteSaid(at, camp), countOn(before, seat, camp.cell)),
    rollFights(at),
    rollReaches(at),
    next === null ? null : rollRoom(at, next.kind, next.missing),
    kind !== 'diamond' && turns !== null && turns > 0 ? say.comes(kind, turns) : null,
  )
}

const collect = (at: MoveAt): Sentence => {
  const { before, after, seat, say } = at
  if (before.round === 1) {
    const turquoise = boardOf(before).sites.find(
      ({ kind, home }) => kind === 'turquoise' && home === armOf(before, seat),
    )
    return turquoise === undefined
      ? null
      : say.nearMine('turquoise', distance(boardOf(before), homeOf(before, seat), turquoise.cell))
  }
  const income = incomeOf(before, seat)
  const next = nextOf(after, seat)
  if (!some(income)) return null
  return fit(
    next === null
      ? null
      : next.missing === 0
        ? say.collectPays(income, next.kind)
        : say.collectLacks(income, next.kind, next.missing),
    say.collects(income),
  )
}

const buildFloor = ({ before, seat, say }: MoveAt): Sentence => {
  const { floors: built, stock, camps } = playerAt(before, seat)
  const [laid, next] = [floors[built], floors[built + 1]]
  if (laid === undefined) return null
  if (next !== undefined)
    return stock[next.kind] >= next.cost
      ? say.builtNow(laid.kind, next.kind)
      : say.built(laid.kind, next.kind, next.cost, stock[next.kind])
  const isCamp = camps.includes('diamond')
  const n = countOn(before, seat, diamondMine)
  if (n === 0) return say.goldMiners(isCamp)
  return isCamp ? say.goldDigs(diggersOn(before, seat, diamondMine)) : say.goldCamp(n)
}

/** That nobody walks any more: why dice are left, and what the next collection brings. */
const endTurn = (at: MoveAt): Sentence => {
  const [idle, rest] = [diceIdle(at), restSaid(at)]
  return fit(idle !== null && rest !== null ? `${idle} ${rest}` : null, idle, rest)
}

const restSaid = ({ before, seat, say }: MoveAt): Sentence => {
  const { floors: built, stock, diamonds, miners } = playerAt(before, seat)
  const income = incomeOf(before, seat)
  const last = lastRound(before)
  const next = nextOf(before, seat)
  if (last !== null && before.round >= last) return null
  if (income.diamond > 0) {
    const missing = diamondsToWin - diamonds
    return income.diamond >= missing ? say.minesAll() : say.minesNext(income.diamond, missing)
  }
  if (built === floors.length && last !== null && stock.gold < exchanges.gold.pay)
    if (stock.gold + income.gold >= exchanges.gold.pay) return say.nextBuys()
  if (next !== null && next.missing > 0 && next.missing <= income[next.kind]) return say.nextPays(next.kind)
  const isDigging = (place: NodeId): boolean => {
    const site = siteAt(before, place)
    return site !== undefined && hasCamp(before, seat, site.id) && paysNow(before, seat, site)
  }
  const { kind, turns } = goalOf(before, seat)
  return fit(
    miners.every((place) => place === 'lost' || isDigging(place)) && some(income) ? say.allDig(income) : null,
    kind !== 'diamond' && turns !== null && turns > 0 ? say.comes(kind, turns) : null,
    some(income) ? say.earns(income) : null,
  )
}

/** The hat: where it takes who wears it this turn, and nobody else. */
const putHat = (at: MoveAt): Sentence => {
  const { before, seat, say } = at
  const dice = before.moveDice.filter(({ used }) => !used).map(({ value }) => value)
  const most = Math.max(0, ...dice)
  const board = boardOf(before)
  const reached = board.sites
    .filter(({ kind, home }) => home === armOf(before, seat) || kind === 'diamond')
    .filter(
      ({ cell }) => minersOn(before, cell).length < cellLimit && rivalsOn(before, seat, cell).length === 0,
    )
    .map((site) => ({ site, steps: distance(board, homeOf(before, seat), site.cell) }))
    .filter(({ steps }) => steps > most && steps <= 2 * most)
    .toSorted((a, b) => b.steps - a.steps)[0]
  return fit(
    reached === undefined ? null : say.hatReaches(siteSaid(at, reached.site), reached.steps),
    say.hat(),
  )
}

const setup = ({ before, seat, say }: MoveAt, { granA, granB, lime }: MoveOf<'chooseSetup'>): Sentence =>
  say.setup(
    { granite: granA + granB, limestone: lime },
    livingMiners(playerAt(before, seat)) - granA - granB - lime,
  )

const saidOf = (at: MoveAt, move: Move): Sentence => {
  switch (move.type) {
    case 'chooseSetup':
      return setup(at, move)
    case 'collect':
      return collect(at)
    case 'recoverMiner':
      return recover(at, move)
    case 'exchange':
      return exchange(at, move)
    case 'rollDice':
      return roll(at)
    case 'moveGroup':
      return walkSaid(at, move)
    case 'buyCamp':
      return campSaid(at, move)
    case 'removeCamp':
      return playerAt(at.before, at.seat).campSupply === 0 ? at.say.campBack() : null
    case 'putHat':
      return putHat(at)
    case 'buildFloor':
      return buildFloor(at)
    case 'endTurn':
      return endTurn(at)
    default:
      return cardSaid(at, move)
  }
}

export const purpose: Purpose = (move, { view, after, seat, language, nameOf }) => {
  const at: MoveAt = {
    before: view as Shown<State>,
    after: after as Shown<State>,
    seat,
    say: purposeWords(language),
    nameOf,
  }
  return withWarning(at, move as Move, saidOf(at, move as Move))
}
