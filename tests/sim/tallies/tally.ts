/** What the facts of a game are counted as, by which it is balanced: every role, building and card, and none lies idle. */
import type { Tagged } from '../../../shared/engine/ids.ts'

/** How facts of one type are told apart. */
interface Kinds<Fact> {
  /** All that they may be, so that what never happens is counted too. */
  readonly kinds: readonly string[]
  /** What one of them is: a kind, or several. */
  of(fact: Fact): string | readonly string[]
}

/** For each type of fact how it is told apart; null: by its type alone. */
export type Tally<Event extends Tagged> = {
  readonly [Type in Event['type']]: Kinds<Extract<Event, { readonly type: Type }>> | null
}
export type AnyTally = Readonly<Record<string, Kinds<never> | null>>

/** Of a game that says nothing. */
export const byTypeAlone: AnyTally = {}

/** What a fact counts as. */
export const countedAs = (tally: AnyTally, fact: Tagged): string | readonly string[] =>
  tally[fact.type]?.of(fact as never) ?? fact.type

/** All that facts may count as. */
export const allOf = (tally: AnyTally): readonly string[] => [
  ...new Set(Object.entries(tally).flatMap(([type, told]) => told?.kinds ?? [type])),
]

/** Kinds that go by this name. */
export const as = (name: string, kinds: readonly (string | number)[]): readonly string[] =>
  kinds.map((kind) => `${name}: ${kind}`)

/** The members of a union, which a record must have all of. */
export const every = <Kind extends string>(kinds: Readonly<Record<Kind, true>>): readonly string[] =>
  Object.keys(kinds)
