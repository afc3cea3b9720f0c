import {
  createEffect,
  createSignal,
  getOwner,
  onCleanup,
  onMount,
  runWithOwner,
  Show,
  Suspense,
} from 'solid-js'
import type { Seq } from '../../../shared/engine/ids.ts'
import { characterAt } from '../../../shared/protocol/names.ts'
import { isEmbedded } from '../../kit/embed.ts'
import { t, worded } from '../../kit/language.ts'
import { endOpening } from '../../kit/opening.ts'
import { w } from '../words.ts'
import type { Zoom } from '../../kit/zoom.ts'
import { Actions } from './Actions.tsx'
import type { OpenRules } from '../sheets/RuleBook.tsx'
import type { GameProps } from './gameProps.ts'
import type { SheetName } from './OpenSheets.tsx'
import { Seats } from './Seats.tsx'
import './Game.css'
// Of what `told.ts` loads: a sheet of its own would be one more name in what every table asks for.
import './Lately.css'
import './Log.css'
import './Papers.css'
import './Rings.css'
import './SeatFigures.css'

// What is not needed to play is fetched when it is first opened: the first load of a table does not wait for it.
const Menu = worded(
  () => import('./Menu.tsx'),
  (part) => part.Menu,
)
const OwnClock = worded(
  () => import('./Clock.tsx'),
  (part) => part.OwnClock,
)
const ReplayBar = worded(
  () => import('./ReplayBar.tsx'),
  (part) => part.ReplayBar,
)
const Notices = worded(
  () => import('./Notices.tsx'),
  (part) => part.Notices,
)
const OpenSheets = worded(
  () => import('./OpenSheets.tsx'),
  (part) => part.OpenSheets,
)
const told = () => import('./told.ts')
const Papers = worded(told, (part) => part.Papers)
const Hurry = worded(told, (part) => part.Hurry)
const Overlays = worded(told, (part) => part.Overlays)
const CardLayer = worded(
  () => import('../cards/CardLayer.tsx'),
  (part) => part.CardLayer,
)

/** "It is your turn" where a player in another tab sees and hears it; nobody is asked in the past. */
const createTitle = (title: () => string, wanted: () => boolean, isPast: () => boolean): void => {
  createEffect(() => {
    document.title = wanted() ? `● ${w().yourTurn} – ${title()}` : `${title()} – Almena`
  })
  if (isEmbedded) return
  const signals = import('../../kit/turnSignals.ts')
  createEffect(() => {
    const isTurn = wanted()
    if (!isPast()) void (async () => (await signals).showTurn(isTurn))()
  })
  onCleanup(() => void (async () => (await signals).leaveTurns())())
}

/**
 * The page is drawn part by part, each in a task of its own: a board takes a while on a small machine, which should
 * show what is played and answer meanwhile. Nothing that is there moves when the next part comes. After the bar come these,
 * by their number.
 */
const seatsPart = 1
const trayPart = 2
const boardPart = 3
const papersPart = 4

/** The table in play and after it: bar, board, hand, rail. */
export const Game = (props: GameProps) => {
  const [rule, showRule] = createSignal<OpenRules | null>(null)
  const [sheet, open] = createSignal<SheetName | null>(null)
  const close = (): void => void open(null)
  const [zoom, setZoom] = createSignal<Zoom | null>(null)
  const [drawn, setDrawn] = createSignal(0)
  const drawOn = (): void => void setTimeout(() => setDrawn((parts) => parts + 1) < papersPart && drawOn())
  onMount(() => {
    endOpening()
    requestAnimationFrame(drawOn)
  })
  const screen = getOwner()
  /** A turn is on its way, or something is still to be seen. */
  const isTold = (): boolean => props.table.pending() || replay.busy()
  // Of a first game alone.
  if (props.info.pace === 'slow')
    void (async () => {
      const { createEasing } = await import('./easing.ts')
      runWithOwner(screen, () => createEasing(props.table, () => props.info, props.setPace))
    })()
  const frame = (element: HTMLElement): void =>
    void (async () => {
      const { createZoom } = await import('../../kit/zoom.ts')
      runWithOwner(screen, () => setZoom(createZoom(element, replay.at, isTold)))
    })()
  const ui = () => props.table.ui
  const me = () => props.table.me()
  const asked = (): boolean => props.table.decisions().some((decision) => decision.seat === me())

  /** What is played by itself: what was missed, or once more what the others have done. */
  const [catchUp, setCatchUp] = createSignal<'missed' | 'again' | null>(props.missed > 0 ? 'missed' : null)
  const replay = props.table.replay
  const isPast = (): boolean => replay.at() !== null
  // Who comes for a moment of a finished game, or back from a branch of it, is not shown the end first.
  let hasEnded = props.info.stage === 'finished' && isPast()
  if (props.missed > 0) replay.go(replay.length() - props.missed)
  createEffect(() => isPast() || setCatchUp(null))
  const replayed = (): string => {
    const at = replay.at()
    if (at === null) return ''
    return catchUp() === 'missed' ? w().replay.missed(props.missed) : w().replay.at(at, replay.length())
  }
  const showAgain = (seq: Seq): void => {
    if (isPast()) return
    setCatchUp('again')
    replay.go(replay.momentOf(seq))
  }
  const isPlaying = (): boolean => props.talk !== null && me() !== null && props.info.stage === 'live'
  /** One's time was up, or the others have called the stand-in. */
  const isStoodIn = (): boolean => {
    const info = props.info.seats[me() ?? -1]
    return info?.kind === 'person' && info.standIn && props.info.stage === 'live'
  }
  /** Asked, or refused; off the table as soon as anybody plays. */
  const undoAsked = () => {
    const asked = props.info.undo ?? props.info.undoRefused
    return asked?.seq === props.newest ? asked : null
  }
  createTitle(() => props.name, asked, isPast)
  createEffect(() => {
    // Once: who comes back from the past has seen it. A guest in a page does not take the focus for it.
    if (!props.table.finished() || hasEnded) return
    hasEnded = true
    if (!isEmbedded) open('scores')
  })
  /** By somebody who holds nothing: the board has the room of the hand. */
  const isWatched = (): boolean => me() === null && !isPast() && !props.table.finished()
  return (
    <div class="table-page" classList={{ 'my-turn': asked(), watched: isWatched() }}>
      <a class="skip" href="#board">
        {t().site.skip}
      </a>
      <header class="bar">
        <a class="brand" href="/" aria-label={t().site.home}>
          <img src="/icon.svg" width="28" height="28" alt="" />
        </a>
        <h1 class="what" classList={{ long: props.name.length > 16 }}>
          {props.name} <small>{props.table.round()}</small>
        </h1>
        <p class="status" role="status" aria-label={w().status}>
          {props.linkTrouble || replayed() || ui().status(props.table)}
        </p>
        <Show when={props.back}>
          {(back) => (
            <button type="button" class="leave-branch" onClick={() => back()()}>
              {w().replay.leaveBranch}
            </button>
          )}
        </Show>
        <button type="button" class="quiet aid" aria-label={w().aid} onClick={() => showRule('aid')}>
          ?
        </button>
        <button
          type="button"
          class="quiet menu-button"
          aria-label={t().site.menu}
          aria-expanded={sheet() === 'menu'}
          onClick={() => open(sheet() === 'menu' ? null : 'menu')}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M4 6h16M4 12h16M4 18h16" />
          </svg>
        </button>
        <Suspense>
          <Show when={sheet() === 'menu'}>
            <Menu
              seatLink={props.seatLink}
              onClose={close}
              showRules={() => showRule('all')}
              showScores={() => open('scores')}
              showReplay={() => replay.go(replay.length())}
              showFairness={() => open('fairness')}
              showShare={() => open('share')}
              showSignals={props.nudge === null || me() === null ? null : () => open('signals')}
              table={props.table}
              info={props.info}
              me={me()}
              setPace={props.setPace}
              resign={props.table.resignation() === null ? null : () => props.table.resign()}
              act={isPlaying() ? props.act : null}
            />
          </Show>
        </Suspense>
      </header>
      <Show when={drawn() >= trayPart}>
        <main class="play" id="board" tabindex="-1" aria-label={props.name}>
          <Show when={drawn() >= boardPart}>
            <section class="board" data-stage ref={frame} aria-label={w().board}>
              {(() => {
                const { Board } = ui()
                return <Board table={props.table} />
              })()}
            </section>
            <button type="button" class="zoom" disabled={zoom() === null} onClick={() => zoom()?.toggle()}>
              {(zoom()?.scale() ?? 1) > 1 ? w().zoomOut : w().zoomIn}
            </button>
          </Show>
          <section class="tray" aria-label={w().hand}>
            <Suspense>
              <Show when={props.info.clocks[0]}>
                <OwnClock table={props.table} info={props.info} />
              </Show>
              <Show when={undoAsked() || isStoodIn() || props.table.finished()}>
                <Notices
                  {...props}
                  undo={undoAsked()}
                  isStoodIn={isStoodIn()}
                  isEndOpen={sheet() === 'scores'}
                  openEnd={() => open('scores')}
                />
              </Show>
            </Suspense>
            <Actions table={props.table} />
            <Suspense>
              <Show when={drawn() >= papersPart && me() !== null}>
                <Hurry table={props.table} info={props.info} setPace={props.setPace} />
              </Show>
            </Suspense>
            <Suspense>
              <Show when={isPast()}>
                <ReplayBar
                  table={props.table}
                  catchUp={catchUp() !== null}
                  eyes={props.eyes}
                  playOn={(seat) => props.playOn(seat)}
                />
              </Show>
            </Suspense>
            {(() => {
              const { Hand } = ui()
              return <Hand table={props.table} />
            })()}
          </section>
        </main>
      </Show>
      <Show when={drawn() >= seatsPart}>
        <aside class="rail">
          <Seats
            table={props.table}
            plug={props.plug}
            info={props.info}
            talk={props.talk}
            act={props.act}
            showAgain={showAgain}
            showScores={() => open('scores')}
          />
          <Suspense>
            <Show when={drawn() >= papersPart}>
              <Papers table={props.table} info={props.info} talk={props.talk} />
            </Show>
          </Suspense>
        </aside>
      </Show>
      <Suspense>
        <Show when={drawn() >= papersPart}>
          <Overlays {...props} showRule={showRule} />
        </Show>
        <Show when={(sheet() ?? 'menu') !== 'menu' || rule() !== null}>
          <OpenSheets {...props} sheet={sheet()} rule={rule()} open={open} showRule={showRule} />
        </Show>
      </Suspense>
      {/* Apart: a sheet that left the page while its first card is fetched would come back below the bar. */}
      <Suspense>
        <Show when={drawn() >= papersPart}>
          <CardLayer
            table={props.table}
            plug={props.plug}
            zoom={zoom()}
            characterOf={(seat) => characterAt(props.info, seat)}
            showRule={showRule}
          />
        </Show>
      </Suspense>
    </div>
  )
}
