import { scoreTrackCells } from '../../../shared/games/fortaleza/components.ts'

/** The cell a score stands on: the track is a loop [FZ-2.9]. */
export const trackCellOf = (score: number): number =>
  ((score % scoreTrackCells) + scoreTrackCells) % scoreTrackCells
