/**
 * What a move would change: what one collects next and, once the countdown runs, which may end in a count, one's points;
 * not for who has all floors, whom diamonds place: that the last of them wins is said.
 */
import { createMemo, For, Show } from 'solid-js'
import { diamondsToWin, floors, kinds } from '../../../shared/games/fortium/components.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import { playerAt } from '../../../shared/games/fortium/position.ts'
import { Laurel } from '../../kit/pieces/pieces.tsx'
import { figure, signed } from '../../kit/sums.ts'
import { Brick, Mark } from './art/pieces.tsx'
import type { HandProps } from './handProps.ts'
import { changeBetween } from './changes.ts'

export const Outlook = (props: HandProps & { move: Move }) => {
  const change = createMemo(() => {
    const { table, mine } = props.choice
    const seat = mine()
    if (seat === null || table.whyNot(props.move) !== null) return null
    const { from: before, view: after } = table.preview(props.move)
    const { income, points } = changeBetween(before, after, seat)
    const isCounted = before.triggerRound !== null && playerAt(before, seat).floors < floors.length
    return {
      income,
      points: isCounted ? points : 0,
      wins: playerAt(after, seat).diamonds === diamondsToWin,
    }
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
          <Show when={change().wins}>
            <span class="ft-wins">{props.texts.hand.wins}</span>
          </Show>
          <Show when={change().points !== 0}>
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
