/** Groups walk by dice, and meet rivals [sections 4.3 and 4.4]. */
import type { Progress } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/ids.ts'
import type { Random } from '../../../engine/random.ts'
import type { Rejection } from '../../../engine/result.ts'
import { cellLimit } from '../components.ts'
import { distance, isBase, type NodeId, reachable } from '../layout.ts'
import type { MoveOf } from '../moves.ts'
import {
  areRivals,
  boardOf,
  clockwiseFrom,
  homeOf,
  minerNamed,
  type MinerRef,
  minersOn,
  nameOf,
  ownOn,
  placeOf,
  playerAt,
  rivalsOn,
} from '../position.ts'
import type { Event, State } from '../state.ts'

type Group = MoveOf<'moveGroup'>

/** Whether one more attack is allowed this turn [FT-4.22, FT-8.1]. */
export const mayAttack = ({ options, attacksThisTurn }: State): boolean =>
  options.attackMode === 'unlimited' || attacksThisTurn === 0

const refuseDice = ({ moveDice }: State, { die, addOnes }: Group): Rejection | null => {
  const used = [die, ...addOnes]
  if (used.some((index, at) => moveDice[index]?.used !== false || used.indexOf(index) !== at))
    return { rule: 'FT-4.13', reason: 'dieUsed' }
  if (addOnes.some((index) => moveDice[index]?.value !== 1)) return { rule: 'FT-4.13', reason: 'notAOne' }
  return null
}

/** Numbers of the miners that are named; null where they are no group of this seat's. */
const groupOf = (state: State, seat: Seat, minerIds: readonly string[]): readonly number[] | null => {
  const numbers: number[] = []
  for (const id of minerIds) {
    const miner = minerNamed(state, id)
    if (miner === null || miner.seat !== seat || placeOf(state, miner) === 'lost') return null
    if (numbers.includes(miner.number)) return null
    numbers.push(miner.number)
  }
  return numbers.length >= 1 && numbers.length <= cellLimit ? numbers : null
}

/** Steps that the dice allow a group: twice as many if all wear a hat, which is who wears it, alone [FT-4.13, FT-8.7]. */
const stepsFor = (steps: number, hat: number | null, numbers: readonly number[]): number =>
  hat !== null && numbers.every((number) => number === hat) ? 2 * steps : steps

/** Asked for every move on offer: it looks at each miner once, and at sides only where somebody stands. */
const refuseDestination = (state: State, seat: Seat, to: NodeId, count: number): Rejection | null => {
  if (isBase(to)) return to === homeOf(state, seat) ? null : { rule: 'FT-4.17', reason: 'foreignBase' }
  let there = 0
  for (const { seat: other, miners } of state.players) {
    const before = there
    for (let number = 0; number < miners.length; number++) if (miners[number] === to) there++
    if (there > before && areRivals(state, seat, other))
      return mayAttack(state) ? null : { rule: 'FT-4.22', reason: 'attackLimit' }
  }
  return there + count > cellLimit
    ? { rule: 'FT-4.17', reason: 'cellFull', values: { there, limit: cellLimit } }
    : null
}

/** In the order of section 5. */
export const checkGroup = (state: State, seat: Seat, move: Group): Rejection | null => {
  const dice = refuseDice(state, move)
  if (dice !== null) return dice
  const numbers = groupOf(state, seat, move.minerIds)
  if (numbers === null) return { rule: 'FT-4.14', reason: 'badGroup', values: { limit: cellLimit } }
  const { miners, hat } = playerAt(state, seat)
  const from = miners[numbers[0] ?? 0] ?? 'lost'
  if (numbers.some((number) => miners[number] !== from))
    return { rule: 'FT-4.14', reason: 'minersNotTogether' }
  if (numbers.some((number) => state.moved.includes(number)))
    return { rule: 'FT-4.15', reason: 'minerAlreadyMoved' }
  const board = boardOf(state)
  if (!board.indexOf.has(move.to)) return { rule: 'FT-2.2.4', reason: 'noSuchCell' }
  if (move.to === from) return { rule: 'FT-4.16', reason: 'sameCell' }
  const steps = stepsFor((state.moveDice[move.die]?.value ?? 0) + move.addOnes.length, hat, numbers)
  const need = distance(board, from, move.to)
  if (need > steps) return { rule: 'FT-4.16', reason: 'tooFar', values: { need, steps } }
  return refuseDestination(state, seat, move.to, numbers.length)
}

/** One way to use dice: of equal dice the first ones. */
interface Spend {
  readonly die: number
  readonly addOnes: readonly number[]
  readonly steps: number
}

const spends = ({ moveDice }: State): readonly Spend[] => {
  const found: Spend[] = []
  for (const [die, { value, used }] of moveDice.entries()) {
    if (used || moveDice.findIndex((other) => !other.used && other.value === value) !== die) continue
    const ones = moveDice.flatMap((other, index) =>
      index !== die && !other.used && other.value === 1 ? [index] : [],
    )
    for (let added = 0; added <= ones.length; added++)
      found.push({ die, addOnes: ones.slice(0, added), steps: value + added })
  }
  return found
}

/** Groups on a node, of equal miners the first ones: without who wears the hat, then with them. */
const groupsOn = (numbers: readonly number[], hat: number | null): readonly (readonly number[])[] => {
  const plain = numbers.filter((number) => number !== hat)
  const groups: (readonly number[])[] = []
  for (let size = 1; size <= Math.min(cellLimit, plain.length); size++) groups.push(plain.slice(0, size))
  if (hat !== null && plain.length < numbers.length)
    for (let size = 0; size < Math.min(cellLimit, plain.length + 1); size++)
      groups.push([...plain.slice(0, size), hat])
  return groups
}

/** All that dice and miners allow, up to equal pieces. */
export function* groupMoves(state: State, seat: Seat): Generator<Group, void> {
  const { miners, hat } = playerAt(state, seat)
  const board = boardOf(state)
  const ways = spends(state)
  if (ways.length === 0) return
  const free = new Map<NodeId, number[]>()
  for (const [number, place] of miners.entries())
    if (place !== 'lost' && !state.moved.includes(number))
      free.set(place, [...(free.get(place) ?? []), number])
  for (const [from, numbers] of free)
    for (const group of groupsOn(numbers, hat)) {
      const minerIds = group.map((number) => nameOf(state, { seat, number }))
      for (const { die, addOnes, steps } of ways)
        for (const to of reachable(board, from, stepsFor(steps, hat, group)))
          yield { type: 'moveGroup', die, addOnes: [...addOnes], minerIds, to }
    }
}

/** The same move with the first of equal dice and miners, in the order in which they are offered. */
export const canonicalGroup = (state: State, seat: Seat, move: Group): Group => {
  const { moveDice } = state
  const value = moveDice[move.die]?.value
  const die = moveDice.findIndex((other) => !other.used && other.value === value)
  const ones = moveDice.flatMap((other, index) =>
    index !== die && !other.used && other.value === 1 ? [index] : [],
  )
  const numbers = groupOf(state, seat, move.minerIds) ?? []
  const { miners, hat } = playerAt(state, seat)
  const free = ownOn(state, seat, miners[numbers[0] ?? 0] ?? 'lost').filter(
    (one) => !state.moved.includes(one),
  )
  const wears = numbers.some((number) => number === hat)
  const plain = free.filter((number) => number !== hat).slice(0, numbers.length - (wears ? 1 : 0))
  const group = wears && hat !== null ? [...plain, hat] : plain
  return {
    ...move,
    die,
    addOnes: ones.slice(0, move.addOnes.length),
    minerIds: group.map((number) => nameOf(state, { seat, number })),
  }
}

const throwDice = (random: Random, count: number): number[] =>
  Array.from({ length: count }, () => random.die()).sort((a, b) => b - a)

/**
 * Who of these is lost next: of the colour with most miners there (level: the one whose turn comes first after the
 * attacker), one without a hat, the highest number first [FT-4.20].
 */
const casualtyOf = (state: State, attacker: Seat, here: readonly MinerRef[]): MinerRef | undefined => {
  const order = clockwiseFrom(state, attacker)
  const strength = (seat: Seat): number => here.filter((miner) => miner.seat === seat).length
  const wears = ({ seat, number }: MinerRef): number => (playerAt(state, seat).hat === number ? 1 : 0)
  return [...here].sort(
    (a, b) =>
      strength(b.seat) - strength(a.seat) ||
      order.indexOf(a.seat) - order.indexOf(b.seat) ||
      wears(a) - wears(b) ||
      b.number - a.number,
  )[0]
}

/** To the end, red dice first; a tie is the defender's [FT-4.19]. */
const fight = ({ state, emit, random }: Progress<State, Event>, seat: Seat, at: NodeId): void => {
  for (;;) {
    let attackers = minersOn(state, at).filter((miner) => miner.seat === seat)
    let defenders = rivalsOn(state, seat, at)
    if (attackers.length === 0 || defenders.length === 0) return
    const red = throwDice(random, attackers.length)
    const blue = throwDice(random, defenders.length)
    const lost: string[] = []
    for (let pair = 0; pair < Math.min(red.length, blue.length); pair++) {
      const hits = (red[pair] ?? 0) > (blue[pair] ?? 0)
      const loser = casualtyOf(state, seat, hits ? defenders : attackers)
      if (loser === undefined) throw new Error('nobody is left to lose')
      if (hits) defenders = defenders.filter((miner) => miner !== loser)
      else attackers = attackers.filter((miner) => miner !== loser)
      lost.push(nameOf(state, loser))
    }
    emit({ type: 'fought', seat, at, red, blue, lost })
  }
}

export const moveGroup = (table: Progress<State, Event>, seat: Seat, move: Group): void => {
  const { state } = table
  const [first = ''] = move.minerIds
  const from = placeOf(state, minerNamed(state, first) ?? { seat, number: 0 })
  const attack = rivalsOn(state, seat, move.to).length > 0
  table.emit({
    type: 'groupMoved',
    seat,
    miners: move.minerIds,
    from,
    to: move.to,
    dice: [move.die, ...move.addOnes],
    attack,
  })
  if (attack) fight(table, seat, move.to)
}
