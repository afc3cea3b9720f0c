/** Cards of what can be done without a place on the board: the buttons of the tray. */
import { resourcesOne, resourcesTwo } from '../../../../shared/games/fortaleza/components.ts'
import { coin, socket } from '../../../kit/pieces/marks.tsx'
import { Coin, LevelShield } from '../../../kit/pieces/pieces.tsx'
import type { CardInfo } from '../../../plug/gameUi.ts'
import { framed } from './marks.tsx'
import type { Said } from './said.ts'

export const actCard = ({ t, c, table }: Said, act: string): CardInfo | null => {
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
        ],
        text: c.acts.resources,
        rules: ['FZ-5.10', 'FZ-5.11'],
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
    default:
      return null
  }
}
