/** A few words in the middle of the table: a round, a phase, a scoring begins. */
import { onMount, Show } from 'solid-js'
import type { Scene, Stage } from '../../kit/stage.tsx'
import './scenes.css'

/** Milliseconds: of a few words, and of each letter of what there is to say below them. */
const fewWords = 1150
const perLetter = 25
const lastsFor = (text: string): number => fewWords + perLetter * text.length

const Title = (props: Stage & { title: string; text: string }) => {
  let paper: HTMLElement | undefined
  const lasts = lastsFor(props.text)
  props.after(lasts, props.over)
  onMount(() => {
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
        left: `${props.board.x + props.board.width / 2}px`,
        top: `${props.board.y + props.board.height / 2}px`,
      }}
    >
      {props.title}
      <Show when={props.text}>
        <small>{props.text}</small>
      </Show>
    </p>
  )
}

/** A title, and what there is to say below it. */
export const titleShown = (title: string, text = ''): Scene => ({
  Play: (stage) => <Title {...stage} title={title} text={text} />,
  lasts: lastsFor(text) + 200,
})
