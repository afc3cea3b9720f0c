import { expect, test } from 'vitest'
import { copy } from '../../../shared/engine/copy.ts'
import { collectEvents } from '../../../shared/engine/game.ts'
import { setupChance } from '../../../shared/engine/chance.ts'
import { seqOf } from '../../../shared/engine/ids.ts'
import { noRandom } from '../../../shared/engine/noRandom.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { faces, known } from '../../../shared/engine/secret.ts'
import { cardKinds, cardOf, deckFor, turnsPerPhase } from '../../../shared/games/fortaleza/components.ts'
import { fortaleza } from '../../../shared/games/fortaleza/game.ts'
import { spacesInPlay, zonesInPlay } from '../../../shared/games/fortaleza/layout.ts'
import { dealt, given, resources, seat } from '../../kit/fortaleza.ts'

/** A table where chance names this seat as the first to start. */
const startedBy = (wanted: number) => {
  for (let seed = 1; seed <= 100; seed++) {
    const table = dealt(4, seed)
    if (table.state.startSeat === wanted) return { state: table.state, seed }
  }
  throw new Error(`seat ${wanted} never starts`)
}

test('[FZ-10.20, FZ-3.5] three players: 60 cards, 6 zones, 8 towers', () => {
  const { state } = dealt(3)
  expect(fortaleza.census(state)['cards']).toBe(60)
  expect(state.players.map(({ hand }) => hand.bag.length)).toEqual([8, 8, 8])
  expect(state.deck).toHaveLength(36)
  expect(zonesInPlay(3)).toHaveLength(6)
  expect(spacesInPlay(3).filter(({ kind }) => kind === 'tower')).toHaveLength(8)
  const all = [...state.deck.map(known), ...state.players.flatMap(({ hand }) => faces(hand))]
  expect(all.some((id) => cardOf(id).color === 'purple')).toBe(false)
  expect(cardKinds.map((kind) => all.filter((id) => cardOf(id).kind === kind).length)).toEqual([
    28, 4, 4, 10, 6, 3, 5,
  ])
  for (const { hand } of state.players)
    expect(faces(hand).some((id) => cardOf(id).kind === 'wild')).toBe(true)
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
  const { state } = startedBy(2)
  for (const [step, owner] of ['x-1', 'x-2', 'x-3', 'x-4'].entries()) {
    const to = (state.startSeat + step) % 4
    expect(faces(state.players[to]!.hand)).toContain(owner)
  }
  const rest = [...state.deck.map(known), ...state.players.flatMap(({ hand }) => faces(hand))]
  expect(rest.filter((id) => cardOf(id).kind === 'wild')).toHaveLength(8)
})

test('[FZ-3.8, FZ-3.7] the start seat is drawn, then the shuffle; seven cards each from the start seat on', () => {
  const { state, seed } = startedBy(2)
  const chance = setupChance(seedFromNumber(seed))
  expect(chance.below(4)).toBe(2)
  const wilds = ['x-1', 'x-2', 'x-3', 'x-4']
  const pile = chance.shuffle(
    deckFor(4)
      .map(({ id }) => id)
      .filter((id) => !wilds.includes(id)),
  )
  expect(state.deck.map(known)).toEqual(pile.slice(28))
  for (const [place, drawer] of [2, 3, 0, 1].entries()) {
    const block = pile.slice(place * 7, place * 7 + 7)
    expect(faces(state.players[drawer]!.hand)).toEqual([...block, `x-${place + 1}`].sort())
  }
})

test('[FZ-3.8] phase 2 is shuffled by the naming of its start player, and by nothing before', () => {
  const hand = { B: [], G: [], R: [], Y: ['w-1'] }
  const last = given({ active: 'Y', played: 1, deck: 0, hand })
  const scored = copy(last)
  collectEvents(fortaleza, scored, noRandom, (progress) =>
    fortaleza.perform(progress, seat('Y'), resources('w-1')),
  )
  const naming = { type: 'chooseStartPlayer', seat: 1 } as const
  const [asked] = fortaleza.decisions(scored)
  const decks = [1, 2].map((number) => {
    const state = copy(scored)
    const chance = randomAt(seedFromNumber(number), seqOf(1))
    collectEvents(fortaleza, state, chance, (progress) => fortaleza.perform(progress, asked!.seat, naming))
    return state.deck.map(known)
  })
  expect(decks[0]).toHaveLength(48)
  expect(decks[0]).not.toEqual(decks[1])
})
