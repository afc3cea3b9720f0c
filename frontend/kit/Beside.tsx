import { createSignal, type JSX, onCleanup, onMount } from 'solid-js'
import { type Corner, freePlace, isFree, nearby, type Slip, type Surroundings } from './freePlace.ts'
import { boxesOf, boxOnScreen, createPlacing, isSeen, surroundingsOf, untouched } from './surroundings.ts'
import './Beside.css'

/** A phone that lies: its board is narrow, and the page beside it has room. */
const isLow = ({ width, height }: Slip): boolean => width > height && height <= 500

/**
 * What is asked about a thing on the board, beside that thing: over the page, where nothing lies that is to be pressed.
 * Where there is no such place it stays where it stands in the page, as it does in the order of the keyboard: who came
 * to the thing by key goes on at the first answer, and back to the thing after the last.
 */
export const Beside = (props: {
  /** Anchor of the thing. */
  anchor: string
  class: string
  /** What it asks is weighed against much of the board: over nothing of it, beside which a broad page has room. */
  isClear?: boolean
  label: string
  /** Escape: nothing is answered. */
  leave(): void
  children: JSX.Element
}) => {
  const [at, stand] = createSignal<Corner | null>(null)
  const { anchor } = props
  const found = (): Element | undefined =>
    [...document.querySelectorAll(`.board [data-anchor="${CSS.escape(anchor)}"]`)].find((one) =>
      isSeen(boxOnScreen(one)),
    )
  let stood: Slip | null = null
  /** As a slip over the page, as it is measured too; or back in the page. */
  const lift = (isUp: boolean): void => {
    slip.popover = isUp ? 'manual' : null
    if (isUp && !slip.matches(':popover-open')) slip.showPopover()
  }
  const place = (): void => {
    // While a card is read nothing goes on top of it: whatever is lifted last does.
    if (stood !== null && document.querySelector('.info-card') !== null) return
    const element = found()
    if (element === undefined) return (lift(false), void stand(null))
    const before = at()
    // First: in the page it takes room from the board, and the thing stands elsewhere.
    lift(true)
    const thing = boxOnScreen(element)
    const size = { width: slip.offsetWidth, height: slip.offsetHeight }
    const { screen, taken, shy, ground } = surroundingsOf(slip)
    const around: Surroundings = {
      screen: nearby(thing, size, screen),
      taken: [...taken, ...boxesOf(untouched, slip), ...boxesOf('.seat', slip)],
      shy,
      ground,
    }
    // On a low page over nothing at all, though it be further off: of a small board it would hide the half.
    const free = { ...around, screen, taken: [...around.taken, ...shy, ...ground] }
    const beyond = props.isClear === true || isLow(screen) ? freePlace(size, thing, free) : null
    // It stays where it is while it may: nothing moves under the pointer.
    const isStill = stood !== null && Math.hypot(stood.x - thing.x, stood.y - thing.y) < 1
    if (isStill && before !== null && isFree({ ...before, ...size }, thing, beyond === null ? around : free))
      return
    stood = thing
    const best = beyond ?? freePlace(size, thing, around)
    lift(best !== null)
    stand(best)
  }
  createPlacing(place)
  onMount(() => {
    place()
    if (found()?.contains(document.activeElement) === true)
      slip.querySelector('button')?.focus({ preventScroll: true })
  })
  onCleanup(() => {
    const element = found()
    if (slip.contains(document.activeElement) && element instanceof SVGElement)
      element.focus({ preventScroll: true })
  })
  const slip = (
    <div
      class={`beside ${props.class}`}
      classList={{ placed: at() !== null }}
      role="group"
      aria-label={props.label}
      style={{ left: `${at()?.x ?? 0}px`, top: `${at()?.y ?? 0}px` }}
      onKeyDown={({ key }) => key === 'Escape' && props.leave()}
    >
      {props.children}
    </div>
  ) as HTMLElement
  return slip
}
