/** The page of Storming! for one seat, without a screen: its choice on a model of the table, and what its line says. */
import { createRoot } from 'solid-js'
import { type Choice, createChoice, type StormingTable } from '../../frontend/games/storming/choice.ts'
import { saidInHand } from '../../frontend/games/storming/inHand.ts'
import { status } from '../../frontend/games/storming/status.ts'
import { en } from '../../frontend/games/storming/texts.en.ts'
import { storming } from '../../shared/games/storming/game.ts'
import type { Move } from '../../shared/games/storming/moves.ts'
import type { State } from '../../shared/games/storming/state.ts'
import { legal, type Letter, play, seat } from './storming.ts'

/** The page of this seat as it looks at this state. */
export const at = (letter: Letter, state: State, isAsked = true): Choice => {
  const table = {
    view: () => state,
    truth: () => state,
    me: () => seat(letter),
    decisions: () => (isAsked ? storming.decisions(state) : []),
    legal: () => legal(state, letter),
    whyNot: (move: Move) => storming.check(state, seat(letter), move),
    preview: (move: Move) => ({ view: play(state, letter, move).state }),
    nameOf: String,
    staged: () => [],
    sealed: () => false,
    pending: () => false,
  } as unknown as StormingTable
  return createRoot(() => createChoice(table))
}
/** What the line says on it. */
export const said = (choice: Choice, texts = en): string => status(texts, choice, saidInHand)
