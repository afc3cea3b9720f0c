/** How far a fort has come, in its seat's chip: four floors and four diamonds, what is missing of them in outline. */
import { For, lazy, Show, Suspense } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { diamondsToWin, floors } from '../../../shared/games/fortium/components.ts'
import { playerAt } from '../../../shared/games/fortium/position.ts'
import { pointsOf } from '../../../shared/games/fortium/scoring.ts'
import { ores } from './art/colors.ts'
import { fortOf } from './cards.ts'
import type { FortiumTable } from './choice.ts'
import { isNearEnd } from './nearEnd.ts'
import type { Texts } from './texts.es.ts'

const high = 6

const Counted = lazy(async () => ({ default: (await import('./later.ts')).Counted }))

export const Progress = (props: { table: FortiumTable; seat: Seat; texts: Texts }) => {
  const player = () => playerAt(props.table.view(), props.seat)
  return (
    <Show
      when={!props.table.finished()}
      fallback={
        <Suspense fallback={pointsOf(player())}>
          <Counted {...props} />
        </Suspense>
      }
    >
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
