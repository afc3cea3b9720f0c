import { copy } from './copy.ts'
import type { GameDefinition } from './game.ts'
import type { Shown, Tagged, Viewer } from './ids.ts'
import { type Entry, eventsOf, live } from './log.ts'
import { conceal } from './secret.ts'

/** The state after these entries, undone ones left out. Entries are not changed. */
export const fold = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameDefinition<State, Move, Event, Options>,
  table: { readonly seats: number; readonly options: Options },
  entries: readonly Entry<Move, Event>[],
): State => {
  const state = game.blank(table)
  for (const entry of live(entries)) for (const event of eventsOf(entry)) game.evolve(state, copy(event))
  return state
}

/** A view after one more event that this viewer was shown. The old view stays as it was. */
export const follow = <State, Event extends Tagged>(
  game: { evolve(state: State, event: Event): void },
  view: Shown<State>,
  event: Shown<Event>,
  viewer: Viewer,
): Shown<State> => {
  const next: State = copy<State>(view)
  game.evolve(next, copy<Event>(event))
  return conceal(next, viewer)
}
