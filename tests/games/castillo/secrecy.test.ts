/** The secrecy table of RULES.md, a test for each row, viewers and the public alike [CA-7.1, CA-7.2]. */
import { describe, expect, test } from 'vitest'
import { legalMoves } from '../../../shared/engine/game.ts'
import { type Seat, seatOf, type Viewer } from '../../../shared/engine/ids.ts'
import { seedFromNumber } from '../../../shared/engine/random.ts'
import { conceal } from '../../../shared/engine/secret.ts'
import { openTable, type Table } from '../../../shared/engine/table.ts'
import type { PlayerCount, RoleCard } from '../../../shared/games/castillo/components.ts'
import { castillo } from '../../../shared/games/castillo/game.ts'
import type { Move } from '../../../shared/games/castillo/moves.ts'
import type { Event, State } from '../../../shared/games/castillo/state.ts'
import { choicesFrom } from '../../../shared/games/castillo/steps/choosing.ts'
import { choose, given, opened, player, playAll, type Scene, seat, wandered } from '../../kit/castillo.ts'
import { keyOf, tableAt } from '../../kit/tables.ts'

const viewersOf = (state: State): Viewer[] => [...state.players.map((one) => one.seat), null]
const see = (state: State, viewer: Viewer): State => conceal(state, viewer)

/** In the middle of a game, with everything in its place. */
const scene: Scene = {
  players: 3,
  options: { winter: 'yes' },
  round: 4,
  hand: { A: ['trader', 'stonemason', 'masterBuilder'], C: ['masterBuilder', 'worker2'] },
  has: { A: '3S 1Ag', B: '2T' },
  talers: { A: 5, C: 9 },
  vp: { B: 12 },
  tower: '2S 1T',
  forge: 3,
  built: ['tavern', 'house1'],
  castle: { 'tavern-a': 'B' },
  carts: { cartSand: 'A', rider: 'C' },
  revealed: ['sleighs', 'firewood'],
  deck: ['winterInn', 'snowstorm', 'hardFrost', 'royalBounty'],
}
const middle = given({ ...scene, chosen: { A: ['trader'], C: ['worker2'] } })

describe('who sees what', () => {
  test('[CA-7.2, CA-2.8] one’s own choice: the owner; others and the public only that there is one', () => {
    for (const viewer of viewersOf(middle)) {
      const [a, b, c] = see(middle, viewer).players.map(({ choice }) => choice)
      expect(a).toEqual({ cards: viewer === seat('A') ? { secret: ['trader'], to: [0] } : null })
      expect(b).toBeNull()
      expect(c).toEqual({ cards: viewer === seat('C') ? { secret: ['worker2'], to: [2] } : null })
    }
  })

  test('[CA-7.2, CA-2.8] hands and played cards: everybody', () => {
    const open = (state: State) => state.players.map(({ hand, played }) => ({ hand, played }))
    expect(open(middle)[0]?.hand).toHaveLength(3)
    for (const viewer of viewersOf(middle)) expect(open(see(middle, viewer))).toEqual(open(middle))
  })

  test('[CA-7.1] resources, talers, points, helper supply: everybody', () => {
    const open = (state: State) =>
      state.players.map(({ choice: _choice, hand: _hand, played: _played, ...rest }) => rest)
    for (const viewer of viewersOf(middle)) expect(open(see(middle, viewer))).toEqual(open(middle))
  })

  test('[CA-7.1, CA-2.8] cards out, tower, stock, bank, Forge, carts, castle: everybody', () => {
    const open = ({ players: _players, winter: _winter, ...rest }: State) => rest
    const shop = given({
      ...scene,
      phase: 'buy',
      queue: ['A stonemason', 'B worker1'],
      cards: { 'B worker1': '1S 1T' },
    })
    for (const state of [middle, shop])
      for (const viewer of viewersOf(state)) expect(open(see(state, viewer))).toEqual(open(state))
  })

  test('[CA-7.2] winter cards to come: nobody; those shown: everybody', () => {
    for (const viewer of viewersOf(middle)) {
      const { winter } = see(middle, viewer)
      expect(winter.deck).toEqual([null, null, null, null])
      expect(winter.revealed).toEqual(['sleighs', 'firewood'])
    }
  })

  test('[CA-7.2] nothing else is hidden', () => {
    const hidden = { ...middle, winter: null, players: null }
    for (const viewer of viewersOf(middle))
      expect({ ...see(middle, viewer), winter: null, players: null }).toEqual(hidden)
  })
})

type Tried = Table<State, Move, Event>

/** What everybody but the chooser can ever get of a table: the whole log, the view, the questions. */
const framesOf = (table: Tried, chooser: Seat): string[] =>
  viewersOf(table.state)
    .filter((viewer) => viewer !== chooser)
    .map((viewer) =>
      JSON.stringify([
        table.news(viewer, table.log[0]!.seq),
        table.log.map((entry) => conceal(entry, viewer)).slice(1),
        table.view(viewer),
        table.decisions(),
      ]),
    )

/** A fresh table on which a seat makes these choices, one replacing the other. */
const chosenOn = (players: PlayerCount, chooser: Seat, choices: readonly (readonly RoleCard[])[]): Tried => {
  const table = opened(players, 17, { winter: 'yes' })
  const key = keyOf(table, chooser)
  for (const [index, cards] of choices.entries()) {
    const taken = table.play(chooser, { cid: index + 1, decision: key, moves: [choose(...cards)] }, 0)
    if (!taken.ok) throw new Error('refused')
  }
  return table
}

const allChoices = (players: PlayerCount): readonly (readonly RoleCard[])[] =>
  choicesFrom(player(given({ players }), 'A').hand, players === 2 ? 2 : 1)

describe('a choice cannot be told from another', () => {
  test.each([2, 3, 4] as const)('[CA-7.2] %i players: every frame is the same, byte for byte', (players) => {
    const choices = allChoices(players)
    expect(choices).toHaveLength(players === 2 ? 21 : 7)
    for (const chooser of [seatOf(0), seatOf(players - 1)]) {
      const frames = choices.map((cards) => framesOf(chosenOn(players, chooser, [cards]), chooser))
      expect(frames[0]).toHaveLength(players)
      for (const other of frames) expect(other).toEqual(frames[0])
      expect(new Set(frames.flat().map((text) => text.includes('"secret"')))).toEqual(new Set([false]))
    }
  })

  test.each([2, 3, 4] as const)(
    '[CA-7.2, CA-4.1.2] %i players: nor when it is replaced, by whatever',
    (players) => {
      const chooser = seatOf(1)
      const choices = allChoices(players)
      const frames = choices.flatMap((first) =>
        choices.map((second) => framesOf(chosenOn(players, chooser, [first, second]), chooser)),
      )
      for (const other of frames) expect(other).toEqual(frames[0])
    },
  )

  test('[CA-7.2] the chooser’s own frame does tell', () => {
    const [one, other] = (['trader', 'worker1'] as const).map((card) =>
      JSON.stringify(chosenOn(4, seatOf(2), [[card]]).view(seatOf(2))),
    )
    expect(one).not.toBe(other)
  })

  test('[CA-7.2] also in the middle of a game, after other choices', () => {
    const setting = { seats: 3, options: middle.config, seed: seedFromNumber(3) }
    const frames = (['trader', 'stonemason', 'masterBuilder'] as const).map((card) => {
      const table = tableAt(castillo, setting, given({ ...scene, chosen: { C: ['worker2'] } }))
      const asked = keyOf(table, seat('A'))
      const taken = table.play(seat('A'), { cid: 1, decision: asked, moves: [choose(card)] }, 0)
      expect(taken.ok).toBe(true)
      return [seat('B'), seat('C'), null].map((viewer) =>
        JSON.stringify([table.log.map((entry) => conceal(entry, viewer)), table.view(viewer)]),
      )
    })
    expect(frames[1]).toEqual(frames[0])
    expect(frames[2]).toEqual(frames[0])
  })

  test('[CA-7.2, CA-4.1.6] with the last choice all cards are shown at once, and not what was replaced', () => {
    const { events, state } = playAll(given({ players: 3 }), [
      ['A', choose('bricklayer')],
      ['A', choose('trader')],
      ['B', choose('stonemason')],
      ['C', choose('messenger')],
    ])
    for (const viewer of viewersOf(state).slice(1)) {
      const heard = JSON.stringify(conceal(events, viewer))
      expect(heard).toContain('{"seat":0,"card":"trader"}')
      expect(heard).not.toContain('bricklayer')
    }
  })
})

describe('chance', () => {
  test('[CA-7.2] two decks of winter cards look alike', () => {
    const views = [3, 4, 5].map((seed) => {
      const { state } = opened(3, seed, { winter: 'yes' })
      return viewersOf(state).map((viewer) => JSON.stringify(see(state, viewer).winter))
    })
    expect(new Set(views.flat()).size).toBe(1)
  })

  test('[CA-7.3] after the setup nothing is left to chance: the same choices give the same game', () => {
    const log = (seed: number) => {
      const table = openTable(castillo, {
        seats: 4,
        options: { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' },
        seed: seedFromNumber(seed),
      })
      table.begin(0)
      for (let step = 0; step < 60; step++) {
        const [asked] = table.decisions()
        if (asked === undefined) break
        const [move] = legalMoves(castillo, table.state, asked.seat)
        table.play(asked.seat, { cid: step + 1, decision: asked.key, moves: [move!] }, 0)
      }
      return { start: table.log[0]!, rest: JSON.stringify(table.log.slice(1)) }
    }
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8].map(log)
    const alike = (one: (typeof seeds)[number]): string => JSON.stringify(one.start)
    for (const one of seeds)
      for (const other of seeds) if (alike(one) === alike(other)) expect(one.rest).toBe(other.rest)
    expect(new Set(seeds.map(alike)).size).toBeLessThan(seeds.length)
  })

  test('[CA-7.3] the seed is no part of a state or of a log', () => {
    const seed = seedFromNumber(0xabcdef12345)
    const table = openTable(castillo, {
      seats: 3,
      options: { winter: 'yes', roundTrackTalers: 'one', workerSupply: 'choose' },
      seed,
    })
    table.begin(0)
    expect(JSON.stringify([table.state, table.log])).not.toContain('abcdef12345')
  })

  test('[CA-7.2] in a whole game no viewer ever holds a winter card to come, or another’s choice', () => {
    const { log, state } = wandered(4, 23, 2000, { winter: 'yes' })
    expect(state.phase).toBe('finished')
    for (const viewer of viewersOf(state)) {
      const text = JSON.stringify(log.map((entry) => conceal(entry, viewer)))
      const readers = [...text.matchAll(/"to":(\[[^\]]*\])/g)].map(([, to]) => to)
      expect(new Set(readers)).toEqual(viewer === null ? new Set() : new Set([`[${viewer}]`]))
    }
  })
})
