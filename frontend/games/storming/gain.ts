/** What a move changes of one's points at once: in Storming! none wait for a scoring. */
import type { Shown } from '../../../shared/engine/ids.ts'
import { pointsToWin } from '../../../shared/games/storming/components.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import { pointsOf } from '../../../shared/games/storming/points.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { Choice } from './choice.ts'
import { outcomeOf } from './outlook.ts'

/** What is signed the table carries out, which no preview foretells: it stands in the offer [ST-5.88]. */
const bySigning = ({ offered, config }: Shown<State>): boolean =>
  offered?.pact === 'conspiracy' ? config.conspiracyPoint === 'signers' : offered?.role === 'troops'

/** 0 where it changes none, or cannot be made. */
export const gainOf = ({ table, mine }: Choice, move: Move): number => {
  const seat = mine()
  if (seat === null || table.whyNot(move) !== null) return 0
  if (move.type === 'answerPact') return move.accept && bySigning(table.view()) ? 1 : 0
  return pointsOf(table.preview(move).view, seat) - pointsOf(table.view(), seat)
}

/** Whether it wins the game: by somebody's last settlement, or by the last point that is missing [ST-6.4]. */
export const wins = (choice: Choice, move: Move): boolean => {
  const { table, mine } = choice
  const seat = mine()
  if (seat === null) return false
  const gain = gainOf(choice, move)
  if (gain > 0 && pointsOf(table.view(), seat) + gain >= pointsToWin) return true
  return outcomeOf(table.view(), seat, move) === 'victory' && table.whyNot(move) === null
}
