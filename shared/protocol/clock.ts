/** How long people may think, and what happens when they do not. */

/** Bank and increment in seconds; an increment is earned by each committed turn. Days are for each question. */
export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number }

/** A clock that has changed: the seat, the milliseconds that it has left as this is said, and whether it runs. */
export type ClockChange =
  | readonly [seat: number, left: number]
  | readonly [seat: number, left: number, runs: true]

/** What has changed from these clocks to those; all of them where nothing is known of before. */
export const changesOf = (
  before: readonly SeatClock[] | null,
  clocks: readonly SeatClock[],
  now: number,
): readonly ClockChange[] =>
  clocks.flatMap(({ left, due }, seat): readonly ClockChange[] => {
    const known = before?.[seat]
    if (known?.left === left && known.due === due) return []
    return [due === null ? [seat, left] : [seat, due - now, true]]
  })

/** Clocks after changes that were told at `now`. */
export const withChanges = (
  clocks: readonly SeatClock[],
  changes: readonly ClockChange[],
  now: number,
): readonly SeatClock[] => {
  const after = [...clocks]
  for (const [seat, left, runs] of changes) after[seat] = { left, due: runs ? now + left : null }
  return after
}

export interface SeatClock {
  /** Milliseconds in the bank while the clock stands. */
  readonly left: number
  /** Server time in milliseconds at which a running clock has run out; null while it stands. */
  readonly due: number | null
}
