import { expect, test } from 'vitest'
import { seqOf } from '../../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { faces, known } from '../../../shared/engine/secret.ts'
import { cardOf, deckFor, turnsPerPhase } from '../../../shared/games/fortaleza/components.ts'
import { fortaleza } from '../../../shared/games/fortaleza/game.ts'
import { spacesInPlay, zonesInPlay } from '../../../shared/games/fortaleza/layout.ts'
import { dealt } from '../../kit/given.ts'

test('[FZ-10.20, FZ-3.5] three players: 60 cards, 6 zones, 8 towers', () => {
  const { state } = dealt(3)
  expect(fortaleza.census(state)['cards']).toBe(60)
  expect(state.players.map(({ hand }) => hand.bag.length)).toEqual([8, 8, 8])
  expect(state.deck).toHaveLength(36)
  expect(zonesInPlay(3)).toHaveLength(6)
  expect(spacesInPlay(3).filter(({ kind }) => kind === 'tower')).toHaveLength(8)
  const all = [...state.deck.map(known), ...state.players.flatMap(({ hand }) => faces(hand))]
  expect(all.some((id) => cardOf(id).color === 'purple')).toBe(false)
})

test('[FZ-10.21] four players: 48 cards in the deck, 14 guild tiles', () => {
  const { state } = dealt(4)
  expect(state.deck).toHaveLength(48)
  expect(state.players[0]!.stacks.guild).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4])
})

test('[FZ-10.22] five players: 40 cards in the deck, 10 guild tiles, 8 turns', () => {
  const { state } = dealt(5)
  expect(state.deck).toHaveLength(40)
  expect(state.players[0]!.stacks.guild).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
  expect(turnsPerPhase[5]).toBe(8)
})

test('[FZ-3.1] each seat has a colour of its own', () => {
  expect(new Set(dealt(5).state.players.map(({ color }) => color)).size).toBe(5)
})

test('[FZ-3.2, FZ-9.6] nobody has points or coins', () => {
  expect(dealt(4).state.players.map(({ score, coins }) => [score, coins])).toEqual(Array(4).fill([0, 0]))
})

test('[FZ-3.3] everybody has a full set of tiles and 8 pawns', () => {
  for (const { stacks, pawnSupply } of dealt(4).state.players) {
    expect([stacks.guild.length, stacks.wall.length, stacks.tower.length, pawnSupply]).toEqual([14, 12, 8, 8])
  }
})

test('[FZ-3.6] any seat may start, by chance', () => {
  const starts = new Set(Array.from({ length: 30 }, (_, seed) => dealt(4, seed + 1).state.startSeat))
  expect(starts.size).toBe(4)
})

test('[FZ-3.7, FZ-9.9] everybody is dealt a wild card of their own; the others are shuffled in', () => {
  const { state } = dealt(4)
  for (const [step, owner] of ['x-1', 'x-2', 'x-3', 'x-4'].entries()) {
    const to = (state.startSeat + step) % 4
    expect(faces(state.players[to]!.hand)).toContain(owner)
  }
  const rest = [...state.deck.map(known), ...state.players.flatMap(({ hand }) => faces(hand))]
  expect(rest.filter((id) => cardOf(id).kind === 'wild')).toHaveLength(8)
})

test('[FZ-3.8] the start seat is drawn before the shuffle, and nothing else in the setup', () => {
  const chance = randomAt(seedFromNumber(1), seqOf(1))
  const { state } = dealt(4)
  expect(state.startSeat).toBe(chance.below(4))
  const wilds = ['x-1', 'x-2', 'x-3', 'x-4']
  const pile = chance.shuffle(
    deckFor(4)
      .map(({ id }) => id)
      .filter((id) => !wilds.includes(id)),
  )
  expect(state.deck.map(known)).toEqual(pile.slice(28))
  expect(faces(state.players[state.startSeat]!.hand)).toEqual([...pile.slice(0, 7), 'x-1'].sort())
})
