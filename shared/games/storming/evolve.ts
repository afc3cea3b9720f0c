/** Fact → state: the only code that changes a state of Storming!. */
import type { Seat } from '../../engine/ids.ts'
import { hide, put, take, takeUnseen } from '../../engine/secret.ts'
import { invention } from './components.ts'
import { evolveMap } from './evolveMap.ts'
import type { Event, EventOf } from './facts.ts'
import { playerAt } from './queries.ts'
import type { Pile, PileEntry, State } from './state.ts'

/** An entry takes its place among those that lie there: later rounds and seats after earlier ones [ST-4.22]. */
const lay = (state: State, pile: Pile, entry: PileEntry): void => {
  const place = state[pile].findIndex(({ order }) => order > entry.order)
  state[pile].splice(place < 0 ? state[pile].length : place, 0, entry)
}

/** A list without one of its things: lists that somebody goes through stay as they are. */
const without = <T>(list: readonly T[], item: T): T[] => {
  if (!list.includes(item)) throw new Error(`${String(item)} is not there`)
  return list.filter((one) => one !== item)
}

const endPact = (state: State, event: EventOf<'pactEnded'>): void => {
  const pact = state.pacts.find(({ id }) => id === event.pact)
  if (pact === undefined) throw new Error(`no pact ${event.pact}`)
  state.pacts = without(state.pacts, pact)
  state.discards.pact.push(pact.id)
}

const placeCards = (state: State, { seat, hand, entries }: EventOf<'cardsPlaced'>): void => {
  const player = playerAt(state, seat)
  for (const card of hand) takeUnseen(player.hand, card, seat)
  for (const { pile, entry } of entries) {
    lay(state, pile, entry)
    if (entry.attached.length > 0) state.warlockKept = null
  }
}

/** The card in force leaves the table. */
const liftCard = (state: State): void => {
  if (state.resolving !== null) state.resolving = { ...state.resolving, lies: false }
}

const endRound = (state: State): void => {
  state.present = state.future
  state.future = []
  state.round++
  for (const player of state.players) {
    player.waived = false
    player.planning = 'waits'
  }
}

/** Facts about cards and plans; those of the map are in a room of their own. */
export const evolve = (state: State, event: Event): void => {
  // What a seat says out of turn changes no question: whoever is asked goes on answering the same.
  if (event.type !== 'passedAhead' && event.type !== 'waived') state.facts++
  switch (event.type) {
    case 'dealt':
      for (const kind of ['event', 'civilian', 'improvement', 'pact'] as const)
        state.decks[kind] = [...event.decks[kind]]
      for (const [seat, cards] of event.events.entries())
        for (const card of cards) put(playerAt(state, seat as Seat).events, card)
      state.eventDiscards = [...event.eventDiscards]
      state.box = [...event.box]
      return
    case 'opened':
      state.agenda.push(...event.steps.toReversed())
      return
    case 'closed':
      state.agenda.pop()
      return
    case 'passedAhead': {
      const at = state.agenda.findLastIndex(({ type }) => type === 'offers')
      const step = state.agenda[at]
      if (step?.type !== 'offers') throw new Error('nothing is offered')
      state.agenda[at] = { ...step, queue: step.queue.filter((seat) => seat !== event.seat) }
      return
    }
    case 'waived':
      playerAt(state, event.seat).waived = true
      return
    case 'passed':
      return
    case 'startPlayerDrawn':
    case 'firstPlayer':
      state.firstPlayer = event.seat
      return
    case 'roundEnded':
      return endRound(state)
    case 'lastTaken':
      state.conqueror = event.seat
      return
    case 'ended':
      state.winner = { seat: event.seat, why: event.why }
      state.agenda = []
      return
    case 'shuffled':
      state.decks[event.kind] = [...event.deck]
      if (event.kind === 'event') state.eventDiscards = []
      else state.discards[event.kind] = []
      return
    case 'refilled':
      state.decks[event.kind].pop()
      state.display[event.kind].push(event.card)
      return
    case 'civilianTaken':
      state.display.civilian = without(state.display.civilian, event.card)
      playerAt(state, event.seat).civilians.push(event.card)
      return
    case 'improvementTaken':
      state.display.improvement = without(state.display.improvement, event.card)
      playerAt(state, event.seat).improvements.push(event.card)
      if (event.card === 'theatre') playerAt(state, event.seat).theatreCount = 0
      return
    case 'civilianLost': {
      const player = playerAt(state, event.seat)
      player.civilians = without(player.civilians, event.card)
      state.discards.civilian.push(event.card)
      // Whoever gives one up of their own accord scores no second time [ST-5.36, ST-R12].
      if (event.by !== 'owner') player.universityArmed = true
      return
    }
    case 'improvementLost': {
      const player = playerAt(state, event.seat)
      player.improvements = without(player.improvements, event.card)
      state.discards.improvement.push(event.card)
      if (event.card === 'theatre') player.theatreCount = 0
      return
    }
    case 'libraryMarked': {
      const before = state.libraryCopy
      state.libraryCopy = event.copy
      for (const copy of [before, event.copy])
        if (copy?.improvement === 'theatre') playerAt(state, copy.seat).theatreCount = 0
      return
    }
    case 'pactOffered':
      state.display.pact = without(state.display.pact, event.offer.pact)
      state.offered = event.offer
      return
    case 'pactRefused':
      state.offered = null
      state.discards.pact.push(event.offer.pact)
      return
    case 'pactSigned': {
      const { pact: id, from, to } = event.offer
      state.offered = null
      state.pacts.push({ id, signers: [from, to], unitTroopId: null, caravanLastOwner: null })
      return
    }
    case 'unitPlaced': {
      const pact = state.pacts.find(({ id }) => id === event.pact)
      if (pact === undefined) throw new Error(`no pact ${event.pact}`)
      pact.unitTroopId = state.troops
      pact.caravanLastOwner = event.lastOwner
      return
    }
    case 'caravanArrived': {
      const pact = state.pacts.find(({ id }) => id === 'tradeRoute')
      if (pact !== undefined) pact.caravanLastOwner = event.owner
      return
    }
    case 'pactEnded':
      return endPact(state, event)
    case 'pointGained': {
      const player = playerAt(state, event.seat)
      player.tally[event.why] = (player.tally[event.why] ?? 0) + 1
      if (event.why === 'university') player.universityArmed = false
      return
    }
    case 'theatreCounted':
      playerAt(state, event.seat).theatreCount++
      return
    case 'rotated':
      state.rotatingVp = event.seat
      return
    case 'revoltTaken': {
      const player = playerAt(state, event.seat)
      state.revoltSupply = without(state.revoltSupply, event.revolt)
      for (const card of event.under) takeUnseen(player.hand, card, event.seat)
      player.revolts.push({ id: event.revolt, under: [...event.under] })
      return
    }
    case 'revoltLeft': {
      const player = playerAt(state, event.seat)
      player.revolts = player.revolts.filter(({ id }) => id !== event.revolt)
      if (event.to === 'supply') state.revoltSupply.push(event.revolt)
      return
    }
    case 'regained': {
      const player = playerAt(state, event.seat)
      const over = player.revolts.find(({ id }) => id === event.under)
      if (over === undefined) put(player.hand, event.card)
      else over.under = [event.card]
      return
    }
    case 'inventionMoved':
      if (event.from !== null) take(playerAt(state, event.from).hand, hide(invention, event.from))
      if (event.seat !== null) put(playerAt(state, event.seat).hand, hide(invention, event.seat))
      state.inventionInSupply = event.seat === null
      state.inventionWith = event.seat
      return
    case 'inventionStays':
      state.inventionWith = null
      return
    case 'eventsDrawn':
      for (const { seat, card } of event.draws) {
        state.decks.event.pop()
        playerAt(state, seat).drawn.push(card)
      }
      return
    case 'warlockDrew': {
      const { seat, cards } = event
      state.decks.event.splice(-cards.length)
      state.warlock = { seat, cards: { bag: [] } }
      for (const card of cards) put(state.warlock.cards, card)
      return
    }
    case 'warlockKept':
      state.warlock = null
      state.warlockKept = { seat: event.seat, event: event.event }
      state.eventDiscards.push(event.other)
      return
    case 'warlockDiscarded':
      state.warlockKept = null
      state.eventDiscards.push(event.event)
      return
    case 'cardsPlaced':
      return placeCards(state, event)
    case 'planned':
      playerAt(state, event.seat).planning = event.now
      return
    case 'eventTaken': {
      const player = playerAt(state, event.seat)
      player.drawn = []
      put(player.events, event.card)
      return
    }
    case 'eventPlaced':
      takeUnseen(playerAt(state, event.seat).events, event.card, event.seat)
      state.eventSlot.push({ placedBy: event.seat, card: event.card })
      return
    case 'spied':
      state.spied = { bag: [] }
      for (const card of event.cards) put(state.spied, card)
      return
    case 'spyChose':
      state.spyChoice = [event.card]
      return
    case 'eventsPlaced':
      for (const { pile, entry } of event.entries) lay(state, pile, entry)
      state.eventDiscards.push(...event.discarded)
      state.eventSlot = []
      state.spied = { bag: [] }
      state.spyChoice = []
      return
    case 'revealed': {
      const entry = state.present.shift()
      state.resolving = { card: event.card, lies: true, attached: entry?.attached ?? [] }
      return
    }
    case 'attachedRevealed':
      state.resolving = { card: event.card, lies: true, attached: [] }
      return
    case 'notPlayed':
    case 'cardFinished':
      return liftCard(state)
    case 'flagSet':
      state.flags[event.flag] = event.on
      return
    case 'skipNext':
      playerAt(state, event.seat).skipNext += event.by
      return
    case 'fairWinds':
      playerAt(state, event.seat).fairWinds = event.on
      return
    case 'revoltRevealed':
      state.revoltSupply.push(event.revolt)
      return liftCard(state)
    case 'eventResolved':
      state.eventDiscards.push(event.card)
      return liftCard(state)
    case 'futureShuffled':
      state.future = [...event.future]
      return
    default:
      evolveMap(state, event)
  }
}
