/** What a seat has: talers, resources, helpers; whether it starts, or has chosen; its eight cards, when one points at it. */
import { For, Show, Suspense } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import {
  resources,
  type RoleCard as RoleCardName,
  values,
} from '../../../shared/games/castillo/components.ts'
import type { Player, State } from '../../../shared/games/castillo/state.ts'
import { Coin, Pawn } from '../../kit/pieces/pieces.tsx'
import { ChoiceMark, ResourceMark, RoleCardFace, StartFlag, PieceValue } from './art/pieces.tsx'
import type { CastilloTable } from './choice.ts'
import { lazily } from './lazily.ts'
import type { Texts } from './texts.es.ts'
import { roleName } from './words.ts'

// Seen when a seat is pointed at or opened.
const Eight = lazily((later) => later.Eight)

interface Stock {
  readonly state: State
  readonly player: Player
  readonly texts: Texts
  /** What the seat has chosen in secret, where one may know it: when the game is over and all faces are up. */
  readonly chosen?: readonly RoleCardName[]
  /** Whether what each kind counts stands beside it: of one's own, which are to be spent. */
  readonly counts?: boolean
}

interface SeatProps {
  readonly table: CastilloTable
  readonly seat: Seat
  readonly texts: Texts
}

/** The start player's flag, in the chip of the seat: beside what somebody else has it would be theirs. */
export const Sign = (props: SeatProps) => (
  <Show when={props.table.view().startSeat === props.seat}>
    <span class="ca-first" data-card={`seat:${props.seat}:first`}>
      <svg viewBox="-15 -20 30 40" role="img" aria-label={props.texts.holdings.first}>
        <StartFlag seat={props.seat} />
      </svg>
    </span>
  </Show>
)

/** An hourglass marks who must still choose, a card who has chosen. */
const Marks = (props: Stock) => {
  const t = () => props.texts.holdings
  const mark = (): 'mustChoose' | 'hasChosen' => (props.player.choice === null ? 'mustChoose' : 'hasChosen')
  return (
    <Show when={props.state.phase === 'chooseCards'}>
      <For
        each={props.chosen}
        fallback={
          <li data-card={`seat:${props.player.seat}:${mark()}`}>
            <svg viewBox="-15 -20 30 40" role="img" aria-label={t()[mark()]}>
              <ChoiceMark isMade={props.player.choice !== null} />
            </svg>
          </li>
        }
      >
        {(card) => (
          <li class="ca-open-choice" data-card={`seat:${props.player.seat}:${card}`}>
            <RoleCardFace card={card} name={roleName(props.texts, card)} />
          </li>
        )}
      </For>
    </Show>
  )
}

/** Talers, resources and helpers of a seat, and its marks. */
export const Stocks = (props: Stock) => {
  const t = () => props.texts.holdings
  /** Talers have two figures most of the time: theirs stands further from the coin. */
  const figure = (count: number, x = 16) => (
    <text class="ca-figure" x={x} y="9" text-anchor="middle">
      {count}
    </text>
  )
  return (
    <ul class="ca-stocks">
      <li data-anchor={`seat:${props.player.seat}:talers`}>
        <svg viewBox="-26 -20 62 40" role="img" aria-label={t().talers(props.player.talers)}>
          <Coin x={-9} y={0} size={30} figure="" />
          {figure(props.player.talers, 21)}
        </svg>
      </li>
      <For each={resources}>
        {(kind) => {
          const count = (): number => props.player.resources[kind]
          /** Two figures stand in the room of one: what they count gives way. */
          const isLong = (): boolean => count() > 9
          return (
            <li data-anchor={`seat:${props.player.seat}:${kind}`} classList={{ none: count() === 0 }}>
              <svg viewBox="-26 -20 52 40" role="img" aria-label={props.texts.counted(count(), kind)}>
                <ResourceMark kind={kind} x={isLong() ? -12 : -9} y={0} size={isLong() ? 26 : 30} />
                <Show when={props.counts}>
                  <PieceValue figure={kind === 'silver' ? '?' : values[kind]} x={-16} y={11} size={15.5} />
                </Show>
                <text
                  class="ca-figure"
                  classList={{ 'ca-long': isLong() }}
                  x={isLong() ? 13 : 16}
                  y="9"
                  text-anchor="middle"
                >
                  {count()}
                </text>
              </svg>
            </li>
          )
        }}
      </For>
      <li data-anchor={`seat:${props.player.seat}:helpers`}>
        <svg viewBox="-26 -22 52 44" role="img" aria-label={t().helpers(props.player.helperSupply)}>
          <Pawn x={-9} y={2} size={36} seat={props.player.seat} />
          {figure(props.player.helperSupply)}
        </svg>
      </li>
      <Marks {...props} />
    </ul>
  )
}

export const Holdings = (props: SeatProps) => {
  const state = (): State => props.table.view()
  const chosen = ({ seat, choice }: Player): Pick<Stock, 'chosen'> => {
    const cards = choice?.cards ?? null
    return cards === null || seat === props.table.me() ? {} : { chosen: cards.secret }
  }
  return (
    <Show when={state().players[props.seat]}>
      {(player) => (
        <div class="ca-holdings">
          <Stocks
            state={state()}
            player={player()}
            texts={props.texts}
            counts={props.seat === props.table.me()}
            {...chosen(player())}
          />
          <Suspense>
            <Eight player={player()} name={props.table.nameOf(props.seat)} texts={props.texts} />
          </Suspense>
        </div>
      )}
    </Show>
  )
}
