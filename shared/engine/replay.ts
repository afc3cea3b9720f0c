import { copy, same } from './copy.ts'
import { type GameDefinition, tell } from './game.ts'
import type { Seq, Shown, Tagged, Viewer } from './ids.ts'
import { type Entry, eventsOf, type GameRecord, live } from './log.ts'
import { randomAt, type Seed } from './random.ts'
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

/** Where a record does not play out as it says: an entry out of line, a move that is not legal, other events. */
export interface Difference {
  readonly seq: Seq
  readonly why: 'gap' | 'refused' | 'otherEvents' | 'threw'
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
    if (entry.seq !== past.length || (entry.kind === 'setup') !== (past.length === 1))
      return { seq: entry.seq, why: 'gap' }
    if (entry.kind === 'rules') version = entry.version
    try {
      if (entry.kind === 'rewound') state = fold(game, record, past)
      else if (version !== game.rulesVersion)
        for (const event of eventsOf(entry)) game.evolve(state, copy(event))
      else {
        const why = playAgain(game, state, record.seed, entry)
        if (why !== null) return { seq: entry.seq, why }
      }
    } catch {
      // A tampered record may hold anything, a state no rule was written for included: that too is a difference.
      return { seq: entry.seq, why: 'threw' }
    }
  }
  return null
}

const playAgain = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameDefinition<State, Move, Event, Options>,
  state: State,
  seed: Seed,
  entry: Entry<Move, Event>,
): Difference['why'] | null => {
  const random = randomAt(seed, entry.seq)
  const events: Event[] = []
  if (entry.kind === 'setup') events.push(...tell(game, state, random, (progress) => game.setup(progress)))
  if (entry.kind === 'played')
    for (const move of known(entry.moves)) {
      if (game.check(state, entry.seat, move) !== null) return 'refused'
      events.push(...tell(game, state, random, (progress) => game.perform(progress, entry.seat, move)))
    }
  return same(events, eventsOf(entry)) ? null : 'otherEvents'
}
