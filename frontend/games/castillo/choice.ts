/** What the player has in mind before a move is staged: the castle and the tray share it. */
import { createEffect, createMemo, createSignal, on } from 'solid-js'
import {
  type BaseResource,
  constants,
  findBuilding,
  findHelperSpace,
  type HelperSpaceId,
  helperSpaces,
  type Resource,
  type RoleCard,
  type TraderSpace,
} from '../../../shared/games/castillo/components.ts'
import { same } from '../../../shared/engine/copy.ts'
import type { Rejection } from '../../../shared/engine/result.ts'
import type { Move, MoveOf } from '../../../shared/games/castillo/moves.ts'
import {
  kindsIn,
  leastKinds,
  type Payment,
  silverIn,
  suggestions,
  sumOf,
  sumsNextTo,
} from '../../../shared/games/castillo/payments.ts'
import type { Event, Player, Question, State } from '../../../shared/games/castillo/state.ts'
import { valuesAfter } from '../../../shared/games/castillo/steps/build.ts'
import { whyNotCard } from '../../../shared/games/castillo/steps/choosing.ts'
import { createGains } from '../../plug/gains.ts'
import type { TableModel } from '../../plug/gameUi.ts'
import { pointsNow } from './scoredNow.ts'

export type CastilloTable = TableModel<State, Move, Event>

/** Talers and points that a move brings; points may be lost. */
export interface Worth {
  readonly talers: number
  readonly points: number
}

export interface Choice {
  readonly table: CastilloTable
  /** One's own seat; none for those who watch. */
  player(): Player | undefined
  /** What one is asked now, staged moves included. */
  question(): Question | null
  /** Legal moves of a kind. */
  legal<Type extends Move['type']>(type: Type): readonly MoveOf<Type>[]
  /** Cards taken up: chosen, staged or about to be. */
  picked(): readonly RoleCard[]
  pick(card: RoleCard): void
  /** Some choice from the hand that is seen holds it [CA-4.1.3]. */
  canPick(card: RoleCard): boolean
  cardsPerRound(): number
  /** The building whose payment is being set. */
  building(): string | null
  payment(): Payment | null
  /** Only while the sum is exact and three kinds are used [CA-4.4.2, CA-4.4.3]. */
  isExact(): boolean
  /** One piece more or less, as itself or as silver in its stead. */
  change(kind: BaseResource, silver: boolean, by: 1 | -1): void
  canChange(kind: BaseResource, silver: boolean, by: 1 | -1): boolean
  /** The payments that are suggested for a building [CA-4.4.6]. */
  ways(building: string): readonly Payment[]
  /** There is an exact combination other than the one in hand. */
  hasOtherPayment(): boolean
  /** Steps to the next exact combination [CA-4.4.6]. */
  otherPayment(): void
  /** Builds, at once. */
  acceptPayment(): void
  /** Buildings that what one points at in the tray would pay for: lit on the board. */
  weighed(): readonly string[]
  weigh(buildings: readonly string[]): void
  /** Ways to place a helper in the building pointed at, where there are several that differ. */
  asked(): readonly MoveOf<'placeHelper'>[]
  /** The place, or the building, that was pressed for that. */
  askedAt(): string | null
  /** Points that a move would bring, if all helpers were scored right after it; 0 where it cannot be made. */
  gain(move: Move): number
  /** What a helper in this place would bring so, from where it is best taken; 0 where none can be placed. */
  gainAt(space: string): number
  /**
   * What a building brings by the payment that is offered first: talers, and points as if all helpers were scored right
   * after it; null where it cannot be built now.
   */
  worthOf(building: string): Worth | null
  /** It can be built, but only if silver stands for what is missing [CA-2.3.2]. */
  needsSilver(building: string): boolean
  /** Places where something can be done now. */
  open(): ReadonlySet<string>
  /** A place was pointed at. */
  point(id: string): void
  stage(move: Move): void
  /** Stages a move and sends the turn so far: its button is the confirmation. */
  send(move: Move): void
  /** A pile of the Defence Tower was pointed at. */
  takePile(resource: Resource): void
  /** Puts down what is in hand without a move. */
  leave(): void
}

const nothing: Payment = {
  sand: 0,
  wood: 0,
  brick: 0,
  stone: 0,
  silverAs: { sand: 0, wood: 0, brick: 0, stone: 0 },
}

/** Places of one price in one building do the same: they are asked about once, as the first that is free. */
const unlike = (offers: readonly MoveOf<'placeHelper'>[]): readonly MoveOf<'placeHelper'>[] => {
  const kinds = Map.groupBy(offers, ({ space, from }) => `${from} ${findHelperSpace(space)?.price}`)
  return [...kinds.values()].flatMap(([first]) => first ?? [])
}

/** Of a place before its moment: when that comes. */
const later = {
  build: { rule: 'CA-4.4.1', reason: 'buildLater' },
  helper: { rule: 'CA-4.5.1', reason: 'helperLater' },
  trader: { rule: 'CA-4.3.2', reason: 'traderLater' },
  tower: { rule: 'CA-4.3.11', reason: 'towerLater' },
  pile: { rule: 'CA-4.3.11', reason: 'pileFirst' },
} as const satisfies Readonly<Record<string, Rejection>>
const isUntimely = ({ reason }: Rejection): boolean => reason === 'wrongPhase' || reason === 'notYourDecision'
const alreadyBuilt: Rejection = { rule: 'CA-4.4.1', reason: 'alreadyBuilt' }
const noSpaces: Rejection = { rule: 'CA-4.5.1', reason: 'noSpaces' }
const hasSpaces = (building: string): boolean => helperSpaces.some((space) => space.building === building)

const changed = (payment: Payment, kind: BaseResource, silver: boolean, by: number): Payment =>
  silver
    ? { ...payment, silverAs: { ...payment.silverAs, [kind]: payment.silverAs[kind] + by } }
    : { ...payment, [kind]: payment[kind] + by }

export const createChoice = (table: CastilloTable): Choice => {
  const view = createMemo(() => table.view())
  const [fresh, setFresh] = createSignal<readonly RoleCard[]>([])
  const [building, setBuilding] = createSignal<string | null>(null)
  const [payment, setPayment] = createSignal<Payment>(nothing)
  const [weighed, weigh] = createSignal<readonly string[]>([])
  const [offered, ask] = createSignal<readonly MoveOf<'placeHelper'>[]>([])
  const [pressed, press] = createSignal<string | null>(null)

  const player = (): Player | undefined => {
    const seat = table.me()
    return seat === null ? undefined : view().players[seat]
  }
  const question = createMemo((): Question | null => {
    if (table.sealed() || table.pending()) return null
    const mine = table.decisions().find(({ seat }) => seat === table.me())
    return (mine?.kind as Question | undefined) ?? null
  })
  const asked = createMemo(() => (question() === 'helpers' ? offered() : []))
  const legal = <Type extends Move['type']>(type: Type): readonly MoveOf<Type>[] =>
    [...table.legal()].filter((move): move is MoveOf<Type> => move.type === type)
  const cardsPerRound = (): number => constants[view().config.players].cardsPerRound

  const stagedChoice = createMemo(() => table.staged().find((move) => move.type === 'chooseCards'))
  const picked = createMemo((): readonly RoleCard[] => {
    if (view().phase !== 'chooseCards') return []
    if (fresh().length > 0) return fresh()
    return stagedChoice()?.cards ?? player()?.choice?.cards?.secret ?? []
  })
  /** By the hand that is seen: what is legal may be of the round after it, whose roles are still being turned over. */
  const whyNot = (card: RoleCard): Rejection | null => whyNotCard(player()?.hand ?? [], card)

  const payable = createMemo(
    () => new Set(question() === 'build' ? legal('build').map((move) => move.building) : []),
  )
  /** The building in hand, as long as it can be paid for. */
  const wanted = createMemo(() => {
    const id = building()
    return id !== null && payable().has(id) ? id : null
  })
  // What was in mind for one question is over when a move was staged by another way, as by a hint.
  createEffect(
    on(
      () => [question(), table.staged().length],
      () => {
        setBuilding(null)
        ask([])
      },
      { defer: true },
    ),
  )
  const valueOf = (id: string): number => findBuilding(id)?.value ?? 0
  /** As it is once what flies has landed: what is offered, and what it would bring, is judged by that. */
  const own = (): Player | undefined => table.truth().players[table.me() ?? -1]
  const ways = (id: string): readonly Payment[] => {
    const held = own()?.resources
    return held === undefined ? [] : suggestions(held, valueOf(id), valuesAfter(table.truth(), id))
  }

  const spaceOf = (move: MoveOf<'placeHelper'>): string => move.space
  const open = createMemo((): ReadonlySet<string> => {
    switch (question()) {
      case 'build':
        return payable()
      case 'traderPlace':
        return new Set(legal('placeTrader').map(({ space }) => space))
      case 'towerTake':
        return new Set(['defenceTower'])
      case 'helpers':
        return new Set(legal('placeHelper').map(({ space }) => space))
      default:
        return new Set()
    }
  })

  const gains = createGains(pointsNow, table.truth)
  const worth = (move: Move): Worth => {
    const me = own()
    if (me === undefined || table.whyNot(move) !== null) return { talers: 0, points: 0 }
    const after = table.preview(move).view
    return {
      talers: (after.players[me.seat]?.talers ?? 0) - me.talers,
      points: gains(after)[me.seat] ?? 0,
    }
  }
  const gain = (move: Move): number => worth(move).points
  const worthByBuilding = createMemo(
    (): ReadonlyMap<string, Worth> =>
      new Map(
        [...payable()].map((building) => [
          building,
          worth({ type: 'build', building, payment: ways(building)[0] ?? nothing }),
        ]),
      ),
  )
  const gainsBySpace = createMemo((): ReadonlyMap<string, number> => {
    const moves = question() === 'helpers' ? legal('placeHelper') : []
    return new Map(
      [...Map.groupBy(moves, spaceOf)].map(([space, ways]) => [space, Math.max(...ways.map(gain))]),
    )
  })

  const leave = (): void => {
    setBuilding(null)
    weigh([])
    setFresh([])
    ask([])
  }
  /** Beyond a sealed turn the rules would speak of a moment that has not come: that the game is over, say. */
  const explain = (why: Rejection): void =>
    table.explain(table.sealed() ? { rule: 'CA-4.1.6', reason: 'confirmFirst' } : why)
  const stage = (move: Move): void => {
    table.stage(move)
    leave()
  }
  const send = (move: Move): void => {
    const refused = table.whyNot(move)
    if (refused !== null) return explain(refused)
    stage(move)
    table.commit()
  }
  /** Market and Forge stand from the start, the inn as soon as it is seen. */
  const isBuilt = (id: string): boolean => findBuilding(id) === undefined || id in view().buildings
  const pointBuilding = (id: string): void => {
    if (payable().has(id)) {
      setBuilding(id)
      setPayment(ways(id)[0] ?? nothing)
      return
    }
    const refused = table.whyNot({ type: 'build', building: id, payment: nothing })
    if (refused === null) return
    if (isBuilt(id)) return explain(isUntimely(refused) && hasSpaces(id) ? later.helper : alreadyBuilt)
    if (isUntimely(refused)) return explain(question() === 'towerTake' ? later.pile : later.build)
    // Where no payment fits, what is wrong with an empty one says nothing; nor does what one can pay, while what is seen
    // is a rival's turn and what is true is one's own already.
    const isPayment = refused.reason === 'wrongTotal' || refused.reason === 'notEnoughResources'
    const held = own()?.resources
    if (!isPayment || held === undefined) return explain(refused)
    if (question() === null) return explain(later.build)
    // Who is asked to build can pay for something: there is a sum below or above.
    const value = valueOf(id)
    explain({ rule: 'CA-4.4.5', reason: 'notPayable', values: { value, ...sumsNextTo(held, value) } })
  }
  const pointHelper = (id: string): void => {
    // The place that was pressed, or all of its building.
    const offers = unlike(legal('placeHelper').filter(({ space }) => space.startsWith(id)))
    const [only] = offers
    if (only !== undefined && offers.length === 1) return stage(only)
    if (offers.length > 1) return void (press(id), ask(offers))
    if (!id.includes('-') && !hasSpaces(id)) return explain(noSpaces)
    const space = (id.includes('-') ? id : `${id}-a`) as HelperSpaceId
    const refused = table.whyNot({ type: 'placeHelper', space, from: 'supply' })
    if (refused !== null) explain(isUntimely(refused) ? later.helper : refused)
  }
  const takePile = (resource: Resource): void => {
    const refused = table.whyNot({ type: 'takeTower', resource })
    if (refused === null) stage({ type: 'takeTower', resource })
    else explain(isUntimely(refused) ? later.tower : refused)
  }
  const isTraderSpace = (id: string): id is TraderSpace => id === 'rider' || id.startsWith('cart')

  return {
    table,
    player,
    question,
    legal,
    picked,
    canPick: (card) => whyNot(card) === null,
    cardsPerRound,
    pick(card) {
      if (table.pending()) return
      // Before what is staged is taken back: where it was put there anew, that another moment was seen took away what is
      // said of this one. And one card of two says it at once.
      const why = whyNot(card)
      if (why !== null) return table.explain(why)
      const count = cardsPerRound()
      const before = picked()
      const next =
        before.includes(card) && count > 1 ? before.filter((one) => one !== card) : [...before, card]
      const cards = next.slice(-count)
      const move: Move = { type: 'chooseCards', cards: [...cards] }
      // Judged as if nothing were staged: a choice may be replaced, and stays where it may not.
      const former = stagedChoice()
      if (former !== undefined) table.unstage()
      if (cards.length < count) return void setFresh(cards)
      const refused = table.whyNot(move)
      if (refused === null) return stage(move)
      if (former !== undefined) table.stage(former)
      table.explain(refused)
    },
    building: wanted,
    payment: () => (wanted() === null ? null : payment()),
    isExact() {
      const id = wanted()
      return id !== null && sumOf(payment()) === valueOf(id) && kindsIn(payment()) >= leastKinds
    },
    change(kind, silver, by) {
      setPayment(changed(payment(), kind, silver, by))
    },
    canChange(kind, silver, by) {
      const held = own()?.resources
      if (held === undefined) return false
      const next = changed(payment(), kind, silver, by)
      if (silver) {
        const spent = Object.values(next.silverAs).reduce((sum, one) => sum + one, 0)
        return next.silverAs[kind] >= 0 && spent <= held.silver
      }
      return next[kind] >= 0 && next[kind] <= held[kind]
    },
    ways,
    hasOtherPayment: () => ways(wanted() ?? '').some((one) => !same(one, payment())),
    otherPayment() {
      const id = wanted()
      if (id === null) return
      const all = ways(id)
      const here = all.findIndex((one) => same(one, payment()))
      setPayment(all[(here + 1) % all.length] ?? nothing)
    },
    acceptPayment() {
      const id = wanted()
      if (id !== null) send({ type: 'build', building: id, payment: payment() })
    },
    weighed,
    weigh,
    asked,
    askedAt: () => (asked().length > 0 ? pressed() : null),
    gain,
    gainAt: (space) => gainsBySpace().get(space) ?? 0,
    worthOf: (id) => worthByBuilding().get(id) ?? null,
    needsSilver(id) {
      const [way] = payable().has(id) ? ways(id) : []
      // Of all payments the first uses least of it [CA-4.4.6].
      return way !== undefined && silverIn(way) > 0
    },
    open,
    point(id) {
      if (isTraderSpace(id)) {
        const move: Move = { type: 'placeTrader', space: id }
        const refused = table.whyNot(move)
        if (refused === null && question() !== null) stage(move)
        else if (refused !== null) explain(isUntimely(refused) ? later.trader : refused)
        return
      }
      if (id === 'defenceTower') {
        // Between several piles there is something to choose: they lie in the tray, and on the tower itself.
        const [only, other] = legal('takeTower')
        if (only === undefined) takePile('stone')
        else if (other === undefined) stage(only)
        return
      }
      if (question() === 'helpers' || id.includes('-')) return pointHelper(id)
      pointBuilding(id)
    },
    stage,
    send,
    takePile,
    leave,
  }
}
