/**
 * Views of a log at any moment, without keeping them all: one is kept every so many entries, and what lies between is
 * folded when it is asked for. Moments are numbers of entries that stand: 0 is before the first.
 */
import { copy } from '../../../shared/engine/copy.ts'
import type { Shown, Tagged } from '../../../shared/engine/ids.ts'
import { type AnyEntry, eventsOf } from '../../../shared/engine/log.ts'

export type View = Shown<object>
export type ShownEvent = Shown<Tagged>
export type ShownEntry = Shown<AnyEntry>

/** Entries from one checkpoint to the next: what a step back costs at most. */
export const stride = 32
/** Of so many entries the views are kept as they were last asked for. */
const near = 8

interface Folding {
  blank(): View
  /** The view after one more event; the one before is given up for it. */
  next(view: View, event: ShownEvent): View
}

/**
 * A view after an entry. It is true of every log with this very entry: what comes before an entry never changes, and a
 * rewind only takes entries from the end.
 */
interface Mark {
  readonly moment: number
  readonly entry: ShownEntry | undefined
  readonly view: View
}

export interface Folds {
  /** Not to be changed, as all views that are handed out. */
  viewAt(entries: readonly ShownEntry[], moment: number): View
  /** The view before each event of the entry that leads to a moment, and after the last. */
  viewsOf(entries: readonly ShownEntry[], moment: number): readonly View[]
  /** Notes the first of these views, as they were foreseen: only the rest is folded. */
  know(entries: readonly ShownEntry[], moment: number, views: readonly View[]): void
  /** Goes through the events of that entry; the view before each is good for the length of the call. */
  visit(entries: readonly ShownEntry[], moment: number, see: (event: ShownEvent, before: View) => void): void
}

/** The newest few of what was asked for. */
const createRecent = <Key, Value>() => {
  const held = new Map<Key, Value>()
  return {
    get: (key: Key): Value | undefined => held.get(key),
    set(key: Key, value: Value): Value {
      held.delete(key)
      held.set(key, value)
      const [oldest] = held.keys()
      if (held.size > near && oldest !== undefined) held.delete(oldest)
      return value
    },
  }
}

export const createFolds = ({ blank, next }: Folding): Folds => {
  const checkpoints: Mark[] = [{ moment: 0, entry: undefined, view: blank() }]
  const moments = createRecent<ShownEntry, View>()
  const chapters = createRecent<ShownEntry, readonly View[]>()
  /** Where the last fold came to: its view is changed by the next one, and never handed out. */
  let cursor: Mark | null = null

  const isOf = (entries: readonly ShownEntry[], mark: Mark): boolean =>
    mark.moment <= entries.length && entries[mark.moment - 1] === mark.entry

  /** The nearest point to fold on from. */
  const startFor = (entries: readonly ShownEntry[], moment: number): Mark => {
    const nearest = checkpoints.findLast((mark) => mark.moment <= moment && isOf(entries, mark))
    if (cursor !== null && cursor.moment <= moment && isOf(entries, cursor))
      if (nearest === undefined || cursor.moment >= nearest.moment) return cursor
    if (nearest === undefined) throw new Error('a log has a beginning')
    return { ...nearest, view: copy(nearest.view) }
  }

  /** Leaves the cursor at a moment. A fold that throws leaves none. */
  const move = (entries: readonly ShownEntry[], to: Mark): Mark => {
    cursor = to
    const index = to.moment / stride
    const known = checkpoints[index]
    // The next one, or one in the place of what was taken back: what followed on that has gone with it.
    if (index === checkpoints.length || (known !== undefined && !isOf(entries, known)))
      checkpoints.splice(index, checkpoints.length, { ...to, view: copy(to.view) })
    return to
  }

  const reach = (entries: readonly ShownEntry[], moment: number): Mark => {
    let at = startFor(entries, moment)
    cursor = null
    while (at.moment < moment) {
      const entry = entries[at.moment]
      if (entry === undefined) throw new Error('a moment that is not there yet')
      let { view } = at
      for (const event of eventsOf(entry)) view = next(view, event as ShownEvent)
      at = move(entries, { moment: at.moment + 1, entry, view })
    }
    return (cursor = at)
  }

  /** The views of an entry, of which the first are known. */
  const chapter = (
    entries: readonly ShownEntry[],
    moment: number,
    entry: ShownEntry,
    known: readonly View[],
  ): readonly View[] => {
    const last = known.at(-1)
    let view = last === undefined ? reach(entries, moment - 1).view : copy(last)
    const views = last === undefined ? [copy(view)] : [...known]
    cursor = null
    for (const event of eventsOf(entry).slice(views.length - 1)) {
      view = next(view, event as ShownEvent)
      views.push(copy(view))
    }
    move(entries, { moment, entry, view })
    return chapters.set(entry, views)
  }

  const entryAt = (entries: readonly ShownEntry[], moment: number): ShownEntry => {
    const entry = entries[moment - 1]
    if (entry === undefined) throw new Error('a moment that is not there')
    return entry
  }

  return {
    viewAt(entries, moment) {
      const checkpoint = checkpoints[moment / stride]
      if (checkpoint !== undefined && isOf(entries, checkpoint)) return checkpoint.view
      const entry = entryAt(entries, moment)
      return (
        chapters.get(entry)?.at(-1) ??
        moments.get(entry) ??
        moments.set(entry, copy(reach(entries, moment).view))
      )
    },
    viewsOf(entries, moment) {
      const entry = entryAt(entries, moment)
      return chapters.get(entry) ?? chapter(entries, moment, entry, [])
    },
    know(entries, moment, views) {
      chapter(entries, moment, entryAt(entries, moment), views)
    },
    visit(entries, moment, see) {
      const entry = entryAt(entries, moment)
      const views = chapters.get(entry)
      if (views !== undefined)
        return eventsOf(entry).forEach((event, index) => {
          const before = views[index]
          if (before !== undefined) see(event as ShownEvent, before)
        })
      let { view } = reach(entries, moment - 1)
      cursor = null
      for (const event of eventsOf(entry)) {
        see(event as ShownEvent, view)
        view = next(view, event as ShownEvent)
      }
      move(entries, { moment, entry, view })
    },
  }
}
