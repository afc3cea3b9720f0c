/** What an act would cost or bring, shown on the board before it is done. */
import { createMemo, For, Show } from 'solid-js'
import { EmblemMark } from '../../kit/pieces/Emblem.tsx'
import { Coin } from '../../kit/pieces/pieces.tsx'
import type { Point } from '../../kit/svg/roving.ts'
import { ink } from './art/colors.ts'
import type { Choice } from './choice.ts'
import { signed } from './words.ts'

/** The coins an act here would cost or bring, in the corner of its place. */
export const Balance = (props: { coins: number | null; x: number; y: number }) => (
  <Show when={props.coins !== null}>
    <g class="fz-balance">
      <Coin x={props.x} y={props.y} size={props.coins === 0 ? 40 : 48} figure={signed(props.coins ?? 0)} />
    </g>
  </Show>
)

/** What the place under the pointer would do to purses: "8 → 5", and those of others that it fills. */
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
          aria-hidden="true"
          transform={`translate(${Math.min(904, Math.max(96, at().x))} ${at().y < 500 ? at().y + 78 : at().y - 78 - 44 * (changes().length - 1)})`}
        >
          <rect x="-92" y="-23" width="184" height={44 * changes().length + 2} rx="10" />
          <For each={changes()}>
            {({ seat, before, after }, row) => (
              <g transform={`translate(0 ${44 * row()})`}>
                <circle cx="-66" r="17" fill={`var(--seat-${seat})`} stroke={ink} stroke-width="1.5" />
                <EmblemMark seat={seat} x={-66} y={0} size={22} />
                <text x="-8" y="9">{`${before} → ${after}`}</text>
                <Coin x={66} y={0} size={34} figure={signed(after - before)} />
              </g>
            )}
          </For>
        </g>
      )}
    </Show>
  )
}
