/** Event → state: the only code that changes a Fortium state. */
import { type Seat, seatOf } from '../../engine/ids.ts'
import {
  type Bundle,
  exchanges,
  floors,
  proposalsPerCard,
  recoveryPrices,
  secondPlayerStock,
  stored,
  turquoiseLevel,
} from './components.ts'
import { boardOf, homeOf, minerNamed, playerAt } from './position.ts'
import type { SiteId } from './layout.ts'
import type { Event, Player, SetupChoice, State } from './state.ts'

/** From the bank to a stock, or back with `sign` -1. */
const payOut = (state: State, { stock }: Player, bundle: Bundle, sign: 1 | -1 = 1): void => {
  for (const kind of stored) {
    const amount = sign * (bundle[kind] ?? 0)
    stock[kind] += amount
    state.bank[kind] -= amount
  }
}

const handOver = (from: Player, to: Player, bundle: Bundle): void => {
  for (const kind of stored) {
    const amount = bundle[kind] ?? 0
    from.stock[kind] -= amount
    to.stock[kind] += amount
  }
}

const lose = (state: State, id: string): void => {
  const miner = minerNamed(state, id)
  if (miner === null) throw new Error(`no miner ${id}`)
  const player = playerAt(state, miner.seat)
  player.miners[miner.number] = 'lost'
  if (player.hat === miner.number) player.hat = null
}

/** An own miner goes somewhere, and has moved [FT-4.15]. */
const move = (state: State, id: string, to: string): void => {
  const miner = minerNamed(state, id)
  if (miner === null) throw new Error(`no miner ${id}`)
  playerAt(state, miner.seat).miners[miner.number] = to
  if (!state.moved.includes(miner.number)) state.moved.push(miner.number)
}

const comeHome = (state: State, seat: Seat, id: string): void => {
  const miner = minerNamed(state, id)
  if (miner === null) throw new Error(`no miner ${id}`)
  playerAt(state, seat).miners[miner.number] = homeOf(state, seat)
}

const pitch = (state: State, seat: Seat, site: SiteId): void => {
  const player = playerAt(state, seat)
  player.camps.push(site)
  player.campSupply -= 1
}

const strike = (state: State, seat: Seat, site: SiteId): void => {
  const player = playerAt(state, seat)
  player.camps.splice(player.camps.indexOf(site), 1)
  player.campSupply += 1
}

const beginTurn = (state: State, seat: Seat): void => {
  state.active = seat
  state.turnNo += 1
  state.facts = 0
  state.phase = 'turnStart'
  state.moveDice = []
  state.moved = []
  state.attacksThisTurn = 0
  state.doubled = null
  state.cardUsedThisTurn = false
  state.diamondExchangedThisTurn = false
  state.reliefThisTurn = false
}

/** In the order of FT-3.5: the first ones to granite A, then B, then limestone; the rest stay in the base. */
const settle = (state: State, player: Player, { granA, granB, lime }: SetupChoice): void => {
  const { arms, siteById } = boardOf(state)
  const arm = arms[player.seat] ?? 'W'
  let number = 0
  for (const [name, count] of [
    ['granA', granA],
    ['granB', granB],
    ['lime', lime],
  ] as const)
    for (let placed = 0; placed < count; placed++)
      player.miners[number++] = siteById.get(`${arm}-${name}`)?.cell ?? ''
}

/** All that a seat had on the board and in stock goes home; the bricks of its fort stay [FT-6.7]. */
const leave = (state: State, player: Player): void => {
  player.resigned = true
  player.miners = player.miners.map(() => 'lost')
  player.hat = null
  player.card = null
  player.campSupply += player.camps.length
  player.camps = []
  payOut(state, player, { ...player.stock }, -1)
  state.setupChoices[player.seat] = null
}

export const evolve = (state: State, event: Event): void => {
  // Who leaves out of turn does not change what the others are asked.
  if (event.type !== 'resigned' && event.type !== 'setupChosen') state.facts += 1
  switch (event.type) {
    case 'startPlayerDrawn':
      state.startSeat = event.seat
      state.active = event.seat
      if (state.options.secondPlayerBonus === 'yes')
        payOut(state, playerAt(state, seatOf(1 - event.seat)), secondPlayerStock)
      return
    case 'setupChosen':
      state.setupChoices[event.seat] = { choice: event.choice }
      return
    case 'setupRevealed':
      for (const player of state.players) {
        const choice = event.choices[player.seat] ?? null
        if (choice !== null) settle(state, player, choice)
      }
      state.setupChoices = state.setupChoices.map(() => null)
      return beginTurn(state, event.first)
    case 'collected': {
      const { stock } = playerAt(state, event.seat)
      payOut(state, playerAt(state, event.seat), { [event.kind]: event.bank })
      for (const { seat, amount } of event.payers) {
        playerAt(state, seat).stock[event.kind] -= amount
        stock[event.kind] += amount
      }
      return
    }
    case 'diamondsPlaced':
      playerAt(state, event.seat).diamonds += event.count
      state.bank.diamond -= event.count
      if (event.first) state.triggerRound = state.round
      return
    case 'minerRelieved':
      return comeHome(state, event.seat, event.miner)
    case 'collectionEnded':
      state.phase = 'recover'
      return
    case 'minerRecovered':
      payOut(state, playerAt(state, event.seat), { [event.pay]: recoveryPrices[event.pay] }, -1)
      return comeHome(state, event.seat, event.miner)
    case 'exchanged': {
      const { pay, to } = exchanges[event.from]
      payOut(state, playerAt(state, event.seat), { [event.from]: pay * event.times }, -1)
      if (to === 'diamond') state.diamondExchangedThisTurn = true
      else payOut(state, playerAt(state, event.seat), { [to]: event.times })
      return
    }
    case 'diceRolled':
      state.moveDice = event.dice.map((value) => ({ value, used: false }))
      state.phase = 'main'
      return
    case 'groupMoved':
      for (const index of event.dice) {
        const die = state.moveDice[index]
        if (die !== undefined) die.used = true
      }
      for (const miner of event.miners) move(state, miner, event.to)
      if (event.attack) state.attacksThisTurn += 1
      return
    case 'fought':
      for (const id of event.lost) lose(state, id)
      return
    case 'campBought':
      for (const seat of event.returned) strike(state, seat, event.site)
      pitch(state, event.seat, event.site)
      if (event.price === null) state.reliefThisTurn = true
      else payOut(state, playerAt(state, event.seat), event.price, -1)
      return
    case 'campRemoved':
      return strike(state, event.seat, event.site)
    case 'cardPaid':
      // There is a card; which one is drawn next.
      playerAt(state, event.seat).card = { face: null, boughtTurn: state.turnNo }
      return payOut(state, playerAt(state, event.seat), event.price, -1)
    case 'cardDrawn':
      playerAt(state, event.seat).card = { face: event.card, boughtTurn: state.turnNo }
      return
    case 'cardPlayed':
    case 'cardDiscarded':
      playerAt(state, event.seat).card = null
      state.cardUsedThisTurn = true
      return
    case 'floorDemolished': {
      const { kind, cost } = floors[turquoiseLevel - 1] ?? { kind: 'turquoise', cost: 0 }
      playerAt(state, event.target).floors -= 1
      state.bank[kind] += cost
      return
    }
    case 'limestoneStolen':
      return handOver(playerAt(state, event.target), playerAt(state, event.seat), { limestone: event.amount })
    case 'minerConverted':
      lose(state, event.lost)
      return move(state, event.miner, event.at)
    case 'campConverted':
      for (const seat of event.returned) strike(state, seat, event.site)
      return pitch(state, event.seat, event.site)
    case 'minersUnified':
      for (const miner of event.miners) move(state, miner, event.at)
      return
    case 'productionDoubled':
      state.doubled = event.site
      return
    case 'negotiationBegan':
      state.phase = 'negotiation'
      state.negotiation = { proposalsLeft: proposalsPerCard, open: null }
      return
    case 'tradeProposed':
    case 'tradeCountered':
    case 'tradeRejected':
    case 'traded':
    case 'negotiationClosed':
      return negotiate(state, event)
    case 'hatPut':
      playerAt(state, event.seat).hat = minerNamed(state, event.miner)?.number ?? null
      return
    case 'floorBuilt': {
      const player = playerAt(state, event.seat)
      player.stock[event.kind] -= floors[player.floors]?.cost ?? 0
      player.floors += 1
      return
    }
    case 'roundBegan':
      state.round = event.round
      return
    case 'turnEnded':
      return beginTurn(state, event.next)
    case 'resigned':
      return leave(state, playerAt(state, event.seat))
    case 'ended':
      state.ended = event.reason
      state.phase = 'finished'
      state.negotiation = null
      return
  }
}

type NegotiationEvent = Extract<
  Event,
  { type: 'tradeProposed' | 'tradeCountered' | 'tradeRejected' | 'traded' | 'negotiationClosed' }
>

const negotiate = (state: State, event: NegotiationEvent): void => {
  const { negotiation } = state
  if (negotiation === null) throw new Error('nobody negotiates')
  switch (event.type) {
    case 'tradeProposed': {
      const { to, give, get } = event
      negotiation.open = { to, give, get, countered: false, mustAnswer: to }
      return
    }
    case 'tradeCountered':
      if (negotiation.open === null) throw new Error('nothing is proposed')
      Object.assign(negotiation.open, {
        give: event.give,
        get: event.get,
        countered: true,
        mustAnswer: state.active,
      })
      return
    case 'tradeRejected':
      negotiation.open = null
      negotiation.proposalsLeft -= 1
      return
    case 'traded':
      handOver(playerAt(state, event.seat), playerAt(state, event.with), event.give)
      handOver(playerAt(state, event.with), playerAt(state, event.seat), event.get)
      state.negotiation = null
      state.phase = 'main'
      return
    case 'negotiationClosed':
      state.negotiation = null
      state.phase = 'main'
  }
}
