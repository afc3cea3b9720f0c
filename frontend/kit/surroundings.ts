/** What lies on the page of a table around a slip that is to lie beside a thing, and when that may have changed. */
import { onCleanup, onMount } from 'solid-js'
import { cornerOf, type Slip, type Surroundings } from './freePlace.ts'

/**
 * What a press would do something at, the whole question that it belongs to, what one weighs for its answer, and the line
 * that says what to do; and the chat that somebody has open, to read in it or to write. What lies in a tray to be read alone while something else is asked (`data-idle`) is not among it.
 */
const pressed =
  '[data-live], [data-drop], [data-weighed], .tray button:not(:disabled, [aria-disabled="true"], [data-idle]), .tray :is(select, [role="group"]), .asked-slot > *, .bar, .info-card, .chat'
/** What can be pressed but need not be, and what the seats have; what is told can wait. */
const kept = '.table-page button:not(.papers button), .table-page a, .seat'
/** What lies in the tray. */
const laid = '.tray :is([data-card], [data-anchor])'
/** What lies in the tray and is no seat's alone: as much to be seen as the board. */
const common = '.tray [data-common] :is([data-card], [data-anchor])'
/** The places of a board, as all four draw them. */
const places = '.board .spot'

/** Never covered: the line that says what to do, the turn in hand, what explains. */
export const untouched = '.bar, .actions, .info-card, .lesson'

/** As far as the board's frame shows it: brought closer, the board goes on beyond. */
export const boxOnScreen = (element: Element): Slip => {
  const box = element.getBoundingClientRect()
  const frame = element.closest('.board')?.getBoundingClientRect() ?? box
  const [x, y] = [Math.max(box.x, frame.x), Math.max(box.y, frame.y)]
  return {
    x,
    y,
    width: Math.min(box.x + box.width, frame.x + frame.width) - x,
    height: Math.min(box.y + box.height, frame.y + frame.height) - y,
  }
}

export const isSeen = ({ x, y, width, height }: Slip): boolean =>
  width > 0 && height >= 0 && x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight

/** Where such things are on the screen, but for those in one that is left out. */
export const boxesOf = (selector: string, except: Element): Slip[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !except.contains(element))
    .map(boxOnScreen)
    .filter(isSeen)

/** What holds all of these, as far as they are on the screen. */
export const boxAround = (parts: readonly Element[]): DOMRect => {
  const boxes = parts.map(boxOnScreen)
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return new DOMRect(x, y, right - x, bottom - y)
}

/** Where a drawing lies in its frame: what it leaves free on two sides is idle. */
export const drawnBox = (element: Element): Slip => {
  const frame = boxOnScreen(element)
  if (!(element instanceof SVGSVGElement) || element.viewBox.baseVal === null) return frame
  const { x, y, width, height } = element.viewBox.baseVal
  const seen = element.getScreenCTM()
  return seen === null || width === 0
    ? frame
    : { x: seen.e + seen.a * x, y: seen.f + seen.d * y, width: seen.a * width, height: seen.d * height }
}

export const surroundingsOf = (slip: Element): Surroundings => ({
  screen: { x: 0, y: 0, width: innerWidth, height: innerHeight },
  taken: boxesOf(pressed, slip),
  shy: boxesOf(`${kept}, ${laid}`, slip),
  ground: [
    ...[...document.querySelectorAll('.board > *')].map(drawnBox).filter(isSeen),
    ...boxesOf(common, slip),
  ],
})

/** The same for what is read through at leisure: what is not asked for now can wait meanwhile. */
export const surroundingsAtRest = (slip: Element): Surroundings => ({
  ...surroundingsOf(slip),
  shy: boxesOf(kept, slip),
  resting: boxesOf(`${laid}, ${places}`, slip),
})

/** What lies open in the rail of a broad page, down to its last line: who waits reads there what has been done. */
export const readInRail = (): readonly Slip[] =>
  [...document.querySelectorAll('.rail .papers')].flatMap((papers) => {
    const { x, y, width, bottom } = papers.getBoundingClientRect()
    const lines = papers.querySelectorAll('.log .turn')
    const end = lines[lines.length - 1]?.getBoundingClientRect().bottom ?? bottom
    const box = { x, y, width, height: Math.min(bottom, end) - y }
    return isSeen(box) ? [box] : []
  })

/** How much dearer than for others the board is for what speaks of nothing on it. */
const dearAside = 6
/** It need not be near to anything: rather far off than over what is to be seen. */
const pullAside = 0.05

/**
 * Where the page is idle: towards its lower end, which is that of the rail where there is one, and off the board; but
 * rather there than over what the seats have.
 */
export const asideOf = (slip: Element): readonly [corner: Slip, around: Surroundings] => {
  const around = surroundingsAtRest(slip)
  const seats = boxesOf('.seat', slip)
  const shy = [...around.shy, ...seats, ...seats]
  return [cornerOf(around.screen), { ...around, shy, dear: dearAside, pull: pullAside }]
}

/**
 * Does its work once the page is drawn, in a task of its own: within the frame what measures the page has it laid out once
 * more before it is drawn. What is returned calls it off.
 */
export const afterFrame = (work: () => void): (() => void) => {
  let task = 0
  const frame = requestAnimationFrame(() => (task = window.setTimeout(work)))
  return () => (cancelAnimationFrame(frame), clearTimeout(task))
}

/** Looks for a place anew, once in a frame, when something on the page may lie elsewhere; and when it is asked to. */
export const createPlacing = (place: () => void): (() => void) => {
  let never = (): void => {}
  const soon = (): void => {
    never()
    never = afterFrame(place)
  }
  onMount(() => {
    const watched = new MutationObserver(soon)
    watched.observe(document.querySelector('.table-page') ?? document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-live', 'disabled', 'class'],
    })
    addEventListener('resize', soon)
    addEventListener('scroll', soon, true)
    onCleanup(() => {
      watched.disconnect()
      never()
      removeEventListener('resize', soon)
      removeEventListener('scroll', soon, true)
    })
  })
  return soon
}
