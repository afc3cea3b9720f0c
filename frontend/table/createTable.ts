/** The model that a game's UI sees, over a live session: what is known, what is staged, what is shown. */
import { batch, createEffect, createMemo, createSignal, mapArray, on, untrack } from 'solid-js'
import { type AnyGame, legalMoves } from '../../shared/engine/game.ts'
import { type Seat, type Seq, seqOf, type Shown, type Tagged, type Viewer } from '../../shared/engine/ids.ts'
import { type AnyEntry, eventsOf, live } from '../../shared/engine/log.ts'
import { predict, type Prediction } from '../../shared/engine/predict.ts'
import { follow, followOpenly } from '../../shared/engine/replay.ts'
import type { Rejection } from '../../shared/engine/result.ts'
import { conceal, openly } from '../../shared/engine/secret.ts'
import type { Why } from '../../shared/protocol/messages.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import type { Session } from '../net/session.ts'
import type { AnyTable, AnyUi, LogLine } from './gameUi.ts'
import { createReel, type Frame } from './reel.ts'
import { createReplay, type Replay } from './replay.ts'

type View = Shown<object>
type Fact = Shown<Tagged>

interface Staged extends Prediction<object, Tagged> {
  readonly move: Tagged
}

/** One entry as it was read. */
interface Chapter {
  readonly entry: Shown<AnyEntry>
  /** The view before each event, and after the last. */
  readonly views: readonly View[]
}

export interface LoggedLine extends LogLine {
  readonly seq: Seq
}

/** Where a table's entries come from, and where its moves go: a live session, or a game of one's own. */
export interface TableSource extends Pick<Session, 'you' | 'entries' | 'onEntries' | 'nextCid' | 'play'> {
  /** All faces are up: a finished game is looked through, and its entries hide nothing. */
  isOpen?(): boolean
}

/** What the page needs to know of a table that does not change while it is played. */
export type TableFacts = Pick<TableInfo, 'options'> & { readonly seats: { readonly length: number } }

export interface LiveTable extends AnyTable {
  readonly replay: Replay
  readonly ui: AnyUi
  readonly rules: AnyGame
  log(): readonly LoggedLine[]
  light(places: readonly string[]): void
  /** What is to be explained to the player now. */
  trouble(): Rejection | Why | null
  forgive(): void
}

export const createTable = (
  rules: AnyGame,
  ui: AnyUi,
  session: TableSource,
  table: TableFacts,
  nameOf: (seat: Seat) => string,
): LiveTable => {
  const me = (): Viewer => session.you()
  const isOpen = (): boolean => session.isOpen?.() === true
  const shown = <T>(value: T): Shown<T> => (untrack(isOpen) ? openly(value) : conceal(value, untrack(me)))
  const blank = (): View => shown(rules.blank({ seats: table.seats.length, options: table.options }))
  const next = (view: View, event: Fact): View =>
    untrack(isOpen) ? followOpenly(rules, view, event) : follow(rules, view, event, untrack(me))

  const read = (entry: Shown<AnyEntry>, from: View): Chapter => {
    const views = [from]
    for (const event of eventsOf(entry)) views.push(next(views.at(-1) ?? from, event as Fact))
    return { entry, views }
  }
  const endOf = (chapter: Chapter | undefined): View => chapter?.views.at(-1) ?? blank()
  const readAll = (entries: readonly Shown<AnyEntry>[]): Chapter[] => {
    const chapters: Chapter[] = []
    for (const entry of live(entries)) chapters.push(read(entry as Shown<AnyEntry>, endOf(chapters.at(-1))))
    return chapters
  }

  const [chapters, setChapters] = createSignal(readAll(untrack(session.entries)))
  const [staged, setStaged] = createSignal<readonly Staged[]>([])
  const [sent, setSent] = createSignal<number | null>(null)
  const [trouble, setTrouble] = createSignal<Rejection | Why | null>(null)
  const [lit, light] = createSignal<readonly string[]>([])

  const seq = (): Seq => seqOf(session.entries().at(-1)?.seq ?? 0)
  const confirmed = createMemo(() => endOf(chapters().at(-1)))
  /** What is true as far as this seat can tell, staged moves included. */
  const truth = createMemo(() => staged().at(-1)?.view ?? confirmed())
  const reel = createReel<View>(untrack(truth), untrack(seq))

  const framesOf = (events: readonly Tagged[], views: readonly View[], at: Seq): Frame<View>[] =>
    events.map((event, index) => {
      const [before, view] = [views[index], views[index + 1]]
      if (before === undefined || view === undefined) throw new Error('a view is missing')
      return { view, seq: at, motions: ui.motions(event as Fact, before, me()) }
    })

  /** Staged moves that a new entry did not touch stay, in a game where others may act meanwhile. */
  const restage = (): void => {
    const kept: Staged[] = []
    let view = confirmed()
    const seat = me()
    for (const { move } of staged()) {
      if (seat === null || rules.check(view, seat, move) !== null) break
      const predicted = predict(rules, view, seat, move)
      kept.push({ ...predicted, move })
      view = predicted.view
    }
    setStaged(kept)
  }

  const isMine = (entry: Shown<AnyEntry>): boolean =>
    entry.kind === 'played' && entry.seat === me() && entry.cid === sent()

  const replay = createReplay({
    length: () => chapters().length,
    entryAt: (at) => chapters()[at - 1]?.entry,
    viewAt: (at) => (at === 0 ? blank() : endOf(chapters()[at - 1])),
    framesOf(at) {
      const chapter = chapters()[at - 1]
      return chapter === undefined ? [] : framesOf(eventsOf(chapter.entry), chapter.views, chapter.entry.seq)
    },
    reel,
    present: () => reel.cut(truth(), seq()),
  })
  const moment = replay.at
  /** Shows the present, or the moment that is looked at. */
  const stand = (): void => (moment() === null ? reel.cut(truth(), seq()) : replay.refresh())

  const receive = (entries: readonly Shown<AnyEntry>[]): void => {
    const mine = entries.some(isMine)
    const foreseen = staged().flatMap((one) => one.events).length
    if (mine) batch(() => (setStaged([]), setSent(null)))
    if (entries.some((entry) => entry.kind === 'rewound')) {
      batch(() => (setChapters(readAll(session.entries())), restage()))
      return stand()
    }
    const fresh: Chapter[] = []
    for (const entry of entries) fresh.push(read(entry, endOf(fresh.at(-1) ?? chapters().at(-1))))
    batch(() => (setChapters([...chapters(), ...fresh]), restage()))
    const [first] = fresh
    // Who looks at the past is not torn out of it.
    if (moment() !== null) return
    const frames = fresh.flatMap((one) => framesOf(eventsOf(one.entry), one.views, one.entry.seq))
    // What was staged stands on the board already: the answer goes on from there.
    if (mine && first !== undefined && foreseen > 0) return reel.show(frames.slice(foreseen))
    if (staged().length > 0) return reel.cut(truth(), seq())
    reel.show(frames)
  }
  session.onEntries((entries) => untrack(() => receive(entries)))

  /** Another seat than before looks (one has just sat down): read everything anew with its eyes. */
  createEffect(
    on(
      [me, isOpen],
      () => {
        batch(() => (setChapters(readAll(session.entries())), setStaged([])))
        stand()
      },
      { defer: true },
    ),
  )

  /** What the players see asked: as far as the animation has come. */
  const decisions = createMemo(() =>
    chapters().length === 0 || moment() !== null ? [] : rules.decisions(reel.view()),
  )
  const asked = createMemo(
    () => chapters().length > 0 && rules.decisions(truth()).some((decision) => decision.seat === me()),
  )
  const sealed = (): boolean => staged().length > 0 && (staged().at(-1)?.complete === false || !asked())
  /** Nothing can be done: a turn is on its way, or the past is shown. */
  const isClosed = (): boolean => sent() !== null || moment() !== null
  /** Asked, or heard all the same: a seat that has answered may take its answer back. */
  const legal = createMemo(() => {
    const seat = me()
    if (seat === null || chapters().length === 0 || sealed() || isClosed()) return []
    return legalMoves(rules, truth(), seat)
  })
  const whyNot = (move: Tagged): Rejection | null => {
    const seat = me()
    return seat === null || moment() !== null ? null : rules.check(truth(), seat, move)
  }
  const foresee = (move: Tagged): Prediction<object, Tagged> => {
    const seat = me()
    if (seat === null) throw new Error('a spectator has no moves')
    return predict(rules, truth(), seat, move)
  }

  /** Once per chapter and language, so that a new entry does not redraw the old lines. */
  const told = mapArray(chapters, ({ entry, views }) =>
    createMemo(() =>
      eventsOf(entry).flatMap((event, index): LoggedLine[] => {
        const line = ui.describe(event as Fact, views[index] ?? blank(), nameOf)
        return line === null ? [] : [{ ...line, seq: entry.seq }]
      }),
    ),
  )
  const log = createMemo(() => told().flatMap((lines) => lines()))

  return {
    ui,
    rules,
    view: reel.view,
    shownAt: reel.seq,
    me,
    nameOf,
    decisions,
    legal,
    whyNot,
    preview: foresee,
    stage(move) {
      if (me() === null || isClosed()) return
      const refused = whyNot(move)
      if (refused !== null || sealed()) return void setTrouble(refused ?? 'batchPastSecret')
      const before = truth()
      const predicted = foresee(move)
      batch(() => (setStaged([...staged(), { ...predicted, move }]), setTrouble(null)))
      const views = [before]
      for (const event of predicted.events) views.push(next(views.at(-1) ?? before, event as Fact))
      reel.show(framesOf(predicted.events, views, seq()))
    },
    unstage() {
      if (isClosed()) return
      batch(() => (setStaged(staged().slice(0, -1)), setTrouble(null)))
      reel.cut(truth(), seq())
    },
    commit() {
      const open = rules.decisions(confirmed())
      // Without a question of its own, a seat takes its answer to an open one back.
      const decision = open.find((one) => one.seat === me()) ?? open[0]
      if (decision === undefined || staged().length === 0 || sent() !== null) return
      const cid = session.nextCid()
      setSent(cid)
      const moves = staged().map((one) => one.move)
      void session.play(cid, decision.key, moves).then((answer) => {
        if (sent() !== cid) return
        batch(() => (setSent(null), setStaged([]), setTrouble(answer.ok ? null : answer.why)))
        stand()
      })
    },
    staged: () => (moment() === null ? staged().map((one) => one.move) : []),
    sealed: () => moment() === null && sealed(),
    pending: isClosed,
    explain: (rejection) => void setTrouble(rejection),
    lit,
    light,
    // A staged move may foresee the end: it is not there before it is played.
    finished: () =>
      chapters().length > 0 &&
      staged().length === 0 &&
      moment() === null &&
      rules.outcome(reel.view()) !== null,
    log,
    replay,
    trouble,
    forgive: () => void setTrouble(null),
  }
}
