/**
 * One category of a scoring: the table darkens but for what scores; one seat after the other, laurels rise from its
 * places and come together as its figure, at what keeps count of its points, which walks on by them. Who asked for
 * stillness sees the same places and figures, at rest. A tap doubles the pace, a second one ends this and the
 * categories after it.
 */
import { createEffect, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import type { Corner } from '../../kit/freePlace.ts'
import { language } from '../../kit/language.ts'
import { hasFingersOnly } from '../../kit/media.ts'
import { Laurel } from '../../kit/pieces/pieces.tsx'
import type { Box, Scene, Stage } from '../../kit/stage.tsx'
import { figure, signed } from '../../kit/sums.ts'
import { inTurn } from './inTurn.tsx'
import { stillThere, titlePlace } from './titlePlace.ts'
import { Walking, type TrackWalk, walkingLasts } from './Walking.tsx'
import './scoring.css'

/** What one seat earns in a category, and from which places. */
export interface Earning {
  readonly seat: Seat
  readonly name: string
  readonly points: number
  /** Anchors on the board. */
  readonly places: readonly string[]
  /** Anchor of what its figure flies to; where nothing on the board keeps count, to its seat. */
  readonly to?: string
  /** What walks once the figure has come there. */
  readonly walk?: TrackWalk
}

/** What is counted of all seats before the next is. */
export interface Category {
  readonly title: string
  readonly earnings: readonly Earning[]
  /** What rises from the places, 48 wide around 0, 0, with a figure or none: laurels, where it says nothing. */
  readonly rising?: (figure: string) => JSX.Element
  /** Milliseconds for a seat, where a category is one of many. */
  readonly perSeat?: number
}

/** Said with the scene: as words of every page they would be fetched before any table is seen. */
const paces = {
  es: ['para ir más deprisa', 'otra vez para saltarlo'],
  en: ['to go faster', 'again to skip the rest'],
} as const
const presses = { es: ['Haz clic', 'Toca'], en: ['Click', 'Tap'] } as const
/** What the next tap or click does to a count that is watched. */
const nextTap = (isFaster: boolean): string =>
  `${presses[language()][hasFingersOnly() ? 1 : 0]} ${paces[language()][isFaster ? 1 : 0]}`

/** Milliseconds for a seat, where nothing else is said, and to read the name of the category. */
const seatLasts = 700
const reading = 300
/** How much of a seat's time its laurels take to where they go. */
const flying = 0.92
/** Categories that follow each other within so many milliseconds are one scoring. */
const apart = 2500

/** How a scoring is looked at, and where its title lies, with room for the largest so far: it goes on so from category to category. */
const pace: { taps: number; left: number; title: Box | null } = { taps: 0, left: 0, title: null }

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

const laurelWith = (figure: string): JSX.Element => <Laurel x={0} y={0} size={48} figure={figure} />

/** What flies from a place to where its seat is; it stays there where nothing is to move. */
const Rising = (props: {
  from: Box
  to: Box
  piece: JSX.Element
  lasts: number
  delay: number
  hasFigure: boolean
  still: boolean
}) => {
  let laurel: HTMLElement | undefined
  const size = props.hasFigure ? 64 : 44
  onMount(() => {
    const [from, to] = [middle(props.from), middle(props.to)]
    const at = ({ x, y }: { x: number; y: number }, scale: number): string =>
      `translate(${x - size / 2}px, ${y - size / 2}px) scale(${scale})`
    const risen = at({ x: from.x, y: from.y - 22 }, 1)
    if (props.still) return laurel?.style.setProperty('transform', risen)
    laurel?.animate(
      [
        { transform: at(from, 0.3), opacity: 0 },
        { transform: at({ x: from.x, y: from.y - 18 }, 1), opacity: 1, offset: 0.3 },
        { transform: risen, opacity: 1, offset: 0.45 },
        { transform: at(to, 0.85), opacity: 1, offset: 0.94 },
        { transform: at(to, 0.7), opacity: 0 },
      ],
      { duration: props.lasts, delay: props.delay, fill: 'both', easing: 'cubic-bezier(0.3, 0.6, 0.3, 1)' },
    )
  })
  return (
    <div
      class="scoring-laurel"
      classList={{ bare: !props.hasFigure }}
      ref={(element) => (laurel = element)}
      style={{ width: `${size}px`, height: `${size}px` }}
    >
      <svg viewBox="-28 -28 56 56">{props.piece}</svg>
    </div>
  )
}

/** Above a place stands what it is part of, as a building over its helper, and what rises from it. */
const above = ({ x, y, width, height }: Box): Box => ({
  x: x - 24,
  y: y - 60,
  width: width + 48,
  height: height + 60,
})

/** Pixels below the board over which the dark ends: what is in hand there is as light as ever. */
const fading = 28

/**
 * What was dark stays so until the next category darkens the table itself, and for a moment where none comes: fact by
 * fact, each with a scene of its own, the board would flash between them.
 */
let dark: HTMLElement | null = null
const lighten = (): void => {
  dark?.remove()
  dark = null
}
const leaveDark = (night: Element): void => {
  lighten()
  dark = document.createElement('div')
  dark.className = 'flight'
  dark.style.cssText = 'width:100vw;height:100vh'
  dark.append(night.cloneNode(true))
  document.body.append(dark)
  dark.animate([{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], 600).onfinish = lighten
}

/** From so many places at most something rises. */
const most = 5

/** Without what the tray covers from side to side, as a phone's does: what one holds stays as light as it is. */
const seenOf = (board: Box): Box => {
  const tray = document.querySelector('[data-over-stage]')?.getBoundingClientRect()
  if (tray === undefined || tray.left > board.x + 12 || tray.right < board.x + board.width - 12) return board
  return { ...board, height: Math.min(board.height, Math.max(0, tray.top - board.y)) }
}

/** `all`: what is earned in this category, and in those that are counted with it. */
const Scoring = (props: Stage & Category & { all: readonly Earning[] }) => {
  const [at, go] = createSignal(-1)
  const now = performance.now()
  if (now - pace.left > apart) [pace.taps, pace.title] = [0, null]
  const taps = (): number => pace.taps + (props.hurried() ? 1 : 0)
  createEffect(() => taps() > 1 && props.over())
  const quicker = (): number => (taps() > 0 ? 2 : 1)
  const perSeat = props.perSeat ?? seatLasts
  let [night, title]: [SVGSVGElement?, HTMLElement?] = []
  let wait: Animation | undefined
  /** Goes by the clock of what moves, whatever that is set to. */
  const after = (milliseconds: number, then: () => void): void => {
    wait = title?.animate([{ opacity: 1 }, { opacity: 1 }], milliseconds / quicker())
    if (wait !== undefined) wait.onfinish = then
  }
  const walks = (): boolean => !props.still && isWalked(props.earnings)
  const next = (): void => {
    if (at() + 1 >= props.earnings.length) return walks() ? after(walkingLasts, props.over) : props.over()
    go(at() + 1)
    after(perSeat, next)
  }
  onMount(() => {
    lighten()
    after(reading, next)
  })
  onCleanup(() => {
    wait?.cancel()
    const isCut = at() + 1 < props.earnings.length
    // Who has tapped twice sees no more of it.
    pace.taps = isCut ? 2 : taps()
    pace.left = performance.now()
    if (night !== undefined && pace.taps < 2) leaveDark(night)
  })
  const earning = (): Earning | undefined => props.earnings[at()]
  const lit = (one: Earning): readonly Box[] => one.places.flatMap((anchor) => props.place(anchor) ?? [])
  const board = () => seenOf(props.board)
  /** The middle of its upper edge. */
  const [titleAt, placeTitle] = createSignal<Corner>({ x: 0, y: 0 })
  onMount(() => {
    if (title === undefined) return
    const size = {
      width: Math.max(title.offsetWidth, pace.title?.width ?? 0),
      height: Math.max(title.offsetHeight, pace.title?.height ?? 0),
    }
    const boxesOf = (selector: string): readonly Box[] =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
    const places = props.all.flatMap(lit)
    // How far a marker walks in the categories to come is not known yet: the whole track is left in sight.
    const tracks = props.all.flatMap(({ walk }) => (walk && props.place(walk.track)) ?? [])
    const screen = { width: innerWidth, height: innerHeight }
    const at =
      stillThere(pace.title, size, screen, [...places, ...tracks]) ??
      titlePlace(
        size,
        board(),
        screen,
        [...places, ...tracks, ...boxesOf('.seat, .replay')],
        [...places.map(above), ...boxesOf('.tray [data-anchor]')],
      )
    pace.title = { ...at, ...size }
    placeTitle({ x: at.x + size.width / 2, y: at.y })
  })
  return (
    <Show when={pace.taps < 2}>
      <svg class="scoring-night" ref={(element) => (night = element)} width="100%" height="100%">
        <linearGradient id="scoring-dark" x2="0" y2="1">
          <stop offset={board().height / (board().height + fading)} stop-color="#14100c" />
          <stop offset="1" stop-color="#14100c" stop-opacity="0" />
        </linearGradient>
        <mask id="scoring-lit">
          <rect width="100%" height="100%" fill="#fff" />
          <For each={props.earnings.flatMap(lit)}>
            {(box) => (
              <rect
                x={box.x - 5}
                y={box.y - 5}
                width={box.width + 10}
                height={box.height + 10}
                rx="12"
                fill="#000"
              />
            )}
          </For>
        </mask>
        <rect
          x={board().x}
          y={board().y}
          width={board().width}
          height={board().height + fading}
          fill="url(#scoring-dark)"
          mask="url(#scoring-lit)"
        />
        <Show when={earning()} keyed>
          {(one) => (
            <For each={lit(one)}>
              {(box) => (
                <rect
                  class="scoring-ring"
                  x={box.x - 4}
                  y={box.y - 4}
                  width={box.width + 8}
                  height={box.height + 8}
                  rx="11"
                  style={{ stroke: `var(--seat-${one.seat})` }}
                />
              )}
            </For>
          )}
        </Show>
      </svg>
      <p
        class="scoring-title"
        ref={(element) => (title = element)}
        style={{
          left: `${titleAt().x}px`,
          top: `${titleAt().y}px`,
          // No wider than the board it lies on, which on a phone held sideways is half of the screen.
          'max-width': `${Math.min(board().width - 12, 780)}px`,
        }}
      >
        <b>{props.title}</b>
        <For each={props.earnings}>
          {(one, index) => (
            <span
              data-anchor={`told:${one.seat}`}
              classList={{ told: index() <= at() }}
              style={{ '--who': `var(--seat-${one.seat})` }}
            >
              {one.name} <i>{signed(one.points)}</i>
            </span>
          )}
        </For>
        <small>{nextTap(taps() > 0)}</small>
      </p>
      <Show when={earning()} keyed>
        {(one) => {
          const to = (one.to === undefined ? null : props.place(one.to)) ?? props.place(`seat:${one.seat}`)
          // At rest a laurel without a figure would say nothing.
          const from = lit(one).slice(0, props.still ? 1 : most)
          const lasts = (perSeat / quicker()) * flying
          return (
            <Show when={to}>
              {(goal) => (
                <For each={from.length > 0 ? from : [board()]}>
                  {(box, order) => {
                    // The last lies on top of the others.
                    const hasFigure = order() + 1 >= from.length
                    return (
                      <Rising
                        from={box}
                        to={goal()}
                        piece={(props.rising ?? laurelWith)(hasFigure ? figure(one.points) : '')}
                        hasFigure={hasFigure}
                        delay={order() * 40}
                        lasts={lasts - order() * 40}
                        still={props.still}
                      />
                    )
                  }}
                </For>
              )}
            </Show>
          )
        }}
      </Show>
      <Show when={walks()}>
        <For each={props.earnings.slice(0, at() + 1)}>
          {({ walk }) =>
            walk && (
              <Walking
                walk={walk}
                track={props.place(walk.track) ?? board()}
                delay={(perSeat / quicker()) * flying}
                lasts={walkingLasts / quicker()}
              />
            )
          }
        </For>
      </Show>
    </Show>
  )
}

const isWalked = (earnings: readonly Earning[]): boolean => earnings.some(({ walk }) => walk !== undefined)

const categoryShown = ({ earnings, ...category }: Category, all = earnings): Scene | null => {
  const earned = earnings.filter(({ points }) => points !== 0)
  return earned.length === 0
    ? null
    : {
        Play: (stage) => <Scoring {...stage} {...category} earnings={earned} all={all} />,
        lasts:
          reading +
          earned.length * (category.perSeat ?? seatLasts) +
          (isWalked(earned) ? walkingLasts : 0) +
          200,
        isHurried: true,
        isStill: true,
      }
}

/** A category of a scoring, seat by seat; null where nobody earns anything. */
export const scoringShown = (title: string, earnings: readonly Earning[]): Scene | null =>
  categoryShown({ title, earnings })

/** One category after the other, those of which somebody has anything; null where there is none. */
export const countShown = (categories: readonly Category[]): Scene | null => {
  const all = categories.flatMap(({ earnings }) => earnings)
  const scenes = categories.map((one) => categoryShown(one, all)).filter((scene) => scene !== null)
  return scenes.length === 0 ? null : inTurn(...scenes)
}
