/** What is seen where nothing travels: who begins, a winter card, the roles that all have chosen, what helpers score at the end, and what concerns oneself. */
import type { Shown, Viewer } from '../../../shared/engine/ids.ts'
import type { Event, State } from '../../../shared/games/castillo/state.ts'
import type { Scene } from '../../plug/gameUi.ts'
import { cardsShown } from '../../plug/scenes/cards.tsx'
import { scoringShown } from '../../plug/scenes/scoring.tsx'
import { titleShown } from '../../plug/scenes/title.tsx'
import { RoleBack, RoleCardFace } from './art/pieces.tsx'
import { WinterCardFace } from './art/WinterCardFace.tsx'
import { meaningsFor } from './forMe.ts'
import type { Texts } from './texts.es.ts'
import { toldTo } from './told.ts'
import { buildingName, type NameOf, roleName } from './words.ts'

export const scene = (
  t: Texts,
  event: Shown<Event>,
  before: State,
  nameOf: NameOf,
  me: Viewer = null,
  earlier: readonly Shown<Event>[] = [],
): Scene | null => {
  switch (event.type) {
    case 'startPlayerDrawn':
      return titleShown(t.log.start(nameOf(event.seat)))
    case 'winterRevealed':
      return cardsShown([
        {
          face: () => <WinterCardFace card={event.card} name={t.winter[event.card]} />,
          from: `round:${before.config.rounds - before.round + 1}`,
          to: 'winter-card',
        },
      ])
    case 'revealed':
      return cardsShown(
        event.queue.map(({ seat, card }) => ({
          face: () => <RoleCardFace card={card} name={roleName(t, card)} />,
          back: () => <RoleBack />,
          from: `back:${seat}`,
          caption: nameOf(seat),
          seat,
        })),
        undefined,
        meaningsFor(t, before, event.queue, me, nameOf)
          .slice(0, 2)
          .map(({ text }) => text),
      )
    case 'scored':
      return scoringShown(
        buildingName(t, event.building),
        event.earned.map(({ seat, vp, spaces }) => ({
          seat,
          name: nameOf(seat),
          points: vp,
          places: spaces,
        })),
      )
    default:
      return toldTo(t, event, before, nameOf, me, earlier)
  }
}
