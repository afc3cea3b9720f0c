import {
  createEffect,
  createMemo,
  createSignal,
  For,
  type JSX,
  lazy,
  Match,
  on,
  Show,
  Suspense,
  Switch,
} from 'solid-js'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { t, worded } from '../../kit/language.ts'
import { createWide } from '../../kit/media.ts'
import type { Talk } from '../chat/Chat.tsx'
import type { LiveTable } from '../model/table.ts'
import { createUnread } from '../chat/unread.ts'
import type { PaperName } from '../model/requests.ts'
import { w } from '../words.ts'
import { Log } from './Log.tsx'

const Panel = lazy(async () => ({ default: (await import('../../kit/Panel.tsx')).Panel }))
const Chat = lazy(async () => ({ default: (await import('../chat/Chat.tsx')).Chat }))
const LegalMoves = worded(
  () => import('./LegalMoves.tsx'),
  (part) => part.LegalMoves,
)

/** What is read beside the board: the log, the talk, the possible moves, and the game's own papers. A narrow page shows them over the board, when asked. */
export const Papers = (props: {
  table: LiveTable
  info: TableInfo
  /** Nobody is there to talk to in a game of one's own. */
  talk: Talk | null
}) => {
  const [tab, showTab] = createSignal<PaperName>('log')
  const [sheet, openSheet] = createSignal(false)
  const isWide = createWide()
  const isOpen = (): boolean => sheet() || isWide()
  const isUnread = createUnread(
    () => props.talk,
    () => isOpen() && tab() === 'chat',
  )
  const papers = () => props.table.ui.papers
  const gamePaper = () => papers().find(({ id }) => tab() === `game-${id}`)
  createEffect(
    on(
      () => props.table.request(),
      (request) => {
        if (request?.type === 'paper') {
          showTab(request.paper)
          openSheet(true)
        }
        // What is shown on the board is not covered by what spoke of it.
        if (request?.type === 'place') openSheet(false)
      },
    ),
  )
  const Lamp = () => (
    <Show when={isUnread()}>
      <span class="lamp" role="img" aria-label={w().unread} />
    </Show>
  )
  const Tab = (name: { of: PaperName; children: JSX.Element }) => (
    <button
      type="button"
      role="tab"
      id={`tab-${name.of}`}
      aria-controls="paper"
      aria-selected={tab() === name.of}
      onClick={() => showTab(name.of)}
    >
      {name.children}
    </button>
  )
  const Content = () => (
    <>
      <div class="tabs" role="tablist">
        <Tab of="log">{w().log}</Tab>
        <Show when={props.talk}>
          <Tab of="chat">
            {w().chat}
            <Lamp />
          </Tab>
        </Show>
        <Tab of="moves">{w().moves}</Tab>
        <For each={papers()}>{(paper) => <Tab of={`game-${paper.id}`}>{paper.name()}</Tab>}</For>
      </div>
      <div id="paper" role="tabpanel" aria-labelledby={`tab-${tab()}`}>
        <Switch>
          <Match when={tab() === 'log'}>
            <Log table={props.table} info={props.info} />
          </Match>
          <Match when={tab() === 'moves'}>
            <Suspense>
              <LegalMoves table={props.table} />
            </Suspense>
          </Match>
          <Match when={gamePaper()}>
            {(paper) => (
              <Suspense>
                {(() => {
                  const { Body } = paper()
                  return <Body table={props.table} />
                })()}
              </Suspense>
            )}
          </Match>
          <Match when={props.talk}>
            {(talk) => (
              <Suspense>
                <Chat talk={talk()} info={props.info} />
              </Suspense>
            )}
          </Match>
        </Switch>
      </div>
    </>
  )
  /** One and the same beside the board and over it: what is typed stays when the screen is turned. */
  const content = createMemo(() => (isOpen() ? <Content /> : null))
  return (
    <>
      <button type="button" class="sheet-handle" aria-expanded={sheet()} onClick={() => openSheet(!sheet())}>
        {sheet() ? t().site.close : w().details}
        <Lamp />
      </button>
      <Show
        when={isWide()}
        fallback={
          <Suspense>
            <Show when={sheet()}>
              <Panel class="papers" label={w().details} onClose={() => openSheet(false)}>
                {content()}
              </Panel>
            </Show>
          </Suspense>
        }
      >
        <div class="papers">{content()}</div>
      </Show>
    </>
  )
}
