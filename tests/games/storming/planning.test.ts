/** Planning: cards, events, and how they come onto the piles [sections 4.2 and 4.3]. */
import { describe, expect, test } from 'vitest'
import type { Move } from '../../../shared/games/storming/moves.ts'
import { seatOf } from '../../../shared/engine/ids.ts'
import {
  asked,
  given,
  legal,
  type Letter,
  pass,
  planning,
  play,
  player,
  reason,
  resolve,
  run,
  type Scene,
  stop,
  wall,
} from '../../kit/storming.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { faces } from '../../../shared/engine/secret.ts'

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

  test('[ST-4.8, ST-4.22, ST-R48] who becomes first player while others plan changes nothing about where cards lie', () => {
    const scene = {
      improvements: { R: ['postOffice'], G: ['postOffice'] },
      civilians: { R: ['strategist'] },
    } as const
    const support = (more: Scene, first: Letter): State =>
      planning({ ...more, first, pacts: [['mutualSupport', 'BG']] })
    const planned = (state: State, letter: Letter, claims = false): State => {
      const begun = asked(state)[0] === `${letter} startOfTurn`
      const start: Move = { type: claims ? 'claimFirstPlayer' : 'endStartOfTurn' }
      return plan(begun ? play(state, letter, start).state : state, letter)
    }
    const late = planned(planned(planned(support({}, 'R'), 'R'), 'B'), 'G', true)
    expect([late.firstPlayer, open(late, 'present'), open(late, 'future')]).toEqual([
      2,
      ['build-red', 'build-blue', 'build-green'],
      ['recruit-red', 'recruit-blue', 'recruit-green'],
    ])
    // Neither between two cards of one seat, nor under what was put under the pile later.
    const both: Move = {
      type: 'placeCards',
      placements: ['build-red', 'recruit-red'].map((one) => ({ card: one, pile: 'present' })),
    }
    const doubled = play(support(scene, 'R'), 'R', both).state
    const claimed = planned(play(doubled, 'R', slip(doubled, 'R')).state, 'B', true)
    expect(open(claimed, 'present')).toEqual(['build-red', 'recruit-red', 'build-blue'])
    const under = (letter: Letter): Move => ({
      type: 'placeCards',
      placements: [
        { card: `build-${colour[letter]}`, pile: 'present', bottom: true },
        { card: `recruit-${colour[letter]}`, pile: 'future' },
      ],
    })
    const first = play(support(scene, 'R'), 'R', under('R')).state
    const then = planned(play(first, 'R', slip(first, 'R')).state, 'B')
    const last = play(play(then, 'G', { type: 'claimFirstPlayer' }).state, 'G', under('G')).state
    expect(open(last, 'present')).toEqual(['build-green', 'build-red', 'build-blue'])
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

  test('[ST-4.16] the last card of the deck is drawn before the discards are shuffled', () => {
    const state = planning({ deck: ['fire'], eventDiscards: ['truce', 'chaos'] })
    const drawn = state.players.map((one) => one.drawn[0]?.secret)
    expect([drawn[0], new Set(drawn), state.eventDiscards]).toEqual([
      'fire',
      new Set(['fire', 'truce', 'chaos']),
      [],
    ])
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

  test('[ST-4.2 to ST-4.5] plans, then the Palace, then the Spy, then the events are placed, then PRESENT is resolved', () => {
    const scene = { civilians: { B: ['spy'] }, improvements: { R: ['palace'] } } as const
    const planned = (['R', 'B', 'G'] as const).reduce(plan, run(given(scene), [{ type: 'round' }]).state)
    const seen = (state: State) => [
      asked(state),
      state.eventSlot.length,
      state.present.length,
      state.future.length,
      state.spied.bag.length,
    ]
    expect(seen(planned)).toEqual([['R palace'], 3, 3, 3, 0])
    const added = play(planned, 'R', { type: 'addFutureCard', card: 'diplomacy-red' }).state
    expect(seen(added)).toEqual([['B spy'], 3, 3, 4, 3])
    const chosen = play(added, 'B', pass).state
    // The event lies behind the Palace's card, and PRESENT has begun.
    expect(open(chosen, 'future').indexOf('diplomacy-red')).toBe(3)
    expect([chosen.eventSlot.length, chosen.future.length, asked(chosen)]).toEqual([0, 5, ['R act']])
  })

  test('[ST-4.22, ST-R2] the piles are first in, first out', () => {
    const { events } = resolve({}, ['revolt4', 'truce', 'revolt2'])
    expect(events.flatMap((one) => (one.type === 'revealed' ? [one.card] : []))).toEqual([
      'revolt4',
      'truce',
      'revolt2',
    ])
  })

  test('[ST-4.6, ST-4.23] FUTURE becomes PRESENT in its order, and the round is over', () => {
    const before = given({ round: 4 })
    // As an event has shuffled it: where they were laid counts no longer.
    before.future = ['revolt1', 'revolt2'].map((one, index) => ({
      placedBy: null,
      card: { secret: one, to: [] },
      attached: [],
      order: 4002 - index,
    }))
    for (const one of before.players) one.planning = 'done'
    const { state } = run(before, [{ type: 'endRound' }, stop])
    expect(state.players.map((one) => one.planning)).toEqual(['waits', 'waits', 'waits'])
    expect([state.round, open(state, 'present'), state.future]).toEqual([5, ['revolt1', 'revolt2'], []])
  })

  test('[ST-4.5] PRESENT is resolved till it is empty, then the next round is planned', () => {
    const { state } = resolve({ round: 3 }, ['truce', 'revolt1'])
    expect([state.present, state.round, asked(state)]).toEqual([[], 4, ['R plan', 'B plan', 'G plan']])
  })
})
