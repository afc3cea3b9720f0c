/** What is seen where nothing travels: who begins, and that a scoring does. */
import type { Shown } from '../../../shared/engine/ids.ts'
import type { Event } from '../../../shared/games/fortaleza/state.ts'
import type { Scene } from '../../plug/gameUi.ts'
import { titleShown } from '../../plug/scenes/title.tsx'
import type { Texts } from './texts.es.ts'
import type { NameOf } from './words.ts'

export const scene = (t: Texts, event: Shown<Event>, nameOf: NameOf): Scene | null => {
  switch (event.type) {
    case 'startPlayerDrawn':
      return titleShown(t.log.startDrawn(nameOf(event.seat)))
    case 'scoringStarted':
      return titleShown(t.log.scoring(event.phase))
    default:
      return null
  }
}
