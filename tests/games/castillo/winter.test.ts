import { describe, expect, test } from 'vitest'
import { conceal } from '../../../shared/engine/secret.ts'
import type { WinterCard } from '../../../shared/games/castillo/components.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import { quantitiesOf } from '../../../shared/games/castillo/scoring.ts'
import {
  asked,
  build,
  choose,
  chosen,
  equip,
  figures,
  finishRound,
  given,
  helper,
  opened,
  pass,
  play,
  playAll,
  player,
  reason,
  type Scene,
  seat,
  trader,
  wholeRound,
} from '../../kit/castillo.ts'

/** Round 2 of four players: space 11, with this card on it. */
const winter = (card: WinterCard, scene: Scene = {}): State =>
  given({ round: 2, options: { winter: 'yes' }, deck: [card, 'sleighs', 'sleighs', 'sleighs'], ...scene })

const all = (card: string): string[] => Array<string>(4).fill(card)

/** Rounds of a whole game in which a winter card was shown. */
const winterRounds = (first: State): { rounds: number[]; state: State } => {
  let { state, round } = { state: first, round: first.round }
  const rounds: number[] = []
  while (state.phase !== 'finished') {
    const next = finishRound(state)
    for (const event of next.events)
      if (event.type === 'roundStarted') ({ round } = event)
      else if (event.type === 'winterRevealed') rounds.push(round)
    ;({ state } = next)
  }
  return { rounds, state }
}

describe('when', () => {
  test.each([
    ['CA-T62', 4, [2, 4, 7, 9]],
    ['CA-T62', 2, [2, 4, 7, 9]],
    ['CA-T63', 3, [2, 3, 5, 7, 10, 12]],
  ] as const)('[%s, CA-2.7, CA-3.7, CA-8.1, CA-R19] %i players: in rounds %j', (_id, players, expected) => {
    const { rounds, state } = winterRounds(opened(players, 3, { winter: 'yes' }).state)
    expect(rounds).toEqual(expected)
    expect(state.winter.revealed).toHaveLength(expected.length)
    expect(new Set(state.winter.revealed).size).toBe(expected.length)
    expect(state.winter.deck).toHaveLength(6 - expected.length)
    expect(state.winter.current).toBeNull()
  })

  test('[CA-8.1, CA-2.7] without the option winter never comes', () => {
    expect(winterRounds(opened(3, 3).state).rounds).toEqual([])
  })

  test('[CA-T64, CA-4.1.5, CA-R21] after all have chosen, and before a card is shown', () => {
    const three = playAll(winter('royalBounty'), [
      ['A', choose('trader')],
      ['B', choose('trader')],
      ['C', choose('trader')],
    ])
    expect(three.told('winterRevealed')).toEqual([])
    const { events, state } = play(three.state, 'D', choose('stonemason'))
    expect(events.map(({ type }) => type)).toEqual([
      'cardsChosen',
      'winterRevealed',
      ...Array<string>(4).fill('bountyTaken'),
      'revealed',
      'asked',
    ])
    // What another seat hears up to the winter card names no role.
    expect(JSON.stringify(conceal(events.slice(0, 2), seat('A')))).not.toMatch(/trader|stonemason/)
    expect(reason(state, 'D', choose('worker1'))).toBe('alreadyLocked')
  })
})

describe('what the cards do', () => {
  test('[CA-T65, CA-2.7, CA-R20] Sleighs: one more from each cart and the rider', () => {
    const carts = { cartSand: 'A', cartWood: 'B', cartBrick: 'C', cartStone: 'D', rider: 'A' } as const
    const { state } = chosen(winter('sleighs', { carts }), 'trader', 'messenger', 'messenger', 'messenger')
    const { told, state: after } = play(state, 'A', pass.trader)
    expect(told('incomeTaken').map(({ amount }) => amount)).toEqual([5, 4, 3, 3, 3])
    expect(player(after, 'A').resources).toMatchObject({ sand: 1 + 4, silver: 2 })
  })

  test('[CA-2.7, CA-4.3.9] Sleighs without a Trader bring nothing', () => {
    const next = chosen(winter('sleighs', { carts: { cartSand: 'A' } }), ...all('messenger'))
    expect(next.told('incomeTaken')).toEqual([])
  })

  test('[CA-2.7, CA-4.6.3] Sleighs last for this round only', () => {
    const before = winter('sleighs', { carts: { cartSand: 'A' } })
    const next = chosen(before, ...all('messenger')).state
    expect([next.round, next.winter.current]).toEqual([3, null])
    const later = wholeRound(next, 'trader', 'stonemason', 'stonemason', 'stonemason')
    expect(later.told('incomeTaken')).toMatchObject([{ amount: 4 }])
  })

  test('[CA-2.7] Royal Bounty: three talers each, in play order, while the bank lasts', () => {
    const { state, told } = chosen(winter('royalBounty', { start: 'C', bank: 8 }), ...all('trader'))
    expect(told('bountyTaken')).toEqual([
      { type: 'bountyTaken', seat: 2, talers: 3 },
      { type: 'bountyTaken', seat: 3, talers: 3 },
      { type: 'bountyTaken', seat: 0, talers: 2 },
    ])
    expect([state.bank, ...state.players.map(({ talers }) => talers)]).toEqual([0, 5, 3, 6, 6])
  })

  test('[CA-T66, CA-2.7, CA-4.4.1] Hard Frost: one building per card; helpers as ever', () => {
    const has = { A: '4T 4W 4S' }
    const before = chosen(
      winter('hardFrost', { has, talers: { A: 20 } }),
      'stonemason',
      'trader',
      'messenger',
      'messenger',
    ).state
    const { state } = playAll(before, [
      ['B', pass.trader],
      ['A', build('smallTower1', '1T 1W 1S')],
    ])
    expect(asked(state)).toBe('A helpers')
    expect(reason(state, 'A', build('smallTower2', '1T 1W 1S'))).toBe('wrongPhase')
    expect(reason(state, 'A', helper('market-a'))).toBeNull()
    expect(play(state, 'A', pass.helpers).state.winter.current).toBeNull()
  })

  const builders: Scene = {
    has: { A: '8T 8W 8S' },
    stock: '3S 3W 3B 3T 3Ag',
    tower: '',
    talers: { A: 0 },
  }
  const small = (id: string) => build(id, '1T 1W 1S')
  /** Builds a small tower with this card, the Worker card filled first where it is one. */
  const oneTower = (state: State, role: string): State => {
    const cards = { bricklayer: 'bricklayer', stonemason: 'stonemason', worker: 'worker1' }[role]!
    const ready = chosen(state, cards, ...all('messenger').slice(1)).state
    const filled = role === 'worker' ? play(ready, 'A', equip('worker1', 'sand', 'wood')).state : ready
    return play(filled, 'A', small('smallTower1')).state
  }

  test.each(['bricklayer', 'stonemason', 'worker'])(
    '[CA-T66, CA-2.7, CA-4.4.1] Hard Frost allows one building to the %s too, and two again a round later',
    (role) => {
      const frozen = oneTower(winter('hardFrost', builders), role)
      expect(asked(frozen)).not.toBe('A build')
      expect(reason(frozen, 'A', small('smallTower2'))).not.toBeNull()
      const later = winter('hardFrost', { ...builders, round: 3, deck: ['sleighs'], revealed: ['hardFrost'] })
      const thawed = oneTower(later, role)
      expect(asked(thawed)).toBe('A build')
      expect(reason(thawed, 'A', small('smallTower2'))).toBeNull()
    },
  )

  test('[CA-2.7, CA-4.4.1] Hard Frost counts by card: two builders of one player build one each', () => {
    const before = given({
      players: 2,
      options: { winter: 'yes' },
      phase: 'build',
      current: 'hardFrost',
      revealed: ['hardFrost'],
      queue: ['A stonemason', 'A worker1'],
      cards: { 'A worker1': '' },
      has: { A: '4T 4W 4S' },
      talers: { A: 0 },
    })
    const first = play(before, 'A', small('smallTower1')).state
    expect([asked(first), first.queueIndex]).toEqual(['A build', 1])
    const { state } = play(first, 'A', small('smallTower2'))
    expect(state.buildings).toHaveProperty('smallTower2')
    expect(state.round).toBe(2)
  })

  test('[CA-T66, CA-2.7, CA-4.6.3] the round after a Hard Frost is an ordinary one', () => {
    const scene: Scene = { ...builders, hand: { A: ['stonemason', 'bricklayer', 'worker1'] } }
    const frozen = oneTower(winter('hardFrost', scene), 'stonemason')
    const { state } = asked(frozen) === 'A helpers' ? play(frozen, 'A', pass.helpers) : { state: frozen }
    expect([state.round, state.winter.current, state.winter.revealed]).toEqual([3, null, ['hardFrost']])
    const thawed = chosen(state, 'bricklayer', ...all('trader').slice(1)).state
    const traders = ['B', 'C', 'D'] as const
    const built = play(
      playAll(
        thawed,
        traders.map((one) => [one, pass.trader] as const),
      ).state,
      'A',
      small('smallTower2'),
    )
    expect(asked(built.state)).toBe('A build')
  })

  test('[CA-T67, CA-2.7] Firewood: a wood, or else two talers, or what there is', () => {
    const before = winter('firewood', {
      has: { A: '2W', B: '', C: '', D: '1W' },
      talers: { A: 3, B: 5, C: 1, D: 0 },
    })
    const { state } = chosen(before, ...all('trader'))
    expect(state.players.map(({ talers, resources }) => [talers, resources.wood])).toEqual([
      [3, 1],
      [3, 0],
      [0, 0],
      [0, 0],
    ])
    expect([state.bank - before.bank, state.stock.wood - before.stock.wood]).toEqual([3, 2])
  })

  test('[CA-T68, CA-2.7] Snowstorm: all helpers on carts and rider go home', () => {
    const before = winter('snowstorm', { carts: { cartSand: 'A', rider: 'A', cartWood: 'B' } })
    const { state } = chosen(before, 'messenger', 'trader', 'messenger', 'messenger')
    expect(state.players.map(({ helperSupply }) => helperSupply)).toEqual([6, 6, 6, 6])
    expect(Object.values(state.traderSpaces)).toEqual(Array(5).fill(null))
    expect(reason(state, 'B', trader('rider'))).toBe('cartsStillVacant')
    const { told } = play(state, 'B', trader('cartSand'))
    expect(told('incomeTaken')).toMatchObject([{ seat: 1, space: 'cartSand' }])
  })

  test('[CA-2.7] a Snowstorm over empty carts changes nothing', () => {
    const { told } = chosen(winter('snowstorm'), ...all('trader'))
    expect(told('tradersSentHome')).toEqual([])
    expect(told('winterRevealed')).toHaveLength(1)
  })
})

describe('the inn', () => {
  const carts = { cartSand: 'A', cartWood: 'B', cartBrick: 'B', cartStone: 'C' } as const
  const scene: Scene = { has: { A: '1T 1W 1S 1B' }, tower: '', carts }

  test('[CA-T69, CA-4.5.6, CA-R20] three talers for a place, from the round it is shown on', () => {
    const before = winter('winterInn', { ...scene, talers: { A: 0 } })
    const shown = chosen(before, 'bricklayer', 'stonemason', 'stonemason', 'stonemason').state
    expect(shown.winter.current).toBe('winterInn')
    const built = play(shown, 'A', build('smallTower1', '1T 1W 1S')).state
    expect(player(built, 'A').talers).toBe(3)
    expect(asked(built)).toBe('A helpers')
    const { state } = play(built, 'A', helper('winterInn-a'))
    expect(player(state, 'A').talers).toBe(0)
    expect(state.castleSpaces['winterInn-a']).toBe(seat('A'))
    expect(state.winter.revealed).toEqual(['winterInn'])
  })

  test('[CA-T69, CA-6.3.9, CA-4.5.6] at the end a point for each helper on the carts', () => {
    const before = winter('winterInn', {
      ...scene,
      round: 12,
      revealed: ['winterInn'],
      castle: { 'winterInn-a': 'A' },
    })
    const { state } = wholeRound(before, 'stonemason', 'stonemason', 'stonemason', 'stonemason')
    expect(player(state, 'A')).toMatchObject({ vp: 4, tally: { winterInn: 4 } })
  })

  test('[CA-T69, CA-4.5.6] it is no part of the castle: Tavern and Keep do not see it', () => {
    const empty = given({ built: ['tavern', 'keep'], revealed: ['winterInn'] })
    const taken = given({
      built: ['tavern', 'keep'],
      revealed: ['winterInn'],
      castle: { 'winterInn-a': 'A' },
    })
    const hidden = given({ built: ['tavern', 'keep'] })
    for (const state of [empty, taken, hidden])
      expect(quantitiesOf(state)).toMatchObject({ occupied: 0, free: 7 })
  })

  const placing = (extra: Scene): State =>
    given({
      options: { winter: 'yes' },
      round: 5,
      phase: 'helpers',
      queue: ['A stonemason'],
      builtThisTurn: 1,
      talers: { A: 30 },
      ...extra,
    })

  test('[CA-T70, CA-4.5.6] before it is shown it is not there', () => {
    expect(reason(placing({ revealed: ['sleighs'] }), 'A', helper('winterInn-a'))).toBe('unknownSpace')
    expect(reason(placing({ revealed: ['sleighs', 'winterInn'] }), 'A', helper('winterInn-a'))).toBeNull()
  })

  test('[CA-4.5.6, CA-4.5.2] it is a building of its own: one helper there, others elsewhere', () => {
    const first = play(placing({ revealed: ['winterInn'] }), 'A', helper('winterInn-a')).state
    expect(first.helperBuildingsThisRound[0]).toEqual(['winterInn'])
    expect(reason(first, 'A', helper('winterInn-a'))).toBe('spaceOccupied')
    expect(reason(first, 'A', helper('market-a'))).toBeNull()
    expect(figures(first.stock)).toEqual(figures(placing({ revealed: ['winterInn'] }).stock))
  })
})
