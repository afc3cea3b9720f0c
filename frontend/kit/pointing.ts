/**
 * Which thing of a page somebody asks about: by a pointer that rests on it, by the focus, by `?`, by a long press, or by
 * a tap where a tap would do nothing. Never takes a press from what is pressed. Knows no game.
 */
import { onCleanup } from 'solid-js'

/** `look`: in passing, gone when one looks away. `ask`: on purpose, stays until it is closed. */
export type Manner = 'look' | 'ask'

export interface Pointing<Thing> {
  /** The thing that an element is or belongs to. */
  find(element: Element): Thing | null
  isSame(one: Thing, other: Thing): boolean
  /** What is shown now, and whether an element belongs to what shows it. */
  shown(): { readonly thing: Thing; readonly manner: Manner } | null
  isInside(element: Element): boolean
  /** A press on it would do something now. */
  isLive(element: Element): boolean
  /** It is there to be pressed, though it may be out of order: who presses it means it. */
  isMeant(element: Element): boolean
  /** What a tap means, where that is another element than the one it met; else null. */
  meantBy(tap: MouseEvent): Element | null
  open(thing: Thing, manner: Manner, by: 'touch' | 'other'): void
  close(): void
}

/** Milliseconds that a pointer rests, or the focus stays, before something opens. */
const restsFor = 450
/** The same where something is open already, and until it closes when one looks away: time to move onto it. */
const goesAfter = 350
const longPress = 500
/** Pixels that a finger may stray in a press. */
const slack = 10

const writable = 'input, textarea, select, [contenteditable]'

export const createPointing = <Thing>(on: Pointing<Thing>): void => {
  let opening: ReturnType<typeof setTimeout> | undefined
  let closing: ReturnType<typeof setTimeout> | undefined
  let last: Element | null = null
  let hovered: Thing | null = null
  /** Pressed with the mouse, or put away by key: quiet until pointer or focus is elsewhere. */
  let hushed: Thing | null = null
  /** The last key was Escape: the focus goes back by it to where it was, and asks nothing there. */
  let hasLeft = false
  let finger: { readonly x: number; readonly y: number; readonly isLive: boolean } | null = null
  let pressing: ReturnType<typeof setTimeout> | undefined
  /** A press that may yet be a long one: since when, by the clock of the finger. */
  let press: { readonly since: number; open(): void } | null = null
  /** The click that ends a long press is not meant for the thing, nor one that put a card away for the ground under it. */
  let swallows = false
  let isTouch = false

  const elementOf = (event: Event): Element | null => (event.target instanceof Element ? event.target : null)
  const same = (one: Thing | null, other: Thing | null): boolean =>
    one !== null && other !== null && on.isSame(one, other)
  const stop = (): void => {
    clearTimeout(opening)
    clearTimeout(closing)
  }
  const openSoon = (thing: Thing): void => {
    clearTimeout(opening)
    opening = setTimeout(
      () => {
        clearTimeout(closing)
        on.open(thing, 'look', 'other')
      },
      on.shown() === null ? restsFor : goesAfter,
    )
  }
  /** Only what is shown now: what comes meanwhile, as by the press that took the focus away, stays. */
  const closeSoon = (): void => {
    clearTimeout(closing)
    const leaving = on.shown()?.thing ?? null
    closing = setTimeout(() => {
      const shown = on.shown()
      if (shown?.manner === 'look' && same(shown.thing, leaving)) on.close()
    }, goesAfter)
  }
  const lookAt = (thing: Thing | null): void => {
    stop()
    const shown = on.shown()
    if (shown?.manner === 'ask' || same(shown?.thing ?? null, thing)) return
    if (shown !== null) closeSoon()
    if (thing !== null && !same(thing, hushed)) openSoon(thing)
  }

  // Only a pointer that moves asks: what is laid under one that rests has not been pointed at.
  const pointermove = (event: PointerEvent): void => {
    if (finger !== null && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > slack) letGo()
    const element = elementOf(event)
    if (event.pointerType !== 'mouse' || element === null || element === last) return
    last = element
    if (on.isInside(element)) return stop()
    const thing = on.find(element)
    hovered = thing
    if (!same(thing, hushed)) hushed = null
    lookAt(thing)
  }
  /** What the wheel moves or brings closer is no longer what was pointed at: its card would lie over what is looked for. */
  const wheel = (event: Event): void => {
    const element = elementOf(event)
    if (element !== null && on.isInside(element)) return
    stop()
    if (on.shown()?.manner === 'look') on.close()
  }
  const pointerleave = (): void => {
    last = hovered = null
    lookAt(null)
  }

  const pointerdown = (event: PointerEvent): void => {
    const element = elementOf(event)
    swallows = false
    if (element === null || on.isInside(element)) return
    isTouch = event.pointerType !== 'mouse'
    stop()
    const thing = on.find(element)
    const before = on.shown()
    if (before !== null) {
      on.close()
      // One that came by itself is put away by a tap beside it, whatever lies there to be told of; not by a press on a
      // button, which answers at once even where it only says why it is out of order.
      const isAside = thing === null || (before.manner === 'look' && !on.isMeant(element))
      // A finger that stays there asks all the same.
      swallows = isTouch && !on.isLive(element) && isAside
    }
    if (!isTouch) {
      hushed = thing
      return
    }
    if (thing === null || !event.isPrimary) return void (finger = null)
    finger = { x: event.clientX, y: event.clientY, isLive: on.isLive(element) }
    letGo()
    const open = (): void => {
      press = null
      swallows = true
      on.open(thing, 'ask', 'touch')
    }
    press = { since: event.timeStamp, open }
    pressing = setTimeout(open, longPress)
  }
  const letGo = (): void => {
    clearTimeout(pressing)
    press = null
  }
  /** A page that is busy hears of the finger's leaving before the time is told to be up, however long it has been. */
  const pointerup = (event: PointerEvent): void => {
    const held = press
    letGo()
    if (held !== null && event.timeStamp - held.since >= longPress) held.open()
  }
  const swallow = (event: MouseEvent): void => {
    // Heard before the press acts: what has opened to a move since the finger came down answers by that alone.
    const element = elementOf(event)
    if (element !== null && on.isLive(element)) finger = null
    // A click that is made here, as that of a key, is no pointer's.
    const meant = isTouch && !swallows && event instanceof PointerEvent ? on.meantBy(event) : null
    if (!swallows && meant === null) return
    swallows = false
    event.stopPropagation()
    event.preventDefault()
    if (meant === null) return
    finger = null
    meant.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  /** A long press ends without the focus and the click that a tap ends with. */
  const touchend = (event: Event): void => {
    if (swallows && event.cancelable) event.preventDefault()
  }
  const contextmenu = (event: Event): void => {
    const element = elementOf(event)
    if (isTouch && element !== null && on.find(element) !== null) event.preventDefault()
  }
  const click = (event: MouseEvent): void => {
    const element = elementOf(event)
    const tapped = finger
    finger = null
    if (!isTouch || tapped === null || tapped.isLive || element === null || on.isInside(element)) return
    const thing = on.find(element)
    if (thing !== null) on.open(thing, 'ask', 'touch')
  }

  const focusin = (event: FocusEvent): void => {
    const element = elementOf(event)
    if (element === null || on.isInside(element)) return stop()
    const thing = on.find(element)
    if (hasLeft) hushed = thing
    else if (!same(thing, hushed)) hushed = null
    if (element.matches(':focus-visible')) lookAt(thing)
  }
  const focusout = (event: FocusEvent): void => {
    clearTimeout(opening)
    const next = event.relatedTarget
    if (next instanceof Element && on.isInside(next)) return
    closeSoon()
  }
  const keydown = (event: KeyboardEvent): void => {
    const element = elementOf(event)
    hasLeft = event.key === 'Escape'
    if (hasLeft) {
      stop()
      const shown = on.shown()
      if (shown === null) return
      hushed = shown.thing
      // The key is for what lies on top: a sheet, a replay or a choice below it stays.
      event.preventDefault()
      event.stopImmediatePropagation()
      return on.close()
    }
    if (event.key !== '?' || element === null || element.matches(writable)) return
    const thing = on.find(element) ?? on.shown()?.thing ?? hovered
    if (thing === null) return
    event.preventDefault()
    stop()
    on.open(thing, 'ask', 'other')
  }

  const heard: readonly (readonly [string, (event: never) => void, AddEventListenerOptions])[] = [
    ['pointermove', pointermove, { passive: true }],
    ['wheel', wheel, { passive: true }],
    ['pointerdown', pointerdown, { passive: true, capture: true }],
    ['pointerup', pointerup, { passive: true }],
    ['pointercancel', letGo, { passive: true }],
    ['touchend', touchend, { capture: true, passive: false }],
    ['click', swallow, { capture: true }],
    ['click', click, {}],
    ['contextmenu', contextmenu, {}],
    ['focusin', focusin, {}],
    ['focusout', focusout, {}],
    ['keydown', keydown, { capture: true }],
  ]
  const root = document.documentElement
  for (const [name, listener, options] of heard)
    document.addEventListener(name, listener as EventListener, options)
  root.addEventListener('pointerleave', pointerleave)
  onCleanup(() => {
    stop()
    letGo()
    for (const [name, listener, options] of heard)
      document.removeEventListener(name, listener as EventListener, options)
    root.removeEventListener('pointerleave', pointerleave)
  })
}
