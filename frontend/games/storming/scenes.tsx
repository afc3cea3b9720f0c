/** What is seen over the board where nothing flies. */
import type { Shown, Viewer } from '../../../shared/engine/ids.ts'
import type { Event } from '../../../shared/games/storming/facts.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { Scene } from '../../plug/gameUi.ts'
import type { NameOf } from './names.ts'
import type { Texts } from './texts.es.ts'

export const scene = (
  _texts: Texts,
  _event: Shown<Event>,
  _before: State,
  _me: Viewer,
  _nameOf: NameOf,
): Scene | null => null
