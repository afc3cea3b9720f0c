/** The table: the piles at its upper edge, the map, and the display beside it (below it, on narrow screens). */
import { isServer } from 'solid-js/web'
import type { HandProps } from './handProps.ts'
import { MapView } from './MapView.tsx'
import { Market } from './Market.tsx'
import { Piles } from './Piles.tsx'

/**
 * Each part has a container of its own to be measured by (cqw, cqh), so that all of it grows as one when it is zoomed.
 * A picture of a position is one drawing: the map.
 */
export const Board = (props: HandProps) =>
  isServer ? (
    <MapView {...props} />
  ) : (
    <div class="st-board" data-wide>
      <div class="st-table">
        <div class="st-at-map">
          <MapView {...props} />
        </div>
        <div class="st-at-piles">
          <Piles {...props} />
        </div>
        <div class="st-at-market">
          <Market {...props} />
        </div>
      </div>
    </div>
  )
