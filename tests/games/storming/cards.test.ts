/** Every card has a test of its own, which names it: `fire`. */
import { describe, expect, test } from 'vitest'
import {
  actionTypes,
  civilians,
  improvements,
  invention,
  pacts,
} from '../../../shared/games/storming/components.ts'
import { designs, directedCards, generalEventIds } from '../../../shared/games/storming/events.ts'
import { startCards } from '../../../shared/games/storming/layout.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { testNames } from '../../kit/ruleIds.ts'
import { sourcesUnder, textOf } from '../../kit/sources.ts'
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
} from '../../kit/storming.ts'

test('[ST-2.1] every card is named by a test', () => {
  const names = sourcesUnder('tests/games/storming')
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => testNames(textOf(path)))
    .join('\n')
  const all: string[] = [
    ...generalEventIds,
    ...designs,
    ...actionTypes,
    'revolt',
    invention,
    ...civilians,
    ...improvements,
    ...pacts,
    ...startCards.map(({ id }) => id),
  ]
  expect(all).toHaveLength(28 + 5 + 4 + 2 + 30 + 20)
  expect(all.filter((id) => !names.includes(`\`${id}\``))).toEqual([])
})

const pass: Move = { type: 'pass' }
const endCard: Move = { type: 'endCard' }
const recruit = (region: string, kind: 'soldier' | 'knight' | 'artillery'): Move => ({
  type: 'recruitTroop',
  region,
  kind,
})
const wall = (region: string): Move => ({ type: 'buildWall', region })
const move = (troopId: number, to: string): Move => ({ type: 'moveTroop', troopId, to })
const attack = (troopId: number, to: string): Move => ({ type: 'attack', troopId, to })
const kinds = (state: State, letter: Letter): string[] =>
  [...new Set(legal(state, letter).map(({ type }) => type))].sort()
const at1 = (state: State): string | undefined => asked(state)[0]

describe('general events [ST-4.40, ST-4.43, ST-4.44]', () => {
  test('`fullMoon`: everybody may move one own troop, not attack, no special troop', () => {
    const on = { D5: 'R:soldier', D6: 'B:soldier', C3: 'caravan' } as const
    const { state } = resolve({ on, pacts: [['tradeRoute', 'RB', 'R']] }, ['fullMoon'])
    expect([at1(state), kinds(state, 'R')]).toEqual(['R fullMoon', ['moveTroop', 'pass']])
    expect(reason(state, 'R', attack(troop(state, 'D5'), 'D6'))).toBe('wrongActionType')
    expect(reason(state, 'R', move(troop(state, 'C3'), 'C4'))).toBe('wrongActionType')
    const next = play(state, 'R', move(troop(state, 'D5'), 'D4')).state
    expect([at(next, 'D4'), at1(next)]).toEqual(['R:soldier', 'B fullMoon'])
    // Green has no troop and is not asked.
    expect(at1(play(next, 'B', pass).state)).toBe('R plan')
  })

  test('`mercenaries`: everybody may raise a soldier beside a settlement', () => {
    const { state } = resolve({ on: { D5: 'R:village', D6: 'B:sawmill' } }, ['mercenaries'])
    const tried = [
      recruit('E5', 'soldier'),
      recruit('D5', 'soldier'),
      recruit('E5', 'knight'),
      recruit('D6', 'soldier'),
    ]
    expect(tried.map((one) => reason(state, 'R', one))).toEqual([
      'legal',
      'outOfRange',
      'wrongLevel',
      'regionOccupied',
    ])
    expect(at(play(state, 'R', recruit('E5', 'soldier')).state, 'E5')).toBe('R:soldier')
  })

  test('`goodHarvest`: a village or an upgrade', () => {
    const { state } = resolve({ on: { D5: 'R:village', C3: 'R:soldier' } }, ['goodHarvest'])
    expect(kinds(state, 'R')).toEqual(['buildVillage', 'pass', 'upgradeSettlement'])
    expect(at(play(state, 'R', { type: 'buildVillage', region: 'C3' }).state, 'C3')).toBe(
      'R:village R:soldier',
    )
  })

  test('`troubledTimes`: FUTURE is shuffled, attached events travel along [ST-4.23]', () => {
    const state = given()
    const own = player(state, 'R')
    const cards = ['build-red', 'recruit-red', 'military1-red', 'military2-red']
    own.hand.bag = own.hand.bag.filter((one) => !cards.includes(one?.secret ?? ''))
    state.future = cards.map((one, order) => ({
      placedBy: own.seat,
      card: { secret: one, to: [own.seat] },
      attached: order === 0 ? [{ secret: 'fire', to: [own.seat] }] : [],
      order,
    }))
    const orders = [1, 2, 3, 4].map((seed) => {
      const { events } = resolve(state, ['troubledTimes'], seed)
      const shuffled = events.find(({ type }) => type === 'futureShuffled')
      return shuffled?.type === 'futureShuffled' ? shuffled.future : []
    })
    expect(new Set(orders.map((one) => one.map((entry) => entry.card?.secret).join())).size).toBeGreaterThan(
      1,
    )
    for (const one of orders) {
      expect(one.map((entry) => entry.card?.secret ?? '').toSorted()).toEqual(cards.toSorted())
      expect(one.find(({ attached }) => attached.length > 0)?.card?.secret).toBe('build-red')
    }
  })

  test('`fairWinds`: one more action with the next card played, once', () => {
    const { state } = resolve({ on: { D5: 'R:village', E3: 'R:village' } }, [
      'fairWinds',
      'fairWinds',
      'build-red',
    ])
    expect(state.players.map(({ fairWinds }) => fairWinds)).toEqual([false, true, true])
    const two = playAll(state, ['R', wall('D5')], ['R', wall('E3')])
    expect(isActing(two, 'R')).toBe(true)
    expect(isActing(play(two, 'R', wall('A2')).state, 'R')).toBe(false)
  })

  test('`famine`: the next recruit card is not played', () => {
    const { state, events } = resolve({}, ['famine', 'recruit-red', 'recruit-blue'])
    expect(events.some((one) => one.type === 'notPlayed' && one.card === 'recruit-red')).toBe(true)
    expect([asked(state), state.flags.famine]).toEqual([['B act'], false])
  })

  test('`warDrums`: all pacts are broken, and nobody pays for it', () => {
    const scene = {
      pacts: [
        ['blockade', 'RB'],
        ['noQuarter', 'BG'],
      ],
      improvements: { B: ['embassy'] },
    } as const
    const { state } = resolve(scene, ['warDrums'])
    expect([state.pacts, state.discards.pact, state.players.flatMap(({ revolts }) => revolts)]).toEqual([
      [],
      ['blockade', 'noQuarter'],
      [],
    ])
  })

  test('`earthquake`: all walls fall', () => {
    const { state } = resolve({ on: { D5: 'R:village*', C3: 'B:city*', E3: 'B:town*' } }, ['earthquake'])
    expect([at(state, 'D5'), at(state, 'C3'), at(state, 'E3'), supply(state, 'B', 'wall')]).toEqual([
      'R:village',
      'B:city',
      'B:town',
      3,
    ])
  })

  test('`classStruggle`: the first player takes a revolt', () => {
    const { state } = resolve({ first: 'B' }, ['classStruggle'])
    expect(state.players.map(({ revolts }) => revolts.length)).toEqual([0, 1, 0])
  })

  test('`fire`: all sawmills burn, of everybody', () => {
    const { state } = resolve({ on: { D5: 'forest R:sawmill', E5: 'forest G:sawmill' } }, ['fire'])
    expect([at(state, 'D5'), at(state, 'E5')]).toEqual(['forest', 'forest'])
  })

  test('`truce`: moves only with the next military card', () => {
    const { state } = resolve({ on: { D5: 'R:soldier', D6: 'B:soldier' } }, ['truce', 'military1-red'])
    expect([kinds(state, 'R'), state.flags.truce]).toEqual([['moveTroop'], false])
  })

  test('`torrentialRain`: the first player places a lake', () => {
    const { state } = resolve({ first: 'G' }, ['torrentialRain'])
    const wet = play(state, 'G', { type: 'placeLake', region: 'D5' }).state
    expect([at1(state), at(wet, 'D5'), wet.lakeReserve]).toEqual(['G torrentialRain', 'lake', 3])
  })

  test('`boldWins`: the first player moves, attacks or recruits', () => {
    const { state } = resolve({ on: { D5: 'R:soldier', D6: 'B:soldier' } }, ['boldWins'])
    expect(kinds(state, 'R')).toEqual(['attack', 'moveTroop', 'pass', 'recruitTroop'])
    expect(at1(play(state, 'R', recruit('A2', 'soldier')).state)).toBe('R plan')
  })

  test('`drought`: the first player removes a lake', () => {
    const { state } = resolve({ on: { D5: 'lake', D6: 'forest' } }, ['drought'])
    expect(reason(state, 'R', { type: 'removeLake', region: 'D6' })).toBe('terrain')
    expect(reason(state, 'R', pass)).toBe('mustAct')
    const dry = play(state, 'R', { type: 'removeLake', region: 'D5' }).state
    expect([at(dry, 'D5'), dry.lakeReserve]).toEqual(['', 4])
    expect(at1(resolve({}, ['drought']).state)).toBe('R plan')
  })

  test('`depopulation`: everybody with any loses a card of their choice', () => {
    const scene = {
      civilians: { R: ['general'], G: ['strategist'] },
      improvements: { R: ['market'] },
    } as const
    const { state } = resolve(scene, ['depopulation'])
    const lose = (one: string): Move => ({ type: 'loseCard', card: one })
    expect([at1(state), reason(state, 'R', pass), reason(state, 'R', lose('strategist'))]).toEqual([
      'R depopulation',
      'mustAct',
      'notYours',
    ])
    const next = play(state, 'R', lose('market')).state
    expect([at1(next), player(next, 'R').civilians, player(next, 'R').improvements]).toEqual([
      'G depopulation',
      ['general'],
      [],
    ])
    const last = play(next, 'G', lose('strategist')).state
    expect([player(last, 'G').civilians, last.discards.civilian]).toEqual([[], ['strategist']])
  })

  test('`quagmire`: knights become soldiers of the same owner, in order [ST-5.40]', () => {
    const four = { C3: 'B:soldier', C4: 'B:soldier', C5: 'B:soldier', E4: 'B:soldier' } as const
    const { state } = resolve({ on: { ...four, E5: 'B:knight', A4: 'B:knight', D5: 'R:knight' } }, [
      'quagmire',
    ])
    expect([at(state, 'A4'), at(state, 'E5'), at(state, 'D5')]).toEqual(['B:soldier', '', 'R:soldier'])
  })

  test('`lordOfWar`: who has strictly the most troops lays one more card on FUTURE', () => {
    const on = { D5: 'R:soldier', C3: 'R:soldier', E3: 'B:soldier' } as const
    const { state } = resolve({ on }, ['lordOfWar'])
    expect([asked(state), reason(state, 'R', { type: 'addFutureCard', card: 'build-blue' })]).toEqual([
      ['R lordOfWar'],
      'notInHand',
    ])
    const laid = play(state, 'R', { type: 'addFutureCard', card: 'build-red' }).state
    // The round has ended: FUTURE has become PRESENT.
    expect([laid.present.map((one) => one.card?.secret), handOf(laid, 'R').includes('build-red')]).toEqual([
      ['build-red'],
      false,
    ])
    const full = given({ on })
    full.future = ['revolt4', 'fire'].map((one, index) => ({
      placedBy: null,
      card: { secret: one, to: [] },
      attached: [],
      order: index === 0 ? 2001 : 2500,
    }))
    const last = play(resolve(full, ['lordOfWar']).state, 'R', {
      type: 'addFutureCard',
      card: 'build-red',
    }).state
    expect(last.present.map((one) => one.card?.secret)).toEqual(['revolt4', 'fire', 'build-red'])
    expect(at1(resolve({ on: { ...on, E5: 'B:soldier' } }, ['lordOfWar']).state)).toBe('R plan')
  })

  test('`plague`: troops in settlements die', () => {
    const { state } = resolve({ on: { D5: 'R:village R:soldier', E5: 'B:soldier', C3: 'B:city B:knight' } }, [
      'plague',
    ])
    expect([at(state, 'D5'), at(state, 'E5'), at(state, 'C3')]).toEqual(['R:village', 'B:soldier', 'B:city'])
  })

  test('`orderOfChivalry`: a knight in any own settlement, whatever its level [ST-5.34]', () => {
    const { state } = resolve({ on: { D5: 'R:village R:soldier' } }, ['orderOfChivalry'])
    const tried = [
      recruit('A2', 'knight'),
      recruit('D5', 'knight'),
      recruit('A2', 'soldier'),
      recruit('A3', 'knight'),
    ]
    expect(tried.map((one) => reason(state, 'R', one))).toEqual([
      'legal',
      'regionOccupied',
      'wrongLevel',
      'notYours',
    ])
  })

  test('`materialShortage`: the last in turn order destroys something of theirs', () => {
    const scene = {
      first: 'B',
      on: { D5: 'R:village*', E5: 'forest R:sawmill', C3: 'B:village*', E3: 'G:village*' },
      improvements: { R: ['market'] },
    } as const
    const { state } = resolve(scene, ['materialShortage'])
    const destroy = (what: object): Move => ({ type: 'destroyOwn', ...what })
    expect([asked(state), reason(state, 'R', pass)]).toEqual([['R materialShortage'], 'mustAct'])
    const tried = [
      { wall: 'C3' },
      { wall: 'A2' },
      { structure: 'D5' },
      { wall: 'D5', structure: 'E5' },
      {},
      { improvement: 'palace' },
    ]
    expect(tried.map((one) => reason(state, 'R', destroy(one)))).toEqual([
      'notYours',
      'noTarget',
      'noTarget',
      'noTarget',
      'noTarget',
      'notYours',
    ])
    expect(at(play(state, 'R', destroy({ wall: 'D5' })).state, 'D5')).toBe('R:village')
    expect(at(play(state, 'R', destroy({ structure: 'E5' })).state, 'E5')).toBe('forest')
    expect(player(play(state, 'R', destroy({ improvement: 'market' })).state, 'R').improvements).toEqual([])
  })

  test('`tradeBoom`: everybody with a pact may build once', () => {
    const { state } = resolve({ pacts: [['blockade', 'RG']] }, ['tradeBoom'])
    expect([asked(state), kinds(state, 'R').includes('buildWall')]).toEqual([['R tradeBoom'], true])
    // A single action: the blockade does not touch it, and there is one only [ST-4.30].
    expect(asked(play(state, 'R', wall('A2')).state)).toEqual(['G tradeBoom'])
  })

  test('`embargo`: no civilians and no improvements till diplomacy is revealed', () => {
    const { state } = resolve({}, ['embargo', 'recruit-red'])
    expect(reason(state, 'R', { type: 'recruitCivilian', civilian: 'general' })).toBe('embargo')
    const lifted = resolve({}, ['embargo', 'diplomacy-blue', 'recruit-red']).state
    expect(lifted.flags.embargo).toBe(false)
  })

  test('`chaos`: the next directed event hits everybody', () => {
    const scene = { on: { D5: 'R:village*', E5: 'B:village*', C3: 'G:village*' } } as const
    const { state } = resolve(scene, ['chaos', 'assassination-blue-2'])
    expect([at(state, 'D5'), at(state, 'E5'), at(state, 'C3')]).toEqual([
      'R:village',
      'B:village',
      'G:village',
    ])
    const later = resolve(scene, ['chaos', 'assassination-blue-2', 'assassination-blue-3']).state
    expect(later.flags.chaos).toBe(false)
  })

  test('`armsSupply`: artillery in any own settlement', () => {
    const { state } = resolve({}, ['armsSupply'])
    expect([
      reason(state, 'R', recruit('A2', 'artillery')),
      reason(state, 'R', recruit('A2', 'knight')),
    ]).toEqual(['legal', 'wrongLevel'])
  })

  test('`dampPowder`: all artillery is gone, but for the war wagon', () => {
    const on = { D5: 'R:artillery', E5: 'B:artillery', C3: 'warWagon', C5: 'B:knight' } as const
    const { state } = resolve({ on, pacts: [['projectValkyrie', 'RB']] }, ['dampPowder'])
    expect([at(state, 'D5'), at(state, 'E5'), at(state, 'C3'), at(state, 'C5')]).toEqual([
      '',
      '',
      'warWagon',
      'B:knight',
    ])
  })

  test('`talentPatronage`: the first player takes a civilian, or exchanges one [ST-5.35]', () => {
    const scene = {
      civilians: { R: ['general', 'alchemist'] },
      display: { civilian: ['strategist', 'sheriff'] },
    } as const
    const { state } = resolve(scene, ['talentPatronage'])
    expect(reason(state, 'R', { type: 'recruitCivilian', civilian: 'strategist' })).toBe('limitReached')
    expect(reason(state, 'R', { type: 'replaceCivilian', out: 'warlock', in: 'strategist' })).toBe('notYours')
    const next = play(state, 'R', { type: 'replaceCivilian', out: 'general', in: 'strategist' }).state
    expect([player(next, 'R').civilians, next.discards.civilian, next.display.civilian.length]).toEqual([
      ['alchemist', 'strategist'],
      ['general'],
      2,
    ])
    const barred = resolve({ ...scene, flags: ['embargo'] }, ['talentPatronage']).state
    expect(at1(barred)).not.toBe('R talentPatronage')
    const free = resolve({ ...scene, civilians: {} }, ['talentPatronage']).state
    expect(
      player(play(free, 'R', { type: 'recruitCivilian', civilian: 'sheriff' }).state, 'R').civilians,
    ).toEqual(['sheriff'])
  })

  test('`prosperity`: all with the most settlements build an improvement, or exchange one [ST-R41]', () => {
    const scene = {
      on: { D5: 'R:village', E3: 'G:village' },
      improvements: { R: ['market', 'palace'] },
      display: { improvement: ['theatre', 'barracks'] },
    } as const
    const { state } = resolve(scene, ['prosperity'])
    expect(reason(state, 'R', { type: 'buildImprovement', improvement: 'theatre' })).toBe('limitReached')
    expect(reason(state, 'R', { type: 'replaceImprovement', out: 'theatre', in: 'barracks' })).toBe(
      'notYours',
    )
    expect(reason(state, 'R', { type: 'replaceImprovement', out: 'palace', in: 'library' })).toBe('notFaceUp')
    const next = play(state, 'R', { type: 'replaceImprovement', out: 'palace', in: 'theatre' }).state
    expect([player(next, 'R').improvements, next.players.map(({ revolts }) => revolts.length)]).toEqual([
      ['market', 'theatre'],
      [0, 1, 1],
    ])
    expect(at1(next)).toBe('G prosperity')
    expect(at1(resolve({ ...scene, flags: ['embargo'] }, ['prosperity']).state)).toBe('R plan')
  })

  test('`uprising`: the second becomes first', () => {
    expect(resolve({ first: 'G' }, ['uprising']).state.firstPlayer).toBe(0)
  })
})

describe('directed events [ST-4.41, ST-8.2]', () => {
  const scene = {
    players: 4,
    on: { D5: 'B:village* B:soldier', E5: 'B:knight', C3: 'R:village* R:soldier' },
    civilians: { B: ['general'], R: ['strategist'] },
    improvements: { B: ['market'], R: ['palace'] },
  } as const
  const state = (design: string): string => {
    const after = resolve(scene, [`${design}-blue-1`]).state
    const blue = player(after, 'B')
    // Red is spared by all of them.
    expect([at(after, 'C3'), player(after, 'R').civilians, player(after, 'R').improvements]).toEqual([
      'R:village* R:soldier',
      ['strategist'],
      ['palace'],
    ])
    return [
      at(after, 'D5'),
      at(after, 'E5'),
      blue.civilians.length,
      blue.improvements.length,
      blue.revolts.length,
      blue.skipNext,
    ].join(', ')
  }

  test.each([
    ['`assassination`: walls and improvements', 'assassination', 'B:village B:soldier, B:knight, 1, 0, 0, 0'],
    [
      '`corruption`: civilians, and the next card',
      'corruption',
      'B:village* B:soldier, B:knight, 0, 1, 0, 1',
    ],
    [
      '`insurrection`: troops in settlements, and a revolt',
      'insurrection',
      'B:village*, B:knight, 1, 1, 1, 0',
    ],
    [
      '`insurrection4p`: a revolt, walls, civilians',
      'insurrection4p',
      'B:village B:soldier, B:knight, 0, 1, 1, 0',
    ],
    [
      '`assassination4p`: all troops, improvements, the next card',
      'assassination4p',
      'B:village*, , 1, 0, 0, 1',
    ],
  ])('%s', (_, design, expected) => {
    expect(state(design)).toBe(expected)
  })

  test('[ST-2.1, ST-R3] 60 of them, three copies of each for each colour', () => {
    expect([directedCards.length, new Set(directedCards).size]).toEqual([60, 60])
    expect(directedCards).toContain('insurrection4p-yellow-3')
  })
})

describe('action cards, revolts, the Invention', () => {
  const scene = {
    on: {
      D5: 'R:village',
      C3: 'forest R:soldier',
      E3: 'mountain R:soldier',
      E6: 'R:soldier',
      D7: 'B:soldier',
      C5: 'warWagon',
    },
    pacts: [
      ['projectValkyrie', 'RG'],
      ['blockade', 'BG'],
    ],
    civilians: { R: ['chancellor'] },
  } as const

  test.each([
    [
      '`build`',
      'build',
      ['buildImprovement', 'buildMine', 'buildSawmill', 'buildVillage', 'buildWall', 'upgradeSettlement'],
    ],
    ['`recruit`', 'recruit', ['recruitCivilian', 'recruitTroop']],
    ['`military`', 'military2', ['attack', 'moveTroop', 'useWarWagon']],
    ['`diplomacy`', 'diplomacy', ['breakPact', 'civilAction', 'claimFirstPlayer', 'offerPact']],
  ])('[ST-2.30 to ST-2.33] %s: what its actions may be', (_, kind, expected) => {
    const wide = {
      ...scene,
      first: 'G',
      pacts: [scene.pacts[0], ['noQuarter', 'BG']],
    } as const satisfies Scene
    expect(kinds(card(wide, 'R', kind), 'R')).toEqual(expected)
  })

  test.each([
    ['build', wall('D5'), wall('A2')],
    ['recruit', recruit('D5', 'soldier'), recruit('A2', 'soldier')],
    ['military1', undefined, undefined],
    ['diplomacy', { type: 'claimFirstPlayer' } as Move, undefined],
  ])('[ST-R6] base actions: %s', (kind, first, second) => {
    const before = card({ on: { D5: 'R:village', E3: 'R:soldier', E6: 'R:soldier' }, first: 'G' }, 'R', kind)
    const one = play(before, 'R', first ?? move(troop(before, 'E3'), 'E4')).state
    expect(isActing(one, 'R')).toBe(kind !== 'diplomacy')
    if (kind === 'diplomacy') return
    expect(isActing(play(one, 'R', second ?? move(troop(before, 'E6'), 'E5')).state, 'R')).toBe(false)
  })

  test('[ST-2.45, ST-4.34] `revolt`: revealed, it goes back to the supply without effect', () => {
    const { state, events } = resolve({}, ['revolt3'])
    expect([state.revoltSupply.at(-1), state.revoltSupply.length]).toEqual(['revolt3', 11])
    expect(events[1]).toEqual({ type: 'revoltRevealed', revolt: 'revolt3' })
  })

  test('[ST-2.46, ST-4.31, ST-4.33] `invention`: played as what is chosen, and back to the Alchemist’s owner', () => {
    const made = {
      hand: { R: ['invention'] },
      civilians: { R: ['alchemist'] },
      on: { D5: 'R:village' },
    } as const
    const open = resolve(made, ['invention']).state
    expect(asked(open)).toEqual(['R chooseInventionType'])
    const built = play(open, 'R', { type: 'chooseInventionType', as: 'build' }).state
    const done = playAll(built, ['R', wall('D5')], ['R', wall('A2')])
    expect([isActing(done, 'R'), handOf(done, 'R'), done.inventionInSupply]).toEqual([
      false,
      ['invention'],
      false,
    ])
  })
})

describe('civilians [section 2.9]', () => {
  const planning = (scene: Scene): State => run(given(scene), [{ type: 'planning' }]).state
  const placed = (state: State, ...piles: readonly ('present' | 'future')[]): string =>
    reason(state, 'R', {
      type: 'placeCards',
      placements: piles.map((pile, index) => ({ card: handOf(state, 'R')[index]!, pile })),
    })

  test('[ST-4.13] `strategist`: both cards on one pile, in chosen order', () => {
    const state = planning({ civilians: { R: ['strategist'] } })
    expect([placed(state, 'present', 'present'), placed(state, 'future', 'future')]).toEqual([
      'legal',
      'legal',
    ])
    const after = play(state, 'R', {
      type: 'placeCards',
      placements: [
        { card: 'recruit-red', pile: 'future' },
        { card: 'build-red', pile: 'future' },
      ],
    }).state
    expect(after.future.map((one) => one.card?.secret)).toEqual(['recruit-red', 'build-red'])
  })

  test('[ST-4.3, ST-5.15, ST-7.5] `spy`: sees all placed events and chooses the one for PRESENT', () => {
    const state = given({ civilians: { R: ['spy'] } })
    state.eventSlot = ['plague', 'fire', 'chaos'].map((one, index) => ({
      placedBy: index as never,
      card: { secret: one, to: [index as never] },
    }))
    state.decks.event = state.decks.event.filter(
      (one) => !['plague', 'fire', 'chaos'].includes(one?.secret ?? ''),
    )
    const open = run(state, [
      { type: 'spy' },
      { type: 'placeEvents' },
      { type: 'keepWarlockEvent', seat: 0 as never },
    ]).state
    expect([asked(open), legal(open, 'R').map((one) => 'eventId' in one && one.eventId)]).toEqual([
      ['R spy'],
      [false, 'chaos', 'fire', 'plague'],
    ])
    const { state: after } = play(open, 'R', { type: 'spyChoose', eventId: 'fire' })
    expect([
      after.present[0]?.card?.secret,
      ['plague', 'chaos'].includes(after.future[0]?.card?.secret ?? ''),
    ]).toEqual(['fire', true])
    expect([after.spied.bag, after.spyChoice]).toEqual([[], []])
    const barred = { ...state, pacts: given({ pacts: [['developmentCrackdown', 'BG']] }).pacts }
    expect(
      asked(run(barred, [{ type: 'spy' }, { type: 'keepWarlockEvent', seat: 0 as never }]).state),
    ).toEqual(['R keepWarlockEvent'])
    expect(after.eventDiscards).toHaveLength(1)
    const passed = [1, 2, 3, 4, 5].map((seed) => play(open, 'R', pass, seed).state.present[0]?.card?.secret)
    expect(new Set(passed).size).toBeGreaterThan(1)
  })

  test('[ST-4.10, ST-4.11, ST-5.13] `warlock`: draws two, attaches one', () => {
    const state = planning({
      civilians: { R: ['warlock'] },
      deck: ['fire', 'plague', 'chaos', 'truce'],
      hand: { R: ['build', 'recruit'] },
    })
    expect([asked(state), kinds(state, 'R')]).toEqual([
      ['R startOfTurn'],
      ['drawWarlockEvents', 'endStartOfTurn'],
    ])
    const drawn = play(state, 'R', { type: 'drawWarlockEvents' }).state
    expect(legal(drawn, 'R').map((one) => 'eventId' in one && one.eventId)).toEqual(['fire', 'plague'])
    expect(reason(drawn, 'R', { type: 'keepWarlockEvent', eventId: 'chaos' })).toBe('notInHand')
    const kept = play(drawn, 'R', { type: 'keepWarlockEvent', eventId: 'plague' }).state
    expect([kept.eventDiscards.map((one) => one?.secret), asked(kept)]).toEqual([['fire'], ['R plan']])
    const lay = (mark: { withWarlockEvent?: true }, other: { withWarlockEvent?: true } = {}): Move => ({
      type: 'placeCards',
      placements: [
        { card: 'build-red', pile: 'present', ...mark },
        { card: 'recruit-red', pile: 'future', ...other },
      ],
    })
    const on = { withWarlockEvent: true } as const
    expect([lay({}), lay(on), lay(on, on)].map((one) => reason(kept, 'R', one))).toEqual([
      'mustAct',
      'legal',
      'noTarget',
    ])
    const after = play(kept, 'R', lay(on)).state
    expect([after.present[0]?.attached[0]?.secret, after.warlockKept]).toEqual(['plague', null])
    expect(after.eventDiscards.map((one) => one?.secret)).toEqual(['fire'])
  })

  test('[ST-4.27] `general`: one soldier twice, with military cards only, no knight', () => {
    const scene = {
      on: { D5: 'R:soldier', E3: 'R:knight' },
      civilians: { R: ['general'] },
      fair: ['R'],
    } as const
    const before = card(scene, 'R', 'military1')
    const [soldier, knight] = [troop(before, 'D5'), troop(before, 'E3')]
    const twice = playAll(before, ['R', move(soldier, 'D4')], ['R', move(soldier, 'D5')])
    expect(reason(twice, 'R', move(soldier, 'D4'))).toBe('troopAlreadyUsed')
    const led = card(
      { ...scene, on: { ...scene.on, F4: 'R:soldier' }, pacts: [['noQuarter', 'RB']] },
      'R',
      'military1',
    )
    const other = troop(led, 'F4')
    const three = playAll(
      led,
      ['R', move(soldier, 'D4')],
      ['R', move(other, 'F3')],
      ['R', move(soldier, 'D5')],
    )
    expect(reason(three, 'R', move(other, 'F4'))).toBe('troopAlreadyUsed')
    const ridden = play(before, 'R', move(knight, 'E4')).state
    expect(reason(ridden, 'R', move(knight, 'E3'))).toBe('troopAlreadyUsed')
    const market = card(
      { ...scene, improvements: { R: ['market'] }, pacts: [['noQuarter', 'RB']] },
      'R',
      'build',
    )
    const moved = play(market, 'R', move(soldier, 'D4')).state
    expect(reason(moved, 'R', move(soldier, 'D5'))).toBe('troopAlreadyUsed')
  })

  test('[ST-4.10, ST-4.42, ST-5.13] `sheriff`: discards a revolt at the start of a turn, or goes for his owner', () => {
    const state = planning({
      civilians: { R: ['sheriff'] },
      revolts: { R: ['build', null] },
      revoltSupply: 6,
    })
    expect([asked(state), kinds(state, 'R')]).toEqual([
      ['R startOfTurn'],
      ['endStartOfTurn', 'sheriffDiscardRevolt'],
    ])
    const discard = (revoltId: string): Move => ({ type: 'sheriffDiscardRevolt', revoltId })
    expect(reason(state, 'R', discard('revolt9'))).toBe('noTarget')
    const freed = play(state, 'R', discard('revolt1')).state
    // Its card goes under the one without, and he does so once a turn.
    expect(player(freed, 'R').revolts.map(({ id, under }) => [id, under[0]?.secret])).toEqual([
      ['revolt2', 'build-red'],
    ])
    expect([freed.revoltSupply.at(-1), asked(freed)]).toEqual(['revolt1', ['R plan']])
    const hit = resolve({ civilians: { R: ['sheriff', 'general'] } }, ['corruption-red-1']).state
    const saved = play(hit, 'R', { type: 'sheriffBlock', use: true }).state
    expect([player(saved, 'R').civilians, player(saved, 'R').skipNext]).toEqual([['general'], 0])
    const lost = play(hit, 'R', { type: 'sheriffBlock', use: false }).state
    expect([player(lost, 'R').civilians, player(lost, 'R').skipNext]).toEqual([[], 1])
  })

  test('[ST-4.33] `alchemist`: holds the Invention, and gives it up with himself', () => {
    const scene = { display: { civilian: ['alchemist', 'general'] } } as const
    const got = play(card(scene, 'R', 'recruit'), 'R', {
      type: 'recruitCivilian',
      civilian: 'alchemist',
    }).state
    expect([handOf(got, 'R').includes('invention'), got.inventionInSupply]).toEqual([true, false])
    const gone = resolve({ hand: { R: ['invention'] }, civilians: { R: ['alchemist'] } }, [
      'corruption-red-1',
    ]).state
    expect([handOf(gone, 'R'), gone.inventionInSupply]).toEqual([[], true])
  })

  test('[ST-5.84, ST-5.91, ST-R43] `saboteur`: destroys an improvement, then goes or stays for a revolt', () => {
    const scene = { civilians: { R: ['saboteur'] }, improvements: { B: ['market'], R: ['palace'] } } as const
    const before = card(scene, 'R', 'diplomacy')
    const act = (seat: number, one: string): Move => ({
      type: 'civilAction',
      civilian: 'saboteur',
      seat,
      card: one,
    })
    expect(
      [act(0, 'palace'), act(1, 'palace'), act(2, 'market'), act(1, 'market')].map((one) =>
        reason(before, 'R', one),
      ),
    ).toEqual(['noTarget', 'noTarget', 'noTarget', 'legal'])
    const done = play(before, 'R', act(1, 'market')).state
    expect([player(done, 'B').improvements, asked(done)]).toEqual([[], ['R loseOrKeep']])
    const stays = play(done, 'R', { type: 'loseOrKeep', keep: true }).state
    expect([player(stays, 'R').civilians, player(stays, 'R').revolts.length]).toEqual([['saboteur'], 1])
    const goes = play(done, 'R', { type: 'loseOrKeep', keep: false }).state
    expect([player(goes, 'R').civilians, player(goes, 'R').revolts.length]).toEqual([[], 0])
    const free = play(card({ ...scene, revoltSupply: 0 }, 'R', 'diplomacy'), 'R', act(1, 'market')).state
    expect(player(play(free, 'R', { type: 'loseOrKeep', keep: true }).state, 'R').revolts).toEqual([])
  })

  test('[ST-5.31, ST-5.84] `henchman`: kills a civilian, also when just recruited', () => {
    const scene = { display: { civilian: ['henchman', 'general'] }, civilians: { B: ['warlock'] } } as const
    const open = play(card(scene, 'R', 'recruit'), 'R', {
      type: 'recruitCivilian',
      civilian: 'henchman',
    }).state
    expect([asked(open), kinds(open, 'R')]).toEqual([['R civilianRecruited'], ['civilAction', 'pass']])
    const done = play(open, 'R', {
      type: 'civilAction',
      civilian: 'henchman',
      seat: 1,
      card: 'warlock',
    }).state
    expect([player(done, 'B').civilians, asked(done), done.discards.civilian]).toEqual([
      [],
      ['R loseOrKeep'],
      ['warlock'],
    ])
    expect(asked(play(open, 'R', pass).state)).toEqual(['R act'])
  })

  test('[ST-4.34, ST-4.30] `philosopher`: an action of any type at any revealed revolt', () => {
    const scene = { civilians: { G: ['philosopher'] }, on: { D5: 'G:soldier' } } as const
    const { state } = resolve(scene, ['revolt5'])
    expect(asked(state)).toEqual(['G philosopher'])
    expect(
      ['buildVillage', 'recruitTroop', 'moveTroop', 'offerPact', 'pass'].filter(
        (one) => !kinds(state, 'G').includes(one),
      ),
    ).toEqual([])
    const barred = resolve({ ...scene, pacts: [['developmentCrackdown', 'RB']] }, ['revolt5']).state
    expect(asked(barred)[0]).toBe('R plan')
    expect(asked(play(state, 'G', wall('C7')).state)[0]).toBe('R plan')
  })

  test('[ST-5.84] `chancellor`: every other player takes a revolt, at no cost', () => {
    const before = card({ civilians: { R: ['chancellor'] } }, 'R', 'diplomacy')
    const { state } = play(before, 'R', { type: 'civilAction', civilian: 'chancellor' })
    expect([state.players.map(({ revolts }) => revolts.length), player(state, 'R').civilians]).toEqual([
      [0, 1, 1],
      ['chancellor'],
    ])
    const none = card({ civilians: { R: ['chancellor'] }, revoltSupply: 0 }, 'R', 'diplomacy')
    expect(reason(none, 'R', { type: 'civilAction', civilian: 'chancellor' })).toBe('noTarget')
    expect(reason(before, 'R', { type: 'civilAction', civilian: 'chancellor', seat: 1 })).toBe('noTarget')
  })
})

describe('kingdom improvements [section 2.10]', () => {
  const built = (which: (typeof improvements)[number], scene: Scene = {}): State =>
    play(
      card(
        { ...scene, display: { improvement: [which, which === 'market' ? 'palace' : 'market'] } },
        'R',
        'build',
      ),
      'R',
      {
        type: 'buildImprovement',
        improvement: which,
      },
    ).state

  test('[ST-5.85, ST-5.87, ST-R32] `embassy`: an offer or a break when built; no refusal; breaking costs a revolt', () => {
    const open = built('embassy', { pacts: [['blockade', 'BG']] })
    expect([asked(open), kinds(open, 'R')]).toEqual([['R embassyBuilt'], ['breakPact', 'offerPact', 'pass']])
    const offered = play(open, 'R', { type: 'offerPact', pact: 'noQuarter', seat: 1 }).state
    expect(offered.pacts.map(({ id }) => id)).toEqual(['blockade', 'noQuarter'])
    const broken = play(
      card({ pacts: [['blockade', 'RB']], improvements: { R: ['embassy'] } }, 'G', 'diplomacy'),
      'G',
      { type: 'breakPact', pact: 'blockade' },
    ).state
    expect([player(broken, 'G').revolts.length, broken.pacts]).toEqual([1, []])
    const own = play(
      card({ pacts: [['blockade', 'RB']], improvements: { R: ['embassy'] } }, 'R', 'diplomacy'),
      'R',
      { type: 'breakPact', pact: 'blockade' },
    ).state
    expect(player(own, 'R').revolts).toEqual([])
  })

  test('[ST-5.33] `barracks`: a troop when built, and beside settlements for good', () => {
    const open = built('barracks')
    expect([asked(open), kinds(open, 'R')]).toEqual([['R barracksBuilt'], ['pass', 'recruitTroop']])
    expect(reason(open, 'R', recruit('A3', 'soldier'))).toBe('legal')
  })

  test('[ST-4.28] `customsHouse`: a build action after others’ build cards, not after one’s own', () => {
    const scene = { improvements: { R: ['customsHouse'] } } as const
    const own = playAll(card(scene, 'R', 'build'), ['R', wall('A2')], ['R', endCard])
    expect(asked(own)[0]).toBe('R plan')
    const other = playAll(card(scene, 'B', 'build'), ['B', wall('G4')], ['B', endCard])
    expect(asked(other)).toEqual(['R customsHouse'])
  })

  test('[ST-4.2, ST-4.20, ST-5.14] `palace`: one more card on FUTURE before the events', () => {
    const { state } = run(given({ improvements: { R: ['palace'] } }), [
      { type: 'palace' },
      { type: 'keepWarlockEvent', seat: 0 as never },
    ])
    expect(asked(state)).toEqual(['R palace'])
    const laid = play(state, 'R', { type: 'addFutureCard', card: 'build-red' }).state
    const before = given({ improvements: { R: ['palace'] } })
    before.future = [{ placedBy: null, card: { secret: 'revolt4', to: [] }, attached: [], order: 2021 }]
    before.eventSlot = ['fire', 'truce'].map((one) => ({
      placedBy: 0 as never,
      card: { secret: one, to: [] },
    }))
    const steps = [
      { type: 'palace' },
      { type: 'placeEvents' },
      { type: 'keepWarlockEvent', seat: 0 as never },
    ] as const
    const whole = play(run(before, steps).state, 'R', { type: 'addFutureCard', card: 'build-red' }).state
    expect(whole.future.map((one) => one.card?.secret).slice(0, 2)).toEqual(['revolt4', 'build-red'])
    expect([laid.future.map((one) => one.card?.secret), laid.future[0]?.placedBy]).toEqual([['build-red'], 0])
  })

  test('[ST-6.2] `cathedral`: a point, and a revolt less when built', () => {
    const open = built('cathedral', { revolts: { R: ['recruit'] } })
    expect([asked(open), points(open, 'R')]).toEqual([['R cathedralBuilt'], 1])
    const freed = play(open, 'R', { type: 'cathedralDiscard', revoltId: 'revolt1' }).state
    expect([player(freed, 'R').revolts, handOf(freed, 'R').includes('recruit-red')]).toEqual([[], true])
    expect(reason(open, 'R', { type: 'cathedralDiscard', revoltId: 'revolt2' })).toBe('noTarget')
  })

  test('[ST-4.25, ST-5.9] `market`: another type once with each card, also with the card that built it', () => {
    const state = built('market')
    expect(reason(state, 'R', recruit('A2', 'soldier'))).toBe('legal')
    // The last base action may be spent so; there is none beyond.
    expect(isActing(play(state, 'R', recruit('A2', 'soldier')).state, 'R')).toBe(false)
  })

  test('[ST-4.13] `postOffice`: PRESENT from below', () => {
    const lay = (letter: Letter, pile: 'present' | 'future'): Move => ({
      type: 'placeCards',
      placements: [
        { card: `build-${letter === 'R' ? 'red' : 'blue'}`, pile, bottom: true },
        {
          card: `recruit-${letter === 'R' ? 'red' : 'blue'}`,
          pile: pile === 'present' ? 'future' : 'present',
        },
      ],
    })
    const state = run(given({ improvements: { B: ['postOffice'] } }), [{ type: 'planning' }]).state
    expect([
      reason(state, 'B', lay('B', 'present')),
      reason(state, 'B', lay('B', 'future')),
      reason(state, 'R', lay('R', 'present')),
    ]).toEqual(['legal', 'wrongPile', 'wrongPile'])
  })

  test('[ST-4.34, ST-5.38] `theatre`: revolts for the others when built, a point at every third revealed', () => {
    const state = built('theatre', { theatre: { R: 2 } })
    expect([state.players.map(({ revolts }) => revolts.length), player(state, 'R').theatreCount]).toEqual([
      [0, 1, 1],
      0,
    ])
    const short = built('theatre', { first: 'G', revoltSupply: 1 })
    expect(short.players.map(({ revolts }) => revolts.length)).toEqual([0, 0, 1])
    const third = resolve({ improvements: { R: ['theatre'] }, theatre: { R: 2, B: 2 } }, ['revolt4']).state
    expect([perm(third, 'R'), perm(third, 'B')]).toEqual([1, 0])
    expect(
      player(
        resolve({ improvements: { R: ['theatre'] }, theatre: { R: 2 } }, ['assassination-red-1']).state,
        'R',
      ).theatreCount,
    ).toBe(0)
  })

  test('[ST-5.36] `university`: three civilians, and a point for the third', () => {
    const scene = {
      improvements: { R: ['university'] },
      civilians: { R: ['general', 'warlock'] },
      display: { civilian: ['strategist', 'spy'] },
    } as const
    const state = play(card(scene, 'R', 'recruit'), 'R', { type: 'recruitCivilian', civilian: 'spy' }).state
    expect([perm(state, 'R'), player(state, 'R').civilians.length]).toEqual([1, 3])
    const two = { ...scene, improvements: {} }
    expect(reason(card(two, 'R', 'recruit'), 'R', { type: 'recruitCivilian', civilian: 'spy' })).toBe(
      'limitReached',
    )
    const second = { ...scene, civilians: { R: ['general'] } } as const
    expect(
      perm(play(card(second, 'R', 'recruit'), 'R', { type: 'recruitCivilian', civilian: 'spy' }).state, 'R'),
    ).toBe(0)
  })

  test('[ST-5.37, ST-5.13, ST-R14] `library`: the marker on another’s improvement, which works for both', () => {
    const open = built('library', { improvements: { B: ['cathedral', 'library'], R: ['palace'] } })
    const mark = (seat: number, improvement: (typeof improvements)[number]): Move => ({
      type: 'placeLibraryMarker',
      seat,
      improvement,
    })
    expect(
      [mark(0, 'palace'), mark(1, 'library'), mark(1, 'cathedral')].map((one) => reason(open, 'R', one)),
    ).toEqual(['noTarget', 'noTarget', 'legal'])
    const marked = play(open, 'R', mark(1, 'cathedral')).state
    expect([points(marked, 'R'), points(marked, 'B')]).toEqual([1, 1])
    const held = {
      improvements: { R: ['library'], B: ['cathedral', 'theatre'] },
      library: ['R', 'cathedral', 'B'],
      theatre: { R: 2 },
    } as const
    const turn = run(given(held), [{ type: 'planning' }]).state
    expect([asked(turn), reason(turn, 'R', mark(1, 'cathedral'))]).toEqual([['R startOfTurn'], 'noTarget'])
    const moved = play(turn, 'R', mark(1, 'theatre')).state
    expect([moved.libraryCopy, player(moved, 'R').theatreCount, points(moved, 'R')]).toEqual([
      { seat: 0, improvement: 'theatre', from: 1 },
      0,
      0,
    ])
    expect(asked(moved)).toEqual(['R plan'])
  })
})

describe('pacts [section 2.11]', () => {
  const sign = (pact: (typeof pacts)[number], scene: Scene = {}): State =>
    playAll(
      card({ ...scene, display: { pact: [pact, 'blockade'] } }, 'R', 'diplomacy'),
      [
        'R',
        {
          type: 'offerPact',
          pact,
          seat: 1,
          ...(pact === 'reinforcements' ? { role: 'troops' as const } : {}),
        },
      ],
      ['B', { type: 'answerPact', accept: true }],
    )

  test('[ST-4.25, ST-R33] `noQuarter`: one more military action with each card, for signers', () => {
    const scene = {
      on: { D5: 'R:soldier', E3: 'R:soldier', C4: 'R:village' },
      pacts: [['noQuarter', 'RB']],
    } as const
    const before = card(scene, 'R', 'build')
    const strike = move(troop(before, 'D5'), 'D4')
    expect(reason(before, 'R', strike)).toBe('wrongActionType')
    const then = play(before, 'R', wall('C4')).state
    const used = play(then, 'R', strike).state
    expect([reason(then, 'R', strike), reason(used, 'R', move(troop(before, 'E3'), 'E4'))]).toEqual([
      'legal',
      'wrongActionType',
    ])
    expect(isActing(play(used, 'R', wall('A2')).state, 'R')).toBe(false)
  })

  test('[ST-4.28] `militaryAlliance`: a military action after the partner’s military card', () => {
    const scene = {
      on: { D5: 'R:soldier', E3: 'B:soldier', E5: 'G:soldier' },
      pacts: [['militaryAlliance', 'RB']],
    } as const
    const before = card(scene, 'R', 'military1')
    const state = playAll(before, ['R', move(troop(before, 'D5'), 'D4')])
    expect([asked(state), kinds(state, 'B').includes('moveTroop')]).toEqual([['B militaryAlliance'], true])
    expect(asked(play(state, 'B', move(troop(before, 'E3'), 'E4')).state)[0]).toBe('R plan')
    const outsider = card(scene, 'G', 'military1')
    expect(asked(play(outsider, 'G', move(troop(before, 'E5'), 'E6')).state)[0]).not.toBe(
      'B militaryAlliance',
    )
  })

  test('[ST-4.41] `informantNetwork`: directed events pass signers by', () => {
    const scene = { on: { D5: 'R:village*' }, pacts: [['informantNetwork', 'RB']] } as const
    expect(at(resolve(scene, ['assassination-red-1']).state, 'D5')).toBe('R:village*')
    expect(at(resolve(scene, ['earthquake']).state, 'D5')).toBe('R:village')
  })

  test('[ST-5.88, ST-R5] `conspiracy`: outsiders lose their troops, signers gain a point', () => {
    const state = sign('conspiracy', { on: { D5: 'G:soldier', E5: 'R:soldier' } })
    expect([at(state, 'D5'), at(state, 'E5'), perm(state, 'R'), perm(state, 'B'), perm(state, 'G')]).toEqual([
      '',
      'R:soldier',
      1,
      1,
      0,
    ])
    expect([state.pacts, state.discards.pact]).toEqual([[], ['conspiracy']])
  })

  test('[ST-5.85, ST-5.88, ST-R18, ST-R55] `reinforcements`: role troops: the other scores, the offerer recruits', () => {
    const state = sign('reinforcements', { on: { D5: 'R:village' } })
    expect([perm(state, 'B'), asked(state), state.pacts.length]).toEqual([1, ['R reinforcements'], 1])
    const one = play(state, 'R', { type: 'placeReinforcement', region: 'D5', kind: 'soldier' }).state
    expect(asked(one)).toEqual(['R reinforcements'])
    const ended = play(one, 'R', pass).state
    expect([asked(ended)[0], ended.discards.pact]).toEqual(['R plan', ['reinforcements']])
  })

  test('[ST-4.25] `blockade`: outsiders take one action with each card, signers as ever', () => {
    const scene = { on: { D5: 'R:village', E3: 'G:village' }, pacts: [['blockade', 'RB']] } as const
    expect(isActing(play(card(scene, 'R', 'build'), 'R', wall('D5')).state, 'R')).toBe(true)
    expect(isActing(play(card(scene, 'G', 'build'), 'G', wall('E3')).state, 'G')).toBe(false)
  })

  test('[ST-4.10, ST-R45] `mutualSupport`: one action of any type before one’s plan', () => {
    const scene = { on: { D5: 'R:village' }, pacts: [['mutualSupport', 'RB']] } as const
    const state = run(given(scene), [{ type: 'planning' }]).state
    expect([
      asked(state),
      reason(state, 'R', wall('D5')),
      reason(state, 'R', recruit('D5', 'soldier')),
    ]).toEqual([['R startOfTurn'], 'legal', 'legal'])
    const done = play(state, 'R', wall('D5')).state
    expect([at(done, 'D5'), asked(done)]).toEqual(['R:village*', ['R plan']])
    expect(asked(play(state, 'R', { type: 'endStartOfTurn' }).state)).toEqual(['R plan'])
  })

  test('[ST-5.60, ST-5.65] `projectValkyrie`: the offerer places the war wagon on an empty region', () => {
    const state = sign('projectValkyrie', { on: { D5: 'forest', E5: 'G:soldier' } })
    const place = (region: string): Move => ({ type: 'placeSpecialTroop', region })
    expect([
      asked(state),
      reason(state, 'R', pass),
      reason(state, 'R', place('D5')),
      reason(state, 'R', place('E5')),
    ]).toEqual([['R projectValkyrie'], 'mustAct', 'terrain', 'regionOccupied'])
    const placed = play(state, 'R', place('D4')).state
    expect([at(placed, 'D4'), placed.pacts[0]?.unitTroopId]).toEqual(['warWagon', troop(placed, 'D4')])
    const gone = resolve({ on: { D4: 'warWagon' }, pacts: [['projectValkyrie', 'RB']] }, ['warDrums']).state
    expect(at(gone, 'D4')).toBe('')
  })

  test('[ST-5.70] `tradeRoute`: the caravan on a free settlement of a signer', () => {
    const state = sign('tradeRoute', { on: { D5: 'G:village', E5: 'B:village B:soldier' } })
    const place = (region: string): Move => ({ type: 'placeSpecialTroop', region })
    expect(
      [place('D5'), place('E5'), place('D4'), place('G4')].map((one) => reason(state, 'R', one)),
    ).toEqual(['notYours', 'regionOccupied', 'notYours', 'legal'])
    const placed = play(state, 'R', place('G4')).state
    expect([at(placed, 'G4'), placed.pacts[0]?.caravanLastOwner]).toEqual(['B:village caravan', 1])
  })

  test('[ST-4.50] `developmentCrackdown`: outsiders’ civilians and improvements do nothing', () => {
    const scene = {
      pacts: [['developmentCrackdown', 'RB']],
      civilians: { G: ['chancellor', 'strategist'], R: ['strategist'] },
      improvements: { G: ['market', 'palace'] },
      hand: { G: ['build', 'recruit', 'diplomacy'] },
    } as const
    const state = card(scene, 'G', 'diplomacy')
    expect(reason(state, 'G', { type: 'civilAction', civilian: 'chancellor' })).toBe('suppressed')
    expect(reason(state, 'G', recruit('A2', 'soldier'))).toBe('wrongActionType')
    const plans = run(given(scene), [{ type: 'planning' }]).state
    const both = (letter: 'G' | 'R', colour: string): string =>
      reason(plans, letter, {
        type: 'placeCards',
        placements: [
          { card: `build-${colour}`, pile: 'future' },
          { card: `recruit-${colour}`, pile: 'future' },
        ],
      })
    expect([both('G', 'green'), both('R', 'red')]).toEqual(['wrongPile', 'legal'])
    const palace = run(given(scene), [
      { type: 'palace' },
      { type: 'keepWarlockEvent', seat: 0 as never },
    ]).state
    expect(asked(palace)).not.toContain('G palace')
  })
})
