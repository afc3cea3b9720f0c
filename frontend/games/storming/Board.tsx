/** The table: the piles at its upper edge, the map, and the display beside it. */
import { Show, Suspense } from 'solid-js'
import { isServer } from 'solid-js/web'
import type { HandProps } from './handProps.ts'
import { MapView } from './MapView.tsx'
import { partOf } from './part.ts'
import { createUpright } from './upright.ts'

// Cards come a moment after the map: nobody waits for their drawings to see the country.
const Alarms = partOf('Alarms')
const Market = partOf('Market')
const Own = partOf('Own')
const Piles = partOf('Piles')

/**
 * Each part has a container of its own to be measured by (cqw, cqh), so that all of it grows as one when it is zoomed.
 * A picture of a position is one drawing: the map.
 */
export const Board = (props: HandProps) => {
  if (isServer) return <MapView {...props} />
  const isUpright = createUpright()
  return (
    <div class="st-board" data-wide>
      <div class="st-table">
        <div class="st-at-map">
          <MapView {...props} />
        </div>
        <div class="st-at-piles">
          <Suspense>
            <Piles {...props} />
          </Suspense>
        </div>
        <div class="st-at-market">
          <Suspense>
            <Market {...props} />
          </Suspense>
        </div>
        <Show when={isUpright()}>
          <Suspense>
            <Alarms {...props} />
            <Own {...props} />
          </Suspense>
        </Show>
      </div>
    </div>
  )
}
