/** The test vectors of RULES.md, one by one [section 10]. */
import { describe, expect, test } from 'vitest'
import { faces } from '../../../shared/engine/secret.ts'
import { pieceLimits } from '../../../shared/games/storming/components.ts'
import { directedOf } from '../../../shared/games/storming/events.ts'
import { storming } from '../../../shared/games/storming/game.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import {
  asked,
  at,
  card,
  given,
  handOf,
  isActing,
  legal,
  type Letter,
  perm,
  play,
  playAll,
  player,
  points,
  reason,
  resolve,
  run,
  type Scene,
  supply,
  troop,
  types,
  wandered,
} from '../../kit/storming.ts'

const build = (
  type: 'buildVillage' | 'upgradeSettlement' | 'buildSawmill' | 'buildMine' | 'buildWall',
  region: string,
): Move => ({ type, region })
const move = (troopId: number, to: string): Move => ({ type: 'moveTroop', troopId, to })
const attack = (troopId: number, to: string): Move => ({ type: 'attack', troopId, to })
const recruit = (region: string, kind: 'soldier' | 'knight' | 'artillery'): Move => ({
  type: 'recruitTroop',
  region,
  kind,
})
const endCard: Move = { type: 'endCard' }
const pass: Move = { type: 'pass' }
const claim: Move = { type: 'claimFirstPlayer' }
const accept: Move = { type: 'answerPact', accept: true }
const refuse: Move = { type: 'answerPact', accept: false }
const winner = (state: State): string => `${state.winner?.why} ${state.winner?.seat}`
const laid = (state: State, pile: 'present' | 'future'): (string | null)[] =>
  state[pile].map((entry) => entry.card?.secret ?? null)

describe('rulebook examples and figures', () => {
  test('[ST-T1] three players hold the three base events against each of two opponents', () => {
    const { state } = wandered(3, 1, 0)
    for (const { seat, events } of state.players) {
      const against = faces(events).map((one) => directedOf(one)!)
      expect(against).toHaveLength(6)
      for (const design of ['assassination', 'corruption', 'insurrection'])
        expect(against.filter((one) => one.design === design)).toHaveLength(2)
      expect(against.some(({ colour }) => colour === ['red', 'blue', 'green'][seat])).toBe(false)
    }
    expect([state.decks.event.length, state.box.length, state.eventDiscards.length]).toEqual([28, 42, 0])
  })

  test('[ST-T2] four players keep two events against each opponent', () => {
    for (const seed of [1, 2, 3]) {
      const { state } = wandered(4, seed, 0)
      for (const { events } of state.players) {
        const colours = faces(events).map((one) => directedOf(one)!.colour)
        expect(colours).toHaveLength(6)
        for (const colour of new Set(colours)) expect(colours.filter((one) => one === colour)).toHaveLength(2)
      }
      expect([state.eventDiscards.length, state.box.length]).toEqual([12, 24])
    }
  })

  test('[ST-T3] components: 170 cards, and the pieces of a player', () => {
    const { state } = wandered(4, 1, 0)
    const census = storming.census(state)
    const cards =
      census['cards laid or held']! +
      census['civilian cards']! +
      census['improvement cards']! +
      census['pact cards']!
    expect(cards + state.box.length + 20).toBe(170)
    expect(Object.values(pieceLimits)).toEqual([5, 3, 2, 5, 4, 3, 3, 3])
  })

  test('[ST-T4] fire burns sawmills and leaves the mine', () => {
    const scene = { on: { F3: 'forest R:sawmill', C4: 'forest B:sawmill', D6: 'mountain R:mine' } }
    const { state } = resolve(scene, ['fire'])
    expect([at(state, 'F3'), at(state, 'C4'), at(state, 'D6')]).toEqual([
      'forest',
      'forest',
      'mountain R:mine',
    ])
    expect([supply(state, 'R', 'resource'), supply(state, 'B', 'resource')]).toEqual([2, 3])
  })

  test('[ST-T5] assassination takes walls and improvements, and the point of the cathedral', () => {
    const scene = {
      on: { A5: 'R:village*', C4: 'R:village*', E4: 'B:village*' },
      improvements: { R: ['cathedral', 'market'], B: ['palace'] },
      perm: { R: 2 },
      rotating: 'R',
    } as const
    expect(points(given(scene), 'R')).toBe(4)
    const { state } = resolve(scene, ['assassination-red-1'])
    expect([at(state, 'A5'), at(state, 'C4'), at(state, 'E4')]).toEqual([
      'R:village',
      'R:village',
      'B:village*',
    ])
    expect(player(state, 'R').improvements).toEqual([])
    expect(state.discards.improvement).toEqual(['cathedral', 'market'])
    expect(player(state, 'B').improvements).toEqual(['palace'])
    expect(points(state, 'R')).toBe(3)
  })

  test('[ST-T6] everybody is asked in turn order', () => {
    const scene = { first: 'G', on: { C4: 'R:village', E4: 'B:village', D6: 'G:village' } } as const
    let { state } = resolve(scene, ['goodHarvest'])
    const order: string[] = []
    while (asked(state)[0]?.endsWith('goodHarvest') === true) {
      order.push(asked(state)[0]!)
      state = play(state, order.at(-1)!.charAt(0) as Letter, pass).state
    }
    expect(order).toEqual(['G goodHarvest', 'R goodHarvest', 'B goodHarvest'])
  })

  test.each([
    ['more settlements', { R: 6, B: 5 }, 'B', 'R:village', 'B:village', ['B'], 'points 1'],
    ['more cities', { R: 6, B: 6 }, undefined, 'R:city', 'B:village', [], 'points 0'],
    ['turn order', { R: 6, B: 6 }, undefined, 'R:village', 'B:village', [], 'points 0'],
  ] as const)(
    '[ST-T7] two reach seven by one caravan: %s',
    (_, permanent, rotating, red, blue, extra, won) => {
      const scene = {
        first: 'G' as const,
        on: {
          A3: red,
          C4: blue,
          B3: 'caravan',
          ...(extra.length > 0 ? { E5: 'B:village' } : {}),
        },
        perm: permanent,
        ...(rotating === undefined ? {} : { rotating }),
        pacts: [['tradeRoute', 'RB', 'R']] as const,
      }
      const before = card(scene, 'R', 'military1')
      const { state } = play(before, 'R', move(troop(before, 'B3'), 'C4'))
      expect([points(state, 'R'), points(state, 'B')]).toEqual([7, 7])
      expect(winner(state)).toBe(won)
    },
  )

  test('[ST-T8] the Theatre counts every revolt, and every third one scores', () => {
    const scene = { improvements: { R: ['theatre'] }, theatre: { R: 2 } } as const
    const counts = [1, 2, 3, 4].map((many) => {
      const { state } = resolve(scene, ['revolt1', 'revolt2', 'revolt3', 'revolt4'].slice(0, many))
      return [player(state, 'R').theatreCount, perm(state, 'R')]
    })
    expect(counts).toEqual([
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 2],
    ])
  })

  test('[ST-T9] the University scores a third civilian, and again once somebody has killed one', () => {
    const scene = {
      improvements: { R: ['university'] },
      civilians: { R: ['strategist', 'general'], B: ['henchman'] },
      display: { civilian: ['philosopher', 'alchemist'] },
    } as const
    const before = resolve(scene, ['recruit-red', 'diplomacy-blue', 'assassination-red-1']).state
    let state = play(before, 'R', { type: 'recruitCivilian', civilian: 'philosopher' }).state
    expect([perm(state, 'R'), player(state, 'R').universityArmed]).toEqual([1, false])
    expect(reason(state, 'R', { type: 'recruitCivilian', civilian: 'alchemist' })).toBe('limitReached')
    state = playAll(
      state,
      ['R', endCard],
      ['B', { type: 'civilAction', civilian: 'henchman', seat: 0, card: 'general' }],
      ['B', { type: 'loseOrKeep', keep: false }],
    )
    const again = { ...scene, civilians: { R: ['strategist', 'philosopher'] }, perm: { R: 1 } } as const
    expect(
      perm(
        play(card(again, 'R', 'recruit'), 'R', { type: 'recruitCivilian', civilian: 'alchemist' }).state,
        'R',
      ),
    ).toBe(2)
    const spent = { ...again, unarmed: ['R'] } as const
    expect(
      perm(
        play(card(spent, 'R', 'recruit'), 'R', { type: 'recruitCivilian', civilian: 'alchemist' }).state,
        'R',
      ),
    ).toBe(1)
    expect(player(state, 'R').universityArmed).toBe(true)
    const three = {
      ...scene,
      civilians: { R: ['strategist', 'general', 'sheriff'] },
      perm: { R: 1 },
    } as const
    const lost = resolve(three, ['assassination-red-1']).state
    const kept = play(lost, 'R', { type: 'sheriffBlock', use: false }).state
    expect(asked(kept)).toEqual(['R discardCivilian'])
    const two = play(kept, 'R', { type: 'discardCivilian', civilian: 'general' }).state
    expect([player(two, 'R').civilians, perm(two, 'R')]).toEqual([['strategist', 'sheriff'], 1])
  })
})

describe('setting up', () => {
  const villages = (
    on: Record<string, string>,
    starts: readonly (string | null)[],
    type: 'startSoldier' | 'secondVillage',
    who: number,
    players: 3 | 4,
    options = '1',
  ) => {
    const state = given({ homes: false, players, on, options: { startCard: options } })
    state.startRegions = starts as typeof state.startRegions
    return run(state, [{ type: 'startCard' }, { type, seat: who as never }]).state
  }

  test('[ST-T10] start regions of three players', () => {
    const state = run(given({ homes: false }), [{ type: 'startVillage', seat: 0 as never }]).state
    const tried = ['A3', 'D1', 'A5'].map((region) =>
      reason(state, 'R', { type: 'placeStartVillage', region }),
    )
    expect(tried).toEqual(['notAStartRegion', 'notInPlay', 'legal'])
  })

  test('[ST-T11] soldier and second village from A5', () => {
    const soldier = villages({ A5: 'R:village' }, ['A5', null, null], 'startSoldier', 0, 3)
    expect(legal(soldier, 'R').map((one) => 'region' in one && one.region)).toEqual(['A4', 'B5', 'B6'])
    const second = villages({ A5: 'R:village' }, ['A5', null, null], 'secondVillage', 0, 3)
    expect(legal(second, 'R').map((one) => 'region' in one && one.region)).toEqual(['A3', 'C5', 'C6', 'C7'])
    const tried = ['B4', 'D5'].map((region) => reason(second, 'R', { type: 'placeSecondVillage', region }))
    expect(tried).toEqual(['terrain', 'outOfRange'])
  })

  test('[ST-T12] second village beside another, in a forest, in a lake', () => {
    const state = villages(
      { D8: 'B:village', B5: 'R:village' },
      ['A3', 'D8', null, null],
      'secondVillage',
      1,
      4,
    )
    expect(legal(state, 'B').map((one) => 'region' in one && one.region)).toEqual(['D6', 'F6'])
    const tried = ['C6', 'B6', 'E6'].map((region) =>
      reason(state, 'B', { type: 'placeSecondVillage', region }),
    )
    expect(tried).toEqual(['adjacentSettlement', 'terrain', 'terrain'])
  })
})

/** Everybody places one card on each pile; blue sinks its first one where it can. */
const planned = (state: State, sinks: boolean): State =>
  (['R', 'B', 'G'] as const).reduce((now, letter) => {
    const bottom = sinks && letter === 'B' ? { bottom: true as const } : {}
    const [one, other] = handOf(now, letter)
    const placed = play(now, letter, {
      type: 'placeCards',
      placements: [
        { card: one!, pile: 'present', ...bottom },
        { card: other!, pile: 'future' },
      ],
    }).state
    const [eventId = ''] = faces(player(placed, letter).events)
    return play(placed, letter, { type: 'placeEvent', eventId }).state
  }, state)

describe('planning', () => {
  test.each([
    [
      false,
      [
        'diplomacy-red',
        'diplomacy-blue',
        'diplomacy-green',
        'fire',
        'build-red',
        'build-blue',
        'build-green',
      ],
    ],
    [
      true,
      [
        'build-blue',
        'diplomacy-red',
        'diplomacy-blue',
        'diplomacy-green',
        'fire',
        'build-red',
        'build-green',
      ],
    ],
  ])(
    '[ST-T13] last round’s FUTURE and its event, then PRESENT in turn order; the Post office goes first: %s',
    (sinks, order) => {
      const before = given({
        hand: { R: ['build', 'recruit'], B: ['build', 'recruit'], G: ['build', 'recruit'] },
        ...(sinks ? { improvements: { B: ['postOffice'] } } : {}),
        flags: ['famine'],
      })
      const old = ['diplomacy-red', 'diplomacy-blue', 'diplomacy-green', 'fire']
      before.present = old.map((one, index) => ({
        placedBy: null,
        card: { secret: one, to: [] },
        attached: [],
        order: 1000 + index,
      }))
      const planning = run(before, [
        { type: 'planning' },
        { type: 'placeEvents' },
        { type: 'keepWarlockEvent', seat: 0 as never },
      ]).state
      const state = planned(planning, sinks)
      expect(laid(state, 'present').slice(0, 7)).toEqual(order)
      expect(state.present).toHaveLength(8)
      expect(state.present[7]!.placedBy).toBe(null)
    },
  )

  test('[ST-T48] who has no card to place draws and places an event all the same', () => {
    const before = given({ hand: { R: [] }, events: { R: ['fire'] }, deck: ['truce', 'chaos', 'famine'] })
    const { state } = run(before, [{ type: 'planning' }])
    expect(asked(state)).toEqual(['R plan', 'B plan', 'G plan'])
    expect(player(state, 'R').planning).toBe('event')
    expect(legal(state, 'R').map((one) => 'eventId' in one && one.eventId)).toEqual(['fire', 'truce'])
  })

  const place = (state: State, letter: Letter, ...cards: readonly [string, 'present' | 'future'][]) =>
    reason(state, letter, {
      type: 'placeCards',
      placements: cards.map(([one, pile]) => ({ card: one, pile })),
    })
  const turn = (scene: Scene): State => run(given(scene), [{ type: 'planning' }]).state

  test('[ST-T36] a revolt placed gives its card back for the second placement', () => {
    const state = turn({ hand: { R: ['build'] }, revolts: { R: ['recruit'] } })
    expect(place(state, 'R', ['revolt1', 'present'], ['recruit-red', 'future'])).toBe('legal')
    const after = play(state, 'R', {
      type: 'placeCards',
      placements: [
        { card: 'revolt1', pile: 'present' },
        { card: 'recruit-red', pile: 'future' },
      ],
    }).state
    expect([handOf(after, 'R'), player(after, 'R').revolts]).toEqual([['build-red'], []])
  })

  test('[ST-T37] with a revolt without card it goes under that one', () => {
    const state = turn({ hand: { R: ['build'] }, revolts: { R: ['recruit', null] } })
    expect(place(state, 'R', ['revolt1', 'present'], ['recruit-red', 'future'])).toBe('notInHand')
    expect(place(state, 'R', ['revolt1', 'present'], ['build-red', 'future'])).toBe('legal')
    const after = play(state, 'R', {
      type: 'placeCards',
      placements: [
        { card: 'revolt1', pile: 'present' },
        { card: 'build-red', pile: 'future' },
      ],
    }).state
    expect(player(after, 'R').revolts.map(({ id, under }) => [id, under[0]?.secret])).toEqual([
      ['revolt2', 'recruit-red'],
    ])
  })

  test('[ST-T52] both on one pile; one where two can be placed', () => {
    const state = turn({ hand: { R: ['build', 'recruit'] } })
    expect(place(state, 'R', ['build-red', 'present'], ['recruit-red', 'present'])).toBe('wrongPile')
    expect(place(state, 'R', ['build-red', 'present'])).toBe('mustPlaceBoth')
  })
})

describe('building', () => {
  test('[ST-T14] one sawmill, three actions; a second one built by the card, four', () => {
    const on = { C3: 'forest R:sawmill', E5: 'forest R:soldier', C5: 'R:village', E3: 'R:village' } as const
    const plain = playAll(
      card({ on }, 'R', 'build'),
      ['R', build('buildWall', 'C5')],
      ['R', build('buildWall', 'E3')],
    )
    expect(isActing(plain, 'R')).toBe(true)
    expect(isActing(play(plain, 'R', build('buildWall', 'A2')).state, 'R')).toBe(false)
    const more = playAll(
      card({ on }, 'R', 'build'),
      ['R', build('buildWall', 'C5')],
      ['R', build('buildSawmill', 'E5')],
      ['R', build('buildWall', 'E3')],
    )
    expect(isActing(more, 'R')).toBe(true)
    expect(isActing(play(more, 'R', build('buildWall', 'A2')).state, 'R')).toBe(false)
  })

  test('[ST-T15] village to town to city: a point, and the wall stays', () => {
    const before = card({ on: { D5: 'R:village*' } }, 'R', 'build')
    const town = play(before, 'R', build('upgradeSettlement', 'D5')).state
    expect([at(town, 'D5'), perm(town, 'R')]).toEqual(['R:town*', 0])
    const city = play(town, 'R', build('upgradeSettlement', 'D5')).state
    expect([at(city, 'D5'), perm(city, 'R')]).toEqual(['R:city*', 1])
    const left = (state: State) =>
      (['village', 'town', 'city', 'wall'] as const).map((piece) => supply(state, 'R', piece))
    expect([left(before), left(city)]).toEqual([
      [3, 4, 3, 2],
      [4, 4, 2, 2],
    ])
  })

  test.each(['R', 'B'])('[ST-T16] no village beside one of %s', (owner) => {
    const state = card({ on: { B5: 'R:soldier', A5: `${owner}:village`, D4: 'R:village' } }, 'R', 'build')
    expect(reason(state, 'R', build('buildVillage', 'B5'))).toBe('adjacentSettlement')
  })

  test('[ST-T17] a village needs a plain and a soldier', () => {
    const state = card({ on: { D4: 'forest R:soldier', E5: 'R:knight' } }, 'R', 'build')
    expect(reason(state, 'R', build('buildVillage', 'D4'))).toBe('terrain')
    expect(reason(state, 'R', build('buildSawmill', 'D4'))).toBe('legal')
    expect(reason(state, 'R', build('buildVillage', 'E5'))).toBe('noSoldier')
  })

  test('[ST-T44] seven points in the middle of a card end the game', () => {
    const before = card({ on: { D5: 'R:town', E3: 'B:village' }, perm: { R: 6 } }, 'R', 'build')
    const { state } = play(before, 'R', build('upgradeSettlement', 'D5'))
    expect([winner(state), asked(state)]).toEqual(['points 0', []])
  })
})

describe('fighting', () => {
  test('[ST-T18] a mine is taken with its point', () => {
    const before = card({ on: { D6: 'mountain B:mine B:soldier', C5: 'R:soldier' } }, 'R', 'military1')
    expect([points(before, 'R'), points(before, 'B')]).toEqual([0, 1])
    const { state } = play(before, 'R', attack(troop(before, 'C5'), 'D6'))
    expect([at(state, 'D6'), at(state, 'C5')]).toEqual(['mountain R:mine R:soldier', ''])
    expect([points(state, 'R'), points(state, 'B'), perm(state, 'R'), perm(state, 'B')]).toEqual([1, 0, 0, 0])
    expect(supply(state, 'B', 'soldier')).toBe(5)
  })

  test('[ST-T19] a wall takes one blow; the General’s soldier strikes again', () => {
    const on = { A5: 'R:village* R:soldier', B5: 'B:soldier' } as const
    const before = card({ on }, 'B', 'military1')
    const soldier = troop(before, 'B5')
    const once = play(before, 'B', attack(soldier, 'A5')).state
    expect([at(once, 'A5'), at(once, 'B5')]).toEqual(['R:village R:soldier', 'B:soldier'])
    expect(asked(once)[0]).not.toBe('B act')
    const more = card({ on: { ...on, E5: 'B:soldier' } }, 'B', 'military1')
    const used = play(more, 'B', attack(troop(more, 'B5'), 'A5')).state
    expect(reason(used, 'B', attack(troop(more, 'B5'), 'A5'))).toBe('troopAlreadyUsed')
    const led = card({ on, civilians: { B: ['general'] } }, 'B', 'military1')
    const twice = playAll(led, ['B', attack(soldier, 'A5')], ['B', attack(soldier, 'A5')])
    expect([at(twice, 'A5'), at(twice, 'B5'), perm(twice, 'B')]).toEqual(['B:village B:soldier', '', 1])
    expect(supply(twice, 'R', 'soldier')).toBe(5)
  })

  test.each([
    ['R:soldier', 'legal'],
    ['R:village', 'legal'],
    ['B:soldier', 'blockedPath'],
    ['lake', 'blockedPath'],
    ['forest', 'blockedPath'],
  ])('[ST-T20] a knight rides past %s: %s', (between, expected) => {
    // All regions between D3 and D5 but D4 are closed.
    const state = card({ on: { D3: 'R:knight', D4: between } }, 'R', 'military1')
    expect(reason(state, 'R', move(troop(state, 'D3'), 'D5'))).toBe(expected)
  })

  test('[ST-T21] a knight that hits a wall stays where it began', () => {
    const before = card({ on: { D3: 'R:knight', D5: 'B:village*' } }, 'R', 'military1')
    const { state } = play(before, 'R', attack(troop(before, 'D3'), 'D5'))
    expect([at(state, 'D3'), at(state, 'D5')]).toEqual(['R:knight', 'B:village'])
  })

  test('[ST-T22] artillery shoots over a lake, and does not conquer', () => {
    const on = { D4: 'R:artillery', D5: 'lake', D6: 'B:village B:soldier', D7: 'B:soldier' } as const
    const before = card({ on }, 'R', 'military1')
    const gun = troop(before, 'D4')
    const { state } = play(before, 'R', attack(gun, 'D6'))
    expect([at(state, 'D4'), at(state, 'D6')]).toEqual(['R:artillery', 'B:village'])
    const empty = card({ on: { ...on, D6: 'B:village' } }, 'R', 'military1')
    expect(reason(empty, 'R', attack(gun, 'D6'))).toBe('nothingToAttack')
    expect(reason(empty, 'R', attack(gun, 'D7'))).toBe('outOfRange')
  })

  test('[ST-T23] nobody enters a lake; a knight no mountain', () => {
    const state = card(
      { on: { D4: 'R:soldier', D5: 'lake', E3: 'R:knight', E4: 'mountain' } },
      'R',
      'military1',
    )
    expect(reason(state, 'R', move(troop(state, 'D4'), 'D5'))).toBe('terrain')
    expect(reason(state, 'R', move(troop(state, 'E3'), 'E4'))).toBe('terrain')
  })

  test('[ST-T24] a conqueror without the piece takes a lower one, or none', () => {
    const cities = { C3: 'R:city', C5: 'R:city', E3: 'R:city', D5: 'B:city', D6: 'R:soldier' } as const
    const before = card({ on: cities }, 'R', 'military1')
    const { state } = play(before, 'R', attack(troop(before, 'D6'), 'D5'))
    expect([at(state, 'D5'), perm(state, 'R'), supply(state, 'B', 'city')]).toEqual([
      'R:town R:soldier',
      1,
      3,
    ])
    const towns = { A3: 'R:town', A5: 'R:town', E5: 'R:town', G3: 'R:town' } as const
    const villages = { C6: 'R:village', E2: 'R:village', F5: 'R:village', B5: 'R:village' } as const
    const full = card({ on: { ...cities, ...towns, ...villages } }, 'R', 'military1')
    expect([supply(full, 'R', 'village'), supply(full, 'R', 'town')]).toEqual([0, 0])
    const razed = play(full, 'R', attack(troop(full, 'D6'), 'D5')).state
    expect([at(razed, 'D5'), perm(razed, 'R')]).toEqual(['R:soldier', 1])
  })

  test('[ST-T25] who takes a last settlement wins, whatever the points', () => {
    const on = { D5: 'B:village', D6: 'R:soldier', A2: 'R:village', B6: 'G:village' } as const
    const before = card({ homes: false, on, perm: { R: 3, G: 6 } }, 'R', 'military1')
    const { state } = play(before, 'R', attack(troop(before, 'D6'), 'D5'))
    expect([winner(state), storming.outcome(state)?.ranking[0], storming.outcome(state)?.why.what]).toEqual([
      'conquest 0',
      [0],
      'conquest',
    ])
  })

  test('[ST-T40] a truce forbids attacks with the next military card only', () => {
    const on = { D5: 'R:soldier', D6: 'B:soldier' } as const
    const state = card({ on, flags: ['truce'] }, 'R', 'military1', 'military2-red')
    const soldier = troop(state, 'D5')
    expect(reason(state, 'R', attack(soldier, 'D6'))).toBe('truce')
    const next = play(state, 'R', move(soldier, 'D4')).state
    expect(asked(next)).toEqual(['R act'])
    expect(reason(play(next, 'R', move(soldier, 'D5')).state, 'R', attack(soldier, 'D6'))).not.toBe('truce')
    expect(reason(next, 'R', attack(soldier, 'D6'))).toBe('outOfRange')
  })

  test('[ST-T45] five soldiers are all there are', () => {
    const on = {
      C3: 'R:soldier',
      C4: 'R:soldier',
      C5: 'R:soldier',
      D3: 'R:soldier',
      D4: 'R:soldier',
    } as const
    expect(reason(card({ on: { ...on, E5: 'R:town' } }, 'R', 'recruit'), 'R', recruit('A2', 'soldier'))).toBe(
      'noPiece',
    )
  })

  test('[ST-T62] the Barracks recruit beside settlements', () => {
    const scene = {
      on: { D4: 'R:village', E4: 'forest B:sawmill' },
      improvements: { R: ['barracks'] },
    } as const
    const state = card(scene, 'R', 'recruit')
    const tried = [recruit('D5', 'soldier'), recruit('D5', 'artillery'), recruit('E4', 'soldier')]
    expect(tried.map((one) => reason(state, 'R', one))).toEqual(['legal', 'wrongLevel', 'regionOccupied'])
  })

  test('[ST-T63] a military card without a troop that could act ends at once', () => {
    const { state, events } = resolve({}, ['military1-red'])
    expect(types(events)).toContain('cardFinished')
    expect(handOf(state, 'R')).toContain('military1-red')
    expect(isActing(state, 'R')).toBe(false)
  })

  test('[ST-T66] such a card was played: fair winds are spent, and the ally is asked', () => {
    const scene = { on: { D5: 'B:soldier' }, fair: ['R'], pacts: [['militaryAlliance', 'RB']] } as const
    const { state } = resolve(scene, ['military1-red'])
    expect([player(state, 'R').fairWinds, asked(state)]).toEqual([false, ['B militaryAlliance']])
  })
})

describe('pacts', () => {
  const offer = (
    pact: 'blockade' | 'conspiracy' | 'reinforcements',
    seat = 1,
    role?: 'point' | 'troops',
  ): Move => ({
    type: 'offerPact',
    pact,
    seat,
    ...(role === undefined ? {} : { role }),
  })

  test('[ST-T26] attacking a partner breaks the pact; an Embassy makes it cost a revolt', () => {
    const scene = { on: { D5: 'B:soldier', D6: 'R:soldier' }, pacts: [['blockade', 'RB']] } as const
    const before = card(scene, 'R', 'military1')
    const { state } = play(before, 'R', attack(troop(before, 'D6'), 'D5'))
    expect([at(state, 'D5'), state.pacts, state.discards.pact, player(state, 'R').revolts]).toEqual([
      'R:soldier',
      [],
      ['blockade'],
      [],
    ])
    const held = card({ ...scene, improvements: { B: ['embassy'] } }, 'R', 'military1')
    const paid = play(held, 'R', attack(troop(held, 'D6'), 'D5')).state
    expect(player(paid, 'R').revolts).toHaveLength(1)
  })

  test('[ST-T27] a refused offer is spent; an Embassy takes no refusal', () => {
    const before = card({}, 'R', 'diplomacy')
    const open = play(before, 'R', offer('blockade')).state
    expect([asked(open), open.display.pact.length, open.display.pact.includes('blockade')]).toEqual([
      ['B answerPact'],
      2,
      false,
    ])
    const state = play(open, 'B', refuse).state
    expect([state.discards.pact, state.pacts, isActing(state, 'R')]).toEqual([['blockade'], [], false])
    const forced = play(
      card({ improvements: { R: ['embassy'] } }, 'R', 'diplomacy'),
      'R',
      offer('blockade'),
    ).state
    expect([forced.pacts.map(({ id }) => id), asked(forced)[0]]).not.toContain('B answerPact')
    expect(forced.pacts).toHaveLength(1)
  })

  test('[ST-T28] one pact between two players', () => {
    const state = card({ pacts: [['informantNetwork', 'RB']] }, 'R', 'diplomacy')
    expect([reason(state, 'R', offer('blockade', 1)), reason(state, 'R', offer('blockade', 2))]).toEqual([
      'pactExists',
      'legal',
    ])
  })

  test('[ST-T29, ST-8.1] the conspiracy takes all outsiders’ troops', () => {
    const scene = {
      players: 4 as const,
      on: { C3: 'R:soldier', C4: 'G:soldier', E4: 'G:knight', E5: 'Y:artillery' },
      display: { pact: ['conspiracy', 'blockade'] },
      options: { conspiracyPoint: 'outsiders' as const },
    }
    const open = play(card(scene, 'R', 'diplomacy'), 'R', offer('conspiracy')).state
    const state = play(open, 'B', accept).state
    expect([at(state, 'C3'), at(state, 'C4'), at(state, 'E4'), at(state, 'E5')]).toEqual([
      'R:soldier',
      '',
      '',
      '',
    ])
    expect((['R', 'B', 'G', 'Y'] as const).map((one) => perm(state, one))).toEqual([0, 0, 1, 1])
    expect([state.pacts, state.discards.pact]).toEqual([[], ['conspiracy']])
    const near = play(card({ ...scene, perm: { G: 6 } }, 'R', 'diplomacy'), 'R', offer('conspiracy')).state
    expect(winner(play(near, 'B', accept).state)).toBe('points 2')
    const signers = play(card({ ...scene, options: {} }, 'R', 'diplomacy'), 'R', offer('conspiracy')).state
    const scored = play(signers, 'B', accept).state
    expect((['R', 'B', 'G', 'Y'] as const).map((one) => perm(scored, one))).toEqual([1, 1, 0, 0])
  })

  test('[ST-T30] reinforcements: a point for one, up to three troops for the other', () => {
    const scene = {
      on: { D5: 'B:village', D4: 'B:town' },
      display: { pact: ['reinforcements', 'blockade'] },
    } as const
    const before = card(scene, 'R', 'diplomacy')
    expect(reason(before, 'R', offer('reinforcements'))).toBe('noTarget')
    const state = playAll(before, ['R', offer('reinforcements', 1, 'point')], ['B', accept])
    expect([perm(state, 'R'), asked(state)]).toEqual([1, ['B reinforcements']])
    const troopAt = (region: string, kind: 'soldier' | 'knight'): Move => ({
      type: 'placeReinforcement',
      region,
      kind,
    })
    expect(reason(state, 'B', troopAt('E5', 'knight'))).toBe('wrongLevel')
    const placed = playAll(
      state,
      ['B', troopAt('E5', 'soldier')],
      ['B', troopAt('D4', 'knight')],
      ['B', troopAt('D5', 'soldier')],
    )
    expect([at(placed, 'E5'), at(placed, 'D4'), at(placed, 'D5')]).toEqual([
      'B:soldier',
      'B:town B:knight',
      'B:village B:soldier',
    ])
    expect([placed.pacts, placed.discards.pact]).toEqual([[], ['reinforcements']])
    expect(asked(placed)).not.toContain('B reinforcements')
  })

  test('[ST-T31] the caravan scores at every change of owner', () => {
    const on = { A3: 'R:village caravan', C4: 'B:village', E4: 'B:village' } as const
    const pacts = [['tradeRoute', 'RB', 'R']] as const
    const cards = ['military1-red', 'military2-red', 'military1-blue', 'military2-blue', 'military1-green']
    let { state } = resolve({ on, pacts }, cards)
    const caravan = troop(state, 'A3')
    state = play(state, 'R', move(caravan, 'B3')).state
    expect([perm(state, 'R'), asked(state)]).toEqual([0, ['R act']])
    state = play(state, 'R', move(caravan, 'C4')).state
    expect([perm(state, 'R'), perm(state, 'B'), state.pacts[0]!.caravanLastOwner]).toEqual([1, 1, 1])
    state = playAll(state, ['B', move(caravan, 'D4')], ['B', move(caravan, 'E4')])
    expect([perm(state, 'R'), perm(state, 'B')]).toEqual([1, 1])
    const back = resolve(
      { on: { A3: 'R:village', B3: 'caravan', D5: 'R:soldier' }, pacts: [['tradeRoute', 'RB', 'B']] },
      ['military1-red'],
    ).state
    const home = play(back, 'R', move(troop(back, 'B3'), 'A3')).state
    expect([perm(home, 'R'), perm(home, 'B')]).toEqual([1, 1])
    expect(reason(home, 'R', move(troop(home, 'A3'), 'B3'))).toBe('troopAlreadyUsed')
  })

  test('[ST-T32] an outsider’s wall keeps the caravan out', () => {
    const pacts = [['tradeRoute', 'RB', 'R']] as const
    const walled = card({ on: { C4: 'G:village*', B3: 'caravan' }, pacts }, 'R', 'military1')
    expect(reason(walled, 'R', move(troop(walled, 'B3'), 'C4'))).toBe('walled')
    const open = card({ on: { C4: 'G:village', B3: 'caravan' }, pacts }, 'R', 'military1')
    expect(perm(play(open, 'R', move(troop(open, 'B3'), 'C4')).state, 'R')).toBe(1)
  })

  test('[ST-T33] who destroys the caravan gains a point; a signer takes a revolt', () => {
    const pacts = [['tradeRoute', 'RB', 'R']] as const
    const outsider = card({ on: { B3: 'caravan', B2: 'G:soldier' }, pacts }, 'G', 'military1')
    const state = play(outsider, 'G', attack(troop(outsider, 'B2'), 'B3')).state
    expect([at(state, 'B3'), state.pacts, state.discards.pact, perm(state, 'G')]).toEqual([
      'G:soldier',
      [],
      ['tradeRoute'],
      1,
    ])
    const signer = card({ on: { B3: 'caravan', B2: 'R:soldier' }, pacts }, 'R', 'military1')
    const paid = play(signer, 'R', attack(troop(signer, 'B2'), 'B3')).state
    expect([perm(paid, 'R'), player(paid, 'R').revolts.length, paid.pacts]).toEqual([0, 1, []])
  })

  test('[ST-T34] the war wagon moves and shoots for one action', () => {
    const on = { D4: 'warWagon', D7: 'G:soldier', C4: 'R:village', E5: 'R:soldier' } as const
    const state = card({ on, pacts: [['projectValkyrie', 'RB']] }, 'R', 'military1')
    const used = { type: 'useWarWagon', moveTo: 'D5', target: 'D7', first: 'move' } as const
    expect(reason(state, 'R', { ...used, moveTo: 'C4' })).toBe('regionOccupied')
    const after = play(state, 'R', used).state
    expect([at(after, 'D4'), at(after, 'D5'), at(after, 'D7')]).toEqual(['', 'warWagon', ''])
    expect(reason(after, 'R', { type: 'useWarWagon', moveTo: 'D4', first: 'move' })).toBe('troopAlreadyUsed')
    const [budget] = after.agenda.slice(-1)
    expect(budget?.type === 'act' && budget.total).toBe(1)
  })

  test('[ST-T67] its own shot may end its pact: then it is gone and does not move', () => {
    const on = { D4: 'warWagon', D6: 'B:soldier' } as const
    const state = card({ on, pacts: [['projectValkyrie', 'RB']] }, 'R', 'military1')
    const after = play(state, 'R', { type: 'useWarWagon', moveTo: 'D3', target: 'D6', first: 'attack' }).state
    expect([at(after, 'D3'), at(after, 'D4'), at(after, 'D6'), after.pacts]).toEqual(['', '', '', []])
  })

  test('[ST-T49] blockade: outsiders take one action with a card', () => {
    const scene = {
      on: { C3: 'forest R:sawmill', E5: 'forest R:sawmill', C5: 'R:village', E3: 'R:village' },
      fair: ['R'],
      pacts: [['blockade', 'BG']],
    } as const
    const before = card(scene, 'R', 'build')
    expect(isActing(play(before, 'R', build('buildWall', 'C5')).state, 'R')).toBe(false)
  })

  test('[ST-T50] no quarter: a military action after a normal one', () => {
    const scene = {
      on: { D5: 'R:soldier', D6: 'G:soldier' },
      first: 'G',
      pacts: [['noQuarter', 'RB']],
    } as const
    const before = card(scene, 'R', 'diplomacy')
    const strike = attack(troop(before, 'D5'), 'D6')
    expect(reason(before, 'R', strike)).toBe('wrongActionType')
    const then = play(before, 'R', claim).state
    expect([reason(then, 'R', strike), reason(then, 'R', endCard)]).toEqual(['legal', 'legal'])
    expect(isActing(play(then, 'R', strike).state, 'R')).toBe(false)
  })
})

describe('cards', () => {
  test('[ST-T35] a revolt takes an action card from the hand, or waits for the next one', () => {
    const taken = resolve({ hand: { R: ['build', 'recruit'] } }, ['classStruggle']).state
    expect([handOf(taken, 'R').length, player(taken, 'R').revolts[0]!.under.length]).toEqual([1, 1])
    const seen = [1, 2, 3, 4, 5, 6].map(
      (seed) => handOf(resolve({ hand: { R: ['build', 'recruit'] } }, ['classStruggle'], seed).state, 'R')[0],
    )
    expect(new Set(seen).size).toBe(2)
    const bare = resolve({ hand: { R: ['military1'] } }, ['military1-red', 'classStruggle']).state
    expect(handOf(bare, 'R')).toEqual([])
    const late = resolve({ hand: { R: ['military1'] } }, ['classStruggle']).state
    expect([player(late, 'R').revolts[0]!.under.length, handOf(late, 'R')]).toEqual([1, []])
    const under = resolve({ hand: { R: ['military1'] }, revolts: { R: [null] } }, ['military1-red']).state
    expect([handOf(under, 'R'), player(under, 'R').revolts[0]!.under[0]?.secret]).toEqual([
      [],
      'military1-red',
    ])
  })

  test('[ST-T38] the Invention serves whoever owns the Alchemist now', () => {
    const scene = { hand: { R: ['invention', 'build'] }, civilians: { R: ['alchemist'] } } as const
    const state = given(scene)
    const placed = { ...state, players: state.players.map((one) => ({ ...one })) }
    placed.players[0]!.civilians = []
    placed.players[2]!.civilians = ['alchemist']
    const { state: open } = resolve(placed, ['invention'])
    expect(asked(open)).toEqual(['G chooseInventionType'])
    const chosen = play(open, 'G', { type: 'chooseInventionType', as: 'military' }).state
    expect(handOf(chosen, 'G')).toContain('invention')
    placed.players[2]!.civilians = []
    const none = resolve(placed, ['invention']).state
    expect([none.inventionInSupply, isActing(none, 'R')]).toEqual([true, false])
  })

  test('[ST-T39] a card skipped leaves the famine to the next recruit card', () => {
    const scene = { flags: ['famine'], skip: { R: 1 } } as const
    const first = resolve(scene, ['recruit-red', 'build-red']).state
    expect([player(first, 'R').skipNext, first.flags.famine, asked(first)]).toEqual([0, true, ['R act']])
    const both = resolve(scene, ['recruit-red', 'recruit-blue']).state
    expect([both.flags.famine, isActing(both, 'B')]).toEqual([false, false])
    expect(handOf(both, 'B')).toContain('recruit-blue')
  })

  test('[ST-T41] embargo until a diplomacy card is revealed, or the Invention is played as one', () => {
    const recruitOne = { type: 'recruitCivilian', civilian: 'general' } as const
    const embargo = card({ flags: ['embargo'] }, 'R', 'recruit')
    expect(reason(embargo, 'R', recruitOne)).toBe('embargo')
    const building = card({ flags: ['embargo'] }, 'R', 'build')
    expect(reason(building, 'R', { type: 'buildImprovement', improvement: 'palace' })).toBe('embargo')
    const skipped = resolve({ flags: ['embargo'], skip: { B: 1 } }, ['diplomacy-blue', 'recruit-red']).state
    expect(reason(skipped, 'R', recruitOne)).toBe('legal')
    const made = { flags: ['embargo'], civilians: { B: ['alchemist'] }, hand: { B: ['invention'] } } as const
    const open = play(resolve(made, ['invention', 'recruit-red']).state, 'B', {
      type: 'chooseInventionType',
      as: 'diplomacy',
    }).state
    expect(open.flags.embargo).toBe(false)
  })

  test('[ST-T42] chaos makes it everybody’s, but for an information network', () => {
    const scene = {
      flags: ['chaos'],
      civilians: { R: ['general'], B: ['philosopher'], G: ['strategist'] },
      pacts: [['informantNetwork', 'RB']],
    } as const
    const { state } = resolve(scene, ['corruption-red-1'])
    expect(state.players.map(({ civilians, skipNext }) => [civilians.length, skipNext])).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ])
    expect(state.flags.chaos).toBe(false)
  })

  test('[ST-T43] the rotating point goes to a strict majority and stays on ties', () => {
    const on = { C3: 'R:village', C5: 'R:village', D4: 'B:village', E5: 'G:village' } as const
    const holder = (scene: Scene) => resolve(scene, ['chaos']).state.rotatingVp
    expect(holder({ on })).toBe(0)
    expect(holder({ on: { ...on, E3: 'B:village' }, rotating: 'R' })).toBe(0)
    expect(holder({ on: { ...on, E3: 'B:village', D6: 'B:village' }, rotating: 'R' })).toBe(1)
  })

  test('[ST-T46] an empty deck is made anew of the discards', () => {
    const discards = [
      'fire',
      'truce',
      'chaos',
      'famine',
      'plague',
      'embargo',
      'drought',
      'uprising',
      'quagmire',
    ]
    const { state } = run(given({ deck: [], eventDiscards: discards, hand: { R: [], B: [], G: [] } }), [
      { type: 'openPlan', seats: [0 as never] },
    ])
    expect([
      state.decks.event.length,
      state.eventDiscards.length,
      faces(player(state, 'R').events).length,
    ]).toEqual([8, 0, 1])
  })

  test('[ST-T47] torrential rain needs a lake in reserve', () => {
    const none = resolve({ lakeReserve: 0 }, ['torrentialRain']).state
    expect(asked(none)).not.toContain('R torrentialRain')
    const one = resolve({ on: { D4: 'forest', D5: 'B:soldier' }, lakeReserve: 1 }, ['torrentialRain']).state
    expect(asked(one)).toEqual(['R torrentialRain'])
    const at = (region: string) => reason(one, 'R', { type: 'placeLake', region })
    expect([at('D4'), at('D5'), at('A2'), at('C4'), reason(one, 'R', pass)]).toEqual([
      'terrain',
      'regionOccupied',
      'regionOccupied',
      'legal',
      'mustAct',
    ])
    const after = play(one, 'R', { type: 'placeLake', region: 'C4' }).state
    expect([after.map.C4!.terrain, after.lakeReserve]).toEqual(['lake', 0])
  })

  test('[ST-T51] the Market: one action of another type', () => {
    const scene = { on: { D4: 'R:village', E5: 'R:village' }, improvements: { R: ['market'] } } as const
    const before = card(scene, 'R', 'recruit')
    const state = play(before, 'R', build('upgradeSettlement', 'D4')).state
    expect([
      reason(state, 'R', build('upgradeSettlement', 'E5')),
      reason(state, 'R', recruit('A2', 'soldier')),
    ]).toEqual(['wrongActionType', 'legal'])
  })

  test('[ST-T53] quagmire: knights become soldiers as long as there are any', () => {
    const four = { C3: 'R:soldier', C4: 'R:soldier', C5: 'R:soldier', E4: 'R:soldier' } as const
    const { state } = resolve({ on: { ...four, B2: 'R:knight', D3: 'R:knight' } }, ['quagmire'])
    expect([at(state, 'B2'), at(state, 'D3'), supply(state, 'R', 'knight')]).toEqual(['R:soldier', '', 3])
    const five = resolve({ on: { ...four, E5: 'R:soldier', B2: 'R:knight', D3: 'R:knight' } }, [
      'quagmire',
    ]).state
    expect([at(five, 'B2'), at(five, 'D3')]).toEqual(['', ''])
  })

  test('[ST-T54] uprising: the second in turn order goes first from then on', () => {
    const { state } = resolve({}, ['uprising'])
    expect([state.firstPlayer, asked(state)]).toEqual([1, ['B plan', 'G plan', 'R plan']])
  })

  test('[ST-T55] material shortage without anything to destroy', () => {
    const { state } = resolve({ on: { D4: 'R:village*' } }, ['materialShortage'])
    expect([at(state, 'D4'), asked(state)[0]]).toEqual(['R:village*', 'R plan'])
  })

  test('[ST-T56] a card’s first action is not optional; nobody takes what they have', () => {
    const state = card({ on: { D4: 'R:village' } }, 'R', 'build')
    expect(reason(state, 'R', endCard)).toBe('mustAct')
    expect(reason(card({}, 'R', 'diplomacy'), 'R', claim)).toBe('alreadyFirst')
  })

  test('[ST-T57] the Customs house follows a build card that was played', () => {
    const scene = { on: { D4: 'B:village' }, improvements: { B: ['customsHouse'] } } as const
    const before = card(scene, 'R', 'build')
    const state = playAll(before, ['R', build('buildWall', 'A2')], ['R', endCard])
    expect(asked(state)).toEqual(['B customsHouse'])
    const done = play(state, 'B', build('buildWall', 'D4')).state
    expect([at(done, 'D4'), asked(done)[0]]).toEqual(['B:village*', 'R plan'])
    const skipped = resolve({ ...scene, skip: { R: 1 } }, ['build-red']).state
    expect(asked(skipped)[0]).toBe('R plan')
  })

  test('[ST-T58] the Sheriff saves a wall, and is asked only if there is one', () => {
    const scene = { on: { D4: 'R:village*', E5: 'B:village*' }, civilians: { R: ['sheriff'] } } as const
    const { state } = resolve(scene, ['earthquake'])
    expect(asked(state)).toEqual(['R sheriffBlock'])
    const saved = play(state, 'R', { type: 'sheriffBlock', use: true }).state
    expect([at(saved, 'D4'), at(saved, 'E5'), player(saved, 'R').civilians]).toEqual([
      'R:village*',
      'B:village',
      [],
    ])
    expect(saved.discards.civilian).toEqual(['sheriff'])
    const none = resolve({ ...scene, on: { E5: 'B:village*' } }, ['earthquake']).state
    expect([asked(none)[0], at(none, 'E5')]).toEqual(['R plan', 'B:village'])
  })

  test('[ST-T59] suppressed cards do nothing, but a Cathedral’s point stays', () => {
    const scene = {
      on: { D5: 'R:soldier', E5: 'R:knight' },
      civilians: { R: ['general'] },
      improvements: { R: ['cathedral'] },
      display: { improvement: ['theatre', 'market'] },
      pacts: [['developmentCrackdown', 'BG']],
    } as const
    const before = card(scene, 'R', 'build')
    expect(points(before, 'R')).toBe(1)
    const built = play(before, 'R', { type: 'buildImprovement', improvement: 'theatre' }).state
    expect([player(built, 'R').improvements, built.players.map(({ revolts }) => revolts.length)]).toEqual([
      ['cathedral', 'theatre'],
      [0, 0, 0],
    ])
    const war = card(scene, 'R', 'military1')
    const moved = play(war, 'R', move(troop(war, 'D5'), 'D4')).state
    expect(reason(moved, 'R', move(troop(war, 'D5'), 'D3'))).toBe('troopAlreadyUsed')
  })

  test('[ST-T60] a marked Cathedral counts for the Library too, until it falls', () => {
    const scene = {
      improvements: { R: ['library'], B: ['cathedral'] },
      library: ['R', 'cathedral', 'B'],
    } as const
    expect([points(given(scene), 'R'), points(given(scene), 'B')]).toEqual([1, 1])
    const { state } = resolve(scene, ['assassination-blue-1'])
    expect([points(state, 'R'), points(state, 'B'), state.libraryCopy]).toEqual([0, 0, null])
  })

  test('[ST-T61] the plague spares the caravan and the open field', () => {
    const on = { C4: 'R:village caravan', D5: 'R:village R:soldier', E5: 'R:soldier' } as const
    const { state } = resolve({ on, pacts: [['tradeRoute', 'RB', 'R']] }, ['plague'])
    expect([at(state, 'C4'), at(state, 'D5'), at(state, 'E5')]).toEqual([
      'R:village caravan',
      'R:village',
      'R:soldier',
    ])
  })

  test('[ST-T64] an attached event comes after its card, played or not', () => {
    const state = given({ skip: { R: 1 }, on: { D4: 'R:village*' } })
    const owner = player(state, 'R')
    owner.hand.bag = owner.hand.bag.filter((thing) => thing?.secret !== 'build-red')
    state.present = [
      {
        placedBy: owner.seat,
        card: { secret: 'build-red', to: [0 as never] },
        attached: [{ secret: 'earthquake', to: [0 as never] }],
        order: 1,
      },
    ]
    state.decks.event = state.decks.event.filter((thing) => thing?.secret !== 'earthquake')
    const { state: after, events } = run(state, [
      { type: 'resolution' },
      { type: 'keepWarlockEvent', seat: 0 as never },
    ])
    expect([handOf(after, 'R').includes('build-red'), at(after, 'D4')]).toEqual([true, 'R:village'])
    expect(types(events).indexOf('notPlayed')).toBeLessThan(types(events).indexOf('attachedRevealed'))
  })

  test('[ST-T65] a civil action ends with its question, then a third civilian goes', () => {
    const scene = {
      civilians: { R: ['strategist', 'general', 'sheriff'], B: ['saboteur'] },
      improvements: { R: ['library'], G: ['university'] },
      library: ['R', 'university', 'G'],
    } as const
    const sabotage = (seat: number): Move => ({
      type: 'civilAction',
      civilian: 'saboteur',
      seat,
      card: 'university',
    })
    const other = play(card(scene, 'B', 'diplomacy'), 'B', sabotage(2)).state
    expect(asked(other)).toEqual(['B loseOrKeep'])
    expect(asked(play(other, 'B', { type: 'loseOrKeep', keep: true }).state)).toEqual(['R discardCivilian'])
    const own = { ...scene, civilians: { R: ['strategist', 'general', 'saboteur'] } } as const
    const self = play(card(own, 'R', 'diplomacy'), 'R', sabotage(2)).state
    expect(asked(self)).toEqual(['R loseOrKeep'])
    const kept = play(self, 'R', { type: 'loseOrKeep', keep: true }).state
    expect(asked(kept)).toEqual(['R discardCivilian'])
    const gone = play(self, 'R', { type: 'loseOrKeep', keep: false }).state
    expect([player(gone, 'R').civilians, asked(gone).includes('R discardCivilian')]).toEqual([
      ['strategist', 'general'],
      false,
    ])
  })
})
