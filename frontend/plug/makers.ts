/** What every game's UI makes in the same way. */
import { getOwner, runWithOwner } from 'solid-js'
import { copy } from '../../shared/engine/copy.ts'
import type { Progress } from '../../shared/engine/game.ts'
import { noRandom } from '../../shared/engine/noRandom.ts'
import type { Shown, Tagged } from '../../shared/engine/ids.ts'
import type { Language } from '../../shared/engine/meta.ts'
import type { Rejection } from '../../shared/engine/result.ts'
import type { GameUi, LogLine } from './gameUi.ts'

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

/** Texts that the page asks for by a name out of the rules: of a refusal, of a line of the score sheet. */
interface NamedTexts {
  readonly refusals: Readonly<Record<string, (values: NonNullable<Rejection['values']>) => string>>
  /** Of a refusal that has no words of its own. */
  readonly unknown: string
  readonly figures: Readonly<Record<string, string>>
  readonly scores: Readonly<Record<string, string>>
  /** Of what is counted one by one, beside a single one of it. */
  readonly single?: Readonly<Record<string, string>>
}

/** How a game says what only its rules have a name for. */
export const namedTexts = (
  texts: () => NamedTexts,
): Pick<GameUi<unknown, Tagged, Tagged>, 'refusal' | 'scoreLine'> => ({
  refusal: ({ reason, values = {} }) => texts().refusals[reason]?.(values) ?? texts().unknown,
  scoreLine: (what, n) =>
    (n === 1 ? texts().single?.[what] : null) ?? texts().scores[what] ?? texts().figures[what] ?? what,
})

/** A view with the facts that are told over it: what nothing has happened of, and nobody else is told. */
export const afterTelling = <State extends object, Event extends Tagged>(
  evolve: (state: State, event: Event) => void,
  view: Shown<State>,
  tell: (progress: Progress<State, Event>) => void,
): Shown<State> => {
  const state = copy<State>(view)
  tell({ state, random: noRandom, emit: (event) => evolve(state, event), endAct: () => undefined })
  return state as Shown<State>
}

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
