import { createEffect, createSignal, lazy, on, onCleanup, Show, Suspense } from 'solid-js'
import type { RuleId, Seat } from '../../shared/engine/ids.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { t } from '../kit/language.ts'
import { createZoom } from '../kit/zoom.ts'
import { Actions } from './Actions.tsx'
import type { LiveTable } from './createTable.ts'
import type { AnyPlug } from './gameUi.ts'
import { LegalMoves } from './LegalMoves.tsx'
import { Log } from './Log.tsx'
import { Menu } from './Menu.tsx'
import { Seats } from './Seats.tsx'
import { Trouble } from './Trouble.tsx'

// Sheets are fetched when first opened: the first load of a table does not wait for them.
const ScoreSheet = lazy(async () => ({ default: (await import('./ScoreSheet.tsx')).ScoreSheet }))
const RuleBook = lazy(async () => ({ default: (await import('./RuleBook.tsx')).RuleBook }))

/** "It is your turn" where a player in another tab sees it. */
const createTitle = (title: () => string, wanted: () => boolean): void => {
  const plain = document.title
  createEffect(() => {
    document.title = wanted() ? `● ${t().table.yourTurn} – ${title()}` : `${title()} – Almena`
  })
  onCleanup(() => {
    document.title = plain
  })
}

/** The table in play and after it: bar, board, hand, rail. */
export const Game = (props: {
  table: LiveTable
  plug: AnyPlug
  info: TableInfo
  name: string
  linkTrouble: string
  seatLink: string | null
  callStandIn(seat: Seat): void
  playAgain(): void
}) => {
  const [rule, showRule] = createSignal<RuleId | 'all' | null>(null)
  const [scores, showScores] = createSignal(false)
  const [tab, showTab] = createSignal<'log' | 'moves'>('log')
  const [sheet, openSheet] = createSignal(false)
  const zoom = createZoom()
  const ui = () => props.table.ui
  const asked = (): boolean => props.table.decisions().some((decision) => decision.seat === props.table.me())

  createTitle(() => props.name, asked)
  createEffect(
    on(
      () => props.table.finished(),
      (over) => over && showScores(true),
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
        <p class="status" role="status" aria-label={t().table.status}>
          {props.linkTrouble || ui().status(props.table)}
        </p>
        <Menu
          seatLink={props.seatLink}
          showRules={() => showRule('all')}
          showScores={() => showScores(true)}
        />
      </header>
      <main class="play" id="board" tabindex="-1">
        <section class="board" ref={zoom.frame} aria-label={t().table.board}>
          {(() => {
            const { Board } = ui()
            return <Board table={props.table} />
          })()}
        </section>
        <button type="button" class="zoom" onClick={() => zoom.toggle()}>
          {zoom.scale() > 1 ? t().table.zoomOut : t().table.zoomIn}
        </button>
        <section class="tray" aria-label={t().table.hand}>
          <Trouble table={props.table} showRule={showRule} />
          <Actions table={props.table} />
          {(() => {
            const { Hand } = ui()
            return <Hand table={props.table} />
          })()}
        </section>
      </main>
      <aside class="rail">
        <Seats table={props.table} info={props.info} callStandIn={props.callStandIn} />
        <button
          type="button"
          class="sheet-handle"
          aria-expanded={sheet()}
          onClick={() => openSheet(!sheet())}
        >
          {t().table.details}
        </button>
        <div class="papers" classList={{ open: sheet() }}>
          <div class="tabs" role="tablist">
            <button
              type="button"
              role="tab"
              id="tab-log"
              aria-controls="paper"
              aria-selected={tab() === 'log'}
              onClick={() => showTab('log')}
            >
              {t().table.log}
            </button>
            <button
              type="button"
              role="tab"
              id="tab-moves"
              aria-controls="paper"
              aria-selected={tab() === 'moves'}
              onClick={() => showTab('moves')}
            >
              {t().table.moves}
            </button>
          </div>
          <div id="paper" role="tabpanel" aria-labelledby={`tab-${tab()}`}>
            <Show when={tab() === 'log'} fallback={<LegalMoves table={props.table} />}>
              <Log table={props.table} />
            </Show>
          </div>
        </div>
      </aside>
      <Suspense>
        <Show when={scores()}>
          <ScoreSheet
            table={props.table}
            onClose={() => showScores(false)}
            showRule={showRule}
            playAgain={props.playAgain}
          />
        </Show>
        <Show when={rule()}>
          {(opened) => <RuleBook plug={props.plug} open={opened()} onClose={() => showRule(null)} />}
        </Show>
      </Suspense>
    </div>
  )
}
