/** What a move keeps a rival from: what that would do, or win, after another move in the same imagined worlds. */
import { copy } from '../engine/copy.ts'
import type { AnyGame } from '../engine/game.ts'
import type { Seat, Shown, Tagged } from '../engine/ids.ts'
import { conceal } from '../engine/secret.ts'
import type { AnyPolicy } from './playout.ts'

export interface Averted {
  readonly seat: Seat
  /** Null: the rival would win, before one decides again. */
  readonly move: Tagged | null
  /** What the rival sees by then, in one of the worlds: where the move has its name from. */
  readonly view: Shown<object>
}

/** A rival's first deeds are looked at: what comes later hangs on too much else. */
const looked = 3
/** A threat comes after the other move in so many of the worlds, and after this one in so few. */
const likely = 0.55
const rare = 0.15

interface Threat extends Averted {
  /** Worlds that it comes in. */
  worlds: number
}

/** Follows the rivals of a seat through worlds that begin with the same move. */
export class Threats {
  readonly #seen = new Map<string, Threat>()
  readonly #policy: Pick<AnyPolicy, 'formal'>
  #worlds = 0

  constructor(policy: Pick<AnyPolicy, 'formal'>) {
    this.#policy = policy
  }

  /** What is new is written down; copies of what comes again would cost as much as all else. */
  #count(name: string, write: () => Averted): void {
    const known = this.#seen.get(name)
    if (known === undefined) this.#seen.set(name, { ...write(), worlds: 1 })
    else known.worlds++
  }

  /** The game, played in one more world. */
  follow(game: AnyGame, seat: Seat): AnyGame {
    this.#worlds++
    const deeds = new Map<Seat, Set<string>>()
    const sides = game.sides
    let own = 0
    let isOther = false
    return {
      ...game,
      perform: (progress, who, move) => {
        const side = sides?.(progress.state)
        const isRival = who !== seat && (side === undefined || side[who] !== side[seat])
        // One's turn in hand goes on for some moves; what is decided after a rival's is the next.
        if (who === seat && isOther) own++
        isOther = who !== seat
        const isTelling = Object.keys(move).length > 1 && this.#policy.formal?.includes(move.type) !== true
        if (isRival && isTelling && own === 0) {
          const done = deeds.get(who) ?? new Set()
          deeds.set(who, done)
          const name = `${who} ${JSON.stringify(move)}`
          if (done.size < looked && !done.has(name)) {
            done.add(name)
            this.#count(name, () => ({
              seat: who,
              move: copy(move),
              view: copy(conceal(progress.state, who)),
            }))
          }
        }
        game.perform(progress, who, move)
        if (!isRival || own > 0) return
        const winners = game.outcome(progress.state)?.ranking[0]
        if (winners?.includes(who) === true && !winners.includes(seat))
          this.#count(`${who} wins`, () => ({
            seat: who,
            move: null,
            view: copy(conceal(progress.state, who)),
          }))
      },
    }
  }

  #often(name: string): number {
    return (this.#seen.get(name)?.worlds ?? 0) / this.#worlds
  }

  /** What comes after these worlds' move and hardly after another's: a win before a deed, the likeliest first. */
  beyond(other: Threats): Averted | null {
    const found = [...this.#seen]
      .filter(([name]) => this.#often(name) >= likely && other.#often(name) <= rare)
      .toSorted(([, a], [, b]) => Number(b.move === null) - Number(a.move === null) || b.worlds - a.worlds)
    const [threat] = found
    if (threat === undefined) return null
    const { seat, move, view } = threat[1]
    return { seat, move, view }
  }
}
