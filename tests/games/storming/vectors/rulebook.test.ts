/** Test vectors of RULES.md: the rulebook’s examples, setting up, planning [section 10]. */
import { describe, expect, test } from 'vitest'
import { storming } from '../../../../shared/games/storming/game.ts'
import {
  asked,
  at,
  card,
  endCard,
  given,
  handOf,
  legal,
  type Letter,
  move,
  pass,
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
  wandered,
} from '../../../kit/storming.ts'
import { pieceLimits } from '../../../../shared/games/storming/components.ts'
import { directedOf } from '../../../../shared/games/storming/events.ts'
import type { State } from '../../../../shared/games/storming/state.ts'
import { faces } from '../../../../shared/engine/secret.ts'

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
