/** What a seat has: coins, cards, pawns, and the top of each stack, one's own at the size of the board. Pictures with figures. */
import { For, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { faces } from '../../../shared/engine/secret.ts'
import { stackKinds } from '../../../shared/games/fortaleza/components.ts'
import type { Player } from '../../../shared/games/fortaleza/state.ts'
import { Coin, LevelShield, Pawn } from '../../kit/pieces/pieces.tsx'
import { ink } from './art/colors.ts'
import { CardFace } from './art/CardFace.tsx'
import { Icon } from './art/Icon.tsx'
import type { FortalezaTable, Piles } from './choice.ts'
import { Stacks } from './Stacks.tsx'
import type { Texts } from './texts.es.ts'
import { cardName, stackName } from './words.ts'

const stackIcons = { guild: 'hammer', wall: 'wall', tower: 'tower' } as const

interface SeatProps {
  readonly table: FortalezaTable
  readonly seat: Seat
  readonly texts: Texts
}

export const Coins = (props: SeatProps) => {
  const count = (): number => props.table.view().players[props.seat]?.coins ?? 0
  return (
    <svg viewBox="-20 -20 40 40" role="img" aria-label={props.texts.holdings.coins(count())}>
      <Coin x={0} y={0} size={40} figure={count()} />
    </svg>
  )
}

export const Pawns = (props: SeatProps) => {
  const count = (): number => props.table.view().players[props.seat]?.pawnSupply ?? 0
  return (
    <svg viewBox="-16 -24 46 44" role="img" aria-label={props.texts.holdings.pawns(count())}>
      <Pawn x={0} y={0} size={38} seat={props.seat} />
      <text class="fz-figure" x="22" y="14" text-anchor="middle" font-size="26">
        {count()}
      </text>
    </svg>
  )
}

export const Holdings = (props: SeatProps & { piles: Piles | null }) => {
  const player = (): Player | undefined => props.table.view().players[props.seat]
  const t = () => props.texts.holdings
  /** Cards that one may know: another seat's when the game is over and all faces are up, one's own where no tray holds them. */
  const open = () => faces(player()?.hand ?? { bag: [] })
  return (
    <>
      <ul class="fz-holdings">
        <li data-anchor={`seat:${props.seat}:coins`}>
          <Coins {...props} />
        </li>
        <li data-card={`seat:${props.seat}:cards`}>
          <svg viewBox="0 0 40 40" role="img" aria-label={t().cards(player()?.hand.bag.length ?? 0)}>
            <rect x="7" y="3" width="24" height="34" rx="3" fill="#6f6558" stroke={ink} stroke-width="2" />
            <rect x="10" y="6" width="24" height="34" rx="3" fill="#fbf7ee" stroke={ink} stroke-width="2" />
            <text x="22" y="30" text-anchor="middle" font-size="20" font-weight="700" fill={ink}>
              {player()?.hand.bag.length ?? 0}
            </text>
          </svg>
        </li>
        <li data-card={`seat:${props.seat}:pawns`}>
          <Pawns {...props} />
        </li>
        <li data-card={`seat:${props.seat}:temple`}>
          <svg viewBox="-18 -22 48 44" role="img" aria-label={t().temple(player()?.templePawns ?? 0)}>
            <Icon name="temple" x={0} y={2} size={32} fill="currentColor" />
            <text class="fz-figure" x="24" y="15" text-anchor="middle" font-size="26">
              {player()?.templePawns ?? 0}
            </text>
          </svg>
        </li>
        <For each={props.seat === props.table.me() ? [] : stackKinds}>
          {(kind) => {
            const stack = () => player()?.stacks[kind] ?? []
            const said = (): string => stackName(props.texts, kind, stack())
            return (
              <li data-card={`seat:${props.seat}:stack:${kind}`}>
                <svg viewBox="0 0 56 40" role="img" aria-label={said()}>
                  <Show when={stack().length > 1}>
                    <rect x="5" y="7" width="34" height="32" rx="3" fill="var(--fz-under)" stroke={ink} />
                  </Show>
                  <rect
                    x="2"
                    y="2"
                    width="34"
                    height="32"
                    rx="3"
                    fill={`var(--seat-${props.seat})`}
                    opacity={stack().length > 0 ? 1 : 0.35}
                    stroke={ink}
                    stroke-width="2"
                  />
                  <Icon name={stackIcons[kind]} x={16} y={18} size={22} fill="var(--on-seat)" />
                  <Show when={stack().length > 0}>
                    <LevelShield x={40} y={20} size={34} level={stack()[0] ?? 0} />
                  </Show>
                </svg>
                <small aria-hidden="true">{stack().length}</small>
              </li>
            )
          }}
        </For>
      </ul>
      <Show when={props.seat === props.table.me()}>
        <Stacks {...props} />
      </Show>
      <Show when={(props.seat !== props.table.me() || props.table.past()) && open().length > 0}>
        <ul class="fz-open-hand" aria-label={t().openHand}>
          <For each={open()}>
            {(card) => (
              <li data-card={`card:${card}`}>
                <CardFace id={card} name={cardName(props.texts, card)} />
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  )
}
