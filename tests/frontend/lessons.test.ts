/** First steps: where a bubble lies, and what is kept of them. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  clearSide,
  cornerOf,
  distance,
  freePlace,
  isFree,
  nearestOf,
  overlap,
  type Slip,
} from '../../frontend/kit/freePlace.ts'
import { createLearning } from '../../frontend/table/cards/learning.ts'
import { placeOfEither } from '../../frontend/kit/freePlace.ts'

const screen = { x: 0, y: 0, width: 400, height: 300 }
const size = { width: 120, height: 60 }
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

describe('the place of a bubble', () => {
  test('is beside the thing, on the screen, over neither the thing nor what is to be pressed', () => {
    const thing = box(180, 130, 40, 40)
    const taken = [box(0, 0, 400, 110), box(230, 100, 170, 200)]
    const at = freePlace(size, thing, { screen, taken, shy: [], ground: [] })
    const slip = { ...at!, ...size }
    for (const one of [thing, ...taken]) expect(overlap(slip, one)).toBe(0)
    expect(isFree(slip, thing, { screen, taken, shy: [], ground: [] })).toBe(true)
    expect(Math.hypot(slip.x + 60 - 200, slip.y + 30 - 150)).toBeLessThan(140)
  })

  test('is elsewhere, rather than over what could be pressed later', () => {
    const thing = box(180, 10, 40, 40)
    const free = freePlace(size, thing, { screen, taken: [], shy: [], ground: [] })!
    const shy = [box(free.x, free.y, 120, 60)]
    const moved = freePlace(size, thing, { screen, taken: [], shy, ground: [] })!
    expect(overlap({ ...moved, ...size }, shy[0]!)).toBeLessThan(overlap({ ...free, ...size }, shy[0]!))
  })

  test('leaves the board to be seen where there is room beside it', () => {
    const thing = box(0, 280, 400, 20)
    const ground = [box(0, 60, 300, 200)]
    const at = freePlace(size, thing, { screen, taken: [], shy: [], ground })!
    expect(overlap({ ...at, ...size }, ground[0]!)).toBeLessThan(size.width * size.height)
    expect(freePlace(size, thing, { screen, taken: [], shy: [], ground: [] })).not.toEqual(at)
  })

  test('of what speaks of nothing on the board is off it, towards a corner of the screen', () => {
    const ground = [box(0, 0, 250, 300)]
    const corner = cornerOf(screen)
    const at = freePlace(size, corner, {
      screen,
      taken: [],
      shy: [box(250, 100, 150, 200)],
      ground,
      dear: 12,
    })!
    expect(overlap({ ...at, ...size }, ground[0]!)).toBe(0)
    expect(freePlace(size, corner, { screen, taken: [], shy: [], ground })).toEqual({ x: 264, y: 232 })
  })

  test('of what need not be near is far off rather than over anything', () => {
    const corner = cornerOf(screen)
    const resting = [box(0, 100, 400, 200)]
    const around = { screen, taken: [], shy: [], ground: [], resting }
    const lies = (more: object): number =>
      overlap({ ...freePlace(size, corner, { ...around, ...more })!, ...size }, resting[0]!)
    expect(lies({})).toBeGreaterThan(0)
    expect(lies({ pull: 0.05 })).toBe(0)
  })

  test('is in a gap that is only just as wide, between the places that are tried elsewhere', () => {
    const thing = box(180, 280, 40, 20)
    const taken = [box(0, 0, 400, 131), box(0, 191, 400, 60)]
    expect(freePlace(size, thing, { screen, taken, shy: [], ground: [] })?.y).toBe(131)
    // So it is beside a board that ends there.
    const at = freePlace(size, thing, { screen, taken: [taken[1]!], shy: [], ground: [taken[0]!], dear: 3 })
    expect(at?.y).toBe(131)
    // Boxes of a page end between pixels: whole ones would leave no room there.
    const half = [box(0, 0, 400, 130.3), box(0, 190.7, 400, 60)]
    expect(freePlace(size, thing, { screen, taken: half, shy: [], ground: [] })?.y).toBeCloseTo(130.5)
  })

  test('lies over what rests rather than over what can be pressed, and over bare ground rather than over a place of it', () => {
    const thing = box(180, 280, 40, 20)
    const [left, right] = [box(0, 0, 200, 300), box(200, 0, 200, 300)]
    const xOf = (more: object): number =>
      freePlace(size, thing, { screen, taken: [], shy: [], ground: [], ...more })!.x
    expect(xOf({ shy: [left], resting: [right] })).toBeGreaterThanOrEqual(200)
    expect(xOf({ shy: [right], resting: [left] })).toBeLessThanOrEqual(80)
    expect(xOf({ ground: [screen], resting: [left] })).toBeGreaterThanOrEqual(200)
    expect(xOf({ ground: [screen], resting: [right] })).toBeLessThanOrEqual(80)
  })

  test('is beside whichever of several things has room', () => {
    const [far, near] = [box(10, 10, 40, 40), box(300, 10, 40, 40)]
    const taken = [box(0, 0, 250, 300)]
    const around = { screen, taken, shy: [], ground: [] }
    const alone = { ...freePlace(size, far, around)!, ...size }
    const at = { ...freePlace(size, far, { ...around, alike: [near] })!, ...size }
    expect(distance(at, near)).toBeLessThan(distance(alone, far))
    expect(nearestOf(at, far, [near])).toBe(near)
  })

  test('is nowhere where all is taken: then nothing is said', () => {
    expect(freePlace(size, box(0, 0, 10, 10), { screen, taken: [screen], shy: [], ground: [] })).toBeNull()
    expect(
      freePlace({ width: 500, height: 60 }, box(0, 0, 9, 9), { screen, taken: [], shy: [], ground: [] }),
    ).toBeNull()
  })
})

describe('what has been learnt', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })

  test('is kept for each game, one by one and all at once, until somebody asks for it again', () => {
    createLearning('fortium').learn('walk')
    const later = createLearning('fortium')
    expect([later.knows('walk'), later.knows('camp'), later.isOver()]).toEqual([true, false, false])
    expect(createLearning('castillo').knows('walk')).toBe(false)
    later.end()
    expect(createLearning('fortium').isOver()).toBe(true)
    later.again()
    expect(createLearning('fortium').isOver()).toBe(false)
    expect(createLearning('fortium').knows('walk')).toBe(false)
  })
})

describe('a bubble beside a board', () => {
  const screen = { x: 0, y: 0, width: 1280, height: 720 }
  const around = {
    screen,
    taken: [],
    shy: [{ x: 960, y: 48, width: 320, height: 672 }],
    ground: [{ x: 192, y: 48, width: 576, height: 576 }],
  }
  const [broad, slim] = [
    { width: 264, height: 140 },
    { width: 172, height: 220 },
  ]

  test('is narrow where a broad one would lie over walls, which it leaves to be seen', () => {
    const { at, isSlim } = placeOfEither(broad, slim, { x: 225, y: 300, width: 50, height: 50 }, around)
    expect(isSlim).toBe(true)
    expect((at?.x ?? Infinity) + slim.width).toBeLessThan(192 + 16)
  })

  test('is broad where there is room for it, or none for either', () => {
    const free = { ...around, ground: [{ x: 400, y: 48, width: 500, height: 576 }] }
    expect(placeOfEither(broad, slim, { x: 430, y: 300, width: 50, height: 50 }, free).isSlim).toBe(false)
    const full = { ...around, taken: [screen] }
    expect(placeOfEither(broad, slim, { x: 225, y: 300, width: 50, height: 50 }, full)).toEqual({
      at: null,
      isSlim: false,
    })
  })
})

test('a card lies on the first side with room that covers no place to be pressed, and on none where all do', () => {
  const thing = { x: 400, y: 300, width: 40, height: 40 }
  const size = { width: 200, height: 150 }
  const order = ['left', 'right', 'top', 'bottom'] as const
  const sideBeside = (...taken: Slip[]) =>
    clearSide(order, size, thing, {
      screen: { x: 0, y: 0, width: 800, height: 600 },
      taken,
      shy: [],
      ground: [],
    })
  const [west, east] = [
    { x: 340, y: 300, width: 40, height: 40 },
    { x: 460, y: 300, width: 40, height: 40 },
  ]
  expect(sideBeside()).toBe('left')
  expect(sideBeside(west)).toBe('right')
  expect(sideBeside(west, east)).toBe('top')
  expect(sideBeside({ x: 0, y: 0, width: 800, height: 600 })).toBeNull()
  const atEdge = { ...thing, x: 100 }
  const around = { screen: { x: 0, y: 0, width: 800, height: 600 }, taken: [], shy: [], ground: [] }
  expect(clearSide(order, size, atEdge, around)).toBe('right')
})
