/** A card torn in two in the middle of the table: what it stood for is over. */
import { For, type JSX, onMount } from 'solid-js'
import type { Scene, Stage } from '../../kit/stage.tsx'
import { Dusk } from './Dusk.tsx'
import './scenes.css'

/** Milliseconds: on the way, read while it is whole, and falling apart. */
const way = 280
const whole = 520
const apart = 620
const lasts = way + whole + apart

/** Its edges, in parts of the card, from top to bottom: the left half and the right one. */
const tear = ['56% 0', '46% 18%', '55% 36%', '45% 55%', '54% 76%', '47% 100%']
const halves = [
  { shape: `polygon(0 0, ${tear.join(', ')}, 0 100%)`, side: -1 },
  { shape: `polygon(100% 0, ${tear.join(', ')}, 100% 100%)`, side: 1 },
]

interface Torn {
  readonly face: () => JSX.Element
  /** Anchor of where it lay. */
  readonly from: string
  readonly caption: string
  /** Its height for a width of one. */
  readonly shape: number
}

const TornCard = (props: Stage & Torn) => {
  const { board } = props
  const width = Math.min(150, board.width - 36, (board.height - 64) / props.shape)
  const height = width * props.shape
  const [x, y] = [board.x + (board.width - width) / 2, board.y + (board.height - height) / 2 - 14]
  let card: HTMLElement | undefined
  const parts: HTMLElement[] = []
  onMount(() => {
    const lay = props.place(props.from)
    const far =
      lay === null
        ? `translate(${x}px, ${y + 60}px) scale(0.6)`
        : `translate(${lay.x + (lay.width - width) / 2}px, ${lay.y + (lay.height - height) / 2}px) scale(0.3)`
    card?.animate(
      [
        { transform: far, opacity: 0 },
        { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
      ],
      { duration: way, fill: 'both', easing: 'ease-out' },
    )
    parts.forEach((part, index) => {
      const side = halves[index]?.side ?? 1
      part.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: `translateX(${side * 9}px) rotate(${side * 3}deg)`, opacity: 1, offset: 0.3 },
          { transform: `translate(${side * 60}px, 90px) rotate(${side * 26}deg)`, opacity: 0 },
        ],
        { duration: apart, delay: way + whole, fill: 'both', easing: 'ease-in' },
      )
    })
  })
  props.after(lasts, props.over)
  return (
    <>
      <Dusk board={board} />
      <div
        class="scene-card"
        ref={(element) => (card = element)}
        style={{ width: `${width}px`, height: `${height}px` }}
      >
        <For each={halves}>
          {({ shape }) => (
            <div class="scene-card-side" ref={(part) => parts.push(part)} style={{ 'clip-path': shape }}>
              {props.face()}
            </div>
          )}
        </For>
      </div>
      <p
        class="scene-label"
        style={{
          left: `${board.x + board.width / 2}px`,
          top: `${y + height + 24}px`,
          'white-space': 'normal',
        }}
      >
        {props.caption}
      </p>
    </>
  )
}

export const cardTorn = (torn: Torn): Scene => ({
  Play: (stage) => <TornCard {...stage} {...torn} />,
  lasts: lasts + 200,
})
