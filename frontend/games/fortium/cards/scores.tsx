/** Cards of the lines of the score sheet. */
import { type Seat, seatOf } from '../../../../shared/engine/ids.ts'
import { diamondsToWin, floors, stored, worths } from '../../../../shared/games/fortium/components.ts'
import { pointsOf, scores } from '../../../../shared/games/fortium/scoring.ts'
import type { Player } from '../../../../shared/games/fortium/state.ts'
import { emblem } from '../../../kit/pieces/marks.tsx'
import type { CardFigure, CardInfo } from '../../../plug/gameUi.ts'
import { Fort } from '../art/Fort.tsx'
import { Battlement, Brick, Miner } from '../art/pieces.tsx'
import { brick, bricksOf, framed } from './marks.tsx'
import type { Said } from './said.ts'

/** Each line of the score sheet by a sign of its own: a wall, what lies in stock, both together; a whole fort, and what it is crowned with. */
const scoreSigns = (seat: Seat) => ({
  fort: framed(20, 20, Battlement),
  stock: bricksOf('gold'),
  worth: framed(22, 20, () => (
    <>
      <g transform="translate(-6 -2) scale(0.8)">
        <Battlement />
      </g>
      <Brick kind="gold" x={9} y={9} size={22} />
    </>
  )),
  fortComplete: framed(90, 112, () => (
    <g transform="translate(0 102)">
      <Fort seat={seat} built={floors.length} diamonds={diamondsToWin} />
    </g>
  )),
  diamonds: bricksOf('diamond'),
  stayed: framed(20, 22, () => <Miner x={0} y={18} seat={seat} lamp={true} />),
})

/** What the sum of a line is made of: so many bricks, by what one of its stone is worth [FT-6.6]. */
const partsOf = (what: string, player: Player): readonly CardFigure[] => {
  const amounts =
    what === 'fort'
      ? floors.slice(0, player.floors).map(({ kind, cost }) => ({ kind, n: cost }))
      : stored.map((kind) => ({ kind, n: player.stock[kind] }))
  return amounts
    .filter(({ n }) => n > 0)
    .map(({ kind, n }) => ({ mark: brick(kind), text: `${n} × ${worths[kind]}` }))
}

export const scoreCard = ({ t, c, table }: Said, what: string): CardInfo | null => {
  const state = table.view()
  const told = (player: Player): string => {
    switch (what) {
      case 'fort':
        return c.score.value(scores(state)[player.seat]?.[0]?.points ?? 0)
      case 'stock':
        return c.score.value(scores(state)[player.seat]?.[1]?.points ?? 0)
      case 'worth':
        return c.score.value(pointsOf(player))
      case 'diamonds':
        return String(player.diamonds)
      case 'stayed':
        return player.resigned ? c.score.no : c.score.yes
      default:
        return player.diamonds === diamondsToWin ? c.score.yes : c.score.no
    }
  }
  const names = { ...t.figures, ...t.scores }
  if (!(what in names)) return null
  const key = what as keyof typeof names
  const isTie = key === 'fort' || key === 'stock' || key === 'worth'
  return {
    name: names[key],
    kind: isTie ? c.kinds.score : c.kinds.figure,
    picture: scoreSigns(table.me() ?? seatOf(0))[key],
    figures: [
      ...(isTie ? stored : []).map((kind) => ({
        mark: brick(kind),
        text: c.seat.of(t.unit(kind, 1), c.score.value(worths[kind])),
      })),
      ...state.players.map((player) => ({
        mark: emblem(player.seat),
        text: c.seat.of(table.nameOf(player.seat), told(player)),
      })),
    ],
    ...((key === 'fort' || key === 'stock') && {
      parts: state.players.map((player) => partsOf(key, player)),
    }),
    text: c.score[key],
    rules: [key === 'fortComplete' ? 'FT-6.3' : key === 'stayed' ? 'FT-6.7' : 'FT-6.6'],
  }
}
