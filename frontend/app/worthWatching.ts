/** Which finished game is worth a look: the closest one between people, of those that ended last. */
import type { FinishedGame } from '../../shared/protocol/lobby.ts'

/** How far the best two were apart, as a part of what the winner had: games count in different amounts. */
const gapOf = ({ seats }: FinishedGame): number => {
  const [first = 0, second = 0] = seats.map(({ points }) => points).toSorted((a, b) => b - a)
  return (first - second) / Math.max(1, first)
}
const people = ({ seats }: FinishedGame): number => seats.filter(({ kind }) => kind === 'person').length

/** Null where none has ended. Who have played each other are watched rather than who have played bots. */
export const worthWatching = (games: readonly FinishedGame[]): FinishedGame | null => {
  const ranked = games
    .filter((game) => people(game) > 0 && game.seats.length > 1)
    .toSorted((a, b) => Math.min(2, people(b)) - Math.min(2, people(a)) || gapOf(a) - gapOf(b))
  return ranked[0] ?? null
}
