/** Information cards: one for each thing on the table, by its anchor. */
import type { Language } from '../../../../shared/engine/meta.ts'
import type { Event } from '../../../../shared/games/storming/facts.ts'
import type { Move } from '../../../../shared/games/storming/moves.ts'
import type { State } from '../../../../shared/games/storming/state.ts'
import type { Cards } from '../../../plug/gameUi.ts'
import type { Texts } from '../texts.es.ts'

export const makeCards =
  async (_language: Language, _texts: Texts): Promise<Cards<State, Move, Event>> =>
  () =>
    null
