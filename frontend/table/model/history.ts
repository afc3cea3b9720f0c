/** The game so far, as one of those who look at it may see it: its entries that stand, and the view at any moment. */
import { type Accessor, createMemo, untrack } from 'solid-js'
import type { AnyRules } from '../../../shared/engine/game.ts'
import type { Viewer } from '../../../shared/engine/ids.ts'
import { live } from '../../../shared/engine/log.ts'
import { followInto, followOpenly } from '../../../shared/engine/replay.ts'
import { conceal, openly } from '../../../shared/engine/secret.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { createFolds, type ShownEvent, type Folds, type ShownEntry, type View } from './folds.ts'
import { type Onlooker, viewerOf } from './onlooker.ts'

/** What the page needs to know of a table that does not change while it is played. */
export type TableFacts = Pick<TableInfo, 'options'> & { readonly seats: { readonly length: number } }

/** A log that grows: the one place where a table's entries are. */
export interface EntryLog {
  /** Whose eyes the entries are for. */
  eyes(): Onlooker
  /** All entries so far, those that were taken back included. */
  entries(): readonly ShownEntry[]
}

/** Moments are numbers of entries that stand: 0 is before the first. */
export interface History {
  me(): Viewer
  /** The entries that stand. Like all that is asked here, it follows the log and whose eyes look. */
  entries(): readonly ShownEntry[]
  /** The view after the last entry. */
  end(): View
  viewAt(moment: number): View
  /** The view before each event of the entry that leads to a moment, and after the last. */
  viewsOf(moment: number): readonly View[]
  /** Notes the first of these views, as they were foreseen: only the rest is folded. */
  know(moment: number, views: readonly View[]): void
  /** Goes through the events of that entry; the view before each is good for the length of the call. */
  visit(moment: number, see: (event: ShownEvent, before: View) => void): void
}

const foldsFor = (rules: AnyRules, { seats, options }: TableFacts, eyes: Onlooker): Folds => {
  const blank = (): object => rules.blank({ seats: seats.length, options })
  return eyes === 'open'
    ? createFolds({
        blank: () => openly(blank()),
        next: (view, event) => followOpenly(rules, view, event),
      })
    : createFolds({
        blank: () => conceal(blank(), eyes),
        next: (view, event) => followInto(rules, view, event, eyes),
      })
}

export const createHistory = (rules: AnyRules, facts: TableFacts, log: EntryLog): History => {
  const entries: Accessor<readonly ShownEntry[]> = createMemo(() => live(log.entries()) as ShownEntry[])
  /** Other eyes have read nothing yet. */
  const folds = createMemo(() => {
    const eyes = log.eyes()
    return untrack(() => foldsFor(rules, facts, eyes))
  })
  const end = createMemo(() => {
    const [standing, read] = [entries(), folds()]
    return untrack(() => read.viewAt(standing, standing.length))
  })
  return {
    me: () => viewerOf(log.eyes()),
    entries,
    end,
    viewAt: (moment) => folds().viewAt(untrack(entries), moment),
    viewsOf: (moment) => folds().viewsOf(untrack(entries), moment),
    know: (moment, views) => folds().know(untrack(entries), moment, views),
    visit: (moment, see) => folds().visit(untrack(entries), moment, see),
  }
}
