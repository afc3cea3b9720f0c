/** What a move would change: what one collects next and, once the countdown runs, which may end in a count, one's points. */
import { createMemo, For, Show } from 'solid-js'
import { kinds } from '../../../shared/games/fortium/components.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import { Laurel } from '../../kit/pieces/pieces.tsx'
import { figure, signed } from '../../kit/sums.ts'
import { Brick, Mark } from './art/pieces.tsx'
import type { HandProps } from './handProps.ts'
import { changeBetween } from './income.ts'

export const Outlook = (props: HandProps & { move: Move }) => {
  const change = createMemo(() => {
    const { table, mine } = props.choice
    const seat = mine()
    if (seat === null || table.whyNot(props.move) !== null) return null
    return changeBetween(table.view(), table.preview(props.move).view, seat)
  })
  return (
    <Show when={change()}>
      {(change) => (
        <span class="ft-outlook">
          <For each={kinds.filter((kind) => change().income[kind] !== 0)}>
            {(kind) => (
              <span
                class="ft-more"
                role="img"
                aria-label={`${props.texts.kinds[kind]}: ${props.texts.hand.income(signed(change().income[kind]))}`}
              >
                {signed(change().income[kind])}
                <Mark size={18}>
                  <Brick kind={kind} x={0} y={0} size={34} />
                </Mark>
              </span>
            )}
          </For>
          <Show when={props.choice.table.view().triggerRound !== null && change().points !== 0}>
            <svg
              viewBox="-23 -22 46 44"
              width="32"
              height="30"
              role="img"
              aria-label={`${props.texts.figures['worth']}: ${figure(change().points)}`}
            >
              <Laurel x={0} y={0} size={40} figure={figure(change().points)} />
            </svg>
          </Show>
        </span>
      )}
    </Show>
  )
}
