import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copy, same } from '../../../shared/engine/copy.ts'
import { legalMoves } from '../../../shared/engine/game.ts'
import { type Seat, seatOf, seqOf } from '../../../shared/engine/ids.ts'
import { eventsOf } from '../../../shared/engine/log.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { parse } from '../../../shared/engine/result.ts'
import { faces } from '../../../shared/engine/secret.ts'
import { openTable } from '../../../shared/engine/table.ts'
import { deckOf80, roles } from '../../../shared/games/fortaleza/components.ts'
import { fortaleza } from '../../../shared/games/fortaleza/game.ts'
import { spaces, zoneIds } from '../../../shared/games/fortaleza/layout.ts'
import type { Move } from '../../../shared/games/fortaleza/moves.ts'
import type { Event, Options, State } from '../../../shared/games/fortaleza/state.ts'
import { feesOf, needed } from '../../../shared/games/fortaleza/steps/cards.ts'

type Played = ReturnType<typeof openTable<State, Move, Event, Options>>

/** A table some random moves into a game. */
const reached = fc
  .record({ seats: fc.constantFrom(3, 4, 5), seed: fc.nat(10_000), steps: fc.nat(200) })
  .map(({ seats, seed, steps }): Played => {
    const options = { scoring: 'advanced' } as const
    const table = openTable(fortaleza, { seats, options, seed: seedFromNumber(seed) })
    table.begin(0)
    const chance = randomAt(seedFromNumber(seed + 1), seqOf(1))
    for (let step = 0; step < steps; step++) {
      const [asked] = table.decisions()
      if (asked === undefined) break
      const moves = legalMoves(fortaleza, table.state, asked.seat)
      const move = moves[chance.below(moves.length)]!
      table.play(asked.seat, { cid: step + 1, decision: asked.key, moves: [move] }, 0)
    }
    return table
  })

/** The move with its cards exchanged for some of the hand, so that it is judged beyond its cards. */
const fromHand = (state: State, seat: Seat, move: Move): Move => {
  const hand = faces(state.players[seat]?.hand ?? { bag: [] })
  if (!('cards' in move) || hand.length < 2) return move
  return { ...move, cards: move.cards.map(({ as }, index) => ({ cardId: hand[index]!, as })) }
}

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
  const seen = { legal: 0, reasons: new Set<string>() }
  fc.assert(
    fc.property(
      reached,
      fc.array(move, { minLength: 60, maxLength: 60 }),
      fc.nat(4),
      ({ state }, moves, one) => {
        const before = copy(state)
        for (const wanted of moves) {
          expect(parse(fortaleza.moves, wanted).ok).toBe(true)
          const asker = fortaleza.decisions(state)[0]?.seat ?? seatOf(0)
          for (const [seat, tried] of [
            [seatOf(one), wanted],
            [asker, fromHand(state, asker, wanted)],
          ] as const) {
            const refused = fortaleza.check(state, seat, tried)
            if (refused === null) seen.legal++
            else {
              seen.reasons.add(refused.reason)
              expect(refused.rule).toMatch(/^FZ-\d/)
            }
          }
        }
        expect(same(state, before)).toBe(true)
      },
    ),
    { numRuns: 100 },
  )
  // The moves drawn get as far as the last numbers of the order, and some all the way.
  expect(seen.legal).toBeGreaterThan(0)
  expect([...seen.reasons]).toEqual(
    expect.arrayContaining(['badCards', 'cardNotInHand', 'cardsDoNotMatchAction', 'notEnoughCoins']),
  )
})

test('[FZ-5.7, FZ-2.20, FZ-2.21] coins and pawns are whole and never below 0, after each single event', () => {
  fc.assert(
    fc.property(reached, ({ state: end, log }) => {
      const state = fortaleza.blank({ seats: end.players.length, options: end.config })
      for (const event of log.flatMap((entry) => eventsOf(entry))) {
        fortaleza.evolve(state, copy(event))
        for (const { coins, pawnSupply } of state.players)
          if (![coins, pawnSupply].every((count) => Number.isInteger(count) && count >= 0))
            throw new Error(`${coins} coins, ${pawnSupply} pawns after ${JSON.stringify(event)}`)
      }
      expect(same(state, end)).toBe(true)
    }),
    { numRuns: 60 },
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
