// @vitest-environment happy-dom
/** Where a card of information lies that a mouse asks for: off what is pressed next. */
import { render } from 'solid-js/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overlap, type Slip } from '../../frontend/kit/freePlace.ts'
import { startLanguage } from '../../frontend/kit/language.ts'
import type { CardInfo } from '../../frontend/plug/gameUi.ts'
import { InfoCard } from '../../frontend/table/cards/InfoCard.tsx'

const card: CardInfo = {
  name: 'Mine',
  kind: 'Site',
  picture: () => null,
  figures: [],
  text: 'Of gold.',
  rules: ['TO-2'],
}
const size = { width: 280, height: 250 }
let dispose = (): void => undefined

beforeEach(async () => {
  await startLanguage()
  HTMLElement.prototype.showPopover ??= () => undefined
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 720)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(720)
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as never)
  const isCard = (one: Element): boolean => one.classList.contains('info-card')
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return isCard(this) ? parseFloat(this.style.width || `${size.width}`) : 0
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return isCard(this) ? size.height : 0
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (isCard(this)) return new DOMRect(0, 0, (this as HTMLElement).offsetWidth, size.height)
    const [x = 0, y = 0, width = 0, height = 0] = (this.getAttribute('data-box') ?? '').split(' ').map(Number)
    return new DOMRect(x, y, width, height)
  })
})
afterEach(() => {
  dispose()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The card of a thing on a laptop's board, above a tray with a button. */
const cardBeside = async (part: string, thing: string, button: string, main = 'main'): Promise<Slip> => {
  document.body.innerHTML = `<main>
    <div class="bar" data-box="0 0 1280 48"></div>
    <div class="board" data-box="190 48 580 580"></div>
    <div class="tray"><button class="${main}" data-box="${button}"></button></div>
  </main>`
  document
    .querySelector(part)!
    .insertAdjacentHTML('beforeend', `<i data-anchor="mine" data-box="${thing}"></i>`)
  const at = document.querySelector('[data-anchor]')!
  const { promise, resolve } = Promise.withResolvers<HTMLElement>()
  dispose = render(
    () => (
      <InfoCard
        ref={resolve}
        card={card}
        hint=""
        refused={null}
        thing={at}
        manner="look"
        byTouch={false}
        showRule={() => undefined}
        closeTo={() => undefined}
        openPaper={() => undefined}
        close={() => undefined}
      />
    ),
    document.body,
  )
  const slip = await promise
  await vi.waitFor(() => expect(slip.style.left).not.toBe(''))
  return { x: parseFloat(slip.style.left), y: parseFloat(slip.style.top), ...size }
}

const boxOf = (said: string): Slip => {
  const [x = 0, y = 0, width = 0, height = 0] = said.split(' ').map(Number)
  return { x, y, width, height }
}

test('it is raised off the filled button of the tray, and lies beside its thing all the same', async () => {
  const button = '340 613 123 44'
  for (const [part, thing] of [
    ['.board', '430 560 36 36'],
    ['.tray', '210 668 70 40'],
    ['.tray', '300 668 100 40'],
  ] as const) {
    const free = await cardBeside(part, thing, button, '')
    expect(overlap(free, boxOf(button))).toBeGreaterThan(0)
    dispose()
    const slip = await cardBeside(part, thing, button)
    expect([slip.x, slip.y + slip.height]).toEqual([free.x, 601])
    expect(overlap(slip, boxOf(thing))).toBe(0)
    dispose()
  }
})

/** Places that glow all over the board but at the thing itself. */
const glowing = (): void => {
  const board = document.querySelector('.board')!
  for (let y = 60; y < 600; y += 60)
    for (let x = 200; x < 740; x += 60)
      board.insertAdjacentHTML('beforeend', `<b data-live data-box="${x} ${y} 40 40"></b>`)
}

test('where all around its thing glows it lies beside the board; where there is no room either it lets presses through', async () => {
  await cardBeside('.board', '370 338 36 36', '0 0 0 0')
  const slip = document.querySelector<HTMLElement>('.info-card')!
  glowing()
  dispatchEvent(new Event('resize'))
  const end = (): number => parseFloat(slip.style.left) + slip.offsetWidth
  await vi.waitFor(() => expect([slip.offsetWidth, end()]).toEqual([170, 178]))
  expect(slip.classList.contains('through')).toBe(false)
  // The ground lies beside what is drawn, in a frame as broad as the page is.
  const board = document.querySelector('.board')!
  board.setAttribute('data-box', '0 48 960 580')
  board.insertAdjacentHTML('beforeend', '<svg data-box="196.3 48 560 580"></svg>')
  dispatchEvent(new Event('resize'))
  await vi.waitFor(() => expect([slip.offsetWidth, end()]).toEqual([176, 184]))
  expect(slip.classList.contains('slim')).toBe(true)
  // On the other side where what is pressed next lies on that one, beside the board's height; at a hand below it, it stays.
  const button = document.querySelector('.tray button')!
  const beside = async (box: string, left: string): Promise<void> => {
    button.setAttribute('data-box', box)
    dispatchEvent(new Event('resize'))
    await vi.waitFor(() => expect(slip.style.left).toBe(left))
  }
  await beside('20 640 150 60', '8.3px')
  await beside('20 480 150 60', '768.3px')
  await beside('0 0 0 0', '8.3px')
  expect(slip.classList.contains('through')).toBe(false)
  board.querySelector('svg')!.remove()
  board.setAttribute('data-box', '90 48 1100 580')
  dispatchEvent(new Event('resize'))
  await vi.waitFor(() => expect(slip.classList.contains('through')).toBe(true))
})

test('of a hand that is weighed against the board it lies over neither, nor over the way between them, nor over seats', async () => {
  const parts: readonly string[] = ['178 60 600 520', '204 576 590 136', '961 48 311 360']
  const [castle, hand, seats] = parts.map(boxOf)
  await cardBeside('.tray', '490 580 80 120', '0 0 0 0')
  const slip = document.querySelector<HTMLElement>('.info-card')!
  const thing = document.querySelector('.tray [data-anchor]')!
  document.querySelector('.board')!.innerHTML = `<i data-anchor="castle" data-box="${parts[0]}"></i>`
  document
    .querySelector('main')!
    .insertAdjacentHTML('beforeend', `<p class="seat" data-box="${parts[2]}"></p>`)
  const tray = document.querySelector('.tray')!
  tray.insertAdjacentHTML('beforeend', `<button data-box="${parts[1]}"></button>`)
  const at = (): Slip => ({ x: parseFloat(slip.style.left), y: parseFloat(slip.style.top), ...size })
  dispatchEvent(new Event('resize'))
  await vi.waitFor(() => expect(overlap(at(), castle!)).toBeGreaterThan(0))
  tray.setAttribute('data-apart', '')
  dispatchEvent(new Event('resize'))
  await vi.waitFor(() => expect(overlap(at(), castle!)).toBe(0))
  expect([overlap(at(), hand!), overlap(at(), seats!)]).toEqual([0, 0])
  // Beside the hand, down at its foot.
  expect([at().x, at().y + size.height > boxOf(thing.getAttribute('data-box')!).y]).toEqual([794, true])
})

test('what would be cut of it is broader, as far as it needs to be', async () => {
  const rows = 20
  const high = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return Math.ceil(rows * (280 / (parseFloat(this.style.width) || 280))) * 30
  })
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480)
  const widthAt = async (): Promise<string> => {
    await cardBeside('.tray', '210 668 70 40', '0 0 0 0')
    const { width } = document.querySelector<HTMLElement>('.info-card')!.style
    dispose()
    return width
  }
  expect(await widthAt()).toBe('380px')
  high.mockReturnValue(900)
  expect(await widthAt()).toBe('520px')
  high.mockReturnValue(480)
  expect(await widthAt()).toBe('')
})

test('it keeps off what puts away a tip that stands at its thing', async () => {
  await cardBeside('.tray', '210 668 70 40', '0 0 0 0')
  const slip = document.querySelector<HTMLElement>('.info-card')!
  const thing = document.querySelector('.tray [data-anchor]')!
  const acts = { x: 150, y: 600, width: 130, height: 44 }
  const at = (): Slip => ({ x: parseFloat(slip.style.left), y: parseFloat(slip.style.top), ...size })
  expect(overlap(at(), acts)).toBeGreaterThan(0)
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="lesson"><p class="lesson-acts" data-box="150 600 130 44"></p></div>',
  )
  // Where the tray has moved a little.
  thing.setAttribute('data-box', '212 668 70 40')
  dispatchEvent(new Event('resize'))
  await vi.waitFor(() => expect(overlap(at(), acts)).toBe(0))
  expect(overlap(at(), boxOf('210 668 70 40'))).toBe(0)
})
