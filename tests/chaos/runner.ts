/** Runs the seeds that it is told, one after the other, in a process of its own; says now and then that it goes on. */
import type { Result } from './run.ts'

/** What is asked of it. */
export interface Wish {
  readonly seed: number
  readonly game: string | null
}

/** What it says; a result is the last word on a seed. */
export type Said = { readonly seed: number } & ({ readonly onward: true } | { readonly result: Result })

const { simulate } = await import('./run.ts')
const say = (said: Said): void => void process.send?.(said)

process.on('message', ({ seed, game }: Wish) => {
  simulate(seed, game, () => say({ seed, onward: true })).then(
    (result) => say({ seed, result }),
    (failure: unknown) => {
      const words = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
      const nothing = { acknowledged: 0, entries: 0, isOver: false, isMoved: false, events: 0 }
      say({ seed, result: { seed, what: 'threw', faults: [words], ...nothing } })
    },
  )
})
