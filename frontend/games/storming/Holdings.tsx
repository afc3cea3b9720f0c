/** What a seat has. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { pointsToWin } from '../../../shared/games/storming/components.ts'
import { pointsOf } from '../../../shared/games/storming/points.ts'
import type { StormingTable } from './choice.ts'
import type { Texts } from './texts.es.ts'

export const Holdings = (props: { table: StormingTable; seat: Seat; texts: Texts }) => (
  <p class="st-holdings">
    {pointsOf(props.table.view(), props.seat)} / {pointsToWin}
  </p>
)
