/** Time and chance of one run: nothing happens but what is due next, and the same seed gives the same run. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { seqOf } from '../../shared/engine/ids.ts'
import { type Random, randomAt, seedFromNumber } from '../../shared/engine/random.ts'

/** Who has started what happens: with it ends what it has still under way. */
export interface Owner {
  isGone: boolean
}

interface Due {
  readonly at: number
  readonly order: number
  readonly owner: Owner | null
  readonly work: () => void
}

/** The platform's own, before it is replaced. */
const { setImmediate: immediately } = globalThis
const turn = (): Promise<void> => new Promise((done) => immediately(done))

export class Time {
  now = 1_900_000_000_000
  readonly random: Random
  readonly #owners = new AsyncLocalStorage<Owner>()
  #order = 0
  #due: Due[] = []
  /** So many wait for what is no matter of time, as a module. */
  isBusy = 0
  /** What is done after each event: what was written in it is stored, and what was said goes out. */
  afterwards: () => void = () => undefined

  constructor(seed: number) {
    this.random = randomAt(seedFromNumber(seed), seqOf(1))
  }

  /** True `percent` times of a hundred. */
  happens(percent: number): boolean {
    return this.random.below(10_000) < percent * 100
  }

  between(least: number, most: number): number {
    return least + this.random.below(Math.max(1, most - least))
  }

  /** Number from 0 to 1, below 1. */
  fraction(): number {
    return this.random.below(2 ** 30) / 2 ** 30
  }

  get owner(): Owner | null {
    return this.#owners.getStore() ?? null
  }

  /** Runs something in the name of its owner, with all that follows from it. */
  as<T>(owner: Owner, work: () => T): T {
    return this.#owners.run(owner, work)
  }

  /** Does something so many milliseconds from now, unless who asks for it is gone by then. */
  after(milliseconds: number, work: () => void, owner = this.owner): Due {
    const due = { at: this.now + Math.max(0, milliseconds), order: this.#order++, owner, work }
    const place = this.#due.findLastIndex((other) => other.at <= due.at)
    this.#due.splice(place + 1, 0, due)
    return due
  }

  cancel(due: unknown): void {
    this.#due = this.#due.filter((one) => one !== due)
  }

  /** Something of this owner is still to happen. */
  hasWork(owner: Owner): boolean {
    return this.#due.some((due) => due.owner === owner)
  }

  /** An answer that takes its time, and fails where `work` throws. */
  async later<T>(milliseconds: number, work: () => T): Promise<T> {
    await new Promise<void>((done) => this.after(milliseconds, done))
    return work()
  }

  /** Lets everything happen until `over` says so, or so many milliseconds have passed. */
  async run(most: number, over: () => boolean): Promise<void> {
    const until = this.now + most
    while (!over()) {
      const [next] = this.#due
      if (next === undefined || next.at > until) break
      this.#due.shift()
      if (next.owner?.isGone === true) continue
      this.now = next.at
      if (next.owner === null) this.#owners.exit(next.work)
      else this.as(next.owner, next.work)
      await this.settle()
    }
    if (!over()) this.now = until
  }

  /** What follows at once has happened, and is stored. */
  async settle(): Promise<void> {
    do await turn()
    while (this.isBusy > 0)
    this.afterwards()
    await turn()
    this.afterwards()
  }
}
