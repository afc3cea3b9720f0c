/** What an act would do to purses and standing, shown on the board where a pointer or the focus is. */
import { createMemo, For, Show } from 'solid-js'
import { findSpace } from '../../../shared/games/fortaleza/layout.ts'
import { EmblemMark } from '../../kit/pieces/Emblem.tsx'
import { Coin, Laurel } from '../../kit/pieces/pieces.tsx'
import { figure } from '../../kit/sums.ts'
import type { Point } from '../../kit/svg/roving.ts'
import { ink } from './art/colors.ts'
import { TempleShare } from './Balance.tsx'
import type { Choice } from './choice.ts'

/** How far from its middle a place and its price leave room. */
const away = (id: string): number => (id === 'temple' ? 160 : findSpace(id) === undefined ? 132 : 112)

/** What the place under the pointer would do to purses and standing: "8 → 5", and those of others that it changes. */
export const Foresight = (props: { choice: Choice; points: readonly Point[] }) => {
  const spot = (): Point | undefined => props.points.find(({ id }) => id === props.choice.aimed())
  const changes = createMemo(() => {
    const place = props.choice.aimed()
    const offer = place === null ? null : props.choice.offer(place)
    return offer === null ? [] : props.choice.changes(offer.action)
  })
  return (
    <Show when={changes().length > 0 && spot()}>
      {(at) => (
        <g
          class="fz-foresight"
          data-ahead=""
          aria-hidden="true"
          transform={`translate(${Math.min(878, Math.max(122, at().x))} ${at().y < 500 ? at().y + away(at().id) : at().y - away(at().id) - 44 * (changes().length - 1)})`}
        >
          <rect x="-118" y="-23" width="236" height={44 * changes().length + 2} rx="10" />
          <For each={changes()}>
            {({ seat, before, after, points, temple }, row) => (
              <g transform={`translate(0 ${44 * row()})`}>
                <circle cx="-94" r="17" fill={`var(--seat-${seat})`} stroke={ink} stroke-width="1.5" />
                <EmblemMark seat={seat} x={-94} y={0} size={22} />
                {/* Figures alone were taken for points, or for levels of the wall beside them. */}
                <Coin x={-60} y={0} size={28} figure="" />
                <text x="8" y="9">
                  {before === after ? figure(before) : `${before} → ${after}`}
                </text>
                <Show when={points !== 0}>
                  <Laurel x={88} y={0} size={36} figure={figure(points)} />
                </Show>
                <Show when={temple !== 0}>
                  <TempleShare x={88} y={0} />
                </Show>
              </g>
            )}
          </For>
        </g>
      )}
    </Show>
  )
}
