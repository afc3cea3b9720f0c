/** The tray: what is asked now and what can be done without a place, over one's stock and the bank's rates. */
import { createMemo, lazy, Match, Show, Suspense, Switch } from 'solid-js'
import { finalRounds, minersEach } from '../../../shared/games/fortium/components.ts'
import { livingMiners, playerAt } from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { Brick, Mark } from './art/pieces.tsx'
import type { HandProps } from './handProps.ts'
import { MainActs } from './MainActs.tsx'
import { Prices } from './Prices.tsx'
import { Stocks } from './Stocks.tsx'
import type { Texts } from './texts.es.ts'

// Fetched when they are first needed: none of them belongs to the first view of a table.
const later = () => import('./later.ts')
const Deal = lazy(async () => ({ default: (await later()).Deal }))
const ExchangeSheet = lazy(async () => ({ default: (await later()).ExchangeSheet }))
const FightSheet = lazy(async () => ({ default: (await later()).FightSheet }))
const CardSheet = lazy(async () => ({ default: (await later()).CardSheet }))
const CampSheet = lazy(async () => ({ default: (await later()).CampSheet }))
const Recover = lazy(async () => ({ default: (await later()).Recover }))
const StartSheet = lazy(async () => ({ default: (await later()).StartSheet }))

/** Nobody overlooks that the end has begun. */
const Alarm = (props: { state: State; texts: Texts }) => {
  const left = (): number | null =>
    props.state.triggerRound === null || props.state.phase === 'finished'
      ? null
      : Math.max(0, props.state.triggerRound + finalRounds - props.state.round)
  return (
    <Show when={left() !== null}>
      <p class="ft-alarm" role="status">
        <Mark size={22}>
          <Brick kind="diamond" x={0} y={0} size={36} />
        </Mark>
        <b>{props.texts.hand.countdown(left() ?? 0)}</b>
        <span>{props.texts.hand.doubled}</span>
      </p>
    </Show>
  )
}

const TurnStart = (props: HandProps) => {
  const table = props.choice.table
  const isFirst = (): boolean => table.view().round === 1
  /** Before the roll lost miners can be bought back: then one looks at what was collected first [FT-4.4]. */
  const hasLost = (): boolean => {
    const me = table.me()
    return me !== null && livingMiners(playerAt(table.view(), me)) < minersEach
  }
  const collect = (): void => {
    props.choice.stage({ type: 'collect' })
    if (!table.sealed() && hasLost()) return
    if (!table.sealed()) table.stage({ type: 'rollDice' })
    table.commit()
  }
  return (
    <div class="ft-row">
      <button type="button" class="main" onClick={collect}>
        {isFirst()
          ? props.texts.hand.roll
          : hasLost()
            ? props.texts.hand.collect
            : props.texts.hand.collectAndRoll}
      </button>
      <Show when={props.choice.plays().length > 0}>
        <button type="button" onClick={() => props.choice.openDrawer({ what: 'card' })}>
          {props.texts.cards.doubleProduction.name}
        </button>
      </Show>
    </div>
  )
}

export const Hand = (props: HandProps) => {
  const table = props.choice.table
  const state = (): State => table.view()
  const isMine = (): boolean => props.choice.mine() !== null
  /** Nothing is asked or bought any more: the board has that room. */
  const isOver = (): boolean => state().phase === 'finished'
  const deal = createMemo(() => state().phase === 'negotiation')
  return (
    <div class="ft-tray">
      <Alarm state={state()} texts={props.texts} />
      <Show when={!isOver()}>
        <div class="ft-act">
          <Suspense>
            <Switch>
              <Match when={state().phase === 'setup' && table.me() !== null}>
                <StartSheet {...props} />
              </Match>
              <Match when={deal()}>
                <Deal {...props} />
              </Match>
              <Match when={props.choice.fight()}>
                {(fight) => <FightSheet {...props} fight={fight()} />}
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
              <Match when={isMine() && state().phase === 'turnStart' && !props.choice.rolling()}>
                <TurnStart {...props} />
              </Match>
              <Match when={isMine() && state().phase === 'recover' && !props.choice.rolling()}>
                <Recover {...props} />
              </Match>
              <Match when={isMine() && state().phase === 'main'}>
                <MainActs {...props} />
              </Match>
            </Switch>
          </Suspense>
        </div>
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
