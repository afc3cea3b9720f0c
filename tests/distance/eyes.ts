/** What a page notes of itself: when it was pressed, and the first frame in which something is drawn otherwise. */
import type { Page } from '@playwright/test'

/** A moment at which a frame had been painted. */
interface Painted {
  /** Milliseconds of the machine's clock, which all pages share. */
  readonly at: number
  /** How many frames that was after the newest press: 1 is the first that could show anything of it. */
  readonly frames: number
}

export interface Seen {
  /** The place is drawn otherwise. */
  readonly drawn: Painted
  /** A refusal is explained; null where none was waited for. */
  readonly told: Painted | null
}

interface Eyes {
  /** The next turn that is sent answers a question that nobody asked: the table refuses it. */
  spoils: boolean
  /** Begins to look at a place; `refusal`: and for the words of a refusal. */
  look(place: string, refusal: boolean): void
  seen: Promise<Seen>
  /** The newest press, in milliseconds of the machine's clock. */
  pressed(): number
}

declare global {
  interface Window {
    eyes: Eyes
  }
}

/** Runs in the page, before anything of the site does. */
const openEyes = (): void => {
  let [pressed, frames] = [0, 0]
  addEventListener(
    'click',
    ({ timeStamp }) => {
      pressed = performance.timeOrigin + timeStamp
      frames = 0
    },
    true,
  )
  const count = (): void => {
    frames++
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
  /** Resolves once the frame that is being made has been painted: a message waits for that, a microtask does not. */
  const painted = (): Promise<Painted> => {
    const frame = frames
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve({ at: performance.timeOrigin + performance.now(), frames: frame })
      port2.postMessage(null)
    })
  }
  /** Resolves with the first frame in which this holds. */
  const firstFrame = (holds: () => boolean): Promise<Painted> =>
    new Promise((resolve) => {
      const check = (): void => (holds() ? resolve(painted()) : void requestAnimationFrame(check))
      requestAnimationFrame(check)
    })
  const drawingOf = (place: string): string =>
    document.querySelector(`.ft-place[data-anchor="${place}"]`)?.innerHTML ?? ''
  const words = (): string => document.querySelector('.trouble p')?.textContent ?? ''
  const eyes: Eyes = {
    spoils: false,
    pressed: () => pressed,
    seen: Promise.reject(new Error('nothing is looked at')),
    look(place, refusal) {
      const before = drawingOf(place)
      const drawn = firstFrame(() => drawingOf(place) !== before)
      const told = refusal ? firstFrame(() => words() !== '') : Promise.resolve(null)
      eyes.seen = Promise.all([drawn, told]).then(([a, b]) => ({ drawn: a, told: b }))
    },
  }
  eyes.seen.catch(() => undefined)
  window.eyes = eyes

  const { send } = WebSocket.prototype
  WebSocket.prototype.send = function (this: WebSocket, frame) {
    const isSpoilt = eyes.spoils && typeof frame === 'string' && frame.includes('"t":"play"')
    if (isSpoilt) eyes.spoils = false
    Reflect.apply(send, this, [isSpoilt ? frame.replace(/"decision":"[^"]*"/, '"decision":"none"') : frame])
  }
}

export const giveEyes = (page: Page): Promise<unknown> => page.addInitScript(openEyes)

/** Resolves when the page looks; `seen` tells what it has seen since. */
export const look = (page: Page, place: string, refusal = false): Promise<void> =>
  page.evaluate(([where, isRefused]) => window.eyes.look(where, isRefused), [place, refusal] as const)

export const pressedAt = (page: Page): Promise<number> => page.evaluate(() => window.eyes.pressed())

export const seen = (page: Page): Promise<Seen> => page.evaluate(() => window.eyes.seen)

/** The next turn of this page is refused, though it is one that the page took for legal. */
export const spoil = (page: Page): Promise<void> => page.evaluate(() => void (window.eyes.spoils = true))

export const isRefused = (page: Page): Promise<boolean> => page.locator('.trouble').isVisible()
