/** Points, drawn as on a player's row of seven: those that stay, those that may go, and who has most settlements. */
import { For, type JSX } from 'solid-js'
import { type Seat, seatOf } from '../../../../shared/engine/ids.ts'
import { pointsToWin } from '../../../../shared/games/storming/components.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'
import { PieceMark } from '../art/PieceMark.tsx'
import { NoPoint, PointMark } from '../art/PointMark.tsx'
import type { Source } from '../points.ts'

const [red, blue, green] = [seatOf(0), seatOf(1), seatOf(2)]

const Frame = (props: { wide: number; high?: number; children: JSX.Element }) => (
  <svg
    class="st-picture"
    viewBox={`-24 -24 ${props.wide} ${props.high ?? 48}`}
    width={props.wide}
    height={props.high ?? 48}
  >
    {props.children}
  </svg>
)

const marks = (of: readonly Source[], fate: 'lasting' | 'held') => () => (
  <Frame wide={of.length * 48}>
    <For each={of}>
      {(what, nth) => (
        <g transform={`translate(${nth() * 48} 0)`} data-card={`score:${what}`}>
          <PointMark what={what} fate={fate} />
        </g>
      )}
    </For>
  </Frame>
)

const realms: readonly { readonly seat: Seat; readonly pieces: readonly ('village' | 'town' | 'city')[] }[] =
  [
    { seat: red, pieces: ['village', 'town', 'city'] },
    { seat: blue, pieces: ['village', 'village'] },
    { seat: green, pieces: ['city'] },
  ]

/** Settlements of each, whatever their size, and the point for whoever has most. */
const Rotating = () => (
  <Frame wide={290} high={152}>
    <For each={realms}>
      {({ seat, pieces }, row) => (
        <g transform={`translate(0 ${row() * 52})`}>
          <circle r="18" fill={`var(--seat-${seat})`} />
          <EmblemMark seat={seat} x={0} y={0} size={24} />
          <For each={pieces}>
            {(piece, nth) => (
              <g transform={`translate(${56 + nth() * 50} 0)`} data-card={`piece:${piece}`}>
                <PieceMark piece={piece} seat={seat} />
              </g>
            )}
          </For>
          {row() === 0 && (
            <g transform="translate(228 0)" data-card="score:rotating">
              <PointMark what="rotating" fate="held" />
            </g>
          )}
        </g>
      )}
    </For>
  </Frame>
)

const six: readonly Source[] = ['cityBuilt', 'conquest', 'conquest', 'theatre', 'mine', 'rotating']

/** Six of seven: the last one is still to be won. */
const Seven = () => (
  <Frame wide={pointsToWin * 48}>
    <For each={six}>
      {(what, nth) => (
        <g transform={`translate(${nth() * 48} 0)`} data-card={`score:${what}`}>
          <PointMark what={what} fate={what === 'mine' || what === 'rotating' ? 'held' : 'lasting'} />
        </g>
      )}
    </For>
    <g transform={`translate(${six.length * 48} 0)`} data-card="score:points">
      <NoPoint isLast />
    </g>
  </Frame>
)

export const scored = {
  lasting: marks(
    [
      'cityBuilt',
      'conquest',
      'university',
      'theatre',
      'conspiracy',
      'reinforcements',
      'tradeRoute',
      'warWagon',
      'caravan',
    ],
    'lasting',
  ),
  held: marks(['mine', 'cathedral', 'rotating'], 'held'),
  rotating: Rotating,
  seven: Seven,
}
