import {
  createEffect,
  createSignal,
  getOwner,
  lazy,
  on,
  onCleanup,
  onMount,
  runWithOwner,
  Show,
  Suspense,
} from 'solid-js'
import type { RuleId, Seat, Seq } from '../../../shared/engine/ids.ts'
import type { Nudge } from '../../../shared/protocol/nudge.ts'
import type { BotPace, TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { isEmbedded } from '../../kit/embed.ts'
import { t } from '../../kit/language.ts'
import { endOpening } from '../../kit/opening.ts'
import { w } from '../words.ts'
import type { Zoom } from '../../kit/zoom.ts'
import { Actions } from './Actions.tsx'
import type { Talk } from '../chat/Chat.tsx'
import type { LiveTable } from '../model/table.ts'
import type { AnyPlug } from '../../plug/gameUi.ts'
import { Papers } from './Papers.tsx'
import type { Eyes } from '../model/onlooker.ts'
import { Seats } from './Seats.tsx'
import './asked.css'
import './Game.css'

// What is not needed to play is fetched when it is first opened: the first load of a table does not wait for it.
const ScoreSheet = lazy(async () => {
  const part = await import('../sheets/ScoreSheet.tsx')
  await part.startWords()
  return { default: part.ScoreSheet }
})
const Fairness = lazy(async () => ({ default: (await import('../sheets/Fairness.tsx')).Fairness }))
const Menu = lazy(async () => {
  const part = await import('./Menu.tsx')
  await part.startWords()
  return { default: part.Menu }
})
const ReplayBar = lazy(async () => ({ default: (await import('./ReplayBar.tsx')).ReplayBar }))
const Trouble = lazy(async () => {
  const part = await import('./Trouble.tsx')
  await part.startWords()
  return { default: part.Trouble }
})
const ShareSheet = lazy(async () => ({ default: (await import('../sheets/ShareSheet.tsx')).ShareSheet }))
const RematchAsked = lazy(async () => {
  const part = await import('./RematchAsked.tsx')
  await part.startWords()
  return { default: part.RematchAsked }
})
const UndoAsked = lazy(async () => ({ default: (await import('./UndoAsked.tsx')).UndoAsked }))
const SignalsSheet = lazy(async () => ({
  default: (await import('../sheets/SignalsSheet.tsx')).SignalsSheet,
}))
const CardLayer = lazy(async () => ({ default: (await import('../cards/CardLayer.tsx')).CardLayer }))
const RuleBook = lazy(async () => ({ default: (await import('../sheets/RuleBook.tsx')).RuleBook }))

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
 * show what is played and answer meanwhile. Nothing that is there moves when the next part comes.
 */
const part = { bar: 0, seats: 1, tray: 2, board: 3, papers: 4 } as const

/** The table in play and after it: bar, board, hand, rail. */
export const Game = (props: {
  table: LiveTable
  plug: AnyPlug
  info: TableInfo
  name: string
  linkTrouble: string
  seatLink: string | null
  /** Other eyes to see a finished game with; none while it is on. */
  eyes: Eyes | null
  /** Moves since this player last looked: they are played first. */
  missed: number
  callStandIn(seat: Seat): void
  /** Sets the pace of the bots; null where nobody can. */
  setPace: ((pace: BotPace) => void) | null
  playAgain(): void
  /** Number of the newest entry there is. */
  newest: Seq
  /** Tells the table how one is told of one's turn; null where nobody is. */
  nudge: ((nudge: Nudge) => Promise<boolean>) | null
  /** Nobody is there to talk to in a game of one's own. */
  talk: Talk | null
  /** Goes on from the moment shown, against bots, on this page alone. */
  playOn(): void
  /** Where this game is a branch of another: back there. */
  back?: () => void
}) => {
  const [rule, showRule] = createSignal<RuleId | 'all' | null>(null)
  const [scores, showScores] = createSignal(false)
  const [menu, showMenu] = createSignal(false)
  const [fairness, showFairness] = createSignal(false)
  const [share, showShare] = createSignal(false)
  const [signals, showSignals] = createSignal(false)
  const [zoom, setZoom] = createSignal<Zoom | null>(null)
  const [drawn, setDrawn] = createSignal<number>(part.bar)
  const drawOn = (): void => void setTimeout(() => setDrawn((parts) => parts + 1) < part.papers && drawOn())
  onMount(() => {
    endOpening()
    requestAnimationFrame(drawOn)
  })
  const screen = getOwner()
  const frame = (element: HTMLElement): void =>
    void (async () => {
      const { createZoom } = await import('../../kit/zoom.ts')
      runWithOwner(screen, () => setZoom(createZoom(element)))
    })()
  const ui = () => props.table.ui
  const asked = (): boolean => props.table.decisions().some((decision) => decision.seat === props.table.me())

  const [catchUp, setCatchUp] = createSignal(props.missed > 0)
  const replay = props.table.replay
  // Who comes for a moment of a finished game, or back from a branch of it, is not shown the end first.
  let hasEnded = props.info.stage === 'finished' && replay.at() !== null
  if (props.missed > 0) replay.go(replay.length() - props.missed)
  createEffect(() => replay.at() === null && setCatchUp(false))
  const replayed = (): string => {
    const at = replay.at()
    if (at === null) return ''
    return catchUp() ? w().replay.missed(props.missed) : w().replay.at(at, replay.length())
  }
  const isPlaying = (): boolean =>
    props.talk !== null && props.table.me() !== null && props.info.stage === 'live'
  /** One's time was up, or the others have called the stand-in. */
  const isStoodIn = (): boolean => {
    const me = props.table.me()
    const info = me === null ? undefined : props.info.seats[me]
    return info?.kind === 'person' && info.standIn && props.info.stage === 'live'
  }
  /** Nobody has to agree: there is nobody else, or they have heard nothing. */
  const isUndoFree = (): boolean =>
    props.info.seats.every(({ kind }, seat) => kind !== 'person' || seat === props.table.me()) ||
    props.table.isNewestFree()
  /** Off the table as soon as anybody plays. */
  const undoAsked = () => (props.info.undo?.seq === props.newest ? props.info.undo : null)
  createTitle(
    () => props.name,
    asked,
    () => replay.at() !== null,
  )
  createEffect(
    on(
      () => props.table.finished(),
      (over) => {
        // Once: who comes back from the past has seen it. A guest in a page does not take the focus for it.
        if (over && !hasEnded && !isEmbedded) showScores(true)
        hasEnded ||= over
      },
    ),
  )
  return (
    <div class="table-page" classList={{ 'my-turn': asked() }}>
      <a class="skip" href="#board">
        {t().site.skip}
      </a>
      <header class="bar">
        <a class="brand" href="/" aria-label={t().site.home}>
          <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
            <use href="/icon.svg#mark" />
          </svg>
        </a>
        <h1 class="what">
          {props.name} <small>{ui().round(props.table.view())}</small>
        </h1>
        <p class="status" role="status" aria-label={w().status} hidden={props.table.trouble() !== null}>
          {props.linkTrouble || replayed() || ui().status(props.table)}
        </p>
        <Suspense>
          <Show when={props.table.trouble() !== null}>
            <Trouble table={props.table} showRule={showRule} />
          </Show>
        </Suspense>
        <Show when={props.back}>
          {(back) => (
            <button type="button" onClick={() => back()()}>
              {w().replay.leaveBranch}
            </button>
          )}
        </Show>
        <button
          type="button"
          class="quiet menu-button"
          aria-label={t().site.menu}
          aria-expanded={menu()}
          onClick={() => showMenu(!menu())}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M4 6h16M4 12h16M4 18h16" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
          </svg>
        </button>
        <Suspense>
          <Show when={menu()}>
            <Menu
              seatLink={props.seatLink}
              onClose={() => showMenu(false)}
              showRules={() => showRule('all')}
              showScores={() => showScores(true)}
              showReplay={() => replay.go(replay.length())}
              showFairness={() => showFairness(true)}
              showShare={() => showShare(true)}
              showSignals={props.nudge === null || props.table.me() === null ? null : () => showSignals(true)}
              rename={isPlaying() ? (name) => void props.talk?.act({ act: 'rename', name }) : null}
              info={props.info}
              me={props.table.me()}
              setPace={props.setPace}
              resign={props.table.resignation() === null ? null : () => props.table.resign()}
              undo={
                isPlaying()
                  ? { isFree: isUndoFree(), ask: () => void props.talk?.act({ act: 'askUndo' }) }
                  : null
              }
            />
          </Show>
        </Suspense>
      </header>
      <Show when={drawn() >= part.tray}>
        <main class="play" id="board" tabindex="-1" aria-label={props.name}>
          <Show when={drawn() >= part.board}>
            <section class="board" data-stage ref={frame} aria-label={w().board}>
              {(() => {
                const { Board } = ui()
                return <Board table={props.table} />
              })()}
            </section>
            <button type="button" class="zoom" onClick={() => zoom()?.toggle()}>
              {(zoom()?.scale() ?? 1) > 1 ? w().zoomOut : w().zoomIn}
            </button>
          </Show>
          <section class="tray" aria-label={w().hand}>
            <Suspense>
              <Show when={undoAsked()}>
                {(asked) => (
                  <UndoAsked
                    asked={asked()}
                    me={props.table.me()}
                    nameOf={props.table.nameOf}
                    answer={(agree) => void props.talk?.act({ act: 'answerUndo', agree, by: asked().by })}
                  />
                )}
              </Show>
              <Show when={!scores() && props.info.rematch}>
                {(asked) => (
                  <RematchAsked
                    asked={asked()}
                    me={props.table.me()}
                    nameOf={props.table.nameOf}
                    come={props.playAgain}
                  />
                )}
              </Show>
            </Suspense>
            <Show when={isStoodIn()}>
              <div class="undo-asked" role="status">
                <p>{w().stoodIn}</p>
                <button type="button" class="main" onClick={() => void props.talk?.act({ act: 'back' })}>
                  {w().back}
                </button>
              </div>
            </Show>
            <Actions table={props.table} />
            <Suspense>
              <Show when={replay.at() !== null}>
                <ReplayBar
                  table={props.table}
                  catchUp={catchUp()}
                  eyes={props.eyes}
                  playOn={() => props.playOn()}
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
      <Show when={drawn() >= part.seats}>
        <aside class="rail">
          <Seats table={props.table} info={props.info} callStandIn={props.callStandIn} />
          <Show when={drawn() >= part.papers}>
            <Papers table={props.table} info={props.info} talk={props.talk} />
          </Show>
        </aside>
      </Show>
      <Suspense>
        <Show when={drawn() >= part.papers}>
          <CardLayer table={props.table} plug={props.plug} zoom={zoom()} showRule={showRule} />
        </Show>
        <Show when={scores()}>
          <ScoreSheet
            table={props.table}
            takenBack={props.info.takenBack}
            onClose={() => showScores(false)}
            showRule={showRule}
            rematch={props.info.rematch}
            playAgain={props.playAgain}
          />
        </Show>
        <Show when={share()}>
          <ShareSheet id={props.info.id} title={props.name} onClose={() => showShare(false)} />
        </Show>
        <Show when={signals() && props.nudge}>
          {(save) => <SignalsSheet save={save()} onClose={() => showSignals(false)} />}
        </Show>
        <Show when={fairness()}>
          <Fairness info={props.info} rules={props.plug.rules} onClose={() => showFairness(false)} />
        </Show>
        <Show when={rule()}>
          {(opened) => <RuleBook plug={props.plug} open={opened()} onClose={() => showRule(null)} />}
        </Show>
      </Suspense>
    </div>
  )
}
