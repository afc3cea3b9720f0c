/** Components, the map, and how a game begins [sections 2, 3 and 8 of RULES.md]. */
import { describe, expect, test } from 'vitest'
import { faces } from '../../../shared/engine/secret.ts'
import {
  actionCardsOf,
  actionKinds,
  cardsOf,
  civilians,
  colourOf,
  colours,
  improvements,
  lakes,
  markets,
  pacts,
  pieceLimits,
  revolts,
} from '../../../shared/games/storming/components.ts'
import { directedOf, generalEventIds } from '../../../shared/games/storming/events.ts'
import { storming } from '../../../shared/games/storming/game.ts'
import {
  adjacentTo,
  distance,
  findRegion,
  type RegionId,
  regions,
  regionsFor,
  startCards,
  startCardsFor,
} from '../../../shared/games/storming/layout.ts'
import { stormingMeta } from '../../../shared/games/storming/meta.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import {
  asked,
  at,
  given,
  legal,
  type Letter,
  player,
  play,
  points,
  reason,
  regionIds,
  run,
  supply,
  wandered,
} from '../../kit/storming.ts'

describe('components', () => {
  test('[ST-1.1] three or four players', () => {
    expect([stormingMeta.seats.min, stormingMeta.seats.max, storming.seats]).toEqual([
      3,
      4,
      stormingMeta.seats,
    ])
    expect(() => storming.blank({ seats: 5, options: wandered(3, 1, 0).state.config })).toThrow('3 or 4')
  })

  test('[ST-2.1, ST-R1, ST-R19] 170 cards: three decks of ten, 28 and 60 events, 20 actions, 11 revolts, the Invention, 20 start cards', () => {
    expect([civilians.length, improvements.length, pacts.length]).toEqual([10, 10, 10])
    expect(markets.map((kind) => new Set(cardsOf[kind]).size)).toEqual([10, 10, 10])
    expect([
      generalEventIds.length,
      colours.flatMap(actionCardsOf).length,
      revolts.length,
      startCards.length,
    ]).toEqual([28, 20, 11, 20])
    const { state } = wandered(3, 1, 0)
    for (const kind of markets) expect([state.display[kind].length, state.decks[kind].length]).toEqual([2, 8])
  })

  test('[ST-2.2, ST-3.1, ST-3.11] what a player begins with', () => {
    const { state } = wandered(4, 5, 12)
    expect(state.round).toBe(1)
    for (const { seat, hand, events, tally, skipNext, supply: own } of state.players) {
      expect(faces(hand).toSorted()).toEqual(actionCardsOf(colourOf(seat)).toSorted())
      expect([events.bag.length, tally, skipNext]).toEqual([6, {}, 0])
      expect(own).toEqual({ ...pieceLimits, village: 3, soldier: 4 })
    }
    expect([state.rotatingVp, asked(state)[0]?.slice(2)]).toEqual([null, 'plan'])
  })

  test('[ST-2.3, ST-3.3, ST-R27] what lies beside the board', () => {
    const { state } = wandered(3, 2, 9)
    expect([lakes, state.lakeReserve, state.revoltSupply, state.inventionInSupply]).toEqual([
      4,
      1,
      revolts,
      true,
    ])
    expect([state.pacts, state.flags, state.libraryCopy]).toEqual([
      [],
      { famine: false, truce: false, embargo: false, chaos: false },
      null,
    ])
  })

  test('[ST-2.4] seats and colours', () => {
    expect(wandered(4, 1, 0).state.players.map(({ seat }) => colourOf(seat))).toEqual([
      'red',
      'blue',
      'green',
      'yellow',
    ])
  })

  test('[ST-R6] five action cards, two of them military', () => {
    expect(actionKinds).toEqual(['build', 'recruit', 'military1', 'military2', 'diplomacy'])
  })
})

describe('the map', () => {
  test('[ST-2.10] 44 regions in rows of 5, 6, 7, 8, 7, 6, 5', () => {
    const rows = 'ABCDEFG'.split('').map((row) => regions.filter(({ id }) => id.startsWith(row)).length)
    expect(rows).toEqual([5, 6, 7, 8, 7, 6, 5])
  })

  test('[ST-2.11, ST-2.12] the first of each row is grey, and out of play with three players', () => {
    expect(regions.filter(({ grey }) => grey).map(({ id }) => id)).toEqual([
      'A1',
      'B1',
      'C1',
      'D1',
      'E1',
      'F1',
      'G1',
    ])
    expect([regionsFor(3).length, regionsFor(4).length]).toEqual([37, 44])
    expect(adjacentTo(3, 'A2')).not.toContain('A1')
    expect(adjacentTo(4, 'A2')).toContain('A1')
  })

  test('[ST-2.13] start regions; those of three players are six apart', () => {
    const starts = (players: number) => regions.filter(({ start }) => start === players).map(({ id }) => id)
    expect(starts(4)).toEqual(['A3', 'D1', 'D8', 'G3'])
    expect(starts(3)).toEqual(['A5', 'D2', 'G5'])
    for (const a of starts(3)) for (const b of starts(3)) expect(distance(a, b)).toBe(a === b ? 0 : 6)
  })

  test('[ST-2.14] 109 and 90 neighbourhoods; neighbours are drawn side by side', () => {
    const pairs = (players: 3 | 4) =>
      regionIds(players).reduce((sum, id) => sum + adjacentTo(players, id).length, 0) / 2
    expect([pairs(4), pairs(3)]).toEqual([109, 90])
    for (const a of regions)
      for (const b of regions) {
        const apart = Math.hypot(a.x - b.x, a.y - b.y)
        if (a !== b) expect(distance(a.id, b.id) === 1).toBe(apart < 90)
      }
    expect([distance('A3', 'D5'), distance('D1', 'D8'), distance('A5', 'G5')]).toEqual([3, 7, 6])
    expect(adjacentTo(4, 'D4')).toEqual(['C3', 'C4', 'D3', 'D5', 'E3', 'E4'])
  })
})

const printed = [
  ['`start3-01`', 'C4 F3', 'D6', 'B4 E3 E6'],
  ['`start3-02`', 'B3 D6', 'E4', 'B2 C4 F4'],
  ['`start3-03`', 'B2 D7', 'D5', 'A3 D4 F3'],
  ['`start3-04`', 'D6 E4', 'C4', 'B3 E7 G3'],
  ['`start3-05`', 'B3 F4', 'D5', 'C6 E4 F2'],
  ['`start3-06`', 'C4 F3', 'D6', 'C3 D7 E5'],
  ['`start3-07`', 'D7 E4', 'C4', 'C7 D6 F2'],
  ['`start3-08`', 'A3 F3', 'D5', 'B3 C5 G3'],
  ['`start3-09`', 'B3 D6', 'E4', 'C4 E5 E7'],
  ['`start3-10`', 'C3 D7', 'D5', 'A3 B2 F3'],
  ['`start4-01`', 'B6 E2', 'D5', 'C5 E3 E6'],
  ['`start4-02`', 'B1 E6', 'D4', 'B5 F2 F5'],
  ['`start4-03`', 'C6 F1', 'D5', 'B2 C4 E5'],
  ['`start4-04`', 'B1 E6', 'D4', 'C3 C6 E2'],
  ['`start4-05`', 'C2 D6', 'D4', 'B1 B5 F2'],
  ['`start4-06`', 'C6 D3', 'D5', 'B2 C5 F1'],
  ['`start4-07`', 'C2 F6', 'D4', 'C3 E3 E5'],
  ['`start4-08`', 'B6 F1', 'D5', 'B2 E4 F5'],
  ['`start4-09`', 'D6 E2', 'D4', 'B5 C3 F6'],
  ['`start4-10`', 'C6 D3', 'D5', 'B1 E6 F2'],
] as const

describe('start cards', () => {
  test.each(printed)('[ST-2.20] %s: forests, mountain, lakes', (name, forests, mountain, lakesOn) => {
    const id = name.replaceAll('`', '')
    const players = id.startsWith('start3') ? 3 : 4
    const number = startCardsFor(players).findIndex((one) => one.id === id) + 1
    const { state } = run(given({ homes: false, players, options: { startCard: String(number) } }), [
      { type: 'startCard' },
      { type: 'keepWarlockEvent', seat: 0 as never },
    ])
    const lying = (terrain: string) =>
      regionIds(players).filter((region) => state.map[region]!.terrain === terrain)
    expect([lying('forest').join(' '), lying('mountain').join(' '), lying('lake').join(' ')]).toEqual([
      forests,
      mountain,
      lakesOn,
    ])
    expect([state.startCard, state.lakeReserve]).toEqual([id, 1])
  })

  /** Steps on foot from a region, around lakes. */
  const walking = (players: 3 | 4, from: RegionId, wet: readonly RegionId[]): Map<RegionId, number> => {
    const steps = new Map<RegionId, number>([[from, 0]])
    const queue = [from]
    for (let id = queue.shift(); id !== undefined; id = queue.shift())
      for (const next of adjacentTo(players, id))
        if (!steps.has(next) && !wet.includes(next)) {
          steps.set(next, steps.get(id)! + 1)
          queue.push(next)
        }
    return steps
  }

  test.each(startCards)('[ST-2.21] $id is fair to all', ({ players, forests, mountain, lakes: wet }) => {
    const starts = regions.filter(({ start }) => start === players).map(({ id }) => id)
    const features = [...forests, mountain, ...wet]
    for (const start of starts)
      for (const feature of features) expect(distance(start, feature)).toBeGreaterThan(1)
    const walks = starts.map((start) => walking(players, start, wet))
    expect(walks[0]!.size).toBe(regionsFor(players).length - wet.length)
    const spread = (steps: readonly number[]): number => Math.max(...steps) - Math.min(...steps)
    expect(spread(walks.map((steps) => steps.get(mountain)!))).toBeLessThanOrEqual(1)
    expect(
      spread(walks.map((steps) => Math.min(...forests.map((one) => steps.get(one)!)))),
    ).toBeLessThanOrEqual(1)
    // Whatever the others choose, there is room for a second village.
    const choices = starts.map((start) =>
      regionIds(players).filter((id) => distance(start, id) === 2 && !features.includes(id)),
    )
    const combine = ([first, ...more]: RegionId[][]): RegionId[][] =>
      first === undefined ? [[]] : first.flatMap((one) => combine(more).map((list) => [one, ...list]))
    for (const [index, own] of choices.entries())
      for (const others of combine(choices.filter((_, other) => other !== index))) {
        const built = [...starts, ...others]
        expect(own.some((id) => built.every((one) => distance(one, id) > 1))).toBe(true)
      }
  })
})

describe('setting up', () => {
  test('[ST-3.8] the start card is drawn when all start villages stand', () => {
    const drawn = [0, 1, 2, 3].map((moves) => wandered(3, 1, moves).state.startCard !== null)
    expect(drawn).toEqual([false, false, false, true])
  })

  test('[ST-8.2] the directed events for four are for four alone', () => {
    const designsFor = (players: 3 | 4) => {
      const { state } = wandered(players, 1, 0, { fourPlayerDirectedSet: 'true' })
      return new Set(
        state.players.flatMap(({ events }) => faces(events).map((one) => directedOf(one)?.design)),
      )
    }
    expect(designsFor(3)).toEqual(new Set(['assassination', 'corruption', 'insurrection']))
    expect(designsFor(4)).toEqual(new Set(['assassination4p', 'insurrection4p']))
  })

  test('[ST-3.2, ST-3.4, ST-7.10] decks are shuffled by the seed alone', () => {
    const decks = (seed: number) =>
      JSON.stringify([wandered(3, seed, 0).state.decks, wandered(3, seed, 0).state.display])
    expect(decks(4)).toBe(decks(4))
    expect(decks(4)).not.toBe(decks(5))
    // Each of the four by itself.
    for (const kind of ['event', ...markets] as const) {
      const orders = [4, 5, 6].map((seed) => JSON.stringify(wandered(3, seed, 0).state.decks[kind]))
      expect(new Set(orders).size).toBe(3)
    }
  })

  test('[ST-2.40, ST-3.5, ST-R47] copy k goes to the k-th opponent of its colour', () => {
    const { state } = wandered(3, 1, 0)
    expect(faces(player(state, 'G').events).toSorted()).toEqual(
      ['assassination', 'corruption', 'insurrection'].flatMap((design) => [
        `${design}-blue-2`,
        `${design}-red-2`,
      ]),
    )
    expect(faces(player(state, 'R').events)).toContain('corruption-green-1')
  })

  test('[ST-2.40, ST-R4, ST-7.11] with four players each loses one card against each opponent, by chance', () => {
    const lost = [1, 2, 3, 4].map((seed) =>
      wandered(4, seed, 0).state.eventDiscards.map((one) => one?.secret),
    )
    expect(new Set(lost.map((one) => one.join())).size).toBe(4)
    for (const cards of lost) {
      const designs = cards.map((one) => directedOf(one ?? '')!)
      for (const colour of colours) expect(designs.filter((one) => one.colour === colour)).toHaveLength(3)
    }
  })

  test('[ST-8.2] the harsher set: two designs against each opponent, none lost', () => {
    const { state } = wandered(4, 1, 0, { fourPlayerDirectedSet: 'true' })
    for (const { events } of state.players) {
      const designs = faces(events).map((one) => directedOf(one)!)
      expect(designs.map(({ design }) => design).toSorted()).toEqual([
        ...Array(3).fill('assassination4p'),
        ...Array(3).fill('insurrection4p'),
      ])
      expect(new Set(designs.map(({ colour }) => colour)).size).toBe(3)
    }
    expect([state.eventDiscards.length, state.box.length]).toEqual([0, 36])
  })

  test('[ST-3.6] the first player is drawn', () => {
    const first = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => wandered(3, seed, 0).state.firstPlayer))
    expect(first.size).toBe(3)
  })

  test('[ST-3.7, ST-R34, ST-4.0, ST-3.9] start villages from the last to the first, then soldier and second village each', () => {
    const table = wandered(3, 3, 0)
    const order = [0, 1, 2].map((step) => 'RBG'.charAt((table.state.firstPlayer + step) % 3))
    const seen: string[] = []
    let { state } = table
    for (let step = 0; step < 9; step++) {
      const [question = ''] = asked(state)
      seen.push(question)
      const letter = question.charAt(0) as Letter
      state = play(state, letter, legal(state, letter)[0]!).state
    }
    expect(seen).toEqual([
      ...order.toReversed().map((letter) => `${letter} startVillage`),
      ...order.flatMap((letter) => [`${letter} startSoldier`, `${letter} secondVillage`]),
    ])
    for (const letter of ['R', 'B', 'G'] as const)
      expect([
        supply(state, letter, 'village'),
        supply(state, letter, 'soldier'),
        points(state, letter),
      ]).toEqual([3, 4, 0])
  })

  test('[ST-3.7, ST-5.10] a start region is taken once', () => {
    const { state } = run(given({ homes: false, on: { A5: 'B:village' } }), [
      { type: 'startVillage', seat: 0 as never },
    ])
    expect(reason(state, 'R', { type: 'placeStartVillage', region: 'A5' })).toBe('regionOccupied')
    expect(reason(state, 'R', { type: 'placeStartVillage', region: 'H9' })).toBe('noSuchRegion')
  })

  const second = (on: Record<string, string>) => {
    const state = given({ homes: false, on: { A5: 'R:village', ...on } })
    state.startRegions = ['A5', null, null]
    return run(state, [{ type: 'secondVillage', seat: 0 as never }]).state
  }
  const soldier = (on: Record<string, string>) => {
    const state = given({ homes: false, on: { A5: 'R:village', ...on } })
    state.startRegions = ['A5', null, null]
    return run(state, [{ type: 'startSoldier', seat: 0 as never }]).state
  }

  test('[ST-3.9, ST-R38a] the soldier may stand in a forest or on a mountain, in no lake', () => {
    const state = soldier({ A4: 'forest', B5: 'lake', B6: 'B:soldier' })
    const tried = ['A4', 'B5', 'B6', 'C5', 'A5'].map((region) =>
      reason(state, 'R', { type: 'placeStartSoldier', region }),
    )
    expect(tried).toEqual(['legal', 'terrain', 'regionOccupied', 'outOfRange', 'outOfRange'])
  })

  test('[ST-3.10, ST-R28] the second village needs room, but no soldier; without room it may touch, or stand further off', () => {
    const tried = (state: State, ...ids: string[]) =>
      ids.map((region) => reason(state, 'R', { type: 'placeSecondVillage', region }))
    expect(
      tried(second({ C5: 'B:soldier', C6: 'R:soldier', C7: 'B:village' }), 'C5', 'C6', 'C7', 'A3'),
    ).toEqual(['regionOccupied', 'adjacentSettlement', 'regionOccupied', 'legal'])
    const wet = { A3: 'lake', B4: 'lake', C6: 'lake', C7: 'lake' }
    const crowded = second({ ...wet, D5: 'B:village' })
    expect([tried(crowded, 'C5'), at(crowded, 'C5')]).toEqual([['legal'], ''])
    const far = second({ ...wet, C5: 'lake' })
    expect(tried(far, 'D5', 'A4', 'D6')).toEqual(['legal', 'outOfRange', 'legal'])
    expect(
      legal(far, 'R').every((one) => 'region' in one && distance('A5', one.region as RegionId) === 3),
    ).toBe(true)
  })

  test('[ST-3.8, ST-8.3, ST-R53] a start card by chance, or the one agreed on', () => {
    const cards = new Set([1, 2, 3, 4, 5, 6].map((seed) => wandered(3, seed, 3).state.startCard))
    expect(cards.size).toBeGreaterThan(2)
    expect(wandered(3, 1, 3, { startCard: '7' }).state.startCard).toBe('start3-07')
    expect(wandered(4, 1, 4, { startCard: '10' }).state.startCard).toBe('start4-10')
  })

  test('[ST-8.4] the first village with a wall', () => {
    const { state } = wandered(3, 1, 3, { walledStart: 'true' })
    for (const { seat } of state.players) {
      const [start] = regions.filter(({ id }) => state.map[id]?.structure?.owner === seat)
      expect(at(state, start!.id)).toMatch(/village\*$/)
    }
    const plain = wandered(3, 1, 3).state
    expect(player(plain, 'R').supply.wall).toBe(3)
    expect(findRegion('A9')).toBe(undefined)
  })
})
