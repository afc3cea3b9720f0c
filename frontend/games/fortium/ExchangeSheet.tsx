/** What an exchange would give, before it is done. */
import { createSignal, Show } from 'solid-js'
import { exchanges, type Stored } from '../../../shared/games/fortium/components.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import { Brick, Mark } from './art/pieces.tsx'
import type { HandProps } from './handProps.ts'
import { Outlook } from './Outlook.tsx'

export const ExchangeSheet = (props: HandProps & { from: Stored }) => {
  const [times, setTimes] = createSignal(props.choice.times())
  const rate = () => exchanges[props.from]
  const move = (count: number): Move => ({ type: 'exchange', from: props.from, times: count })
  const step = (by: number): void => {
    const wanted = times() + by
    if (wanted < 1) return
    const refused = props.choice.table.whyNot(move(wanted))
    if (refused === null) setTimes(wanted)
    else props.choice.table.explain(refused)
  }
  return (
    <div class="ft-sheet ft-row" role="group" aria-label={props.texts.hand.confirmExchange}>
      {/* Of diamonds there is one in a turn [FT-2.6.4]. */}
      <Show when={rate().to !== 'diamond'}>
        <span class="ft-stepper">
          <button type="button" aria-label={props.texts.hand.less} onClick={() => step(-1)}>
            −
          </button>
          <button type="button" aria-label={props.texts.hand.more} onClick={() => step(1)}>
            +
          </button>
        </span>
      </Show>
      <b class="ft-swap">
        {rate().pay * times()}
        <span data-card={`mine:${props.from}`}>
          <Mark size={26}>
            <Brick kind={props.from} x={0} y={0} size={34} />
          </Mark>
        </span>
        <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
          <path d="M2 6h17M14 1l6 5-6 5" fill="none" stroke="currentColor" stroke-width="2" />
        </svg>
        {times()}
        <span data-card={rate().to === 'diamond' ? 'price:floor' : `mine:${rate().to}`}>
          <Mark size={26}>
            <Brick kind={rate().to} x={0} y={0} size={34} />
          </Mark>
        </span>
      </b>
      <button type="button" class="main" onClick={() => props.choice.stage(move(times()))}>
        {props.texts.hand.confirmExchange} <Outlook {...props} move={move(times())} />
      </button>
      <button type="button" class="quiet" onClick={() => props.choice.clear()}>
        {props.texts.hand.cancel}
      </button>
    </div>
  )
}
