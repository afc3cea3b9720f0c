/** A seat of Fortium as its page has it, in a state given by hand, with what is chosen in its tray. */
import { createRoot } from 'solid-js'
import { type Choice, createChoice, type FortiumTable } from '../../frontend/games/fortium/choice.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { fortium } from '../../shared/games/fortium/game.ts'
import type { Options, State } from '../../shared/games/fortium/state.ts'
import { plain, seatIn } from './fortium.ts'
import { plainUi } from './plainUi.ts'
import { type Seated, seatedAt } from './seated.ts'

/** In the west, at a table of four. */
export const choosing = (
  state: State,
  options: Options = plain,
): Pick<Seated, 'page' | 'stage'> & { readonly choice: Choice } => {
  const { page, stage } = seatedAt(fortium as unknown as AnyGame, () => plainUi, {
    seats: 4,
    options,
    state,
    me: seatIn(state, 'W'),
  })
  return { page, stage, choice: createRoot(() => createChoice(page as unknown as FortiumTable)) }
}
