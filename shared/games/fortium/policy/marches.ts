/** Walks that lead somewhere, and what each is worth. */
import { cellLimit, type Kind } from '../components.ts'
import { isBase, type NodeId } from '../layout.ts'
import type { MoveOf } from '../moves.ts'
import { oddsOf } from '../odds.ts'
import { areRivals, minersOn, nameOf } from '../position.ts'
import { type Goal, figures, gainOf, type Survey } from './survey.ts'

/** Of who stands idle and would dig, whatever it is: it buys back the lost, and counts in the end. */
const atWork = 0.02
/** Of steps used, and of ones added: another group may want them. */
const ofSteps = 0.004
const ofOnes = 0.02

/** So many miners from a node towards a goal, with these dice. */
export interface March {
  readonly worth: number
  readonly from: NodeId
  readonly numbers: readonly number[]
  readonly die: number
  readonly addOnes: readonly number[]
  readonly steps: number
  readonly goal: Goal
  /** Steps that are left then. */
  readonly left: number
}

interface Spend {
  readonly die: number
  readonly addOnes: readonly number[]
  readonly steps: number
}

/** Of equal dice the first. */
const spendsOf = ({ state: { moveDice } }: Survey): readonly Spend[] => {
  const found: Spend[] = []
  const ones = moveDice.flatMap(({ used, value }, index) => (!used && value === 1 ? [index] : []))
  const seen = new Set<number>()
  for (const [die, { value, used }] of moveDice.entries()) {
    if (used || seen.has(value)) continue
    seen.add(value)
    const others = ones.filter((index) => index !== die)
    for (let added = 0; added <= others.length; added++)
      found.push({ die, addOnes: others.slice(0, added), steps: value + added })
  }
  return found
}

/** What a group leaves behind. */
interface Leaving {
  readonly kind: Kind
  readonly rate: number
}

const digging = (count: number, { camp }: Goal): number => count * (camp ? 1 : figures.withoutCamp)

/** Turns saved by so many more miners at a goal that is free, and as many fewer where they came from. */
const worthAt = (survey: Survey, goal: Goal, count: number, leaving: Leaving | null): number =>
  gainOf(survey, goal.kind, digging(count, goal), leaving?.kind, -(leaving?.rate ?? 0))

/** The same where rivals are to be driven off first. */
const attackWorth = (
  survey: Survey,
  goal: Goal,
  count: number,
  leaving: Leaving | null,
  taste: number,
): number => {
  const { wins, attackers, defenders } = oddsOf(count, goal.rivals)
  const driven = (goal.rivals - defenders) / goal.rivals
  return (
    worthAt(survey, goal, wins * Math.max(1, attackers), leaving) +
    driven * goal.denied * taste -
    (count - attackers) * survey.by.life
  )
}

type Free = Map<NodeId, number[]>

const freeMiners = ({ state, me: { miners } }: Survey): Free => {
  const free: Free = new Map()
  for (const [number, place] of miners.entries()) {
    if (place === 'lost' || state.moved.includes(number)) continue
    const group = free.get(place)
    if (group === undefined) free.set(place, [number])
    else group.push(number)
  }
  return free
}

const kindAt = ({ goals }: Survey, at: number): Goal | undefined => goals.find((goal) => goal.at === at)

/** What a look at all walks writes each of them into. */
type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/**
 * Hears of each walk that may be worth it, thousands for a move that is thought over. All are told in one object: who
 * wants to keep a walk takes a copy.
 */
export const eachMarch = (survey: Survey, taste: number, hear: (walk: March) => void): void => {
  const spends = spendsOf(survey)
  if (spends.length === 0) return
  const { board, by, goals, me, state } = survey
  const { nearness } = by
  const farFrom = (from: number, { at }: Goal): number =>
    board.steps[from * board.nodes.length + at] as number
  const nearTo = (from: number, goal: Goal): number => nearness[farFrom(from, goal)] as number
  const walk = {} as Mutable<March>
  const mayAttack = state.options.attackMode === 'unlimited' || state.attacksThisTurn === 0
  for (const [from, free] of freeMiners(survey)) {
    const at = board.indexOf.get(from) ?? 0
    const standing = kindAt(survey, at)
    // Who wears a hat walks alone, twice as far: then as one of a group last.
    const numbers =
      me.hat === null ? free : free.toSorted((a, b) => Number(a === me.hat) - Number(b === me.hat))
    for (let count = 1; count <= Math.min(cellLimit, numbers.length); count++) {
      const group = numbers.slice(0, count)
      const reach = count === 1 && group[0] === me.hat ? 2 : 1
      const leaving = standing === undefined ? null : { kind: standing.kind, rate: digging(count, standing) }
      const worths = goals.map((goal) => {
        if (goal.at === at) return Number.NEGATIVE_INFINITY
        if (goal.rivals > 0)
          return mayAttack ? attackWorth(survey, goal, count, leaving, taste) : Number.NEGATIVE_INFINITY
        return goal.friends + count > cellLimit
          ? Number.NEGATIVE_INFINITY
          : worthAt(survey, goal, count, leaving)
      })
      // On the way they are already worth something, and who digs meanwhile stays near the mine, or far from it.
      let [now, hope, loss] = [0, 0, 0]
      if (leaving === null) {
        hope = Math.max(0, worths[0] as number)
        for (const [index, goal] of goals.entries())
          now = Math.max(now, (worths[index] as number) * nearTo(at, goal))
      } else loss = -gainOf(survey, leaving.kind, -leaving.rate)
      for (let index = 0; index < goals.length; index++) {
        const goal = goals[index] as Goal
        const worth = worths[index] as number
        if (worth === Number.NEGATIVE_INFINITY) continue
        const far = farFrom(at, goal)
        const stays =
          leaving === null && index > 0
            ? atWork * digging(count, goal) + hope * nearTo(goal.at, goals[0] as Goal)
            : 0
        for (const { die, addOnes, steps } of spends) {
          const left = Math.max(0, far - steps * reach)
          // Steps beyond what is needed, and ones that another group could use, are kept for others.
          const waste = ofSteps * steps + ofOnes * addOnes.length
          walk.worth =
            left > 0
              ? (worth + loss) * (nearness[left] as number) - loss - now - waste
              : worth + stays - now - waste
          walk.from = from
          walk.numbers = group
          walk.die = die
          walk.addOnes = addOnes
          walk.steps = steps * reach
          walk.goal = goal
          walk.left = left
          hear(walk)
        }
      }
    }
  }
}

/** Whether so many may end there without a fight, or in the one that they came for. */
const mayStop = ({ state, seat }: Survey, to: NodeId, count: number): boolean => {
  if (isBase(to)) return false
  const there = minersOn(state, to)
  return there.length + count <= cellLimit && !there.some((miner) => areRivals(state, seat, miner.seat))
}

/** Where a walk ends: at its goal, or on the last free cell on the way there; null: there is none. */
export const moveOf = (survey: Survey, walk: March): MoveOf<'moveGroup'> | null => {
  const { board, state, seat } = survey
  const { from, numbers, die, addOnes, steps, goal, left } = walk
  const nodes = board.nodes.length
  const minerIds = numbers.map((number) => nameOf(state, { seat, number }))
  const move = (to: NodeId): MoveOf<'moveGroup'> => ({
    type: 'moveGroup',
    die,
    addOnes: [...addOnes],
    minerIds,
    to,
  })
  if (left === 0) return move(board.nodes[goal.at] ?? '')
  const at = board.indexOf.get(from) ?? 0
  const counts = board.within[at] ?? []
  const order = board.nearest[at] ?? []
  const upTo = (far: number): number => counts[Math.min(far, counts.length - 1)] ?? 0
  for (let index = upTo(steps) - 1; index >= upTo(steps - 1); index--) {
    const to = order[index] ?? ''
    const far = board.steps[(board.indexOf.get(to) ?? 0) * nodes + goal.at] ?? 0
    if (far === left && mayStop(survey, to, numbers.length)) return move(to)
  }
  return null
}
