/** "What would you do?" in the bar, and what one would: lit on the table, and in a sentence where the page is idle. */
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js'
import { render } from 'solid-js/web'
import type { Hint } from '../../../shared/bots/hint.ts'
import type { Step } from '../../../shared/bots/steps.ts'
import type { Asset } from '../../../shared/engine/policy.ts'
import {
  cheapestPlace,
  type Corner,
  type PricedPlace,
  isFree,
  type Slip,
  type Surroundings,
} from '../../kit/freePlace.ts'
import { swallowAgain } from '../../kit/again.ts'
import { createDictionary, language, t } from '../../kit/language.ts'
import { type Assets, type AssetWords, loadAssets } from '../../plug/assets.ts'
import type { HintTexts } from '../../texts/hint.es.ts'
import { signed } from '../../kit/sums.ts'
import { asideOf, boxesOf, createPlacing } from '../../kit/surroundings.ts'
import { createHinting, isAmong, placesOfMove, winsAtOnce } from '../model/hinting.ts'
import type { Eyes } from '../model/onlooker.ts'
import type { LiveTable } from '../model/table.ts'
import { prepareThread, think } from '../thinking/thinker.ts'
import './Hints.css'

const { words: h, start } = createDictionary<HintTexts>({
  es: async () => (await import('../../texts/hint.es.ts')).hint,
  en: async () => (await import('../../texts/hint.en.ts')).hint,
})
export { start as startWords }

const inHundred = (chance: number): number => Math.round(100 * chance)

/**
 * Of two that are about as good, so much of a difference is a small one: points, and games of a hundred. What is more lies
 * within its own error, or changes nothing of who wins, and is not told.
 */
const smallLead = 1
const smallOften = 3

/** What a hint is told in: names of moves, of lines of the score sheet, and of what else counts in the game. */
interface Names {
  readonly nameOf: (move: Hint['move']) => string
  /** What others do is told in fewer words: with which cards only where nothing else tells them apart. */
  readonly actOf: (move: Hint['move']) => string
  readonly nameStep: (step: Step) => string
  readonly scoreLine: (what: string) => string
  readonly assets: AssetWords
}

/**
 * What gains or loses, by the lines of the score sheet: those that come to a point, and not to a loss of none. Of what is
 * about as good a point in a line says nothing: that a wall scores a point less by walls was read as against it.
 */
const linesOf = ({ reasons, rest, sure }: Hint, isMore: boolean, { scoreLine }: Names): string =>
  [
    ...reasons.map(({ what, points }) => ({ said: scoreLine(what), points: Math.round(points) })),
    { said: h().besides, points: Math.round(rest) },
  ]
    .filter(({ points }) => Math.abs(points) > (sure === 'hardly' ? 1 : 0) && points > 0 === isMore)
    .map(({ said, points }) => `${said} ${signed(points)}`)
    .join(', ')

/** What another move is called beside one; null where both have one name, as from either of two places. */
const besidesOf = (move: Hint['move'], other: Hint['move'], { nameOf, actOf }: Names): string | null => {
  if (actOf(other) !== actOf(move)) return actOf(other)
  return nameOf(other) === nameOf(move) ? null : nameOf(other)
}

/** What a move leaves one with; points with the lines of the score sheet that they come from. */
const leftWith = ({ what, worth }: Asset, hint: Hint, names: Names): string | undefined => {
  const words: AssetWords = { ...h().assets, ...names.assets }
  const said = words[what]?.[worth > 0 ? 0 : 1]
  // A game that calls points by a word of its own has said by that what they are for.
  const isSum = what === 'points' && names.assets[what] === undefined && hint.sure !== 'hardly'
  const lines = isSum ? linesOf(hint, worth > 0, names) : ''
  return said === undefined || lines === '' ? said : `${said} (${lines})`
}

/** What the other would leave one less of. */
const lessWith = (hint: Hint, names: Names): readonly string[] =>
  hint.assets
    .filter(({ worth }) => worth > 0)
    .flatMap(({ what, worth }) => leftWith({ what, worth: -worth }, { ...hint, reasons: [] }, names) ?? [])

/** How often each of the two wins; undefined where that is not known, or speaks against the move. */
const oftenOf = ({ sure, wins }: Hint, said: string, it: string): string | undefined => {
  if (wins === null || wins[0] < wins[1]) return undefined
  const [own, instead] = [inHundred(wins[0]), inHundred(wins[1])]
  if (instead >= 99) return h().bothWin(it)
  if (own <= 1) return h().bothLose(said)
  const isOne = own === instead || (sure === 'hardly' && own - instead > smallOften)
  return isOne ? h().both(said, inHundred((wins[0] + wins[1]) / 2)) : h().wins(said, own, instead)
}

/** Of a move that wins there and then: what would become of the game with the other. */
const wonWith = ({ sure, wins }: Hint, said: string, it: string): string => {
  const instead = wins === null ? (sure === 'hardly' ? 100 : null) : inHundred(wins[1])
  if (instead === null) return h().winsNow(said)
  return instead >= 99 ? h().bothWinNow(it) : h().winsOften(it, instead)
}

/**
 * Why: where games were not played to their end, by what it leaves one with; else in the words of the score sheet; where
 * points say nothing or speak against it, by how much more often one wins; and where that is not known, or does not tell
 * the two apart as their leads do, by how often one is better placed. What speaks for the move stands in a line of its
 * own, and so does what speaks against it, and what the rivals have of it. No figure contradicts the verdict: what is
 * about as good is by a point or a few games in a hundred, or by none that are told. Who does nothing more has more of
 * nothing by that: what the other would leave less of is told instead.
 */
const whyOf = (hint: Hint, names: Names, isWon: boolean): string => {
  const { move, isIdle, sure, rival, lead, assets, other, wins, ahead } = hint
  if (other === null || sure === 'only') return h().only
  const besides = besidesOf(move, other, names)
  const isAlike = besides === null
  const it = isAlike ? h().alike : h().named(besides)
  // What comes next all the same is no worse by itself: it is so as the first.
  const [first] = hint.next
  const isNext = first !== undefined && besides === names.nameStep(first)
  const said = h().than[sure](isNext ? h().first(it) : it)
  if (isWon) return wonWith(hint, said, it)
  if (wins === null) {
    const told = (isMore: boolean): readonly string[] =>
      assets
        .filter(({ worth }) => worth > 0 === isMore)
        .flatMap((asset) => leftWith(asset, hint, names) ?? [])
    const more = told(true)
    if (isIdle && more.length > 0)
      return sure === 'hardly' ? h().rest : h().rests(said, lessWith(hint, names))
    if (more.length > 0) return h().leaves(said, more, told(false))
  }
  const points = Math.round(lead)
  const isDecided = wins !== null && (inHundred(wins[1]) >= 99 || inHundred(wins[0]) <= 1)
  const isBesides = sure === 'hardly' && (points > smallLead || isDecided)
  // A game that calls points by a word of its own is not won by them.
  const areAside = names.assets['points'] !== undefined
  const [gains, losses] = [linesOf(hint, true, names), linesOf(hint, false, names)]
  if (gains + losses === '' || lead <= 0 || isBesides || areAside) {
    const often = oftenOf(hint, said, it)
    if (often !== undefined) return often
    // By a hair in every world is no more than by a hair.
    if (sure === 'hardly') return isAlike ? h().eitherWay : h().noMatter(said)
    return ahead > 0.5 ? h().ahead(said, inHundred(ahead)) : h().placed(said)
  }
  const others = Math.round(rival)
  return [
    h().because(said, Math.max(1, points)),
    ...(gains === '' ? [] : [h().gains(gains)]),
    ...(losses === '' ? [] : [h().losses(losses)]),
    ...(others === 0 ? [] : [h().rival(others)]),
  ].join('\n')
}

/** In so many of the worlds it always comes so. */
const always = 0.9

/** The plan behind it, as the sentence that its name begins goes on; what is called alike is told once. */
const thenOf = ({ move, next }: Hint, names: Names): string => {
  const steps = next.map((step) => names.nameStep(step))
  const known = [names.actOf(move), ...steps]
  const told = steps.filter((name, at) => known.indexOf(name) > at)
  if (told.length === 0) return ''
  const isSure = next.every(({ often }) => often >= always)
  return `${h().next(told.map(h().named), isSure)}\n`
}

/** What comes after it, why, and what would be about as good where that is not what it was compared with. */
export const sentenceOf = (hint: Hint, names: Names, isWon = false): string => {
  const { move, twin } = hint
  const changed = hint.isChanged ? h().changed : ''
  const why = `${isWon ? '' : thenOf(hint, names)}${changed}${whyOf(hint, names, isWon)}`
  if (twin === null) return why
  const besides = besidesOf(move, twin, names)
  return `${why}\n${besides === null ? h().eitherWay : h().twin(h().named(besides))}`
}

/** Draws a part in a place of its own among what the page has drawn. */
const drawAt = (put: (slot: HTMLElement) => void, Part: () => JSX.Element): void => {
  const slot = document.createElement('div')
  slot.className = 'hint-slot'
  put(slot)
  const dispose = render(Part, slot)
  onCleanup(() => (dispose(), slot.remove()))
}

/**
 * Marks what is on the table of what a move has to do with. Where the tray has it to be pressed, that alone is marked
 * there: what one has of the same kind would look like what is meant.
 */
const glow = (places: ReadonlySet<string>): (() => void) => {
  const found = [...document.querySelectorAll('.board [data-anchor], .tray [data-anchor]')].filter((thing) =>
    isAmong(places, thing.getAttribute('data-anchor') ?? ''),
  )
  const isPressed = found.some((thing) => thing.matches('.tray button'))
  const things = found.filter((thing) => !isPressed || thing.matches('.board *, button'))
  for (const thing of things) thing.setAttribute('data-hinted', '')
  return () => {
    for (const thing of things) thing.removeAttribute('data-hinted')
  }
}

/** In all its words, or the move alone with its reasons one press away; each broad, or narrow. */
const shapes = [[], ['slim'], ['brief'], ['brief', 'slim']] as const
/** Where the reasons are asked for: in all its words, or in lines as long as there is room beside what is played. */
const wholeShapes = [[], ['slim'], ['low', 'wide'], ['low']] as const
/** Of less than this nothing worth a word is covered: all words are said. */
const little = 40

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight })

/** The place that covers least, and the shape for it: brief only where that covers less than two thirds of what all words would. */
const placeAs = (slip: HTMLElement, thing: Slip, around: Surroundings, isWhole: boolean): Corner | null => {
  const wear = (shape: readonly string[]): void =>
    ['brief', 'slim', 'low', 'wide'].forEach((name) => slip.classList.toggle(name, shape.includes(name)))
  let best: (PricedPlace & { readonly shape: readonly string[]; readonly weighs: number }) | null = null
  for (const shape of isWhole ? wholeShapes : shapes) {
    if (best !== null && best.cost < little) break
    wear(shape)
    const found = cheapestPlace(sizeOf(slip), thing, around)
    const weighs = (found?.cost ?? 0) * (shape[0] === 'brief' ? 1.5 : 1)
    if (found !== null && (best === null || weighs < best.weighs)) best = { ...found, shape, weighs }
  }
  wear(best?.shape ?? [])
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

/** Milliseconds from the first question to this seat until the thread is started: the page has been drawn by then. */
const calm = 1500

export const Hints = (props: { table: LiveTable; eyes: Eyes | null }) => {
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
    const dim = glow(places)
    onCleanup(() => (dim(), table.light([])))
  })
  const [assets, setAssets] = createSignal<Assets | null>(null)
  void loadAssets(table.rules.id).then(setAssets)
  // Nobody waits for a thread to start and its script to come who asks for the first time.
  const mayAsk = createMemo(() => hinting.asked() !== null)
  createEffect(() => {
    if (!mayAsk()) return
    const soon = setTimeout(() => prepareThread(table.rules.id), calm)
    onCleanup(() => clearTimeout(soon))
  })
  const viewed = (): Step['view'] => told()?.at.view ?? table.view()
  const name = (move: Hint['move']): string => table.ui.nameMove(move, viewed(), table.nameOf)
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
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M12 2.5a6.5 6.5 0 0 0-4 11.6c.8.7 1.3 1.6 1.3 2.6h5.4c0-1 .5-1.9 1.3-2.6a6.5 6.5 0 0 0-4-11.6zM9.5 18.6h5M10.3 21.3h3.4" />
        </svg>
      </button>
    </Show>
  )
  const [at, stand] = createSignal<Corner | null>(null)
  /** Its reasons have been asked for. */
  const [isWhole, tellAll] = createSignal(false)
  let strip: HTMLDivElement | undefined
  let screen = ''
  const placeSoon = createPlacing(() => {
    if (strip?.isConnected !== true) return
    // It stays where it is while it may, but for a page that has been turned.
    const isTurned = screen !== (screen = `${innerWidth} ${innerHeight}`)
    stand(placeOf(strip, isTurned ? null : at(), isWhole()))
  })
  createEffect(on([hinting.state, language], () => (tellAll(false), stand(null), placeSoon())))
  const tellWhy = (): void => {
    tellAll(true)
    // Here and now: the keyboard goes on at what is seen.
    if (strip !== undefined) stand(placeOf(strip, null, true))
    strip?.querySelector<HTMLElement>('.quiet')?.focus({ preventScroll: true })
  }
  /** It goes at once: what it plays may be shown for a while before the next question is. */
  const follow = ({ currentTarget }: { currentTarget: Element }): void => {
    const shown = told()
    if (shown === null) return
    swallowAgain(currentTarget)
    planned = shown.hint.next.find(({ isKind }) => !isKind)?.move
    table.stage(shown.hint.move)
    hinting.leave()
  }
  const Strip = () => (
    <div role="status">
      <Show when={hinting.state().stage !== 'none'}>
        <div
          class="hint"
          classList={{ waits: at() === null }}
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
                  <b>{name(shown().hint.move)}</b> <span>{sentenceOf(shown().hint, names(), isWon())}</span>
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
    drawAt((slot) => document.querySelector('.bar .aid')?.before(slot), Button)
    drawAt((slot) => document.querySelector('.tray')?.prepend(slot), Strip)
  })
  return null
}
