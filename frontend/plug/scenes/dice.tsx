/** Dice: they tumble over the board and come to rest as the table has rolled them; two rows can be compared. */
import { createSignal, For, onCleanup, onMount, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import type { Scene, Stage } from '../../kit/stage.tsx'
import { Die, type DieLook, lying } from './Die.tsx'
import { Dusk } from './Dusk.tsx'
import { passingRate } from './passing.ts'
import { seeDice } from './rolling.ts'
import './scenes.css'

export interface DiceRow {
  readonly look: DieLook
  /** In a rim of whose they are, where their colour is no seat's. */
  readonly rim?: Seat
  /** 1 to 6 each, in the order that they lie in. */
  readonly values: readonly number[]
  /** Whose dice they are. */
  readonly caption?: string
}

/** Milliseconds: the tumbling, from one die to the next, at rest, and each pair that is compared. */
const tumble = 720
const between = 30
const rest = 300
const pair = 170

interface Roll {
  readonly rows: readonly DiceRow[]
  /** For each pair the row that has the better of it; empty where nothing is compared. */
  readonly wins: readonly (0 | 1)[]
  /** How many times as fast as dice that are waited for. */
  readonly rate: number
}

interface Place {
  readonly row: number
  readonly column: number
  readonly value: number
  readonly look: DieLook
  readonly rim: Seat | undefined
  /** Centre, in pixels. */
  readonly x: number
  readonly y: number
}

const layOut = ({ rows }: Roll, { board }: Stage): { size: number; places: Place[] } => {
  const columns = Math.max(...rows.map(({ values }) => values.length), 1)
  const size = Math.round(
    Math.min(64, board.width / (columns * 1.5 + 1), board.height / (rows.length * 2.6 + 1)),
  )
  const [wide, high] = [size * 1.48, size * 1.95]
  const places = rows.flatMap(({ values, look, rim }, row) =>
    values.map((value, column) => ({
      row,
      column,
      value,
      look,
      rim,
      // Pairs stand one below the other.
      x: board.x + board.width / 2 + (column - (columns - 1) / 2) * wide,
      y: board.y + board.height / 2 + (row - (rows.length - 1) / 2) * high,
    })),
  )
  return { size, places }
}

const easing = { out: 'cubic-bezier(0.2, 0.7, 0.25, 1)', fall: 'ease-in', rise: 'ease-out' } as const

/** Degrees that dice lie turned by, one after the other: thrown, not set in a row. */
const yaws = [-14, 9, 21, -6, 16, -19, 4] as const

/** One die thrown in: along the table, in bounces above it, turning, its shadow below. */
const Thrown = (props: {
  place: Place
  size: number
  order: number
  from: number
  state: string
  rate: number
}) => {
  let [die, height, cube, shadow]: (HTMLElement | undefined)[] = []
  const { value } = props.place
  const yaw = yaws[props.order % yaws.length] ?? 0
  onMount(() => {
    const timing = {
      duration: tumble / props.rate,
      delay: (props.order * between) / props.rate,
      fill: 'backwards',
    } as const
    const side = props.from
    const drift = ((props.order * 37) % 5) - 2
    die?.animate(
      [
        { translate: `${side * props.size * 3.6}px ${props.size * (1.1 + drift * 0.25)}px`, opacity: 0 },
        { opacity: 1, offset: 0.16 },
        { translate: '0 0', opacity: 1 },
      ],
      { ...timing, easing: easing.out },
    )
    const up = (share: number): string => `translateY(${-props.size * share}px)`
    height?.animate(
      [
        { transform: up(1.9), easing: easing.fall },
        { transform: up(0), offset: 0.36, easing: easing.rise },
        { transform: up(0.55), offset: 0.55, easing: easing.fall },
        { transform: up(0), offset: 0.76, easing: easing.rise },
        { transform: up(0.1), offset: 0.87, easing: easing.fall },
        { transform: up(0) },
      ],
      timing,
    )
    shadow?.animate(
      [
        { opacity: 0.15, scale: 1.7 },
        { opacity: 1, scale: 1, offset: 0.36 },
        { opacity: 0.5, scale: 1.3, offset: 0.55 },
        { opacity: 1, scale: 1, offset: 0.76 },
        { opacity: 1, scale: 1 },
      ],
      timing,
    )
    const rolls = [-1 - (props.order % 2), side * (1 + ((props.order + 1) % 2))] as const
    const spin = side * 90 + yaw
    cube?.animate([{ transform: lying(value, spin, rolls) }, { transform: lying(value, yaw) }], {
      ...timing,
      easing: 'cubic-bezier(0.25, 0.6, 0.35, 1)',
    })
  })
  return (
    <div
      class={`scene-die ${props.state}`}
      ref={(element) => (die = element)}
      style={{
        width: `${props.size}px`,
        height: `${props.size}px`,
        transform: `translate(${props.place.x - props.size / 2}px, ${props.place.y - props.size / 2}px)`,
      }}
    >
      <div class="scene-die-shadow" ref={(element) => (shadow = element)} />
      <div class="scene-die-glow" />
      <div class="scene-die-tilt">
        <div class="scene-die-height" ref={(element) => (height = element)}>
          <Die
            value={value}
            yaw={yaw}
            look={props.place.look}
            rim={props.place.rim}
            size={props.size}
            ref={(element) => (cube = element)}
          />
        </div>
      </div>
    </div>
  )
}

const Dice = (props: Stage & { roll: Roll }) => {
  const { size, places } = layOut(props.roll, props)
  seeDice(true)
  onCleanup(() => seeDice(false))
  const settled = tumble + (places.length - 1) * between
  /** Pairs compared so far. */
  const [compared, compare] = createSignal(0)
  props.roll.wins.forEach((_, index) =>
    props.after((settled + 80 + index * pair) / props.roll.rate, () => compare(index + 1)),
  )
  props.after(lasts(props.roll), props.over)
  const stateOf = ({ row, column }: Place): string => {
    const winner = column < compared() ? props.roll.wins[column] : undefined
    return winner === undefined ? '' : winner === row ? 'won' : 'lost'
  }
  const isFacing = props.roll.rows.length > 1
  return (
    <>
      <Dusk board={props.board} />
      <For each={props.roll.rows}>
        {({ caption }, row) => (
          <Show when={caption}>
            {(text) => (
              <p
                class="scene-label"
                style={{
                  left: `${props.board.x + props.board.width / 2}px`,
                  top: `${(places.find((place) => place.row === row())?.y ?? 0) + size * (isFacing && row() === 0 ? -1.15 : 1.2)}px`,
                }}
              >
                {text()}
              </p>
            )}
          </Show>
        )}
      </For>
      <For each={places}>
        {(place, order) => (
          <Thrown
            place={place}
            size={size}
            order={order()}
            // Who face each other throw from two sides.
            from={place.row === 0 ? -1 : 1}
            state={stateOf(place)}
            rate={props.roll.rate}
          />
        )}
      </For>
    </>
  )
}

const countOf = ({ rows }: Roll): number => rows.reduce((sum, { values }) => sum + values.length, 0)
const lasts = (roll: Roll): number =>
  (tumble + (countOf(roll) - 1) * between + rest + roll.wins.length * pair) / roll.rate

const scene = (rows: readonly DiceRow[], wins: Roll['wins'], isPassing: boolean): Scene => {
  const roll = { rows, wins, rate: isPassing ? passingRate : 1 }
  return { Play: (stage) => <Dice {...stage} roll={roll} />, lasts: lasts(roll) + 200 }
}

/** Dice that are rolled; `isPassing`: by somebody whom one does not wait to see. */
export const diceRolled = (row: DiceRow, isPassing = false): Scene => scene([row], [], isPassing)

/**
 * Two rows that are rolled against each other and compared pair by pair, in the order given: `wins` has for each pair
 * the row that has the better of it, 0 for the first.
 */
export const diceCompared = (
  first: DiceRow,
  second: DiceRow,
  wins: readonly (0 | 1)[],
  isPassing = false,
): Scene => scene([first, second], wins, isPassing)
