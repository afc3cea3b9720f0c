/** A round: planning, placing events, the piles, cards played or not, reactions [section 4]. */
import { describe, expect, test } from 'vitest'
import { conceal, faces } from '../../../shared/engine/secret.ts'
import { seatOf } from '../../../shared/engine/ids.ts'
import { storming } from '../../../shared/games/storming/game.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { State, Step } from '../../../shared/games/storming/state.ts'
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
  reason,
  resolve,
  run,
  type Scene,
  seat,
  troop,
  types,
  wandered,
} from '../../kit/storming.ts'

const pass: Move = { type: 'pass' }
const endCard: Move = { type: 'endCard' }
const wall = (region: string): Move => ({ type: 'buildWall', region })
const move = (troopId: number, to: string): Move => ({ type: 'moveTroop', troopId, to })
/** Somebody is asked something, so that nothing goes on by itself. */
const stop: Step = { type: 'keepWarlockEvent', seat: seatOf(0) }
const colour = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' } as const
const lay = (letter: Letter, present = 'build', future = 'recruit'): Move => ({
  type: 'placeCards',
  placements: [
    { card: present.startsWith('revolt') ? present : `${present}-${colour[letter]}`, pile: 'present' },
    { card: `${future}-${colour[letter]}`, pile: 'future' },
  ],
})
const slip = (state: State, letter: Letter): Move => ({
  type: 'placeEvent',
  eventId: faces(player(state, letter).events)[0] ?? '',
})
const plan = (state: State, letter: Letter): State => {
  const placed = play(state, letter, lay(letter)).state
  return play(placed, letter, slip(placed, letter)).state
}
const planning = (scene: Scene): State => run(given(scene), [{ type: 'planning' }, stop]).state
const open = (state: State, pile: 'present' | 'future') => state[pile].map((one) => one.card?.secret ?? '')

describe('planning', () => {
  test('[ST-1.3, ST-4.1, ST-4.12, ST-5.11, ST-R48] where nobody has anything to do before, all are asked at once', () => {
    const state = planning({ first: 'B' })
    expect(asked(state)).toEqual(['B plan', 'G plan', 'R plan'])
    // In whatever order they answer, the cards lie in turn order.
    const done = (['R', 'G', 'B'] as const).reduce(plan, state)
    expect([open(done, 'present'), open(done, 'future')]).toEqual([
      ['build-blue', 'build-green', 'build-red'],
      ['recruit-blue', 'recruit-green', 'recruit-red'],
    ])
    expect(done.present.map(({ placedBy }) => placedBy)).toEqual([1, 2, 0])
  })

  test('[ST-R48, ST-R7, ST-4.10] where somebody has, one turn comes after another', () => {
    const state = planning({ first: 'B', civilians: { R: ['warlock'] } })
    expect(asked(state)).toEqual(['B plan'])
    const next = (['B', 'G'] as const).reduce(plan, state)
    expect(asked(next)).toEqual(['R startOfTurn'])
    expect(asked(play(next, 'R', { type: 'endStartOfTurn' }).state)).toEqual(['R plan'])
  })

  test('[ST-4.10] several things at the start of a turn, in any order, each once', () => {
    const scene = {
      civilians: { R: ['warlock', 'sheriff'] },
      revolts: { R: ['build', 'recruit'] },
      pacts: [['mutualSupport', 'RB']],
    } as const
    const state = planning(scene)
    const support = play(state, 'R', wall('A2')).state
    expect(reason(support, 'R', { type: 'buildWall', region: 'A2' })).toBe('noActionsLeft')
    const freed = play(support, 'R', { type: 'sheriffDiscardRevolt', revoltId: 'revolt2' }).state
    expect(reason(freed, 'R', { type: 'sheriffDiscardRevolt', revoltId: 'revolt1' })).toBe('noActionsLeft')
    expect(player(freed, 'R').revolts.map(({ id }) => id)).toEqual(['revolt1'])
    expect(legal(freed, 'R').map(({ type }) => type)).toEqual(['endStartOfTurn', 'drawWarlockEvents'])
  })

  test('[ST-4.12, ST-R21, ST-4.35] what is no card of one’s own cannot be placed, nor twice', () => {
    const state = planning({ hand: { R: ['build', 'recruit'] }, revolts: { B: ['build'] } })
    expect(reason(state, 'R', lay('R', 'military1'))).toBe('notInHand')
    expect(reason(state, 'R', lay('R', 'build', 'build'))).toBe('notInHand')
    expect(reason(state, 'R', lay('R', 'revolt1'))).toBe('notInHand')
    expect(reason(state, 'R', { type: 'placeEvent', eventId: 'fire' })).toBe('wrongPhase')
    const three = ['build-red', 'recruit-red', 'build-red'].map((one) => ({
      card: one,
      pile: 'present' as const,
    }))
    expect(reason(state, 'R', { type: 'placeCards', placements: three })).toBe('notInHand')
  })

  test('[ST-4.14, ST-R38] one card goes on either pile; a lone revolt makes two', () => {
    const state = planning({ hand: { R: ['build'], B: [], G: [] }, revolts: { B: ['recruit'], G: [null] } })
    const one = (card: string, pile: 'present' | 'future'): Move => ({
      type: 'placeCards',
      placements: [{ card, pile }],
    })
    expect([
      reason(state, 'R', one('build-red', 'present')),
      reason(state, 'R', one('build-red', 'future')),
    ]).toEqual(['legal', 'legal'])
    expect(reason(state, 'B', one('revolt1', 'present'))).toBe('mustPlaceBoth')
    expect(reason(state, 'B', lay('B', 'revolt1', 'recruit'))).toBe('legal')
    expect(reason(state, 'G', one('revolt2', 'present'))).toBe('legal')
  })

  test('[ST-4.33, ST-R51] the Invention is a card like any other, unless it is suppressed', () => {
    const scene = { hand: { R: ['invention'] }, civilians: { R: ['alchemist'] } } as const
    const place: Move = { type: 'placeCards', placements: [{ card: 'invention', pile: 'future' }] }
    const state = planning(scene)
    expect(reason(state, 'R', place)).toBe('legal')
    const laid = play(state, 'R', place).state
    expect([open(laid, 'future'), laid.inventionInSupply]).toEqual([['invention'], false])
    const barred = planning({ ...scene, pacts: [['developmentCrackdown', 'BG']] })
    expect(player(barred, 'R').planning).toBe('event')
    const two = planning({
      ...scene,
      hand: { R: ['invention', 'build'] },
      pacts: [['developmentCrackdown', 'BG']],
    })
    expect(
      reason(two, 'R', { type: 'placeCards', placements: [{ card: 'build-red', pile: 'future' }] }),
    ).toBe('legal')
    expect(reason(two, 'R', place)).toBe('notInHand')
  })

  test('[ST-4.15, ST-5.12] then an event is drawn, and one of the hand is placed', () => {
    const state = planning({ events: { R: ['corruption-blue-1'] }, deck: ['fire', 'truce', 'chaos'] })
    expect(reason(state, 'R', { type: 'placeEvent', eventId: 'corruption-blue-1' })).toBe('wrongPhase')
    const placed = play(state, 'R', lay('R')).state
    expect(legal(placed, 'R')).toEqual([
      { type: 'placeEvent', eventId: 'corruption-blue-1' },
      { type: 'placeEvent', eventId: 'fire' },
    ])
    expect(reason(placed, 'R', { type: 'placeEvent', eventId: 'truce' })).toBe('notInHand')
    expect(reason(placed, 'R', lay('R'))).toBe('wrongPhase')
    const done = play(placed, 'R', { type: 'placeEvent', eventId: 'fire' }).state
    expect([
      faces(player(done, 'R').events),
      done.eventSlot.map(({ placedBy, card: one }) => [placedBy, one?.secret]),
    ]).toEqual([['corruption-blue-1'], [[0, 'fire']]])
    expect(asked(done)).toEqual(['B plan', 'G plan'])
  })

  test('[ST-R50] events are set aside in turn order, whoever is quick', () => {
    const state = planning({ first: 'G', deck: ['fire', 'truce', 'chaos', 'plague'] })
    for (const order of [
      ['R', 'B', 'G'],
      ['G', 'B', 'R'],
    ] as const) {
      const placed = order.reduce((now, letter) => play(now, letter, lay(letter)).state, state)
      expect((['G', 'R', 'B'] as const).map((letter) => faces(player(placed, letter).events))).toEqual([
        ['fire'],
        ['truce'],
        ['chaos'],
      ])
    }
  })

  test('[ST-4.11, ST-4.16, ST-R52] the Warlock draws past the end of the deck; without a card to place the event goes', () => {
    const scene = {
      civilians: { R: ['warlock'] },
      hand: { R: [] },
      deck: ['fire'],
      eventDiscards: ['plague', 'chaos'],
    } as const
    const drawn = play(planning(scene), 'R', { type: 'drawWarlockEvents' }).state
    const cards = legal(drawn, 'R').map((one) => ('eventId' in one ? one.eventId : ''))
    expect(cards).toContain('fire')
    expect([cards.length, drawn.decks.event.length, drawn.eventDiscards.length]).toEqual([2, 1, 0])
    const kept = play(drawn, 'R', { type: 'keepWarlockEvent', eventId: 'fire' }).state
    expect([kept.warlockKept, kept.eventDiscards.map((one) => one?.secret).includes('fire')]).toEqual([
      null,
      true,
    ])
    expect(asked(planning({ ...scene, deck: ['fire'], eventDiscards: [] }))).not.toContain('R startOfTurn')
  })

  test('[ST-4.16] nothing is drawn where nothing is left', () => {
    const state = planning({ deck: [], eventDiscards: [] })
    const placed = play(state, 'R', lay('R')).state
    expect([player(placed, 'R').planning, asked(placed)]).toEqual(['done', ['B plan', 'G plan']])
  })
})

describe('events are placed', () => {
  const slot = (scene: Scene, cards: readonly string[]): State => {
    const state = given(scene)
    state.eventSlot = cards.map((one, index) => ({
      placedBy: seatOf(index),
      card: { secret: one, to: [seatOf(index)] },
    }))
    return state
  }
  const placed = (state: State, seed: number): State =>
    run(state, [{ type: 'placeEvents' }, stop], seed).state

  test('[ST-4.4, ST-4.21] one on PRESENT, one on FUTURE, the rest away, by chance', () => {
    const cards = ['fire', 'truce', 'chaos']
    const worlds = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => placed(slot({}, cards), seed))
    for (const state of worlds) {
      const all = [
        ...open(state, 'present'),
        ...open(state, 'future'),
        ...state.eventDiscards.map((one) => one?.secret ?? ''),
      ]
      expect([all.toSorted(), state.eventSlot]).toEqual([cards.toSorted(), []])
      expect([state.present.length, state.future.length]).toEqual([1, 1])
    }
    expect(new Set(worlds.map((state) => open(state, 'present')[0])).size).toBe(3)
    const one = placed(slot({}, ['fire']), 1)
    expect([open(one, 'present'), open(one, 'future')]).toEqual([['fire'], []])
  })

  test('[ST-4.20] the Palace comes before the Spy', () => {
    const before = slot({ civilians: { B: ['spy'] }, improvements: { R: ['palace'] } }, [
      'fire',
      'truce',
      'chaos',
    ])
    const { state } = run(before, [{ type: 'palace' }, { type: 'spy' }, stop])
    expect(asked(state)).toEqual(['R palace'])
    expect(asked(play(state, 'R', pass).state)).toEqual(['B spy'])
  })

  test('[ST-4.22, ST-R2] the piles are first in, first out', () => {
    const { events } = resolve({}, ['revolt4', 'truce', 'revolt2'])
    expect(events.flatMap((one) => (one.type === 'revealed' ? [one.card] : []))).toEqual([
      'revolt4',
      'truce',
      'revolt2',
    ])
  })

  test('[ST-4.6] FUTURE becomes PRESENT in its order, and the round is over', () => {
    const before = given({ round: 4 })
    before.future = ['revolt1', 'revolt2'].map((one, order) => ({
      placedBy: null,
      card: { secret: one, to: [] },
      attached: [],
      order,
    }))
    const { state } = run(before, [{ type: 'endRound' }, stop])
    expect([state.round, open(state, 'present'), state.future]).toEqual([5, ['revolt1', 'revolt2'], []])
  })

  test('[ST-4.5] PRESENT is resolved till it is empty, then the next round is planned', () => {
    const { state } = resolve({ round: 3 }, ['truce', 'revolt1'])
    expect([state.present, state.round, asked(state)]).toEqual([[], 4, ['R plan', 'B plan', 'G plan']])
  })
})

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

describe('events', () => {
  test('[ST-4.8, ST-4.40] turn order is fixed when an event begins; it goes to the discards', () => {
    const on = { D5: 'R:soldier', E3: 'B:soldier', C3: 'G:soldier' } as const
    const { state } = resolve({ on }, ['fullMoon'])
    expect(state.eventDiscards.map((one) => one?.secret)).toEqual(['fullMoon'])
    const moved = { ...state, firstPlayer: seat('G') }
    expect(asked(play(moved, 'R', pass).state)).toEqual(['B fullMoon'])
  })

  test('[ST-R24] second and last are those of the turn order now', () => {
    expect(resolve({ first: 'B' }, ['uprising']).state.firstPlayer).toBe(2)
    const scene = { first: 'G', on: { D5: 'B:village*' } } as const
    expect(asked(resolve(scene, ['materialShortage']).state)).toEqual(['B materialShortage'])
  })

  test('[ST-4.41] an information network keeps its signers out even of chaos; whose colour it is matters otherwise', () => {
    const on = { D5: 'R:village*', E3: 'B:village*', C3: 'G:village*' } as const
    const { state } = resolve({ on }, ['assassination-green-1'])
    expect([at(state, 'D5'), at(state, 'E3'), at(state, 'C3')]).toEqual([
      'R:village*',
      'B:village*',
      'G:village',
    ])
    const chaos = resolve({ on, flags: ['chaos'], pacts: [['informantNetwork', 'RG']] }, [
      'assassination-green-1',
    ]).state
    expect([at(chaos, 'D5'), at(chaos, 'E3'), at(chaos, 'C3')]).toEqual([
      'R:village*',
      'B:village',
      'G:village*',
    ])
  })

  test('[ST-4.42, ST-R35a] the Sheriff is asked only against what takes something from his owner', () => {
    const scene = { on: { D5: 'R:village', E3: 'B:soldier' }, civilians: { R: ['sheriff'] } } as const
    const first = (event: string, more: Scene = {}) => asked(resolve({ ...scene, ...more }, [event]).state)[0]
    const block = 'R sheriffBlock'
    expect(
      [
        'earthquake',
        'fire',
        'quagmire',
        'plague',
        'dampPowder',
        'materialShortage',
        'assassination-red-1',
        'corruption-blue-1',
        'insurrection-blue-1',
      ].map((one) => first(one)),
    ).not.toContain(block)
    expect(['classStruggle', 'corruption-red-1', 'insurrection-red-1'].map((one) => first(one))).toEqual([
      block,
      block,
      block,
    ])
    expect(first('classStruggle', { revoltSupply: 0 })).not.toBe(block)
    expect(first('fire', { on: { D5: 'forest R:sawmill' } })).toBe(block)
    expect(first('quagmire', { on: { D5: 'R:knight' } })).toBe(block)
    expect(first('plague', { on: { D5: 'R:village R:soldier' } })).toBe(block)
    expect(first('dampPowder', { on: { D5: 'R:artillery' } })).toBe(block)
    expect(first('materialShortage', { first: 'B', on: { D5: 'R:village*' } })).toBe(block)
    expect(first('assassination-red-1', { on: { D5: 'R:village*' } })).toBe(block)
    expect(
      first('assassination-red-1', { on: { D5: 'R:village*' }, pacts: [['informantNetwork', 'RB']] }),
    ).not.toBe(block)
    expect(
      first('earthquake', { on: { D5: 'R:village*' }, pacts: [['developmentCrackdown', 'BG']] }),
    ).not.toBe(block)
    // Not against what gives, nor against what is no loss.
    expect(['mercenaries', 'warDrums', 'embargo', 'goodHarvest'].map((one) => first(one))).not.toContain(
      block,
    )
  })

  test('[ST-R44, ST-4.42] depopulation: the Sheriff cannot save himself alone, but another card', () => {
    const alone = resolve({ civilians: { R: ['sheriff'] } }, ['depopulation']).state
    expect(asked(alone)).toEqual(['R depopulation'])
    const state = resolve({ civilians: { R: ['sheriff', 'general'], B: ['strategist'] } }, [
      'depopulation',
    ]).state
    expect(asked(state)).toEqual(['R sheriffBlock'])
    const saved = play(state, 'R', { type: 'sheriffBlock', use: true }).state
    expect([asked(saved), player(saved, 'R').civilians]).toEqual([['B depopulation'], ['general']])
    expect(asked(play(state, 'R', { type: 'sheriffBlock', use: false }).state)).toEqual(['R depopulation'])
  })

  test('[ST-4.44, ST-R40] what an event takes re-arms the University, what one gives up does not', () => {
    const scene = { civilians: { R: ['general', 'strategist'] }, unarmed: ['R'] } as const
    const lost = play(resolve(scene, ['depopulation']).state, 'R', {
      type: 'loseCard',
      card: 'general',
    }).state
    expect(player(lost, 'R').universityArmed).toBe(true)
    const three = { civilians: { R: ['general', 'strategist', 'warlock'] }, unarmed: ['R'] } as const
    const { state } = run(given(three), [{ type: 'resolution' }])
    expect(asked(state)).toEqual(['R discardCivilian'])
    const gone = play(state, 'R', { type: 'discardCivilian', civilian: 'general' }).state
    expect([
      player(gone, 'R').universityArmed,
      reason(state, 'R', { type: 'discardCivilian', civilian: 'spy' }),
    ]).toEqual([false, 'notYours'])
    const used = play(
      resolve({ civilians: { R: ['sheriff', 'general'] }, unarmed: ['R'] }, ['corruption-red-1']).state,
      'R',
      { type: 'sheriffBlock', use: true },
    ).state
    expect(player(used, 'R').universityArmed).toBe(false)
  })

  test('[ST-R40, ST-R25] an exchange counts as a recruit', () => {
    const scene = {
      civilians: { R: ['general', 'strategist', 'warlock'] },
      improvements: { R: ['university'] },
      display: { civilian: ['spy', 'sheriff'] },
    } as const
    const state = play(resolve(scene, ['talentPatronage']).state, 'R', {
      type: 'replaceCivilian',
      out: 'general',
      in: 'spy',
    }).state
    expect([perm(state, 'R'), player(state, 'R').civilians]).toEqual([1, ['strategist', 'warlock', 'spy']])
  })
})

test('[ST-4.60, ST-5.8] after every move displays are full again, as long as there are cards', () => {
  const state = play(card({}, 'R', 'recruit'), 'R', { type: 'recruitCivilian', civilian: 'strategist' }).state
  expect([state.display.civilian.length, state.display.civilian.includes('strategist')]).toEqual([2, false])
  const before = given({})
  before.decks.civilian = []
  before.discards.civilian = ['spy']
  const again = play(resolve(before, ['recruit-red']).state, 'R', {
    type: 'recruitCivilian',
    civilian: 'strategist',
  }).state
  expect([again.display.civilian, again.discards.civilian]).toEqual([['general', 'spy'], []])
  const last = play(again, 'R', { type: 'recruitCivilian', civilian: 'spy' }).state
  expect(last.display.civilian).toEqual(['general'])
})

test('[ST-4.7] when the game is over nobody is asked, and no move is taken', () => {
  let table = wandered(3, 11, 4000)
  expect(asked(table.state)).toEqual([])
  expect(reason(table.state, 'R', pass)).toBe('wrongPhase')
  table = wandered(3, 11, 1)
  expect(reason(table.state, 'R', endCard)).toBe('wrongPhase')
})

test('[ST-4.9] the stand-in says no where it can, and does what must be done', () => {
  const move = (state: State, letter: Letter): Move =>
    storming.standIn(conceal(state, seat(letter)), seat(letter), {
      below: () => 0,
      die: () => 1,
      shuffle: (items) => [...items],
    })
  expect(move(resolve({ on: { D5: 'R:soldier' } }, ['fullMoon']).state, 'R')).toEqual(pass)
  const building = card({}, 'R', 'build')
  expect(reason(building, 'R', move(building, 'R'))).toBe('legal')
  expect(move(resolve({ civilians: { R: ['sheriff', 'spy'] } }, ['corruption-red-1']).state, 'R')).toEqual({
    type: 'sheriffBlock',
    use: false,
  })
  const offered = play(card({}, 'R', 'diplomacy'), 'R', {
    type: 'offerPact',
    pact: 'blockade',
    seat: 1,
  }).state
  expect(move(offered, 'B')).toEqual({ type: 'answerPact', accept: false })
  expect(move(planning({ civilians: { R: ['warlock'] } }), 'R')).toEqual({ type: 'endStartOfTurn' })
})
