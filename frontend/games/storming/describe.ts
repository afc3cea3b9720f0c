/** What a fact is called in the log. */
import type { Shown } from '../../../shared/engine/ids.ts'
import type { Event } from '../../../shared/games/storming/facts.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { LogLine } from '../../plug/gameUi.ts'
import { logLine } from '../../plug/makers.ts'
import type { NameOf } from './names.ts'
import type { Texts } from './texts.es.ts'

export const describe = (
  t: Texts,
  event: Shown<Event>,
  _before: Shown<State>,
  nameOf: NameOf,
): LogLine | null => (event.type === 'ended' ? logLine(`${nameOf(event.seat)}: ${t.over}`, event.seat) : null)
