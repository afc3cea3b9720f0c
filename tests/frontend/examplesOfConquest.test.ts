/** What the examples of Fortium's and Storming!'s rulebooks state is what the games' own scoring says. */
import { describe, expect, test } from 'vitest'
import { pointsOf as worthOf, outcome, scores, standings } from '../../shared/games/fortium/scoring.ts'
import { lastRound } from '../../shared/games/fortium/steps/ending.ts'
import type { PactId } from '../../shared/games/storming/components.ts'
import { storming as stormingGame } from '../../shared/games/storming/game.ts'
import { rulebook as fortiumBook } from '../../frontend/games/fortium/rulebook.es.ts'
import { rulebook as stormingBook } from '../../frontend/games/storming/rulebook.es.ts'
import { digitsIn } from '../kit/digits.ts'
import * as fortium from '../kit/fortium.ts'
import {
  attack,
  at,
  card,
  found,
  given,
  move,
  perm,
  play,
  playAll,
  player,
  points,
  resolve,
  type Scene,
  seat,
  troop,
} from '../kit/storming.ts'

/** The other language says the same ones (`rulebook.test.ts`). */
const stated = (rule: string): readonly number[] =>
  digitsIn([...fortiumBook, ...stormingBook].find(({ id }) => id === rule)?.example ?? '')

describe('Fortium', () => {
  const diamonds = (count: number) => {
    const scene: fortium.Scene = {
      phase: 'turnStart',
      floors: { W: 4 },
      diamonds: { W: count },
      miners: { W: { '10,10': 1 } },
      camps: { W: ['diamond'] },
    }
    return fortium.play(fortium.given(scene), 'W', fortium.collect).state
  }

  test('[FT-6.3, FT-6.4] the fourth diamond, and the rounds after the first', () => {
    const [three = 0, four] = stated('FT-6.3')
    const state = diamonds(three)
    expect([state.ended, fortium.player(state, 'W').diamonds]).toEqual(['fortComplete', four])
    expect(diamonds(three - 1).ended).toBeNull()
    const [first = 0, ...next] = stated('FT-6.4')
    const last = lastRound(fortium.given({ round: first, trigger: first })) ?? 0
    expect(next).toEqual(Array.from({ length: last - first }, (_, n) => first + 1 + n))
  })

  test('[FT-6.6] without diamonds, what all is worth', () => {
    const state = fortium.given({
      players: 2,
      floors: { W: 2, E: 2 },
      stock: { W: '4/3/1/0', E: '0/0/0/2' },
    })
    const [ana, berta] = state.players
    const oneFloor = fortium.given({ floors: { W: 1 } })
    const [granite = 0] = scores(oneFloor)[0]?.map((line) => line.points) ?? []
    const [fort = 0, stock] = scores(state)[0]?.map((line) => line.points) ?? []
    expect(stated('FT-6.6')).toEqual([
      granite,
      fort - granite,
      4,
      3,
      1,
      stock,
      worthOf(ana!),
      2,
      worthOf(berta!),
    ])
    expect(outcome({ ...state, ended: 'roundCap' })?.ranking[0]).toEqual([seat('R')])
  })

  test('[FT-6.7] who resigns is last, whatever they had', () => {
    const [had = 0] = stated('FT-6.7')
    const state = fortium.given({ players: 2, floors: { W: 4 }, diamonds: { W: had }, resigned: ['W'] })
    expect(outcome({ ...state, ended: 'roundCap' })?.ranking.at(-1)).toEqual([seat('R')])
    expect(standings(state)[0]?.find(({ what }) => what === 'stayed')?.value).toBe(0)
  })
})

describe('Storming!', () => {
  const strike = (
    on: Scene['on'],
    letter: 'R' | 'G',
    from: 'D5' | 'D6' | 'D3',
    to: string,
    more: Scene = {},
  ) => {
    const before = card({ ...more, on: on! }, letter, 'military1')
    return play(before, letter, attack(troop(before, from), to)).state
  }
  const sign = (pact: PactId, scene: Scene = {}) =>
    playAll(
      card({ ...scene, display: { pact: [pact, 'blockade'] } }, 'R', 'diplomacy'),
      ['R', { type: 'offerPact', pact, seat: 1, ...(pact === 'reinforcements' ? { role: 'troops' } : {}) }],
      ['B', { type: 'answerPact', accept: true }],
    )

  test('[ST-4.34] the Theatre', () => {
    const [counted = 0, now, point, next = 0] = stated('ST-4.34')
    const gained = (count: number) =>
      perm(resolve({ improvements: { R: ['theatre'] }, theatre: { R: count } }, ['revolt4']).state, 'R')
    expect([counted + 1, gained(counted)]).toEqual([now, point])
    expect([counted + 1, counted + 2, next - 1].map(gained)).toEqual([0, 0, 1])
  })

  test('[ST-5.21, ST-5.36, ST-5.49] cities, the University, conquests', () => {
    const grown = ['R:village', 'R:town'].map((what) =>
      perm(play(card({ on: { D5: what } }, 'R', 'build'), 'R', found('upgradeSettlement', 'D5')).state, 'R'),
    )
    expect(stated('ST-5.21')).toEqual(grown)
    const recruited = (...civilians: ('general' | 'warlock')[]) => {
      const scene: Scene = {
        improvements: { R: ['university'] },
        civilians: { R: civilians },
        display: { civilian: ['strategist', 'spy'] },
      }
      return play(card(scene, 'R', 'recruit'), 'R', { type: 'recruitCivilian', civilian: 'spy' }).state
    }
    const third = recruited('general', 'warlock')
    expect(stated('ST-5.36')).toEqual([2, player(third, 'R').civilians.length, perm(third, 'R'), 1])
    expect(perm(recruited('general'), 'R')).toBe(0)
    const taken = ['B:town', 'forest B:sawmill'].map((what) =>
      perm(strike({ D5: what, D6: 'R:soldier' }, 'R', 'D6', 'D5'), 'R'),
    )
    expect(stated('ST-5.49')).toEqual(taken)
  })

  test('[ST-5.64, ST-5.73, ST-5.74] war wagon and caravan', () => {
    const wagon = { D4: 'warWagon', D5: 'G:soldier', D3: 'R:soldier' } as const
    const valkyrie: Scene = { pacts: [['projectValkyrie', 'RB']] }
    const [hers, own] = [strike(wagon, 'G', 'D5', 'D4', valkyrie), strike(wagon, 'R', 'D3', 'D4', valkyrie)]
    expect(stated('ST-5.64')).toEqual([
      perm(hers, 'G'),
      Math.max(...own.players.map(({ seat: one }) => perm(own, 'RBG'[one] as 'R'))),
    ])
    const arrived = (last: 'R' | 'G', to: string) => {
      const before = card(
        { on: { D4: 'caravan', D3: to }, pacts: [['tradeRoute', 'RB', last]] },
        'R',
        'military1',
      )
      const state = play(before, 'R', move(troop(before, 'D4'), 'D3')).state
      expect(perm(state, 'R')).toBe(perm(state, 'B'))
      return perm(state, 'R')
    }
    expect(stated('ST-5.73')).toEqual([
      arrived('R', 'G:village'),
      arrived('G', 'G:town'),
      arrived('G', 'R:village'),
    ])
    const caravan = { ...wagon, D4: 'caravan' } as const
    const route: Scene = { pacts: [['tradeRoute', 'RB', 'R']] }
    const [theirs, ours] = [strike(caravan, 'G', 'D5', 'D4', route), strike(caravan, 'R', 'D3', 'D4', route)]
    expect(stated('ST-5.74')).toEqual([perm(theirs, 'G'), perm(ours, 'R'), player(ours, 'R').revolts.length])
  })

  test('[ST-5.88] Conspiracy and Reinforcements', () => {
    const conspiracy = sign('conspiracy', { on: { D5: 'G:soldier' } })
    const [point, left, most, other] = stated('ST-5.88')
    expect([perm(conspiracy, 'R'), perm(conspiracy, 'B')]).toEqual([point, point])
    expect([at(conspiracy, 'D5'), left]).toEqual(['', 0])
    expect(perm(sign('reinforcements', { on: { D5: 'R:village' } }), 'B')).toBe(other)
    expect(most).toBe(3)
  })

  test('[ST-6.1, ST-6.2, ST-6.3] points that stay, and points that may go', () => {
    const [cities, villages = 0, now, later] = stated('ST-6.1')
    const before = card(
      { on: { D5: 'R:town', D6: 'B:soldier' }, perm: { R: villages } },
      'R',
      'build',
      'military1-blue',
    )
    const city = play(before, 'R', found('upgradeSettlement', 'D5')).state
    const lost = play(
      play(city, 'R', { type: 'endCard' }).state,
      'B',
      attack(troop(before, 'D6'), 'D5'),
    ).state
    expect([cities, perm(city, 'R'), perm(lost, 'R')]).toEqual([1, now, later])
    const mines = { D5: 'mountain R:mine', E3: 'mountain R:mine' } as const
    const rich: Scene = { on: mines, improvements: { R: ['cathedral'] } }
    const robbed: Scene = { ...rich, on: { ...mines, E3: 'mountain B:mine' } }
    expect(stated('ST-6.2')).toEqual([2, points(given(rich), 'R'), points(given(robbed), 'R')])
    const owner = (rotating: 'R' | null, on: NonNullable<Scene['on']>) =>
      resolve({ on, ...(rotating === null ? {} : { rotating }) }, ['chaos']).state.rotatingVp
    // Everybody has a village out of the way.
    const more = { D5: 'R:village', D3: 'R:village', C4: 'B:village' } as const
    expect(owner(null, more)).toBe(seat('R'))
    expect(owner('R', { ...more, E5: 'B:village' })).toBe(seat('R'))
    expect(owner('R', { ...more, E5: 'B:village', F3: 'B:village' })).toBe(seat('B'))
    expect(stated('ST-6.3')).toEqual([3, 2, 1, 3, 4])
  })

  test('[ST-6.4, ST-6.5] seven points', () => {
    const [six = 0, seven] = stated('ST-6.4')
    const won = strike({ D5: 'B:village', D6: 'R:soldier', C3: 'G:village' }, 'R', 'D6', 'D5', {
      perm: { R: six },
    })
    expect([won.winner?.seat, points(won, 'R')]).toEqual([seat('R'), seven])
    const [needed = 0, most, fewer] = stated('ST-6.5')
    const level = sign('conspiracy', {
      perm: { R: needed - 1, B: needed - 1 },
      on: { D5: 'R:village', C3: 'G:village' },
      rotating: 'G',
    })
    expect(stormingGame.outcome(level)?.ranking[0]).toEqual([seat('R')])
    const settlements = (letter: 'R' | 'B') =>
      Object.values(level.map).filter(({ structure }) => structure?.owner === seat(letter)).length
    expect([settlements('R'), settlements('B')]).toEqual([most, fewer])
  })
})
