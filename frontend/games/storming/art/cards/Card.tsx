/** Cards: one shape for each sort, a picture, a title and, where they are large enough, a sentence. */
import { createMemo, For, type JSX, Show } from 'solid-js'
import type { Seat } from '../../../../../shared/engine/ids.ts'
import { createWide } from '../../../../kit/media.ts'
import { EmblemMark } from '../../../../kit/pieces/Emblem.tsx'
import { kindOf } from '../../cardKinds.ts'
import type { Texts } from '../../texts.es.ts'
import { ink } from './colors.ts'
import { frameOf } from './frames.ts'
import { type LetteringField, lettering, widthOf } from './lettering.ts'
import { Owner, Pennant, Trim } from './marks.tsx'
import { pictureOf } from './pictures.tsx'
import { actionsOf, type CardSort, seatOfCard, sortOf } from './sorts.ts'
import { StartMap } from './StartMap.tsx'

/** Height of a card for a width of one. */
export const cardShape = 1.4

/** The picture alone, with a title as in a hand, or with its sentence. */
export type CardForm = 'sign' | 'hand' | 'full'
const measures: Readonly<Record<CardForm, { readonly height: number; readonly foot: number }>> = {
  sign: { height: 104, foot: 9 },
  hand: { height: 140, foot: 49 },
  full: { height: 140, foot: 52 },
}

/** Between a title and its frame, at both ends together. */
const air = 4

const Lines = (props: LetteringField & { text: string; top: number; fill: string; font?: 'title' }) => {
  const set = createMemo(() => lettering(props.text, props, props.font))
  const step = (): number => set().size * 1.06
  /** Baseline of the first line, so that all of them stand in the middle of the field. */
  const first = (): number =>
    props.top + props.height / 2 + set().size * 0.33 - ((set().lines.length - 1) * step()) / 2
  /** In heights of a letter: what just has room stands closely. */
  const closer = (): number => (set().size === props.enough ? 0.03 : 0)
  /** A name whose letters are broader than the guess is pressed together, so that it ends before the frame. */
  const within = (line: string): number | undefined => {
    const most = props.width - air
    const wide = (widthOf(line) - closer() * line.length) * set().size
    return props.enough !== undefined && wide > most - 1 ? most : undefined
  }
  return (
    <text
      text-anchor="middle"
      font-size={set().size.toFixed(1)}
      fill={props.fill}
      font-weight={props.font === 'title' || props.lines <= 3 ? 700 : 500}
      letter-spacing={closer() === 0 ? undefined : `${-closer()}em`}
      style={{ 'font-family': props.font === 'title' ? 'var(--title)' : 'var(--text)' }}
    >
      <For each={set().lines}>
        {(line, nth) => (
          <tspan
            x="50"
            y={(first() + nth() * step()).toFixed(1)}
            textLength={within(line)}
            lengthAdjust={within(line) === undefined ? undefined : 'spacingAndGlyphs'}
          >
            {line}
          </tspan>
        )}
      </For>
    </text>
  )
}

/** Where the name of a card in a hand stands: letters of that size have 11 pixels on a card of a laptop's hand. */
export const title = { width: 84, height: 39, most: 19, lines: 3, enough: 16.4 } as const
/** A scroll is as wide as its rods let it be. */
export const widthOfPact = 82
/** So much higher is the place of a name in three lines. */
export const more = 15

/** Long words with the places where they break, which no browser knows for every language. */
export const breakable = (name: string, syllables: readonly string[] = []): string =>
  syllables.reduce((text, word) => text.replace(word.replace('-', ''), word.replace('-', '\u00ad')), name)

const Sides = (props: { height: number; seat: Seat | null; children: JSX.Element }) => (
  <svg
    class="st-card"
    viewBox={`0 0 100 ${props.height}`}
    aria-hidden="true"
    style={{
      '--card-seat': props.seat === null ? '#5a5f66' : `var(--seat-${props.seat})`,
      '--card-line': props.seat === null ? '#f4d67d' : `var(--seat-${props.seat})`,
    }}
  >
    {props.children}
  </svg>
)

/** A sign bears no words, so it needs no texts. */
type FaceProps =
  | { card: string; texts?: Texts; form: 'sign' }
  | { card: string; texts: Texts; form?: CardForm }

export const CardFace = (props: FaceProps) => {
  const form = (): CardForm => props.form ?? 'hand'
  const sort = createMemo(() => sortOf(props.card))
  const seat = createMemo(() => seatOfCard(props.card))
  const size = () => measures[form()]
  const words = () => {
    const said = props.texts?.cards[kindOf(props.card)] ?? { name: '', line: '' }
    return form() === 'hand' ? { ...said, name: breakable(said.name, props.texts?.syllables) } : said
  }
  const width = (): number => (sort() === 'pact' ? widthOfPact : title.width)
  /** Of a name that would be too small below the picture, the picture leaves more. */
  const named = createMemo((): LetteringField => {
    const field = { ...title, width: width() }
    const isShort = form() !== 'hand' || lettering(words().name, field).size >= field.enough
    return isShort ? field : { ...field, height: field.height + more }
  })
  /** The rods of a scroll leave less room below. */
  const foot = (): number =>
    size().foot + (sort() === 'pact' && form() !== 'sign' ? 10 : 0) + named().height - title.height
  const frame = createMemo(() => frameOf(sort(), size().height, foot()))
  const top = (): number => size().height - foot()
  const low = (): number => size().height - (sort() === 'pact' ? 19 : sort() === 'revolt' ? 10 : 6)
  return (
    <Sides height={size().height} seat={seat()}>
      <path d={frame().edge} fill={frame().panel} />
      <svg
        x={frame().window[0] - 1}
        y={frame().window[1] - 1}
        width={frame().window[2] + 2}
        height={frame().window[3] + 2}
        viewBox="-42 -39 84 78"
        preserveAspectRatio="xMidYMid slice"
      >
        <Show when={sort() === 'startCard'} fallback={pictureOf(kindOf(props.card))?.()}>
          <StartMap card={props.card} />
        </Show>
      </svg>
      <path d={`${frame().edge}${frame().hole}`} fill={frame().border} fill-rule="evenodd" />
      <Show when={form() !== 'sign'}>
        <path d={`M8 ${top()}H92V${low()}H8z`} fill={frame().panel} />
      </Show>
      <path d={frame().hole} fill="none" stroke={ink} stroke-width="3" />
      <path d={frame().hole} fill="none" stroke={frame().line} stroke-width="1.4" />
      <Trim sort={sort()} height={size().height} />
      <path d={frame().edge} fill="none" stroke={ink} stroke-width="1.8" stroke-linejoin="round" />
      <Show when={seat() !== null && sort() === 'event'}>
        <Pennant seat={seat() ?? (0 as Seat)} />
      </Show>
      <Show when={seat() !== null && sort() === 'action'}>
        <Owner seat={seat() ?? (0 as Seat)} actions={actionsOf(props.card)} />
      </Show>
      <Show when={form() === 'hand'}>
        <Lines
          {...named()}
          text={words().name}
          top={top() + 3}
          height={low() - top() - 4}
          fill={frame().letters}
        />
      </Show>
      <Show when={form() === 'full'}>
        <Lines
          text={words().name}
          top={top() + 1}
          height={16}
          most={13}
          lines={2}
          width={width()}
          fill={frame().letters}
          font="title"
        />
        <Lines
          text={words().line}
          top={top() + 17}
          height={low() - top() - 18}
          most={8.6}
          lines={4}
          width={width() - 2}
          fill={frame().letters}
        />
      </Show>
    </Sides>
  )
}

/** What lies on the back of each deck. */
const signs: Readonly<Partial<Record<CardSort, string>>> = {
  civilian: 'M0-18a9 9 0 1 1-.1 0zM-20 22Q-20 4-6 3H6Q20 4 20 22z',
  improvement: 'M-20 20V-2H-24L0-22L24-2H20V20H8V6H-8V20z',
  pact: 'M-16-20H16V8L0 24L-16 8zM-10-12H10M-10-5H10M-10 2H4',
  event: 'M4-26L-14 4H-2L-8 26L15-7H4L11-26z',
  startCard: 'M0-24L6-6L24 0L6 6L0 24L-6 6L-24 0L-6-6z',
}

/** The face down side: an action card's with its owner's emblem, whatever lies under it; the others by their deck. */
export const CardBack = (props: { sort: CardSort; seat?: Seat | null; form?: CardForm }) => {
  const height = (): number => measures[props.form ?? 'hand'].height
  const frame = createMemo(() => frameOf(props.sort, height(), 8))
  const seat = (): Seat | null => props.seat ?? null
  const middle = (): number => height() / 2 + 4
  return (
    <Sides height={height()} seat={seat()}>
      <path d={frame().edge} fill={frame().border} />
      <path d={frame().hole} fill="#000" opacity=".2" />
      <path
        d={`M10 ${middle()}L50 ${middle() - 44}L90 ${middle()}L50 ${middle() + 44}zM22 ${middle()}L50 ${middle() - 31}L78 ${middle()}L50 ${middle() + 31}z`}
        fill="none"
        stroke={frame().line}
        stroke-width="1.4"
        opacity=".5"
      />
      <path d={frame().hole} fill="none" stroke={frame().line} stroke-width="1.4" />
      <Trim sort={props.sort} height={height()} />
      <path d={frame().edge} fill="none" stroke={ink} stroke-width="1.8" stroke-linejoin="round" />
      <circle cx="50" cy={middle()} r="27" fill={frame().border} stroke={frame().line} stroke-width="2" />
      <Show
        when={seat() !== null}
        fallback={
          <path
            d={signs[props.sort] ?? ''}
            transform={`translate(50 ${middle()}) scale(.82)`}
            fill={frame().line}
            stroke={ink}
            stroke-width="1.4"
            stroke-linejoin="round"
          />
        }
      >
        <EmblemMark seat={seat() ?? (0 as Seat)} x={50} y={middle()} size={40} />
      </Show>
    </Sides>
  )
}

/** A card with its title: on it; or below it, where letters on it would be too small to read. */
export const TitledCard = (props: { card: string; texts: Texts; isBelow?: boolean }) => {
  const isWide = createWide()
  const isBelow = (): boolean => props.isBelow ?? !isWide()
  return (
    <>
      <CardFace card={props.card} texts={props.texts} form={isBelow() ? 'sign' : 'hand'} />
      <Show when={isBelow()}>
        <span class="st-title" data-names="" aria-hidden="true">
          {/* Each in a box of its own: a word that has room in the next line is not parted to fill this one. */}
          <For each={breakable(props.texts.cards[kindOf(props.card)].name, props.texts.syllables).split(' ')}>
            {(word) => (
              <>
                <span>{word}</span>{' '}
              </>
            )}
          </For>
        </span>
      </Show>
    </>
  )
}

/** A card as a small thing in a row: its picture in its shape. */
export const SmallCard = (props: { card: string; texts: Texts }) => (
  <CardFace card={props.card} texts={props.texts} form="sign" />
)
