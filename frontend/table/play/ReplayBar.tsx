import {
  createEffect,
  createMemo,
  createSignal,
  For,
  onCleanup,
  onMount,
  Show,
  Suspense,
  untrack,
} from 'solid-js'
import { type Seat, seatOf, seatsOf } from '../../../shared/engine/ids.ts'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { createWords, worded } from '../../kit/language.ts'
import { w } from '../words.ts'
import type { ReplayTexts } from '../../texts/replay.es.ts'
import type { Eyes } from '../model/onlooker.ts'
import type { LiveTable } from '../model/table.ts'
import { pastStep, takeStep } from './pastStep.ts'
import './ReplayBar.css'

// Told when somebody first wants to hear it.
const StoryBar = worded(
  () => import('../story/StoryBar.tsx'),
  (part) => part.StoryBar,
)

/** Milliseconds between moves at plain speed. */
const pause = 900
const speeds = [1, 2, 4] as const

const signs = {
  first: 'M5 4h2.5v16H5zM20 4v16L9 12z',
  turnBack: 'M12 4v16L2 12zM22 4v16L12 12z',
  back: 'M17 4v16L6 12z',
  play: 'M6 3.5L20 12L6 20.5z',
  stop: 'M6 4h4v16H6zM14 4h4v16h-4z',
  forth: 'M7 4v16l11-8z',
  turnForth: 'M2 4v16l10-8zM12 4v16l10-8z',
  last: 'M4 4v16l11-8zM16.5 4H19v16h-2.5z',
} as const

const Step = (props: { sign: keyof typeof signs; label: string; disabled?: boolean; go(): void }) => (
  <button
    type="button"
    class="quiet"
    aria-label={props.label}
    data-hint={props.label}
    disabled={props.disabled}
    onClick={() => props.go()}
  >
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={signs[props.sign]} fill="currentColor" />
    </svg>
  </button>
)

interface Past {
  readonly table: LiveTable
  /** Plays by itself from the start, and leaves at the end: what was missed. */
  readonly catchUp: boolean
  readonly eyes: Eyes | null
  playOn(seat: Seat): void
}

/** Goes through the game so far: by move, by turn, or by itself; every moment has its own address. */
export const ReplayBar = (props: Past) => {
  const words = createWords<ReplayTexts>({
    es: async () => (await import('../../texts/replay.es.ts')).replay,
    en: async () => (await import('../../texts/replay.en.ts')).replay,
  })
  return <Show when={words()}>{(loaded) => <Bar {...props} words={loaded()} />}</Show>
}

const Bar = (props: Past & { words: ReplayTexts }) => {
  const replay = () => props.table.replay
  const { playing, play } = props.table.replay
  const at = (): number => replay().at() ?? 0
  const [speed, setSpeed] = createSignal<number>(props.catchUp ? 2 : 1)
  // Asked for by whoever opens the bar; who is sent a moment is shown the moment.
  const isAnalysed = new URLSearchParams(location.search).has('story')
  const [isStoryOpen, openStory] = createSignal(isAnalysed)
  /** The first time: who has closed the story, or stopped it, is not told it again unasked. */
  let begins = isAnalysed
  const stopAndGo = (moment: number): void => {
    play(false)
    replay().go(moment)
  }
  /** To the present, as who one is: whoever looked back as another is told as themselves how it ended. */
  const present = (): void => {
    replay().leave()
    props.eyes?.lookAsSelf()
  }
  const leave = (): void => {
    present()
    if (isStep) history.back()
  }

  if (props.catchUp) play(true)
  let timer: ReturnType<typeof setTimeout> | undefined
  createEffect(() => {
    clearTimeout(timer)
    if (!playing()) return
    if (at() >= replay().length()) {
      if (props.catchUp) timer = setTimeout(leave, pause)
      else play(false)
      return
    }
    const next = at() + 1
    const step = (): void => {
      if (replay().busy()) timer = setTimeout(step, 80)
      else replay().go(next)
    }
    timer = setTimeout(step, pause / speed())
  })
  onCleanup(() => (clearTimeout(timer), play(false)))

  const isStep = !props.catchUp && takeStep()
  // The address follows the moment, so that it can be copied from where addresses are.
  createEffect(() => {
    const url = new URL(location.href)
    url.searchParams.set('m', String(replay().seqAt(at())))
    url.searchParams.delete('story')
    history.replaceState(isStep ? pastStep : null, '', url.pathname + url.search)
  })
  onCleanup(() => history.replaceState(null, '', location.pathname))
  /** Back was pressed: only the moment is left, unless it was another page that was left. */
  const back = (): void => void (new URLSearchParams(location.search).has('m') || present())
  addEventListener('popstate', back)
  onCleanup(() => removeEventListener('popstate', back))

  const keys = (event: KeyboardEvent): void => {
    // What lies over the table has keys of its own.
    if (document.querySelector('dialog:modal, .menu') !== null) return
    // Boards, hands and sliders have arrows of their own.
    const own =
      event.target instanceof Element && event.target.closest('svg, input, select, [role="group"] button')
    if (own !== null && own !== false && !(own as Element).closest('.replay')) return
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
    const forth = event.key === 'ArrowRight'
    if (forth || event.key === 'ArrowLeft') {
      event.preventDefault()
      const direction = forth ? 1 : -1
      stopAndGo(event.shiftKey ? replay().turn(at(), direction) : at() + direction)
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault()
      stopAndGo(event.key === 'Home' ? 0 : replay().length())
    } else if (event.key === 'Escape') leave()
  }
  onMount(() => document.addEventListener('keydown', keys))
  onCleanup(() => document.removeEventListener('keydown', keys))

  /** As wide as the board, where that leaves room for what is in it. */
  const [wide, setWide] = createSignal<number | null>(null)
  onMount(() => {
    const measure = new ResizeObserver(([board]) => setWide(board?.contentRect.width ?? null))
    let soon = 0
    /** The board is drawn after what is below it. */
    const watch = (): void => {
      const board = document.querySelector('.board svg')
      if (board === null) soon = requestAnimationFrame(watch)
      else measure.observe(board)
    }
    watch()
    onCleanup(() => (cancelAnimationFrame(soon), measure.disconnect()))
  })
  const ticks = createMemo(() => {
    const [length, rounds] = [replay().length(), untrack(() => replay().rounds())]
    return rounds.map((moment) => (100 * moment) / Math.max(1, length))
  })

  /** Who looks with no seat's eyes plays on for whoever is asked. */
  const seat = (): Seat => {
    const { rules, view, me } = props.table
    return me() ?? rules.decisions(view())[0]?.seat ?? seatOf(0)
  }
  const seats = () => seatsOf(props.table.rules.scores(props.table.view()).length)
  return (
    <div
      class="replay"
      role="group"
      aria-label={props.words.title}
      style={{ '--board': wide() === null ? '100%' : `${wide()}px` }}
    >
      <div class="replay-steps">
        <Step sign="first" label={props.words.first} disabled={at() === 0} go={() => stopAndGo(0)} />
        <Step
          sign="turnBack"
          label={props.words.turnBack}
          disabled={at() === 0}
          go={() => stopAndGo(replay().turn(at(), -1))}
        />
        <Step sign="back" label={props.words.back} disabled={at() === 0} go={() => stopAndGo(at() - 1)} />
        <Step
          sign={playing() ? 'stop' : 'play'}
          label={playing() ? props.words.stop : props.words.play}
          go={() => {
            if (!playing() && at() >= replay().length()) replay().go(0)
            play(!playing())
          }}
        />
        <Step
          sign="forth"
          label={props.words.forth}
          disabled={at() >= replay().length()}
          go={() => stopAndGo(at() + 1)}
        />
        <Step
          sign="turnForth"
          label={props.words.turnForth}
          disabled={at() >= replay().length()}
          go={() => stopAndGo(replay().turn(at(), 1))}
        />
        <Step
          sign="last"
          label={props.words.last}
          disabled={at() >= replay().length()}
          go={() => stopAndGo(replay().length())}
        />
        <select
          aria-label={props.words.speed}
          value={speed()}
          onChange={(event) => setSpeed(Number(event.currentTarget.value))}
        >
          <For each={speeds}>{(one) => <option value={one}>{one}×</option>}</For>
        </select>
      </div>
      <div class="replay-line">
        <svg preserveAspectRatio="none" viewBox="0 0 100 10" aria-hidden="true">
          <For each={ticks()}>{(x) => <path d={`M${x} 0V10`} vector-effect="non-scaling-stroke" />}</For>
        </svg>
        <input
          type="range"
          min="0"
          max={replay().length()}
          value={at()}
          aria-label={props.words.moment}
          aria-valuetext={w().replay.at(at(), replay().length())}
          onInput={(event) => stopAndGo(Number(event.currentTarget.value))}
        />
      </div>
      <div class="replay-more">
        <Show when={props.eyes}>
          {(eyes) => (
            <select
              aria-label={props.words.eyes}
              value={String(eyes().now() ?? '')}
              onChange={({ currentTarget: { value } }) =>
                eyes().look(value === 'open' ? value : (seats()[Number(value || -1)] ?? null))
              }
            >
              <option value="">{props.words.everybody}</option>
              <option value="open">{props.words.allOpen}</option>
              <For each={seats()}>{(seat) => <option value={seat}>{props.table.nameOf(seat)}</option>}</For>
            </select>
          )}
        </Show>
        <Show when={props.eyes}>
          <button
            type="button"
            aria-expanded={isStoryOpen()}
            onClick={() => {
              begins = false
              openStory(!isStoryOpen())
            }}
          >
            {props.words.story}
          </button>
        </Show>
        {/* A record from a file has no address that others could open. */}
        <Show when={location.pathname !== '/record'}>
          <CopyButton text={() => location.href} label={props.words.copy} />
        </Show>
        <button type="button" class="plays-on" onClick={() => props.playOn(seat())}>
          {props.eyes === null ? props.words.playOn : props.words.playOnAs(props.table.nameOf(seat()))}
        </button>
        <button type="button" class="main" onClick={leave}>
          {props.catchUp ? props.words.skip : props.words.leave}
        </button>
      </div>
      <Suspense>
        <Show when={isStoryOpen() && props.eyes}>
          {(eyes) => <StoryBar table={props.table} eyes={eyes()} go={stopAndGo} begins={begins} />}
        </Show>
      </Suspense>
    </div>
  )
}
