/** Cards shown in the middle of the table: they come from where they lay, turn over, are read, and go. */
import { For, type JSX, onMount, Show } from 'solid-js'
import type { Viewer } from '../../../shared/engine/ids.ts'
import type { Box, Scene, Stage } from '../../kit/stage.tsx'
import { Dusk } from './Dusk.tsx'
import './scenes.css'

export interface ShownCard {
  readonly face: () => JSX.Element
  /** Left out: it comes face up. */
  readonly back?: () => JSX.Element
  /** Anchor of where it lay. */
  readonly from?: string
  /** Anchor of where it goes; left out: it fades away. */
  readonly to?: string
  /** Whose it is, or what it is called. */
  readonly caption?: string
  readonly seat?: Viewer
  /** Known to all, and to be read where it goes: it lies there half as long. */
  readonly isBrief?: boolean
  /** So many letters stand on it that nobody knows by heart: it is large, and lies there until they are read. */
  readonly letters?: number
}

/** Milliseconds: on the way, from one card to the next, turning, read, and on the way out. */
const way = 300
const between = 70
const turn = 320
const read = 560
const away = 200

/** Of each letter of what is told above them, and of what is read on a card. */
const perLetter = 14
const perLetterRead = 32
/** Pixels that a card is wide at most, and one that is read. */
const wide = 140
const wideToRead = 264

const lettersOf = (cards: readonly ShownCard[]): number =>
  Math.max(0, ...cards.map(({ letters = 0 }) => letters))

const lastsFor = (cards: readonly ShownCard[], told: readonly string[]): number =>
  way +
  (cards.length - 1) * between +
  turn +
  read * (cards.some(({ isBrief }) => isBrief !== true) ? 1 : 0.5) +
  perLetter * told.join('').length +
  perLetterRead * lettersOf(cards)

const Card = (
  props: Stage & {
    card: ShownCard
    order: number
    x: number
    y: number
    width: number
    height: number
    /** As wide as what it is called may be. */
    label: number
    end: number
  },
) => {
  let [card, sides, label]: (HTMLElement | undefined)[] = []
  onMount(() => {
    const lay = props.card.from === undefined ? null : props.place(props.card.from)
    const rest = `translate(${props.x}px, ${props.y}px)`
    /** In the middle of a box, no larger than it is. */
    const over = ({ x, y, width, height }: Box): string =>
      `translate(${x + (width - props.width) / 2}px, ${y + (height - props.height) / 2}px) scale(${Math.max(0.2, Math.min(1, width / props.width))})`
    const far = lay === null ? `translate(${props.x}px, ${props.y + 60}px) scale(0.6)` : over(lay)
    const delay = props.order * between
    card?.animate(
      [
        { transform: far, opacity: 0 },
        { opacity: 1, offset: 0.3 },
        { transform: rest, opacity: 1 },
      ],
      { duration: way, delay, fill: 'both', easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
    )
    if (props.card.back !== undefined) {
      sides?.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }], {
        duration: turn,
        delay: way + delay,
        fill: 'both',
        easing: 'cubic-bezier(0.4, 0, 0.3, 1.2)',
      })
      // With the face: below its back it would tell what is not seen yet.
      label?.animate([{ opacity: 0 }, { opacity: 1 }], {
        duration: turn / 2,
        delay: way + delay + turn / 2,
        fill: 'backwards',
      })
    }
    const goal = props.card.to === undefined ? null : props.place(props.card.to)
    const gone: Keyframe = goal === null ? { opacity: 0 } : { opacity: 0.3, transform: over(goal) }
    card?.animate([{ opacity: 1, transform: rest }, gone], {
      duration: away,
      delay: props.end - away,
      fill: 'forwards',
      easing: 'ease-in',
    })
  })
  return (
    <>
      <div
        class="scene-card"
        ref={(element) => (card = element)}
        style={{ width: `${props.width}px`, height: `${props.height}px` }}
      >
        <div class="scene-card-turn" ref={(element) => (sides = element)}>
          <div class="scene-card-side">{props.card.face()}</div>
          <Show when={props.card.back}>{(back) => <div class="scene-card-side back">{back()()}</div>}</Show>
        </div>
      </div>
      <Show when={props.card.caption}>
        {(caption) => (
          <p
            class="scene-label"
            ref={(element) => (label = element)}
            style={{
              left: `${props.x + props.width / 2}px`,
              top: `${props.y + props.height + 20}px`,
              'max-width': `${props.label}px`,
              ...(props.width < 100 ? { 'font-size': 'var(--size-s)', padding: '2px 7px' } : {}),
              '--who': `var(--seat-${props.card.seat ?? 'none'}, var(--line))`,
            }}
          >
            {caption()}
          </p>
        )}
      </Show>
    </>
  )
}

const Cards = (props: Stage & { cards: readonly ShownCard[]; shape: number; told: readonly string[] }) => {
  const { board } = props
  const count = props.cards.length
  const gap = 18
  const widthIn = (rows: number): number => {
    const columns = Math.ceil(count / rows)
    const room = (board.width - gap * (columns + 1)) / columns
    const most = lettersOf(props.cards) > 0 ? wideToRead : wide
    return Math.min(most, room, (board.height / rows - 64) / props.shape)
  }
  // In two rows where they are much larger so: on a board that is low as well as narrow they are not.
  const rows = count > 3 && widthIn(2) > 1.2 * widthIn(1) ? 2 : 1
  const columns = Math.ceil(count / rows)
  const width = widthIn(rows)
  const height = width * props.shape
  const end = lastsFor(props.cards, props.told)
  const upper = board.y + board.height / 2 - (rows / 2) * (height + 48) + 6
  props.after(end, props.over)
  return (
    <>
      <Dusk board={board} />
      <For each={props.cards}>
        {(card, order) => {
          const row = Math.floor(order() / columns)
          const inRow = Math.min(columns, count - row * columns)
          const column = order() - row * columns
          return (
            <Card
              {...props}
              card={card}
              order={order()}
              end={end}
              width={width}
              height={height}
              label={count > 1 ? width + 14 : board.width}
              x={board.x + board.width / 2 + (column - inRow / 2) * (width + gap) + gap / 2}
              y={upper + row * (height + 48)}
            />
          )
        }}
      </For>
      <Show when={props.told.length > 0}>
        <p
          class="scene-told"
          style={{
            left: `${board.x + board.width / 2}px`,
            top: `${upper - 12}px`,
            'max-width': `min(36rem, ${board.width - 16}px)`,
          }}
        >
          <For each={props.told}>{(line) => <span>{line}</span>}</For>
        </p>
      </Show>
    </>
  )
}

/** Cards shown mid-table; `shape` is their height for a width of one, `told` what they mean for who sees them. */
export const cardsShown = (
  cards: readonly ShownCard[],
  shape = 1.5,
  told: readonly string[] = [],
): Scene => ({
  Play: (stage) => <Cards {...stage} cards={cards} shape={shape} told={told} />,
  lasts: lastsFor(cards, told) + 200,
})
