/** Cards played or not, reactions, revolts [section 4.4]. */
import { describe, expect, test } from 'vitest'
import { storming } from '../../../shared/games/storming/game.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import {
  asked,
  at,
  card,
  endCard,
  given,
  handOf,
  isActing,
  legal,
  type Letter,
  move,
  pass,
  perm,
  planning,
  play,
  playAll,
  player,
  reason,
  resolve,
  run,
  type Scene,
  seat,
  stop,
  troop,
  types,
  wall,
} from '../../kit/storming.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { conceal } from '../../../shared/engine/secret.ts'

const colour = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' } as const
const lay = (letter: Letter, present = 'build', future = 'recruit'): Move => ({
  type: 'placeCards',
  placements: [
    { card: present.startsWith('revolt') ? present : `${present}-${colour[letter]}`, pile: 'present' },
    { card: `${future}-${colour[letter]}`, pile: 'future' },
  ],
})
const open = (state: State, pile: 'present' | 'future') => state[pile].map((one) => one.card?.secret ?? '')

describe('an action card', () => {
  test('[ST-4.24] skipped cards come back; a diplomacy card lifts the embargo even so', () => {
    const { state, events } = resolve({ skip: { R: 2 }, flags: ['embargo'] }, ['diplomacy-red'])
    expect([
      player(state, 'R').skipNext,
      state.flags.embargo,
      handOf(state, 'R').includes('diplomacy-red'),
    ]).toEqual([1, false, true])
    expect(types(events)).not.toContain('cardFinished')
  })

  test('[ST-4.24, ST-4.25, ST-4.43] a card that is not played leaves Fair winds and the truce to the next', () => {
    const scene = { skip: { R: 1 }, fair: ['R', 'B'], flags: ['famine', 'truce'] } as const
    const { state } = resolve(scene, ['military1-red', 'recruit-blue'])
    expect([player(state, 'R').fairWinds, player(state, 'B').fairWinds, state.flags]).toEqual([
      true,
      true,
      { famine: false, truce: true, embargo: false, chaos: false },
    ])
  })

  test('[ST-4.24, ST-4.28] what is not played triggers no reaction', () => {
    const scene = { on: { D5: 'B:soldier' }, skip: { R: 1 }, pacts: [['militaryAlliance', 'RB']] } as const
    expect(asked(resolve(scene, ['military1-red']).state)[0]).toBe('R plan')
  })

  test('[ST-4.26, ST-5.16] one action must be taken if one of its type can be, the rest need not', () => {
    const scene = { on: { D5: 'R:village' } } as const
    const state = card(scene, 'R', 'build')
    expect(reason(state, 'R', endCard)).toBe('mustAct')
    expect(reason(play(state, 'R', wall('D5')).state, 'R', endCard)).toBe('legal')
    // Only other types are possible, through the Market: then even the first is optional.
    const market = card({ improvements: { R: ['market'] }, on: { D5: 'R:village' } }, 'R', 'military1')
    expect([asked(market), reason(market, 'R', endCard)]).toEqual([['R act'], 'legal'])
  })

  test('[ST-R42a] a harmful action may be the only one, and counts', () => {
    const state = card({ pacts: [['blockade', 'RB']] }, 'G', 'diplomacy')
    expect(reason(state, 'G', { type: 'breakPact', pact: 'blockade' })).toBe('legal')
  })

  test.each([
    ['build', 2],
    ['recruit', 2],
    ['military1', 2],
    ['diplomacy', 1],
  ] as const)('[ST-4.25, ST-2.30 to ST-2.33] %s: %i actions, then the card is over', (kind, count) => {
    const on = { D5: 'R:city', E3: 'R:town', C3: 'R:soldier', C5: 'R:soldier', B4: 'R:knight' } as const
    let state = card({ on, perm: { R: -9 } }, 'R', kind)
    for (let action = 0; action < count; action++) {
      expect(isActing(state, 'R')).toBe(true)
      const one = legal(state, 'R').find(({ type }) =>
        ['buildWall', 'recruitTroop', 'moveTroop', 'claimFirstPlayer', 'offerPact'].includes(type),
      )
      state = play(state, 'R', one!).state
    }
    expect(isActing(state, 'R')).toBe(false)
  })

  test('[ST-4.25] fair winds add an action, budgets end', () => {
    const scene = { on: { D5: 'R:village', E3: 'R:village', C3: 'R:village' }, fair: ['R'] } as const
    const done = playAll(card(scene, 'R', 'build'), ['R', wall('D5')], ['R', wall('E3')], ['R', wall('C3')])
    expect([isActing(done, 'R'), player(done, 'R').fairWinds]).toEqual([false, false])
  })

  test('[ST-4.25] base actions spent, no quarter left: the card’s own type is refused', () => {
    const scene = { on: { D5: 'R:village', E3: 'R:soldier' }, pacts: [['noQuarter', 'RB']] } as const
    const spent = playAll(card(scene, 'R', 'build'), ['R', wall('D5')], ['R', wall('A2')])
    expect([asked(spent), reason(spent, 'R', { type: 'upgradeSettlement', region: 'D5' })]).toEqual([
      ['R act'],
      'noActionsLeft',
    ])
    expect(reason(spent, 'R', { type: 'recruitTroop', region: 'D5', kind: 'soldier' })).toBe(
      'wrongActionType',
    )
  })

  test('[ST-R36] No quarter pays before the Market', () => {
    const scene = {
      on: { D5: 'R:village', E3: 'R:soldier' },
      pacts: [['noQuarter', 'RB']],
      improvements: { R: ['market'] },
    } as const
    const before = card(scene, 'R', 'build')
    const moved = playAll(before, ['R', wall('D5')], ['R', move(troop(before, 'E3'), 'E4')])
    expect(reason(moved, 'R', { type: 'recruitTroop', region: 'D5', kind: 'soldier' })).toBe('legal')
    // As a first action only the Market can pay for it.
    const first = play(before, 'R', move(troop(before, 'E3'), 'E4')).state
    expect(reason(first, 'R', { type: 'recruitTroop', region: 'D5', kind: 'soldier' })).toBe(
      'wrongActionType',
    )
  })

  test('[ST-R54, ST-4.43, ST-R23] a truce waits for a military card', () => {
    const scene = {
      on: { D5: 'R:soldier', D6: 'G:soldier' },
      pacts: [['noQuarter', 'RB']],
      flags: ['truce'],
    } as const
    const before = card(scene, 'R', 'build')
    const state = play(before, 'R', wall('A2')).state
    expect([
      reason(state, 'R', { type: 'attack', troopId: troop(before, 'D5'), to: 'D6' }),
      state.flags.truce,
    ]).toEqual(['legal', true])
  })

  test('[ST-R15, ST-5.53] special troops act within military cards alone', () => {
    const scene = {
      on: { D5: 'warWagon' },
      pacts: [['projectValkyrie', 'RB']],
      improvements: { R: ['market'] },
    } as const
    const state = card(scene, 'R', 'build')
    expect(reason(state, 'R', { type: 'useWarWagon', moveTo: 'D4', first: 'move' })).toBe('wrongActionType')
    const war = card(scene, 'R', 'military1')
    expect(reason(war, 'R', { type: 'useWarWagon', moveTo: 'D4', first: 'move' })).toBe('legal')
  })

  test('[ST-4.29, ST-R37] a finished card comes back before reactions; under the oldest revolt without one', () => {
    const scene = {
      on: { D5: 'R:soldier', E3: 'B:soldier' },
      pacts: [['militaryAlliance', 'RB']],
      revolts: { R: ['build', null, null] },
    } as const
    const before = card(scene, 'R', 'military1')
    const state = play(before, 'R', move(troop(before, 'D5'), 'D4')).state
    expect(asked(state)).toEqual(['B militaryAlliance'])
    expect(player(state, 'R').revolts.map(({ under }) => under[0]?.secret)).toEqual([
      'build-red',
      'military1-red',
      undefined,
    ])
  })

  test('[ST-4.31, ST-5.17, ST-R22] the Invention counts as the card it is played as', () => {
    const scene = {
      hand: { R: ['invention'] },
      civilians: { R: ['alchemist'] },
      improvements: { B: ['customsHouse'] },
      on: { D5: 'R:soldier', D6: 'G:soldier' },
    } as const
    const choose = (as: 'build' | 'recruit' | 'military' | 'diplomacy', more: Scene = {}): State =>
      play(resolve({ ...scene, ...more }, ['invention']).state, 'R', { type: 'chooseInventionType', as })
        .state
    const built = playAll(choose('build'), ['R', wall('A2')], ['R', endCard])
    expect(asked(built)).toEqual(['B customsHouse'])
    const famine = choose('recruit', { flags: ['famine'] })
    expect([isActing(famine, 'R'), famine.flags.famine, handOf(famine, 'R')]).toEqual([
      false,
      false,
      ['invention'],
    ])
    const war = choose('military', { flags: ['truce'] })
    expect([legal(war, 'R').some(({ type }) => type === 'attack'), war.flags.truce]).toEqual([false, false])
    const skipped = resolve({ ...scene, skip: { R: 1 } }, ['invention']).state
    expect([asked(skipped)[0], player(skipped, 'R').skipNext, handOf(skipped, 'R')]).toEqual([
      'R plan',
      0,
      ['invention'],
    ])
  })

  test('[ST-4.32] nobody’s Invention goes back to the supply', () => {
    const state = given({ hand: { R: ['invention'] } })
    state.inventionWith = null
    const { state: after } = resolve(state, ['invention'])
    expect([after.inventionInSupply, handOf(after, 'R')]).toEqual([true, []])
  })

  test('[ST-4.50, ST-4.32] a suppressed Alchemist plays no Invention, and keeps it', () => {
    const scene = {
      hand: { R: ['invention', 'build'] },
      civilians: { R: ['alchemist'] },
      pacts: [['developmentCrackdown', 'BG']],
    } as const
    const { state, events } = resolve(scene, ['invention'])
    expect(events).toContainEqual({ type: 'notPlayed', seat: 0, card: 'invention', why: 'noAlchemist' })
    expect([asked(state)[0], handOf(state, 'R').includes('invention')]).toEqual(['R plan', true])
  })

  test('[ST-4.11, ST-5.13] an attached event waits for the card’s actions and for the reactions to it', () => {
    const before = given({ on: { D5: 'R:village*' }, improvements: { B: ['customsHouse'] } })
    const build = player(before, 'R').hand.bag.find((one) => one?.secret === 'build-red') ?? null
    player(before, 'R').hand.bag = player(before, 'R').hand.bag.filter((one) => one !== build)
    before.decks.event = before.decks.event.filter((one) => one?.secret !== 'earthquake')
    before.present = [
      { placedBy: seat('R'), card: build, attached: [{ secret: 'earthquake', to: [seat('R')] }], order: 1 },
    ]
    const acting = run(before, [{ type: 'resolution' }, stop]).state
    expect([asked(acting), at(acting, 'D5')]).toEqual([['R act'], 'R:village*'])
    const done = playAll(acting, ['R', wall('A2')], ['R', endCard])
    expect([asked(done), at(done, 'D5'), done.resolving?.attached.length]).toEqual([
      ['B customsHouse'],
      'R:village*',
      1,
    ])
    const after = play(done, 'B', pass).state
    expect([at(after, 'D5'), at(after, 'A2')]).toEqual(['R:village', 'R:village'])
  })

  test('[ST-4.33] lost while it lies on a pile, the Invention stays there', () => {
    const scene = { hand: { R: ['invention'] }, civilians: { R: ['alchemist'] } } as const
    const laid = play(planning(scene), 'R', {
      type: 'placeCards',
      placements: [{ card: 'invention', pile: 'future' }],
    }).state
    const { state } = resolve({ ...laid, agenda: [] }, ['corruption-red-1'])
    expect([state.inventionInSupply, state.inventionWith, open(state, 'present')]).toEqual([
      false,
      null,
      ['invention'],
    ])
  })
})

describe('reactions', () => {
  const scene = {
    on: { D5: 'R:soldier', E3: 'B:soldier', C3: 'G:soldier' },
    improvements: { B: ['customsHouse'] },
    pacts: [['militaryAlliance', 'RG']],
  } as const

  test('[ST-4.9, ST-4.28] only who could react is asked; pass is always an answer [ST-5.90]', () => {
    const build = playAll(card(scene, 'R', 'build'), ['R', wall('A2')], ['R', endCard])
    expect([asked(build), reason(build, 'B', pass)]).toEqual([['B customsHouse'], 'legal'])
    expect(asked(play(build, 'B', pass).state)[0]).toBe('R plan')
    const recruit = card(scene, 'R', 'recruit')
    expect(
      asked(
        playAll(recruit, ['R', { type: 'recruitTroop', region: 'A2', kind: 'soldier' }], ['R', endCard]),
      )[0],
    ).toBe('R plan')
    // Without a troop that could act there is nothing to ask.
    const before = card({ ...scene, on: { D5: 'R:soldier' } }, 'R', 'military1')
    expect(asked(play(before, 'R', move(troop(before, 'D5'), 'D4')).state)[0]).toBe('R plan')
  })

  test('[ST-4.28, ST-4.30] a reaction is one action, and triggers no other', () => {
    const both = {
      first: 'B' as const,
      ...scene,
      improvements: { B: ['customsHouse'], R: ['library'] },
      library: ['R', 'customsHouse', 'B'],
    } as const
    const build = playAll(card(both, 'G', 'build'), ['G', wall('C7')], ['G', endCard])
    // Clockwise from the card's owner: red copies the Customs house, then blue has it.
    expect(asked(build)).toEqual(['R customsHouse'])
    const next = play(build, 'R', wall('A2')).state
    expect(asked(next)).toEqual(['B customsHouse'])
    expect(asked(play(next, 'B', wall('G4')).state)[0]).toBe('B plan')
  })

  test('[ST-R46] whether a reaction exists is judged when its turn comes', () => {
    const alliance = {
      on: { D5: 'R:soldier', E3: 'G:soldier' },
      pacts: [['militaryAlliance', 'RG']],
    } as const
    const before = card(alliance, 'R', 'military1')
    // The attack on the ally ends the alliance before it can react.
    const state = play(
      card({ ...alliance, on: { D5: 'R:soldier', D6: 'G:soldier', E3: 'G:soldier' } }, 'R', 'military1'),
      'R',
      { type: 'attack', troopId: 1, to: 'D6' },
    ).state
    expect(asked(playAll(before, ['R', move(1, 'D4')]))).toEqual(['G militaryAlliance'])
    expect(asked(state)).not.toContain('G militaryAlliance')
  })

  test('[ST-R49] who is yet to be asked may pass ahead', () => {
    const { state } = resolve({ on: { D5: 'R:soldier', E3: 'B:soldier', C3: 'G:soldier' } }, ['fullMoon'])
    expect([
      asked(state),
      reason(state, 'B', pass),
      reason(state, 'B', move(troop(state, 'E3'), 'E4')),
    ]).toEqual([['R fullMoon'], 'legal', 'notYourDecision'])
    const keys = (now: State) => storming.decisions(now).map(({ key }) => key)
    const ahead = play(state, 'B', pass).state
    expect([asked(ahead), keys(ahead)]).toEqual([['R fullMoon'], keys(state)])
    expect(reason(ahead, 'B', pass)).toBe('notYourDecision')
    expect(asked(play(ahead, 'R', pass).state)).toEqual(['G fullMoon'])
    const must = resolve({ civilians: { R: ['general'], B: ['strategist'] } }, ['depopulation']).state
    expect(reason(must, 'B', pass)).toBe('notYourDecision')
  })

  test('[ST-R49] nobody is heard to whom the question will never come', () => {
    const customs = card(scene, 'R', 'build')
    const done = playAll(customs, ['R', wall('A2')], ['R', endCard])
    expect([asked(done), reason(done, 'G', pass)]).toEqual([['B customsHouse'], 'notYourDecision'])
    // Two have a Customs house, and may say so; not who has said already that it reacts no more.
    const two = {
      ...scene,
      library: ['G', 'customsHouse', 'B'],
      improvements: { ...scene.improvements, G: ['library'] },
    } as const
    const open = playAll(card(two, 'R', 'build'), ['R', wall('A2')], ['R', endCard])
    expect([asked(open), reason(open, 'G', pass)]).toEqual([['B customsHouse'], 'legal'])
    const waived = play(open, 'G', { type: 'noMoreReactions' }).state
    expect([asked(waived), reason(waived, 'G', pass)]).toEqual([['B customsHouse'], 'notYourDecision'])
  })

  test('[ST-R49, ST-4.28] said when one is asked for a reaction, it answers that too; no other question', () => {
    const open = playAll(card(scene, 'R', 'build'), ['R', wall('A2')], ['R', endCard])
    const { state, events } = play(open, 'B', { type: 'noMoreReactions' })
    expect([asked(state)[0], types(events).slice(0, 2)]).toEqual(['R plan', ['waived', 'closed']])
    // Who is not asked changes nothing of the question of another.
    expect(asked(play(open, 'G', { type: 'noMoreReactions' }).state)).toEqual(['B customsHouse'])
    const moon = resolve({ on: { E3: 'B:soldier' } }, ['fullMoon']).state
    expect(asked(play(moon, 'B', { type: 'noMoreReactions' }).state)).toEqual(['B fullMoon'])
  })

  test('[ST-R49, ST-4.28] no more reactions this round: said at any time, once', () => {
    const state = card(scene, 'R', 'build')
    const waived = play(state, 'B', { type: 'noMoreReactions' }).state
    expect([player(waived, 'B').waived, reason(waived, 'B', { type: 'noMoreReactions' })]).toEqual([
      true,
      'noActionsLeft',
    ])
    const done = playAll(waived, ['R', wall('A2')], ['R', endCard])
    expect(asked(done)[0]).toBe('R plan')
    // The next round it is asked again.
    expect(player(done, 'B').waived).toBe(false)
    const war = play(card(scene, 'R', 'military1'), 'G', { type: 'noMoreReactions' }).state
    expect(asked(play(war, 'R', move(troop(war, 'D5'), 'D4')).state)[0]).toBe('R plan')
    const event = resolve({ on: { E3: 'B:soldier' } }, ['revolt1', 'fullMoon']).state
    expect(asked(event)).toEqual(['B fullMoon'])
    // What an event offers is no reaction.
    const moon = play(
      card({ on: { E3: 'B:soldier' }, pacts: [['blockade', 'BG']] }, 'R', 'diplomacy', 'fullMoon'),
      'B',
      {
        type: 'noMoreReactions',
      },
    ).state
    expect(asked(play(moon, 'R', { type: 'breakPact', pact: 'blockade' }).state)).toEqual(['B fullMoon'])
    const monk = { civilians: { B: ['philosopher'] } } as const
    const told = play(card(monk, 'R', 'diplomacy', 'revolt1'), 'B', { type: 'noMoreReactions' }).state
    expect(asked(told)).not.toContain('B philosopher')
  })
})

describe('revolts', () => {
  test('[ST-4.36, ST-R20, ST-R43] handed out in turn order while there are any', () => {
    const before = card({ first: 'G', civilians: { R: ['chancellor'] }, revoltSupply: 1 }, 'R', 'diplomacy')
    const { state } = play(before, 'R', { type: 'civilAction', civilian: 'chancellor' })
    expect(state.players.map(({ revolts }) => revolts.length)).toEqual([0, 0, 1])
    expect(resolve({ revoltSupply: 0 }, ['classStruggle']).state.players[0]!.revolts).toEqual([])
  })

  test('[ST-4.36] the Invention is no action card for it', () => {
    const { state } = resolve({ hand: { R: ['invention'] }, civilians: { R: ['alchemist'] } }, [
      'classStruggle',
    ])
    expect([handOf(state, 'R'), player(state, 'R').revolts[0]!.under]).toEqual([['invention'], []])
  })

  test('[ST-4.35] placed on a pile it leaves openly, and its card is back at once', () => {
    const state = planning({ hand: { R: ['build'] }, revolts: { R: ['recruit'] } })
    const { state: after, events } = play(state, 'R', lay('R', 'revolt1', 'recruit'))
    expect(events.slice(0, 2)).toEqual([
      { type: 'revoltLeft', seat: 0, revolt: 'revolt1', to: 'pile' },
      { type: 'regained', seat: 0, card: { secret: 'recruit-red', to: [0] }, under: null },
    ])
    expect(conceal(after, seat('B')).present[0]?.card).toBe(null)
  })

  test('[ST-4.34] who has a Theatre and the Philosopher counts the revolt, then acts', () => {
    const scene = {
      improvements: { R: ['theatre'] },
      theatre: { R: 2 },
      civilians: { R: ['philosopher'] },
    } as const
    const { state, events } = resolve(scene, ['revolt1'])
    expect([asked(state), perm(state, 'R')]).toEqual([['R philosopher'], 1])
    expect(types(events).indexOf('pointGained')).toBeGreaterThan(types(events).indexOf('revoltRevealed'))
  })

  test('[ST-4.34, ST-R13] an active Theatre counts those revealed while it stands; a third ends a game at six', () => {
    const scene = {
      improvements: { R: ['theatre'] },
      theatre: { R: 2 },
      civilians: { B: ['philosopher'] },
    } as const
    const { state } = resolve({ ...scene, perm: { R: 6 } }, ['revolt1'])
    expect([state.winner, asked(state)]).toEqual([{ seat: 0, why: 'points' }, []])
    const quiet = resolve({ ...scene, pacts: [['developmentCrackdown', 'BG']] }, ['revolt1']).state
    expect([player(quiet, 'R').theatreCount, perm(quiet, 'R')]).toEqual([2, 0])
  })
})
