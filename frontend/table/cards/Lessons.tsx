/**
 * The first steps in a game as bubbles, one at a time: each at the thing that it speaks of, when its moment has come.
 * They take no focus, move nothing, and lie over nothing that is to be pressed. Loaded in a first game alone.
 */
import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, untrack } from 'solid-js'
import { closeOnEscape } from '../../kit/escape.ts'
import {
  cheapestPlace,
  type Corner,
  distance,
  gap,
  isFree,
  nearestOf,
  overlap,
  placeOfEither,
  pointerTo,
  type Size,
  type Slip,
  type Surroundings,
} from '../../kit/freePlace.ts'
import { createWords, language } from '../../kit/language.ts'
import { createMedia } from '../../kit/media.ts'
import type { AnyTableModel } from '../../plug/gameUi.ts'
import type { AnyLesson } from '../../plug/lessons.ts'
import type { InfoCardTexts } from '../../texts/card.es.ts'
import { weighedWith } from './apart.ts'
import type { Learning } from './learning.ts'
import {
  asideOf,
  boxesOf,
  boxOnScreen,
  createPlacing,
  isSeen,
  readInRail,
  surroundingsAtRest,
} from '../../kit/surroundings.ts'
import './Lessons.css'

/**
 * Milliseconds in which a bubble has been read, and for each of its letters: with its moment it has then had its day. All
 * the time that it has stood counts: of who plays on fast it would hold back the others for ever.
 */
const readIn = 2500
const perLetter = 40

/** The thing on the page, or what it is part of: a seat's coins are behind its chip on a phone. */
const thingOn = (anchor: string): Element | null => {
  for (let name = anchor; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf(':')))) {
    const sign = CSS.escape(name)
    const found = [...document.querySelectorAll(`[data-anchor="${sign}"], [data-card="${sign}"]`)]
    const seen = found.find((element) => element.closest('.papers') === null && isSeen(boxOnScreen(element)))
    // Of a place its frame: what a finger may press beside it reaches over its neighbours.
    if (seen !== undefined) return seen.querySelector(':scope > .glow') ?? seen
  }
  return null
}

/** Pixels from its thing beyond which a bubble has no pointer: that would point at what lies between them. */
const pointsWithin = 48

/** How much dearer the board is than to what has no ring to be found by: coins and levels that are compared lie there. */
const dearRinged = 3

/** Pixels that it rather keeps off a button of the tray: a finger needs as much. */
const off = 10

/** Where the turn in hand will be, as `Actions.css` has it: in the foot of a phone, and at the tray's right end or above that. */
const turnSlot = (): readonly Slip[] =>
  [...document.querySelectorAll('.tray')].map((tray) => {
    const { x, y, right, bottom, width } = tray.getBoundingClientRect()
    if (!hasRail()) return { x: x + 60, y: bottom, width: width - 120, height: 50 }
    return innerWidth < 1180
      ? { x: right - 220, y: y - 54, width: 212, height: 54 }
      : { x: right - 160, y: bottom - 142, width: 148, height: 130 }
  })

/** With where the turn will be, and a rim about what is pressed next: that it keeps off as far as nothing else is covered for it. */
const awareOfPresses = (layer: Element, around: Surroundings): Surroundings => ({
  ...around,
  shy: [...around.shy, ...turnSlot()],
  resting: [
    ...(around.resting ?? []),
    ...boxesOf('.tray button', layer).map(({ x, y, width, height }) => ({
      x: x - off,
      y: y - off,
      width: width + 2 * off,
      height: height + 2 * off,
    })),
  ],
})

/** What a bubble goes out of the way of that has a thing to stand at: of a broad page, what is read in its rail as well. */
const besides = (layer: Element, thing: Element): Surroundings => {
  const around = surroundingsAtRest(layer)
  const read = hasRail() ? [...readInRail(), ...weighedWith(thing)] : []
  return { ...around, shy: [...around.shy, ...read], dear: dearRinged }
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight })

/** Whether the page has a rail beside the board, as in `kit/media.ts`. */
const railed = '(min-width: 900px)'
const hasRail = (): boolean => matchMedia(railed).matches

/** Of a broad bubble and a narrow one that which lies over less: beside a rail there is room for either. */
const cheaperOf = (broad: Size, slim: Size, thing: Slip, around: Surroundings) => {
  const [one, other] = [cheapestPlace(broad, thing, around), cheapestPlace(slim, thing, around)]
  const isSlim = other !== null && (one === null || other.cost < one.cost)
  return { at: (isSlim ? other : one)?.at ?? null, isSlim }
}

/** Where it lies, and as broad as it is there. */
const placeFor = (
  bubble: HTMLElement,
  thing: Slip,
  around: Surroundings,
  isAside: boolean,
): Corner | null => {
  // Its buttons stand in a row where it is lower so, as with few words on a phone, and else in two.
  const sizeAs = (isSlim: boolean) => {
    const { classList } = bubble
    classList.toggle('slim', isSlim)
    classList.remove('strip')
    const tall = sizeOf(bubble)
    classList.add('strip')
    const low = sizeOf(bubble)
    if (low.height < tall.height) return low
    classList.remove('strip')
    return tall
  }
  const choose = hasRail() && !isAside ? cheaperOf : placeOfEither
  const { at, isSlim } = choose(sizeAs(false), sizeAs(true), thing, around)
  sizeAs(isSlim)
  return at
}

/** Of what was asked for, where no room is left for it: in the middle, until it has been read. */
const middleFor = (bubble: HTMLElement): Corner => {
  const { width, height } = sizeOf(bubble)
  return { x: Math.max(0, (innerWidth - width) / 2), y: Math.max(0, (innerHeight - height) / 2) }
}

interface Standing {
  readonly thing: Slip
  readonly screen: Slip
  readonly at: Corner
  /** It speaks of the whole game, not of the thing. */
  readonly isAside: boolean
}
/** Pixels by which its thing may draw off, or come closer, before it follows: a tray grows a little with what is taken up. */
const still = 24
/** Without the gap that is kept about a thing: what has its place beside one stays there until that lies under it. */
const bare = ({ x, y, width, height }: Slip): Slip => {
  const [wide, high] = [Math.min(gap, width / 2), Math.min(gap, height / 2)]
  return { x: x + wide, y: y + high, width: width - 2 * wide, height: height - 2 * high }
}

export const Lessons = (props: {
  table: AnyTableModel
  lessons: readonly AnyLesson[]
  learning: Learning
  /** Something else is being explained. */
  isHushed: boolean
}) => {
  const words = createWords<InfoCardTexts>({
    es: async () => (await import('../../texts/card.es.ts')).card,
    en: async () => (await import('../../texts/card.en.ts')).card,
  })
  /** What is to be said now. Nothing over a turn that waits to be confirmed, nor in the past, nor when all is over. */
  const now = createMemo(
    () => {
      const { table } = props
      if (props.isHushed || table.finished() || table.pending() || table.staged().length > 0) return null
      for (const lesson of props.lessons) {
        const isDue = props.learning.count() >= (lesson.after ?? 0) && !props.learning.knows(lesson.id)
        const anchor = isDue ? lesson.at(table) : null
        if (anchor !== null) return { lesson, anchor, alike: lesson.alike?.(table) ?? [] }
      }
      return null
    },
    null,
    {
      equals: (one, other) =>
        one?.lesson === other?.lesson &&
        one?.anchor === other?.anchor &&
        one?.alike.join(' ') === other?.alike.join(' '),
    },
  )
  const hasFingersOnly = createMedia('(hover: none)')
  const said = (): string => {
    const lesson = now()?.lesson
    return ((hasFingersOnly() && lesson?.byTouch) || lesson?.text)?.[language()] ?? ''
  }
  const isBroad = createMedia(railed)
  const [isAsked, askAll] = createSignal(false)
  const leadIn = (): readonly string[] => now()?.lesson.leadIn?.[language()] ?? []
  /** In all its words it lies over the board's part of the page: it is short, and the rest one press away. */
  const [isTooLong, cutShort] = createSignal(false)
  const isWhole = (): boolean => isAsked() || (isBroad() && !isTooLong())
  const [standing, stand] = createSignal<Standing | null>(null)
  let bubble: HTMLDivElement | undefined

  const place = (): void => {
    const current = now()
    const element = current === null ? null : thingOn(current.anchor)
    // One thing is explained at a time: what was asked for goes first.
    const isAnswering = document.querySelector('.hint') !== null
    if (element === null || bubble === undefined || isAnswering) return void stand(null)
    // A card that is looked at lies over it for as long as that takes: it keeps its place, and all of its words.
    if (standing() !== null && document.querySelector('.info-card') !== null) return
    // What is read of a piece in hand takes its place (`Lessons.css`), and it has that again after it.
    if (document.querySelector('[data-read]') !== null) return
    const isAside = current?.lesson.isAside === true
    const [first, open] = isAside
      ? asideOf(layer)
      : ([boxOnScreen(element), besides(layer, element)] as const)
    const around = awareOfPresses(layer, open)
    const { screen } = around
    const others = (current?.alike ?? []).flatMap((anchor) => thingOn(anchor) ?? [])
    const alike = others.map(boxOnScreen).filter(isSeen)
    const size = sizeOf(bubble)
    // It stays where it is for as long as it may lie there, and no further from such a thing: nothing moves that somebody
    // is reading, though the thing does a little, or another of those alike is now the first.
    const before = standing()
    if (before !== null && before.screen.width === screen.width && before.screen.height === screen.height) {
      const slip = { ...before.at, ...size }
      const thing = nearestOf(slip, first, alike)
      const isNear = distance(slip, thing) <= Math.max(pointsWithin, distance(slip, before.thing)) + still
      if (isNear && isFree(slip, bare(thing), around)) return void stand({ ...before, thing })
    }
    const all = { ...around, alike }
    // Off the place of the turn, as long as there is another.
    const clear = { ...all, taken: [...around.taken, ...turnSlot()] }
    // And first of all off what is weighed for the answer, and what is read in the rail: the turn is not there yet.
    const weighs = current?.lesson.weighs
    const weighed = weighs === undefined ? null : [...boxesOf(weighs, layer), ...readInRail()]
    const offThose = ({ taken }: Surroundings) =>
      weighed === null || bubble === undefined
        ? null
        : placeFor(bubble, first, { ...all, taken: [...taken, ...weighed] }, isAside)
    const at =
      offThose(clear) ??
      offThose(all) ??
      placeFor(bubble, first, clear, isAside) ??
      placeFor(bubble, first, all, isAside) ??
      (isAsked() ? middleFor(bubble) : null)
    const slip = { ...at, ...sizeOf(bubble) } as Slip
    const isOver = at === null || boxesOf('.board', layer).some((one) => overlap(slip, one) > 0)
    // Said anew without them: that it has changed places it once more.
    if (isOver && isWhole() && !isAsked() && leadIn().length > 0) return void (stand(null), cutShort(true))
    stand(at === null ? null : { thing: nearestOf(slip, first, alike), screen, at, isAside })
  }
  const placeSoon = createPlacing(place)
  onMount(() => {
    // The first thing that the keyboard comes to at the table.
    document.querySelector('#board')?.prepend(layer)
    layer.showPopover()
    onCleanup(() => layer.remove())
  })
  const idNow = createMemo(() => now()?.lesson.id ?? null)
  createEffect(on([idNow, words, language], () => void (stand(null), askAll(false), cutShort(false))))
  createEffect(on([now, words, language, isWhole], placeSoon))
  // What has been shown for as long as it takes to read is known when its moment has gone. Nothing is asked in a cleanup:
  // with the last step all of this goes, and what it is about is no longer there to be read.
  const isSaid = createMemo(() => standing() !== null)
  const read = new Set<string>()
  const left = new Map<string, number>()
  createEffect(() => {
    const id = idNow()
    if (id === null || !isSaid()) return
    const [wait, since] = [left.get(id) ?? readIn + perLetter * said().length, Date.now()]
    const timer = setTimeout(() => read.add(id), wait)
    onCleanup(() => {
      clearTimeout(timer)
      left.set(id, wait + since - Date.now())
    })
  })
  createEffect(
    on(idNow, (id, before) => {
      if (typeof before === 'string' && id !== before && read.has(before)) props.learning.learn(before)
    }),
  )
  // So is what stood beside an act that has been done: its moment has gone with a move, and that is on its way.
  let taught: AnyLesson | null = null
  let isPast = false
  createEffect(() => {
    const { table } = props
    if (table.staged().length === 0) taught = isSaid() ? (now()?.lesson ?? null) : null
    else if (!table.pending()) isPast = taught?.at(table) === null
    else if (isPast && taught !== null && !taught.isAside) {
      const { id } = taught
      taught = null
      untrack(() => props.learning.learn(id))
    }
  })
  /** The keyboard goes on at the table. */
  const leave = (act: () => void): void => {
    const wasHere = layer.contains(document.activeElement) === true
    act()
    if (wasHere) document.querySelector<HTMLElement>('#board')?.focus({ preventScroll: true })
  }
  const learn = (): void => {
    const current = now()
    if (current !== null) leave(() => props.learning.learn(current.lesson.id))
  }
  const Escape = () => (closeOnEscape(learn), null)
  /** One of many things alike has no ring: it would look like the one to take. */
  const isAlone = (): boolean => (now()?.alike.length ?? 0) < 2
  /** A short one at the bubble's rim, beside its thing; from further off the ring alone tells what is meant. */
  const pointer = (): string | null => {
    const where = standing()
    if (where === null || where.isAside || bubble === undefined) return null
    const slip = { ...where.at, ...sizeOf(bubble) }
    if (distance(slip, where.thing) > pointsWithin) return null
    const { base, tip } = pointerTo(where.thing, slip)
    return `M${base[0].x} ${base[0].y}L${tip.x} ${tip.y}L${base[1].x} ${base[1].y}`
  }
  const layer = (
    <div class="lessons" popover="manual">
      <Show when={standing()}>
        {(where) => (
          <>
            <Escape />
            <Show when={!where().isAside && isAlone()}>
              <span
                class="lesson-ring"
                style={{
                  left: `${where().thing.x - 4}px`,
                  top: `${where().thing.y - 4}px`,
                  width: `${where().thing.width + 8}px`,
                  height: `${where().thing.height + 8}px`,
                }}
              />
            </Show>
          </>
        )}
      </Show>
      <div
        class="lesson"
        classList={{ waits: standing() === null, whole: isAsked() }}
        role="group"
        aria-label={words()?.firstSteps}
        ref={(element) => (bubble = element)}
        style={{ left: `${standing()?.at.x ?? 0}px`, top: `${standing()?.at.y ?? 0}px` }}
      >
        <p role="status">
          <Show when={isWhole()}>
            <For each={leadIn()}>{(sentence) => <span>{sentence}</span>}</For>
          </Show>
          {said()}
          <Show when={!isWhole() && leadIn().length > 0}>
            {' '}
            <button type="button" class="lesson-more" onClick={() => leave(() => askAll(true))}>
              {words()?.howOnePlays}
            </button>
          </Show>
        </p>
        <div class="lesson-acts">
          <Show
            when={now()?.lesson.offer}
            fallback={
              <>
                <button type="button" class="quiet" onClick={() => leave(() => props.learning.end())}>
                  {words()?.noMoreSteps}
                </button>
                <button type="button" onClick={learn}>
                  {words()?.understood}
                </button>
              </>
            }
          >
            {(offer) => {
              const decide = (isTaken: boolean) => (offer().decide(isTaken), learn())
              return (
                <>
                  <button type="button" class="quiet" onClick={[decide, false]}>
                    {offer().leave[language()]}
                  </button>
                  <button type="button" onClick={[decide, true]}>
                    {offer().take[language()]}
                  </button>
                </>
              )
            }}
          </Show>
        </div>
      </div>
      <Show when={pointer()}>
        {(outline) => (
          <svg class="lesson-pointer" aria-hidden="true">
            <path d={outline()} />
          </svg>
        )}
      </Show>
    </div>
  ) as HTMLElement
  return null
}
