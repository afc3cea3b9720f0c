import type { Shown } from '../../../shared/engine/ids.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { kindOf } from './cardKinds.ts'
import type { Texts } from './texts.es.ts'

/** What a card says at a table that is played so. */
export const cardText = (t: Texts, card: string, { config }: Shown<State>): string => {
  const { at, text } = t.cards[kindOf(card)]
  return at?.[config.conspiracyPoint] ?? text
}
