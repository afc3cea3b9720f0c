/** Fortium's information cards: one for each thing on the table, by its anchor. */
import type { Language } from '../../../../shared/engine/meta.ts'
import type { Move } from '../../../../shared/games/fortium/moves.ts'
import type { Event, State } from '../../../../shared/games/fortium/state.ts'
import type { Cards } from '../../../plug/gameUi.ts'
import type { Texts } from '../texts.es.ts'
import { thingCard } from './things.tsx'

export const makeCards = async (language: Language, t: Texts): Promise<Cards<State, Move, Event>> => {
  const { cardTexts: c } = language === 'es' ? await import('./texts.es.ts') : await import('./texts.en.ts')
  return (anchor, table) => thingCard({ t, c, table }, anchor)
}
