/** What stands at a seat in the end, as it was counted: diamonds, or points where these tell nobody apart [FT-6.6]. */
import { createMemo, Show } from 'solid-js'
import { countedIn } from '../../../shared/engine/counted.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import { playerAt } from '../../../shared/games/fortium/position.ts'
import { outcome, pointsOf, standings } from '../../../shared/games/fortium/scoring.ts'
import { Brick, Mark } from './art/pieces.tsx'
import type { FortiumTable } from './choice.ts'
import type { Texts } from './texts.es.ts'

export const Counted = (props: { table: FortiumTable; seat: Seat; texts: Texts }) => {
  const state = () => props.table.view()
  const counted = createMemo(() => countedIn(standings(state()), outcome(state())))
  return (
    <>
      {counted()?.values[props.seat] ?? pointsOf(playerAt(state(), props.seat))}
      <Show when={counted()?.what === 'diamonds'}>
        <Mark size={24} label={props.texts.figures.diamonds}>
          <Brick kind="diamond" x={0} y={0} size={34} />
        </Mark>
      </Show>
    </>
  )
}
