/** A path that is walked: a piece goes from place to place, and leaves its steps behind until it is there. */
import { For, type JSX, onMount } from 'solid-js'
import type { Box, Scene, Stage } from '../../kit/stage.tsx'
import { passingRate } from './passing.ts'
import { stepsOver } from './stepsOver.ts'
import './scenes.css'

export interface Walk {
  readonly piece: () => JSX.Element
  /** Anchors, from where it stands to where it goes. Those that are not on the page are passed over. */
  readonly stops: readonly string[]
  /** It is seen in passing. */
  readonly isPassing?: boolean
}

/** Milliseconds of one step, of all steps at most, and at the end of the way. */
const step = 240
const most = 1250
const rest = 140
const size = 56

/** How long one step takes, and the end of a way of so many. */
const timesOf = ({ isPassing }: Walk, steps: number) => {
  const rate = isPassing === true ? passingRate : 1
  return { pace: Math.min(step, most / Math.max(1, steps)) / rate, end: rest / rate }
}

const centreOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

const Walked = (props: Stage & { walk: Walk }) => {
  const boxes = props.walk.stops.map((stop) => props.place(stop)).filter((box) => box !== null)
  const stops = boxes.map(centreOf)
  const steps = stops.length - 1
  const { pace, end } = timesOf(props.walk, steps)
  let walker: HTMLElement | undefined
  onMount(() => {
    if (steps < 1) return props.over()
    walker?.animate(stepsOver(stops, size, 16), { duration: steps * pace, fill: 'both' })
  })
  props.after(steps * pace + end, props.over)
  return (
    <>
      <svg class="scene-trail">
        <For each={stops.slice(0, -1)}>
          {({ x, y }, index) => (
            <circle
              cx={x}
              cy={y}
              r="5"
              ref={(dot) =>
                queueMicrotask(() =>
                  dot.animate([{ opacity: 0 }, { opacity: 0.9 }], {
                    duration: 120,
                    delay: index() * pace + pace / 3,
                    fill: 'both',
                  }),
                )
              }
            />
          )}
        </For>
      </svg>
      <div
        class="scene-walker"
        ref={(element) => (walker = element)}
        style={{ width: `${size}px`, height: `${size}px` }}
      >
        {props.walk.piece()}
      </div>
    </>
  )
}

/** A piece that walks over places of the board, one step after the other. */
export const pathWalked = (walk: Walk): Scene => {
  const steps = walk.stops.length - 1
  const { pace, end } = timesOf(walk, steps)
  return { Play: (stage) => <Walked {...stage} walk={walk} />, lasts: steps * pace + end + 200 }
}
