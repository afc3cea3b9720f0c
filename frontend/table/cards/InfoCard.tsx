/** An information card as a slip of parchment: beside its thing, never over it; at the edge of a small screen. */
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'
import './InfoCard.css'
import { createEffect, createUniqueId, For, onCleanup, Show } from 'solid-js'
import type { RuleId } from '../../../shared/engine/ids.ts'
import {
  clearSide,
  type Corner,
  gap,
  isFree,
  overlap,
  rim,
  type Side,
  type Size,
  type Surroundings,
} from '../../kit/freePlace.ts'
import { createWords } from '../../kit/language.ts'
import { createWide } from '../../kit/media.ts'
import type { Manner } from '../../kit/pointing.ts'
import { boxAround, boxesOf } from '../../kit/surroundings.ts'
import { paragraph } from '../../kit/paragraph.ts'
import type { CardInfo } from '../../plug/gameUi.ts'
import type { InfoCardTexts } from '../../texts/card.es.ts'
import { standApart } from './apart.ts'
import { standOffPressed } from './offPressed.ts'
import { ringAt } from './ringAt.ts'
import { broadest, fitAside, fitHead, fitWhole, groundBeside, narrowest, placementOf } from './ground.ts'

/** Where it stands in a list of ids. */
const describedBy = (thing: Element, id: string): void => {
  const before = thing.getAttribute('aria-describedby')
  thing.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`)
  onCleanup(() =>
    before === null
      ? thing.removeAttribute('aria-describedby')
      : thing.setAttribute('aria-describedby', before),
  )
}

/** All that one chooses from lies together: none of it is under the card of another. */
const choiceAround = (thing: Element): DOMRect | null => {
  const part = thing.closest('[data-choice]')
  if (part === null) return null
  return boxAround([...(part.parentElement?.children ?? [])].filter((one) => one.matches('[data-choice]')))
}

/**
 * What a thing is seen with, and its card lies beside: all answers to what is asked at a place, all of a choice, or what a
 * press on it would bring.
 */
const wholeOf = (thing: Element): DOMRect => {
  const asked = thing.closest('.beside')?.getBoundingClientRect() ?? choiceAround(thing)
  if (asked !== null) return asked
  return boxAround([thing, ...(thing.closest('.board')?.querySelectorAll('[data-ahead]') ?? [])])
}

/** The screen below the bar, and what of the page is not to be covered there. */
const groundOff = (taken: string, thing: Element): Surroundings => {
  const roof = roofOver(thing)
  const screen = { x: 0, y: roof, width: innerWidth, height: innerHeight - roof }
  return { screen, taken: boxesOf(taken, thing), shy: [], ground: [] }
}

/** What glows on the board to be pressed. */
const live = '.board [data-live]'

/** What puts away a tip: under a card that follows the pointer it could not be reached. */
const tipActs = '.lesson:not(.waits) .lesson-acts'

/**
 * Of the board's things: the side where nothing is covered that glows, nor a tip's acts, before all others; none where all
 * of them do. Of others only those acts matter.
 */
const clearPlacement = (thing: Element, size: Size): Side | null => {
  const [side, isOnBoard] = [placementOf(thing), thing.closest('.board') !== null]
  const around = groundOff(isOnBoard ? `${live}, ${tipActs}` : tipActs, thing)
  if (!isOnBoard && around.taken.length === 0) return side
  const clear = clearSide([side, 'right', 'left', 'top', 'bottom'], size, wholeOf(thing), around)
  return clear ?? (isOnBoard ? null : side)
}

/** Raised off the filled button of the tray, which is pressed next. */
const offNext = (at: Corner, thing: Element, size: Size): Corner => {
  const around = groundOff('.tray .main', thing)
  const under = around.taken.find((one) => overlap({ ...at, ...size }, one) > 0)
  if (under === undefined) return at
  const raised = { x: at.x, y: under.y - gap - size.height }
  return isFree({ ...raised, ...size }, wholeOf(thing), around) ? raised : at
}

/** At its own height; what lies in the rail has its card beside the whole of that, or of another part of the page. */
const beside = (
  thing: Element,
  part: Pick<DOMRect, 'x' | 'width'> | undefined = thing.closest('.rail')?.getBoundingClientRect(),
): { getBoundingClientRect(): DOMRect; contextElement: Element } => ({
  contextElement: thing,
  getBoundingClientRect() {
    const [own, whole] = [wholeOf(thing), part]
    return whole === undefined ? own : new DOMRect(whole.x, own.y, whole.width, own.height)
  },
})

/** The bar says whose turn it is: it stays in sight. */
const roofOver = (thing: Element): number =>
  thing.closest('dialog') === null ? (document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0) : 0

/**
 * Beside the thing, or wherever there is room. Who only looks may go on to press what glows below the card: it lets the
 * pointer through there.
 */
const standBeside = (thing: Element, slip: HTMLElement, isLookedAt: boolean): (() => void) =>
  autoUpdate(thing, slip, () => {
    if (standApart(thing, slip)) return slip.classList.remove('through')
    const padding = { top: roofOver(thing) + rim, right: rim, bottom: rim, left: rim }
    fitAside(thing, slip)
    if (slip.style.width === '') fitWhole(slip)
    fitHead(slip)
    const sizeNow = (): Size => ({ width: slip.offsetWidth, height: slip.offsetHeight })
    const clear = clearPlacement(thing, sizeNow())
    const ground = clear === null ? groundBeside(thing) : null
    if (ground !== null) slip.style.width = `${ground.width}px`
    fitHead(slip)
    const size = sizeNow()
    void computePosition(ground === null ? beside(thing) : beside(thing, ground.board), slip, {
      strategy: 'fixed',
      placement: clear ?? ground?.side ?? placementOf(thing),
      middleware: [
        offset(gap),
        flip({ crossAxis: false, padding, fallbackPlacements: ['right', 'left', 'top', 'bottom'] }),
        shift({ padding }),
      ],
    }).then((at) => {
      const { x, y } = offNext(at, thing, size)
      slip.style.left = `${x}px`
      slip.style.top = `${y}px`
      const covered = isLookedAt ? boxesOf(live, thing) : []
      slip.classList.toggle(
        'through',
        covered.some((one) => overlap({ x, y, ...size }, one) > 0),
      )
    })
  })

/** Nor does it lie over a phone's lowest row, where a turn is confirmed. */
const floorUnder = (thing: Element): number => {
  const foot =
    thing.closest('dialog') === null ? document.querySelector('.zoom')?.getBoundingClientRect() : undefined
  return foot === undefined || foot.height === 0 ? innerHeight - rim : foot.top
}

/**
 * The board that lies beside a thing which is not on it, as on a phone that lies, or its part left of a choice; none where
 * it is above or below.
 */
const boardBeside = (thing: Element): Pick<DOMRect, 'left' | 'width'> | null => {
  const choice = choiceAround(thing)
  if (choice !== null) return choice.left < narrowest + 2 * rim ? null : { left: 0, width: choice.left }
  if (thing.closest('dialog, .board') !== null) return null
  const board = document.querySelector('.board')?.getBoundingClientRect()
  const isBeside = board !== undefined && board.right <= thing.getBoundingClientRect().left
  return isBeside && board.width >= broadest ? board : null
}

/**
 * At the lower edge of the screen, or at the upper one where the thing would lie under it; what lies beside the board has
 * its card over that: one row of the screen is as high as a hand, and what lies there is pressed next. What is asked of the
 * bar is said right below it, for the same reason. The thing is ringed.
 */
const standAtEdge = (
  thing: Element,
  slip: HTMLElement,
  ring: HTMLElement,
  refused: RefusedTap | null,
): (() => void) => {
  let wasSaid = false
  const unfollow = autoUpdate(thing, slip, () => {
    ringAt(thing, ring)
    const isOff = refused !== null && standOffPressed(thing, slip)
    if (!wasSaid) refused?.stood(isOff)
    wasSaid = true
    if (isOff) return
    const box = thing.getBoundingClientRect()
    const bar = thing.closest('dialog') === null ? document.querySelector('.bar') : null
    const isInBar = bar?.contains(thing) === true
    const board = slip.classList.contains('sign') ? null : boardBeside(thing)
    // What a hand is weighed against lies at the foot of an upright phone's board, and what one has right below that: a
    // card that comes with each choice lies over the head of the board.
    const isWeighed =
      board === null && slip.classList.contains('brief') && thing.closest('[data-apart]') !== null
    const head = isWeighed ? document.querySelector('.board')?.getBoundingClientRect().top : undefined
    slip.classList.toggle('over-head', head !== undefined)
    const below = head ?? bar?.getBoundingClientRect().bottom ?? 0
    slip.style.setProperty('--below-bar', `${below + rim / 2}px`)
    slip.classList.toggle('aside', board !== null)
    if (board !== null) {
      slip.style.setProperty('--board-left', `${board.left}px`)
      slip.style.setProperty('--board-width', `${board.width}px`)
    }
    // What may be pressed next lies beside its thing, and above that there is room.
    slip.style.setProperty('--over-thing', `${innerHeight - box.top + gap}px`)
    const isUnder = board === null && box.bottom > floorUnder(thing) - slip.offsetHeight
    slip.classList.toggle('high', isInBar || (isUnder && box.top > innerHeight - box.bottom))
  })
  return () => (unfollow(), (ring.hidden = true))
}

export interface RefusedTap {
  readonly rule: RuleId
  readonly said: string
  /** It stands, whether or not it lies off what is to be pressed. */
  stood(isOff: boolean): void
}

/** What was refused is looked up first. */
const rulesOf = ({ rules }: CardInfo, refused: RefusedTap | null): readonly RuleId[] =>
  refused === null ? rules : [...new Set([refused.rule, ...rules])]

const Hint = (props: { id: string; text: string }) => (
  <p id={props.id} role="tooltip">
    {props.text}
  </p>
)

export const InfoCard = (props: {
  ref(slip: HTMLElement): void
  /** None for a sign whose hint says all. */
  card: CardInfo | null
  hint: string
  /** Why the press that asked for it did nothing. */
  refused: RefusedTap | null
  thing: Element
  manner: Manner
  byTouch: boolean
  showRule(rule: RuleId): void
  closeTo(place: string): void
  openPaper(paper: string): void
  close(): void
}) => {
  const words = createWords<InfoCardTexts>({
    es: async () => (await import('../../texts/card.es.ts')).card,
    en: async () => (await import('../../texts/card.en.ts')).card,
  })
  const id = `card-${createUniqueId()}`
  const isWide = createWide()
  const isAsked = (): boolean => props.manner === 'ask'
  /** One that came by itself: no more than is new, at its thing, which is its picture. */
  const isBrief = (): boolean => props.byTouch && !isAsked()
  const isElsewhere = (): boolean => {
    const place = props.card?.place
    return place !== undefined && props.thing.closest(`[data-anchor="${CSS.escape(place)}"]`) === null
  }
  const slip = (
    <div
      class="info-card"
      classList={{ edge: props.byTouch || !isWide(), sign: props.card === null, brief: isBrief() }}
      popover="manual"
      role={isAsked() ? 'dialog' : undefined}
      aria-label={isAsked() ? (props.card?.name ?? props.hint) : undefined}
      tabindex="-1"
      onClick={(event) => {
        // A tap anywhere on one that came by itself puts it away, and is not lost on what lies below.
        if (isBrief() && event.target.closest('button') === null) props.close()
      }}
      onFocusOut={(event) => {
        const next = event.relatedTarget
        if (isAsked() && next instanceof Element && !event.currentTarget.contains(next)) props.close()
      }}
    >
      <Show when={props.card} fallback={<Hint id={id} text={props.hint} />}>
        {(card) => (
          <>
            <div class="card-said" id={id} role={isAsked() ? undefined : 'tooltip'}>
              <div class="card-head">
                <Show when={!isBrief()}>
                  <div class="card-picture" aria-hidden="true">
                    {card().picture()}
                  </div>
                </Show>
                <p>
                  <b class="card-name">
                    <For each={card().name.split(/(?<=\/)/)}>
                      {(part) => (
                        <>
                          {part}
                          <wbr />
                        </>
                      )}
                    </For>
                  </b>{' '}
                  <span class="card-kind">{card().kind}</span>
                </p>
              </div>
              <Show when={props.refused}>
                {(why) => (
                  <p class="card-refused" role="alert">
                    {why().said}
                  </p>
                )}
              </Show>
              <ul class="card-figures">
                <For each={card().figures.filter(({ text }) => text !== props.refused?.said)}>
                  {(figure) => (
                    <li>
                      <svg viewBox="-22 -22 44 44" width="26" height="26" aria-hidden="true">
                        {figure.mark()}
                      </svg>
                      <span>{figure.text}</span>
                    </li>
                  )}
                </For>
              </ul>
              <Show when={card().text !== props.refused?.said && card().text}>
                {(text) => <p class="card-text">{text()}</p>}
              </Show>
            </div>
            <Show when={!isBrief()}>
              <div class="card-foot">
                <Show when={isElsewhere() && card().place}>
                  {(place) => (
                    <button type="button" class="quiet" onClick={() => props.closeTo(place())}>
                      {words()?.show}
                    </button>
                  )}
                </Show>
                <Show when={card().paper}>
                  {(paper) => (
                    <button type="button" class="quiet" onClick={() => props.openPaper(paper())}>
                      {words()?.all}
                    </button>
                  )}
                </Show>
                <span class="card-rules">
                  <For each={rulesOf(card(), props.refused)}>
                    {(rule) => (
                      <button
                        type="button"
                        class="rule"
                        aria-label={words()?.rule(rule)}
                        onClick={() => props.showRule(rule)}
                      >
                        {paragraph(rule)}
                      </button>
                    )}
                  </For>
                </span>
              </div>
            </Show>
          </>
        )}
      </Show>
      <Show when={isAsked() || isBrief()}>
        <button
          type="button"
          class="quiet card-close"
          aria-label={words()?.close}
          onClick={() => props.close()}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
          </svg>
        </button>
      </Show>
    </div>
  ) as HTMLElement

  props.ref(slip)
  // In the thing's own dialog: what lies outside an open one cannot be pressed.
  const host = props.thing.closest('dialog, main, aside') ?? document.body
  const ring = (<span class="card-ring" popover="manual" hidden />) as HTMLElement
  host.append(ring, slip)
  // Under the slip, where the two meet.
  ring.showPopover()
  slip.showPopover()
  onCleanup(() => (ring.remove(), slip.remove()))
  createEffect(() => {
    const isAtEdge = props.byTouch || !isWide()
    onCleanup(
      isAtEdge
        ? standAtEdge(props.thing, slip, ring, props.refused)
        : standBeside(props.thing, slip, !isAsked()),
    )
  })
  createEffect(() => !isAsked() && describedBy(props.thing, id))
  createEffect(() => {
    if (!isAsked()) return
    const before = document.activeElement
    slip.focus({ preventScroll: true })
    onCleanup(() => {
      const wasHere = slip.contains(document.activeElement) || document.activeElement === document.body
      if (wasHere && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true })
      else if (wasHere && before instanceof SVGElement && before.isConnected)
        before.focus({ preventScroll: true })
    })
  })
  return null
}
