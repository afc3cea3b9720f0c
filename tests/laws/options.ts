/** What options may be: agreed on before a game begins, and never a surprise when it does. */
import { expect, test } from 'vitest'
import { copy } from '../../shared/engine/copy.ts'
import { type AnyGame, collectEvents } from '../../shared/engine/game.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { areOptions, defaultOf, defaultOptions, isPossible } from '../../shared/engine/options.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { parse } from '../../shared/engine/result.ts'
import { pairwiseOptions, valuesOf } from '../kit/tables.ts'

const chance = randomAt(seedFromNumber(1), seqOf(1))

/** Settings that the meta accepts and the game does not take, at any number of seats. */
export const untaken = (game: AnyGame, meta: GameMeta): string[] =>
  Array.from({ length: meta.seats.max - meta.seats.min + 1 }, (_, index) => meta.seats.min + index).flatMap(
    (seats) =>
      pairwiseOptions(meta, seats).flatMap((raw) => {
        const name = `${seats} seats, ${JSON.stringify(raw)}`
        try {
          const options = parse(game.options, copy(raw))
          if (!options.ok) return [`${name}: ${options.error}`]
          collectEvents(game, game.blank({ seats, options: options.value }), chance, (progress) =>
            game.setup(progress),
          )
          return []
        } catch (thrown) {
          return [`${name}: ${String(thrown)}`]
        }
      }),
  )

/** [L16] What a table accepts when it is chosen, `blank` and `setup` take; the defaults are possible everywhere. */
export const optionsLawOf = (game: AnyGame, meta: GameMeta): void => {
  test(`[L16] options that were accepted are taken: ${game.id}`, () => {
    expect(untaken(game, meta)).toEqual([])
    for (let { min: seats } = meta.seats; seats <= meta.seats.max; seats++) {
      expect(areOptions(meta, seats, defaultOptions(meta))).toBe(true)
      for (const option of meta.options) expect(isPossible(option, defaultOf(option), seats)).toBe(true)
    }
    for (const option of meta.options) expect(valuesOf(option).length).toBeGreaterThan(1)
  })
}
