/** Event → state: the only code that changes a Fortaleza state. */
import type { Seat } from '../../engine/ids.ts'
import { put, take } from '../../engine/secret.ts'
import { stackKinds, type StackKind } from './components.ts'
import { type Event, type Player, scoreParts, type ScorePart, type State, type Tile } from './state.ts'

export const playerAt = (state: State, seat: Seat): Player => {
  const player = state.players[seat]
  if (player === undefined) throw new Error(`no seat ${seat}`)
  return player
}

/** The top tile leaves the stack; covered tiles never come back [FZ-5.23]. */
const lay = (state: State, pile: Tile[] | undefined, seat: Seat, kind: StackKind): Tile[] => {
  const level = playerAt(state, seat).stacks[kind].shift()
  if (level === undefined) throw new Error(`stack ${kind} of seat ${seat} is empty`)
  return [...(pile ?? []), { owner: seat, level }]
}

const emptyScores = (): Record<ScorePart, number> =>
  Object.fromEntries(scoreParts.map((part) => [part, 0])) as Record<ScorePart, number>

const addPoints = (player: Player, part: ScorePart, points: number): void => {
  const current = player.phaseScores.at(-1)
  if (current === undefined) throw new Error('no scoring is under way')
  current[part] += points
  player.score += points
}

/** Cards gathered and dealt anew; everything but the cards stays as it is [FZ-4.8]. */
const deal = (state: State, event: Extract<Event, { type: 'dealt' }>): void => {
  state.phase = event.phase
  state.stage = 'turn'
  state.turnInPhase = 1
  state.activeSeat = state.startSeat
  state.cardsPlayedThisTurn = 0
  state.deck = [...event.deck]
  state.discard = []
  for (const player of state.players) {
    player.hand = { bag: [] }
    for (const card of event.hands[player.seat] ?? []) put(player.hand, card)
  }
}

export const evolve = (state: State, event: Event): void => {
  switch (event.type) {
    case 'startPlayerDrawn':
      state.startSeat = event.seat
      return
    case 'dealt':
      return deal(state, event)
    case 'cardsUsed': {
      const { hand } = playerAt(state, event.seat)
      for (const { cardId } of event.cards) {
        take(hand, { secret: cardId, to: [event.seat] })
        state.discard.push(cardId)
      }
      state.cardsPlayedThisTurn += event.cards.length
      return
    }
    case 'coinsTaken':
      playerAt(state, event.seat).coins += event.coins
      return
    case 'coinsPaid':
      playerAt(state, event.seat).coins -= event.coins
      return
    case 'wallBuilt':
    case 'gateBuilt':
    case 'towerBuilt': {
      const kind = event.type === 'towerBuilt' ? 'tower' : 'wall'
      state.board.spaces[event.space] = lay(state, state.board.spaces[event.space], event.seat, kind)
      return
    }
    case 'guildBuilt':
      state.board.guilds[event.zone] = lay(state, state.board.guilds[event.zone], event.seat, 'guild')
      return
    case 'collectorPlaced':
      if (event.replaced !== null) playerAt(state, event.replaced).pawnSupply += 1
      playerAt(state, event.seat).pawnSupply -= 1
      state.board.collectors[event.zone] = event.seat
      return
    case 'pawnRetired': {
      const player = playerAt(state, event.seat)
      player.pawnSupply -= 1
      player.templePawns += 1
      return
    }
    case 'tilesDeveloped': {
      const player = playerAt(state, event.seat)
      for (const kind of stackKinds) {
        player.stacks[kind].splice(0, event.tiles[kind])
        player.developed[kind] += event.tiles[kind]
      }
      return
    }
    case 'drew': {
      const { hand } = playerAt(state, event.seat)
      state.deck.splice(0, event.cards.length)
      for (const card of event.cards) put(hand, card)
      return
    }
    case 'turnEnded':
      state.activeSeat = event.next
      state.cardsPlayedThisTurn = 0
      if (event.next === state.startSeat) state.turnInPhase += 1
      return
    case 'scoringStarted':
      for (const player of state.players) player.phaseScores.push(emptyScores())
      return
    case 'scored':
      for (const player of state.players) addPoints(player, event.part, event.points[player.seat] ?? 0)
      return
    case 'templeScored':
      return addPoints(playerAt(state, event.seat), 'temple', event.points)
    case 'phaseEnded':
      state.stage = event.chooser === null ? 'finished' : 'chooseStartPlayer'
      state.activeSeat = event.chooser ?? state.activeSeat
      return
    case 'startPlayerNamed':
      state.startSeat = event.seat
      // Answered: nobody is asked it while the deal that follows is shown, nor does a turn or a scoring go on.
      state.stage = 'turn'
      state.cardsPlayedThisTurn = 0
      return
  }
}
