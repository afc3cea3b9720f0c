import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copy } from '../../shared/engine/copy.ts'
import { type Seat, seatOf, type Viewer } from '../../shared/engine/ids.ts'
import {
  type Bag,
  conceal,
  faces,
  type Hidden,
  hide,
  known,
  NeedsServer,
  needsServer,
  put,
  readersOf,
  take,
  takeUnseen,
} from '../../shared/engine/secret.ts'

const [a, b, c] = [seatOf(0), seatOf(1), seatOf(2)] as const
const bagOf = <T>(...things: Hidden<T>[]): Bag<T> => {
  const zone: Bag<T> = { bag: [] }
  for (const thing of things) put(zone, thing)
  return zone
}

describe('hide and known', () => {
  test('readers are named once, in order', () => {
    expect(hide('x', b, a, b)).toEqual({ secret: 'x', to: [a, b] })
  })

  test('a face turned down needs the server', () => {
    expect(known(hide('x', a))).toBe('x')
    expect(() => known(null)).toThrow(NeedsServer)
  })

  test('it is always the same that is thrown: bots meet it by the thousand, and each trace of a stack would cost', () => {
    const thrownBy = (reach: () => void): unknown => {
      try {
        return reach()
      } catch (thrown) {
        return thrown
      }
    }
    expect(thrownBy(() => known(null))).toBe(needsServer)
    expect(thrownBy(() => known(null))).toBe(needsServer)
  })
})

describe('conceal', () => {
  const state = {
    round: 3,
    deck: [hide('d1'), hide('d2')],
    hands: [bagOf(hide('h1', a), hide('h2', a, b)), bagOf(hide('h3', b))],
    open: { cards: ['o1'], none: null },
  }

  test('a seat sees what it may, the public nothing that is hidden', () => {
    expect(conceal(state, b)).toEqual({
      round: 3,
      deck: [null, null],
      hands: [{ bag: [hide('h2', a, b), null] }, { bag: [hide('h3', b)] }],
      open: { cards: ['o1'], none: null },
    })
    expect(JSON.stringify(conceal(state, null))).not.toMatch(/[dh]\d/)
  })

  test('who is told no secret sees what the public sees', () => {
    expect(readersOf(state)).toEqual(new Set([a, b]))
    expect(conceal(state, c)).toEqual(conceal(state, null))
    expect(readersOf({ nested: hide({ inside: hide('x', c) }, a) })).toEqual(new Set([a, c]))
  })

  test('leaves what it was given as it was', () => {
    const before = copy(state)
    for (const viewer of [a, b, c, null]) conceal(state, viewer)
    expect(state).toEqual(before)
  })

  test('where a hidden card lies in a bag says nothing', () => {
    const one = { hand: bagOf(hide('c1', a), hide('c5', a, b)) }
    const other = { hand: bagOf(hide('c9', a), hide('c5', a, b)) }
    expect(one.hand.bag).not.toEqual(other.hand.bag)
    expect(conceal(one, b)).toEqual(conceal(other, b))
  })

  test('a secret within a secret has its own readers', () => {
    const plan = { plan: hide({ open: 'x', card: hide('y', a) }, a, b) }
    expect(conceal(plan, a)).toEqual(plan)
    expect(conceal(plan, b)).toEqual({ plan: { secret: { open: 'x', card: null }, to: [a, b] } })
    expect(conceal(plan, c)).toEqual({ plan: null })
  })

  test('what is concealed already stays as it is', () => {
    const viewers: readonly Viewer[] = [a, b, c, null]
    for (const viewer of viewers) {
      const once = conceal(state, viewer)
      expect(conceal(once, viewer)).toEqual(once)
    }
  })

  test('whatever a viewer may not read is nowhere in what it is shown', () => {
    const readers = fc.uniqueArray(fc.constantFrom(a, b, c))
    const secret = fc.tuple(fc.nat(99), readers).map(([face, to]) => hide(`face${face}`, ...to))
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, secret, tie('list'), tie('fields'), fc.nat()),
      list: fc.array(tie('value'), { maxLength: 4 }),
      fields: fc.dictionary(fc.constantFrom('x', 'y', 'bag0'), tie('value'), { maxKeys: 3 }),
    }))
    const readable = (part: unknown, viewer: Viewer): string[] => {
      if (part === null || typeof part !== 'object') return []
      if ('secret' in part && 'to' in part)
        return (part.to as Seat[]).includes(viewer as Seat) ? [part.secret as string] : []
      return Object.values(part).flatMap((inner) => readable(inner, viewer))
    }
    fc.assert(
      fc.property(value, fc.constantFrom<Viewer>(a, b, c, null), (whole, viewer) => {
        const text = JSON.stringify(conceal(whole, viewer)) ?? ''
        expect((text.match(/face\d+/g) ?? []).toSorted()).toEqual(readable(whole, viewer).toSorted())
      }),
    )
  })
})

describe('bags', () => {
  test('are sorted, whatever the order things came in', () => {
    const things: Hidden<string>[] = [hide('b', a), null, hide('a', a), hide('a', a, b), null]
    fc.assert(
      fc.property(fc.shuffledSubarray(things, { minLength: things.length }), (order) => {
        expect(bagOf(...order).bag).toEqual([hide('a', a), hide('a', a, b), hide('b', a), null, null])
      }),
    )
  })

  test('faces are the known ones', () => {
    expect(faces(bagOf(hide('b', a), null, hide('a', a)))).toEqual(['a', 'b'])
  })

  test('a thing taken openly leaves the knowledge of the others as it is', () => {
    const hand = bagOf(hide('x', a, b), hide('y', a, b), hide('z', a))
    take(hand, hide('x', a, b))
    expect(hand.bag).toEqual([hide('y', a, b), hide('z', a)])
  })

  test('a thing taken face down leaves only its owner sure of the rest', () => {
    const hand = bagOf(hide('x', a, b), hide('y', a, b), hide('z', a))
    takeUnseen(hand, hide('z', a), a)
    expect(hand.bag).toEqual([hide('x', a), hide('y', a)])
  })

  test('a viewer who does not know which thing left takes an unknown one', () => {
    const hand = bagOf<string>(hide('x', a, b), null, null)
    take(hand, null)
    expect(hand.bag).toEqual([hide('x', a, b), null])
    take(hand, hide('q', b))
    expect(hand.bag).toEqual([hide('x', a, b)])
  })

  test('a viewer who knew them all still takes one', () => {
    const hand = bagOf<string>(hide('x', a, b))
    takeUnseen(hand, null, a)
    expect(hand.bag).toEqual([])
  })

  test('faces may be objects', () => {
    const hand = bagOf(hide({ suit: 1, value: 2 }, a), hide({ suit: 1, value: 3 }, a))
    take(hand, hide({ suit: 1, value: 3 }, a))
    expect(faces(hand)).toEqual([{ suit: 1, value: 2 }])
  })

  test('what cannot be there cannot be taken', () => {
    expect(() => take(bagOf(hide('x', a)), hide('y', a))).toThrow('no such thing')
    expect(() => take(bagOf<string>(), null)).toThrow('no such thing')
  })
})
