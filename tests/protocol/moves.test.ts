/** Moves off the wire, judged by each game's own schema and rules: whatever comes, a table refuses it or plays it. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copy, same } from '../../shared/engine/copy.ts'
import { legalMoves } from '../../shared/engine/game.ts'
import type { Tagged } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { seedFromNumber } from '../../shared/engine/random.ts'
import { parse } from '../../shared/engine/result.ts'
import { openTable } from '../../shared/engine/table.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { registry } from '../../shared/registry.ts'
import { toy } from '../house/toygame/game.ts'
import { toyMeta } from '../house/toygame/meta.ts'
import { tableAt } from '../kit/tables.ts'

const games = { ...registry, toy: { meta: toyMeta, rules: async () => toy } }

describe.each(Object.entries(games))('%s', async (_, { meta, rules }) => {
  const game = await rules()
  const options = parse(game.options, defaultOptions(meta))
  if (!options.ok) throw new Error(options.error)
  const setting = { seats: meta.seats.best, options: options.value, seed: seedFromNumber(3) }
  const dealt = openTable(game, setting)
  dealt.begin(0)
  const [asked] = dealt.decisions()
  const { seat, key } = asked!
  const legal = legalMoves(game, dealt.state, seat)

  test('anything at all is parsed without a throw, and hardly ever is it a move', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parse(game.moves, value).ok).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  test('a field that does not belong is refused', () => {
    for (const move of legal) expect(parse(game.moves, { ...move, free: true }).ok).toBe(false)
  })

  test('a legal move with one part replaced is refused, or played like any other', () => {
    const start = copy(dealt.state)
    fc.assert(
      fc.property(fc.constantFrom(...legal), fc.nat(), fc.jsonValue(), (move, pick, value) => {
        const read = parse(game.moves, replaced(move, pick, value))
        if (!read.ok) return
        const table = tableAt(game, setting, start)
        const played = table.play(seat, { cid: 1, decision: key, moves: [read.value] }, 0)
        if (!played.ok) expect(same(table.state, start)).toBe(true)
        expect(game.census(table.state)).toEqual(game.census(start))
      }),
      { numRuns: 1000 },
    )
  })

  test('a turn of as many moves as a message holds fits a frame', () => {
    const longest = Math.max(...legal.map((move) => JSON.stringify(move).length))
    expect(limits.moves * (longest + 1)).toBeLessThan(limits.frame - 200)
  })
})

/** Puts `value` in the place of one leaf of the move, `type` included; small numbers now and then. */
const replaced = (move: Tagged, pick: number, value: unknown): unknown => {
  const paths: string[][] = []
  const walk = (part: unknown, path: string[]): void => {
    if (part === null || typeof part !== 'object') paths.push(path)
    else for (const [name, inner] of Object.entries(part)) walk(inner, [...path, name])
  }
  walk(move, [])
  const path = paths[pick % paths.length] ?? []
  const put = (part: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return pick % 3 === 0 ? (pick % 19) - 3 : value
    if (Array.isArray(part))
      return part.map((inner, index) => (String(index) === name ? put(inner, rest) : inner))
    return { ...(part as object), [name]: put((part as Record<string, unknown>)[name], rest) }
  }
  return put(move, path)
}
