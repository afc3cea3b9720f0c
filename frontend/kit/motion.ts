/** Things that travel: a copy of a piece flies over the page from one anchor to another. Knows no game. */
import type { JSX } from 'solid-js'
import { render } from 'solid-js/web'
import { boxOf } from './boxOf.ts'
import { recall, remember } from './storage.ts'

export interface Flight {
  readonly piece: () => JSX.Element
  /** Values of `data-anchor`. */
  readonly from: string
  readonly to: string
  /** Milliseconds. */
  readonly lasts: number
}

const size = 56
/** How many times as large it is on its way: a coin as wide as a thumb, a card whose name can be read. */
const grown = 1.6
/** Shares of the way: it has grown by the first, and shrinks from the second on. */
const [large, small] = [0.3, 0.85]
/** By the first it has left a row, and from the second on it comes to one. */
const [off, back] = [0.25, 0.75]

interface Point {
  readonly x: number
  readonly y: number
}
const middleOf = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 })
const translated = ({ x, y }: Point): string => `${x - size / 2}px ${y - size / 2}px`
const between = (one: Point, other: Point, share: number): Point => ({
  x: one.x + share * (other.x - one.x),
  y: one.y + share * (other.y - one.y),
})

/** The nearest point at which a piece that has grown is seen whole. */
const inSight = ({ x, y }: Point): Point => {
  const half = (size * grown) / 2
  return {
    x: Math.min(Math.max(x, half), innerWidth - half),
    y: Math.min(Math.max(y, half), innerHeight - half),
  }
}
/** It goes by there only where its way would lead it over an edge of the screen. */
const bent = (point: Point): Keyframe => {
  const seen = inSight(point)
  return seen.x === point.x && seen.y === point.y ? {} : { translate: translated(seen) }
}

/**
 * Of an end of the way that stands in a row, as the seats of a narrow page do, the point straight before it: the others
 * of the row lie along the line to the other end. Null where it stands in no row, or the other end is not beyond that.
 */
const besideRow = (end: DOMRect, other: DOMRect): Point | null => {
  const isInRow = [...document.querySelectorAll('[data-lands]')]
    .map((element) => element.getBoundingClientRect())
    .some(({ x, y, width }) => width > 0 && x !== end.x && Math.abs(y - end.y) < end.height / 2)
  const [{ x, y }, goal] = [middleOf(end), middleOf(other)]
  const away = end.height / 2 + size
  return isInRow && Math.abs(goal.y - y) > away ? { x, y: y + Math.sign(goal.y - y) * away } : null
}

const inAir = new Set<Animation>()
/** When somebody pressed while something flew, in milliseconds of the page. */
let pressed = -Infinity
/** Milliseconds within which a press is understood as one to go on. */
const soon = 250

/** A press or a key brings down what is in the air; it does what else it does. */
const land = (): void => {
  if (inAir.size === 0) return
  pressed = performance.now()
  for (const one of inAir) one.finish()
}
document.addEventListener('pointerdown', land, true)
document.addEventListener('keydown', land, true)

/** Whether what follows is to be skipped too: true once for each press. */
export const isSkipped = (): boolean => {
  const was = performance.now() - pressed < soon
  pressed = -Infinity
  return was
}

/** How fast things fly: as the player has chosen it in the menu, where "at once" means that nothing flies. */
export const speeds = ['slow', 'normal', 'fast', 'atOnce'] as const
export type Speed = (typeof speeds)[number]
export const speed = (): Speed => speeds.find((one) => one === recall('speed')) ?? 'normal'
export const setSpeed = (wanted: Speed): void => remember('speed', wanted)
/** How many times as long as at the normal speed all that is seen takes. */
export const stretch = (): number => ({ slow: 2, normal: 1, fast: 0.5, atOnce: 1 })[speed()]

/** A part that is not in sight stands for its whole, as a seat's figure for the seat: on a phone only one's own are. */
const endOf = (anchor: string): DOMRect | null => boxOf(anchor) ?? boxOf(anchor.replace(/:[^:]*$/, ''))

/** Flies, and resolves when it has landed; at once where an end of the way is not on the page. */
export const fly = async (flight: Flight): Promise<void> => {
  const from = endOf(flight.from)
  const to = endOf(flight.to)
  if (from === null || to === null) return
  const layer = document.createElement('div')
  layer.className = 'flight'
  layer.setAttribute('aria-hidden', 'true')
  layer.style.width = layer.style.height = `${size}px`
  document.body.append(layer)
  const dispose = render(flight.piece, layer)
  /** No higher than what it leaves or lands on: what lies beside that is still to be seen. */
  const at = (box: DOMRect): Keyframe => ({
    translate: translated(middleOf(box)),
    scale: Math.min(1, box.height / size),
  })
  const [left, met] = [besideRow(from, to), besideRow(to, from)]
  const [first, last] = [middleOf(from), middleOf(to)]
  const way: Keyframe[] = [
    at(from),
    ...(left === null ? [] : [{ translate: translated(inSight(left)), offset: off }]),
    { scale: grown, offset: large, ...bent(left ?? between(first, last, large)) },
    ...(met === null ? [] : [{ translate: translated(inSight(met)), offset: back }]),
    { scale: grown, offset: small, ...bent(met ?? between(first, last, small)) },
    at(to),
  ]
  try {
    const animation = layer.animate(way, {
      duration: flight.lasts * stretch(),
      // Slower off than a throw: what has just begun to fly is not there yet.
      easing: 'cubic-bezier(0.3, 0.2, 0.4, 1)',
    })
    inAir.add(animation)
    void animation.finished.finally(() => inAir.delete(animation))
    await animation.finished
  } finally {
    dispose()
    layer.remove()
  }
}
