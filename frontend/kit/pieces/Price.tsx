/** What a move costs or brings, with its parts where there are several, and the points that it would score. */
import { Show } from 'solid-js'
import { figure, inParts, signed } from '../sums.ts'
import { Coin, Laurel } from './pieces.tsx'
import './Price.css'

interface Worth {
  /** Coins that it brings (above 0) and costs (below), part by part. */
  readonly coins: readonly number[]
  /** Points that it would bring if all were scored right after it; 0 is not shown. */
  readonly points: number
}

/** A coin is as wide as what is written on it, where one figure takes 40: what is free has none. */
const coinWidth = (coins: readonly number[]): number =>
  coins.length > 1 ? 16 + 9.5 * inParts(coins).length : 40 * coins.length
const laurelWidth = 46

/** How wide a price with its points is side by side; 0: there is nothing to show. */
export const priceWidth = ({ coins, points }: Worth): number => coinWidth(coins) + (points && laurelWidth)

const Coins = (props: { coins: readonly number[] }) => {
  const width = (): number => coinWidth(props.coins) - 2
  return (
    <Show
      when={props.coins.length > 1}
      fallback={<Coin x={0} y={0} size={40} figure={signed(props.coins[0] ?? 0)} />}
    >
      <g class="price">
        <rect x={-width() / 2} y="-19" width={width()} height="38" rx="19" />
        <text y="8">{inParts(props.coins)}</text>
      </g>
    </Show>
  )
}

/** As wide as a price may be with its laurel beside it, where a coin is 40 across: the next quarter has its own. */
const widest = 136

interface At {
  readonly x: number
  readonly y: number
}

/** Where the coins and the laurel lie: one above the other, or beside each other, or the laurel on a broad price's edge. */
export const pricePlaces = (worth: Worth, isBeside: boolean): { readonly coin: At; readonly laurel: At } => {
  const half = coinWidth(worth.coins) / 2
  const alone = { x: 0, y: 0 }
  if (!worth.points || !half) return { coin: alone, laurel: alone }
  if (!isBeside) return { coin: { x: 0, y: -20 }, laurel: { x: 0, y: 20 } }
  if (priceWidth(worth) > widest) return { coin: alone, laurel: { x: half - 14, y: -32 } }
  return { coin: { x: -laurelWidth / 2, y: 0 }, laurel: { x: half, y: 0 } }
}

const moved = ({ x, y }: At): string => `translate(${x} ${y})`

/**
 * A price, and under it or beside it a laurel with the points: where both would be too broad, on its upper edge. `size`
 * is the diameter of a coin.
 */
export const Price = (props: Worth & { x: number; y: number; size: number; beside?: boolean }) => {
  const place = () => pricePlaces(props, props.beside === true)
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.size / 40})`}>
      <Show when={props.coins.length > 0 || props.points === 0}>
        <g transform={moved(place().coin)}>
          <Coins coins={props.coins} />
        </g>
      </Show>
      <Show when={props.points !== 0}>
        <g transform={moved(place().laurel)}>
          <Laurel x={0} y={0} size={40} figure={figure(props.points)} />
        </g>
      </Show>
    </g>
  )
}
