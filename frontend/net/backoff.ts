/** A deploy drops every socket at once: full jitter keeps them from all coming back in the same moment. */
const first = 500
const longest = 8000

/** Milliseconds to wait before attempt `attempt` (from 0), given a number from 0 to 1 drawn by the caller. */
export const backoff = (attempt: number, drawn: number): number =>
  Math.round(drawn * Math.min(longest, first * 2 ** Math.min(attempt, 10)))
