/**
 * One running game over a log: the authority, wherever it runs. The room, the browser's local games, the simulator
 * and the tests all drive games through it.
 */
import { chanceOf, setupChance } from './chance.ts'
import { type Decision, type GameRules, collectEvents } from './game.ts'
import { type Seat, type Seq, seqOf, type Shown, type Tagged, type Viewer } from './ids.ts'
import { entriesAfter, type Entry, live } from './log.ts'
import { predict } from './predict.ts'
import type { Seed } from './random.ts'
import { fold } from './replay.ts'
import { err, ok, type Rejection, type Result } from './result.ts'
import { conceal, hide } from './secret.ts'

/** A seat's answer to one question: one committed turn. */
export interface Play<Move> {
  readonly cid: number
  /** Key of the open decision it answers, or whose answer it takes back. */
  readonly decision: string
  /** Staged moves, in order: all of them happen, or none. */
  readonly moves: readonly Move[]
  /** The seat's time was up: is noted, and judges nothing. */
  readonly timeUp?: boolean
}

/**
 * Why an answer was not taken: a rule; a question that is not open (any more); an empty batch; or a batch that goes
 * on after something only the server knows (the oracle rule).
 */
export type Refusal = Rejection | 'stale' | 'emptyBatch' | 'batchPastSecret'

export interface TableSetting<Options> {
  readonly seats: number
  readonly options: Options
  readonly seed: Seed
}

export interface Table<State, Move, Event> {
  readonly state: State
  readonly log: readonly Entry<Move, Event>[]
  /** Number of the newest entry. */
  readonly seq: Seq
  /** What is asked now: found once for each state, as many want to know. */
  decisions(): readonly Decision[]
  /** The first entry: shuffles and deals. */
  begin(at: number): Entry<Move, Event>
  /** Judges and, if all is well, plays. A refusal changes nothing; a throw is a bug and leaves the table unusable. */
  play(seat: Seat, play: Play<Move>, at: number): Result<Entry<Move, Event>, Refusal>
  /** The entry of a message of this number, if there is one. */
  answered(seat: Seat, cid: number): Entry<Move, Event> | null
  /** Undoes everything after `to`; these seats have agreed. Throws if there is no such live entry. */
  rewind(to: Seq, by: Seat, at: number, agreed: readonly Seat[]): Entry<Move, Event>
  /** From here on the table is played by the rules this code has. */
  turnTo(version: number, at: number): Entry<Move, Event>
  /** Of this moment: it shares what is public with the state, so who keeps it over a `play` copies it. */
  view(viewer: Viewer): Shown<State>
  /** Entries after `since`, as this viewer may know them. */
  news(viewer: Viewer, since: Seq): readonly Shown<Entry<Move, Event>>[]
}

/** Opens a table over what is logged so far. */
export const openTable = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameRules<State, Move, Event, Options>,
  setting: TableSetting<Options>,
  entries: readonly Entry<Move, Event>[] = [],
): Table<State, Move, Event> => {
  const log = [...entries]
  let state = fold(game, setting, log)
  const seq = (): Seq => seqOf(log.at(-1)?.seq ?? 0)
  const next = (): Seq => seqOf(seq() + 1)
  /** What was asked after so many entries: only an entry changes it. */
  let asked: { readonly after: number; readonly decisions: readonly Decision[] } | null = null
  const decisions = (): readonly Decision[] => {
    if (asked?.after !== log.length) asked = { after: log.length, decisions: game.decisions(state) }
    return asked.decisions
  }
  const write = (entry: Entry<Move, Event>): Entry<Move, Event> => {
    log.push(entry)
    return entry
  }

  /**
   * Judges a batch without touching the state. The oracle rule: all but the last move must succeed on what the seat
   * knows, without chance, so that no refusal can tell of a roll or a hidden card, however moves are batched.
   */
  const judge = (seat: Seat, moves: readonly Move[]): Refusal | null => {
    const [only] = moves
    if (only === undefined) return 'emptyBatch'
    if (moves.length === 1) return game.check(state, seat, only)
    let view = conceal(state, seat)
    for (const [index, move] of moves.entries()) {
      const refused = game.check(view, seat, move)
      if (refused !== null) return refused
      if (index === moves.length - 1) return null
      const predicted = predict(game, view, seat, move)
      if (!predicted.complete) return 'batchPastSecret'
      view = predicted.view
    }
    return null
  }

  return {
    get state() {
      return state
    },
    get log() {
      return log
    },
    get seq() {
      return seq()
    },
    decisions,
    begin(at) {
      const events = collectEvents(game, state, setupChance(setting.seed), (progress) => game.setup(progress))
      return write({ seq: next(), at, kind: 'setup', events })
    },
    play(seat, { cid, decision, moves, timeUp = false }, at) {
      // The question must be open, not to this seat: who has answered may take it back. `check` knows who may act.
      if (!decisions().some(({ key }) => key === decision)) return err('stale')
      const refused = judge(seat, moves)
      if (refused !== null) return err(refused)
      const events = moves.flatMap((move) => {
        // Judged on the view, played on the state: the law of views says they agree, and a bug must not be logged.
        if (moves.length > 1 && game.check(state, seat, move) !== null)
          throw new Error('view and state disagree')
        const chance = chanceOf(game, setting.seed, state, seat)
        return collectEvents(game, state, chance, (progress) => game.perform(progress, seat, move))
      })
      const said = { decision: hide(decision, seat), moves: hide(moves, seat) }
      const late = timeUp ? { timeUp } : {}
      return ok(write({ seq: next(), at, kind: 'played', seat, cid, ...said, events, ...late }))
    },
    answered: (seat, cid) =>
      log.findLast((entry) => entry.kind === 'played' && entry.seat === seat && entry.cid === cid) ?? null,
    rewind(to, by, at, agreed) {
      if (!live(log).some((entry) => entry.seq === to)) throw new Error(`no live entry ${to}`)
      const entry = write({ seq: next(), at, kind: 'rewound', to, by, agreed })
      state = fold(game, setting, log)
      return entry
    },
    turnTo: (version, at) => write({ seq: next(), at, kind: 'rules', version }),
    view: (viewer) => conceal(state, viewer),
    news: (viewer, since) => entriesAfter(log, since).map((entry) => conceal(entry, viewer)),
  }
}
