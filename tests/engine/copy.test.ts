import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copy, same } from '../../shared/engine/copy.ts'

/** Parsed messages and rules never hold a field of this name: schemas list their fields. */
const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'))

describe('copy', () => {
  test('is the same, and shares nothing that can change', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = JSON.stringify(value)
        const twin = copy(value)
        expect(JSON.stringify(twin)).toBe(text)
        if (value !== null && typeof value === 'object') expect(twin).not.toBe(value)
      }),
    )
  })

  test('goes all the way down', () => {
    const value = { a: [{ b: 1 }] }
    const twin = copy(value)
    twin.a[0]!.b = 2
    expect(value).toEqual({ a: [{ b: 1 }] })
  })
})

describe('same', () => {
  test('says what a comparison of sorted JSON says', () => {
    const sorted = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(sorted)
        : value !== null && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value)
                .toSorted(([a], [b]) => (a < b ? -1 : 1))
                .map(([key, part]) => [key, sorted(part)]),
            )
          : value
    const text = (value: unknown): string => JSON.stringify(sorted(value))
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(same(a, copy(a))).toBe(true)
        expect(same(a, b)).toBe(text(a) === text(b))
      }),
    )
  })

  test('the order of keys says nothing, the order of items does', () => {
    expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
    expect(same([1, 2], [2, 1])).toBe(false)
  })

  test.each([
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[], {}],
    [{ 0: 'x' }, ['x']],
    [null, {}],
    [1, '1'],
  ])('%j is not %j', (a, b) => {
    expect(same(a, b)).toBe(false)
  })
})
