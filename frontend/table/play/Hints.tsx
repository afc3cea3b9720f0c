/** "What would you do?" in the bar, and what one would: lit on the table, and in a sentence where the page is idle. */
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js'
import { render } from 'solid-js/web'
import type { Hint } from '../../../shared/bots/hint.ts'
import type { Step } from '../../../shared/bots/steps.ts'
import { foresee } from '../../../shared/engine/predict.ts'
import {
  cheapestPlace,
  type Corner,
  type PricedPlace,
  isFree,
  overlap,
  rim,
  type Slip,
  type Surroundings,
} from '../../kit/freePlace.ts'
import { swallowAgain } from '../../kit/again.ts'
import { language, t } from '../../kit/language.ts'
import { remember } from '../../kit/storage.ts'
import { type Assets, loadAssets } from '../../plug/assets.ts'
import { loadPurpose, type Purpose } from '../../plug/purposes.ts'
import { afterFrame, asideOf, boxesOf, createPlacing } from '../../kit/surroundings.ts'
import { createHinting, gainsOf, isAmong, placesOfMove, winsAtOnce } from '../model/hinting.ts'
import type { Eyes } from '../model/onlooker.ts'
import type { LiveTable } from '../model/table.ts'
import { prepareThread, think } from '../thinking/thinker.ts'
import { comparisonOf, h, type Names, planOf, scoresOf } from './hintWords.ts'
import './Hints.css'

export { startWords } from './hintWords.ts'

/** Draws a part in a place of its own among what the page has drawn. */
const drawAt = (put: (slot: HTMLElement) => void, Part: () => JSX.Element): void => {
  const slot = document.createElement('div')
  slot.className = 'hint-slot'
  put(slot)
  const dispose = render(Part, slot)
  onCleanup(() => (dispose(), slot.remove()))
}

const Lamp = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M12 2.5a6.5 6.5 0 0 0-4 11.6c.8.7 1.3 1.6 1.3 2.6h5.4c0-1 .5-1.9 1.3-2.6a6.5 6.5 0 0 0-4-11.6zM9.5 18.6h5M10.3 21.3h3.4" />
  </svg>
)
/** In the bar, before what explains the game. */
const drawInBar = (Part: () => JSX.Element): void =>
  drawAt((slot) => document.querySelector('.bar .aid')?.before(slot), Part)

/** Where the lamp is at other tables: out of order, and its hint says why. At the tables after that nothing is there. */
const NoHints = () => {
  onMount(() =>
    drawInBar(() => (
      <button
        type="button"
        class="quiet"
        aria-label={h().away.label}
        aria-disabled="true"
        data-hint={h().away.why}
        onClick={() => remember('lamp', 'missed')}
      >
        <Lamp />
      </button>
    )),
  )
  return null
}

/** Buttons that say by `data-does` that they make such a move: its kind, and the first thing that it names, if any. */
const doing = (move: Hint['move']): readonly Element[] => {
  const named = Object.entries(move).find(([key, value]) => key !== 'type' && typeof value === 'string')?.[1]
  const does = CSS.escape(named === undefined ? move.type : `${move.type}:${named}`)
  return [...document.querySelectorAll(`.tray [data-does="${does}"]`)]
}

/**
 * Marks what is on the table of what a move has to do with. A button that makes it is all that is to be marked. Where the tray has it to be pressed, that alone is marked
 * there: what one has of the same kind would look like what is meant.
 */
const glow = (move: Hint['move'], places: ReadonlySet<string>): (() => void) => {
  const made = doing(move)
  const found = [...document.querySelectorAll('.board [data-anchor], .tray [data-anchor]')].filter((thing) =>
    isAmong(places, thing.getAttribute('data-anchor') ?? ''),
  )
  const isPressed = found.some((thing) => thing.matches('.tray button'))
  const things =
    made.length > 0 ? made : found.filter((thing) => !isPressed || thing.matches('.board *, button'))
  for (const thing of things) thing.setAttribute('data-hinted', '')
  return () => {
    for (const thing of things) thing.removeAttribute('data-hinted')
  }
}

/** In all its words, or the move alone with its reasons one press away; each broad, or narrow. */
const shapes = [[], ['slim'], ['brief'], ['brief', 'slim']] as const
/** Where the reasons are asked for: in all its words, or in lines as long as there is room beside what is played. */
const wholeShapes = [[], ['slim'], ['low', 'wide'], ['low']] as const
/** Letters that a strip has room for, in four lines beside its button. */
const stripRoom = 124
/** Of less than this nothing worth a word is covered: all words are said. */
const little = 40

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight })

/** What a shape leaves out weighs as if it covered more: its reasons, and in a narrow one what the move is for. */
const lacks = (shape: readonly string[], isPithy: boolean): number =>
  shape[0] === 'brief' ? (isPithy && shape.includes('slim') ? 3 : 1.5) : 1

const wear = (slip: HTMLElement, shape: readonly string[]): void =>
  ['brief', 'slim', 'low', 'wide'].forEach((name) => slip.classList.toggle(name, shape.includes(name)))

/** The place that covers least, and the shape for it: brief only where that covers less than two thirds of what all words would. */
const placeAs = (slip: HTMLElement, thing: Slip, around: Surroundings, isWhole: boolean): Corner | null => {
  let best: (PricedPlace & { readonly shape: readonly string[]; readonly weighs: number }) | null = null
  for (const shape of isWhole ? wholeShapes : shapes) {
    if (best !== null && best.cost < little) break
    wear(slip, shape)
    const found = cheapestPlace(sizeOf(slip), thing, around)
    const weighs = (found?.cost ?? 0) * lacks(shape, slip.classList.contains('pithy'))
    if (found !== null && (best === null || weighs < best.weighs)) best = { ...found, shape, weighs }
  }
  wear(slip, best?.shape ?? [])
  return best?.at ?? null
}

/** Off what is lit and what is to be pressed; where that leaves no room, off what is lit, or else at the corner. */
const placeOf = (slip: HTMLElement, before: Corner | null, isWhole: boolean): Corner => {
  const [corner, around] = asideOf(slip)
  const lit = boxesOf('[data-hinted]', slip)
  const clear = { ...around, taken: [...around.taken, ...lit] }
  if (before !== null && isFree({ ...before, ...sizeOf(slip) }, corner, clear)) return before
  return (
    placeAs(slip, corner, clear, isWhole) ??
    placeAs(slip, corner, { ...around, taken: lit, shy: around.taken }, isWhole) ?? {
      x: Math.max(0, innerWidth - slip.offsetWidth - 8),
      y: Math.max(0, innerHeight - slip.offsetHeight - 8),
    }
  )
}

/** Where it is grown from, on an upright phone: off what is lit and to be pressed there, below the bar, and never elsewhere, as it is being read. */
const grownFrom = (slip: HTMLElement, from: Slip): Corner => {
  wear(slip, [])
  const { width, height } = sizeOf(slip)
  const roof = rim + (document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0)
  const within = (y: number): number => Math.max(roof, Math.min(y, innerHeight - rim - height))
  const x = Math.max(rim, Math.min(from.x, innerWidth - rim - width))
  const kept = [...boxesOf('[data-hinted]', slip), ...asideOf(slip)[1].taken]
  const hides = (y: number): number =>
    kept.reduce((sum, one) => sum + overlap({ x, y, width, height }, one), 0)
  const [up, down] = [within(from.y + from.height - height), within(from.y)]
  return { x, y: hides(down) < hides(up) ? down : up }
}

/** The signs in the lowest row of a phone. */
const foot = '.zoom, .sheet-handle, .react-button'

/** Milliseconds from the first question to this seat until the thread is started: the page has been drawn by then. */
const calm = 1500

const Asking = (props: { table: LiveTable; eyes: Eyes | null }) => {
  const { table } = props
  const hinting = createHinting(think, table, () => props.eyes)
  const told = () => {
    const state = hinting.state()
    return state.stage === 'told' ? state : null
  }
  /** What the last one that was followed has told as what comes next. */
  let planned: Hint['move'] | undefined
  const failed = (): string => (origin === 'null' ? h().sandboxed : h().failed)
  const toggle = (): void => {
    if (hinting.state().stage !== 'none') return hinting.leave()
    // On a phone the papers lie over what is told, and over what it lights.
    table.closeTo(null)
    hinting.ask(planned)
  }
  const key = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'h' || event.ctrlKey || event.altKey || event.metaKey) return
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select') !== null
    if (!isTyping && document.querySelector('dialog:modal, .menu') === null) toggle()
  }
  onMount(() => document.addEventListener('keydown', key))
  onCleanup(() => document.removeEventListener('keydown', key))
  createEffect(() => {
    const shown = told()
    if (shown === null) return
    const places = placesOfMove(table.rules, table.ui.describe, shown.at, shown.hint.move)
    table.light([...places])
    const dim = glow(shown.hint.move, places)
    onCleanup(() => (dim(), table.light([])))
  })
  // Who takes up another thing than what is lit has left it; on a phone, where it lies over what one goes on with, who
  // presses anything else.
  createEffect(() => {
    if (told() === null) return
    const leaveFor = ({ target }: Event): void => {
      const pressed = target instanceof Element ? target.closest('.tray button') : null
      if (pressed === null) return
      const isMeant = pressed.closest('.hint, [data-hinted]') ?? pressed.querySelector('[data-hinted]')
      const isThing = pressed.matches('[data-anchor] *, [data-anchor]') && !pressed.matches('[data-idle]')
      if (isMeant === null && (isThing || innerWidth < 900)) hinting.leave()
    }
    document.addEventListener('click', leaveFor)
    onCleanup(() => document.removeEventListener('click', leaveFor))
  })
  const [assets, setAssets] = createSignal<Assets | null>(null)
  void loadAssets(table.rules.id).then(setAssets)
  const [purposeOf, setPurpose] = createSignal<Purpose>(() => null)
  void loadPurpose(table.rules.id).then((found) => setPurpose(() => found))
  // Nobody waits for a thread to start and its script to come who asks for the first time.
  const mayAsk = createMemo(() => hinting.asked() !== null)
  createEffect(() => {
    if (!mayAsk()) return
    const soon = setTimeout(() => prepareThread(table.rules.id), calm)
    onCleanup(() => clearTimeout(soon))
  })
  const viewed = (): Step['view'] => told()?.at.view ?? table.view()
  const name = (move: Hint['move']): string => table.ui.nameMove(move, viewed(), table.nameOf)
  /** In a strip with what it is for: by its name, in fewer words as in the turn in hand, or by its kind alone. */
  const inShort = (move: Hint['move']): string => {
    const room = stripRoom - (purpose()?.length ?? 0)
    const brief = table.ui.briefMove?.(move, viewed(), table.nameOf) ?? ''
    const fits = [name(move), brief].find(({ length }) => length > 0 && length <= room)
    return fits ?? table.ui.nameKind(move.type)
  }
  const act = (move: Hint['move'], view: Step['view']): string =>
    (table.ui.nameAct ?? table.ui.nameMove)(move, view, table.nameOf)
  const names = (): Names => ({
    nameOf: name,
    actOf: (move) => act(move, viewed()),
    nameStep: ({ move, view, isKind }) => (isKind ? table.ui.nameKind(move.type) : act(move, view)),
    scoreLine: (what) => table.ui.scoreLine(what),
    assets: assets()?.[language()] ?? {},
  })
  const isWon = createMemo((): boolean => {
    const shown = told()
    return shown !== null && winsAtOnce(table.rules, shown.at, shown.hint.move)
  })
  /** Of one that wins, by which lines of the score sheet. */
  const wonBy = createMemo((): string => {
    const shown = told()
    const gains = shown === null || !isWon() ? [] : gainsOf(table.rules, shown.at, shown.hint.move)
    return gains.length === 0 ? '' : h().wonBy(scoresOf(gains, names()))
  })
  /** What it is for, by what is on the table: with that, what it is held against is told when it is asked for. */
  const purpose = createMemo((): string | null => {
    const shown = told()
    if (shown === null || isWon()) return null
    const { at, hint } = shown
    const after = foresee(table.rules, at.view, at.seat, hint.move).view
    const { nameOf } = table
    const passes = (hint.passes ?? []).map((type) => ({ move: { type }, isKind: false }))
    const plan = [...passes, ...hint.next]
    return purposeOf()(hint.move, { ...at, after, plan, language: language(), nameOf })
  })
  const said = (): string => {
    const why = hinting.whyNot()
    return why === null ? h().withKey : h().not[why]
  }
  /** It stays where it is while others are asked: out of order, and its hint says why. */
  const Button = () => (
    <Show when={hinting.asked() ?? hinting.whyNot()}>
      <button
        type="button"
        class="quiet"
        aria-label={h().ask}
        aria-keyshortcuts="h"
        aria-pressed={hinting.state().stage !== 'none'}
        aria-disabled={hinting.asked() === null ? 'true' : undefined}
        data-hint={said()}
        onClick={() => toggle()}
      >
        <Lamp />
      </button>
    </Show>
  )
  const [at, stand] = createSignal<Corner | null>(null)
  /** Where it was when its reasons were asked for. */
  const [askedAt, tellAll] = createSignal<Slip | null>(null)
  const isWhole = (): boolean => askedAt() !== null
  let strip: HTMLDivElement | undefined
  let screen = ''
  const standIn = (slip: HTMLElement, before: Corner | null): void => {
    const from = askedAt()
    const isUpright = innerWidth < 900 && innerHeight > innerWidth
    const found = from !== null && isUpright ? grownFrom(slip, from) : placeOf(slip, before, isWhole())
    const box = { ...found, ...sizeOf(slip) }
    slip.classList.toggle(
      'over-foot',
      boxesOf(foot, slip).some((sign) => overlap(box, sign) > 0),
    )
    stand(found)
  }
  const placeSoon = createPlacing(() => {
    if (strip?.isConnected !== true) return
    // It stays where it is while it may, but for a page that has been turned.
    const isTurned = screen !== (screen = `${innerWidth} ${innerHeight}`)
    standIn(strip, isTurned ? null : at())
  })
  createEffect(on([hinting.state, language], () => (tellAll(null), stand(null), placeSoon())))
  const tellWhy = (): void => {
    if (strip === undefined) return
    tellAll({ x: 0, y: 0, ...at(), ...sizeOf(strip) })
    // Here and now: the keyboard goes on at what is seen.
    standIn(strip, null)
    strip.querySelector<HTMLElement>('.quiet')?.focus({ preventScroll: true })
  }
  /** It goes at once, and what it plays is drawn after it: so the press is answered in half the time. */
  const follow = ({ currentTarget }: { currentTarget: Element }): void => {
    const shown = told()
    if (shown === null) return
    swallowAgain(currentTarget)
    planned = shown.hint.next.find(({ isKind }) => !isKind)?.move
    hinting.leave()
    afterFrame(() => table.stage(shown.hint.move))
  }
  const Strip = () => (
    <div role="status">
      <Show when={hinting.state().stage !== 'none'}>
        <div
          class="hint"
          classList={{ waits: at() === null, pithy: purpose() !== null && !isWhole() }}
          ref={(element) => (strip = element)}
          style={{ left: `${at()?.x ?? 0}px`, top: `${at()?.y ?? 0}px` }}
        >
          <Show
            when={told()}
            fallback={<p>{hinting.state().stage === 'failed' ? failed() : h().thinking}</p>}
          >
            {(shown) => (
              <>
                <p>
                  <b>{name(shown().hint.move)}</b>{' '}
                  <Show when={purpose()}>
                    <strong aria-hidden="true">{inShort(shown().hint.move)}. </strong>
                  </Show>
                  <span>
                    <em>{purpose()}</em>
                    <i>{planOf(shown().hint, names(), isWon())}</i>{' '}
                    <Show when={wonBy()}>{(said) => <i class="for">{said()}</i>}</Show>
                    <i class="compared">
                      <For each={comparisonOf(shown().hint, names(), isWon())}>
                        {({ said, speaks }) => <i class={speaks}>{said}</i>}
                      </For>
                    </i>
                  </span>
                  <button type="button" class="why" onClick={tellWhy}>
                    {h().why}
                  </button>
                </p>
                <Show when={table.replay.at() === null}>
                  <button type="button" class="main" onClick={follow}>
                    {h().follow}
                  </button>
                </Show>
              </>
            )}
          </Show>
          <button type="button" class="quiet" aria-label={t().site.close} onClick={() => hinting.leave()}>
            ×
          </button>
        </div>
      </Show>
    </div>
  )
  onMount(() => {
    drawInBar(Button)
    drawAt((slot) => document.querySelector('.tray')?.prepend(slot), Strip)
  })
  return null
}

/** `isAway` at a table that has no lamp. */
export const Hints = (props: { table: LiveTable; eyes: Eyes | null; isAway?: boolean }) => (
  <Show when={props.isAway} fallback={<Asking {...props} />}>
    <Show when={props.table.me() !== null}>
      <NoHints />
    </Show>
  </Show>
)
