/** The least that the page asks of a game's UI: for toys, which have no board. */
import type { AnyUi } from '../../frontend/plug/gameUi.ts'

export const plainUi: AnyUi = {
  Board: () => null,
  Hand: () => null,
  Holdings: () => null,
  points: () => 0,
  round: () => '',
  status: () => '',
  describe: () => null,
  nameMove: (move) => JSON.stringify(move),
  nameKind: (type) => type,
  motions: () => [],
  papers: [],
  refusal: ({ reason }) => reason,
  scoreLine: (what) => what,
  scoreRound: String,
}
