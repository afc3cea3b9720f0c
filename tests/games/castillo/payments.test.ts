/** All ways to pay against every handful of pieces, tried out one by one [CA-4.4.2, CA-4.4.3]. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseResources, buildings, resources, values } from '../../../shared/games/castillo/components.ts'
import {
  everyPayment,
  isPayable,
  leftBy,
  type Stock,
  type Payment,
  piecesIn,
  silverIn,
  suggestions,
  sumsNextTo,
} from '../../../shared/games/castillo/payments.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import { given, goods, payment, reason } from '../../kit/castillo.ts'

const tileValues = [...new Set(buildings.map(({ value }) => value))]
const tileOf = (value: number): string => buildings.find((one) => one.value === value)!.id

/** A is to build with these pieces. */
const builder = (held: Stock): State => {
  const state = given({ phase: 'build', queue: ['A stonemason'] })
  state.players[0]!.resources = { ...held }
  return state
}

/** Judged by the move, as the table does. */
const isLegal = (state: State, value: number, paid: Payment): boolean =>
  reason(state, 'A', { type: 'build', building: tileOf(value), payment: paid }) === null

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count)

/** Every payment there is with these pieces, right or wrong. */
const handfuls = (held: Stock): Payment[] => {
  const found: Payment[] = []
  for (const sand of upTo(held.sand))
    for (const wood of upTo(held.wood))
      for (const brick of upTo(held.brick))
        for (const stone of upTo(held.stone))
          for (const asSand of upTo(held.silver))
            for (const asWood of upTo(held.silver - asSand))
              for (const asBrick of upTo(held.silver - asSand - asWood))
                for (const asStone of upTo(held.silver - asSand - asWood - asBrick))
                  found.push({
                    sand,
                    wood,
                    brick,
                    stone,
                    silverAs: { sand: asSand, wood: asWood, brick: asBrick, stone: asStone },
                  })
  return found
}

/** The rule in its own words: the sum is exact, and three kinds are there. */
const isExact = (paid: Payment, value: number): boolean => {
  const pieces = baseResources.map((kind) => paid[kind] + paid.silverAs[kind])
  const sum = baseResources.reduce((total, kind, index) => total + pieces[index]! * values[kind], 0)
  return sum === value && pieces.filter((count) => count > 0).length >= 3
}

const textOf = (paid: Payment): string =>
  JSON.stringify([baseResources.map((kind) => paid[kind]), baseResources.map((kind) => paid.silverAs[kind])])
const textsOf = (paid: readonly Payment[]): string[] => paid.map(textOf).toSorted()

const few = fc.record({
  sand: fc.nat(4),
  wood: fc.nat(3),
  brick: fc.nat(3),
  stone: fc.nat(3),
  silver: fc.nat(3),
})
const many = fc.record({
  sand: fc.nat(9),
  wood: fc.nat(8),
  brick: fc.nat(6),
  stone: fc.nat(6),
  silver: fc.nat(7),
})
const value = fc.constantFrom(...tileValues)

test('[CA-4.4.2, CA-4.4.3, CA-4.4.6] the list of payments holds every legal handful once, and no other', () => {
  let legal = 0
  fc.assert(
    fc.property(few, value, (held, sum) => {
      const wanted = handfuls(held).filter((paid) => isExact(paid, sum))
      expect(textsOf(everyPayment(held, sum))).toEqual(textsOf(wanted))
      legal += wanted.length
    }),
    { numRuns: 150 },
  )
  expect(legal).toBeGreaterThan(100)
})

test('[CA-4.4.2, CA-4.4.3] a move is accepted exactly if its payment is right', () => {
  fc.assert(
    fc.property(few, value, (held, sum) => {
      const state = builder(held)
      for (const paid of handfuls(held)) expect(isLegal(state, sum, paid)).toBe(isExact(paid, sum))
    }),
    { numRuns: 25 },
  )
})

test('[CA-4.4.2] every payment of the list is a legal move, also with many pieces', () => {
  fc.assert(
    fc.property(many, value, (held, sum) => {
      const state = builder(held)
      for (const paid of everyPayment(held, sum)) expect(isLegal(state, sum, paid)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('[CA-4.4.6] suggestions are the payments that save silver, least silver first, then most sand, wood, brick', () => {
  const keysOf = (paid: Payment): number[] => [silverIn(paid), -paid.sand, -paid.wood, -paid.brick]
  fc.assert(
    fc.property(many, value, (held, sum) => {
      const listed = suggestions(held, sum)
      const saving = everyPayment(held, sum).filter((paid) =>
        baseResources.every((kind) => paid.silverAs[kind] === 0 || paid[kind] === held[kind]),
      )
      expect(textsOf(listed)).toEqual(textsOf(saving))
      for (const [index, next] of listed.slice(1).entries()) {
        const [before, after] = [keysOf(listed[index]!), keysOf(next)]
        const at = before.findIndex((key, place) => key !== after[place])
        // Neighbours may agree in all four keys, but never stand the wrong way round.
        if (at >= 0) expect(before[at]).toBeLessThan(after[at]!)
      }
    }),
    { numRuns: 200 },
  )
})

test('[CA-4.4.5, CA-4.4.6] there is a suggestion exactly if there is any payment', () => {
  fc.assert(
    fc.property(many, value, (held, sum) => {
      expect(suggestions(held, sum).length > 0).toBe(everyPayment(held, sum).length > 0)
    }),
    { numRuns: 200 },
  )
})

test('[CA-T34, CA-4.4.6] suggestions for 12 from 4 sand, 3 wood, 1 stone', () => {
  expect(suggestions(goods('4S 3W 1T'), 12)).toEqual([payment('3S 2W 1T'), payment('1S 3W 1T')])
})

test('[CA-4.4.6] suggestions with silver come after those without', () => {
  const [first, ...others] = suggestions(goods('4S 2W 1B 1Ag'), 8)
  expect(first).toEqual(payment('2S 1W 1B'))
  expect(others.every((paid) => silverIn(paid) > 0)).toBe(true)
})

test('[CA-4.4.6, CA-4.4.1] while a second building may follow, of equal silver those come first that leave enough for one', () => {
  const held = goods('4S 4W 2B 2T')
  const leaves = (paid: Payment): boolean => isPayable(leftBy(held, paid), 9)
  // The cheapest alone takes the sand that the second would need.
  expect(leaves(suggestions(held, 12)[0]!)).toBe(false)
  const listed = suggestions(held, 12, [9, 40])
  const most = listed.filter(leaves).length
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(listed.length)
  expect(listed.map(leaves)).toEqual(listed.map((_, at) => at < most))
  expect(textsOf(listed).toSorted()).toEqual(textsOf(suggestions(held, 12)).toSorted())
  // What no payment leaves enough for changes nothing, and silver is not given for it.
  expect(suggestions(held, 12, [40])).toEqual(suggestions(held, 12))
  fc.assert(
    fc.property(many, value, value, (own, sum, next) => {
      const spent = suggestions(own, sum, [next]).map(silverIn)
      expect(spent).toEqual(spent.toSorted((a, b) => a - b))
    }),
    { numRuns: 100 },
  )
})

test('[CA-T35, CA-R10] three silver alone', () => {
  const held = goods('3Ag')
  expect(suggestions(held, 8)).toEqual([payment('', '1T 1W 1S')])
  expect(suggestions(held, 10)).toEqual([payment('', '1T 1B 1S')])
  expect(suggestions(held, 12)).toEqual([])
})

test('[CA-R11] silver counts as a piece', () => {
  expect(piecesIn(payment('1T 1S', '1B 2W'))).toBe(5)
})

test('[CA-4.4.5] the sums next to a value are the nearest that the pieces pay, on either side', () => {
  const piles = fc.record(Object.fromEntries(resources.map((kind) => [kind, fc.nat({ max: 3 })])))
  fc.assert(
    fc.property(piles as fc.Arbitrary<Stock>, fc.constantFrom(...tileValues), (held, value) => {
      const paid = upTo(60).filter((sum) => suggestions(held, sum).length > 0)
      expect(sumsNextTo(held, value)).toEqual({
        below: paid.findLast((sum) => sum < value) ?? 0,
        above: paid.find((sum) => sum > value) ?? 0,
      })
    }),
    { numRuns: 200 },
  )
})
