/** Somebody has come to a place: the piece grows over it for a moment, and a ring goes out from there. */
import { type JSX, onMount } from 'solid-js'
import type { Scene, Stage } from '../../kit/stage.tsx'
import './scenes.css'

const lasts = 1250

interface Arrival {
  readonly piece: () => JSX.Element
  /** Anchor of the place. */
  readonly at: string
  readonly caption: string
}

const Arrived = (props: Stage & Arrival) => {
  const place = props.place(props.at) ?? props.board
  const size = Math.min(96, Math.max(56, place.width * 1.4))
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
  let [piece, ring]: (HTMLElement | undefined)[] = []
  onMount(() => {
    const at = `translate(${x - size / 2}px, ${y - size / 2}px)`
    piece?.animate(
      [
        { transform: `${at} scale(0.6)`, opacity: 0 },
        { transform: `${at} translateY(-22px) scale(1.25)`, opacity: 1, offset: 0.22 },
        { transform: `${at} scale(1)`, opacity: 1, offset: 0.4 },
        { transform: `${at} scale(1)`, opacity: 1, offset: 0.86 },
        { transform: `${at} scale(0.9)`, opacity: 0 },
      ],
      { duration: lasts, fill: 'both', easing: 'ease-out' },
    )
    ring?.animate(
      [
        { transform: `${at} scale(0.4)`, opacity: 0.9 },
        { transform: `${at} scale(2.1)`, opacity: 0 },
      ],
      { duration: 620, delay: 300, iterations: 1, fill: 'both', easing: 'ease-out' },
    )
  })
  props.after(lasts, props.over)
  const box = { width: `${size}px`, height: `${size}px` }
  return (
    <>
      <span class="scene-ring" ref={(element) => (ring = element)} style={box} />
      <div class="scene-walker" ref={(element) => (piece = element)} style={box}>
        {props.piece()}
      </div>
      <p class="scene-label" style={{ left: `${x}px`, top: `${y + size / 2 + 18}px` }}>
        {props.caption}
      </p>
    </>
  )
}

export const pieceArrived = (arrival: Arrival): Scene => ({
  Play: (stage) => <Arrived {...stage} {...arrival} />,
  lasts: lasts + 200,
})
