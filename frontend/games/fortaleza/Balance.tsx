/** What an act would cost, bring or score, shown on the board before it is done. */
import { Show } from 'solid-js'
import type { Seat, Viewer } from '../../../shared/engine/ids.ts'
import { Laurel, Pawn } from '../../kit/pieces/pieces.tsx'
import { Price, priceWidth } from '../../kit/pieces/Price.tsx'
import { figure } from '../../kit/sums.ts'
import type { Offer } from './choice.ts'

/** From the middle of a place, how far down its price lies, and how far right its points. */
export interface Off {
  readonly price: number
  readonly laurel: number
}

/**
 * The coins an act here would cost or bring, and the points that it would score: together, or each at its place on a
 * tile. All within the place's own bounds, as every other place may have its own. A collector stands before what it brings, as coins and points alone look as if the guild's tile were meant.
 */
export const Balance = (props: {
  offer: Offer | null
  x: number
  y: number
  beside?: boolean
  seat?: Viewer
  off?: Off | undefined
}) => (
  <Show when={props.offer}>
    {(offer) => (
      <g class="fz-balance" classList={{ converted: offer().converts }}>
        <Price
          x={props.x}
          y={props.y + (props.off?.price ?? 0)}
          size={props.off || offer().coins.length > 2 ? 44 : 48}
          beside={props.beside || !!props.off}
          coins={offer().coins}
          points={props.off ? 0 : offer().points}
        />
        <Show when={offer().action.type === 'placeCollector'}>
          <Pawn
            x={props.x - 0.6 * priceWidth(offer()) - 16}
            y={props.y}
            size={52}
            seat={props.seat as Seat}
          />
        </Show>
        <Show when={offer().points && props.off?.laurel}>
          {(right) => (
            <Laurel x={props.x + right()} y={props.y + 20} size={48} figure={figure(offer().points)} />
          )}
        </Show>
      </g>
    )}
  </Show>
)
