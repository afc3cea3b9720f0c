import { copy } from './copy.ts'
import type { GameRules } from './game.ts'
import type { Shown, Tagged, Viewer } from './ids.ts'
import { type Entry, eventsOf, live } from './log.ts'
import { conceal, hidesSomething, openly } from './secret.ts'

/** The state after these entries, undone ones left out. Entries are not changed. */
export const fold = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameRules<State, Move, Event, Options>,
  table: { readonly seats: number; readonly options: Options },
  entries: readonly Entry<Move, Event>[],
): State => {
  const state = game.blank(table)
  for (const entry of live(entries)) for (const event of eventsOf(entry)) game.evolve(state, copy(event))
  return state
}

/** A view after one more event that this viewer was shown. The old view stays as it was. */
export const follow = <State, Event extends Tagged>(
  game: Evolving<State, Event>,
  view: Shown<State>,
  event: Shown<Event>,
  viewer: Viewer,
): Shown<State> => followInto(game, copy(view), event, viewer)

/**
 * The same on a view that is given up for it: for who goes through many events and keeps few views. The new view may be
 * the old one, changed.
 */
export const followInto = <State, Event extends Tagged>(
  game: Evolving<State, Event>,
  view: Shown<State>,
  event: Shown<Event>,
  viewer: Viewer,
): Shown<State> =>
  hidesSomething(() => game.evolve(view, copy<Event>(event))) ? conceal(view, viewer) : view

/** The same with every face up, for who looks through the record of a finished game. */
export const followOpenly = <State, Event extends Tagged>(
  game: Evolving<State, Event>,
  view: Shown<State>,
  event: Shown<Event>,
): Shown<State> => {
  game.evolve(view, copy<Event>(event))
  return openly(view)
}

interface Evolving<State, Event> {
  evolve(state: State, event: Event): void
}
