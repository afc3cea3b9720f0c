/** What an act would cost, bring or score, shown on the board before it is done. */
import { createMemo, For, Show } from 'solid-js'
import type { Seat, Viewer } from '../../../shared/engine/ids.ts'
import { findSpace } from '../../../shared/games/fortaleza/layout.ts'
import { EmblemMark } from '../../kit/pieces/Emblem.tsx'
import { Laurel, Pawn } from '../../kit/pieces/pieces.tsx'
import { Price, priceWidth } from '../../kit/pieces/Price.tsx'
import { figure } from '../../kit/sums.ts'
import type { Point } from '../../kit/svg/roving.ts'
import { ink } from './art/colors.ts'
import type { Choice, Offer } from './choice.ts'

/** How far from its middle a place and its price leave room. */
const away = (id: string): number => (id === 'temple' ? 160 : findSpace(id) === undefined ? 132 : 112)

/** From the middle of a place, how far down its price lies, and how far right the points of its tile; 0: it bears none. */
export interface Off {
  readonly price: number
  readonly laurel: number
}

/**
 * The coins an act here would cost or bring, and the points that it would score: together, or the points over those of a
 * tile. A collector stands before what it brings, as coins and points alone look as if the guild's tile were meant.
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
          size={props.off ? 44 : 48}
          beside={props.beside || !!props.off}
          coins={offer().coins}
          points={props.off?.laurel ? 0 : offer().points}
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

/** What the place under the pointer would do to purses and standing: "8 → 5", and those of others that it changes. */
export const Foresight = (props: { choice: Choice; points: readonly Point[] }) => {
  const spot = (): Point | undefined => props.points.find(({ id }) => id === props.choice.aimed())
  const changes = createMemo(() => {
    const place = props.choice.aimed()
    return place === null ? [] : props.choice.changes(place)
  })
  return (
    <Show when={changes().length > 0 && spot()}>
      {(at) => (
        <g
          class="fz-foresight"
          data-ahead=""
          aria-hidden="true"
          transform={`translate(${Math.min(904, Math.max(96, at().x))} ${at().y < 500 ? at().y + away(at().id) : at().y - away(at().id) - 44 * (changes().length - 1)})`}
        >
          <rect x="-92" y="-23" width="184" height={44 * changes().length + 2} rx="10" />
          <For each={changes()}>
            {({ seat, before, after, points }, row) => (
              <g transform={`translate(0 ${44 * row()})`}>
                <circle cx="-66" r="17" fill={`var(--seat-${seat})`} stroke={ink} stroke-width="1.5" />
                <EmblemMark seat={seat} x={-66} y={0} size={22} />
                <text x="-8" y="9">
                  {before === after ? figure(before) : `${before} → ${after}`}
                </text>
                <Show when={points !== 0}>
                  <Laurel x={66} y={0} size={36} figure={figure(points)} />
                </Show>
              </g>
            )}
          </For>
        </g>
      )}
    </Show>
  )
}
