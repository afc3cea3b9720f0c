/** A floor is built, or the last diamond has landed: over its yard the fort is seen with that as it comes down on the rest, and whose it is. */
import { onMount } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { diamondsToWin, floors } from '../../../shared/games/fortium/components.ts'
import type { Scene, Stage } from '../../kit/stage.tsx'
import { Fort } from './art/Fort.tsx'
import { fortOf } from './cards.ts'

/** Milliseconds: of a floor, and of the diamond that wins. */
const passing = 950
const winning = 2600

interface Floor {
  readonly seat: Seat
  /** The new one, from the ground up; over all floors the diamonds. */
  readonly level: number
  readonly caption: string
}

const lastsOf = ({ level }: Floor): number => (level < floors.length ? passing : winning)

const Rising = (props: Stage & Floor) => {
  let paper: HTMLElement | undefined
  const lasts = lastsOf(props)
  const yard = props.place(fortOf(props.seat)) ?? props.board
  const isWhole = props.level === floors.length
  /** What wins is half as high as the board; a floor hides little, since play goes on. */
  const high = isWhole ? Math.max(116, props.board.height / 2) : 116
  const [halfBroad, halfHigh] = [Math.max(98, high * 0.375 + 18), Math.max(98, high / 2 + 40)]
  /** Where its middle lies on one side, so that it lies on the board whole. */
  const within = (middle: number, half: number, from: number, room: number): number =>
    Math.max(from + half, Math.min(middle, from + room - half))
  props.after(lasts, props.over)
  onMount(() => {
    if (props.still || paper === undefined) return
    paper.animate(
      [{ opacity: 0, scale: 0.9 }, { opacity: 1, scale: 1, offset: 0.16 }, { opacity: 1 }],
      passing,
    )
    paper
      .querySelector(`[data-anchor="rising:${props.level}"]`)
      ?.animate([{ translate: '0 -46px', opacity: 0 }, { opacity: 1, offset: 0.5 }, { translate: '0 0' }], {
        duration: 420,
        delay: 120,
        fill: 'backwards',
        easing: 'cubic-bezier(0.5, 0, 0.8, 0.5)',
      })
  })
  return (
    <div
      class="scene-title ft-rising"
      classList={{ whole: isWhole }}
      ref={(element) => (paper = element)}
      style={{
        left: `${within(yard.x + yard.width / 2, halfBroad, props.board.x, props.board.width)}px`,
        top: `${within(yard.y + yard.height / 2, halfHigh, props.board.y, props.board.height)}px`,
        width: `${2 * halfBroad - 8}px`,
      }}
    >
      <svg viewBox="-84 -212 168 224" class="ft-picture" style={{ height: `${high}px` }}>
        <Fort
          seat={props.seat}
          built={Math.min(props.level + 1, floors.length)}
          diamonds={isWhole ? diamondsToWin : 0}
          anchor="rising"
        />
      </svg>
      <small>{props.caption}</small>
    </div>
  )
}

export const floorRises = (floor: Floor): Scene => ({
  Play: (stage) => <Rising {...stage} {...floor} />,
  lasts: lastsOf(floor) + 200,
})
