import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copy, same } from '../../../shared/engine/copy.ts'
import { legalMoves } from '../../../shared/engine/game.ts'
import { seatOf, seqOf } from '../../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { parse } from '../../../shared/engine/result.ts'
import { openTable } from '../../../shared/engine/table.ts'
import { deckOf80, roles } from '../../../shared/games/fortaleza/components.ts'
import { fortaleza } from '../../../shared/games/fortaleza/game.ts'
import { spaces, zoneIds } from '../../../shared/games/fortaleza/layout.ts'
import type { Move } from '../../../shared/games/fortaleza/moves.ts'
import type { State } from '../../../shared/games/fortaleza/state.ts'
import { feesOf, needed } from '../../../shared/games/fortaleza/steps/cards.ts'

/** A state some random moves into a game. */
const reached = fc
  .record({ seats: fc.constantFrom(3, 4, 5), seed: fc.nat(10_000), steps: fc.nat(90) })
  .map(({ seats, seed, steps }): State => {
    const table = openTable(fortaleza, {
      seats,
      options: { scoring: 'advanced' },
      seed: seedFromNumber(seed),
    })
    table.begin(0)
    const chance = randomAt(seedFromNumber(seed + 1), seqOf(1))
    for (let step = 0; step < steps; step++) {
      const [asked] = table.decisions()
      if (asked === undefined) break
      const moves = legalMoves(fortaleza, table.state, asked.seat)
      const move = moves[chance.below(moves.length)]!
      table.play(asked.seat, { cid: step + 1, decision: asked.key, moves: [move] }, 0)
    }
    return table.state
  })

const use = fc.record({
  cardId: fc.constantFrom(...deckOf80.map(({ id }) => id)),
  as: fc.constantFrom(...roles),
})
const cards = fc.array(use, { maxLength: 2 })
const count = fc.integer({ min: -2, max: 5 })
const space = fc.constantFrom(...spaces.map(({ id }) => id))
const zone = fc.constantFrom(...zoneIds)
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    type: fc.constantFrom(
      'takeResourcesOne' as const,
      'takeResourcesTwo' as const,
      'retireToTemple' as const,
    ),
    cards,
  }),
  fc.record({
    type: fc.constantFrom('developOne' as const, 'developMany' as const),
    cards,
    tiles: fc.record({ guild: count, wall: count, tower: count }),
  }),
  fc.record({
    type: fc.constantFrom('buildWall' as const, 'buildGate' as const, 'buildTower' as const),
    cards,
    space,
  }),
  fc.record({ type: fc.constantFrom('buildGuild' as const, 'placeCollector' as const), cards, zone }),
  fc.record({ type: fc.constant('chooseStartPlayer' as const), seat: fc.integer({ min: -3, max: 9 }) }),
)

test('[FZ-5.30] any move the schema admits is judged, and judging changes nothing', () => {
  fc.assert(
    fc.property(reached, move, fc.nat(4), (state, wanted, seat) => {
      expect(parse(fortaleza.moves, wanted).ok).toBe(true)
      const before = copy(state)
      const refused = fortaleza.check(state, seatOf(seat), wanted)
      expect(refused === null || /^FZ-\d/.test(refused.rule)).toBe(true)
      expect(same(state, before)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('[FZ-5.7, FZ-2.20] coins are whole and never below 0, whatever is played', () => {
  fc.assert(
    fc.property(reached, (state) => {
      for (const { coins } of state.players) expect(Number.isInteger(coins) && coins >= 0).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('[FZ-5.7] what must be held is the price and conversions, and the wild fees past the income', () => {
  const cost = fc.record({ price: fc.nat(20), income: fc.nat(9) })
  fc.assert(
    fc.property(cards, cost, (used, terms) => {
      const without = needed(feesOf([]), terms)
      const held = needed(feesOf(used), terms)
      expect(held).toBeGreaterThanOrEqual(without)
      expect(held).toBeLessThanOrEqual(without + 5 * used.length)
    }),
  )
})
