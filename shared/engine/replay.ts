import { copy, same } from './copy.ts'
import { type GameDefinition, tell } from './game.ts'
import type { Seq, Shown, Tagged, Viewer } from './ids.ts'
import { type Entry, eventsOf, type GameRecord, live } from './log.ts'
import { randomAt } from './random.ts'
import { conceal, known } from './secret.ts'

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

/** Where a record does not play out as it says. */
export interface Difference {
  readonly seq: Seq
  readonly why: 'refused' | 'otherEvents' | 'threw'
}

/**
 * Plays a record again from its seed and compares every event. Stretches under another version of the rules than
 * the game's are folded, not played. Returns the first difference, or null.
 */
export const verify = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameDefinition<State, Move, Event, Options>,
  record: GameRecord<Move, Event, Options>,
): Difference | null => {
  let version = record.rulesVersion
  let state = game.blank(record)
  const past: Entry<Move, Event>[] = []
  for (const entry of record.entries) {
    past.push(entry)
    switch (entry.kind) {
      case 'rules':
        version = entry.version
        break
      case 'rewound':
        state = fold(game, record, past)
        break
      case 'setup':
      case 'played': {
        if (version !== game.rulesVersion) {
          for (const event of entry.events) game.evolve(state, copy(event))
          break
        }
        const difference = playAgain(game, state, record, entry)
        if (difference !== null) return difference
      }
    }
  }
  return null
}

const playAgain = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameDefinition<State, Move, Event, Options>,
  state: State,
  record: GameRecord<Move, Event, Options>,
  entry: Extract<Entry<Move, Event>, { readonly kind: 'setup' | 'played' }>,
): Difference | null => {
  const random = randomAt(record.seed, entry.seq)
  const events: Event[] = []
  try {
    if (entry.kind === 'setup') events.push(...tell(game, state, random, (progress) => game.setup(progress)))
    else
      for (const move of known(entry.moves)) {
        if (game.check(state, entry.seat, move) !== null) return { seq: entry.seq, why: 'refused' }
        events.push(...tell(game, state, random, (progress) => game.perform(progress, entry.seat, move)))
      }
  } catch {
    // A tampered record may hold anything, a state no rule was written for included: that too is a difference.
    return { seq: entry.seq, why: 'threw' }
  }
  return same(events, entry.events) ? null : { seq: entry.seq, why: 'otherEvents' }
}
