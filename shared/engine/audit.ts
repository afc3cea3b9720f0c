/** Whether a record is what the rules give: for referees, tests, and anybody who wants to know. */
import { copy, same } from './copy.ts'
import { type GameDefinition, tell } from './game.ts'
import type { Seq, Tagged } from './ids.ts'
import { type Entry, eventsOf, type GameRecord } from './log.ts'
import { type Random, randomAt } from './random.ts'
import { fold } from './replay.ts'
import { known } from './secret.ts'

/** Where a record does not play out as it says: an entry out of line, a move that is not legal, other events. */
export interface Difference {
  readonly seq: Seq
  readonly why: 'gap' | 'refused' | 'otherEvents' | 'threw'
}

/** What came of one entry of a record when it was played again. */
export interface Audited {
  readonly seq: Seq
  /** How often the rules asked for chance. */
  readonly draws: number
  readonly difference: Difference['why'] | null
}

/** Counts how often chance is asked for. */
const counted = (random: Random): { readonly random: Random; draws(): number } => {
  let draws = 0
  return {
    random: {
      below: (n) => (draws++, random.below(n)),
      die: () => (draws++, random.die()),
      shuffle: (items) => (draws++, random.shuffle(items)),
    },
    draws: () => draws,
  }
}

/**
 * Plays a record again from its seed, entry by entry, and compares every event; ends after the first difference.
 * Stretches under another version of the rules than the game's are folded, not played.
 */
export function* audit<State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameDefinition<State, Move, Event, Options>,
  record: GameRecord<Move, Event, Options>,
): Generator<Audited, void> {
  let version = record.rulesVersion
  let state = game.blank(record)
  const past: Entry<Move, Event>[] = []
  for (const entry of record.entries) {
    past.push(entry)
    const { random, draws } = counted(randomAt(record.seed, entry.seq))
    let difference: Difference['why'] | null = null
    if (entry.seq !== past.length || (entry.kind === 'setup') !== (past.length === 1)) difference = 'gap'
    else if (entry.kind === 'rules') version = entry.version
    else
      try {
        if (entry.kind === 'rewound') state = fold(game, record, past)
        else if (version !== game.rulesVersion)
          for (const event of eventsOf(entry)) game.evolve(state, copy(event))
        else difference = playAgain(game, state, random, entry)
      } catch {
        // A tampered record may hold anything, a state no rule was written for included: that too is a difference.
        difference = 'threw'
      }
    yield { seq: entry.seq, draws: draws(), difference }
    if (difference !== null) return
  }
}

/** The first difference of a record from what its seed and moves give, or null. */
export const verify = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameDefinition<State, Move, Event, Options>,
  record: GameRecord<Move, Event, Options>,
): Difference | null => {
  for (const { seq, difference } of audit(game, record))
    if (difference !== null) return { seq, why: difference }
  return null
}

const playAgain = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameDefinition<State, Move, Event, Options>,
  state: State,
  random: Random,
  entry: Entry<Move, Event>,
): Difference['why'] | null => {
  const events: Event[] = []
  if (entry.kind === 'setup') events.push(...tell(game, state, random, (progress) => game.setup(progress)))
  if (entry.kind === 'played')
    for (const move of known(entry.moves)) {
      if (game.check(state, entry.seat, move) !== null) return 'refused'
      events.push(...tell(game, state, random, (progress) => game.perform(progress, entry.seat, move)))
    }
  return same(events, eventsOf(entry)) ? null : 'otherEvents'
}
