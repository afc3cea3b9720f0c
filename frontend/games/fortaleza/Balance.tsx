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

/**
 * Where the price of building over a tile leaves its level and its neighbours' to be read, from the middle of its place: on
 * the tile's own upper edge. What it would score lies over the points that would be lost, or over half an emblem, as whose
 * tile it is its colour tells. A gate's price begins higher: what a wall beside it scores ends before that.
 */
const offTile = {
  tower: { price: -42, points: [19, 20] },
  gate: { price: -42, points: [1, 20] },
  wall: { price: -34, points: [-20, 16] },
} as const

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
  /** The kind of the place, where there is a tile on it. */
  over?: keyof typeof offTile | undefined
}) => {
  const off = () => props.over && offTile[props.over]
  const sizeOf = ({ coins }: Offer): number => (props.over || coins.length > 2 ? 44 : 48)
  const isBeside = (): boolean => props.beside || !!props.over
  /** Where its points are. */
  const laurelOf = (offer: Offer): { readonly x: number; readonly y: number } => {
    const { x, y } = props
    const at = off()?.points
    if (at) return { x: x + at[0], y: y + at[1] }
    const { laurel } = pricePlaces(offer, isBeside())
    return { x: x + (laurel.x * sizeOf(offer)) / 40, y: y + (laurel.y * sizeOf(offer)) / 40 }
  }
  return (
    <Show when={props.offer}>
      {(offer) => (
        <g class="fz-balance" classList={{ converted: offer().converts, faint: props.isFaint }}>
          <Price
            x={props.x}
            y={props.y + (off()?.price ?? 0)}
            size={sizeOf(offer())}
            beside={isBeside()}
            coins={offer().coins}
            points={props.over ? 0 : offer().points}
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
          <Show when={offer().points && props.over}>
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
