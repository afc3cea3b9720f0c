/** What a move changes of one's points at once: in Storming! none wait for a scoring. */
import type { Move } from '../../../shared/games/storming/moves.ts'
import { pointsOf } from '../../../shared/games/storming/points.ts'
import type { Choice } from './choice.ts'

/** 0 where it changes none, or cannot be made. */
export const gainOf = ({ table, mine }: Choice, move: Move): number => {
  const seat = mine()
  if (seat === null || table.whyNot(move) !== null) return 0
  return pointsOf(table.preview(move).view, seat) - pointsOf(table.view(), seat)
}
