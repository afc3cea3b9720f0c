/** Tables for tests: over any game, at any state. */
import { copy } from '../../shared/engine/copy.ts'
import type { AnyGame, GameDefinition } from '../../shared/engine/game.ts'
import type { Seat, Tagged } from '../../shared/engine/ids.ts'
import type { GameMeta, OptionMeta } from '../../shared/engine/meta.ts'
import { areOptions, defaultOf, defaultOptions, type GameOptions } from '../../shared/engine/options.ts'
import { parse } from '../../shared/engine/result.ts'
import { openTable, type Table, type TableSetting } from '../../shared/engine/table.ts'

/** A table in the middle of a game: at this state, with an empty log. The state is copied. */
export const tableAt = <State, Move extends Tagged, Event extends Tagged, Options>(
  game: GameDefinition<State, Move, Event, Options>,
  setting: TableSetting<Options>,
  state: State,
): Table<State, Move, Event> => openTable({ ...game, blank: () => copy(state) }, setting)

/** The key of the question a seat is asked. Throws if it is asked nothing. */
export const keyOf = (table: Pick<Table<unknown, unknown, unknown>, 'decisions'>, seat: Seat): string => {
  const asked = table.decisions().find((decision) => decision.seat === seat)
  if (asked === undefined) throw new Error(`seat ${seat} is asked nothing`)
  return asked.key
}

/** Values of an option worth trying: all of a choice; of a number the ends and what it is by default. */
export const valuesOf = (option: OptionMeta): string[] =>
  'values' in option
    ? option.values.map(({ value }) => value)
    : [...new Set([defaultOf(option), String(option.min), String(option.max)])]

/**
 * Settings of a game's options in which every pair of values that go together stands together somewhere (all of them
 * where there are two options): with many options, all combinations would be thousands. Only what the meta accepts at
 * this number of seats.
 */
export const pairwiseOptions = (meta: GameMeta, seats: number): GameOptions[] => {
  const fits = (options: GameOptions): boolean => areOptions(meta, seats, options)
  const found: GameOptions[] = [defaultOptions(meta)].filter(fits)
  const has = (values: GameOptions): boolean =>
    found.some((options) => Object.entries(values).every(([id, value]) => options[id] === value))
  const pairs = meta.options.flatMap((one, index) =>
    valuesOf(one).flatMap((a) => [
      { [one.id]: a },
      ...meta.options
        .slice(index + 1)
        .flatMap((other) => valuesOf(other).map((b) => ({ [one.id]: a, [other.id]: b }))),
    ]),
  )
  for (const pair of pairs) {
    if (has(pair)) continue
    // The rest of such a setting is what is new: the first value of each option that has not met the others yet.
    let setting: GameOptions = { ...defaultOptions(meta), ...pair }
    for (const option of meta.options) {
      if (Object.hasOwn(pair, option.id)) continue
      const fresh = valuesOf(option).find((value) => {
        const tried = { ...setting, [option.id]: value }
        return (
          fits(tried) && Object.keys(pair).some((id) => !has({ [id]: tried[id] ?? '', [option.id]: value }))
        )
      })
      if (fresh !== undefined) setting = { ...setting, [option.id]: fresh }
    }
    if (fits(setting)) found.push(setting)
  }
  return found
}

/** The same, each as the game's schema reads it, with a name for tests. */
export const optionCases = (
  game: AnyGame,
  meta: GameMeta,
  seats: number,
): { name: string; options: object }[] =>
  pairwiseOptions(meta, seats).map((raw) => {
    const options = parse(game.options, raw)
    if (!options.ok) throw new Error(`${game.id} does not read its own options: ${options.error}`)
    return { name: Object.values(raw).join(' ') || 'no options', options: options.value }
  })
