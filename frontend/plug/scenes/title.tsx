/** A few words at the table: a round, a phase, a scoring begins; in its middle, or where they hide nothing they speak of. */
import { createSignal, onMount, Show } from 'solid-js'
import type { Viewer } from '../../../shared/engine/ids.ts'
import type { Scene, Stage } from '../../kit/stage.tsx'
import type { Slip } from '../../kit/freePlace.ts'
import './scenes.css'
import { titlePlace } from './titlePlace.ts'

/** Milliseconds: of a few words, and of each letter of what there is to say below them. */
const fewWords = 1150
const perLetter = 25
const lastsFor = (text: string): number => fewWords + perLetter * text.length

const boxesOf = (selector: string): readonly Slip[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())

/** With as much again around it: what stands there and what comes there. */
const around = ({ x, y, width, height }: Slip): Slip => ({
  x: x - width,
  y: y - height,
  width: 3 * width,
  height: 3 * height,
})

const Title = (props: Stage & { title: string; text: string; clear: readonly string[]; seat: Viewer }) => {
  let paper: HTMLElement | undefined
  const lasts = lastsFor(props.text)
  const [middle, place] = createSignal({
    x: props.board.x + props.board.width / 2,
    y: props.board.y + props.board.height / 2,
  })
  props.after(lasts, props.over)
  onMount(() => {
    if (paper !== undefined && props.clear.length > 0) {
      const size = { width: paper.offsetWidth, height: paper.offsetHeight }
      const spoken = props.clear.flatMap((anchor) => props.place(anchor) ?? []).map(around)
      const { x, y } = titlePlace(
        size,
        props.board,
        { width: innerWidth, height: innerHeight },
        [...spoken, ...boxesOf('.rail, .tray button')],
        boxesOf(':is([data-stage], .tray) [data-anchor]'),
      )
      place({ x: x + size.width / 2, y: y + size.height / 2 })
    }
    if (!props.still)
      paper?.animate(
        [
          { opacity: 0, scale: 0.86, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1.2)' },
          { opacity: 1, scale: 1, offset: 180 / lasts },
          { opacity: 1, scale: 1, offset: 1 - 160 / lasts },
          { opacity: 0, scale: 1.02 },
        ],
        { duration: lasts },
      )
  })
  return (
    <p
      class="scene-title"
      ref={(element) => (paper = element)}
      style={{
        left: `${middle().x}px`,
        top: `${middle().y}px`,
        '--who': props.seat === null ? '' : `var(--seat-${props.seat})`,
        // No broader than the board: on a phone that lies head and seats are beside it, and lie over what is drawn there.
        'max-width': `min(30rem, 88vw, ${props.board.width}px)`,
      }}
    >
      {props.title}
      <Show when={props.text}>
        <small>{props.text}</small>
      </Show>
    </p>
  )
}

/**
 * A title, and what there is to say below it; by their anchors, things that it is to leave in sight. What a seat does to
 * who reads it is framed in that seat's colour.
 */
export const titleShown = (
  title: string,
  text = '',
  clear: readonly string[] = [],
  seat: Viewer = null,
): Scene => ({
  Play: (stage) => <Title {...stage} title={title} text={text} clear={clear} seat={seat} />,
  lasts: lastsFor(text) + 200,
})
