/** What a move begins: what its seat goes on with in most of the imagined worlds, which is the plan behind it. */
import { copy } from '../engine/copy.ts'
import type { AnyGame } from '../engine/game.ts'
import type { Seat, Shown, Tagged } from '../engine/ids.ts'
import { conceal } from '../engine/secret.ts'
import type { AnyPolicy } from './playout.ts'

/** What one would do next. */
export interface Step {
  readonly move: Tagged
  /** What the seat sees by then, in one of the worlds: where the move has its name from. */
  readonly view: Shown<object>
  /** It is told by its kind alone: where, or with which cards, differs from world to world. */
  readonly isKind: boolean
  /** In which part of the worlds it comes, from 0 to 1. */
  readonly often: number
}

/** So many steps are told, of so many that are looked at in each world. */
const told = 2
const looked = 4
/** What comes in fewer worlds is no plan. */
const most = 0.5
/** A kind says less than a move: it has to come in nearly all. */
const mostKinds = 0.8
/** What is given up in so many worlds is no sure goal. */
const doubtful = 0.3

interface Seen {
  readonly move: Tagged
  readonly name: string
  readonly view: Shown<object>
}

/** The largest part of the worlds that go on alike at a step, by a name that each has for it. */
const largest = (worlds: readonly (readonly Seen[])[], at: number, nameOf: (seen: Seen) => string) => {
  const groups = new Map<string, (readonly Seen[])[]>()
  for (const world of worlds) {
    const seen = world[at]
    if (seen === undefined) continue
    const name = nameOf(seen)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [world])
    else group.push(world)
  }
  return [...groups.values()].reduce((best, group) => (group.length > best.length ? group : best), [])
}

/** Follows a seat through worlds that begin with the same move. */
export class Steps {
  readonly #worlds: Seen[][] = []
  /** By world: types of moves that name nothing, before the first that tells something. */
  readonly #passes: string[][] = []
  readonly #kinds: readonly string[]
  readonly #formal: readonly string[]

  /** Types of moves that tell something by what they are alone, and of those that tell nothing however they are made. */
  constructor({ kinds = [], formal = [] }: Pick<AnyPolicy, 'kinds' | 'formal'> = {}) {
    this.#kinds = kinds
    this.#formal = formal
  }

  /** A move that names nothing, as to roll or to pass, is a matter of course. */
  readonly #isTelling = (move: Tagged): boolean =>
    Object.keys(move).length > 1 && !this.#formal.includes(move.type)

  /** The game, played in one more world: it writes down what the seat does after its first move. */
  follow(game: AnyGame, seat: Seat): AnyGame {
    const world: Seen[] = []
    const passes: string[] = []
    this.#worlds.push(world)
    this.#passes.push(passes)
    let isFirst = true
    const isTelling = this.#isTelling
    return {
      ...game,
      perform(progress, who, move) {
        if (who === seat && !isFirst && world.length < looked && isTelling(move))
          world.push({
            move: copy(move),
            name: JSON.stringify(move),
            view: copy(conceal(progress.state, seat)),
          })
        else if (who === seat && !isFirst && world.length === 0) passes.push(move.type)
        if (who === seat) isFirst = false
        game.perform(progress, who, move)
      },
    }
  }

  /** What may well be given up before any step that is told, by type, as to build no more. */
  passes(): readonly string[] {
    const isLikely = (type: string): boolean =>
      this.#passes.filter((passes) => passes.includes(type)).length >= doubtful * this.#passes.length
    return [...new Set(this.#passes.flat())].filter(isLikely)
  }

  /** The steps that most worlds share, in order: each among those that shared the ones before. */
  told(): readonly Step[] {
    const steps: Step[] = []
    const all = this.#worlds.length
    let worlds: readonly (readonly Seen[])[] = this.#worlds
    while (steps.length < told) {
      const at = steps.length
      const exact = largest(worlds, at, ({ name }) => name)
      const kind = largest(worlds, at, ({ move }) => move.type)
      const isKind = exact.length < most * all
      const shared = isKind ? kind : exact
      const seen = shared[0]?.[at]
      if (seen === undefined) break
      if (isKind && (shared.length < mostKinds * all || !this.#kinds.includes(seen.move.type))) break
      steps.push({ move: seen.move, view: seen.view, isKind, often: shared.length / all })
      worlds = shared
    }
    return steps
  }

  /** What one goes on with. */
  plan(): { readonly next: readonly Step[]; readonly passes: readonly string[] } {
    return { next: this.told(), passes: this.passes() }
  }
}
