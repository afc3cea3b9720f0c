/** A marker that walks on along a score track, cell by cell. */
import { type JSX, onMount } from 'solid-js'
import type { Corner } from '../../kit/freePlace.ts'
import type { Box } from '../../kit/stage.tsx'
import { stepsOver } from './stepsOver.ts'

export interface TrackWalk {
  /** Drawn in a square of its own. */
  readonly piece: () => JSX.Element
  /** Anchor of the track. */
  readonly track: string
  /** Centres of the cells, from where it stands to where it goes, and its size: in widths of the track. */
  readonly stops: readonly Corner[]
  readonly size: number
}

/** Milliseconds that a walk takes, however long it is: all that walk at once are there together. */
export const walkingLasts = 900

export const Walking = (props: { walk: TrackWalk; track: Box; delay: number; lasts: number }) => {
  const { x, y, width } = props.track
  const size = props.walk.size * width
  let walker: HTMLElement | undefined
  onMount(() => {
    const stops = props.walk.stops.map((stop) => ({ x: x + stop.x * width, y: y + stop.y * width }))
    walker?.animate(stepsOver(stops, size, size / 4), {
      duration: props.lasts,
      delay: props.delay,
      fill: 'both',
    })
  })
  return (
    <div
      class="scene-walker"
      ref={(element) => (walker = element)}
      style={{ width: `${size}px`, height: `${size}px` }}
    >
      {props.walk.piece()}
    </div>
  )
}
