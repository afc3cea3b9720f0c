// @vitest-environment happy-dom
/** A category of a scoring as it is seen: what flies where, what walks, and what rests for who asked for stillness. */
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { scene as castilloScene } from '../../frontend/games/castillo/scenes.tsx'
import { es as castilloWords } from '../../frontend/games/castillo/texts.es.ts'
import { scene } from '../../frontend/games/fortaleza/scenes.tsx'
import { es as words } from '../../frontend/games/fortaleza/texts.es.ts'
import { scene as fortiumScene } from '../../frontend/games/fortium/scenes.tsx'
import { es as fortiumWords } from '../../frontend/games/fortium/texts.es.ts'
import { scoresPassed } from '../../frontend/games/fortaleza/track.ts'
import { startLanguage } from '../../frontend/kit/language.ts'
import type { Box, Scene, Stage } from '../../frontend/kit/stage.tsx'
import { copy } from '../../shared/engine/copy.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import { fortalezaMeta } from '../../shared/games/fortaleza/meta.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { given as castilloAt } from '../kit/castillo.ts'
import { given as fortiumAt } from '../kit/fortium.ts'

const board: Box = { x: 0, y: 0, width: 1000, height: 1000 }
/** Where things are; the marker of the first seat is in the corner from where it begins. */
const boxes: Readonly<Record<string, Box>> = {
  track: board,
  temple: { x: 400, y: 400, width: 200, height: 200 },
  'marker:0': { x: 20, y: 2, width: 40, height: 40 },
  'seat:0': { x: 1100, y: 80, width: 40, height: 40 },
  'told:0': { x: 300, y: 20, width: 60, height: 20 },
  N1: { x: 200, y: 100, width: 40, height: 40 },
}

interface Moved {
  readonly of: Element
  /** Milliseconds that it takes. */
  readonly lasts: number
  readonly places: readonly string[]
  onfinish: (() => void) | null
}
let [moved, dispose]: [Moved[], () => void] = [[], () => undefined]
beforeEach(async () => {
  await startLanguage()
  moved = []
  Element.prototype.animate = function (
    this: Element,
    frames: Keyframe[],
    lasts: number | KeyframeAnimationOptions,
  ) {
    const one = {
      of: this,
      lasts: Number(typeof lasts === 'number' ? lasts : lasts.duration),
      places: frames.flatMap(({ transform }) => (typeof transform === 'string' ? [transform] : [])),
      onfinish: null,
      cancel: () => undefined,
    }
    moved.push(one)
    return one as unknown as Animation
  } as typeof Element.prototype.animate
})
afterEach(() => dispose())

const blank = () => copy(fortaleza.blank({ seats: 4, options: defaultOptions(fortalezaMeta) as never }))

/** The temple scored for the first seat, which has `score` points before; and what says that it is over. */
const play = (score: number, still: boolean, points = 4) => {
  const before = blank()
  before.players[0]!.score = score
  return playOf({ type: 'templeScored', seat: seatOf(0), points }, before, still)
}
const playOf = (event: object, before: ReturnType<typeof blank>, still: boolean) => {
  const shown = scene(words, event as never, before, null, () => 'Ana')
  if (shown === null) throw new Error('nothing is shown')
  const over = vi.fn()
  const [hurried, hurry] = createSignal(false)
  const stage: Stage = {
    board,
    still,
    place: (anchor) => boxes[anchor] ?? null,
    hurried,
    after: () => undefined,
    over,
  }
  // A scene has a layer of its own, and takes nothing else from the page.
  const ground = document.createElement('div')
  document.body.append(ground)
  dispose = render(() => <shown.Play {...stage} />, ground)
  return { over, hurry: () => hurry(true), lasts: shown.lasts }
}
const of = (name: string): Moved[] => moved.filter((one) => one.of.classList.contains(name))
/** The last thing that the scene waits for has come. */
const wait = (): void => of('scoring-title').at(-1)?.onfinish?.()

describe('with motion', () => {
  test('the figure flies to the marker, which walks on cell by cell before it is over', () => {
    const { over } = play(58, false)
    wait()
    const [laurel] = of('scoring-laurel')
    // The middle of the marker's box, less half of the laurel's own size.
    expect(laurel?.places.at(-1)).toContain(`translate(${40 - 32}px, ${22 - 32}px)`)
    const [walker] = of('scene-walker')
    // Four steps, each with its middle: round the corner of the track and on.
    expect(walker?.places).toHaveLength(9)
    expect(new Set(walker?.places).size).toBe(9)
    wait()
    expect(over).not.toHaveBeenCalled()
    wait()
    expect(over).toHaveBeenCalledOnce()
  })
})

test('[FZ-6.3] what a wall scores flies to where its seat is told: no points are counted before the sum of all four', () => {
  const before = blank()
  before.board.spaces = { N1: [{ owner: seatOf(0), level: 1 }] }
  playOf({ type: 'scored', part: 'wall', places: ['N1'], points: [4, 0, 0, 0] }, before, false)
  expect(document.querySelector('.scoring-title [data-anchor="told:0"]')?.textContent).toContain('Ana')
  wait()
  expect(of('scoring-laurel')[0]?.places.at(-1)).toContain(`translate(${330 - 32}px, ${30 - 32}px)`)
})

test('who asked for stillness sees the figure at its place, and nothing flies or walks', () => {
  const { over } = play(58, true)
  wait()
  expect([of('scoring-laurel'), of('scene-walker')]).toEqual([[], []])
  const laurel = document.querySelector<HTMLElement>('.scoring-laurel')
  expect([laurel?.textContent, laurel?.style.transform]).toEqual([
    '4',
    expect.stringContaining('translate(468px'),
  ])
  expect(document.querySelector('.scoring-title')?.textContent).toContain('+4')
  wait()
  expect(over).toHaveBeenCalledOnce()
})

test('points that are lost have a minus, as on the tiles', () => {
  play(58, true, -1)
  wait()
  expect(document.querySelector('.scoring-laurel')?.textContent).toBe('−1')
  expect(document.querySelector('.scoring-title')?.textContent).toContain('−1')
})

test('the name of what is counted does not lie over the building that its helpers stand in', () => {
  // Each is a scoring of its own: who has left one out sees the next.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000))
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  onTestFinished(() => void vi.restoreAllMocks())
  const event = {
    type: 'scored',
    building: 'palace',
    earned: [{ seat: seatOf(0), vp: 5, spaces: ['palace-a'] }],
  } as never
  /** How high it lies, with a helper that far from the board's upper edge. */
  const titleAt = (y: number): string => {
    const shown = castilloScene(castilloWords, event, castilloAt({ players: 3 }), () => 'Ana')!
    const place = (): Box => ({ x: 480, y, width: 40, height: 40 })
    const stage = { board, place, still: true, hurried: () => false, after: () => undefined, over: vi.fn() }
    dispose = render(() => <shown.Play {...stage} />, document.body)
    const at = document.querySelector<HTMLElement>('.scoring-title')!.style.top
    dispose()
    return at
  }
  expect(titleAt(300)).toBe('14px')
  expect(titleAt(100)).toBe(`${1000 - 60 - 14}px`)
})

test('a marker passes each cell between, also backwards [FZ-2.9]', () => {
  expect(scoresPassed(58, 4)).toEqual([58, 59, 60, 61, 62])
  expect(scoresPassed(3, -2)).toEqual([3, 2, 1])
})

test('a tap makes this category and those after it twice as fast, the second leaves the rest out; the next scoring has time again', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(100_000)
  onTestFinished(() => clock.mockRestore())
  let said: string | undefined
  const hint = (): string | undefined => document.querySelector('.scoring-title small')?.textContent
  /** How long the laurel of a category flies, tapped in it or not; it is looked at to its end. */
  const flies = (isTapped: boolean): number | undefined => {
    dispose()
    moved = []
    const { hurry } = play(58, false)
    said = hint()
    if (isTapped) hurry()
    wait()
    const { lasts } = of('scoring-laurel')[0] ?? {}
    wait()
    return lasts
  }
  const plain = flies(false)!
  expect(said).toBe('Click to go faster')
  expect(plain).toBeGreaterThan(500)
  expect(flies(true)).toBe(plain / 2)
  expect(flies(false)).toBe(plain / 2)
  // The pace of before counts as the first of two.
  dispose()
  const { hurry, over } = play(58, false)
  expect(hint()).toBe('Click again to skip the rest')
  expect(over).not.toHaveBeenCalled()
  hurry()
  expect(over).toHaveBeenCalledOnce()
  expect(flies(false)).toBeUndefined()
  dispose()
  clock.mockReturnValue(200_000)
  expect(flies(false)).toBe(plain)
})

describe('at the end one category after the other, of each seat in turn its own places are lit', () => {
  /** All that is lit now, what of it is ringed and for whom, and what the title says. */
  const look = (asked: readonly string[]) => {
    const at = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)]
    /** Each place that a scene asks for has a box of its own, by which it is known again. */
    const named = (rect: Element, edge: number): string | undefined =>
      asked[(Number(rect.getAttribute('x')) + edge) / 100]
    return {
      title: document.querySelector('.scoring-title b')?.textContent,
      told: at('.scoring-title .told').map((one) => one.textContent),
      lit: at('.scoring-night mask [rx]').map((rect) => named(rect, 5)),
      ringed: at('.scoring-ring').map((rect) => [
        named(rect, 4),
        (rect as SVGElement).style.getPropertyValue('stroke'),
      ]),
    }
  }
  /** All that is seen of a scene until it is over, one look after the other. */
  const watch = (shown: Scene | null): readonly ReturnType<typeof look>[] => {
    const asked: string[] = []
    const place = (anchor: string): Box => {
      if (!asked.includes(anchor)) asked.push(anchor)
      return { x: 100 * asked.indexOf(anchor), y: 0, width: 40, height: 40 }
    }
    const over = vi.fn()
    const stage = { board, place, still: true, hurried: () => false, after: () => undefined, over }
    if (shown !== null) dispose = render(() => <shown.Play {...stage} />, document.body)
    const seen = []
    while (over.mock.calls.length === 0) {
      wait()
      if (over.mock.calls.length === 0) seen.push(look(asked))
    }
    return seen
  }
  const nameOf = (seat: number): string => ['Ana', 'Berta', 'Carla', 'Dora'][seat] ?? ''

  test('of Castillo a building, with the helpers in it', () => {
    const earned = [
      { seat: seatOf(1), vp: 5, spaces: ['palace-a'] },
      { seat: seatOf(0), vp: 3, spaces: ['palace-b', 'palace-c'] },
      { seat: seatOf(2), vp: 0, spaces: [] },
    ]
    const event = { type: 'scored', building: 'palace', earned } as never
    const all = { title: castilloWords.buildings.palace, lit: ['palace-a', 'palace-b', 'palace-c'] }
    expect(watch(castilloScene(castilloWords, event, castilloAt({ players: 3 }), nameOf))).toEqual([
      { ...all, told: ['Berta +5'], ringed: [['palace-a', 'var(--seat-1)']] },
      {
        ...all,
        told: ['Berta +5', 'Ana +3'],
        ringed: [
          ['palace-b', 'var(--seat-0)'],
          ['palace-c', 'var(--seat-0)'],
        ],
      },
    ])
  })

  test('[FT-6.6] of Fortium diamonds, and where they tell not all apart floors, then stock', () => {
    const state = fortiumAt({
      players: 2,
      diamonds: { W: 1, E: 1 },
      floors: { W: 2, E: 1 },
      stock: { E: '0/3/0/0' },
    })
    const event = { type: 'ended', reason: 'countdown' } as never
    const seen = watch(fortiumScene(fortiumWords, event, state, null, nameOf, []))
    const told = seen.map(({ title, lit, ringed }) => [title, lit.join(' '), ringed.flat().join(' ')])
    const { figures, scores } = fortiumWords
    const floors = [scores.fort, 'floor:0:0 floor:0:1 floor:1:0']
    const stock = [scores.stock, 'stock:1:limestone']
    const diamonds = [figures.diamonds, 'floor:0:4 floor:1:4']
    expect(told).toEqual([
      [...diamonds, 'floor:0:4 var(--seat-0)'],
      [...diamonds, 'floor:1:4 var(--seat-1)'],
      // Its name is read before anybody is looked at.
      [...floors, ''],
      [...floors, 'floor:0:0 var(--seat-0) floor:0:1 var(--seat-0)'],
      [...floors, 'floor:1:0 var(--seat-1)'],
      [...stock, ''],
      [...stock, 'stock:1:limestone var(--seat-1)'],
    ])
  })
})

/** So much later: a scoring of its own, whatever was left out of the one before. */
const later = (now: number): void => {
  vi.spyOn(performance, 'now').mockReturnValue(now)
  onTestFinished(() => void vi.restoreAllMocks())
}

test('of all that rises the last alone has a figure, and no other a disc that is empty', () => {
  later(1e6)
  const spaces = ['palace-a', 'palace-b', 'palace-c']
  const event = { type: 'scored', building: 'palace', earned: [{ seat: seatOf(0), vp: 5, spaces }] } as never
  const shown = castilloScene(castilloWords, event, castilloAt({ players: 3 }), () => 'Ana')!
  const place = (): Box => ({ x: 480, y: 300, width: 40, height: 40 })
  const stage = { board, place, still: false, hurried: () => false, after: () => undefined, over: vi.fn() }
  dispose = render(() => <shown.Play {...stage} />, document.body)
  wait()
  const risen = [...document.querySelectorAll('.scoring-laurel')]
  expect(risen.map((one) => [one.classList.contains('bare'), one.textContent])).toEqual([
    [true, ''],
    [true, ''],
    [false, '5'],
  ])
})

test('the table stays dark until the next category darkens it itself', () => {
  later(2e6)
  const nights = () => document.querySelectorAll('.scoring-night').length
  play(58, false)
  for (let n = 0; n < 3; n++) wait()
  dispose()
  expect(nights()).toBe(1)
  play(58, false)
  for (let n = 0; n < 3; n++) wait()
  expect(nights()).toBe(1)
  dispose()
  of('flight').at(-1)?.onfinish?.()
  expect(nights()).toBe(0)
})

test('the title leaves the whole track in sight, on which markers walk', () => {
  later(3e6)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  vi.stubGlobal('innerHeight', 1200)
  onTestFinished(() => void vi.unstubAllGlobals())
  play(58, true)
  expect(document.querySelector<HTMLElement>('.scoring-title')!.style.top).toBe('1006px')
})
