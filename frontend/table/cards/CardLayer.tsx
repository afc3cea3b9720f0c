/**
 * What explains a table: which thing is asked about, its card beside it, and the way to its place on the board. Loaded
 * once the table stands.
 */
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  lazy,
  on,
  onCleanup,
  Show,
  Suspense,
} from 'solid-js'
import { type RuleId, type Seat, seatOf } from '../../../shared/engine/ids.ts'
import { isEmbedded } from '../../kit/embed.ts'
import { language } from '../../kit/language.ts'
import { hasFingersOnly } from '../../kit/media.ts'
import { createPointing, type Manner } from '../../kit/pointing.ts'
import { recall, remember } from '../../kit/storage.ts'
import { meantBy } from '../../kit/svg/finger.ts'
import type { Zoom } from '../../kit/zoom.ts'
import type { AnyPlug, AnyTableModel, CardInfo } from '../../plug/gameUi.ts'
import { loadLessons } from '../../plug/lessons.ts'
import { loadManners, mannerOf } from '../../plug/manners.ts'
import { keysAsked } from '../model/questions.ts'
import type { LiveTable } from '../model/table.ts'
import type { RefusedTap } from './InfoCard.tsx'
import { createLearning, noteEnd } from './learning.ts'
import { soundOffer } from './soundOffer.ts'

const InfoCard = lazy(async () => ({ default: (await import('./InfoCard.tsx')).InfoCard }))
const Lessons = lazy(async () => ({ default: (await import('./Lessons.tsx')).Lessons }))

interface Thing {
  readonly anchor: string
  readonly element: HTMLElement | SVGElement
}

interface Shown {
  readonly thing: Thing
  readonly manner: Manner
  readonly byTouch: boolean
}

/** Milliseconds that a place is lit which somebody asked to see. */
const litFor = 2500

/** The bar's round is a thing too: its card says how the game ends, where it has one. */
const round = '.bar .what small'
const things = `[data-card], [data-anchor], [data-hint], ${round}`

const thingAt = (element: Element | null): Thing | null => {
  const found = element?.closest<HTMLElement | SVGElement>(things) ?? null
  // What an opened seat has stands there already, line by line.
  if (found?.matches('.seat.open') === true && element?.closest('.drawer') !== null) return null
  const named = found?.dataset['card'] ?? found?.dataset['anchor'] ?? found?.dataset['hint']
  const anchor = named ?? (found === null ? undefined : 'round')
  return found === null || anchor === undefined ? null : { anchor, element: found }
}

/** What a sign means that has no card: the words that a button or a lamp has no room for. */
const hintOf = ({ element }: Thing): string | undefined => element.dataset['hint']

/** Something is done by pressing here: a button that is not out of order, or a place that is open to a move. */
const isLive = (element: Element): boolean =>
  element.closest('a, input, select, button:not([aria-disabled="true"], :disabled), [data-live]') !== null

const isMeant = (element: Element): boolean => element.closest('button') !== null

/** The table as its cards need it: one that is played at, or one that is only told of. */
export type CardTable = AnyTableModel &
  Pick<LiveTable, 'request' | 'light'> &
  Partial<Pick<LiveTable, 'ui' | 'trouble' | 'forgive'>>

export const CardLayer = (props: {
  table: CardTable
  plug: AnyPlug
  /** Of the board's frame, once there is one. */
  zoom: Zoom | null
  /** Which of the company sits there; left out where nobody does. */
  characterOf?(seat: Seat): number | null
  showRule(rule: RuleId): void
}) => {
  const [shown, setShown] = createSignal<Shown | null>(null)
  const [wanted, want] = createSignal(false)
  const [cards] = createResource(
    () => wanted() && language(),
    (spoken) => props.plug.cards(spoken),
  )
  const [manners] = createResource(
    () => wanted() && props.characterOf !== undefined && props.plug.meta.id,
    loadManners,
  )
  /** Of a bot also how it plays, as is read where bots are seated. */
  const known = (anchor: string): CardInfo | null => {
    const card = cards.latest?.(anchor, props.table) ?? null
    const seat = /^seat:(\d+)$/.exec(anchor)?.[1]
    if (card === null || seat === undefined) return card
    const manner = mannerOf(manners.latest, props.characterOf?.(seatOf(Number(seat))) ?? null)
    return manner === '' ? card : { ...card, text: `${manner} ${card.text ?? ''}` }
  }
  /** The card of a thing, or of what it is part of; none where a hint says all. */
  const cardOf = (thing: Thing): { readonly thing: Thing; readonly card: CardInfo | null } | null => {
    if (hintOf(thing) !== undefined) return { thing, card: null }
    for (let at: Thing | null = thing; at !== null; at = thingAt(at.element.parentElement)) {
      const card = known(at.anchor)
      if (card !== null) return { thing: at, card }
    }
    return null
  }
  const found = createMemo(() => {
    const now = shown()
    return now === null ? null : cardOf(now.thing)
  })
  /** The last one stays readable while its slip is put away. */
  const card = createMemo<CardInfo | null>((before) => {
    const now = found()
    return now === null ? before : now.card
  }, null)
  let inside: HTMLElement | undefined
  const [refused, refuse] = createSignal<RefusedTap | null>(null)
  const close = (): void => void setShown(null)
  const open = (thing: Thing, manner: Manner, byTouch: boolean): void => {
    want(true)
    refuse(null)
    setShown({ thing, manner, byTouch })
  }
  createPointing<Thing>({
    find: thingAt,
    isSame: (one, other) => one.anchor === other.anchor,
    shown,
    isInside: (element) => inside?.contains(element) === true,
    isLive,
    isMeant,
    meantBy,
    open: (thing, manner, by) => open(thing, manner, by === 'touch'),
    close,
  })
  /** What a tap was refused at last. */
  let vain: string | null = null
  // A tap on what cannot be used asks what that is, and is told first why nothing came of it. Where a card would lie over
  // what is to be pressed, the few words of the refusal stand alone, which leave that in sight; once more at the same thing
  // brings it all the same.
  createEffect(() => {
    const why = props.table.trouble?.() ?? null
    const now = shown()
    const isAsked = found() !== null && now?.manner === 'ask' && now.byTouch
    if (!isAsked || why === null || typeof why === 'string') return
    const isAgain = vain === now.thing.anchor
    vain = now.thing.anchor
    const stood = (isOff: boolean): void => (isOff || isAgain ? props.table.forgive?.() : close())
    refuse({ rule: why.rule, said: props.table.ui?.refusal(why) ?? '', stood })
  })
  // What was refused to the question before may be open to the next one.
  createEffect(
    on(
      () => keysAsked(props.table),
      () => ((vain = null), refuse(null)),
      { defer: true },
    ),
  )
  // A thing that has gone from the page takes its card along, unless it has only been drawn anew; so do words that are no
  // longer so, as what keeps a button out of order.
  createEffect(() => {
    props.table.view()
    const now = shown()
    if (now === null) return
    const timer = setTimeout(() => {
      const hint = hintOf(now.thing)
      if (hint !== undefined && thingAt(now.thing.element)?.anchor !== now.thing.anchor) return close()
      if (now.thing.element.isConnected) return
      const element = document.querySelector<HTMLElement | SVGElement>(
        `[data-anchor="${CSS.escape(now.thing.anchor)}"]`,
      )
      if (element === null) close()
      else setShown({ ...now, thing: { ...now.thing, element } })
    })
    onCleanup(() => clearTimeout(timer))
  })
  const introduce = (anchor: string, topic: string): void => {
    const key = `met:${props.plug.meta.id}:${topic}`
    const element = document.querySelector<HTMLElement | SVGElement>(`[data-anchor="${CSS.escape(anchor)}"]`)
    // Who has a mouse finds out by resting it there.
    if (element === null || !hasFingersOnly() || recall(key) !== null) return
    remember(key, '1')
    open({ anchor, element }, 'look', true)
  }
  /** A place of the board, lit for as long as it takes to find it. */
  const bringIntoView = (anchor: string | null): void => {
    if (anchor === null) return
    const place = document.querySelector(`.board [data-anchor="${CSS.escape(anchor)}"]`)
    if (place === null) return
    props.zoom?.closeTo(place)
    props.table.light([anchor])
    setTimeout(() => props.table.lit().join() === anchor && props.table.light([]), litFor)
  }
  // Who has come to the end of a game has made their first steps in it.
  const learning = createLearning(props.plug.meta.id)
  createEffect(() => {
    const me = props.table.me()
    if (me === null || !props.table.finished()) return
    learning.end()
    noteEnd(
      props.plug.meta.id,
      props.plug.rules.outcome(props.table.view())?.ranking[0]?.includes(me) === true,
    )
  })
  const isLearning = (): boolean => props.table.me() !== null && !isEmbedded && !learning.isOver()
  const [lessons] = createResource(isLearning, async () => [
    ...(await loadLessons(props.plug.meta.id)),
    soundOffer,
  ])
  createEffect(
    on(props.table.request, (request) => {
      if (request?.type === 'lessons') return learning.again()
      if (request?.type === 'card') return introduce(request.anchor, request.topic)
      if (request !== null) close()
      if (request?.type === 'place') bringIntoView(request.anchor)
    }),
  )
  return (
    <Suspense>
      <Show when={isLearning() && lessons.latest}>
        {(steps) => (
          <Lessons
            table={props.table}
            lessons={steps()}
            learning={learning}
            isHushed={shown()?.byTouch === true}
          />
        )}
      </Show>
      <Show when={found()?.thing.element} keyed>
        {(element) => (
          <InfoCard
            ref={(slip) => (inside = slip)}
            card={card()}
            hint={element.dataset['hint'] ?? ''}
            refused={refused()}
            thing={element}
            manner={shown()?.manner ?? 'look'}
            byTouch={shown()?.byTouch ?? false}
            showRule={(rule) => (close(), props.showRule(rule))}
            closeTo={(place) => (close(), props.table.closeTo(place))}
            openPaper={(paper) => (close(), props.table.openPaper(paper))}
            close={close}
          />
        )}
      </Show>
    </Suspense>
  )
}
