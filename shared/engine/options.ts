/** What is agreed on before a game begins: which values an option may have, and which go together. */
import type { Exclusion, GameMeta, OptionMeta, Worded } from './meta.ts'

export type GameOptions = Readonly<Record<string, string>>

/** What an option is when nobody has changed it. */
export const defaultOf = (option: OptionMeta): string =>
  'values' in option ? (option.values[0]?.value ?? '') : String(option.initial)

/** The options nobody has changed. */
export const defaultOptions = (meta: GameMeta): GameOptions =>
  Object.fromEntries(meta.options.map((option) => [option.id, defaultOf(option)]))

const fits = (seats: readonly number[] | undefined, count: number): boolean =>
  seats === undefined || seats.includes(count)

const isValueOf = (option: OptionMeta, value: string, seats: number): boolean => {
  if ('values' in option) return option.values.some((one) => one.value === value && fits(one.seats, seats))
  const count = /^-?(?:0|[1-9]\d{0,8})$/.test(value) ? Number(value) : Number.NaN
  return count >= option.min && count <= option.max && (count - option.min) % option.step === 0
}

/** Whether an option may have this value at a table of so many seats, whatever the others are. */
export const isPossible = (option: OptionMeta, value: string, seats: number): boolean =>
  value === defaultOf(option) || (fits(option.seats, seats) && isValueOf(option, value, seats))

/** The first of the game's exclusions that these options fall under; null: they go together. */
export const exclusionOf = (meta: GameMeta, options: GameOptions): Exclusion | null =>
  meta.exclusions?.find(({ values }) =>
    Object.entries(values).every(([id, value]) => Object.hasOwn(options, id) && options[id] === value),
  ) ?? null

/**
 * Whether a game can be played so: every option there and no other, each with a value that this number of seats
 * allows, and none that exclude each other. What this accepts, `blank` and `setup` take (law L16).
 */
export const areOptions = (meta: GameMeta, seats: number, options: GameOptions): boolean =>
  Object.keys(options).length === meta.options.length &&
  meta.options.every((option) => {
    const value = Object.hasOwn(options, option.id) ? options[option.id] : undefined
    return value !== undefined && isPossible(option, value, seats)
  }) &&
  exclusionOf(meta, options) === null

/** The options as near as they can stay at another number of seats: what is not possible there is the default again. */
export const optionsAt = (meta: GameMeta, seats: number, options: GameOptions): GameOptions => {
  const kept = Object.fromEntries(
    meta.options.map((option) => {
      const value = options[option.id] ?? defaultOf(option)
      return [option.id, isPossible(option, value, seats) ? value : defaultOf(option)]
    }),
  )
  return exclusionOf(meta, kept) === null ? kept : defaultOptions(meta)
}

/** Why a value does not go together with what else is chosen; null: it does. */
export const whyNotValue = (meta: GameMeta, options: GameOptions, id: string, value: string): Worded | null =>
  exclusionOf(meta, { ...options, [id]: value })?.why ?? null
