import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js'
import type { Seat, Viewer } from '../../../shared/engine/ids.ts'
import { nameHere } from '../../kit/language.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import { type Reaction, reactions } from '../../../shared/protocol/reactions.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { closeOnEscape } from '../../kit/escape.ts'
import { overlap, type Slip } from '../../kit/freePlace.ts'
import { createWide } from '../../kit/media.ts'
import type { LiveTable } from '../model/table.ts'
import type { Talk } from './Chat.tsx'
import { c } from './companyWords.ts'
import { createMoods } from './moods.ts'
import { isCalm, isMuted, keepCalm } from './muting.ts'
import { place, rest, setPlace } from './ReactButton.tsx'
import { ReactionSign } from './ReactionSign.tsx'
import './Heard.css'

/** Milliseconds that a line of chat is seen for; a reaction is, until the next one may come. */
const readFor = 5000

interface Bubble {
  readonly seat: Viewer
  readonly name: string
  readonly reaction: Reaction | null
  readonly text: string
  readonly at: Readonly<Record<string, string>>
}

/** Pixels of a seat's row with its name: in a rail, and in a row of seats. */
const nameHigh = 34
const nameHighInRow = 22

/** Beside a seat: left of it in a rail, below it in a row; who only watches has the row's beginning. */
const besideSeat = (seat: Viewer, isWide: boolean): Readonly<Record<string, string>> => {
  const one = document.querySelector(seat === null ? '.seats' : `[data-anchor="seat:${seat}"]`)
  const box = one?.getBoundingClientRect() ?? new DOMRect()
  if (isWide) return { right: `${innerWidth - box.left + 8}px`, top: `${Math.max(56, box.top)}px` }
  const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0
  const top = `${Math.max(bar, Math.min(box.bottom, innerHeight - 60)) + 4}px`
  return box.left + box.right < innerWidth
    ? { left: `${Math.max(8, box.left)}px`, top }
    : { right: `${Math.max(8, innerWidth - box.right)}px`, top }
}

/**
 * On the seat itself, over its name and no wider: beside it lie the cards and the tips that are
 * read meanwhile. Whose it is its place tells.
 */
const onSeat = (seat: Seat, isWide: boolean): Readonly<Record<string, string>> => {
  const box = document.querySelector(`[data-anchor="seat:${seat}"]`)?.getBoundingClientRect() ?? new DOMRect()
  return {
    left: `${box.left}px`,
    top: `${box.top}px`,
    'max-width': `${box.width}px`,
    'min-height': `${isWide ? nameHigh : nameHighInRow}px`,
  }
}

/** Pixels between what is said and what it gives way to. */
const apart = 4

const boxOf = ({
  offsetLeft: x,
  offsetTop: y,
  offsetWidth: width,
  offsetHeight: height,
}: HTMLElement): Slip => ({
  x,
  y,
  width,
  height,
})

/** Below what was said before and it would hide: the seats of a row stand closer to each other than words are long. */
const giveWay = (bubble: HTMLElement): void => {
  const all = [...(bubble.parentElement?.children ?? [])] as HTMLElement[]
  const before = all.slice(0, all.indexOf(bubble))
  const hidden = before.find((one) => overlap(boxOf(one), boxOf(bubble)) > 0)
  if (hidden === undefined) return
  bubble.style.top = `${hidden.offsetTop + hidden.offsetHeight + apart}px`
  giveWay(bubble)
}

/** Below the button, or above it in the page's lowest row. */
const nextTo = ({ left, top, bottom }: DOMRect): Readonly<Record<string, string>> => ({
  left: `${Math.max(8, Math.min(left, innerWidth - 316))}px`,
  ...(bottom + 116 > innerHeight ? { bottom: `${innerHeight - top + 6}px` } : { top: `${bottom + 6}px` }),
})

/** Six reactions, and whether one wants to see those of the others. */
const Choice = (props: { at: DOMRect; react(reaction: Reaction): void }) => {
  const close = (): void => {
    setPlace(null)
    document.querySelector<HTMLElement>('.react-button')?.focus()
  }
  closeOnEscape(close)
  const outside = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('.reactions, .react-button') === null) setPlace(null)
  }
  document.addEventListener('pointerdown', outside)
  onCleanup(() => document.removeEventListener('pointerdown', outside))
  return (
    <section
      class="reactions"
      aria-label={c().title}
      ref={(panel) => queueMicrotask(() => panel.querySelector('button')?.focus())}
      style={nextTo(props.at)}
    >
      <For each={reactions}>
        {(reaction) => (
          <button
            type="button"
            aria-label={c().reactions[reaction]}
            data-hint={c().reactions[reaction]}
            onClick={() => {
              props.react(reaction)
              close()
            }}
          >
            <ReactionSign reaction={reaction} />
          </button>
        )}
      </For>
      <button type="button" class="quiet" onClick={() => keepCalm(!isCalm())}>
        {isCalm() ? c().showAll : c().hideAll}
      </button>
    </section>
  )
}

/** What people say, and bots, at their seats, for a moment: reactions, and lines of chat where that is not open. */
export const Heard = (props: { table: LiveTable; talk: Talk; info: Pick<TableInfo, 'seats' | 'stage'> }) => {
  const [bubbles, setBubbles] = createSignal<readonly Bubble[]>([])
  const isWide = createWide()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  onCleanup(() => timers.forEach(clearTimeout))
  onCleanup(() => setPlace(null))
  /** Calls once, unless the table is left before. */
  const later = (work: () => void, milliseconds: number): void => {
    const timer = setTimeout(() => (timers.delete(timer), work()), milliseconds)
    timers.add(timer)
  }
  const show = (said: Omit<Bubble, 'at'>, milliseconds: number): void => {
    if (isMuted(said)) return
    const { seat, reaction } = said
    const at = reaction === null || seat === null ? besideSeat(seat, isWide()) : onSeat(seat, isWide())
    const bubble = { ...said, at }
    setBubbles([...bubbles().filter((one) => one.seat !== seat), bubble])
    later(() => setBubbles(bubbles().filter((one) => one !== bubble)), milliseconds)
  }
  const showReaction = (seat: Seat, reaction: Reaction): void => {
    // Over a menu or a sheet nobody looks at the seats.
    if (document.querySelector('.menu, dialog[open]') !== null) return
    const text = c().reactions[reaction]
    show({ seat, name: props.table.nameOf(seat), reaction, text }, limits.reactionPause)
  }
  createEffect(
    on(
      () => props.talk.reaction(),
      (heard) => {
        if (heard === null || (isCalm() && heard.seat !== props.table.me())) return
        showReaction(heard.seat, heard.reaction)
      },
      { defer: true },
    ),
  )
  createMoods(
    props.table,
    () => props.info,
    (seat, reaction) => isCalm() || showReaction(seat, reaction),
  )
  createEffect(
    on(
      () => props.talk.chat().at(-1),
      (line) => {
        // Where the chat is open it is read there; what oneself says is known.
        if (line === undefined || document.querySelector('.chat') !== null) return
        if (line.seat === null || line.seat !== props.table.me()) show({ ...line, reaction: null }, readFor)
      },
      { defer: true },
    ),
  )
  const react = (reaction: Reaction): void => {
    rest(true)
    later(() => rest(false), limits.reactionPause)
    void props.talk.say({ t: 'react', reaction })
  }
  onCleanup(() => rest(false))
  return (
    <>
      <div class="heard" role="status">
        <For each={bubbles()}>
          {({ seat, name, reaction, text, at }) => (
            <p
              popover="manual"
              classList={{ reacts: reaction !== null }}
              ref={(bubble) =>
                queueMicrotask(() => {
                  // The last that was shown lies on top: over a first game's tip too, which would hide it for good.
                  bubble.showPopover()
                  if (reaction === null) giveWay(bubble)
                })
              }
              style={{ ...at, ...(seat === null ? {} : { '--who': `var(--seat-${seat})` }) }}
            >
              <Show when={reaction}>{(sign) => <ReactionSign reaction={sign()} />}</Show>
              <span>
                <b>{nameHere(name)}</b> {text}
              </span>
            </p>
          )}
        </For>
      </div>
      <Show when={place()}>{(at) => <Choice at={at()} react={react} />}</Show>
    </>
  )
}
