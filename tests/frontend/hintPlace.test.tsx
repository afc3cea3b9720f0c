// @vitest-environment happy-dom
/** Where a hint lies: in all its words where the page is idle, and else as low as its move, with its reasons one press away. */
import { render } from 'solid-js/web'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { overlap, type Slip } from '../../frontend/kit/freePlace.ts'
import { startLanguage } from '../../frontend/kit/language.ts'
import { Hints } from '../../frontend/table/play/Hints.tsx'
import { startWords } from '../../frontend/table/play/hintWords.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { fortium } from '../../shared/games/fortium/game.ts'
import { given, plain, seatIn } from '../kit/fortium.ts'
import { plainUi } from '../kit/plainUi.ts'
import { seatedAt } from '../kit/seated.ts'

const end = { type: 'endTurn' } as const
let advised: object = end
vi.mock('../../frontend/table/thinking/thinker.ts', () => ({
  prepareThread: () => undefined,
  think: async () => ({
    move: advised,
    other: end,
    reasons: [],
    rest: 0,
    rival: 0,
    lead: 0,
    assets: [],
    wins: null,
    ahead: 0.5,
    sure: 'better',
    next: [],
  }),
}))

let purpose: string | null = null
vi.mock('../../frontend/plug/purposes.ts', () => ({ loadPurpose: async () => () => purpose }))

beforeAll(async () => {
  await startLanguage()
  await startWords()
})

/** Sizes of a hint as its styles make them on a phone that lies. */
const sizeOf = ({ classList }: Element): readonly [width: number, height: number] => {
  if (classList.contains('low')) return [classList.contains('wide') ? 482 : 342, 52]
  if (classList.contains('pithy') && !classList.contains('brief')) return [374, 76]
  if (!classList.contains('brief')) return classList.contains('slim') ? [204, 160] : [374, 104]
  return classList.contains('slim') ? [164, 86] : [342, 48]
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 844)
  vi.stubGlobal('innerHeight', 390)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return sizeOf(this)[0]
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return sizeOf(this)[1]
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [x = 0, y = 0, width = 0, height = 0] = (this.getAttribute('data-box') ?? '').split(' ').map(Number)
    return new DOMRect(x, y, width, height)
  })
})
afterEach(() => {
  advised = end
  purpose = null
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page with a board on its left side, and beside it boxes in the tray; the hint, and where it lies. */
const lampBeside = async (tray: string) => {
  document.body.innerHTML = `<div class="table-page">
    <div class="bar" data-box="0 0 844 48"><i class="aid"></i></div>
    <div class="board" data-box="0 48 342 342"><div data-box="0 48 342 342"></div></div>
    <div class="tray">${tray}</div>
  </div>`
  const state = given({ dice: [3] })
  const { page } = seatedAt(fortium as unknown as AnyGame, () => plainUi, {
    seats: 4,
    options: plain,
    state,
    me: seatIn(state, 'W'),
  })
  onTestFinished(render(() => <Hints table={page} eyes={null} />, document.body))
  document.querySelector<HTMLButtonElement>('.bar button')!.click()
  const hint = () => document.querySelector<HTMLElement>('.hint')!
  await vi.waitFor(() => expect(hint().querySelector('b')).not.toBeNull())
  await vi.waitFor(() => expect(hint().classList.contains('waits')).toBe(false))
  const slip = (): Slip => {
    const [width, height] = sizeOf(hint())
    return { x: parseFloat(hint().style.left), y: parseFloat(hint().style.top), width, height }
  }
  return { hint, slip }
}
const pressed = (...box: readonly number[]): string => `<button data-box="${box.join(' ')}"></button>`

test('it is said in all its words in the free corner', async () => {
  const { hint, slip } = await lampBeside(pressed(342, 48, 502, 100))
  expect(hint().className).toBe('hint')
  expect(slip()).toEqual({ x: 456, y: 264, width: 374, height: 104 })
})

test('where that would lie over the board, the move alone stands in a free strip, however far up; its reasons come when they are asked for', async () => {
  const { hint, slip } = await lampBeside(pressed(342, 112, 502, 278))
  expect(hint().classList.contains('brief')).toBe(true)
  expect(slip()).toEqual({ x: 488, y: 64, width: 342, height: 48 })
  // They are there for whoever hears them.
  expect(hint().querySelector('span')?.textContent).toMatch(/\S/)
  hint().querySelector<HTMLButtonElement>('.why')!.click()
  expect(hint().classList.contains('brief')).toBe(false)
  expect(document.activeElement).toBe(hint().querySelector('.quiet'))
  // They are told in the strip, in lines as long: nothing of the board is covered for them.
  expect(slip().x).toBeGreaterThanOrEqual(342)
  expect(slip().y + slip().height).toBeLessThanOrEqual(112)
})

test('in a strip what it is for stands with the name of the move, of a long one with its kind; the whole name is heard', async () => {
  purpose = 'Two of the four walls stand.'
  const { hint } = await lampBeside(pressed(342, 112, 502, 278))
  await vi.waitFor(() => expect(hint().className).toBe('hint pithy brief'))
  const kind = hint().querySelector('strong')
  expect([kind?.getAttribute('aria-hidden'), kind?.textContent]).toEqual([
    'true',
    expect.stringMatching(/\S\. $/),
  ])
  expect(hint().querySelector('em')?.textContent).toBe(purpose)
  expect(kind?.textContent).toBe('{"type":"endTurn"}. ')
  advised = {
    type: 'endTurn',
    of: 'somebody with a name of many letters, which leaves no room for why one does it',
  }
  const long = await lampBeside(pressed(342, 112, 502, 278))
  await vi.waitFor(() => expect(long.hint().querySelector('strong')?.textContent).toBe('endTurn. '))
})

test('where there is no room but on the board the move alone stands there, and no more of it is covered', async () => {
  const { hint } = await lampBeside(pressed(342, 48, 502, 342))
  expect(hint().className).toBe('hint brief slim')
})

test('it lies over one’s own rather than over what lies open to all in the tray, whichever is further off', async () => {
  const [upper, lower] = [148, 268]
  const part = (y: number): string => `<i data-anchor="any" data-box="342 ${y} 502 120"></i>`
  for (const [own, common] of [
    [upper, lower],
    [lower, upper],
  ] as const) {
    const { slip } = await lampBeside(
      `${part(own)}<div data-common>${part(common)}</div>${pressed(342, 48, 502, 100)}`,
    )
    expect([slip().y >= own, slip().y + slip().height <= own + 120]).toEqual([true, true])
  }
})

test('what one weighs for the answer stays to be seen, even where all that lies open gives way to that', async () => {
  const { slip } = await lampBeside(
    `<div data-weighed data-box="342 148 502 120"></div>
    <div data-common><i data-anchor="any" data-box="342 268 502 122"></i></div>${pressed(342, 48, 502, 100)}`,
  )
  expect(overlap(slip(), { x: 342, y: 148, width: 502, height: 120 })).toBe(0)
})

test('what is to be pressed is lit in the tray, and not what one has of the same kind', async () => {
  advised = { ...end, resource: 'brick' }
  const lit = () =>
    [...document.querySelectorAll('[data-hinted]')].map((one) => one.getAttribute('data-anchor'))
  const own = '<i data-anchor="seat:0:brick"></i>'
  const button = (what: string) => `<button data-anchor="resource:${what}"></button>`
  await lampBeside(own + button('sand') + button('brick'))
  expect(lit()).toEqual(['resource:brick'])
  // Where it is no button, what tells of it is all there is.
  await lampBeside(own + button('sand'))
  expect(lit()).toEqual(['seat:0:brick'])
})

test('on an upright phone it grows where it was when its reasons are asked for, and leads nowhere else', async () => {
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('innerHeight', 844)
  // Between the roles of all and a hand there is room for its move alone.
  const { hint, slip } = await lampBeside(pressed(0, 400, 390, 246) + pressed(0, 700, 390, 144))
  const before = slip()
  expect(before.y + before.height).toBeLessThanOrEqual(700)
  expect(before.y).toBeGreaterThanOrEqual(646)
  hint().querySelector<HTMLButtonElement>('.why')!.click()
  const foot = (): number => slip().y + slip().height
  expect([foot(), slip().height]).toEqual([before.y + before.height, 104])
  // Nor does it go when the page draws something.
  dispatchEvent(new Event('resize'))
  await new Promise((done) => setTimeout(done, 60))
  expect(foot()).toBe(before.y + before.height)
})

test('once what it says is played it is gone, and the second of two presses meets nothing of what lay below', async () => {
  const { hint } = await lampBeside(pressed(342, 48, 502, 100))
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const below = document.querySelector<HTMLElement>('.tray > button')!
  const heard = vi.fn()
  below.addEventListener('click', heard)
  const follow = hint().querySelector<HTMLElement>('.main')!
  // It stands on the board by that, and is to be confirmed.
  expect(follow.textContent).toBe('Try this')
  follow.setAttribute('data-box', '700 300 100 44')
  const press = (thing: Element, x: number) =>
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: 320 }))
  press(follow, 720)
  expect(document.querySelector('.hint')).toBeNull()
  press(below, 720)
  expect(heard).not.toHaveBeenCalled()
  // What lies elsewhere answers, and so does that a moment later.
  press(below, 600)
  expect(heard).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(400)
  press(below, 720)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('with a reason on the table that is told, and what it is held against once that is asked for', async () => {
  purpose = 'Two of the four walls stand.'
  const { hint, slip } = await lampBeside(pressed(342, 48, 502, 100))
  expect([hint().classList.contains('pithy'), hint().querySelector('em')?.textContent]).toEqual([
    true,
    purpose,
  ])
  // It is no higher than what is seen of it, and the rest is there for whoever hears it.
  expect(slip().height).toBe(76)
  expect(hint().querySelector('.compared')?.textContent).toMatch(/\S/)
  hint().querySelector<HTMLButtonElement>('.why')!.click()
  expect(hint().classList.contains('pithy')).toBe(false)
  expect(hint().querySelector('em')?.textContent).toBe(purpose)
})

test('a button that says that it makes the move is all that is lit, and not what has but the name of what it takes', async () => {
  advised = { ...end, pay: 'gold' }
  const lit = () =>
    [...document.querySelectorAll('[data-hinted]')].map(
      (one) => one.getAttribute('data-does') ?? one.getAttribute('data-anchor'),
    )
  const button = (kind: string) => `<button data-does="endTurn:${kind}"></button>`
  const named = '<i data-anchor="stock:1:gold"></i><button data-anchor="mine:gold"></button>'
  await lampBeside(named + button('turquoise') + button('gold'))
  expect(lit()).toEqual(['endTurn:gold'])
  // One that names nothing, as of the end of a turn.
  advised = end
  await lampBeside(`${named}<button data-does="endTurn"></button>`)
  expect(lit()).toEqual(['endTurn'])
  advised = { ...end, pay: 'gold' }
  // Where none says so, what is named tells it.
  await lampBeside(named + button('turquoise'))
  expect(lit()).toEqual(['mine:gold'])
})

test('it comes over the lowest row of a phone, and hides that, where it lies on it alone', async () => {
  const row = '<button class="zoom" data-box="8 346 44 40"></button>'
  const free = await lampBeside(`${row}${pressed(342, 48, 502, 100)}`)
  expect(overlap(free.slip(), { x: 8, y: 346, width: 44, height: 40 })).toBe(0)
  expect(free.hint().classList.contains('over-foot')).toBe(false)
  // All above it may be pressed.
  const sign = { x: 0, y: 276, width: 844, height: 114 }
  const wide = `<button class="zoom" data-box="${Object.values(sign).join(' ')}"></button>`
  const full = await lampBeside(`${wide}<i data-live data-box="0 48 844 228"></i>`)
  expect(overlap(full.slip(), sign)).toBeGreaterThan(0)
  expect(full.hint().classList.contains('over-foot')).toBe(true)
})

test('on a phone it goes as something else is taken up than what it speaks of; on a laptop a plain button leaves it', async () => {
  const tray =
    '<button data-does="endTurn" data-box="350 340 80 40">end</button><button class="else" data-box="440 340 80 40">else</button>'
  const press = (what: string): boolean => {
    document.querySelector<HTMLButtonElement>(`.tray > ${what}`)!.click()
    return document.querySelector('.hint') !== null
  }
  await lampBeside(tray)
  expect(press('[data-does]')).toBe(true)
  expect(press('.else')).toBe(false)
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 720)
  await lampBeside(tray)
  expect(press('.else')).toBe(true)
})

test('on any page who takes up another thing has left it, and who reads one or takes up what is lit has not', async () => {
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 720)
  advised = { ...end, resource: 'brick' }
  const things = ['brick', 'sand" data-idle="', 'sand'].map(
    (what) => `<button data-anchor="card:${what}"></button>`,
  )
  await lampBeside(things.join(''))
  const left = [...document.querySelectorAll<HTMLElement>('.tray > button')].map((one) => {
    one.click()
    return document.querySelector('.hint, [data-hinted]') === null
  })
  expect(left).toEqual([false, false, true])
})
