/** What is left open by who stops, or does something else: dice that lead nowhere, and a rival who is about to win. */
import { cellLimit, kinds, type Stored } from '../../../shared/games/fortium/components.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import {
  diamondMine,
  distance,
  isBase,
  type NodeId,
  type PlacedSite,
} from '../../../shared/games/fortium/layout.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import {
  areRivals,
  boardOf,
  countOn,
  hasCamp,
  minersOn,
  paysNow,
  playerAt,
  playing,
  rivalsOn,
} from '../../../shared/games/fortium/position.ts'
import { winChance } from './odds.ts'
import { fit, isSpare, type MoveAt, type Sentence, siteAt, siteSaid } from './purposeFacts.ts'
import { ableOf, stepsLeft } from './reach.ts'
import { threatOf } from './threats.ts'

const countIn = (places: readonly NodeId[], place: NodeId): number =>
  places.filter((one) => one === place).length

const isDug = ({ before, seat }: MoveAt, place: NodeId): boolean => {
  const site = siteAt(before, place)
  return site !== undefined && hasCamp(before, seat, site.id) && paysNow(before, seat, site)
}

/** Where one more could dig at once: no rival stands there, and it is not full. */
const roomsOf = (at: MoveAt): readonly PlacedSite[] =>
  boardOf(at.before).sites.filter(
    ({ cell }) =>
      isDug(at, cell) &&
      rivalsOn(at.before, at.seat, cell).length === 0 &&
      minersOn(at.before, cell).length < cellLimit,
  )

/** Chances from which on whoever sees an attack open wonders why it is not made. */
const tempting = 0.6

/** The likeliest attack that the dice still lead to, and what it costs by itself: what its miners dig, or these if it fails. */
const attackSpared = (at: MoveAt, steps: number): Sentence => {
  const { before, seat, say, nameOf } = at
  if (before.attacksThisTurn > 0 && before.options.attackMode !== 'unlimited') return null
  const able = ableOf(before, seat)
  const rivals = playing(before).filter((other) => areRivals(before, seat, other))
  const cells = new Set(rivals.flatMap((other) => playerAt(before, other).miners))
  const [likeliest] = [...cells]
    .filter((cell) => cell !== 'lost' && !isBase(cell))
    .flatMap((cell) =>
      [...new Set(able)]
        .filter((from) => distance(boardOf(before), from, cell) <= steps)
        .map((from) => {
          const n = Math.min(cellLimit, countIn(able, from))
          return { cell, from, n, chance: winChance(n, rivalsOn(before, seat, cell).length) }
        }),
    )
    .toSorted((a, b) => b.chance - a.chance)
  const met = likeliest === undefined ? undefined : rivalsOn(before, seat, likeliest.cell)[0]
  if (likeliest === undefined || met === undefined || likeliest.chance < tempting) return null
  const { from, n, chance } = likeliest
  return say.attackSpared(nameOf(met.seat), `${Math.round(100 * chance)}`, n, isDug(at, from))
}

/** Who digs could go on to dig what is more precious: no more than one now for one then. */
const moveSpared = (at: MoveAt, steps: number): Sentence => {
  const { before, seat, say } = at
  const board = boardOf(before)
  const built = playerAt(before, seat).floors
  const diggers = ableOf(before, seat).filter((place) => isDug(at, place))
  for (const site of roomsOf(at).toSorted((a, b) => kinds.indexOf(b.kind) - kinds.indexOf(a.kind)))
    for (const place of new Set(diggers)) {
      const left = siteAt(before, place)
      if (left === undefined || kinds.indexOf(left.kind) >= kinds.indexOf(site.kind)) continue
      if (distance(board, place, site.cell) > steps || isSpare(built, site.kind as Stored)) continue
      return say.moveSpared(siteSaid(at, site), { [left.kind]: 1 }, { [site.kind]: 1 })
    }
  return null
}

/** Dice are left: what one might do with them and why that is let be, or that nobody gets to where they would dig more. */
export const diceIdle = (at: MoveAt): Sentence => {
  const { before, seat, say } = at
  const left = before.moveDice.filter(({ used }) => !used).length
  const { hat } = playerAt(before, seat)
  // Who wears the hat walks twice as far: nothing is said of how far dice lead.
  if (before.phase !== 'main' || left === 0 || hat !== null) return null
  const steps = stepsLeft(before)
  const idle = ableOf(before, seat).filter((place) => !isDug(at, place))
  const isReached = roomsOf(at).some(({ cell }) =>
    idle.some((place) => distance(boardOf(before), place, cell) <= steps),
  )
  return isReached ? null : (attackSpared(at, steps) ?? moveSpared(at, steps) ?? say.diceIdle(left))
}

/** Before the dice: how far the nearest of one's own are from the rival that the table warns of. */
const awaited = ({ before, seat, say, nameOf }: MoveAt, rival: Seat): Sentence => {
  const away = ableOf(before, seat).map((place) => distance(boardOf(before), place, diamondMine))
  const isOwnTurn = before.phase === 'turnStart' || before.phase === 'recover'
  return isOwnTurn && away.length > 0 ? say.awaitsDice(nameOf(rival), Math.min(...away)) : null
}

/** Of a rival whose miners have to be driven off the mine, as the table warns: whether that can be done, and how likely. */
const warned = (at: MoveAt): Sentence => {
  const { before, seat, say, nameOf } = at
  const rival = playing(before).find(
    (other) => areRivals(before, seat, other) && threatOf(before, other)?.isAverted === true,
  )
  if (rival === undefined || playerAt(before, seat).hat !== null) return null
  if (before.phase !== 'main') return awaited(at, rival)
  if (before.attacksThisTurn > 0 && before.options.attackMode !== 'unlimited')
    return say.fought(nameOf(rival))
  const steps = stepsLeft(before)
  const able = ableOf(before, seat)
  const most = able
    .filter((place) => distance(boardOf(before), place, diamondMine) <= steps)
    .map((place) => Math.min(cellLimit, countIn(able, place)))
    .reduce((a, b) => Math.max(a, b), 0)
  if (most === 0) return say.outOfReach(nameOf(rival))
  const chance = winChance(most, countOn(before, rival, diamondMine))
  return say.couldFight(nameOf(rival), `${Math.round(100 * chance)}`)
}

/** What a move is for, and beside it what the table warns of meanwhile: alone where that is all there is to say. */
export const withWarning = (at: MoveAt, move: Move, said: Sentence): Sentence => {
  if (move.type === 'moveGroup' && move.to === diamondMine) return said
  const warning = warned(at)
  if (warning === null) return said
  return fit(
    said === null ? null : `${said} ${warning}`,
    // Of what one does in every turn the warning is the news.
    ['endTurn', 'rollDice', 'collect'].includes(move.type) ? warning : null,
    said,
    warning,
  )
}
