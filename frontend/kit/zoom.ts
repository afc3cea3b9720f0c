/**
 * A picture in a frame, seen larger: by wheel, pinch, double click, double tap or a button, moved about by dragging with
 * either button. The frame scrolls as the browser scrolls, so a place that takes the focus comes into view by itself.
 * Knows no game.
 */
import { type Accessor, createComputed, createMemo, createSignal, on, onCleanup } from 'solid-js'
import { isEmbedded } from './embed.ts'

export interface Zoom {
  /** 1: the whole picture. */
  scale(): number
  /** From the whole to the closest that a button offers, with what one is asked about in the middle; and back. */
  toggle(): void
  /** Brings a part of the picture into the middle of the frame; for fingers, as large as a thumb. */
  closeTo(part: Element): void
}

const most = 4
const byButton = 1.75
const perWheelPixel = 0.0018
/** Pixels that a pointer may stray in a click. */
const clickSlack = 6
/** Pixels that a part should have which a finger is brought close to, and how far that may go. */
const thumb = 88
const mostForThumb = 3
/** Pixels that a place should have which a finger means, as little as it may be. */
const leastPlace = 22
/** Milliseconds in which a second tap belongs to the first, and pixels that a finger may stray between them. */
const doubleTap = 350
const tapSlack = 32
/** Milliseconds in which a finger that is on its way still aims at what lay there before the board came closer by itself. */
const hasty = 350
/** Milliseconds after a double tap in which a browser tells of it once more, as a double click. */
const echo = 500

/** What a button brings closer, the first of these that there is: what is in hand and where it may go, what may be taken up, what is one's own. */
const sought = ['.spot:is(.open, .taken), .held', '.spot[data-live]', '.own'] as const

interface Place {
  readonly x: number
  readonly y: number
}

/**
 * The frame's only child is the picture. After an aside (null: there is none) it is seen as before it, and the page is where
 * it was. While something is told, what it was brought closer for stays close.
 */
export const createZoom = (
  element: HTMLElement,
  aside: Accessor<unknown>,
  isTold: Accessor<boolean>,
): Zoom => {
  const [scale, setScale] = createSignal(1)

  const picture = (): HTMLElement | SVGElement | undefined =>
    (element.firstElementChild as HTMLElement | SVGElement | null) ?? undefined

  const whole = (): void => {
    setScale(1)
    element.classList.remove('zoomed')
    element.style.height = ''
    const shown = picture()
    if (shown !== undefined) shown.style.width = shown.style.height = ''
  }

  /** How high the whole picture is where it leaves a part of its frame free; else it is as high as its frame. */
  let full: number | null = null
  const fullOf = (shown: Element): number | null => {
    const { height } = shown.getBoundingClientRect()
    // A drawing fills its frame as far as its own shape lets it.
    return shown instanceof HTMLElement && height > 0 && height < element.clientHeight ? height : null
  }

  /** Zooms so that what is under `at` (a point of the screen) stays there. */
  const to = (wanted: number, at: Place): void => {
    const shown = picture()
    if (shown === undefined) return
    const next = Math.min(most, Math.max(1, wanted))
    if (next < 1.02) return whole()
    const box = element.getBoundingClientRect()
    const before = shown.getBoundingClientRect()
    const part = { x: (at.x - before.x) / before.width, y: (at.y - before.y) / before.height }
    if (scale() === 1) {
      full = fullOf(shown)
      element.style.height = `${element.clientHeight}px`
      element.classList.add('zoomed')
    }
    setScale(next)
    const size = { width: element.clientWidth * next, height: (full ?? element.clientHeight) * next }
    shown.style.width = `${size.width}px`
    shown.style.height = `${size.height}px`
    element.scrollLeft = part.x * size.width - (at.x - box.x)
    element.scrollTop = part.y * size.height - (at.y - box.y)
  }

  /** Of all of them together. */
  const around = (...parts: readonly Element[]): DOMRect => {
    const boxes = parts.map((part) => part.getBoundingClientRect())
    const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
    const [right, bottom] = [
      Math.max(...boxes.map((box) => box.right)),
      Math.max(...boxes.map((box) => box.bottom)),
    ]
    return new DOMRect(left, top, right - left, bottom - top)
  }
  const centre = (...parts: readonly Element[]): Place => {
    const { x, y, width, height } = around(...parts)
    return { x: x + width / 2, y: y + height / 2 }
  }
  /** Of what the whole picture takes of its frame: the rest may lie below the screen, or under a tray. */
  const middle = (): Place => {
    const shown = picture()
    const height = scale() === 1 && shown !== undefined ? fullOf(shown) : full
    const at = centre(element)
    return height === null ? at : { x: at.x, y: element.getBoundingClientRect().y + height / 2 }
  }

  const listen = (frame: HTMLElement): void => {
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      to(scale() * Math.exp(-event.deltaY * perWheelPixel), { x: event.clientX, y: event.clientY })
    }

    let fingers: { readonly apart: number; readonly scale: number } | null = null
    const apart = ({ touches: [a, b] }: TouchEvent): number =>
      a === undefined || b === undefined ? 0 : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
    const between = ({ touches: [a, b] }: TouchEvent): Place => ({
      x: ((a?.clientX ?? 0) + (b?.clientX ?? 0)) / 2,
      y: ((a?.clientY ?? 0) + (b?.clientY ?? 0)) / 2,
    })
    const touchstart = (event: TouchEvent): void => {
      fingers = event.touches.length === 2 ? { apart: apart(event), scale: scale() } : null
    }
    const touchmove = (event: TouchEvent): void => {
      if (fingers === null || event.touches.length !== 2) return
      event.preventDefault()
      to((fingers.scale * apart(event)) / fingers.apart, between(event))
    }

    // Fingers move the picture by scrolling; a mouse has to drag it, with either button.
    let hand: {
      readonly from: Place
      readonly left: number
      readonly top: number
      /** How far down the page was. */
      readonly page: number
      readonly button: number
      moved: boolean
    } | null = null
    const pointerdown = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || !(event.button === 2 || (event.button === 0 && scale() > 1)))
        return
      hand = {
        from: { x: event.clientX, y: event.clientY },
        left: frame.scrollLeft,
        top: frame.scrollTop,
        page: scrollY,
        button: event.button,
        moved: false,
      }
    }
    /** Where the right button drags, it opens no menu; the key for menus still does. */
    const contextmenu = (event: MouseEvent): void => {
      if (event.button === 2) event.preventDefault()
    }
    const pointermove = (event: PointerEvent): void => {
      if (hand === null) return
      const [dx, dy] = [event.clientX - hand.from.x, event.clientY - hand.from.y]
      hand.moved ||= Math.hypot(dx, dy) > clickSlack
      if (!hand.moved) return
      frame.scrollLeft = hand.left - dx
      frame.scrollTop = hand.top - dy
      // A board that is higher than its window moves with the page.
      if (scale() === 1) scrollTo({ top: hand.page - dy, behavior: 'instant' })
    }
    const pointerup = (): void => {
      if (hand?.moved === true && hand.button === 0)
        // The click that ends a drag is not meant for the place under it.
        frame.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true })
      hand = null
    }
    /** From the whole to the closest that a button offers, and back. */
    const toggleAt = ({ clientX: x, clientY: y }: MouseEvent): void =>
      to(scale() === 1 ? byButton : 1, { x, y })
    const isOn = ({ target }: Event, things: string): boolean =>
      target instanceof Element && target.closest(things) !== null
    /** The first of two taps; of a finger, and where a press does nothing: what can be pressed is pressed at once, also twice. */
    let first: MouseEvent | null = null
    let doubledAt = -echo
    const tap = (event: MouseEvent): void => {
      const before = first
      first = null
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return
      if (isOn(event, 'button, a, [data-live]')) return
      const isSecond =
        before !== null &&
        event.timeStamp - before.timeStamp < doubleTap &&
        Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < tapSlack
      if (!isSecond) return void (first = event)
      doubledAt = event.timeStamp
      // What lies there has been asked about by the first.
      event.stopPropagation()
      toggleAt(event)
    }
    const dblclick = (event: MouseEvent): void => {
      if (isOn(event, '[role="button"]') || event.timeStamp - doubledAt < echo) return
      toggleAt(event)
    }

    // Where it was moved to last: a frame that has grown has it moved on already, as far as the picture reaches.
    let [left, top] = [0, 0]
    const scrolled = (): void => void ([left, top] = [frame.scrollLeft, frame.scrollTop])
    /**
     * A page that is turned, or loses a bar to the browser, has a frame of another size: as close as before, and with the
     * same in the middle, once it is drawn for that. A picture that was drawn anew is seen whole.
     */
    const refit = (): void => {
      const [shown, before] = [picture(), scale()]
      if (shown === undefined || before === 1) return whole()
      const [x, y] = [
        left / Number.parseFloat(shown.style.width) + 0.5 / before,
        top / Number.parseFloat(shown.style.height) + 0.5 / before,
      ]
      requestAnimationFrame(() => {
        whole()
        if (picture() !== shown) return
        to(before, middle())
        const { clientWidth, clientHeight } = frame
        frame.scrollLeft = x * Number.parseFloat(shown.style.width) - clientWidth / 2
        frame.scrollTop = y * Number.parseFloat(shown.style.height) - clientHeight / 2
      })
    }

    // In somebody's page the wheel is the page's.
    if (!isEmbedded) frame.addEventListener('wheel', wheel, { passive: false })
    frame.addEventListener('touchstart', touchstart, { passive: true })
    frame.addEventListener('touchmove', touchmove, { passive: false })
    frame.addEventListener('pointerdown', pointerdown)
    frame.addEventListener('contextmenu', contextmenu)
    frame.addEventListener('scroll', scrolled, { passive: true })
    frame.addEventListener('click', tap)
    frame.addEventListener('dblclick', dblclick)
    addEventListener('pointermove', pointermove)
    addEventListener('pointerup', pointerup)
    addEventListener('resize', refit)
    onCleanup(() => {
      removeEventListener('pointermove', pointermove)
      removeEventListener('pointerup', pointerup)
      removeEventListener('resize', refit)
    })
  }

  /** Brings them into the middle, as far as the picture reaches. */
  const centreOn = (...parts: readonly Element[]): void => {
    const [here, there] = [middle(), centre(...parts)]
    element.scrollLeft += there.x - here.x
    element.scrollTop += there.y - here.y
  }
  const closeTo = (part: Element): void => {
    const isFinger = matchMedia('(pointer: coarse)').matches
    const { width, height } = part.getBoundingClientRect()
    const wanted = (scale() * thumb) / Math.max(1, width, height)
    if (isFinger && wanted > scale()) to(Math.min(mostForThumb, wanted), centre(part))
    centreOn(part)
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }

  const toggle = (): void => {
    if (scale() > 1) return whole()
    const parts = sought
      .map((things) => [...element.querySelectorAll(things)].filter((one) => one.getClientRects().length > 0))
      .find(({ length }) => length > 0)
    to(byButton, middle())
    if (parts !== undefined) centreOn(...parts)
  }

  const keep = (): (() => void) => {
    const [before, left, top, page] = [scale(), element.scrollLeft, element.scrollTop, scrollY]
    return () => {
      whole()
      to(before, middle())
      element.scrollTo({ left, top, behavior: 'instant' })
      scrollTo({ top: page, behavior: 'instant' })
    }
  }
  let putBack: (() => void) | undefined
  // Noted before anything is drawn of the aside, and put back once it has gone from the page.
  createComputed(
    on(
      createMemo(() => aside() !== null),
      (isAside) => {
        if (isAside) putBack = keep()
        else if (putBack !== undefined) requestAnimationFrame(putBack)
      },
    ),
  )

  /** How far something goes beyond an end of its frame; of what is longer than that, to its middle. */
  const beyond = (from: number, to: number, start: number, end: number): number =>
    to - from > end - start
      ? (from + to - start - end) / 2
      : Math.min(0, from - start) + Math.max(0, to - end)
  /** Moves the picture as little as brings them into the frame: where they are in sight nothing moves. */
  const bringIn = (...parts: readonly Element[]): void => {
    const [all, frame] = [around(...parts), element.getBoundingClientRect()]
    element.scrollLeft += beyond(all.left, all.right, frame.left, frame.right)
    element.scrollTop += beyond(all.top, all.bottom, frame.top, frame.bottom)
  }

  /** What is in hand, and whether the board is seen closer for it alone. */
  let inHand: Element | null = null
  let isFollowing = false
  let settling: ReturnType<typeof setTimeout> | undefined
  /** What has moved under a finger takes no press of it, until it can have been seen. */
  const settle = (): void => {
    clearTimeout(settling)
    element.classList.add('settling')
    settling = setTimeout(() => element.classList.remove('settling'), hasty)
  }
  /**
   * On a board whose places are smaller than a finger (it says, as `data-cell`, how large they are), what is taken up and
   * all places where it may go fill the frame until it is put down. What one has brought closer oneself stays as it is.
   */
  const follow = (): void => {
    const taken = element.querySelector<SVGElement>('[data-cell] .taken')
    // What was done with it is seen as closely.
    if (taken === inHand || (taken === null && isFollowing && isTold())) return
    inHand = taken
    if (taken !== null && isFollowing) {
      // Another one instead: as closely as before, and no further than it takes to see where that may go.
      return bringIn(...element.querySelectorAll(sought[0]))
    }
    if (isFollowing) {
      whole()
      settle()
    }
    isFollowing = false
    if (taken === null || scale() > 1 || !matchMedia('(pointer: coarse)').matches) return
    const board = taken.closest<SVGSVGElement>('svg[data-cell]')
    const side = Number(board?.dataset['cell']) * (board?.getScreenCTM()?.a ?? 0)
    if (!(side < leastPlace)) return
    const parts = [...element.querySelectorAll(sought[0])]
    const { width, height } = around(...parts)
    const wanted = Math.min(element.clientWidth / width, element.clientHeight / height, byButton)
    to(Math.max(wanted, leastPlace / side), middle())
    centreOn(...parts)
    settle()
    isFollowing = true
  }
  const watched = new MutationObserver(follow)
  watched.observe(element, { subtree: true, childList: true, attributeFilter: ['class'] })
  createComputed(on(isTold, follow, { defer: true }))
  onCleanup(() => (watched.disconnect(), clearTimeout(settling)))

  listen(element)
  return {
    scale,
    toggle,
    closeTo,
  }
}
