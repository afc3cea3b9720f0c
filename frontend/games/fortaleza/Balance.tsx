/** What an act would cost, bring or score, shown on the board before it is done. */
import { Show } from 'solid-js'
import type { Seat, Viewer } from '../../../shared/engine/ids.ts'
import { Laurel, Pawn } from '../../kit/pieces/pieces.tsx'
import { Price, pricePlaces, priceWidth } from '../../kit/pieces/Price.tsx'
import { figure } from '../../kit/sums.ts'
import { Icon } from './art/Icon.tsx'
import type { Offer } from './choice.ts'

/** Of the points on a laurel some are the temple's, which pays as long as one is last [FZ-6.11]. */
export const TempleShare = (props: { x: number; y: number }) => (
  <g class="fz-temple-share">
    <circle cx={props.x + 19} cy={props.y - 15} r="13" />
    <Icon name="temple" x={props.x + 19} y={props.y - 15} size={18} fill="currentColor" />
  </g>
)

/** From the middle of a place, how far down its price lies, and where its points. */
export interface Off {
  readonly price: number
  readonly laurel: { readonly x: number; readonly y: number }
}

/**
 * The coins an act here would cost or bring, and the points that it would score: together, or each at its place on a
 * tile. All within the place's own bounds, as every other place may have its own. A collector stands before what it
 * brings, as coins and points alone look as if the guild's tile were meant.
 */
export const Balance = (props: {
  offer: Offer | null
  isFaint: boolean
  x: number
  y: number
  beside?: boolean
  seat?: Viewer
  off?: Off | undefined
}) => {
  const sizeOf = ({ coins }: Offer): number => (props.off || coins.length > 2 ? 44 : 48)
  const isBeside = (): boolean => props.beside || !!props.off
  /** Where its points are. */
  const laurelOf = (offer: Offer): { readonly x: number; readonly y: number } => {
    const { x, y, off } = props
    if (off) return { x: x + off.laurel.x, y: y + off.laurel.y }
    const { laurel } = pricePlaces(offer, isBeside())
    return { x: x + (laurel.x * sizeOf(offer)) / 40, y: y + (laurel.y * sizeOf(offer)) / 40 }
  }
  return (
    <Show when={props.offer}>
      {(offer) => (
        <g class="fz-balance" classList={{ converted: offer().converts, faint: props.isFaint }}>
          <Price
            x={props.x}
            y={props.y + (props.off?.price ?? 0)}
            size={sizeOf(offer())}
            beside={isBeside()}
            coins={offer().coins}
            points={props.off ? 0 : offer().points}
          />
          <Show when={offer().action.type === 'placeCollector'}>
            {/* Beside a guild it stands between the tile's points and its own, smaller: over either they were read as one. */}
            <Pawn
              x={props.x - (isBeside() ? 0.6 * priceWidth(offer()) + 16 : 33)}
              y={props.y + (isBeside() ? 0 : 18)}
              size={isBeside() ? 52 : 38}
              seat={props.seat as Seat}
            />
          </Show>
          <Show when={offer().points && props.off}>
            <Laurel {...laurelOf(offer())} size={48} figure={figure(offer().points)} />
          </Show>
          <Show when={offer().points && offer().temple}>
            <TempleShare {...laurelOf(offer())} />
          </Show>
        </g>
      )}
    </Show>
  )
}
