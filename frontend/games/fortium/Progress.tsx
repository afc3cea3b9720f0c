/**
 * How far a fort has come, in its seat's chip: four floors and four diamonds, what is missing of them in outline, and the
 * diamonds that come next.
 */
import { For, lazy, Show, Suspense } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { diamondsToWin, floors } from '../../../shared/games/fortium/components.ts'
import { playerAt } from '../../../shared/games/fortium/position.ts'
import { pointsOf } from '../../../shared/games/fortium/scoring.ts'
import { ores } from './art/colors.ts'
import { fortOf } from './cards.ts'
import type { FortiumTable } from './choice.ts'
import { incomeOf } from './income.ts'
import { later } from './late.ts'
import { isNearEnd } from './nearEnd.ts'
import type { Texts } from './texts.es.ts'

const high = 6

const Ahead = lazy(async () => ({ default: (await later()).Ahead }))
const Counted = lazy(async () => ({ default: (await later()).Counted }))

export const Progress = (props: { table: FortiumTable; seat: Seat; texts: Texts }) => {
  const player = () => playerAt(props.table.view(), props.seat)
  const coming = (): number => incomeOf(props.table.view(), props.seat).diamond
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
        aria-label={`${props.texts.places.fort(
          props.table.nameOf(props.seat),
          player().floors,
          player().diamonds,
        )}${coming() > 0 ? `, ${props.texts.hand.income(`+${coming()}`)}` : ''}`}
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
        {/* Over the bricks below them, so that it takes no room beside its fort in any chip. */}
        <Show when={coming() > 0}>
          <text x="17" y="29" class="ft-figure" font-size="18">
            +{coming()}
          </text>
        </Show>
      </svg>
      {/* No miner has been spread yet, and who has left builds no more. */}
      <Show when={props.table.view().phase !== 'setup' && !player().resigned}>
        <Suspense>
          <Ahead {...props} />
        </Suspense>
      </Show>
    </Show>
  )
}
