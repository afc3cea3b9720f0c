/** Tables for tests: over any game, at any state. */
import { copy } from '../../shared/engine/copy.ts'
import type { AnyGame, GameDefinition } from '../../shared/engine/game.ts'
import type { Seat, Tagged } from '../../shared/engine/ids.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'
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

/** Every way to set a game's options, each as its schema reads it. */
export const everyOptions = (game: AnyGame, meta: GameMeta): { name: string; options: object }[] =>
  meta.options
    .reduce<Record<string, string>[]>(
      (settings, option) =>
        settings.flatMap((setting) => option.values.map(({ value }) => ({ ...setting, [option.id]: value }))),
      [{}],
    )
    .map((raw) => {
      const options = parse(game.options, raw)
      if (!options.ok) throw new Error(`${game.id} does not read its own options: ${options.error}`)
      return { name: Object.values(raw).join(' ') || 'no options', options: options.value }
    })
