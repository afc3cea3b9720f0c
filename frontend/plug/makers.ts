/** What every game's UI makes in the same way. */
import { getOwner, runWithOwner } from 'solid-js'
import type { Language } from '../../shared/engine/meta.ts'
import type { LogLine } from './gameUi.ts'

/** A line of the log: whose act it tells, and the places it concerns. */
export const logLine = (
  text: string,
  seat: LogLine['seat'] = null,
  places: readonly string[] = [],
): LogLine => ({ text, seat, places })

/** What is loaded for the language that is spoken: texts, a rulebook. */
export const byLanguage =
  <Loaded>(load: Readonly<Record<Language, () => Promise<Loaded>>>) =>
  (language: Language): Promise<Loaded> =>
    load[language]()

/**
 * What board and hand share, as what the player has in mind: made when one of them first asks, once for the screen that
 * this is called in, and for as long as that lives.
 */
export const onceOnScreen = <Table, Shared>(make: (table: Table) => Shared): ((table: Table) => Shared) => {
  const screen = getOwner()
  let made: { readonly shared: Shared } | undefined
  return (table) => {
    made ??= runWithOwner(screen, () => ({ shared: make(table) }))
    if (made === undefined) throw new Error('the screen is gone')
    return made.shared
  }
}
