/** Test vectors of RULES.md: cards [section 10]. */
import { describe, expect, test } from 'vitest'
import type { Move } from '../../../../shared/games/storming/moves.ts'
import {
  asked,
  at,
  card,
  endCard,
  found,
  given,
  handOf,
  isActing,
  move,
  pass,
  play,
  playAll,
  player,
  points,
  reason,
  recruit,
  resolve,
  run,
  type Scene,
  supply,
  troop,
  types,
} from '../../../kit/storming.ts'
import { faces } from '../../../../shared/engine/secret.ts'

const claim: Move = { type: 'claimFirstPlayer' }

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
    const state = play(before, 'R', found('upgradeSettlement', 'D4')).state
    expect([
      reason(state, 'R', found('upgradeSettlement', 'E5')),
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
    const state = playAll(before, ['R', found('buildWall', 'A2')], ['R', endCard])
    expect(asked(state)).toEqual(['B customsHouse'])
    const done = play(state, 'B', found('buildWall', 'D4')).state
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
