/** How far behind those who read a log are, and when that is too far. */

/**
 * How long a copy is good for, and within which time after that a page looks for the next, in milliseconds: as
 * `frontend/net/following.ts` has it, which a thread without a page does not load.
 */
export const copyAge = 1150
export const spread = 450

/** Nobody is further behind than this, in milliseconds. */
export const latest = 2000

export interface Behind {
  /** Milliseconds from an entry to whoever saw it last; and of the median. */
  readonly worstBehind: number
  readonly medianBehind: number
  /** Looks that saw something new. */
  readonly news: number
  /** Readers who have not seen the last entry by then. */
  readonly unseen: number
}

interface Read {
  /** Milliseconds from the first entry that a look saw to that look: of each that saw something new. */
  readonly behind: readonly number[]
  /** The newest entry that each reader has seen. */
  readonly known: Iterable<number>
}

/**
 * Of all looks, and of what was never seen: who has not seen the last entry is behind by as long as the first that they
 * miss has been there. `made`: when each entry was made, by its number; what is older than the first told is not there.
 */
export const judge = ({ behind, known }: Read, made: readonly number[], now: number): Behind => {
  const missing: number[] = []
  const first = made.findIndex((at) => at !== undefined)
  for (const seq of known)
    if (seq < made.length - 1) missing.push(now - (made[Math.max(seq + 1, first)] ?? now))
  const sorted = Float64Array.from([...behind, ...missing]).sort()
  return {
    worstBehind: sorted.at(-1) ?? 0,
    medianBehind: sorted[Math.floor(sorted.length / 2)] ?? 0,
    news: behind.length,
    unseen: missing.length,
  }
}

/** Whether all have seen all there was to see, and soon enough. */
export const isNear = ({ worstBehind, unseen }: Behind): boolean => unseen === 0 && worstBehind <= latest
