/** What bots make of a position: nothing of it is a rule but the stand-in's way on [FT-4.8]. */
import { describe, expect, test } from 'vitest'
import { greedyBot } from '../../../shared/bots/greedy.ts'
import { quickRandom } from '../../../shared/bots/quickRandom.ts'
import { copy } from '../../../shared/engine/copy.ts'
import { legalMoves, collectEvents } from '../../../shared/engine/game.ts'
import { seqOf } from '../../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { conceal } from '../../../shared/engine/secret.ts'
import { attackOdds, type Bundle, stored } from '../../../shared/games/fortium/components.ts'
import { fortium } from '../../../shared/games/fortium/game.ts'
import { diamondMine } from '../../../shared/games/fortium/layout.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import { oddsOf } from '../../../shared/games/fortium/odds.ts'
import { policy } from '../../../shared/games/fortium/policy/policy.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { simulate } from '../../sim/simulate.ts'
import { tallyOf } from '../../sim/tallies/tallies.ts'
import { type Arm, given, plain, reason, type Scene, seatIn } from '../../kit/fortium.ts'

const choice = (scene: Scene | State, arm: Arm = 'W'): Move => {
  const state = 'players' in scene && Array.isArray(scene.players) ? (scene as State) : given(scene as Scene)
  const seat = seatIn(state, arm)
  const random = randomAt(seedFromNumber(1), seqOf(1))
  return greedyBot(fortium as never, conceal(state, seat), seat, random) as Move
}
/** Where its groups go in a whole turn, whatever the dice of its fights. */
const walks = (scene: Scene): string[] => {
  let state = given(scene)
  const stops: string[] = []
  for (let time = 0; time < 12; time++) {
    const move = choice(state)
    if (move.type === 'endTurn' || move.type === 'buildFloor') break
    if (move.type === 'moveGroup') stops.push(move.to)
    const seat = seatIn(state, 'W')
    const next = copy(state)
    const random = randomAt(seedFromNumber(5), seqOf(time + 1))
    collectEvents(fortium, next, random, (progress) => fortium.perform(progress, seat, move))
    state = next
  }
  return stops
}
const worth = (scene: Scene, arm: Arm = 'W'): number => {
  const state = given(scene)
  return fortium.evaluate(conceal(state, seatIn(state, arm)), seatIn(state, arm))
}

test('[FT-2.8.1] the odds of a fight are the exact ones', () => {
  for (const a of [1, 2, 3] as const)
    for (const d of [1, 2, 3] as const) expect(100 * oddsOf(a, d).wins).toBeCloseTo(attackOdds[a][d], 2)
  const { wins, attackers, defenders } = oddsOf(1, 1)
  expect(attackers).toBeCloseTo(wins, 9)
  expect(defenders).toBeCloseTo(1 - wins, 9)
})

describe('what is better', () => {
  test('a floor, a camp on gold, miners that dig, and a diamond', () => {
    expect(worth({ floors: { W: 1 } })).toBeGreaterThan(worth({ stock: { W: '15/0/0/0' } }))
    const dug: Scene = { miners: { W: { '8,10': 2 } } }
    expect(worth({ ...dug, camps: { W: ['W-gold'] } })).toBeGreaterThan(worth(dug))
    expect(worth(dug)).toBeGreaterThan(worth({ miners: { W: { '5,9': 2 } } }))
    const fort: Scene = { floors: { W: 4 }, trigger: 4 }
    expect(worth({ ...fort, diamonds: { W: 1 } })).toBeGreaterThan(worth(fort))
    expect(worth({ floors: { E: 4 } })).toBeLessThan(worth({}))
    expect(worth({ miners: { W: { lost: 3 } } })).toBeLessThan(worth({}))
  })

  test('a floor that comes sooner, also where nobody has a place at the diamond mine', () => {
    const near: Scene = {
      round: 20,
      floors: { W: 2 },
      miners: { W: { '6,10': 3, lost: 7 } },
      camps: { W: ['W-turq'] },
      stock: { W: '5/5/9/13' },
    }
    // Turquoise is what the next floor is made of; of gold there is enough.
    expect(worth(near)).toBeGreaterThan(worth({ ...near, stock: { W: '5/5/5/14' } }))
    expect(choice(near)).not.toMatchObject({ type: 'exchange', from: 'turquoise' })
    // What nobody wants is not exchanged either.
    const idle: Scene = { ...near, floors: { W: 4 }, camps: { W: ['W-turq', 'diamond'] } }
    expect(worth({ ...idle, stock: { W: '6/3/0/0' } })).toBeGreaterThan(
      worth({ ...idle, stock: { W: '4/4/0/0' } }),
    )
  })

  test('an ally’s fort is worth something, a rival’s the contrary', () => {
    const allied: Scene = { options: { alliances: 'WE' } }
    expect(worth({ ...allied, floors: { E: 4 } })).toBeGreaterThan(worth(allied))
    expect(worth({ ...allied, floors: { N: 4 } })).toBeLessThan(worth(allied))
  })
})

describe('the greedy bot', () => {
  test('builds when it can, collects, and takes the last diamonds', () => {
    expect(choice({ stock: { W: '15/0/0/0' } })).toEqual({ type: 'buildFloor' })
    const mine: Scene = { floors: { W: 4 }, miners: { W: { '10,10': 3 } }, camps: { W: ['diamond'] } }
    expect(choice({ ...mine, phase: 'turnStart' })).toEqual({ type: 'collect' })
    const exchange: Scene = {
      round: 7,
      trigger: 4,
      floors: { W: 4 },
      diamonds: { W: 3 },
      stock: { W: '0/0/0/9' },
    }
    expect(choice(exchange)).toEqual({ type: 'exchange', from: 'gold', times: 1 })
  })

  test('[FT-2.5.1] with all floors laid nobody gives away what the camp at the diamond mine costs', () => {
    const state = given({
      phase: 'recover',
      floors: { W: 4 },
      miners: { W: { '10,10': 3, 'base:W': 6, lost: 1 } },
      camps: { W: ['W-granA', 'W-lime'] },
      stock: { W: '5/8/2/0' },
    })
    const seat = seatIn(state, 'W')
    const style = { noise: 0, taste: {} }
    const view = conceal(state, seat) as never
    expect(fortium.policy!.pick(view, seat, quickRandom(1), style)).not.toMatchObject({ pay: 'granite' })
  })

  test('[FT-2.6.4] nobody who thinks by the policy misses a last diamond that several exchanges pay for', () => {
    const scene = (stock: string, more: Partial<Scene> = {}): Scene => ({
      round: 7,
      trigger: 4,
      floors: { W: 4 },
      diamonds: { W: 3 },
      stock: { W: stock },
      ...more,
    })
    const picked = (of: Scene): Move => {
      const state = given(of)
      const seat = seatIn(state, 'W')
      const style = { noise: 0, taste: {} }
      return fortium.policy!.pick(conceal(state, seat) as never, seat, quickRandom(1), style)
    }
    expect(picked(scene('0/0/0/8'))).toEqual({ type: 'exchange', from: 'gold', times: 1 })
    expect(picked(scene('0/0/19/6'))).toEqual({ type: 'exchange', from: 'turquoise', times: 2 })
    // The least kind first: each pays for the next.
    expect(picked(scene('0/9/5/6'))).toEqual({ type: 'exchange', from: 'limestone', times: 3 })
    // Neither what does not pay for it, nor before the countdown, nor with a diamond more to go.
    for (const not of [
      scene('0/0/7/6'),
      scene('0/0/19/6', { trigger: 7 }),
      scene('0/0/19/6', { diamonds: { W: 2 } }),
    ])
      expect(picked(not)).not.toMatchObject({ type: 'exchange', from: 'turquoise', times: 2 })
  })

  test('denies a rival the diamond mine', () => {
    const threatened: Scene = {
      dice: [2, 1, 1],
      floors: { E: 4, W: 3 },
      diamonds: { E: 2 },
      trigger: 4,
      stock: { W: '9/9/0/4' },
      miners: { W: { '9,10': 3, '8,10': 3, '4,10': 3 }, E: { '10,10': 3 } },
      camps: { E: ['diamond'], W: ['W-granA', 'W-gold', 'W-lime'] },
    }
    // Once in its turn, at any time of it.
    expect(walks(threatened)).toContain('10,10')
    // Where nobody is near a fort there is no reason to.
    expect(
      walks({ ...threatened, floors: { W: 3 }, diamonds: {}, camps: { W: ['W-granA', 'W-gold', 'W-lime'] } }),
    ).not.toContain('10,10')
  })

  test('doubles a site before it collects, plays a card that serves it, and lets an empty trade be', () => {
    const dug: Scene = {
      phase: 'turnStart',
      floors: { W: 3 },
      miners: { W: { '8,10': 3 } },
      camps: { W: ['W-gold', 'diamond'] },
      card: { W: 'doubleProduction' },
    }
    expect(choice(dug)).toEqual({ type: 'playCard', args: { site: 'W-gold' } })
    const steal: Scene = { card: { W: 'stealLimestone' }, stock: { E: '0/14/0/0' } }
    expect(choice(steal)).toEqual({ type: 'playCard', args: { target: 'E' } })
  })

  test('trades what both want: proposes it, and answers by what it brings', () => {
    const scene: Scene = {
      phase: 'negotiation',
      floors: { W: 3, N: 1 },
      stock: { W: '0/12/0/9', N: '9/0/0/6' },
      negotiation: { proposalsLeft: 3, open: null },
    }
    const offer = choice(scene)
    expect(offer).toMatchObject({ type: 'proposeTrade', to: 'N', get: { gold: 1 } })
    const open = (get: object, give: object): Scene => ({
      ...scene,
      negotiation: {
        proposalsLeft: 3,
        open: { to: seatIn(given(), 'N'), give, get, countered: true, mustAnswer: seatIn(given(), 'N') },
      },
    })
    expect(choice(open({ gold: 1 }, { limestone: 9 }), 'N')).toEqual({ type: 'acceptTrade' })
    expect(choice(open({ gold: 6, granite: 9 }, { limestone: 1 }), 'N')).toEqual({ type: 'rejectTrade' })
  })

  describe('no trade that serves nobody', () => {
    const stock = { W: '9/9/9/9', N: '9/9/9/9' }
    const between = (open: { give: Bundle; get: Bundle } | null, more: Scene = {}): State =>
      given({
        phase: 'negotiation',
        stock,
        ...more,
        negotiation: {
          proposalsLeft: 2,
          open: open && {
            to: seatIn(given(), 'N'),
            ...open,
            countered: false,
            mustAnswer: seatIn(given(), 'N'),
          },
        },
      })
    /** All that a seat may come to: what is looked at, what is planned, and what a beginner picks. */
    const thoughtOf = (state: State, arm: Arm): readonly Move[] => {
      const seat = seatIn(state, arm)
      const view = conceal(state, seat)
      const picked = Array.from({ length: 300 }, (_, time) =>
        fortium.policy!.pick(view, seat, randomAt(seedFromNumber(2), seqOf(time + 1)), {
          noise: 1000,
          taste: {},
        }),
      )
      const planned = [...fortium.policy!.plans(view, seat, { noise: 0, taste: {} })].flat()
      return [...fortium.ideas!(view, seat), ...planned, ...picked]
    }
    const offersOf = (moves: readonly Move[]): readonly { give: Bundle; get: Bundle }[] =>
      moves.flatMap((move) => (move.type === 'proposeTrade' || move.type === 'counterTrade' ? [move] : []))

    test('the same brick never stands on both sides', () => {
      for (const get of stored)
        for (const give of stored) {
          if (give === get) continue
          const offers = offersOf(thoughtOf(between({ give: { [give]: 1 }, get: { [get]: 1 } }), 'N'))
          expect(offers.filter((offer) => offer.give[get] !== undefined)).toEqual([])
        }
      const swapped = between({ give: { granite: 3, gold: 1 }, get: { gold: 1 } })
      expect(thoughtOf(swapped, 'N').some(({ type }) => type === 'acceptTrade')).toBe(false)
    })

    test('nobody gives to another what the bank takes for the same, unless it has run out', () => {
      const dear = ({ give, get }: { give: Bundle; get: Bundle }): boolean =>
        get.limestone === 1 && (give.granite ?? 0) >= 2
      const offers = (state: State): boolean => offersOf(thoughtOf(state, 'W')).some((offer) => dear(offer))
      expect(offers(between(null))).toBe(false)
      expect(offers(between(null, { bank: { limestone: 0 } }))).toBe(true)
      const accepts = (give: Bundle, get: Bundle, more: Scene = {}): boolean =>
        thoughtOf(between({ give, get }, more), 'N').some(({ type }) => type === 'acceptTrade')
      expect(accepts({ limestone: 1 }, { granite: 1 })).toBe(true)
      expect(accepts({ limestone: 1 }, { granite: 2 })).toBe(false)
      expect(accepts({ limestone: 1 }, { granite: 2 }, { bank: { limestone: 0 } })).toBe(true)
      // In two steps: six granite buy three limestone, and these one turquoise.
      expect(accepts({ turquoise: 1 }, { granite: 5 })).toBe(true)
      expect(accepts({ turquoise: 1 }, { granite: 6 })).toBe(false)
      expect(accepts({ turquoise: 1 }, { granite: 4, limestone: 1 })).toBe(false)
    })

    test('of a better brick nobody offers more than one for a lesser', () => {
      const order = (bundle: Bundle): number => stored.findIndex((kind) => (bundle[kind] ?? 0) > 0)
      const proposed = offersOf(thoughtOf(between(null), 'W'))
      expect(proposed.some(({ give, get }) => order(give) > order(get))).toBe(true)
      for (const { give, get } of proposed)
        if (order(give) > order(get)) expect(Object.values(give)).toEqual([1])
    })

    test('no hint speaks of one', () => {
      const state = between(null)
      const seat = seatIn(state, 'W')
      const shuns = (give: Bundle, get: Bundle): boolean =>
        fortium.policy!.shuns!(conceal(state, seat), seat, { type: 'proposeTrade', to: 'N', give, get })
      expect(shuns({ granite: 2 }, { limestone: 1 })).toBe(true)
      expect(shuns({ granite: 2, gold: 1 }, { gold: 1 })).toBe(true)
      expect(shuns({ granite: 1 }, { limestone: 1 })).toBe(false)
    })
  })

  test('weighs far fewer moves than there are, all of them legal', () => {
    const state = given({ dice: [6, 5, 1], stock: { W: '30/9/0/0' }, miners: { W: { '2,8': 3, '4,10': 3 } } })
    const ideas = [...fortium.ideas!(conceal(state, seatIn(state, 'W')), seatIn(state, 'W'))]
    for (const idea of ideas) expect(reason(state, 'W', idea)).toBeNull()
    expect(ideas.length).toBeLessThan(legalMoves(fortium, state, seatIn(state, 'W')).length / 4)
    expect(ideas.some((move) => move.type === 'exchange' && move.times === 15)).toBe(true)
  })

  test('takes a camp away only where there is none left for another site', () => {
    const offers = (camps: readonly string[]): boolean => {
      const state = given({ camps: { W: camps } as Scene['camps'] & object })
      const seat = seatIn(state, 'W')
      return [...fortium.ideas!(conceal(state, seat), seat)].some(({ type }) => type === 'removeCamp')
    }
    const five = ['W-granA', 'W-granB', 'W-lime', 'W-turq', 'W-gold']
    expect(offers(five)).toBe(false)
    expect(offers([...five, 'E-gold'])).toBe(true)
  })

  test('beats a random one', () => {
    const report = simulate({
      game: fortium as never,
      options: plain,
      bots: ['greedy', 'random'],
      games: 6,
      seed: 3,
      rotate: true,
      check: false,
      longest: 6000,
    })
    expect(report.wins.byBot['greedy']).toBeGreaterThanOrEqual(5)
  })
})

describe('who thinks ahead, with all floors and the mine in the hands of a rival,', () => {
  const scene = (dice: readonly number[]): Scene => ({
    players: 4,
    round: 13,
    floors: { W: 4 },
    miners: { W: { '4,10': 2, '6,10': 2, '8,10': 2, base: 4 }, S: { [diamondMine]: 2 } },
    camps: { W: ['W-granA', 'W-granB', 'W-lime', 'W-turq', 'W-gold'] },
    stock: { W: '7/5/8/2' },
    dice,
  })
  const plansWith = (dice: readonly number[], more: Scene = {}): readonly (Move | undefined)[] => {
    const state = given({ ...scene(dice), ...more })
    const seat = seatIn(state, 'W')
    const style = { noise: 0, taste: {} }
    return [...policy.plans(conceal(state, seat), seat, style)].map(([move]) => move)
  }

  test('weighs to do nothing more as well as a fight, and no walk that leads nowhere', () => {
    for (const dice of [
      [1, 1, 1],
      [6, 4, 2],
      [5, 3, 3],
    ]) {
      const plans = plansWith(dice)
      expect(plans.filter((move) => move?.type === 'endTurn')).toHaveLength(1)
      expect(plans.length).toBeGreaterThan(1)
      // From its home to the mine all lies in one row: nothing leads off that but to the quarries.
      const ends = plans.flatMap((move) => (move?.type === 'moveGroup' ? [move.to] : []))
      expect(ends.filter((to) => !/,10$|^2,(8|12)$|^[23],(9|11)$/.test(to))).toEqual([])
    }
  })

  test('[FT-4.32] ends its turn with a floor where one is paid for, however many walks seem better', () => {
    const plans = plansWith([6, 4, 2], { floors: { W: 1 }, stock: { W: '0/18/0/0' } })
    const ends = plans.flatMap((move) =>
      move?.type === 'buildFloor' || move?.type === 'endTurn' ? [move.type] : [],
    )
    expect(ends).toEqual(['buildFloor'])
  })

  test('lets who stands idle in the base dig, beside fights that seem better', () => {
    const sites = ['2,8', '2,12', '4,10', '6,10', '8,10']
    const digs = (move: Move | undefined): boolean =>
      move?.type === 'moveGroup' && sites.includes(move.to) && /^W-[6-9]$/.test(move.minerIds[0] ?? '')
    for (const die of [2, 4, 6]) expect(plansWith([die]).some(digs)).toBe(true)
  })
})

test('[FT-8.5, FT-4.22] the simulator counts attacks by where, and ends by why', () => {
  const told = simulate({
    game: fortium as never,
    tally: tallyOf(fortium.id),
    options: { ...plain, roundCap: '20' },
    bots: ['random', 'random', 'random'],
    games: 2,
    seed: 3,
    rotate: false,
    check: true,
    longest: 6000,
  }).told
  expect(told['ended: roundCap']).toBe(1)
  expect(told['roundBegan']).toBe(19)
  expect(Object.entries(told).some(([label, often]) => label.startsWith('attack: ') && often > 0)).toBe(true)
})
