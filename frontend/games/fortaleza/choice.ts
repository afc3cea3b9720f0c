/** What the player has in mind before a move is staged: the board and the hand share it. */
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import { faces } from '../../../shared/engine/secret.ts'
import { type CardId, cardsPerTurn, type StackKind } from '../../../shared/games/fortaleza/components.ts'
import { findSpace, findZone, spaces, zones } from '../../../shared/games/fortaleza/layout.ts'
import type { Move } from '../../../shared/games/fortaleza/moves.ts'
import type { Event, State } from '../../../shared/games/fortaleza/state.ts'
import type { Action } from '../../../shared/games/fortaleza/steps/actions.ts'
import type { TableModel } from '../../plug/gameUi.ts'
import { actionsAt, balanceOf, coinsOf, isPlain, type Place, sumOf } from './proposals.ts'
import { type Change, changesOf, ifScored } from './scoredNow.ts'

export type FortalezaTable = TableModel<State, Move, Event>

export const allPlaces: readonly Place[] = [
  ...spaces.map(({ id }) => id),
  ...zones.map(({ id }) => id),
  'temple',
]

/** Where it is said which cards it wants. */
const ruleOf = { wall: 'FZ-5.14', gate: 'FZ-5.15', tower: 'FZ-5.16' } as const

/** A place where several things could be meant. */
export interface Asked {
  readonly place: Place
  readonly actions: readonly Action[]
}

/** One's own piles while tiles of them are chosen: they take the same press, and tell how many are taken. */
export interface Piles {
  /** '' where one more can be taken. */
  live(kind: StackKind): '' | undefined
  taken(kind: StackKind): string | undefined
  take(kind: StackKind): void
}

/** What an action would cost and bring, and how its cards are used. */
export interface Offer {
  readonly action: Action
  /** Coins that it brings (above 0) and costs (below), part by part. */
  readonly coins: readonly number[]
  /** A card is turned into another, for a fee. */
  readonly converts: boolean
  /** Points that it would bring if all were scored right after it. */
  readonly points: number
  /** Of these what the temple pays, or pays no more: as long as one is last, which others decide, too [FZ-6.11]. */
  readonly temple: number
}

export interface Choice {
  readonly table: FortalezaTable
  hand(): readonly CardId[]
  selected(): readonly CardId[]
  /** Takes a card up or lays it down; a third one takes the place of the first. */
  toggle(card: CardId): void
  /** One step back: from what is being asked to the cards that are up, and then these go down. */
  leave(): void
  /** Legal actions with the selected cards, by place. */
  open(): ReadonlyMap<Place, readonly Action[]>
  /**
   * Something could be done with them somewhere, for more coins than one has [FZ-5.7]: with the last cards of a turn at
   * whatever fee; before, a second card does more than coins for what any card does.
   */
  lacksCoins(isLast: boolean): boolean
  /** What an action costs, brings and would score. */
  weigh(action: Action): Offer
  /** The one of these that costs least. */
  offer(place: Place): Offer | null
  /**
   * It stands back until it is pointed at: a card would be turned into another there while something does without, or it
   * would lose points and bring no coins while something loses none.
   */
  faint(place: Place): boolean
  /** What turns a card into another and wins no points by it bears no figures either, until it is pointed at. */
  mute(place: Place): boolean
  /** The place under the pointer or the focus. */
  aimed(): Place | null
  aim(place: Place | null): void
  /** Whose coins and points would change by an action; nobody's while it may not be done, as once it is. */
  changes(action: Action): readonly Change[]
  /** A place was pointed at: stages the one thing meant, asks which, or says why not. */
  point(place: Place): void
  /** Several things could be meant here. */
  asked(): Asked | null
  /** It is being chosen which tiles are removed with the cards that are up. */
  developing(): boolean
  develop(isOn: boolean): void
  /** Null while no tiles are chosen; told by what asks for them. */
  piles(): Piles | null
  askOf(piles: Piles | null): void
  stage(action: Action): void
  isMyTurn(): boolean
}

export const createChoice = (table: FortalezaTable): Choice => {
  const [selected, select] = createSignal<readonly CardId[]>([])
  const [asked, ask] = createSignal<Asked | null>(null)
  const [developing, develop] = createSignal(false)
  const [piles, askOf] = createSignal<Piles | null>(null)
  const [aimed, aim] = createSignal<Place | null>(null)
  const me = table.me
  const view = createMemo(() => table.view())
  const hand = createMemo(() => {
    const seat = me()
    const player = seat === null ? undefined : view().players[seat]
    return player === undefined ? [] : faces(player.hand)
  })
  const isMyTurn = createMemo(
    () =>
      table.decisions().some(({ seat, kind }) => seat === me() && kind === 'turn') &&
      !table.sealed() &&
      !table.pending(),
  )
  /** Cards that are still in the hand. */
  const held = createMemo(() => selected().filter((id) => hand().includes(id)))
  const lay = (cards: readonly CardId[] = []): void => {
    select(cards)
    ask(null)
    develop(false)
  }
  // Taken up for one act, and asked about it: another one, as the lamp's, or one undone ends that, and so does the turn.
  createEffect(
    on([() => table.staged().length, isMyTurn], ([staged, isMine], before) => {
      if (before !== undefined && (staged !== before[0] || !isMine)) lay()
    }),
  )
  const leave = (): void => {
    if (developing()) develop(false)
    else if (asked() !== null) ask(null)
    else lay()
  }
  const lower = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') leave()
  }
  createEffect(() => {
    if (held().length === 0) return void develop(false)
    // Heard from wherever the focus is, after what else is closed by it.
    document.addEventListener('keydown', lower)
    onCleanup(() => document.removeEventListener('keydown', lower))
  })
  const limit = (): number => Math.max(1, cardsPerTurn - view().cardsPlayedThisTurn)

  /** What could be meant with the cards that are up, legal or not, by place. */
  const meant = createMemo(() => {
    const seat = me()
    if (seat === null || held().length === 0 || developing() || !isMyTurn()) return []
    return allPlaces.map((place) => ({ place, actions: actionsAt(view(), seat, held(), place) }))
  })
  const open = createMemo(() => {
    const found = new Map<Place, readonly Action[]>()
    for (const { place, actions } of meant()) {
      const legal = actions.filter((action) => table.whyNot(action) === null)
      if (legal.length > 0) found.set(place, legal)
    }
    return found
  })
  const scored = createMemo(() => ifScored(view()))
  const changes = (action: Action): readonly Change[] =>
    table.whyNot(action) === null ? changesOf(view(), table.preview(action).view, scored()) : []
  const weigh = (action: Action): Offer => {
    const seat = me()
    const { points = 0, temple = 0 } = changes(action).find((change) => change.seat === seat) ?? {}
    return {
      action,
      coins: seat === null ? [] : coinsOf(view(), seat, action),
      converts: !isPlain(action),
      points,
      temple,
    }
  }
  const offers = createMemo(() => {
    const seat = me()
    const found = new Map<Place, Offer>()
    if (seat === null) return found
    const balance = (action: Action): number => balanceOf(view(), seat, action)
    for (const [place, actions] of open()) {
      const [first, ...others] = actions
      if (first === undefined) continue
      const best = others.reduce((one, other) => (balance(other) > balance(one) ? other : one), first)
      found.set(place, weigh(best))
    }
    return found
  })
  /** It is so of this place, and not of all. */
  const differs = (place: Place, is: (offer: Offer) => boolean): boolean => {
    const offer = offers().get(place)
    return offer !== undefined && is(offer) && ![...offers().values()].every(is)
  }
  const isDear = (place: Place): boolean => differs(place, ({ converts }) => converts)
  const isLoss = ({ coins, points }: Offer): boolean => points < 0 && sumOf(coins) <= 0
  const isRead = (place: Place): boolean => aimed() === place || asked()?.place === place
  const stage = (action: Action): void => {
    // A card that was up and not used stays up, for the second action of the turn.
    const others = held().filter((id) => !action.cards.some(({ cardId }) => cardId === id))
    table.stage(action)
    lay(others)
  }
  return {
    table,
    hand,
    selected: held,
    toggle(card) {
      if (table.sealed()) return
      ask(null)
      const others = held().filter((id) => id !== card)
      select(others.length < held().length ? others : [...others, card].slice(-limit()))
    },
    leave,
    open,
    lacksCoins: (isLast) =>
      meant().some(
        ({ place, actions }) =>
          (isLast || place !== 'temple') &&
          actions.some(
            (action) => (isLast || isPlain(action)) && table.whyNot(action)?.reason === 'notEnoughCoins',
          ),
      ),
    weigh,
    offer: (place) => offers().get(place) ?? null,
    faint: (place) => !isRead(place) && (isDear(place) || differs(place, isLoss)),
    mute: (place) => !isRead(place) && isDear(place) && (offers().get(place)?.points ?? 0) <= 0,
    aimed,
    aim,
    changes,
    point(place) {
      const seat = me()
      if (seat === null) return
      if (table.sealed()) return table.explain({ rule: 'FZ-4.3', reason: 'turnIsFull' })
      const legal = open().get(place) ?? []
      const [only] = legal
      // What loses points is asked about first, and so is what is dearer than others: one press of it had done it.
      if (only !== undefined && legal.length === 1 && weigh(only).points >= 0 && !isDear(place))
        return stage(only)
      if (legal.length > 0) return void ask({ place, actions: legal })
      for (const action of actionsAt(view(), seat, held(), place)) {
        const refused = table.whyNot(action)
        if (refused === null) continue
        const zone = findZone(place)
        const space = findSpace(place)
        // With a fee for cards that do not fit it is told first which would: the price alone names none.
        const fits = zone
          ? { first: zone.colors[0], second: zone.colors[1] }
          : space && { fits: ruleOf[space.kind] }
        return table.explain({ ...refused, values: { ...refused.values, ...fits } })
      }
    },
    asked,
    developing,
    develop,
    piles,
    askOf,
    stage,
    isMyTurn,
  }
}
