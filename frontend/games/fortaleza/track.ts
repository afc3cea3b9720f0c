import { scoreTrackCells } from '../../../shared/games/fortaleza/components.ts'

/** The cell a score stands on: the track is a loop [FZ-2.9]. */
export const trackCellOf = (score: number): number =>
  ((score % scoreTrackCells) + scoreTrackCells) % scoreTrackCells

/** The scores that a marker passes by with these points, from where it stands to where it comes. */
export const scoresPassed = (score: number, points: number): readonly number[] =>
  Array.from({ length: Math.abs(points) + 1 }, (_, step) => score + step * Math.sign(points))
