/**
 * What one looks forward to has come: the first ore of a kind, a camp on a mine, the first diamond, miners at the one mine
 * where they place. It is seen large over its place, in a glow of whose it is, and said in a line.
 */
import { type JSX, onMount, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import type { Scene, Stage } from '../../kit/stage.tsx'
import { passingRate } from '../../plug/scenes/passing.ts'
import type { CardTexts } from './cards/texts.es.ts'
import { endWords } from './Soon.tsx'

/** Milliseconds: of the piece, and for each letter of what is said. */
const shown = 1100
const perLetter = 14
/** About as many letters as a line of it has. */
const letters = 60
/** Pixels between the glow and the line, and half of what two lines are high. */
const [gap, half] = [6, 24]

interface Celebrated {
  readonly piece: () => JSX.Element
  /** Anchor of the place. */
  readonly at: string
  readonly seat: Seat
  say(c: CardTexts): string
  /** Seen in passing, as what others do while one waits. */
  readonly isPassing: boolean
}

const lastsOf = ({ isPassing }: Celebrated): number =>
  (shown + perLetter * letters) / (isPassing ? passingRate : 1)

const Moment = (props: Stage & { one: Celebrated }) => {
  const words = endWords()
  const lasts = lastsOf(props.one)
  const place = props.place(props.one.at) ?? props.board
  const size = Math.min(84, Math.max(56, place.width * 1.6))
  /** Its middle lies on the board with all of its glow. */
  const within = (middle: number, from: number, room: number): number =>
    Math.max(from + size, Math.min(middle, from + room - size))
  const x = within(place.x + place.width / 2, props.board.x, props.board.width)
  const y = within(place.y + place.height / 2, props.board.y, props.board.height)
  const broad = Math.min(300, props.board.width - 8)
  const isBelow = y + size + gap + 2 * half < props.board.y + props.board.height
  let [piece, glow]: (HTMLElement | undefined)[] = []
  props.after(lasts, props.over)
  onMount(() => {
    if (props.still) return
    piece?.animate(
      [
        { opacity: 0, scale: 0.4 },
        { opacity: 1, scale: 1.25, offset: 0.18 },
        { opacity: 1, scale: 1, offset: 0.32 },
        { opacity: 1, scale: 1, offset: 0.9 },
        { opacity: 0, scale: 0.9 },
      ],
      { duration: lasts, easing: 'ease-out' },
    )
    glow?.animate(
      [{ opacity: 0, scale: 0.3 }, { opacity: 1, scale: 1, offset: 0.3 }, { opacity: 0.6 }],
      lasts,
    )
  })
  const box = (side: number): JSX.CSSProperties => ({
    left: `${x - side / 2}px`,
    top: `${y - side / 2}px`,
    width: `${side}px`,
    height: `${side}px`,
    '--who': `var(--seat-${props.one.seat})`,
  })
  return (
    <>
      <div class="ft-aura" ref={(element) => (glow = element)} style={box(2 * size)} />
      <div class="ft-star" ref={(element) => (piece = element)} style={box(size)}>
        {props.one.piece()}
      </div>
      <Show when={words()}>
        {(c) => (
          <p
            class="scene-title ft-moment"
            style={{
              left: `${Math.max(props.board.x + broad / 2 + 4, Math.min(x, props.board.x + props.board.width - broad / 2 - 4))}px`,
              top: `${y + (isBelow ? 1 : -1) * (size * 0.7 + gap + half)}px`,
              width: `${broad}px`,
              '--who': `var(--seat-${props.one.seat})`,
            }}
          >
            {props.one.say(c())}
          </p>
        )}
      </Show>
    </>
  )
}

export const moment = (one: Celebrated): Scene => ({
  Play: (stage) => <Moment {...stage} one={one} />,
  lasts: lastsOf(one) + 200,
})
