/**
 * A round is over: how far on the way to the end everybody is, and what of that the round has brought. Seen for a moment
 * over the middle of the board, where nothing else tells that the race goes on.
 */
import { For, type JSX, onMount, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import type { Scene, Stage } from '../../kit/stage.tsx'
import './scenes.css'

/** Milliseconds: of the title, for each seat where no more is said of it, and until a bar that has grown is as long as it is. */
const shortest = 1100
const perSeat = 260
const growing = 700

export interface RoundLine {
  readonly seat: Seat
  /** Shares of the way, 0 to 1: now, and as the round began, where that is known. */
  readonly share: number
  readonly was: number
  /** What the way leads over next, before its bar; what came, and what is missing, after it. */
  readonly mark?: () => JSX.Element
  readonly came: () => JSX.Element
  readonly missing: () => JSX.Element
  /** Could end the game soon. */
  readonly isNear: boolean
}

interface Told {
  readonly title: string
  /** Whoever is nearest first. */
  readonly lines: readonly RoundLine[]
  /** Milliseconds for each of them, where there is more to read on it than how far a seat is. */
  readonly perLine?: number
  nameOf(seat: Seat): string
}

/** States of rounds by what names the seats of their table, which no two tables share: a scene knows no earlier one. */
const begun = new WeakMap<Told['nameOf'], Map<number, unknown>>()

/** What was kept of the round before this one, if it was seen; keeps what there is now for the next. */
export const sinceRound = <Kept,>(nameOf: Told['nameOf'], round: number, now: Kept): Kept | undefined => {
  const known = begun.get(nameOf) ?? new Map<number, unknown>()
  begun.set(nameOf, known.set(round, now))
  return known.get(round - 1) as Kept | undefined
}

const lastsOf = ({ lines, perLine = perSeat }: Told): number => shortest + perLine * lines.length

const Round = (props: Stage & Told) => {
  let paper: HTMLElement | undefined
  const lasts = lastsOf(props)
  props.after(lasts, props.over)
  onMount(() => {
    if (props.still || paper === undefined) return
    paper.animate(
      [
        { opacity: 0, scale: 0.9 },
        { opacity: 1, scale: 1, offset: 0.1 },
        { opacity: 1, offset: 0.92 },
        { opacity: 0 },
      ],
      lasts,
    )
    for (const [index, bar] of [...paper.querySelectorAll('.scene-brought')].entries())
      bar.animate([{ scale: '0 1' }, { scale: '1 1' }], {
        duration: growing,
        delay: 200 + 120 * index,
        fill: 'backwards',
        easing: 'ease-out',
      })
  })
  const percent = (share: number): string => `${100 * share}%`
  return (
    <div
      class="scene-title scene-round"
      ref={(element) => (paper = element)}
      style={{
        left: `${props.board.x + props.board.width / 2}px`,
        top: `${props.board.y + props.board.height / 2}px`,
        'max-width': `${Math.min(props.board.width - 8, 460)}px`,
      }}
    >
      {props.title}
      <ol>
        <For each={props.lines}>
          {({ seat, share, was, mark, came, missing, isNear }) => (
            <li classList={{ near: isNear }} style={{ '--who': `var(--seat-${seat})` }}>
              <Emblem seat={seat} />
              <b>{props.nameOf(seat)}</b>
              <Show when={mark} fallback={<span />}>
                {(drawn) => drawn()()}
              </Show>
              <i class="scene-bar">
                <i style={{ width: percent(Math.min(was, share)) }} />
                <i class="scene-brought" style={{ width: percent(Math.max(0, share - was)) }} />
              </i>
              <span class="scene-came">{came()}</span>
              <small>{missing()}</small>
            </li>
          )}
        </For>
      </ol>
    </div>
  )
}

/** Told to who asked for stillness, too: no board says what a round has brought. */
export const roundTold = (told: Told): Scene => ({
  Play: (stage) => <Round {...stage} {...told} />,
  lasts: lastsOf(told) + 200,
  isStill: true,
})
