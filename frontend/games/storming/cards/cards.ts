/** Information cards: one for each thing on the table, by its anchor. */
import type { Language } from '../../../../shared/engine/meta.ts'
import type { Event } from '../../../../shared/games/storming/facts.ts'
import type { Move } from '../../../../shared/games/storming/moves.ts'
import type { State } from '../../../../shared/games/storming/state.ts'
import type { Cards } from '../../../plug/gameUi.ts'
import type { Texts } from '../texts.es.ts'
import { openCard } from './open.tsx'
import { placeCard } from './places.tsx'
import { seatCard } from './seats.tsx'

export const makeCards = async (language: Language, t: Texts): Promise<Cards<State, Move, Event>> => {
  const { cardTexts: c } = language === 'es' ? await import('./texts.es.ts') : await import('./texts.en.ts')
  return (anchor, table) => {
    const said = { t, c, table }
    return seatCard(said, anchor) ?? openCard(said, anchor) ?? placeCard(said, anchor)
  }
}
