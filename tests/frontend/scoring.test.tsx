// @vitest-environment happy-dom
/** A category of a scoring as it is seen: what flies where, what walks, and what rests for who asked for stillness. */
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { scene } from '../../frontend/games/fortaleza/scenes.tsx'
import { es as words } from '../../frontend/games/fortaleza/texts.es.ts'
import { scoresPassed } from '../../frontend/games/fortaleza/track.ts'
import { startLanguage } from '../../frontend/kit/language.ts'
import type { Box, Stage } from '../../frontend/kit/stage.tsx'
import { copy } from '../../shared/engine/copy.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import { fortalezaMeta } from '../../shared/games/fortaleza/meta.ts'
import { defaultOptions } from '../../shared/engine/options.ts'

const board: Box = { x: 0, y: 0, width: 1000, height: 1000 }
/** Where things are; the marker of the first seat is in the corner from where it begins. */
const boxes: Readonly<Record<string, Box>> = {
  track: board,
  temple: { x: 400, y: 400, width: 200, height: 200 },
  'marker:0': { x: 20, y: 2, width: 40, height: 40 },
  'seat:0': { x: 1100, y: 80, width: 40, height: 40 },
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

/** The temple scored for the first seat, which has `score` points before; and what says that it is over. */
const play = (score: number, still: boolean) => {
  const before = copy(fortaleza.blank({ seats: 4, options: defaultOptions(fortalezaMeta) as never }))
  before.players[0]!.score = score
  const shown = scene(
    words,
    { type: 'templeScored', seat: seatOf(0), points: 4 } as never,
    before,
    () => 'Ana',
  )
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
  dispose = render(() => <shown.Play {...stage} />, document.body)
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
