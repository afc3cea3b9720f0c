/** Somebody who looks for the first thing that can be pressed, and presses it where it is seen. */
import type { Browser, Pointer } from './browser.ts'

interface Found {
  readonly way: string
  readonly x: number
  readonly y: number
}

/** In the page: of the first of these ways that can be pressed now, the nth such thing, and a point of it that nothing covers. */
const look = ({ ways, nth }: { readonly ways: readonly string[]; readonly nth: number }): Found | null => {
  const pointOf = (element: Element): { x: number; y: number } | null => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const part of [0.5, 0.3, 0.7]) {
      const [x, y] = [left + width * part, top + height * part]
      const hit = document.elementFromPoint(x, y)
      if (hit !== null && element.contains(hit)) return { x: Math.round(x), y: Math.round(y) }
    }
    return null
  }
  for (const way of ways) {
    const there = [...document.querySelectorAll(way)].filter(
      (element) => element.getClientRects().length > 0 && !element.matches(':disabled'),
    )
    for (let n = 0; n < there.length; n++) {
      const element = there[(n + nth) % there.length]
      element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const point = element === undefined ? null : pointOf(element)
      if (point !== null) return { way, ...point }
    }
  }
  return null
}

export interface Player {
  /** Presses the first of these that can be pressed, the nth of its kind, as soon as one can be; which it was. */
  press(ways: string | readonly string[], nth?: number): Promise<string>
  /** Waits until such a thing is seen. */
  sees(selector: string): Promise<void>
  count(selector: string): Promise<number>
  text(selector: string): Promise<string>
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Milliseconds after which what is waited for does not come. */
const patience = 30_000

export const playerAt = (browser: Browser, pointer: Pointer): Player => {
  /** Tries until there is something; null after all patience. */
  const soon = async <T>(attempt: () => Promise<T | null>): Promise<T | null> => {
    for (const until = Date.now() + patience; Date.now() < until; await pause(60)) {
      const found = await attempt()
      if (found !== null) return found
    }
    return null
  }
  const text: Player['text'] = (selector) =>
    browser.run(
      (given) => [...document.querySelectorAll(given)].map(({ textContent }) => textContent).join('\n'),
      selector,
    )
  const count: Player['count'] = (selector) =>
    browser.run((given) => document.querySelectorAll(given).length, selector)
  return {
    text,
    count,
    async press(asked, nth = 0) {
      const ways = typeof asked === 'string' ? [asked] : asked
      let last: Found | null = null
      // What still moves is not pressed: it is to be at the same place twice.
      const found = await soon(async () => {
        const [before, now] = [last, await browser.run(look, { ways, nth })]
        last = now
        return now !== null && before?.way === now.way && before.x === now.x && before.y === now.y
          ? now
          : null
      })
      if (found === null)
        throw new Error(
          `nothing can be pressed of ${ways.join(', ')}; the page says: ${await text('.status')}`,
        )
      const { way, x, y } = found
      await browser.perform([
        {
          type: 'pointer',
          id: pointer,
          parameters: { pointerType: pointer },
          actions: [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ])
      return way
    },
    async sees(selector) {
      const isSeen = (given: string): boolean =>
        [...document.querySelectorAll(given)].some((element) => element.getClientRects().length > 0)
      if ((await soon(async () => (await browser.run(isSeen, selector)) || null)) === null)
        throw new Error(`${selector} is not seen; the page says: ${await text('.status')}`)
    },
  }
}
