/** Castillo's information cards: one for each thing on the table, by its anchor. */
import type { Language } from '../../../../shared/engine/meta.ts'
import type { Move } from '../../../../shared/games/castillo/moves.ts'
import type { Event, State } from '../../../../shared/games/castillo/state.ts'
import type { Cards } from '../../../plug/gameUi.ts'
import type { Texts } from '../texts.es.ts'
import { castleCard } from './castle.tsx'
import { peopleCard } from './people.tsx'
import { cardTextsIn } from './words.ts'

export const makeCards = async (language: Language, t: Texts): Promise<Cards<State, Move, Event>> => {
  const c = await cardTextsIn(language)
  return (anchor, table) => {
    const said = { t, c, table }
    return castleCard(said, anchor) ?? peopleCard(said, anchor)
  }
}
