/** How a piece goes over places: step by step, lifted a little in the middle of each. */
import type { Corner } from '../../kit/freePlace.ts'

/** The keyframes of a piece that is so large, over the centres of places; `up`: how far it is lifted. All in pixels. */
export const stepsOver = (stops: readonly Corner[], size: number, up: number): Keyframe[] => {
  const steps = stops.length - 1
  const at = ({ x, y }: Corner, lifted = 0): string =>
    `translate(${x - size / 2}px, ${y - size / 2 - lifted}px)`
  return stops.flatMap((stop, index): Keyframe[] => {
    const next = stops[index + 1]
    const here: Keyframe = { transform: at(stop), offset: index / steps, easing: 'ease-out' }
    if (next === undefined) return [here]
    const middle = { x: (stop.x + next.x) / 2, y: (stop.y + next.y) / 2 }
    return [here, { transform: at(middle, up), offset: (index + 0.5) / steps, easing: 'ease-in' }]
  })
}
