/** What each kingdom improvement does [section 2.10]. */
import { describe, expect, test } from 'vitest'
import type { Move } from '../../../../shared/games/storming/moves.ts'
import {
  asked,
  card,
  endCard,
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
  recruit,
  resolve,
  run,
  type Scene,
  stop,
  wall,
} from '../../../kit/storming.ts'
import type { Improvement } from '../../../../shared/games/storming/components.ts'
import type { State } from '../../../../shared/games/storming/state.ts'

const kinds = (state: State, letter: Letter): string[] =>
  [...new Set(legal(state, letter).map(({ type }) => type))].sort()

describe('kingdom improvements [section 2.10]', () => {
  const built = (which: Improvement, scene: Scene = {}): State =>
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
    const copied = {
      improvements: { B: ['postOffice'], R: ['library'] },
      library: ['R', 'postOffice', 'B'],
    } as const
    const marked = run(given(copied), [{ type: 'planning' }]).state
    expect(reason(marked, 'R', lay('R', 'present'))).toBe('legal')
  })

  test('[ST-4.34, ST-5.38] `theatre`: revolts for the others when built, a point at every third revealed', () => {
    const state = built('theatre', { theatre: { R: 2 } })
    expect([state.players.map(({ revolts }) => revolts.length), player(state, 'R').theatreCount]).toEqual([
      [0, 1, 1],
      0,
    ])
    const short = built('theatre', { first: 'G', revoltSupply: 1 })
    expect(short.players.map(({ revolts }) => revolts.length)).toEqual([0, 0, 1])
    const other = built('theatre', { first: 'B', revoltSupply: 1 })
    expect(other.players.map(({ revolts }) => revolts.length)).toEqual([0, 1, 0])
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
    const mark = (seat: number, improvement: Improvement): Move => ({
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
    // It comes off when either card is gone, and what it counted with it.
    const gone = (card: string, improvement: 'cathedral' | 'theatre') => {
      const { state } = resolve({ ...held, library: ['R', improvement, 'B'] }, [card])
      return [state.libraryCopy, points(state, 'R'), player(state, 'R').theatreCount]
    }
    expect(gone('assassination-red-1', 'cathedral')).toEqual([null, 0, 2])
    expect(gone('assassination-blue-1', 'theatre')).toEqual([null, 0, 0])
  })

  test('[ST-5.37] `library`: whatever it copies works for its owner as well', () => {
    const copy = (improvement: Improvement): Scene => ({
      improvements: { R: ['library'], B: [improvement] },
      library: ['R', improvement, 'B'],
    })
    const barracks = card(copy('barracks'), 'R', 'recruit')
    expect(reason(barracks, 'R', recruit('B2', 'soldier'))).toBe('legal')
    expect(reason(card(copy('market'), 'R', 'recruit'), 'R', wall('A2'))).toBe('legal')
    const customs = playAll(card(copy('customsHouse'), 'G', 'build'), ['G', wall('C7')], ['G', endCard])
    expect(asked(customs)).toEqual(['R customsHouse'])
    const palace = run(given(copy('palace')), [{ type: 'palace' }, stop]).state
    expect(asked(palace)).toEqual(['R palace'])
    const theatre = { ...copy('theatre'), theatre: { R: 2, B: 0 } }
    const counted = resolve(theatre, ['revolt4']).state
    expect([perm(counted, 'R'), player(counted, 'B').theatreCount]).toEqual([1, 1])
    const offer: Move = { type: 'offerPact', pact: 'blockade', seat: 2 }
    expect(play(card(copy('embassy'), 'R', 'diplomacy'), 'R', offer).state.pacts).toHaveLength(1)
  })
})
