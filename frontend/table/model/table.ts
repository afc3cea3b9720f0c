/** The model that a game's UI sees, over a log that grows: what is known, what is staged, what is shown. */
import { batch, createComputed, createMemo, createSignal, on, untrack } from 'solid-js'
import { type AnyRules, eachLegalMove } from '../../../shared/engine/game.ts'
import { type Seat, type Seq, seqOf, type Tagged } from '../../../shared/engine/ids.ts'
import { eventsOf } from '../../../shared/engine/log.ts'
import { foresee, type Prediction } from '../../../shared/engine/predict.ts'
import type { Rejection } from '../../../shared/engine/result.ts'
import { wasForetold } from '../../../shared/engine/undo.ts'
import type { Unmet } from '../refusals.ts'
import type { Session } from '../../net/session.ts'
import type { AnyTableModel, AnyUi } from '../../plug/gameUi.ts'
import { lastFact } from '../../plug/lastFact.ts'
import { lazily } from '../../plug/lazily.ts'
import type { ShownEvent, ShownEntry, View } from './folds.ts'
import { createHistory, type EntryLog, type TableFacts } from './history.ts'
import { createLog, type LoggedLine } from './log.ts'
import { createReel, farBehind, type Frame, type Theatre } from './reel.ts'
import type { Onlooker } from './onlooker.ts'
import { createReplay, type Replay } from './replay.ts'
import { createRequests, type Requests } from './requests.ts'
import { createStaging, type Staged } from './staging.ts'

/** Where a table's entries come from, and where its moves go: a live session, a record, or a game of one's own. */
export interface TableSource extends EntryLog, Pick<Session, 'nextCid' | 'play'> {}

export interface LiveTable extends AnyTableModel, Requests {
  readonly replay: Replay
  readonly ui: AnyUi
  readonly rules: AnyRules
  /** All entries so far, those that were taken back included. */
  entries(): readonly ShownEntry[]
  /** The log as far as its facts are shown. */
  log(): readonly LoggedLine[]
  /** All of it, while the past is looked at too. */
  wholeLog(): readonly LoggedLine[]
  light(places: readonly string[]): void
  /** The staged moves with the views they were made on. */
  turn(): readonly Staged[]
  /** The staged moves, while the past is looked at too, and the question that they would answer. */
  inHand(): { readonly question: string | undefined; readonly moves: readonly Tagged[] }
  /** The turn can be confirmed: it is whole, or it can be more than waiting, since others may act meanwhile. */
  ready(): boolean
  /**
   * What the game calls the time that is shown, or that of a moment: as the move that led there found it, since a round
   * that it ends is its own. The one name for it in bar, ticks and story.
   */
  round(moment?: number): string
  /** What is to be explained to the player now. */
  trouble(): Rejection | Unmet | null
  explain(why: Rejection | Unmet): void
  forgive(): void
  /** The move by which the seat leaves the game for good; null where there is none, or it can not now. */
  resignation(): Tagged | null
  /** Leaves the game for good: what is staged is dropped. */
  resign(): void
  /** Until one is asked again nothing moves any more. */
  hurry(): void
  /** One's newest move told nobody anything that one could not foretell: nobody is asked when it is taken back. */
  isNewestFree(): boolean
}

export const createTable = (
  rules: AnyRules,
  ui: AnyUi,
  source: TableSource,
  facts: TableFacts,
  nameOf: (seat: Seat) => string,
  theatre: Theatre,
): LiveTable => {
  // The first of all that follow the entries: what was foretold is known before anybody asks for the new views.
  createComputed(
    on([source.entries, source.eyes], (now, before) => before !== undefined && read(now, before)),
  )
  const history = createHistory(rules, facts, source)
  const staging = createStaging(rules, history)
  const { me } = history
  const { truth } = staging
  const [sent, setSent] = createSignal<number | null>(null)
  /** The table's answer to what was sent last, and of how many facts it is: some of them may still be to be shown. */
  let answered = { seq: 0, facts: 0 }
  const [trouble, setTrouble] = createSignal<Rejection | Unmet | null>(null)
  const [lit, light] = createSignal<readonly string[]>([])

  const seq = (): Seq => seqOf(source.entries().at(-1)?.seq ?? 0)
  const length = (): number => history.entries().length
  const reel = createReel<View>(untrack(truth), untrack(seq), theatre)

  /** Frames of facts that come after the first `told` of their entry, which are `earlier`. */
  const framesOf = (
    events: readonly Tagged[],
    views: readonly View[],
    at: Seq,
    told: number,
    earlier: readonly Tagged[] = [],
  ): Frame<View>[] =>
    events.map((event, index) => {
      const [before, view] = [views[index], views[index + 1]]
      if (before === undefined || view === undefined) throw new Error('no view')
      const fact = event as ShownEvent
      const past = [...earlier, ...events.slice(0, index)] as ShownEvent[]
      const scene = ui.scene?.(fact, before, me(), nameOf, past) ?? null
      return {
        view,
        seq: at,
        facts: told + index + 1,
        fact: rules.outcome(view) === null ? event.type : lastFact,
        scene,
        motions: ui.motions(fact, before, me()),
      }
    })
  /** The facts of an entry; the first `told` of them are on the board already, as one thing that moves no more. */
  const framesAt = (moment: number, told = 0): Frame<View>[] => {
    const entry = history.entries()[moment - 1]
    if (entry === undefined) return []
    const [views, { seq: at }] = [history.viewsOf(moment), entry]
    const events = eventsOf(entry)
    const [known, ahead] = [
      views[told],
      framesOf(events.slice(told), views.slice(told), at, told, events.slice(0, told)),
    ]
    return told === 0 || known === undefined
      ? ahead
      : [{ view: known, seq: at, facts: told, fact: '', scene: null, motions: [] }, ...ahead]
  }

  const lines = createLog(history, ui, nameOf)

  const round = (at: number | null = moment()): string =>
    ui.round(at === null ? reel.view() : history.viewAt(Math.max(0, at - 1)), at === null)
  const replay = createReplay({
    ...history,
    length,
    entryAt: (moment) => history.entries()[moment - 1],
    roundAt: round,
    framesOf: (at) => framesAt(at),
    reel,
    present: () => reel.cut(truth(), seq()),
  })
  const moment = replay.at
  /** Shows the present, or the moment that is looked at. */
  const stand = (): void => (moment() === null ? reel.cut(truth(), seq()) : replay.refresh())

  const isMine = (entry: ShownEntry): boolean =>
    entry.kind === 'played' && entry.seat === me() && entry.cid === sent()

  /** Shows what these newest entries tell; the first of `known` views stand on the board already, foretold. */
  const showEntries = (fresh: readonly ShownEntry[], known: readonly View[], isShort: boolean): void => {
    const [oldest, newest] = [fresh[0], fresh.at(-1)]
    if (oldest === undefined || newest === undefined) return
    // Nobody would watch it: the frames are not even made.
    if (newest.seq - oldest.seq > farBehind) return reel.cut(truth(), seq())
    const told = Math.max(0, known.length - 1)
    if (isShort && told === 0 && known[0] !== undefined) reel.cut(known[0], reel.seq())
    const first = length() - fresh.length + 1
    reel.show(fresh.flatMap((_, index) => framesAt(first + index, index === 0 ? told : 0)))
  }
  /**
   * The answer to the staged turn, and what came with it. What was staged stands on the board already: the entry is
   * compared with it, noted as played as far as it agrees, and goes on from there.
   */
  const confirm = (answer: ShownEntry, fresh: readonly ShownEntry[]): void => {
    const { views, isShort } = staging.compare(answer)
    history.know(length() - fresh.length + 1, views)
    answered = { seq: answer.seq, facts: eventsOf(answer).length }
    batch(() => (staging.clear(), setSent(null)))
    if (moment() === null) showEntries(fresh, views, isShort)
  }

  const receive = (fresh: readonly ShownEntry[]): void => {
    const [oldest] = fresh
    if (oldest === undefined) return
    const isRewound = fresh.some(({ kind }) => kind === 'rewound')
    if (isMine(oldest) && !isRewound) return confirm(oldest, fresh)
    const isAnswered = fresh.some(isMine)
    batch(() => {
      if (isAnswered) {
        staging.clear()
        setSent(null)
      }
      staging.restage()
    })
    if (isRewound) return stand()
    // Who looks at the past is not torn out of it.
    if (moment() !== null) return
    // What is staged, or was, lies on top of what came: there is no order to show both in.
    if (isAnswered || staging.staged().length > 0) return reel.cut(truth(), seq())
    showEntries(fresh, [], false)
  }

  type Read = readonly [entries: readonly ShownEntry[], eyes: Onlooker]
  const read = ([entries, eyes]: Read, [known, looked]: Read): void => {
    const isMore = entries.length >= known.length && entries[known.length - 1] === known.at(-1)
    if (eyes === looked && isMore) return receive(entries.slice(known.length))
    // Another seat than before looks (one has just sat down): all is read anew with its eyes.
    staging.clear()
    stand()
  }

  /**
   * What the players see asked: as far as the animation has come. Whose turn is staged is asked until it is sent; while
   * the rest of what the table answered is still shown nobody is, for what comes next is asked of a board that has yet
   * to be seen.
   */
  const decisions = createMemo(() => {
    if (length() === 0 || moment() !== null) return []
    const at = reel.seq()
    const isTold = at > answered.seq || (at === answered.seq && reel.facts() >= answered.facts)
    if (!staging.sealed()) {
      if (isTold) return rules.decisions(reel.view())
      if (reel.playing()) return []
    }
    return rules.decisions(history.end())
  })
  const isAsked = createMemo(() => decisions().some(({ seat }) => seat === me()))
  createComputed(() => isAsked() && reel.hurry(false))
  /** Nothing can be done: a turn is on its way, or the past is shown. */
  const isClosed = (): boolean => sent() !== null || moment() !== null
  /** Asked, or heard all the same: a seat that has answered may take its answer back. */
  const legal = createMemo((): Iterable<Tagged> => {
    const seat = me()
    if (seat === null || length() === 0 || staging.sealed() || isClosed()) return []
    const view = truth()
    return lazily({ [Symbol.iterator]: () => eachLegalMove(rules, view, seat) })
  })
  const resignation = (): Tagged | null => {
    const seat = me()
    if (seat === null || length() === 0 || isClosed()) return null
    return rules.resignation?.(history.end(), seat) ?? null
  }
  const turn = (): readonly Staged[] => (moment() === null ? staging.staged() : [])
  const whyNot = (move: Tagged): Rejection | null => {
    const seat = me()
    return seat === null || moment() !== null ? null : rules.check(truth(), seat, move)
  }

  const table: LiveTable = {
    ui,
    rules,
    view: reel.view,
    truth,
    round,
    shownAt: reel.seq,
    me,
    nameOf,
    decisions,
    legal,
    whyNot,
    preview(move): Prediction<object, Tagged> {
      const seat = me()
      if (seat === null) throw new Error('no seat')
      return foresee(rules, truth(), seat, move)
    },
    stage(move) {
      if (me() === null || isClosed()) return
      const refused = whyNot(move)
      // Of what lies beyond a sealed turn the rules would speak as of a moment that has not come.
      if (staging.sealed()) return void setTrouble('batchPastSecret')
      // Of a board that is a little behind the rules would speak of what nobody has seen yet.
      const isBehind = reel.playing() && staging.staged().length === 0
      if (refused !== null) return void setTrouble(isBehind ? 'stillShown' : refused)
      const { events, views } = batch(() => (setTrouble(null), staging.add(move)))
      // They have no lines yet, and those that are there stay.
      reel.show(framesOf(events, views, seq(), Infinity))
    },
    unstage() {
      if (isClosed()) return
      batch(() => (staging.dropLast(), setTrouble(null)))
      reel.cut(truth(), seq())
    },
    inHand() {
      const open = length() === 0 ? [] : rules.decisions(history.end())
      // Without a question of its own, a seat takes its answer to an open one back.
      const question = (open.find((one) => one.seat === me()) ?? open[0])?.key
      return { question, moves: staging.staged().map(({ move }) => move) }
    },
    commit() {
      const { question, moves } = table.inHand()
      if (question === undefined || moves.length === 0 || sent() !== null) return
      const cid = source.nextCid()
      setSent(cid)
      void source.play(cid, question, moves).then((answer) => {
        if (sent() !== cid) return
        batch(() => (setSent(null), staging.clear(), setTrouble(answer.ok ? null : answer.why)))
        stand()
      })
    },
    staged: () => turn().map(({ move }) => move),
    turn,
    sealed: () => moment() === null && staging.sealed(),
    ready: () => moment() === null && staging.ready(),
    pending: isClosed,
    past: () => moment() !== null,
    explain: (why) => void setTrouble(why),
    lit,
    light,
    // A staged move may foresee the end: it is not there before it is played.
    finished: () =>
      length() > 0 &&
      staging.staged().length === 0 &&
      moment() === null &&
      rules.outcome(reel.view()) !== null,
    entries: source.entries,
    wholeLog: lines,
    log: () =>
      lines().filter(({ seq, fact }) => seq < reel.seq() || (seq === reel.seq() && fact < reel.facts())),
    replay,
    trouble,
    forgive: () => void setTrouble(null),
    hurry: () => reel.hurry(true),
    resignation,
    resign() {
      const move = resignation()
      if (move === null) return
      staging.clear()
      reel.cut(truth(), seq())
      table.stage(move)
      table.commit()
    },
    isNewestFree() {
      const [seat, newest] = [me(), history.entries().at(-1)]
      if (seat === null || newest === undefined) return false
      return wasForetold(rules, history.viewAt(length() - 1), [newest], seat)
    },
    ...createRequests(),
  }
  return table
}
