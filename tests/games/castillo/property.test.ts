import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copy, same } from '../../../shared/engine/copy.ts'
import { legalMoves } from '../../../shared/engine/game.ts'
import { seatOf } from '../../../shared/engine/ids.ts'
import { eventsOf } from '../../../shared/engine/log.ts'
import { parse } from '../../../shared/engine/result.ts'
import {
  buildings,
  helperSpaces,
  resources,
  roleCards,
  traderSpaceIds,
} from '../../../shared/games/castillo/components.ts'
import { castillo } from '../../../shared/games/castillo/game.ts'
import type { Move } from '../../../shared/games/castillo/moves.ts'
import type { Options, State } from '../../../shared/games/castillo/state.ts'
import { statedRules } from '../../kit/ruleIds.ts'
import { textOf } from '../../kit/sources.ts'
import { wandered } from '../../kit/castillo.ts'

const options: fc.Arbitrary<Options> = fc.record({
  winter: fc.constantFrom('no' as const, 'yes' as const),
  roundTrackTalers: fc.constantFrom('one' as const, 'printedNumber' as const),
  workerSupply: fc.constantFrom('choose' as const, 'printed' as const),
})

/** A table some random moves into a game, now and then at its end. */
const reached = fc
  .record({
    players: fc.constantFrom(2 as const, 3 as const, 4 as const),
    seed: fc.nat(10_000),
    steps: fc.nat(130),
    options,
  })
  .map((one) => wandered(one.players, one.seed, one.steps, one.options))

const card = fc.constantFrom(...roleCards)
const resource = fc.constantFrom(...resources)
const number = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constantFrom(-99, -1, -0, 0.5, 99))
const few = fc.oneof({ weight: 4, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: number })
const none = fc.constant(0)
const silverAs = fc.oneof(
  fc.record({ sand: none, wood: none, brick: none, stone: none }),
  fc.record({ sand: few, wood: few, brick: few, stone: few }),
)
const strange = fc.constantFrom('', 'market', 'keep', 'keep-b', '__proto__', 'constructor')
const space = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...helperSpaces.map(({ id }) => id)) },
  { weight: 1, arbitrary: strange },
)
const building = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...buildings.map(({ id }) => id)) },
  { weight: 1, arbitrary: strange },
)

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ type: fc.constant('chooseCards' as const), cards: fc.array(card, { maxLength: 3 }) }),
  fc.record({
    type: fc.constant('equipWorker' as const),
    card,
    kinds: fc.array(resource, { maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('placeTrader' as const), space: fc.constantFrom(...traderSpaceIds) }),
  fc.record({
    type: fc.constantFrom(
      'passTrader' as const,
      'endBuying' as const,
      'endBuilding' as const,
      'endHelpers' as const,
    ),
  }),
  fc.record({ type: fc.constant('takeTower' as const), resource }),
  fc.record({
    type: fc.constant('buyFromWorker' as const),
    owner: fc.oneof(fc.nat(3), fc.constantFrom(-99, -1, 4, 99)),
    card: fc.constantFrom('worker1' as const, 'worker2' as const, 'worker3' as const, 'trader' as const),
    resource,
  }),
  fc.record({
    type: fc.constant('build' as const),
    building,
    payment: fc.record({ sand: few, wood: few, brick: few, stone: few, silverAs }),
  }),
  fc.record({
    type: fc.constant('placeHelper' as const),
    space,
    from: fc.oneof(fc.constant('supply' as const), fc.constantFrom(...traderSpaceIds)),
  }),
)

const stated = statedRules(textOf('shared/games/castillo/RULES.md'))

/** Moves of the kind that is asked, so that they are judged beyond their kind. */
const moveOf = (state: State, moves: readonly Move[]): readonly Move[] => {
  const [question] = castillo.decisions(state)
  const kinds = new Set(
    question === undefined ? [] : [...castillo.candidates(state, question.seat)].map(({ type }) => type),
  )
  return moves.filter(({ type }) => kinds.has(type))
}

/** A move as text; in which order cards or kinds are named says nothing. */
const plain = (wanted: Move): string =>
  JSON.stringify(wanted, (_key, value: unknown) =>
    Array.isArray(value) ? value.map(String).toSorted() : value,
  )

test('[CA-4.1.6] any move of the schema is judged; what is legal is on the list; judging changes nothing', () => {
  const seen = { legal: 0, reasons: new Set<string>() }
  fc.assert(
    fc.property(reached, fc.array(move, { minLength: 150, maxLength: 150 }), ({ state }, moves) => {
      const before = copy(state)
      for (const wanted of moves) expect(parse(castillo.moves, wanted).ok).toBe(true)
      const asker = castillo.decisions(state)[0]?.seat ?? seatOf(0)
      const tried = [
        ...moves.slice(0, 20).map((one, index) => [seatOf(index % state.players.length), one] as const),
        ...moveOf(state, moves).map((one) => [asker, one] as const),
      ]
      for (const [seat, wanted] of tried) {
        const refused = castillo.check(state, seat, wanted)
        if (refused === null) {
          seen.legal++
          expect(legalMoves(castillo, state, seat).map(plain)).toContain(plain(wanted))
        } else {
          seen.reasons.add(refused.reason)
          expect(stated).toContain(refused.rule)
        }
      }
      expect(same(state, before)).toBe(true)
    }),
    { numRuns: 150, seed: 1 },
  )
  // The moves drawn get as far as the last rules, and some all the way.
  expect(seen.legal).toBeGreaterThan(0)
  expect([...seen.reasons]).toEqual(
    expect.arrayContaining([
      'wrongPhase',
      'notYourDecision',
      'wrongCardCount',
      'cardNotInHand',
      'invalidKinds',
      'notOnTower',
      'notOnCard',
      'unknownBuilding',
      'notEnoughResources',
      'wrongTotal',
      'unknownSpace',
    ]),
  )
})

/** Everything that is counted at a table. */
const countsOf = (state: State): number[] => [
  state.bank,
  state.trackTalers,
  state.forgeSilver,
  ...Object.values(state.stock),
  ...Object.values(state.defenceTower),
  ...state.workerCards.flatMap((worker) => Object.values(worker.resources)),
  ...state.players.flatMap((one) => [one.talers, one.vp, one.helperSupply, ...Object.values(one.resources)]),
]

test('[CA-2.3.3, CA-2.3.4] pieces, coins and helpers are whole, never below 0 and never more or fewer, event by event', () => {
  fc.assert(
    fc.property(reached, ({ state: end, log }) => {
      const state = castillo.blank({ seats: end.players.length, options: end.config })
      const { 'winter cards': _cards, ...census } = castillo.census(state)
      for (const event of log.flatMap((entry) => eventsOf(entry))) {
        castillo.evolve(state, copy(event))
        for (const count of countsOf(state))
          if (!Number.isInteger(count) || count < 0)
            throw new Error(`${count} after ${JSON.stringify(event)}`)
        const { 'winter cards': _later, ...now } = castillo.census(state)
        if (!same(now, census)) throw new Error(`other pieces after ${JSON.stringify(event)}`)
      }
      expect(same(state, end)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('[CA-2.3.4, CA-3.7] the winter cards stay six from the deal to the end', () => {
  fc.assert(
    fc.property(reached, ({ state }) => {
      expect(castillo.census(state)['winter cards']).toBe(state.config.winter === 'yes' ? 6 : 0)
      expect(new Set(state.winter.revealed).size).toBe(state.winter.revealed.length)
    }),
    { numRuns: 40 },
  )
})

test('[CA-4.6.1] who is asked can do more than pass, and every move on offer can be played', () => {
  fc.assert(
    fc.property(reached, ({ state }) => {
      for (const { seat, kind } of castillo.decisions(state)) {
        const moves = legalMoves(castillo, state, seat)
        expect(moves.length).toBeGreaterThan(1)
        const passes = moves.filter(({ type }) => /^(pass|end)/.test(type))
        const isOptional = ['traderPlace', 'buy', 'build', 'helpers'].includes(kind)
        expect(passes).toHaveLength(isOptional ? 1 : 0)
      }
    }),
    { numRuns: 80 },
  )
})

test('[CA-6.1, CA-6.2] points are the sum of what is noted for them', () => {
  fc.assert(
    fc.property(reached, ({ state }) => {
      for (const [index, lines] of castillo.scores(state).entries())
        expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(state.players[index]!.vp)
    }),
    { numRuns: 60 },
  )
})

test('[CA-4.4.1, CA-4.5.1, CA-4.5.2] nobody builds or places more than a card allows', () => {
  fc.assert(
    fc.property(reached, ({ log }) => {
      let [built, placed] = [0, 0]
      let round: string[] = []
      for (const event of log.flatMap((entry) => eventsOf(entry))) {
        if (event.type === 'built') built++
        if (event.type === 'helperPlaced') {
          placed++
          round.push(`${event.seat} ${event.space.replace(/-.$/, '')}`)
        }
        expect(built).toBeLessThanOrEqual(2)
        expect(placed).toBeLessThanOrEqual(2)
        if (placed > 0) expect(built).toBeGreaterThan(0)
        if (event.type === 'cardResolved') [built, placed] = [0, 0]
        if (event.type !== 'roundEnded') continue
        expect(new Set(round).size).toBe(round.length)
        round = []
      }
    }),
    { numRuns: 60 },
  )
})
