import { describe, expect, test } from 'vitest'
import type { Level } from '../../../shared/games/fortaleza/components.ts'
import { findSpace, type SpaceId, spacesInPlay } from '../../../shared/games/fortaleza/layout.ts'
import type { Move } from '../../../shared/games/fortaleza/moves.ts'
import { scoringSteps } from '../../../shared/games/fortaleza/scoring.ts'
import { isWallComplete, visibleTowers } from '../../../shared/games/fortaleza/steps/actions.ts'
import {
  build,
  collector,
  given,
  guild,
  type Letter,
  play,
  reason,
  refusal,
  seat,
} from '../../kit/fortaleza.ts'

type Pile = readonly (readonly [Letter, Level])[]
const wallCards = { hand: { B: ['w-1', 'w-2', 'wg-teal'], G: ['w-3', 'w-4'], P: ['w-5'] } } as const

/** A whole side of one player's tiles of level I, but for what is said otherwise. */
const side = (
  letter: 'N' | 'W',
  owner: Letter,
  other: Partial<Record<string, Pile>> = {},
): Record<string, Pile> =>
  Object.fromEntries(
    ['1', '2', 'G', '3', '4'].map((place) => [
      letter + place,
      other[letter + place] ?? [[owner, 1] as const],
    ]),
  )

/** All towers in play, red's but for what is said otherwise. */
const towers = (
  other: Partial<Record<SpaceId, Pile>> = {},
  players = 4,
  owner: Letter = 'Y',
): Record<string, Pile> =>
  Object.fromEntries(
    spacesInPlay(players)
      .filter(({ kind }) => kind === 'tower')
      .map(({ id }) => [id, other[id] ?? ([[owner, 1]] as Pile)]),
  )

describe('walls and gates', () => {
  test('[FZ-5.14, FZ-10.1] one wall card builds on an empty space for its printed price', () => {
    const played = play(given({ ...wallCards, coins: { B: 5 } }), 'B', build('N2', 'w-1:wall'))
    expect(played.coins('B')).toBe(3)
    expect(played.state.board.spaces.N2).toEqual([{ owner: seat('B'), level: 1 }])
  })

  test('[FZ-10.2, FZ-5.23] overbuilding costs both levels; the covered tile stays underneath', () => {
    const state = given({
      ...wallCards,
      active: 'G',
      coins: { G: 5 },
      top: { G: { wall: 2 } },
      spaces: side('N', 'B'),
    })
    const played = play(state, 'G', build('N1', 'w-3:wall'))
    expect(played.coins('G')).toBe(2)
    expect(played.state.board.spaces.N1).toEqual([
      { owner: seat('B'), level: 1 },
      { owner: seat('G'), level: 2 },
    ])
  })

  test('[FZ-10.9, FZ-5.20] covering oneself costs the new level only', () => {
    const spaces = side('W', 'B', { W2: [['P', 2]] })
    const state = given({
      ...wallCards,
      players: 5,
      active: 'P',
      coins: { P: 4 },
      top: { P: { wall: 4 } },
      spaces,
    })
    expect(play(state, 'P', build('W2', 'w-5:wall')).coins('P')).toBe(0)
  })

  test.each([
    ['empty', [], 'B', 2],
    ['of another', [['G', 1]], 'B', 3],
    ['of one’s own', [['B', 1]], 'B', 2],
  ] as const)('[FZ-5.20] price on a space that is %s', (_what, pile, letter, price) => {
    const spaces = side('N', 'R', pile.length === 0 ? {} : { N2: pile })
    if (pile.length === 0) delete spaces['N2']
    const state = given({ ...wallCards, coins: { B: 9 }, top: { B: { wall: 2 } }, spaces })
    expect(play(state, letter, build('N2', 'w-1:wall')).coins('B')).toBe(9 - price)
  })

  test('[FZ-9.35] the printed price is covered and no longer due', () => {
    const state = given({ ...wallCards, coins: { B: 3 }, top: { B: { wall: 2 } }, spaces: side('N', 'G') })
    expect(play(state, 'B', build('NG', 'w-1:wall')).coins('B')).toBe(0)
  })

  test('[FZ-10.59, FZ-9.16] no overbuilding in a wall with a gap', () => {
    const spaces = side('N', 'G')
    delete spaces['N4']
    const state = given({ ...wallCards, coins: { B: 20 }, top: { B: { wall: 4 } }, spaces })
    expect(refusal(state, 'B', build('N1', 'w-1:wall'))).toMatchObject({
      reason: 'wallNotComplete',
      rule: 'FZ-5.20',
      values: { side: 'north' },
    })
  })

  test.each(['N1', 'N2', 'N3', 'N4', 'NG'])('[FZ-5.20] a wall without %s is not complete', (missing) => {
    const spaces = side('N', 'G')
    delete spaces[missing]
    expect(isWallComplete(given({ spaces: side('N', 'G') }), 'north')).toBe(true)
    expect(isWallComplete(given({ spaces }), 'north')).toBe(false)
  })

  test('[FZ-5.20, FZ-9.16] nor while another wall is complete: each side opens for itself', () => {
    const spaces = { ...side('N', 'G'), E1: [['G', 1]] } as const
    const state = given({ ...wallCards, coins: { B: 20 }, top: { B: { wall: 4 } }, spaces })
    expect(reason(state, 'B', build('E1', 'w-1:wall'))).toBe('wallNotComplete')
    expect(reason(state, 'B', build('N1', 'w-1:wall'))).toBeNull()
  })

  test('[FZ-9.16] nor of one’s own tile', () => {
    const state = given({
      ...wallCards,
      coins: { B: 20 },
      top: { B: { wall: 4 } },
      spaces: { N1: [['B', 1]] },
    })
    expect(reason(state, 'B', build('N1', 'w-1:wall'))).toBe('wallNotComplete')
  })

  test('[FZ-5.15] a gate takes any two cards, too; a wall is no place for one', () => {
    const state = given({ ...wallCards, coins: { B: 3 } })
    const played = play(state, 'B', build('NG', 'w-1', 'w-2'))
    expect(played.coins('B')).toBe(0)
    expect(played.events).toContainEqual(expect.objectContaining({ type: 'gateBuilt', space: 'NG' }))
    const misplaced = { ...build('N1', 'w-1', 'w-2'), type: 'buildGate' } as Move
    expect(reason(state, 'B', misplaced)).toBe('spaceNotInPlay')
  })

  test('[FZ-9.15] only the one wall must be complete', () => {
    const state = given({ ...wallCards, coins: { B: 9 }, top: { B: { wall: 2 } }, spaces: side('N', 'G') })
    expect(isWallComplete(state, 'north')).toBe(true)
    expect(isWallComplete(state, 'east')).toBe(false)
    expect(reason(state, 'B', build('N1', 'w-1:wall'))).toBeNull()
  })

  test('[FZ-10.60] an equal level is too low', () => {
    const spaces = side('N', 'R', { N1: [['B', 2]] })
    const state = given({ ...wallCards, active: 'G', coins: { G: 9 }, top: { G: { wall: 2 } }, spaces })
    expect(reason(state, 'G', build('N1', 'w-3:wall'))).toBe('levelTooLow')
  })

  test('[FZ-10.63, FZ-5.15, FZ-2.18] two one-card actions: a wall, then a gate', () => {
    const first = play(given({ ...wallCards, coins: { B: 6 } }), 'B', build('N4', 'w-1:wall'))
    expect(first.coins('B')).toBe(3)
    const second = play(first.state, 'B', build('NG', 'wg-teal:wall'))
    expect(second.coins('B')).toBe(0)
    expect(second.state.board.spaces.NG).toEqual([{ owner: seat('B'), level: 1 }])
    expect(scoringSteps(second.state).find(({ part }) => part === 'gate')?.points).toEqual([3, 0, 0, 0])
  })

  test('[FZ-10.64, FZ-4.5] a wall completed by the first action is complete for the second', () => {
    const spaces = side('N', 'G')
    delete spaces['N4']
    const state = given({ ...wallCards, coins: { B: 6 }, top: { B: { wall: 1 } }, spaces })
    state.players[0]!.stacks.wall = [1, 2]
    const first = play(state, 'B', build('N4', 'w-1:wall'))
    expect(play(first.state, 'B', build('N1', 'w-2:wall')).coins('B')).toBe(0)
  })

  test('[FZ-10.68, FZ-5.25] an empty stack builds nothing', () => {
    const state = given({ ...wallCards, coins: { B: 9 }, top: { B: { wall: 5 } } })
    expect(reason(state, 'B', build('N1', 'w-1:wall'))).toBe('stackEmpty')
  })
})

describe('towers', () => {
  const cards = { hand: { B: ['t-1', 't-2', 'w-1'], G: ['t-3', 'w-2'], R: ['t-4', 't-5'] } } as const

  test('[FZ-5.16, FZ-10.3, FZ-9.36] two tower cards build for the printed price, whatever the level', () => {
    const state = given({ ...cards, active: 'R', coins: { R: 5 }, top: { R: { tower: 4 } } })
    expect(play(state, 'R', build('NT2', 't-4:tower', 't-5:tower')).coins('R')).toBe(2)
  })

  test('[FZ-5.16] a tower card and a wall card will do', () => {
    const state = given({ ...cards, coins: { B: 4 } })
    expect(play(state, 'B', build('CNW', 't-1:tower', 'w-1:wall')).coins('B')).toBe(0)
  })

  test('[FZ-10.4, FZ-5.21] covering another’s tower: the cost on the tile less their visible towers', () => {
    const red: Pile = [['R', 1]]
    const spaces = towers({ NT1: [['R', 3]], ET1: red, ST1: red, WT1: red })
    const state = given({ ...cards, active: 'G', coins: { G: 12 }, top: { G: { tower: 4 } }, spaces })
    const played = play(state, 'G', build('NT1', 't-3:tower', 'w-2:wall'))
    expect(played.coins('G')).toBe(2)
    expect(played.state.board.spaces.NT1?.at(-1)).toEqual({ owner: seat('G'), level: 4 })
    expect(visibleTowers(played.state, seat('R'))).toBe(3)
  })

  test('[FZ-9.18] covered towers of theirs do not lower the price', () => {
    const spaces = towers({
      NT1: [['R', 1]],
      ET1: [
        ['R', 1],
        ['Y', 2],
      ],
    })
    const state = given({ ...cards, coins: { B: 20 }, top: { B: { tower: 2 } }, spaces })
    expect(play(state, 'B', build('NT1', 't-1:tower', 't-2:tower')).coins('B')).toBe(20 - (8 - 1))
  })

  test('[FZ-10.10, FZ-9.20] covering one’s own tower costs both levels, not the cost on the tile', () => {
    const spaces = towers({ ET1: [['B', 2]] })
    const state = given({ ...cards, coins: { B: 6 }, top: { B: { tower: 4 } }, spaces })
    expect(play(state, 'B', build('ET1', 't-1:tower', 't-2:tower')).coins('B')).toBe(0)
  })

  test('[FZ-10.61] while a tower space is free none is covered, not even one’s own', () => {
    const spaces = towers({ NT1: [['B', 2]] })
    delete spaces['WT2']
    const state = given({ ...cards, coins: { B: 20 }, top: { B: { tower: 4 } }, spaces })
    expect(reason(state, 'B', build('NT1', 't-1:tower', 't-2:tower'))).toBe('towersNotComplete')
  })

  test('[FZ-10.62] with 3 players eight towers are all', () => {
    const red: Pile = [['R', 1]]
    const spaces = towers({ NT1: red, ET1: red, ST1: red }, 3, 'G')
    const state = given({ ...cards, players: 3, coins: { B: 5 }, top: { B: { tower: 2 } }, spaces })
    expect(play(state, 'B', build('NT1', 't-1:tower', 't-2:tower')).coins('B')).toBe(0)
  })

  test('[FZ-9.19] a price never falls below 0: it neither pays out nor lessens a fee', () => {
    const scene = {
      hand: { B: ['t-1', 't-2', 'x-1'] },
      top: { B: { tower: 2 } },
      spaces: towers({}, 4, 'R'),
    } as const
    const free = play(given({ ...scene, coins: { B: 0 } }), 'B', build('NT1', 't-1:tower', 't-2:tower'))
    expect(free.coins('B')).toBe(0)
    const withWild = build('NT1', 't-1:tower', 'x-1:tower')
    expect(reason(given({ ...scene, coins: { B: 1 } }), 'B', withWild)).toBe('notEnoughCoins')
    expect(play(given({ ...scene, coins: { B: 2 } }), 'B', withWild).coins('B')).toBe(0)
  })

  test('[FZ-10.58, FZ-3.5] corner towers are out of play with 3 players', () => {
    const state = given({ ...cards, players: 3, coins: { B: 9 } })
    expect(reason(state, 'B', build('CNW', 't-1:tower', 't-2:tower'))).toBe('spaceNotInPlay')
    expect(findSpace('CNW')?.hidden3p).toBe(true)
  })
})

describe('guilds', () => {
  const cards = { hand: { B: ['g-orange-1', 'g-teal-1'], P: ['g-orange-2', 'g-teal-2'] } } as const
  const pair = ['g-orange-1:orange', 'g-teal-1:teal']

  test('[FZ-5.17, FZ-10.5] the zone’s two colours build a guild, which pays', () => {
    const played = play(given(cards), 'B', guild('orangeTeal', ...pair))
    expect(played.coins('B')).toBe(9)
    expect(played.state.board.guilds.orangeTeal).toEqual([{ owner: seat('B'), level: 0 }])
  })

  test('[FZ-5.22, FZ-10.6] covering another’s guild pays both', () => {
    const state = given({
      ...cards,
      players: 5,
      active: 'P',
      top: { P: { guild: 3 } },
      guilds: { orangeTeal: [['B', 1]] },
    })
    const played = play(state, 'P', guild('orangeTeal', 'g-orange-2:orange', 'g-teal-2:teal'))
    expect([played.coins('P'), played.coins('B')]).toEqual([3, 3])
    expect(played.state.board.guilds.orangeTeal?.at(-1)).toEqual({ owner: seat('P'), level: 3 })
  })

  test('[FZ-10.11] covering one’s own guild pays once', () => {
    const state = given({ ...cards, top: { B: { guild: 4 } }, guilds: { orangeTeal: [['B', 3]] } })
    expect(play(state, 'B', guild('orangeTeal', ...pair)).coins('B')).toBe(2)
  })

  test('[FZ-9.17, FZ-5.22] a guild needs a higher level and nothing else', () => {
    const scene = { ...cards, guilds: { orangeTeal: [['G', 1]] } } as const
    expect(reason(given({ ...scene, top: { B: { guild: 1 } } }), 'B', guild('orangeTeal', ...pair))).toBe(
      'levelTooLow',
    )
    expect(
      reason(given({ ...scene, top: { B: { guild: 2 } } }), 'B', guild('orangeTeal', ...pair)),
    ).toBeNull()
  })

  test('[FZ-3.5] a purple zone is out of play with 3 players', () => {
    const state = given({ players: 3, hand: { B: ['g-orange-1', 'x-1'] } })
    expect(reason(state, 'B', guild('orangePurple', 'g-orange-1:orange', 'x-1:purple'))).toBe(
      'spaceNotInPlay',
    )
    expect(reason(state, 'B', collector('orangePurple', 'g-orange-1:orange', 'x-1:purple'))).toBe(
      'spaceNotInPlay',
    )
  })
})
