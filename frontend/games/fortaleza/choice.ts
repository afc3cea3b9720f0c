/** What the player has in mind before a move is staged: the board and the hand share it. */
import { createMemo, createSignal } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { faces } from '../../../shared/engine/secret.ts'
import { type CardId, cardsPerTurn } from '../../../shared/games/fortaleza/components.ts'
import { zones, spaces } from '../../../shared/games/fortaleza/layout.ts'
import type { Move } from '../../../shared/games/fortaleza/moves.ts'
import type { Event, State } from '../../../shared/games/fortaleza/state.ts'
import type { Action } from '../../../shared/games/fortaleza/steps/actions.ts'
import type { TableModel } from '../../plug/gameUi.ts'
import { actionsAt, balanceOf, type Place } from './proposals.ts'

export type FortalezaTable = TableModel<State, Move, Event>

export const allPlaces: readonly Place[] = [
  ...spaces.map(({ id }) => id),
  ...zones.map(({ id }) => id),
  'temple',
]

/** A place where several things could be meant. */
export interface Asked {
  readonly place: Place
  readonly actions: readonly Action[]
}

/** Coins of a seat before and after a move. */
export interface CoinChange {
  readonly seat: Seat
  readonly before: number
  readonly after: number
}

export interface Choice {
  readonly table: FortalezaTable
  hand(): readonly CardId[]
  selected(): readonly CardId[]
  /** Takes a card up or lays it down; a third one takes the place of the first. */
  toggle(card: CardId): void
  clear(): void
  /** Legal actions with the selected cards, by place. */
  open(): ReadonlyMap<Place, readonly Action[]>
  /** Coins that the best of these would bring. */
  balance(place: Place): number | null
  /** The place under the pointer or the focus. */
  aimed(): Place | null
  aim(place: Place | null): void
  /** Whose coins would change there, by the first thing that could be meant. */
  changes(place: Place): readonly CoinChange[]
  /** A place was pointed at: stages the one thing meant, asks which, or says why not. */
  point(place: Place): void
  /** Several things could be meant here. */
  asked(): Asked | null
  stage(action: Action): void
  isMyTurn(): boolean
}

export const createChoice = (table: FortalezaTable): Choice => {
  const [selected, select] = createSignal<readonly CardId[]>([])
  const [asked, ask] = createSignal<Asked | null>(null)
  const [aimed, aim] = createSignal<Place | null>(null)
  const me = table.me
  const view = createMemo(() => table.view())
  const hand = createMemo(() => {
    const seat = me()
    const player = seat === null ? undefined : view().players[seat]
    return player === undefined ? [] : faces(player.hand)
  })
  const isMyTurn = (): boolean =>
    table.decisions().some(({ seat, kind }) => seat === me() && kind === 'turn') &&
    !table.sealed() &&
    !table.pending()
  /** Cards that are still in the hand. */
  const held = createMemo(() => selected().filter((id) => hand().includes(id)))
  const limit = (): number => Math.max(1, cardsPerTurn - view().cardsPlayedThisTurn)

  const open = createMemo(() => {
    const found = new Map<Place, readonly Action[]>()
    const seat = me()
    if (seat === null || held().length === 0 || !isMyTurn()) return found
    for (const place of allPlaces) {
      const legal = actionsAt(view(), seat, held(), place).filter((action) => table.whyNot(action) === null)
      if (legal.length > 0) found.set(place, legal)
    }
    return found
  })
  const done = (): void => {
    select([])
    ask(null)
  }
  const stage = (action: Action): void => {
    table.stage(action)
    // A card that was up and not used stays up, for the second action of the turn.
    select(held().filter((id) => !action.cards.some(({ cardId }) => cardId === id)))
    ask(null)
  }
  return {
    table,
    hand,
    selected: held,
    toggle(card) {
      ask(null)
      const others = held().filter((id) => id !== card)
      select(others.length < held().length ? others : [...others, card].slice(-limit()))
    },
    clear: done,
    open,
    balance(place) {
      const seat = me()
      const actions = open().get(place)
      return seat === null || actions === undefined
        ? null
        : Math.max(...actions.map((action) => balanceOf(view(), seat, action)))
    },
    aimed,
    aim,
    changes(place) {
      const [action] = open().get(place) ?? []
      if (action === undefined) return []
      const { view: next } = table.preview(action)
      return view()
        .players.map(({ seat, coins }) => ({
          seat,
          before: coins,
          after: next.players[seat]?.coins ?? coins,
        }))
        .filter(({ before, after }) => before !== after)
    },
    point(place) {
      const seat = me()
      if (seat === null) return
      if (table.sealed()) return table.explain({ rule: 'FZ-4.3', reason: 'turnIsFull' })
      const legal = open().get(place) ?? []
      const [only] = legal
      if (only !== undefined && legal.length === 1) return stage(only)
      if (legal.length > 1) return void ask({ place, actions: legal })
      for (const action of actionsAt(view(), seat, held(), place)) {
        const refused = table.whyNot(action)
        if (refused !== null) return table.explain(refused)
      }
    },
    asked,
    stage,
    isMyTurn,
  }
}
