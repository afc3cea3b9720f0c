/** The tray: what is asked now and what can be done without a place, over one's stock and the bank's rates. */
import { createMemo, lazy, Match, Show, Suspense, Switch } from 'solid-js'
import type { State } from '../../../shared/games/fortium/state.ts'
import type { HandProps } from './handProps.ts'
import { later } from './late.ts'
import { Prices } from './Prices.tsx'
import { Stocks } from './Stocks.tsx'

// Fetched when they are first needed: none of them belongs to the first view of a table.
const Alarm = lazy(async () => ({ default: (await later()).Alarm }))
const Deal = lazy(async () => ({ default: (await later()).Deal }))
const Goals = lazy(async () => ({ default: (await later()).Goals }))
const ExchangeSheet = lazy(async () => ({ default: (await later()).ExchangeSheet }))
const MeetingSheet = lazy(async () => ({ default: (await later()).MeetingSheet }))
const CardSheet = lazy(async () => ({ default: (await later()).CardSheet }))
const CampSheet = lazy(async () => ({ default: (await later()).CampSheet }))
const MainActs = lazy(async () => ({ default: (await later()).MainActs }))
const Recover = lazy(async () => ({ default: (await later()).Recover }))
const StartSheet = lazy(async () => ({ default: (await later()).StartSheet }))
const TurnStart = lazy(async () => ({ default: (await later()).TurnStart }))

export const Hand = (props: HandProps) => {
  const table = props.choice.table
  const state = (): State => table.view()
  const isMine = (): boolean => props.choice.mine() !== null
  /** Nothing is asked or bought any more: the board has that room. */
  const isOver = (): boolean => state().phase === 'finished'
  const deal = createMemo(() => state().phase === 'negotiation')
  return (
    <div class="ft-tray">
      <Show when={!isOver()}>
        <Suspense>
          <Alarm {...props} />
        </Suspense>
        <div class="ft-act">
          <Suspense>
            {/* Strip and T held upright have no row for it. */}
            <Switch fallback={state().players.length === 4 && <span class="turn-room" />}>
              <Match when={state().phase === 'setup' && table.me() !== null}>
                <StartSheet {...props} />
              </Match>
              <Match when={deal()}>
                <Deal {...props} />
              </Match>
              <Match when={props.choice.meeting()}>
                {(meeting) => <MeetingSheet {...props} meeting={meeting()} />}
              </Match>
              <Match when={props.choice.drawer()?.what === 'card'}>
                <CardSheet {...props} />
              </Match>
              <Match when={props.choice.isAtCamps()}>
                <CampSheet {...props} />
              </Match>
              <Match when={props.choice.exchanging()}>
                {(from) => <ExchangeSheet {...props} from={from()} />}
              </Match>
              <Match when={isMine() && state().phase === 'turnStart'}>
                <TurnStart {...props} />
              </Match>
              <Match when={isMine() && state().phase === 'recover'}>
                <Recover {...props} />
              </Match>
              <Match when={isMine() && state().phase === 'main'}>
                <MainActs {...props} />
              </Match>
            </Switch>
          </Suspense>
        </div>
        <Suspense>
          <Goals {...props} />
        </Suspense>
      </Show>
      <Show when={table.me() !== null}>
        <div class="ft-goods">
          <Stocks {...props} />
          <Show when={!isOver()}>
            <Prices {...props} />
          </Show>
        </div>
      </Show>
    </div>
  )
}
