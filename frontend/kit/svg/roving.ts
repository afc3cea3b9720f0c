/**
 * One tab stop for a whole board: arrow keys go to the nearest place in their direction, as the eye would.
 * Knows no game: places are points with names.
 */
import { createSignal } from 'solid-js'

export interface Point {
  readonly id: string
  readonly x: number
  readonly y: number
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The nearest point in a direction: going astray sideways counts double. */
export const neighbour = (
  points: readonly Point[],
  from: Point,
  [dx, dy]: readonly [number, number],
): Point | null => {
  let best: Point | null = null
  let least = Number.POSITIVE_INFINITY
  for (const point of points) {
    const [x, y] = [point.x - from.x, point.y - from.y]
    const ahead = x * dx + y * dy
    const astray = Math.abs(x * dy) + Math.abs(y * dx)
    const cost = ahead + 2 * astray
    if (ahead > 0 && astray <= ahead * 2 && cost < least) {
      best = point
      least = cost
    }
  }
  return best
}

export const createRoving = (points: () => readonly Point[], element: (id: string) => Element | null) => {
  const [current, setCurrent] = createSignal<string | null>(null)
  const tabStop = (): string | undefined => points().find(({ id }) => id === current())?.id ?? points()[0]?.id
  return {
    /** 0 for the one place that Tab reaches. */
    tabIndex: (id: string): 0 | -1 => (tabStop() === id ? 0 : -1),
    focused: (id: string): void => void setCurrent(id),
    /** True where the key was an arrow and has been followed. */
    follow(event: KeyboardEvent): boolean {
      const direction = directions[event.key]
      const from = points().find(({ id }) => id === tabStop())
      if (direction === undefined || from === undefined) return false
      event.preventDefault()
      const next = neighbour(points(), from, direction)
      const target = next === null ? null : element(next.id)
      if (next !== null) setCurrent(next.id)
      if (target instanceof SVGElement || target instanceof HTMLElement) target.focus()
      return true
    },
  }
}
