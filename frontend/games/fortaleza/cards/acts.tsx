/** Cards of what can be done without a place on the board: the buttons of the tray. */
import { type CardId, resourcesOne, resourcesTwo } from '../../../../shared/games/fortaleza/components.ts'
import { seatOf } from '../../../../shared/engine/ids.ts'
import { coin, laurel, socket } from '../../../kit/pieces/marks.tsx'
import { Coin, LevelShield, Pawn } from '../../../kit/pieces/pieces.tsx'
import { signed } from '../../../kit/sums.ts'
import type { CardFigure, CardInfo } from '../../../plug/gameUi.ts'
import { balanceOf, resourcesWith } from '../proposals.ts'
import { resourcesNotes } from '../words.ts'
import { framed } from './marks.tsx'
import { capital, type Said } from './said.ts'

/** What of resources taken with these cards no coin shows. */
const takenWith = ({ t, table }: Said, cards: readonly CardId[]): readonly CardFigure[] => {
  const seat = table.me()
  if (seat === null || cards.length === 0) return []
  const [view, move] = [table.view(), resourcesWith(cards)]
  return resourcesNotes(t, view, seat, move, table.nameOf).map(({ points, said }) => ({
    mark: points === null ? coin(signed(balanceOf(view, seat, move))) : laurel(points),
    text: capital(said),
  }))
}

/** `cards` are those that it would be done with. */
export const actCard = (said: Said, act: string, cards: readonly CardId[] = []): CardInfo | null => {
  const { t, c, table } = said
  const { phase } = table.view()
  switch (act) {
    case 'resources': {
      const [one, two] = [resourcesOne[phase], resourcesTwo[phase]]
      return {
        name: t.hand.resources,
        kind: c.kinds.act,
        picture: framed(24, 24, () => <Coin x={0} y={0} size={42} figure="" />),
        figures: [
          { mark: coin(`+${one}`), text: c.acts.one(one) },
          { mark: coin(`+${two}`), text: c.acts.two(two) },
          ...takenWith(said, cards),
        ],
        text: c.acts.resources,
        rules: ['FZ-5.10', 'FZ-5.11', 'FZ-6.13'],
      }
    }
    case 'develop':
      return {
        name: t.hand.develop,
        kind: c.kinds.act,
        picture: framed(24, 24, () => <LevelShield x={0} y={0} size={42} level={4} />),
        figures: [
          { mark: socket, text: c.acts.developOne },
          { mark: socket, text: c.acts.developTwo },
        ],
        text: c.acts.develop,
        rules: ['FZ-5.12', 'FZ-5.13'],
      }
    case 'collector':
      return {
        name: t.hand.collector,
        kind: c.kinds.twoCards,
        picture: framed(24, 24, () => <Pawn x={0} y={0} size={42} seat={table.me() ?? seatOf(0)} />),
        figures: [{ mark: laurel(), text: c.score.collector }],
        text: t.wanted['FZ-5.18'] ?? '',
        rules: ['FZ-5.18', 'FZ-6.7'],
      }
    default:
      return null
  }
}
