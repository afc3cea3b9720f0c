/** A deploy drops every socket at once: full jitter keeps them from all coming back in the same moment. */
const soon = { first: 500, longest: 8000 }
/** Where there is no room at the moment: at least half of it is waited, so that nobody tries at once. */
const late = { first: 8000, longest: 120_000 }

/** Milliseconds to wait before attempt `attempt` (from 0), given a number from 0 to 1 drawn by the caller. */
export const backoff = (attempt: number, drawn: number): number =>
  Math.round(drawn * Math.min(soon.longest, soon.first * 2 ** Math.min(attempt, 10)))

/** As `backoff`, after being told that it is full. */
export const longBackoff = (attempt: number, drawn: number): number =>
  Math.round((0.5 + drawn / 2) * Math.min(late.longest, late.first * 2 ** Math.min(attempt, 10)))
