// @vitest-environment happy-dom
/** Where a first step lies: off what is pressed next, and still while it is read. */
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { distance, overlap, type Slip } from '../../frontend/kit/freePlace.ts'
import { startLanguage } from '../../frontend/kit/language.ts'
import type { AnyTableModel } from '../../frontend/plug/gameUi.ts'
import { createLearning } from '../../frontend/table/cards/learning.ts'
import { Lessons } from '../../frontend/table/cards/Lessons.tsx'

let dispose = (): void => undefined
let opened = 0
const size = { width: 260, height: 90 }

const boxOf = (element: Element): DOMRect => {
  const [x = 0, y = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '')
    .split(' ')
    .map(Number)
  return new DOMRect(x, y, width, height)
}
const put = (anchor: string, box: string): void =>
  document.querySelector(`[data-anchor="${anchor}"]`)!.setAttribute('data-box', box)

/** A page of that size with a step at a thing on it, or at several alike. */
const open = async (width: number, height: number, page: string, more: object = {}) => {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', height)
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: width >= 900,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as never)
  document.body.innerHTML = `<div id="board" class="table-page">${page}</div>`
  const [alike, setAlike] = createSignal(['thing'])
  const said = { es: 'build', en: 'build' }
  const lesson = { id: 'build', at: () => alike()[0] ?? null, alike, text: said, ...more }
  const table = { pending: () => false, finished: () => false, staged: () => [] } as unknown as AnyTableModel
  const learning = createLearning(`placed${++opened}`)
  dispose = render(
    () => <Lessons table={table} lessons={[lesson]} learning={learning} isHushed={false} />,
    document.body,
  )
  await vi.advanceTimersByTimeAsync(100)
  const at = (): Slip => {
    const { left, top } = document.querySelector<HTMLElement>('.lesson:not(.waits)')!.style
    return { x: Number.parseFloat(left), y: Number.parseFloat(top), ...size }
  }
  const settle = async (): Promise<void> => {
    dispatchEvent(new Event('scroll'))
    await vi.advanceTimersByTimeAsync(100)
  }
  return { at, setAlike, settle }
}

beforeEach(async () => {
  await startLanguage()
  vi.useFakeTimers()
  HTMLElement.prototype.showPopover ??= () => undefined
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(size.width)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(size.height)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this)
  })
})
afterEach(() => {
  dispose()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a first step keeps a finger’s breadth off a button of the tray where there is room beyond', async () => {
  const { at } = await open(
    390,
    844,
    `<i data-anchor="thing" data-box="150 760 90 20"></i>
    <div class="tray" data-box="0 600 390 180"><button data-box="120 702 150 44"></button></div>`,
  )
  const button = { x: 120, y: 702, width: 150, height: 44 }
  expect(distance(at(), button)).toBeGreaterThanOrEqual(8)
})

test.each([
  [390, 844, 10, '0 600 390 180', { x: 60, y: 780, width: 270, height: 50 }],
  [1000, 720, 500, '0 560 700 160', { x: 480, y: 506, width: 212, height: 54 }],
  [1280, 720, 820, '0 584 960 136', { x: 800, y: 590, width: 148, height: 118 }],
])(
  'a first step leaves the place free where a turn is confirmed: at %s by %s',
  async (width, height, x, tray, slot) => {
    // About the thing there is room for it there alone; further off, on bare ground too.
    const { at } = await open(
      width,
      height,
      `<i data-anchor="thing" data-box="${x} ${slot.y - 60} 40 40"></i>
    <i data-live data-box="0 120 ${width} ${slot.y - 200}"></i><div class="tray" data-box="${tray}"></div>`,
    )
    expect(overlap(at(), slot)).toBe(0)
  },
)

test('a first step stays under a card that is looked at, and is there with all its words when that goes', async () => {
  const { at, settle } = await open(
    1280,
    720,
    '<i data-anchor="thing" data-box="300 300 40 40"></i><div class="tray"></div>',
  )
  const before = at()
  const { x, y, width, height } = before
  const tray = document.querySelector('.tray')!
  tray.innerHTML = `<p class="info-card" data-box="${x - 20} ${y - 20} ${width} ${height}"></p>`
  await settle()
  expect(at()).toEqual(before)
  tray.innerHTML = ''
  await settle()
  expect(at()).toEqual(before)
})

test('a first step stays while its thing moves a little or another of those alike comes first, and goes with one that is far', async () => {
  const { at, setAlike, settle } = await open(
    1280,
    720,
    `<i data-anchor="thing" data-box="300 300 40 40"></i><i data-anchor="other" data-box="360 300 40 40"></i>
    <i data-anchor="far" data-box="900 600 40 40"></i>`,
  )
  const before = at()
  put('thing', '304 300 40 40')
  await settle()
  expect(at()).toEqual(before)
  setAlike(['other', 'thing'])
  await settle()
  expect(at()).toEqual(before)
  setAlike(['far'])
  await settle()
  expect(distance(at(), { x: 900, y: 600, width: 40, height: 40 })).toBeLessThan(48)
})

test('of a hand whose cards lie beside it a first step leaves that place free: its button would lie under them', async () => {
  const tip = async (hand: string): Promise<Slip> => {
    const { at } = await open(
      1280,
      720,
      `<div class="board" data-box="170 48 620 560"><i data-box="170 48 620 560"></i></div>
      <div class="rail" data-box="960 48 320 672"></div>
      <div class="tray"><p ${hand} data-box="200 570 600 150"><i data-anchor="thing" data-box="200 570 600 150"></i></p></div>`,
    )
    const found = at()
    dispose()
    return found
  }
  const cards = { x: 812, y: 392, width: 468, height: 328 }
  expect(overlap(await tip(''), cards)).toBeGreaterThan(0)
  expect(overlap(await tip('data-apart'), cards)).toBe(0)
})

test('a first step stays where its thing grows towards it by less than what lies between them', async () => {
  const { at, settle } = await open(1280, 720, '<i data-anchor="thing" data-box="300 300 40 40"></i>')
  const before = at()
  put('thing', '291 291 58 58')
  await settle()
  expect(at()).toEqual(before)
  put('thing', `${before.x} ${before.y} 40 40`)
  await settle()
  expect(at()).not.toEqual(before)
})

test('a first step lies off what is weighed for its answer while there is another place, and over that rather than nowhere', async () => {
  const land = { x: 0, y: 60, width: 390, height: 540 }
  const page = (own: string): string =>
    `<div class="board" data-box="0 60 390 540"><svg class="land" data-box="0 60 390 540"></svg></div>
    <div class="tray" data-box="0 600 390 244"><i data-anchor="thing" data-box="0 610 390 100"></i>
    <button ${own} data-box="0 722 390 60"></button><button ${own} data-box="0 782 390 60"></button></div>`
  // What lies in the tray to be read alone takes it up; what is to be pressed does not.
  for (const [own, isOff] of [
    ['data-idle', true],
    ['', false],
  ] as const) {
    const { at } = await open(390, 844, page(own), { weighs: '.land' })
    expect(overlap(at(), land) === 0, own).toBe(isOff)
    dispose()
  }
  // Before it was told that, the land was the nearest.
  const { at } = await open(390, 844, page('data-idle'))
  expect(overlap(at(), land)).toBeGreaterThan(0)
})

test('a first step leaves its place to what is read of a piece in hand, and has it again after that', async () => {
  const { at, settle } = await open(
    390,
    844,
    '<i data-anchor="thing" data-box="100 300 40 40"></i><div class="tray"></div>',
  )
  const before = at()
  const { x, y, width, height } = before
  const tray = document.querySelector('.tray')!
  tray.innerHTML = `<p data-read><button data-box="${x} ${y} ${width} ${height}"></button></p>`
  await settle()
  expect(at()).toEqual(before)
  tray.innerHTML = ''
  await settle()
  expect(at()).toEqual(before)
})

test('a first step of few words has its buttons in a row, where it is lower so', async () => {
  const high = (isStrip: number, other: number) =>
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.classList.contains('strip') ? isStrip : other
    })
  for (const [row, column] of [
    [46, 72],
    [97, 84],
  ] as const) {
    high(row, column)
    await open(390, 844, '<i data-anchor="thing" data-box="100 300 40 40"></i>')
    expect(document.querySelector('.lesson')!.classList.contains('strip')).toBe(row < column)
    dispose()
  }
})

test('it goes off the chat once that is opened in the rail: its line to write in lay under it', async () => {
  const chat = { x: 961, y: 450, width: 319, height: 270 }
  const { at, settle } = await open(
    1280,
    720,
    `<div class="bar" data-box="0 0 1280 48"></div>
     <div class="board" data-box="190 48 580 580"><svg data-box="190 48 580 580"></svg></div>
     <i data-anchor="thing" data-box="400 300 40 40"></i>
     <section class="chat" data-box="0 0 0 0"></section>`,
    { isAside: true },
  )
  expect(overlap(at(), chat)).toBeGreaterThan(0)
  document.querySelector('.chat')!.setAttribute('data-box', '961 450 319 270')
  await settle()
  expect(overlap(at(), chat)).toBe(0)
})
