/** What a seat has: talers, resources, helpers; who starts, who has chosen; its eight cards, when one points at it. */
import { For, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import {
  resources,
  type RoleCard as RoleCardName,
  roleCards,
} from '../../../shared/games/castillo/components.ts'
import type { Player, State } from '../../../shared/games/castillo/state.ts'
import { Coin, Pawn } from '../../kit/pieces/pieces.tsx'
import { ink } from './art/colors.ts'
import { ResourceMark, RoleCardFace } from './art/pieces.tsx'
import type { CastilloTable } from './choice.ts'
import type { Texts } from './texts.es.ts'
import { roleName } from './words.ts'

interface Stock {
  readonly state: State
  readonly player: Player
  readonly texts: Texts
  /** What the seat has chosen in secret, where one may know it: when the game is over and all faces are up. */
  readonly chosen?: readonly RoleCardName[]
}

/** A coin marks the start player; a pawn who must still choose, a card who has chosen. */
const Marks = (props: Stock) => {
  const t = () => props.texts.holdings
  const isChoosing = (): boolean => props.state.phase === 'chooseCards'
  return (
    <>
      <Show when={props.state.startSeat === props.player.seat}>
        <li data-card={`seat:${props.player.seat}:first`}>
          <svg viewBox="-20 -20 40 40" role="img" aria-label={t().first}>
            <Coin x={0} y={0} size={36} figure="1" />
          </svg>
        </li>
      </Show>
      <Show when={isChoosing() && props.player.choice === null}>
        <li data-card={`seat:${props.player.seat}:mustChoose`}>
          <svg viewBox="-16 -24 32 44" role="img" aria-label={t().mustChoose}>
            <Pawn x={0} y={0} size={38} seat={props.player.seat} />
          </svg>
        </li>
      </Show>
      <Show when={isChoosing() && props.player.choice !== null}>
        <Show
          when={props.chosen}
          fallback={
            <li data-card={`seat:${props.player.seat}:hasChosen`}>
              <svg viewBox="0 0 30 40" role="img" aria-label={t().hasChosen}>
                <rect
                  x="2"
                  y="2"
                  width="26"
                  height="36"
                  rx="3"
                  fill="#6f6558"
                  stroke={ink}
                  stroke-width="2"
                />
                <path d="M8 21L13 27L22 14" fill="none" stroke="#fbf7ee" stroke-width="3.5" />
              </svg>
            </li>
          }
        >
          {(cards) => (
            <For each={cards()}>
              {(card) => (
                <li class="ca-open-choice" data-card={`seat:${props.player.seat}:${card}`}>
                  <RoleCardFace card={card} name={roleName(props.texts, card)} />
                </li>
              )}
            </For>
          )}
        </Show>
      </Show>
    </>
  )
}

/** The eight cards of a seat: what is played is public, and so is what is not. */
const Eight = (props: { player: Player; name: string; texts: Texts }) => (
  <ul class="ca-eight" aria-label={props.texts.holdings.cards(props.name)}>
    <For each={roleCards}>
      {(card) => (
        <li
          classList={{ played: !props.player.hand.includes(card) }}
          data-card={`seat:${props.player.seat}:${card}`}
          aria-label={`${roleName(props.texts, card)}, ${props.player.hand.includes(card) ? props.texts.holdings.free : props.texts.tray.played}`}
        >
          <RoleCardFace card={card} name={roleName(props.texts, card)} />
        </li>
      )}
    </For>
  </ul>
)

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
      <li data-card={`seat:${props.player.seat}:talers`}>
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
            <li data-card={`seat:${props.player.seat}:${kind}`} classList={{ none: count() === 0 }}>
              <svg viewBox="-26 -20 52 40" role="img" aria-label={props.texts.counted(count(), kind)}>
                <ResourceMark kind={kind} x={isLong() ? -12 : -9} y={0} size={isLong() ? 26 : 30} />
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
      <li data-card={`seat:${props.player.seat}:helpers`}>
        <svg viewBox="-26 -22 52 44" role="img" aria-label={t().helpers(props.player.helperSupply)}>
          <Pawn x={-9} y={2} size={36} seat={props.player.seat} />
          {figure(props.player.helperSupply)}
        </svg>
      </li>
      <Marks {...props} />
    </ul>
  )
}

export const Holdings = (props: { table: CastilloTable; seat: Seat; texts: Texts }) => {
  const state = (): State => props.table.view()
  const chosen = ({ seat, choice }: Player): Pick<Stock, 'chosen'> => {
    const cards = choice?.cards ?? null
    return cards === null || seat === props.table.me() ? {} : { chosen: cards.secret }
  }
  return (
    <Show when={state().players[props.seat]}>
      {(player) => (
        <div class="ca-holdings">
          <Stocks state={state()} player={player()} texts={props.texts} {...chosen(player())} />
          <Eight player={player()} name={props.table.nameOf(props.seat)} texts={props.texts} />
        </div>
      )}
    </Show>
  )
}
