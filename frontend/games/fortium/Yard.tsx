/** A seat's yard beside the board: its fort, its stock with what comes next, and its dice while it plays. */
import { For, lazy, Show, Suspense } from 'solid-js'
import { isServer } from 'solid-js/web'
import { type Stored, stored } from '../../../shared/games/fortium/components.ts'
import { playerAt } from '../../../shared/games/fortium/position.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import { Fort } from './art/Fort.tsx'
import { Brick, WalkDie } from './art/pieces.tsx'
import type { Choice } from './choice.ts'
import { incomeOf } from './income.ts'
import { later } from './late.ts'
import type { YardPlace } from './plan.ts'

const Kept = lazy(async () => ({ default: (await later()).Kept }))

interface Of {
  readonly choice: Choice
  readonly seat: Seat
}

/**
 * Where everything stands in a yard of each form: the fort by x, y and scale; the stock by x, y, height of a row and
 * scale; the dice by x, y, step and size.
 */
const forms = {
  corner: {
    width: 336,
    height: 336,
    fort: [106, 308, 1.22],
    stock: [210, 24, 46, 1.25],
    dice: [216, 276, 43, 35],
  },
  wide: {
    width: 336,
    height: 264,
    fort: [92, 244, 1.06],
    stock: [196, 20, 40, 1.2],
    dice: [205, 218, 46, 36],
  },
  narrow: {
    width: 168,
    height: 336,
    fort: [88, 201, 0.94],
    stock: [18, 210, 34, 0.95],
    dice: [42, 297, 44, 34],
  },
} as const

/** A kind in stock, and where there is room for it what the next collection brings. */
const StockOf = (props: Of & { kind: Stored; roomy: boolean }) => {
  const view = () => props.choice.table.view()
  const income = (): number => incomeOf(view(), props.seat)[props.kind]
  return (
    <g data-anchor={`stock:${props.seat}:${props.kind}`}>
      <Brick kind={props.kind} x={16} y={16} size={30} />
      <text class="ft-figure ft-left" x="36" y="25" font-size="27">
        {playerAt(view(), props.seat).stock[props.kind]}
      </text>
      <Show when={props.roomy && income() > 0}>
        <text class="ft-income" x="91" y="12" font-size="17">
          +{income()}
        </text>
      </Show>
    </g>
  )
}

/** The dice of the turn: tapped where they lie. Used ones fade. */
const Dice = (props: Of & { step: number; size: number }) => {
  const view = () => props.choice.table.view()
  const isMine = (): boolean => props.choice.mine() === props.seat
  return (
    <Show when={view().active === props.seat}>
      <For each={view().moveDice}>
        {(die, index) => {
          return (
            <g
              class="ft-die"
              classList={{
                mine: isMine() && !die.used,
                chosen: props.choice.isTaken(index()),
                added: props.choice.isAdded(index()),
              }}
              transform={`translate(${index() * props.step} 0)`}
              data-anchor={`die:${index()}`}
              data-live={isMine() && !die.used ? '' : undefined}
              onClick={() => props.choice.tapDie(index())}
            >
              <WalkDie
                size={props.size}
                value={die.value}
                used={die.used}
                seat={props.seat}
                leads={props.choice.ledBy(index())}
              />
              <rect class="ft-ring" x="-25" y="-25" width="52" height="52" rx="13" />
            </g>
          )
        }}
      </For>
    </Show>
  )
}

export const Yard = (props: Of & { place: YardPlace }) => {
  const { width, height, fort, stock, dice } = forms[props.place.form]
  const [left, top, row, unit] = stock
  const player = () => playerAt(props.choice.table.view(), props.seat)
  const columns = props.place.form === 'narrow' ? 2 : 1
  return (
    <>
      <rect x="8" y="9" width={width - 12} height={height - 12} rx="12" opacity=".35" />
      <rect class="ft-slab" x="5" y="5" width={width - 12} height={height - 12} rx="12" />
      <rect
        class="ft-stripe"
        x="5"
        y="5"
        width="9"
        height={height - 12}
        rx="4"
        style={{ '--who': `var(--seat-${props.seat})` }}
      />
      <g
        transform={`translate(${fort[0]} ${fort[1]}) scale(${fort[2]})`}
        opacity={player().resigned ? 0.4 : 1}
      >
        <Fort
          seat={props.seat}
          built={player().floors}
          diamonds={player().diamonds}
          stock={player().stock}
          anchor={`floor:${props.seat}`}
        />
      </g>
      <For each={stored}>
        {(kind, index) => (
          <g
            transform={`translate(${left + (index() % columns) * 72} ${top + Math.floor(index() / columns) * row}) scale(${unit})`}
          >
            <StockOf {...props} kind={kind} roomy={props.place.form !== 'narrow'} />
          </g>
        )}
      </For>
      {/* In no picture that is drawn without a page, as all that is fetched. */}
      <Show when={!isServer && props.place.form === 'corner'}>
        <Suspense>
          <Kept {...props} />
        </Suspense>
      </Show>
      <g transform={`translate(${dice[0]} ${dice[1]})`}>
        <Dice {...props} step={dice[2]} size={dice[3]} />
      </g>
    </>
  )
}

export const yardSize = (place: YardPlace) => forms[place.form]
