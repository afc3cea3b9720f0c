/** How far a fort has come, in its seat's chip: four floors and four diamonds, what is missing of them in outline. */
import { createMemo, For, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { countedIn } from '../../../shared/engine/standing.ts'
import { diamondsToWin, floors } from '../../../shared/games/fortium/components.ts'
import { playerAt } from '../../../shared/games/fortium/position.ts'
import { outcome, pointsOf, standings } from '../../../shared/games/fortium/scoring.ts'
import { ores } from './art/colors.ts'
import { Brick, Mark } from './art/pieces.tsx'
import { fortOf } from './cards.ts'
import type { FortiumTable } from './choice.ts'
import { isNearEnd } from './nearEnd.ts'
import type { Texts } from './texts.es.ts'

const high = 6

/** What was counted in the end: diamonds, or points where these tell nobody apart [FT-6.6]. */
const Counted = (props: { table: FortiumTable; seat: Seat; texts: Texts }) => {
  const state = () => props.table.view()
  const counted = createMemo(() => countedIn(standings(state()), outcome(state())))
  return (
    <>
      {counted()?.values[props.seat] ?? pointsOf(playerAt(state(), props.seat))}
      <Show when={counted()?.what === 'diamonds'}>
        <Mark size={24} label={props.texts.figures.diamonds}>
          <Brick kind="diamond" x={0} y={0} size={34} />
        </Mark>
      </Show>
    </>
  )
}

export const Progress = (props: { table: FortiumTable; seat: Seat; texts: Texts }) => {
  const player = () => playerAt(props.table.view(), props.seat)
  return (
    <Show when={!props.table.finished()} fallback={<Counted {...props} />}>
      <svg
        class="ft-progress"
        classList={{ near: isNearEnd(props.table.view(), props.seat) }}
        viewBox="0 0 34 34"
        role="img"
        aria-label={props.texts.places.fort(
          props.table.nameOf(props.seat),
          player().floors,
          player().diamonds,
        )}
        data-card={fortOf(props.seat)}
      >
        <For each={floors}>
          {({ kind }, level) => (
            <rect
              classList={{ built: level() < player().floors }}
              x={1 + 1.5 * level()}
              y={33 - high * (level() + 1)}
              width={32 - 3 * level()}
              height={high}
              fill={ores[kind][1]}
            />
          )}
        </For>
        <For each={Array.from({ length: diamondsToWin }, (_, index) => index)}>
          {(index) => (
            <path
              classList={{ built: index < player().diamonds }}
              d={`M${7 + 6.7 * index} 1l3.3 3.3l-3.3 3.3l-3.3-3.3z`}
              fill={ores.diamond[1]}
            />
          )}
        </For>
      </svg>
    </Show>
  )
}
