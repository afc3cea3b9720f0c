/** Event → state: the only code that changes a Castillo state. */
import { type Seat, seatOf, seatsOf } from '../../engine/ids.ts'
import { baseResources, byOrder, isWorkerCard, type Resource, type RoleCard, roleOf } from './components.ts'
import { silverIn } from './payments.ts'
import type { Event, Player, Queued, ScorePart, State, WorkerCard } from './state.ts'

export const playerAt = (state: State, seat: Seat): Player => {
  const player = state.players[seat]
  if (player === undefined) throw new Error(`no seat ${seat}`)
  return player
}

/** Start seat first, then clockwise: what the rules call play order. */
export const playOrder = ({ config, startSeat }: State): readonly Seat[] =>
  seatsOf(config.players).map((step) => seatOf((startSeat + step) % config.players))

/** The card that is resolved now; none between rounds. */
export const cardInForce = (state: State): Queued | undefined => state.queue[state.queueIndex]

export const workerCardOf = (state: State, owner: number, card: RoleCard): WorkerCard | undefined =>
  state.workerCards.find((one) => one.owner === owner && one.card === card)

const workerCardAt = (state: State, owner: Seat, card: RoleCard): WorkerCard => {
  const found = workerCardOf(state, owner, card)
  if (found === undefined) throw new Error(`seat ${owner} has no ${card} out`)
  return found
}

type Counts = Partial<Record<Resource, number>>

/** Moves pieces from one heap to another; no heap ever holds fewer than none. */
const shift = (from: Counts, to: Counts, resource: Resource, amount: number): void => {
  from[resource] = (from[resource] ?? 0) - amount
  to[resource] = (to[resource] ?? 0) + amount
}

const pay = (state: State, seat: Seat, talers: number): void => {
  state.bank += talers
  playerAt(state, seat).talers -= talers
}

const addPoints = (player: Player, part: ScorePart, vp: number): void => {
  player.vp += vp
  player.tally[part] = (player.tally[part] ?? 0) + vp
}

/** Cards go from hands to the table; the round's Worker cards wait to be equipped [CA-4.1.6, CA-4.2.1]. */
const reveal = (state: State, queue: readonly Queued[]): void => {
  state.queue = [...queue]
  state.queueIndex = 0
  for (const { seat, card } of queue) {
    const player = playerAt(state, seat)
    player.hand = player.hand.filter((held) => held !== card)
    player.played.push(card)
    player.choice = null
    if (isWorkerCard(card))
      state.workerCards.push({
        card,
        owner: seat,
        resources: { sand: 0, wood: 0, brick: 0, stone: 0 },
        boughtBy: [],
        equipped: false,
        delivered: false,
      })
  }
}

const build = (state: State, event: Extract<Event, { type: 'built' }>): void => {
  const { seat, building, payment } = event
  const player = playerAt(state, seat)
  for (const kind of baseResources) shift(player.resources, state.stock, kind, payment[kind])
  const silver = silverIn(payment)
  player.resources.silver -= silver
  state.forgeSilver += silver
  state.buildings[building] = { builtBy: seat, round: state.round }
  state.builtThisRound[seat] = (state.builtThisRound[seat] ?? 0) + 1
  state.builtThisTurn++
  pay(state, seat, -event.talers)
  const role = roleOf(cardInForce(state)?.card ?? 'messenger')
  if (role === 'stonemason' || role === 'worker') addPoints(player, role, event.vp)
}

const placeHelper = (state: State, event: Extract<Event, { type: 'helperPlaced' }>): void => {
  const { seat, space, from } = event
  pay(state, seat, event.talers)
  if (from === 'supply') playerAt(state, seat).helperSupply--
  else state.traderSpaces[from] = null
  state.castleSpaces[space] = seat
  state.helpersThisTurn++
  const building = space.replace(/-.$/, '') as State['helperBuildingsThisRound'][number][number]
  state.helperBuildingsThisRound[seat]?.push(building)
}

const endRound = (state: State, next: Seat | null): void => {
  state.queue = []
  state.queueIndex = 0
  state.workerCards = []
  state.builtThisRound = state.players.map(() => 0)
  state.helperBuildingsThisRound = state.players.map(() => [])
  state.winter.current = null
  if (next === null) return
  state.startSeat = next
  state.round++
  state.phase = 'roundStart'
}

const score = (state: State, { building, earned }: Extract<Event, { type: 'scored' }>): void => {
  for (const { seat, vp, talers, resources } of earned) {
    const player = playerAt(state, seat)
    addPoints(player, building, vp)
    pay(state, seat, talers)
    if (resources === null) continue
    for (const kind of [...baseResources, 'silver'] as const)
      shift(player.resources, state.stock, kind, resources[kind])
  }
}

/** Of the card in force: what it does for its owner, or lets them do. Its income comes to all, after the last Trader. */
const isDeed = (event: Event): boolean => {
  switch (event.type) {
    case 'messengerPaid':
      return event.talers > 0
    case 'delivered':
      return Object.values(event.resources).some((amount) => amount > 0)
    case 'traderPlaced':
    case 'towerTaken':
    case 'bought':
    case 'built':
    case 'helperPlaced':
    case 'masterBuilderScored':
      return true
    default:
      return false
  }
}

export const evolve = (state: State, event: Event): void => {
  if (isDeed(event)) state.idle = false
  switch (event.type) {
    case 'startPlayerDrawn':
      state.startSeat = event.seat
      return
    case 'winterDealt':
      state.winter.deck = [...event.deck]
      return
    case 'roundStarted':
      state.phase = 'chooseCards'
      if (event.from === 'track') {
        state.trackTalers -= event.talers
        playerAt(state, event.seat).talers += event.talers
      } else pay(state, event.seat, -event.talers)
      return
    case 'cardsChosen':
      playerAt(state, event.seat).choice = { cards: event.cards }
      return
    case 'winterRevealed':
      state.winter.deck.shift()
      state.winter.current = event.card
      state.winter.revealed.push(event.card)
      return
    case 'bountyTaken':
      return pay(state, event.seat, -event.talers)
    case 'firewoodPaid':
      shift(playerAt(state, event.seat).resources, state.stock, 'wood', event.wood)
      return pay(state, event.seat, event.talers)
    case 'tradersSentHome':
      for (const space of event.spaces) {
        const owner = state.traderSpaces[space]
        if (owner !== null) playerAt(state, owner).helperSupply++
        state.traderSpaces[space] = null
      }
      return
    case 'revealed':
      state.phase = 'resolve'
      return reveal(state, event.queue)
    case 'workerEquipped': {
      const card = workerCardAt(state, event.seat, event.card)
      for (const kind of baseResources) shift(state.stock, card.resources, kind, event.resources[kind])
      card.equipped = true
      return
    }
    case 'asked':
      state.phase = event.question
      state.closed = null
      return
    case 'passed':
      state.closed = event.question
      return
    case 'messengerPaid':
      return pay(state, event.seat, -event.talers)
    case 'traderPlaced':
      if (event.displaced !== null) playerAt(state, event.displaced).helperSupply++
      playerAt(state, event.seat).helperSupply--
      state.traderSpaces[event.space] = event.seat
      state.closed = 'traderPlace'
      return
    case 'incomeTaken':
      shift(state.stock, playerAt(state, event.seat).resources, event.resource, event.amount)
      shift(playerAt(state, event.seat).resources, state.defenceTower, event.resource, event.toTower)
      return
    case 'towerTaken':
      shift(state.defenceTower, playerAt(state, event.seat).resources, event.resource, event.amount)
      state.closed = 'towerTake'
      return
    case 'bought': {
      const card = workerCardAt(state, event.owner, event.card)
      shift(card.resources, playerAt(state, event.seat).resources, event.resource, 1)
      card.boughtBy.push(event.seat)
      playerAt(state, event.seat).talers -= event.talers
      playerAt(state, event.owner).talers += event.talers
      return
    }
    case 'delivered': {
      const card = workerCardAt(state, event.seat, event.card)
      for (const kind of baseResources)
        shift(card.resources, playerAt(state, event.seat).resources, kind, event.resources[kind])
      card.delivered = true
      return
    }
    case 'built':
      return build(state, event)
    case 'helperPlaced':
      return placeHelper(state, event)
    case 'masterBuilderScored': {
      const player = playerAt(state, event.seat)
      addPoints(player, 'masterBuilder', event.vp)
      player.hand = [...player.hand, ...player.played].sort(byOrder)
      player.played = []
      return
    }
    case 'cardResolved':
      state.phase = 'resolve'
      state.closed = null
      state.queueIndex++
      state.builtThisTurn = 0
      state.helpersThisTurn = 0
      state.idle = true
      return
    case 'roundEnded':
      return endRound(state, event.next)
    case 'scored':
      return score(state, event)
    case 'ended':
      state.phase = 'finished'
  }
}
