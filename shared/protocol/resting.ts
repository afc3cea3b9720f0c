import type { SeatInfo } from './tableInfo.ts'

/** Somebody whose seat plays by itself and whose page is shut, or a bot. */
type Unseen = Pick<SeatInfo, 'kind'> & { readonly standIn?: boolean; readonly present?: boolean }

/**
 * Nobody who sits is there or has time left: all would be played for, and nobody see it. So a table in play rests until
 * one of its people is back, and no program can have games played by the thousand that it has only opened. As long as
 * one person's time runs, the others are played for: nobody is spared a loss by leaving.
 */
export const isResting = (seats: readonly Unseen[]): boolean =>
  seats.every(({ kind, standIn, present }) => kind === 'bot' || (standIn === true && present === false))
