import { createEffect, createSignal, on, onCleanup, onMount, Show } from 'solid-js'
import type { RuleId } from '../../../shared/engine/ids.ts'
import { type Corner, freePlace, isFree, nearby, type Slip, type Surroundings } from '../../kit/freePlace.ts'
import type { Press } from '../../kit/lastPress.ts'
import { boxesOf, createPlacing, surroundingsOf, untouched } from '../../kit/surroundings.ts'
import { paragraph } from '../../kit/paragraph.ts'
import { refusalWords, startRefusals } from '../refusals.ts'
import { keysAsked } from '../model/questions.ts'
import { w } from '../words.ts'
import type { LiveTable } from '../model/table.ts'
import './Trouble.css'

export { startRefusals as startWords }

/** Milliseconds that a refusal stays, and for each of its letters. */
const stays = 4000
const perLetter = 60
/** Of its height, as far as it may lie from what was pressed where nearer it would lie over what is to be pressed. */
const reach = 3
/** What one may come to next: it may lie right below. */
const things = 'button, [data-anchor], [data-card]'

/**
 * Says beside what was pressed, where nothing is to be pressed if there is such a place, why it is not allowed, with the
 * rule one tap away. Presses go through all of it but that rule. It goes by itself when it has been read, once it has stood
 * a while with what one comes to elsewhere, and with the next thing that is done.
 */
export const Trouble = (props: { table: LiveTable; pressed: Press | null; showRule(rule: RuleId): void }) => {
  /** A later press is another matter. */
  const { pressed } = props
  const [at, stand] = createSignal<Corner | null>(null)
  /** Over things that may be pressed: a press meant for one of them would meet its rule. */
  const [isOver, lieOver] = createSignal(false)
  const said = (): string => {
    const why = props.table.trouble()
    if (why === null) return ''
    return typeof why === 'string' ? refusalWords(why) : props.table.ui.refusal(why)
  }
  const isHeld = (): boolean => slip.matches(':hover, :focus-within')
  createEffect(() => {
    if (props.table.trouble() === null) return
    const leave = (): void => {
      if (isHeld()) timer = setTimeout(leave, perLetter)
      else props.table.forgive()
    }
    const since = Date.now()
    let timer = setTimeout(leave, stays + perLetter * said().length)
    const goOn = ({ target }: Event): void => {
      const thing = target instanceof Element && !slip.contains(target) && target.closest(things)
      const own = pressed?.element
      const isElsewhere = thing && !(own && (thing.contains(own) || own.contains(thing)))
      if (isElsewhere && Date.now() - since >= stays) props.table.forgive()
    }
    document.addEventListener('pointerover', goOn)
    document.addEventListener('focusin', goOn)
    onCleanup(() => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', goOn)
      document.removeEventListener('focusin', goOn)
    })
  })
  /** What was refused to the question before is no answer to this one. */
  createEffect(
    on(
      () => keysAsked(props.table),
      () => typeof props.table.trouble() !== 'string' && props.table.forgive(),
      { defer: true },
    ),
  )
  /** Before what is pressed answers: if it is refused too, it says so anew. */
  const act = (event: Event): void => {
    if (event instanceof KeyboardEvent && !/^(Enter|Escape| )$/.test(event.key)) return
    if (event.target instanceof Node && slip.contains(event.target)) return
    props.table.forgive()
    // It puts this away and nothing else: what is in hand stays there.
    if (event instanceof KeyboardEvent && event.key === 'Escape') event.stopPropagation()
  }
  /** The keyboard goes on at what was pressed. */
  const openRule = (rule: RuleId): void => {
    const element = pressed?.element
    if (element instanceof HTMLElement || element instanceof SVGElement)
      element.focus({ preventScroll: true })
    props.table.forgive()
    props.showRule(rule)
  }
  /** Where nobody has pressed anything it stands below the bar. */
  const thing = (): Slip => pressed?.box() ?? { x: innerWidth / 2, y: 48, width: 0, height: 0 }
  let stood: Slip | null = null
  const place = (): void => {
    const [now, before] = [thing(), at()]
    const size = { width: slip.offsetWidth, height: slip.offsetHeight }
    const { screen, taken, shy } = surroundingsOf(slip)
    const never = boxesOf(untouched, slip)
    const bare: Surroundings = { screen: nearby(now, size, screen), taken: never, shy: taken, ground: [] }
    const isStill = stood !== null && Math.hypot(stood.x - now.x, stood.y - now.y) < 1
    if (isStill && before !== null && isFree({ ...before, ...size }, now, bare)) return
    stood = now
    const clear = { ...bare, taken: [...taken, ...never], shy }
    // On a map where all may be pressed, below or above that: with a finger one presses through it what it hides.
    const far = { width: size.width, height: reach * size.height }
    const free =
      freePlace(size, now, clear) ?? freePlace(size, now, { ...clear, screen: nearby(now, far, screen) })
    lieOver(free === null)
    stand(
      free ??
        freePlace(size, now, bare) ??
        freePlace(size, now, { screen, taken: [], shy: never, ground: [] }) ?? { x: 0, y: 0 },
    )
  }
  const placeSoon = createPlacing(place)
  createEffect(on(said, placeSoon))
  onMount(() => {
    // In the thing's own dialog, or in what lies under that when it has gone: what is outside an open one is not read.
    const own = pressed?.element.closest('dialog[open]') ?? document.querySelector('dialog.sheet[open]')
    const host = own ?? document.querySelector('#board') ?? document.body
    host.append(slip)
    slip.showPopover()
    // In the frame in which the piece goes back, where one does.
    place()
    document.addEventListener('pointerdown', act, true)
    document.addEventListener('keydown', act, true)
  })
  onCleanup(() => {
    slip.remove()
    document.removeEventListener('pointerdown', act, true)
    document.removeEventListener('keydown', act, true)
  })
  const slip = (
    <div
      class="trouble"
      classList={{ placed: at() !== null, over: isOver() }}
      popover="manual"
      role="alert"
      style={{ left: `${at()?.x ?? 0}px`, top: `${at()?.y ?? 0}px` }}
    >
      <Show when={props.table.trouble()} keyed>
        {(why) => (
          <>
            <p>{said()}</p>
            {typeof why !== 'string' && (
              <button
                type="button"
                class="rule"
                aria-label={w().showRule(why.rule)}
                onClick={() => openRule(why.rule)}
              >
                {paragraph(why.rule)}
              </button>
            )}
          </>
        )}
      </Show>
    </div>
  ) as HTMLElement
  return null
}
