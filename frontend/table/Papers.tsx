import { createSignal, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { createWide } from '../kit/media.ts'
import type { Talk } from './Chat.tsx'
import type { LiveTable } from './createTable.ts'
import { Log } from './Log.tsx'
import { createUnread } from './unread.ts'
import { w } from './words.ts'

const Chat = lazy(async () => ({ default: (await import('./Chat.tsx')).Chat }))
const LegalMoves = lazy(async () => ({ default: (await import('./LegalMoves.tsx')).LegalMoves }))

type Paper = 'log' | 'chat' | 'moves'

/** What is read beside the board: the log, the talk, the possible moves. A narrow page shows them over the board, when asked. */
export const Papers = (props: {
  table: LiveTable
  info: TableInfo
  /** Nobody is there to talk to in a game of one's own. */
  talk: Talk | null
}) => {
  const [tab, showTab] = createSignal<Paper>('log')
  const [sheet, openSheet] = createSignal(false)
  const isWide = createWide()
  const isOpen = (): boolean => sheet() || isWide()
  const isUnread = createUnread(
    () => props.talk,
    () => isOpen() && tab() === 'chat',
  )
  const Lamp = () => (
    <Show when={isUnread()}>
      <span class="lamp" role="img" aria-label={w().unread} />
    </Show>
  )
  const Tab = (name: { of: Paper; children: JSX.Element }) => (
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
  return (
    <>
      <button type="button" class="sheet-handle" aria-expanded={sheet()} onClick={() => openSheet(!sheet())}>
        {w().details}
        <Lamp />
      </button>
      <Show when={isOpen()}>
        <div class="papers">
          <div class="tabs" role="tablist">
            <Tab of="log">{w().log}</Tab>
            <Show when={props.talk}>
              <Tab of="chat">
                {w().chat}
                <Lamp />
              </Tab>
            </Show>
            <Tab of="moves">{w().moves}</Tab>
          </div>
          <div id="paper" role="tabpanel" aria-labelledby={`tab-${tab()}`}>
            <Switch>
              <Match when={tab() === 'log'}>
                <Log table={props.table} />
              </Match>
              <Match when={tab() === 'moves'}>
                <Suspense>
                  <LegalMoves table={props.table} />
                </Suspense>
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
        </div>
      </Show>
    </>
  )
}
