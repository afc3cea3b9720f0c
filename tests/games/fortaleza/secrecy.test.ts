/** The secrecy table of RULES.md, a test for each row [FZ-7.1]. */
import { describe, expect, test } from 'vitest'
import { type Seat, seatOf, type Viewer } from '../../../shared/engine/ids.ts'
import { seedFromNumber } from '../../../shared/engine/random.ts'
import { conceal, faces } from '../../../shared/engine/secret.ts'
import { openTable } from '../../../shared/engine/table.ts'
import { deckFor } from '../../../shared/games/fortaleza/components.ts'
import { fortaleza } from '../../../shared/games/fortaleza/game.ts'
import type { State } from '../../../shared/games/fortaleza/state.ts'
import { dealt, given, seat } from '../../kit/fortaleza.ts'

const [blue, green, nobody] = [seat('B'), seat('G'), null]
const see = (state: State, viewer: Viewer = null): State => conceal(state, viewer)
const handOf = (state: State, owner: Viewer): State['players'][number]['hand'] =>
  state.players[owner ?? 0]!.hand
const state = given({
  deck: 30,
  coins: { B: 3 },
  spaces: {
    NG: [
      ['B', 1],
      ['G', 2],
    ],
  },
  temple: { G: 2 },
})

describe('who sees what', () => {
  test('[FZ-7.1] cards in a hand: the owner sees them, others and spectators their number', () => {
    const { state: fresh } = dealt(4)
    for (const { seat: owner } of fresh.players)
      for (const viewer of [...fresh.players.map((player) => player.seat), nobody]) {
        const { bag } = handOf(see(fresh, viewer), owner)
        expect(bag).toHaveLength(8)
        expect(bag.filter((card) => card !== null)).toHaveLength(viewer === owner ? 8 : 0)
      }
  })

  test('[FZ-7.1] order of the deck: nobody', () => {
    for (const viewer of [blue, green, nobody])
      expect(see(dealt(4).state, viewer).deck).toEqual(Array(48).fill(null))
  })

  test('[FZ-7.1] number of cards in the deck: everybody', () => {
    for (const viewer of [blue, green, nobody]) expect(see(state, viewer).deck).toHaveLength(30)
  })

  test('[FZ-7.1, FZ-9.32] discard pile, all cards in order: everybody', () => {
    expect(state.discard.length).toBeGreaterThan(0)
    for (const viewer of [blue, green, nobody]) expect(see(state, viewer).discard).toEqual(state.discard)
  })

  test('[FZ-7.1, FZ-9.30] board, covered tiles, stacks, coins, pawns, scores: everybody', () => {
    const open = ({ board, players }: State) => ({
      board,
      players: players.map(({ hand: _hand, ...rest }) => rest),
    })
    for (const viewer of [blue, green, nobody]) expect(open(see(state, viewer))).toEqual(open(state))
  })

  test('[FZ-7.1, FZ-7.4] random seed: nobody; it is no part of a state or an entry', () => {
    const seed = seedFromNumber(0xabcdef12345)
    const table = openTable(fortaleza, { seats: 4, options: { scoring: 'basic' }, seed })
    table.begin(0)
    expect(JSON.stringify([table.state, table.log])).not.toContain(seed)
    expect(JSON.stringify([table.state, table.log])).not.toContain('abcdef12345')
  })
})

test('[FZ-7.2] a used card is public with its role; drawn cards reach the drawer alone', () => {
  const one = dealt(4, 3)
  const drawers = new Set<Seat>()
  for (let cid = 1; cid <= 4; cid++) {
    const [asked] = one.decisions()
    const { seat: drawer, key } = asked!
    const hand = faces(one.state.players[drawer]!.hand)
    const cards = hand.slice(0, 2).map((cardId) => ({ cardId, as: 'any' as const }))
    const played = one.play(drawer, { cid, decision: key, moves: [{ type: 'takeResourcesTwo', cards }] }, 0)
    if (!played.ok) throw new Error('refused')
    const drawn = faces(one.state.players[drawer]!.hand).filter((id) => !hand.includes(id))
    expect(drawn).toHaveLength(2)
    for (const viewer of [...one.state.players.map((player) => player.seat), nobody]) {
      const frame = JSON.stringify(conceal(played.value, viewer))
      for (const card of cards) expect(frame).toContain(JSON.stringify(card))
      for (const id of drawn) expect(frame.includes(`"${id}"`)).toBe(viewer === drawer)
    }
    drawers.add(drawer)
  }
  expect(drawers.size).toBe(4)
})

test('[FZ-7.3] which cards are in the game is public: it hangs on the number of players alone', () => {
  expect(deckFor(3)).toHaveLength(60)
  expect(deckFor(4)).toEqual(deckFor(5))
})

test('[FZ-7.4] a view keeps the numbers of cards', () => {
  const view = see(dealt(4).state)
  expect([view.deck.length, ...view.players.map(({ hand }) => hand.bag.length)]).toEqual([48, 8, 8, 8, 8])
})

test('[FZ-7.5] a refusal is an answer to its sender and leaves nothing for others to see', () => {
  const one = dealt(4, 5)
  const [asked] = one.decisions()
  const before = JSON.stringify([one.state, one.log])
  const moves = [{ type: 'retireToTemple' as const, cards: [{ cardId: 'nothing', as: 'any' as const }] }]
  const refused = one.play(asked!.seat, { cid: 1, decision: asked!.key, moves }, 0)
  expect(refused.ok).toBe(false)
  expect(JSON.stringify([one.state, one.log])).toBe(before)
  expect(one.news(seatOf((asked!.seat + 1) % 4), one.seq)).toEqual([])
})
