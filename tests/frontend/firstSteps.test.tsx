// @vitest-environment happy-dom
/** First steps on the page: when a bubble goes, and that nothing of it is asked for afterwards. */
import { createSignal, Show } from 'solid-js'
import { render } from 'solid-js/web'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import type { AnyTableModel } from '../../frontend/plug/gameUi.ts'
import type { AnyLesson } from '../../frontend/plug/lessons.ts'
import { createLearning } from '../../frontend/table/cards/learning.ts'
import { Lessons } from '../../frontend/table/cards/Lessons.tsx'

const step = (id: string): AnyLesson => ({
  id,
  at: () => 'thing',
  text: { es: id, en: id },
  byTouch: { es: `${id} by touch`, en: `${id} by touch` },
})
type Named = AnyLesson['text']
let dispose = (): void => undefined
/** Each page has a player who knows nothing yet. */
let opened = 0

/** A table with one thing that two steps speak of, and a page that shows them while there is something to learn. */
const open = (lessons = [step('goal'), step('walk')], player = `toy${++opened}`) => {
  const [pending, send] = createSignal(false)
  const [finished, finish] = createSignal(false)
  const [staged, stage] = createSignal<readonly object[]>([])
  const table = { pending, finished, staged } as unknown as AnyTableModel
  const learning = createLearning(player)
  const steps = () => (learning.isOver() ? null : lessons)
  dispose = render(
    () => (
      <div id="board">
        <span data-anchor="thing" />
        <Show when={steps()}>
          {(some) => <Lessons table={table} lessons={some()} learning={learning} isHushed={false} />}
        </Show>
      </div>
    ),
    document.body,
  )
  const act = async (): Promise<void> => {
    send(true)
    send(false)
    await vi.advanceTimersByTimeAsync(100)
  }
  const said = (): string | null => document.querySelector('.lesson:not(.waits) p')?.textContent ?? null
  /** A move that is made and sent; what it brings is seen at once. */
  const play = async (): Promise<void> => {
    stage([{}])
    send(true)
    send(false)
    stage([])
    await vi.advanceTimersByTimeAsync(100)
  }
  return { act, play, stage, said, finish, learning, settle: () => vi.advanceTimersByTimeAsync(100) }
}

beforeEach(async () => {
  document.body.innerHTML = ''
  await startLanguage()
  vi.useFakeTimers()
  HTMLElement.prototype.showPopover ??= () => undefined
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 40, 20, 20))
})
afterEach(() => {
  dispose()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what leads to it is said before it on a broad page, and on a phone to who asks', async () => {
  const goal = { ...step('goal'), leadIn: { es: ['ella anda'], en: ['one walks'] } }
  const broad = vi.spyOn(window, 'matchMedia')
  const pageOf = (isBroad: boolean) =>
    broad.mockImplementation(
      (query) =>
        ({
          matches: isBroad && query.includes('900'),
          addEventListener() {},
          removeEventListener() {},
        }) as never,
    )
  pageOf(true)
  const laptop = open([goal])
  await laptop.settle()
  expect(laptop.said()).toBe('one walksgoal')
  dispose()
  pageOf(false)
  const phone = open([goal, { ...step('walk'), leadIn: goal.leadIn }])
  await phone.settle()
  expect(phone.said()).toBe('goal How to play')
  document.querySelector<HTMLButtonElement>('.lesson-more')!.click()
  await phone.settle()
  expect(phone.said()).toBe('one walksgoal')
  // Where no room is left for all of it, it lies in the middle: it was asked for.
  expect(document.querySelector('.lesson')?.classList.contains('whole')).toBe(true)
  // The next one is short again.
  phone.learning.learn('goal')
  await phone.settle()
  expect(phone.said()).toBe('walk How to play')
})

test('one that offers something comes after so many others, does what is chosen, and is then known', async () => {
  const decided: boolean[] = []
  const decide = (isTaken: boolean) => void decided.push(isTaken)
  const [take, leave] = ['on', 'off'].map((word) => ({ es: word, en: word })) as [Named, Named]
  const sounds = { ...step('sounds'), after: 1, offer: { take, leave, decide } }
  const press = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('.lesson button')]
      .find(({ textContent }) => textContent === name)!
      .click()
  for (const chosen of ['on', 'off']) {
    const { said, settle, learning } = open([sounds, step('goal')])
    await settle()
    expect(said()).toBe('goal')
    press('Got it')
    await settle()
    expect(said()).toBe('sounds')
    expect(document.querySelector('.lesson')?.textContent).not.toContain('No more tips')
    press(chosen)
    await settle()
    expect([said(), learning.knows('sounds')]).toEqual([null, true])
    dispose()
  }
  expect(decided).toEqual([true, false])
})

describe('a first step', () => {
  test('makes way for the next one when one plays on once it has stood for as long as it takes to read, and not before', async () => {
    const { act, said, settle } = open()
    await settle()
    // Some 2700 milliseconds for four letters, in two goes.
    for (const stood of [0, 1300]) {
      await vi.advanceTimersByTimeAsync(stood)
      await act()
      expect(said()).toBe('goal')
    }
    await vi.advanceTimersByTimeAsync(1300)
    await act()
    expect(said()).toBe('walk')
  })

  test('does not come back once what it teaches has been done, however fast, and does as long as it has not', async () => {
    const [moment, setMoment] = createSignal<string | null>('thing')
    const walk = { ...step('walk'), at: () => moment() }
    const { play, stage, said, settle, learning } = open([walk])
    await settle()
    expect(said()).toBe('walk')
    // Another act, and one that is undone.
    await play()
    stage([{}])
    setMoment(null)
    stage([])
    setMoment('thing')
    await settle()
    expect(learning.knows('walk')).toBe(false)
    expect(said()).toBe('walk')
    stage([{}])
    setMoment(null)
    await play()
    expect(learning.knows('walk')).toBe(true)
  })

  test('rings of its thing what the board’s frame shows: brought closer, the rest lies under the seats', async () => {
    const { said, settle } = open()
    const board = document.querySelector('#board')!
    board.classList.add('board')
    let frame = new DOMRect(0, 50, 50, 200)
    board.getBoundingClientRect = () => frame
    await settle()
    const ring = document.querySelector<HTMLElement>('.lesson-ring')?.style
    expect([ring?.left, ring?.top, ring?.width, ring?.height]).toEqual(['36px', '46px', '18px', '18px'])
    frame = new DOMRect(0, 100, 50, 200)
    dispatchEvent(new Event('resize'))
    await settle()
    expect(said()).toBeNull()
  })

  test('has a short pointer at its rim beside its thing, and none from further off: it would point at what lies between', async () => {
    const { said, settle } = open()
    for (const side of ['offsetWidth', 'offsetHeight'] as const)
      vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(60)
    /** How far it reaches, in pixels. */
    const reach = (): number => {
      const path = document.querySelector('.lesson-pointer path')?.getAttribute('d') ?? ''
      const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number)
      const along = (axis: number) => numbers.filter((_, at) => at % 2 === axis)
      return Math.max(...[0, 1].map((axis) => Math.max(...along(axis)) - Math.min(...along(axis))))
    }
    await settle()
    expect(said()).toBe('goal')
    expect(reach()).toBeGreaterThan(5)
    expect(reach()).toBeLessThan(30)
    document.body.insertAdjacentHTML('beforeend', '<div class="bar"></div>')
    // All that is near the thing is the bar's.
    document.querySelector('.bar')!.getBoundingClientRect = () => new DOMRect(0, 0, 300, 300)
    dispatchEvent(new Event('resize'))
    await settle()
    expect(said()).toBe('goal')
    expect(document.querySelector('.lesson-ring')).not.toBeNull()
    expect(document.querySelector('.lesson-pointer')).toBeNull()
  })

  test('rings of a place its frame: what a finger may press beside that reaches over its neighbours', async () => {
    const { settle } = open()
    const frame = document.createElement('i')
    frame.className = 'glow'
    frame.getBoundingClientRect = () => new DOMRect(46, 44, 6, 8)
    document.querySelector('[data-anchor]')!.append(frame)
    await settle()
    const ring = document.querySelector<HTMLElement>('.lesson-ring')?.style
    expect([ring?.left, ring?.top, ring?.width, ring?.height]).toEqual(['42px', '40px', '14px', '16px'])
  })

  test('rings no one thing of many alike: it would look like the one to take', async () => {
    const alike = [['thing', 'other'], ['thing']].map((all) => ({ ...step('goal'), alike: () => all }))
    const { settle, learning } = open(alike.map((lesson, at) => ({ ...lesson, id: `goal${at}` })))
    await settle()
    expect(document.querySelector('.lesson:not(.waits)')).not.toBeNull()
    expect(document.querySelector('.lesson-ring')).toBeNull()
    learning.learn('goal0')
    await settle()
    expect(document.querySelector('.lesson-ring')).not.toBeNull()
  })

  test('says how a thing is pointed at to who has fingers alone', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as never)
    const { said, settle } = open()
    await settle()
    expect(said()).toBe('goal by touch')
  })

  test('that was read goes with all of them, without asking what is no longer there', async () => {
    const { said, settle, learning } = open()
    await settle()
    expect(said()).toBe('goal')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(() => learning.end()).not.toThrow()
    expect(document.querySelector('.lessons')).toBeNull()
  })

  test('that one has understood is not said on a page opened anew, and the next one comes there; nor is any once one wants none', async () => {
    const press = (which: string): void =>
      document.querySelector<HTMLElement>(`.lesson-acts button:${which}-child`)!.click()
    const { said, settle } = open(undefined, 'again')
    await settle()
    press('last')
    await settle()
    expect(said()).toBe('walk')
    dispose()
    document.body.innerHTML = ''
    const anew = open(undefined, 'again')
    await anew.settle()
    expect(anew.said()).toBe('walk')
    press('first')
    await anew.settle()
    expect(document.querySelector('.lesson')).toBeNull()
  })

  test('is not said when the game is over', async () => {
    const { said, settle, finish } = open()
    await settle()
    finish(true)
    await settle()
    expect(said()).toBeNull()
  })
})
