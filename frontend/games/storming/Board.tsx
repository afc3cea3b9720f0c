/** The table: the piles at its upper edge, the map, and the display beside it. */
import type { HandProps } from './handProps.ts'
import { MapView } from './MapView.tsx'
import { Market } from './Market.tsx'
import { Piles } from './Piles.tsx'

export const Board = (props: HandProps) => (
  <div class="st-board">
    <Piles {...props} />
    <MapView {...props} />
    <Market {...props} />
  </div>
)
