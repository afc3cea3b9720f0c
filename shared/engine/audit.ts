/** Whether a record is what the rules give: for referees, tests, and anybody who wants to know. */
import { chanceOf, setupChance } from './chance.ts'
import { copy, same } from './copy.ts'
import { type GameRules, collectEvents } from './game.ts'
import type { Seq, Tagged } from './ids.ts'
import { type Entry, eventsOf, type GameRecord } from './log.ts'
import type { Random, Seed } from './random.ts'
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
  /** False where it was played under another version of the rules: it is taken as recorded. */
  readonly judged: boolean
  readonly difference: Difference['why'] | null
}

/** The same chance; `note` hears each time that it is asked for. */
export const counted = (random: Random, note: () => void): Random => ({
  below: (n) => (note(), random.below(n)),
  die: () => (note(), random.die()),
  shuffle: (items) => (note(), random.shuffle(items)),
})

/**
 * Plays a record again from its seed, entry by entry, and compares every event; ends after the first difference.
 * Stretches under another version of the rules than the game's are folded, not played.
 */
export function* audit<State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameRules<State, Move, Event, Options>,
  record: GameRecord<Move, Event, Options>,
): Generator<Audited, void> {
  let version = record.rulesVersion
  let state = game.blank(record)
  const past: Entry<Move, Event>[] = []
  for (const entry of record.entries) {
    let draws = 0
    const count = (random: Random): Random => counted(random, () => draws++)
    let difference: Difference['why'] | null = null
    const isFirst = entry.kind !== 'rules' && past.every(({ kind }) => kind === 'rules')
    past.push(entry)
    if (entry.seq !== past.length || (entry.kind === 'setup') !== isFirst) difference = 'gap'
    else if (entry.kind === 'rules') version = entry.version
    else
      try {
        if (entry.kind === 'rewound') state = fold(game, record, past)
        else if (version !== game.rulesVersion)
          for (const event of eventsOf(entry)) game.evolve(state, copy(event))
        else difference = playAgain(game, state, record.seed, count, entry)
      } catch {
        // A tampered record may hold anything, a state no rule was written for included: that too is a difference.
        difference = 'threw'
      }
    yield { seq: entry.seq, draws, judged: version === game.rulesVersion, difference }
    if (difference !== null) return
  }
}

/** The first difference of a record from what its seed and moves give, or null. */
export const verify = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameRules<State, Move, Event, Options>,
  record: GameRecord<Move, Event, Options>,
): Difference | null => {
  for (const { seq, difference } of audit(game, record))
    if (difference !== null) return { seq, why: difference }
  return null
}

const playAgain = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameRules<State, Move, Event, Options>,
  state: State,
  seed: Seed,
  count: (random: Random) => Random,
  entry: Entry<Move, Event>,
): Difference['why'] | null => {
  const events: Event[] = []
  if (entry.kind === 'setup')
    events.push(...collectEvents(game, state, count(setupChance(seed)), (progress) => game.setup(progress)))
  if (entry.kind === 'played')
    for (const move of known(entry.moves)) {
      if (game.check(state, entry.seat, move) !== null) return 'refused'
      const chance = count(chanceOf(game, seed, state, entry.seat))
      events.push(
        ...collectEvents(game, state, chance, (progress) => game.perform(progress, entry.seat, move)),
      )
    }
  return same(events, eventsOf(entry)) ? null : 'otherEvents'
}
