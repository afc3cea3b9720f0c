/** A hint for whoever is asked at the moment shown: thought out beside the page, from that seat's own view. */
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { Hint } from '../../../shared/bots/hint.ts'
import type { AnyRules, Decision } from '../../../shared/engine/game.ts'
import type { Seat, Shown, Tagged } from '../../../shared/engine/ids.ts'
import { foresee, predict } from '../../../shared/engine/predict.ts'
import { conceal } from '../../../shared/engine/secret.ts'
import type { Think } from '../thinking/thinker.ts'
import type { ShownEvent } from './folds.ts'
import type { Eyes } from './onlooker.ts'
import type { LiveTable } from './table.ts'

/** As many hints as are asked for in one turn, at most. */
const remembered = 8

/** Who is asked, and what they see. */
interface Asked {
  readonly view: Shown<object>
  readonly seat: Seat
}

export type HintState =
  | { readonly stage: 'none' | 'thinking' | 'failed' }
  | { readonly stage: 'told'; readonly hint: Hint; readonly at: Asked }

/** Why nobody can be helped at the moment shown, where that is possible at others. */
export type NoHint = 'over' | 'others' | 'sealed' | 'eyes'

export interface Hinting {
  /** Null where nobody is asked whose view this page has. */
  asked(): Asked | null
  /** Null where somebody is, and where none could be at any moment: then no seat's view is to be had here. */
  whyNot(): NoHint | null
  state(): HintState
  /** `planned`: the step that comes now, as it was told before. */
  ask(planned?: Tagged): void
  leave(): void
}

/**
 * Whether what is shown asks a seat what it is asked now: while the rest of an answer is played, what is shown stands before
 * that, in a step where nobody is asked, or asks what has been answered.
 */
const isShownAsked = (table: LiveTable, view: Shown<object>, seat: Seat): boolean => {
  const keyIn = (decisions: readonly Decision[]): string | undefined =>
    decisions.find((one) => one.seat === seat)?.key
  const now = keyIn(table.decisions())
  return now !== undefined && now === keyIn(table.rules.decisions(view))
}

/** Whether anything can be done: by what is true, which what is shown may be a little behind. */
const mayAct = (table: LiveTable): boolean => table.legal()[Symbol.iterator]().next().done !== true

export const createHinting = (think: Think, table: LiveTable, eyes: () => Eyes | null): Hinting => {
  const asked = createMemo((): Asked | null => {
    const [view, me] = [table.view(), table.me()]
    if (table.replay.at() === null)
      return me !== null &&
        !table.pending() &&
        !table.sealed() &&
        isShownAsked(table, view, me) &&
        mayAct(table)
        ? { view, seat: me }
        : null
    const seats = table.rules.decisions(view).map(({ seat }) => seat)
    if (me !== null) return seats.includes(me) ? { view, seat: me } : null
    const [first] = seats
    return eyes()?.now() === 'open' && first !== undefined
      ? { view: conceal(view, first), seat: first }
      : null
  })
  const whyNot = (): NoHint | null => {
    const [me, own] = [table.me(), eyes()]
    if (asked() !== null || (me === null && own === null)) return null
    // Of what one has chosen oneself first: with that, nobody may be asked any more.
    if (table.replay.at() === null && table.sealed()) return 'sealed'
    if (table.rules.decisions(table.view()).length === 0) return 'over'
    if (me === null && own?.now() !== 'open') return 'eyes'
    return 'others'
  }
  const [state, setState] = createSignal<HintState>({ stage: 'none' })
  let thinking: AbortController | null = null
  /** At which views it was asked before: what a hint has told, no later one of the same turn takes back. */
  let seen: readonly Shown<object>[] = []
  /** Asked while the board still shows what came before: it is thought out once that stands. */
  let waiting: { readonly planned: Tagged | undefined } | null = null
  const leave = (): void => {
    thinking?.abort()
    thinking = null
    waiting = null
    setState({ stage: 'none' })
  }
  /** What others choose in secret meanwhile changes the view, and neither the question nor the answer to it. */
  const question = createMemo((): string | null => {
    const at = asked()
    if (at === null) return null
    const open = table.rules.decisions(at.view).find(({ seat }) => seat === at.seat)
    return `${table.replay.at() ?? 'now'} ${at.seat} ${open?.key}`
  })
  // What was thought of one question is no answer to another.
  createEffect(on(question, () => waiting === null && leave(), { defer: true }))
  onCleanup(leave)
  const begin = (planned: Tagged | undefined): void => {
    const at = asked()
    if (at === null) return
    const question = { game: table.rules.id, ...at, planned, seen: seen.filter((view) => view !== at.view) }
    seen = [...question.seen, at.view].slice(-remembered)
    const asking = new AbortController()
    thinking = asking
    setState({ stage: 'thinking' })
    const answered = async (): Promise<HintState> => {
      try {
        const hint = await think('hint', question, { signal: asking.signal })
        return hint === null ? { stage: 'failed' } : { stage: 'told', hint, at }
      } catch {
        return { stage: 'failed' }
      }
    }
    void answered().then((next) => !asking.signal.aborted && setState(next))
  }
  /** What is shown is not yet what this seat is asked about. */
  const isBehind = (): boolean =>
    table.replay.at() === null &&
    table.replay.busy() &&
    table.rules.decisions(table.truth()).some(({ seat }) => seat === table.me())
  createEffect(
    on(
      () => table.replay.busy(),
      (isBusy) => {
        if (isBusy || waiting === null) return
        const { planned } = waiting
        leave()
        begin(planned)
      },
      { defer: true },
    ),
  )
  return {
    asked,
    whyNot,
    state,
    leave,
    ask(planned) {
      if (state().stage !== 'none') return
      if (!isBehind()) return begin(planned)
      waiting = { planned }
      setState({ stage: 'thinking' })
    },
  }
}

/** Whether an anchor, or what it ends in behind a colon, is among what a move has to do with. */
export const isAmong = (places: ReadonlySet<string>, anchor: string): boolean => {
  const parts = anchor.split(':')
  return parts.some((_, from) => places.has(parts.slice(from).join(':')))
}

/**
 * Everything that a move names, in words that anchors may end in: a place, `w-4` of `card:w-4`, `troop:3`, `worker2` of
 * `queued:1:worker2`.
 */
const namedBy = (value: unknown, key: string, into: Set<string>): void => {
  if (key === 'type') return
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'number') into.add(`${key.replace(/Ids?$/, '')}:${value}`)
  else if (Array.isArray(value)) for (const one of value) namedBy(one, key, into)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) namedBy(one, name, into)
}

/** What a move has to do with on the table: what it names, and where the log would say that it was made. */
export const placesOfMove = (
  rules: AnyRules,
  describe: LiveTable['ui']['describe'],
  { view, seat }: Asked,
  move: Tagged,
): ReadonlySet<string> => {
  const places = new Set<string>()
  namedBy(move, '', places)
  const views = [view]
  const { events } = foresee(rules, view, seat, move, (next) => views.push(next))
  for (const [index, event] of events.entries()) {
    const before = views[index]
    if (before === undefined) continue
    for (const place of describe(conceal(event, seat) as ShownEvent, before, () => '')?.places ?? [])
      places.add(place)
  }
  return places
}

/** Whether a move ends the game, as far as its seat can foretell, and that seat or its side has won. */
export const winsAtOnce = (rules: AnyRules, { view, seat }: Asked, move: Tagged): boolean => {
  const end = predict(rules, view, seat, move).view
  const sides = rules.sides?.(end)
  return (rules.outcome(end)?.ranking[0] ?? []).some(
    (one) => one === seat || (sides !== undefined && sides[one] === sides[seat]),
  )
}

/** By line of the score sheet what a seat has scored in all. */
const sumsOf = (rules: AnyRules, view: Shown<object>, seat: Seat): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const { what, points } of rules.scores(view)[seat] ?? [])
    sums.set(what, (sums.get(what) ?? 0) + points)
  return sums
}

/** What a move scores there and then, line by line; nothing where a game is judged by another count than points. */
export const gainsOf = (
  rules: AnyRules,
  { view, seat }: Asked,
  move: Tagged,
): readonly { readonly what: string; readonly points: number }[] => {
  const counts = rules.standings(view)[seat] ?? []
  if (counts.find(({ isYes }) => isYes !== true)?.what !== 'points') return []
  const before = sumsOf(rules, view, seat)
  return [...sumsOf(rules, predict(rules, view, seat, move).view, seat)]
    .map(([what, sum]) => ({ what, points: sum - (before.get(what) ?? 0) }))
    .filter(({ points }) => points > 0)
}
