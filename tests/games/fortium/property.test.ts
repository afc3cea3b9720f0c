import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copy, same } from '../../../shared/engine/copy.ts'
import { legalMoves } from '../../../shared/engine/game.ts'
import { seatOf } from '../../../shared/engine/ids.ts'
import { eventsOf } from '../../../shared/engine/log.ts'
import { parse } from '../../../shared/engine/result.ts'
import { stored } from '../../../shared/games/fortium/components.ts'
import { fortium } from '../../../shared/games/fortium/game.ts'
import { boardFor, isBase, sites } from '../../../shared/games/fortium/layout.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import { areRivals, boardOf, minersOn } from '../../../shared/games/fortium/position.ts'
import { alliances, type Options, type State } from '../../../shared/games/fortium/state.ts'
import { statedRules } from '../../kit/ruleIds.ts'
import { textOf } from '../../kit/sources.ts'
import { plain, wandered } from '../../kit/fortium.ts'

/** `GAMES=1000` plays so many whole games for each number of players; a few of them in every run. */
const games = Number(process.env['GAMES'] ?? 4)

const setting = fc.constantFrom(2 as const, 3 as const, 4 as const).chain((players) =>
  fc.record({
    players: fc.constant(players),
    seed: fc.nat(1_000_000),
    options: fc.record<Options>({
      attackMode: fc.constantFrom('onePerTurn', 'unlimited'),
      alliances: fc
        .constantFrom(
          ...alliances.filter((one) => players === 4 || (players === 3 ? one.length < 4 : one === 'none')),
        )
        .map((one) => (players === 3 && one.includes('S') ? 'none' : one)),
      supportCards: fc.constantFrom('yes', 'no'),
      magicHats: fc.constantFrom('no', 'yes'),
      roundCap: fc.constantFrom('standard', '20'),
      secondPlayerBonus: players === 2 ? fc.constantFrom('no', 'yes') : fc.constant('no'),
    }),
  }),
)

/** A table some random moves into a game. */
const reached = fc
  .tuple(setting, fc.nat(250))
  .map(([one, steps]) => wandered(one.players, one.seed, steps, one.options))

/** What must hold of every position. */
const broken = (state: State): string | null => {
  const { nodes, siteById, indexOf } = boardOf(state)
  for (const node of nodes) {
    const here = minersOn(state, node)
    if (isBase(node)) {
      if (new Set(here.map(({ seat }) => seat)).size > 1) return `two colours in ${node}`
      continue
    }
    if (here.length > 3) return `${here.length} miners on ${node}`
    if (here.some(({ seat }) => areRivals(state, seat, here[0]!.seat))) return `rivals share ${node}`
  }
  for (const [id] of siteById) {
    const owners = state.players.filter(({ camps }) => camps.includes(id as never))
    if (owners.some(({ seat }) => areRivals(state, seat, owners[0]!.seat))) return `rival camps on ${id}`
  }
  for (const { miners, camps, campSupply, stock, floors, diamonds, hat, resigned, card } of state.players) {
    if (miners.length !== 10) return 'not ten miners'
    if (miners.some((place) => place !== 'lost' && !indexOf.has(place))) return 'a miner off the board'
    if (new Set(camps).size !== camps.length || camps.length + campSupply !== 6) return 'not six camps'
    if (stored.some((kind) => !Number.isInteger(stock[kind]) || stock[kind] < 0)) return 'a stock below 0'
    if (floors < 0 || floors > 4 || diamonds < 0 || diamonds > 4) return 'no such fort'
    if (diamonds > 0 && floors < 4) return 'diamonds without gold'
    if (hat !== null && miners[hat] === 'lost') return 'a lost miner wears a hat'
    if (hat !== null && state.options.magicHats === 'no') return 'a hat without the option'
    if (card !== null && (state.options.supportCards === 'no' || resigned)) return 'a card that cannot be'
  }
  for (const count of Object.values(state.bank))
    if (!Number.isInteger(count) || count < 0) return 'a bank below 0'
  if (state.moved.length > 9 + 2 + 1) return 'too many have moved'
  if (state.options.attackMode === 'onePerTurn' && state.attacksThisTurn > 1) return 'two attacks'
  return null
}

test.each([2, 3, 4] as const)(
  '[FT-6.8, FT-2.1.1, FT-2.1.2, FT-2.1.5, FT-2.4.1, FT-4.26] %i players: whole random games, every miner, camp, brick and card accounted for after every fact',
  (players) => {
    for (let seed = 1; seed <= games; seed++) {
      const options: Options = {
        ...plain,
        attackMode: seed % 2 === 0 ? 'unlimited' : 'onePerTurn',
        magicHats: seed % 3 === 0 ? 'yes' : 'no',
        supportCards: seed % 5 === 0 ? 'no' : 'yes',
        roundCap: seed % 4 === 0 ? '20' : 'standard',
        alliances:
          players === 2
            ? 'none'
            : players === 3
              ? (['none', 'WN'] as const)[seed % 2]!
              : alliances[seed % 10]!,
      }
      const { log, state: end } = wandered(players, seed, 10_000, options)
      expect(end.phase).toBe('finished')
      expect(log.length).toBeLessThan(fortium.longest)
      const state = fortium.blank({ seats: players, options })
      const census = fortium.census(state)
      for (const entry of log) {
        for (const event of eventsOf(entry)) {
          fortium.evolve(state, copy(event))
          const now = fortium.census(state)
          if (!same(now, census)) throw new Error(`other pieces after ${JSON.stringify(event)}, seed ${seed}`)
        }
        // Rivals meet in a cell only while they fight.
        const what = broken(state)
        if (what !== null) throw new Error(`${what} after ${JSON.stringify(entry)}, seed ${seed}`)
      }
      expect(same(state, end)).toBe(true)
    }
  },
)

const name = fc.constantFrom('W-0', 'W-1', 'W-9', 'E-0', 'N-3', 'X-1', '__proto__', 'constructor', '')
const node = fc.oneof(
  fc.constantFrom(...boardFor(4).nodes),
  fc.constantFrom('base:W', 'base:E', 'lost', '99,99', '__proto__'),
)
const site = fc.oneof(fc.constantFrom(...sites.map(({ id }) => id)), fc.constantFrom('', 'toString'))
const few = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom(-99, -1, 99))
const kind = fc.constantFrom(...stored)
const bundle = fc.record({ granite: fc.nat(3), gold: fc.nat(2) }, { requiredKeys: [] })
const letter = fc.constantFrom('W', 'N', 'E', 'S', 'X')

const args = fc.oneof(
  fc.record({ target: letter }),
  fc.record({ site }),
  fc.record({ targetMinerId: name, useMinerId: name }),
  fc.record({ cell: node, minerIds: fc.tuple(name, name) }),
  fc.constant({}),
)

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ type: fc.constant('chooseSetup' as const), granA: few, granB: few, lime: few }),
  fc.constantFrom(
    ...(
      [
        'collect',
        'rollDice',
        'buyCard',
        'discardCard',
        'acceptTrade',
        'rejectTrade',
        'closeNegotiation',
        'buildFloor',
        'endTurn',
        'resign',
      ] as const
    ).map((type): Move => ({ type })),
  ),
  fc.record({ type: fc.constant('recoverMiner' as const), pay: kind }),
  fc.record({ type: fc.constant('exchange' as const), from: kind, times: few }),
  fc.record({ type: fc.constantFrom('buyCamp' as const, 'removeCamp' as const), site }),
  fc.record({ type: fc.constant('playCard' as const), args }),
  fc.record({ type: fc.constant('putHat' as const), minerId: name }),
  fc.record({ type: fc.constant('proposeTrade' as const), to: letter, give: bundle, get: bundle }),
  fc.record({ type: fc.constant('counterTrade' as const), give: bundle, get: bundle }),
  fc.record({
    type: fc.constant('moveGroup' as const),
    die: few,
    addOnes: fc.array(few, { maxLength: 2 }),
    minerIds: fc.array(name, { maxLength: 3 }),
    to: node,
  }),
)

const statedIds = statedRules(textOf('shared/games/fortium/RULES.md'))

test('[FT-4.1, FT-R28] any move of the schema is judged; what is legal is offered; judging changes nothing', () => {
  const seen = { legal: 0, reasons: new Set<string>() }
  fc.assert(
    fc.property(reached, fc.array(move, { minLength: 120, maxLength: 120 }), ({ state }, moves) => {
      const before = copy(state)
      const asker = fortium.decisions(state)[0]?.seat ?? seatOf(0)
      for (const [index, wanted] of moves.entries()) {
        expect(parse(fortium.moves, wanted).ok).toBe(true)
        const seat = index % 4 === 0 ? seatOf(index % state.players.length) : asker
        const refused = fortium.check(state, seat, wanted)
        if (refused !== null) {
          seen.reasons.add(refused.reason)
          expect(statedIds).toContain(refused.rule)
          continue
        }
        seen.legal++
        if (fortium.unlisted?.includes(wanted.type) === true || wanted.type === 'resign') continue
        expect(legalMoves(fortium, state, seat)).toContainEqual(fortium.canonical!(state, seat, wanted))
      }
      expect(same(state, before)).toBe(true)
    }),
    { numRuns: 120, seed: 1 },
  )
  expect(seen.legal).toBeGreaterThan(50)
  expect([...seen.reasons]).toEqual(
    expect.arrayContaining([
      'wrongPhase',
      'notYourTurn',
      'badGroup',
      'dieUsed',
      'noSuchCell',
      'notASite',
      'noCard',
    ]),
  )
})

test('[FT-R28] of equal moves the first is offered, and each once', () => {
  fc.assert(
    fc.property(reached, ({ state }) => {
      for (const { seat } of fortium.decisions(state)) {
        const offered = legalMoves(fortium, state, seat)
        for (const one of offered) expect(fortium.canonical!(state, seat, one)).toEqual(one)
        expect(new Set(offered.map((one) => JSON.stringify(one))).size).toBe(offered.length)
      }
    }),
    { numRuns: 40, seed: 2 },
  )
})
