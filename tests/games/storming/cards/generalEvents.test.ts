/** What each general event does [section 2.6]. */
import { describe, expect, test } from 'vitest'
import type { Move } from '../../../../shared/games/storming/moves.ts'
import {
  asked,
  at,
  attack,
  given,
  handOf,
  isActing,
  legal,
  type Letter,
  move,
  pass,
  play,
  playAll,
  player,
  reason,
  recruit,
  resolve,
  supply,
  troop,
  wall,
} from '../../../kit/storming.ts'
import type { State } from '../../../../shared/games/storming/state.ts'

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
