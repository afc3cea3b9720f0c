/** One's stock with what comes next, and the bank's rates from each kind to the next: two taps exchange. */
import { For, Show } from 'solid-js'
import { exchanges, type Stored, stored } from '../../../shared/games/fortium/components.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import { playerAt } from '../../../shared/games/fortium/position.ts'
import { Brick, Mark } from './art/pieces.tsx'
import type { HandProps } from './handProps.ts'
import { incomeOf } from './income.ts'

export const Stocks = (props: HandProps) => {
  const table = props.choice.table
  const me = () => table.me()
  const stock = (kind: Stored): number => {
    const seat = me()
    return seat === null ? 0 : playerAt(table.view(), seat).stock[kind]
  }
  const income = (kind: Stored): number => {
    const seat = me()
    return seat === null ? 0 : incomeOf(table.view(), seat)[kind]
  }
  const once = (from: Stored): Move => ({ type: 'exchange', from, times: 1 })
  const open = (from: Stored): void => {
    const refused = table.whyNot(once(from))
    if (refused === null) props.choice.openDrawer({ what: 'exchange', from })
    else table.explain(refused)
  }
  const canPay = (from: Stored): boolean => props.choice.mine() !== null && table.whyNot(once(from)) === null
  return (
    <ul class="ft-stocks" aria-label={props.texts.hand.stock}>
      <For each={stored}>
        {(kind) => (
          <li>
            <span class="ft-stock" data-anchor={`mine:${kind}`}>
              <Mark size={30}>
                <Brick kind={kind} x={0} y={0} size={36} />
              </Mark>
              <b aria-label={props.texts.unit(kind, stock(kind))}>{stock(kind)}</b>
              <Show when={income(kind) > 0}>
                <small class="ft-plus" aria-label={props.texts.hand.income(`+${income(kind)}`)}>
                  +{income(kind)}
                  {props.texts.hand.perTurn}
                </small>
              </Show>
              <small class="ft-bank">{props.texts.hand.bank(table.view().bank[kind])}</small>
            </span>
            <button
              type="button"
              class="ft-rate"
              data-does={`exchange:${kind}`}
              data-card={`mine:${kind}`}
              classList={{ dim: !canPay(kind) }}
              aria-label={props.texts.moves.exchange(
                props.texts.unit(kind, exchanges[kind].pay),
                props.texts.unit(exchanges[kind].to, 1),
              )}
              onClick={() => open(kind)}
            >
              {exchanges[kind].pay}:1
              <span>
                <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
                  <path d="M2 6h17M14 1l6 5-6 5" fill="none" stroke="currentColor" stroke-width="2" />
                </svg>
                <Show when={kind === 'gold'}>
                  <Mark size={18}>
                    <Brick kind="diamond" x={0} y={0} size={36} />
                  </Mark>
                </Show>
              </span>
            </button>
          </li>
        )}
      </For>
    </ul>
  )
}
