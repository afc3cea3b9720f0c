/** What the lobby and previews need to know of a game without loading its rules. */

export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

/** A text in every language of the house. */
export type Worded = Readonly<Record<Language, string>>

/** A choice made before the game starts. */
export interface OptionMeta {
  readonly id: string
  readonly name: Worded
  /** The first is the default. */
  readonly values: readonly { readonly value: string; readonly name: Worded; readonly hint: Worded }[]
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
}

/** The options nobody has changed. */
export const defaultOptions = (meta: GameMeta): Record<string, string> =>
  Object.fromEntries(meta.options.map((option) => [option.id, option.values[0]?.value ?? '']))
