/** What the lobby and previews need to know of a game without loading its rules. */

export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

/** A text in every language of the house. */
export type Worded = Readonly<Record<Language, string>>

interface OptionHead {
  readonly id: string
  readonly name: Worded
  /** Numbers of seats at which it can be chosen; elsewhere it stays as it is by default. Left out: all. */
  readonly seats?: readonly number[]
}

/** What an option can be. */
export interface OptionValue {
  readonly value: string
  readonly name: Worded
  readonly hint: Worded
  /** Numbers of seats at which this value is possible. Left out: all. */
  readonly seats?: readonly number[]
}

/** One of several: the first is the default, and possible at every number of seats. */
export interface ChoiceMeta extends OptionHead {
  readonly values: readonly OptionValue[]
}

/** A whole number, in decimal digits. */
export interface NumberMeta extends OptionHead {
  readonly hint: Worded
  readonly min: number
  readonly max: number
  readonly step: number
  readonly initial: number
}

/** Something agreed on before the game starts. */
export type OptionMeta = ChoiceMeta | NumberMeta

/** Values that do not go together, by the ids of their options, and why. */
export interface Exclusion {
  readonly values: Readonly<Record<string, string>>
  readonly why: Worded
}

export interface GameMeta {
  readonly id: string
  readonly name: Worded
  /** One sentence that makes somebody want to play. */
  readonly pitch: Worded
  readonly seats: { readonly min: number; readonly max: number; readonly best: number }
  readonly minutes: number
  readonly age: number
  readonly options: readonly OptionMeta[]
  readonly exclusions?: readonly Exclusion[]
}
