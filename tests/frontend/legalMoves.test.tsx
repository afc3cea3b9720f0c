// @vitest-environment happy-dom
/** A game with thousands of legal moves at once: none is made before somebody asks, and the list is read in slices. */
import { createRoot } from 'solid-js'
import { render } from 'solid-js/web'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LegalMoves, startWords } from '../../frontend/table/play/LegalMoves.tsx'
import { createMoveGroups } from '../../frontend/table/play/moveGroups.ts'
import { lazily } from '../../frontend/plug/lazily.ts'
import { startLanguage } from '../../frontend/kit/language.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seatOf, type Tagged } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { raid } from '../house/raid/game.ts'
import { raidMeta } from '../house/raid/meta.ts'
import { plainUi } from '../kit/plainUi.ts'
import { seatedAt } from '../kit/seated.ts'

const thousands = 5000

/** A raid in which one may march to thousands of places; tells how many moves have been made. */
const createCrowd = () => {
  let made = 0
  const options = defaultOptions(raidMeta)
  const game: AnyGame = {
    ...(raid as unknown as AnyGame),
    check: () => null,
    *candidates() {
      for (let to = 0; to < thousands; to++) {
        made++
        yield { type: 'march', die: 0, raiders: ['0-0'], to: to % 99 } as Tagged
      }
      yield { type: 'end' }
    },
  }
  const state = {
    ...raid.blank({ seats: 2, options: options as never }),
    phase: 'main',
    dice: [{ value: 6, used: false }],
  }
  const seated = seatedAt(game, () => plainUi, { seats: 2, options, state, me: seatOf(0) })
  return { ...seated, made: () => made }
}

beforeEach(async () => {
  vi.useFakeTimers()
  document.body.innerHTML = ''
  await startLanguage()
  await startWords()
})
afterEach(() => vi.useRealTimers())

describe('the page', () => {
  test('goes on without making the list: judging, staging and taking back ask for no candidate', () => {
    const { page, made } = createCrowd()
    const move = { type: 'end' }
    expect(page.whyNot(move)).toBeNull()
    page.stage(move)
    page.unstage()
    expect(made()).toBe(0)
  })

  test('makes each move once, and no more than is asked for', () => {
    const { page, made } = createCrowd()
    const first = () => page.legal()[Symbol.iterator]().next().value
    expect(first()).toMatchObject({ type: 'march', to: 0 })
    expect(first()).toBe(first())
    expect(made()).toBe(1)
    expect([...page.legal()]).toHaveLength(thousands + 1)
    expect([...page.legal()]).toHaveLength(thousands + 1)
    expect(made()).toBe(thousands)
  })
})

test('the list is read in slices between which the page answers', async () => {
  const clock = vi.spyOn(performance, 'now')
  let now = 0
  // Each move takes a tenth of a millisecond to make.
  clock.mockImplementation(() => (now += 0.1))
  const moves = lazily(Array.from({ length: 1000 }, (_, n) => ({ type: n % 2 === 0 ? 'even' : 'odd' })))
  const read = createRoot(() => createMoveGroups(() => moves))
  await vi.advanceTimersByTimeAsync(0)
  const first = read.count()
  expect(first).toBeGreaterThan(10)
  expect(first).toBeLessThan(300)
  expect(read.isWhole()).toBe(false)
  await vi.runAllTimersAsync()
  expect(read.count()).toBe(1000)
  expect(read.isWhole()).toBe(true)
  expect(read.groups().map(({ type, moves: { length } }) => `${type} ${length}`)).toEqual([
    'even 500',
    'odd 500',
  ])
  clock.mockRestore()
})

test('of each kind some are shown, and more when asked for; what is pressed is staged', async () => {
  const { page } = createCrowd()
  const dispose = render(() => <LegalMoves table={page} />, document.body)
  await vi.runAllTimersAsync()
  const sections = [...document.querySelectorAll('.legal section')]
  const buttonsOf = (section: Element | undefined) => section?.querySelectorAll('li button').length
  expect(sections).toHaveLength(2)
  expect(document.querySelector('h2')?.textContent).toBe(`march ${thousands}`)
  expect(sections.map(buttonsOf)).toEqual([50, 1])
  document.querySelector<HTMLElement>('.more')?.click()
  expect(sections.map(buttonsOf)).toEqual([100, 1])
  sections[1]?.querySelector<HTMLElement>('li button')?.click()
  expect(page.staged()).toEqual([{ type: 'end' }])
  dispose()
})
