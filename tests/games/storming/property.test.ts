/**
 * Games of chance, looked at after every move: each card in one place, each piece counted, each answer legal. A sample
 * here; `GAMES=1000 npx vitest run --project rules tests/games/storming/property.test.ts` plays a thousand of each.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copy, same } from '../../../shared/engine/copy.ts'
import { collectEvents, someLegalMoves } from '../../../shared/engine/game.ts'
import { seqOf, seatOf, type Shown } from '../../../shared/engine/ids.ts'
import { type Random, randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { parse } from '../../../shared/engine/result.ts'
import { chanceOf, setupChance } from '../../../shared/engine/chance.ts'
import {
  actionCardsOf,
  cardsOf,
  civilianLimits,
  colourOf,
  improvementLimit,
  invention,
  markets,
  pieceLimits,
  pieces,
  revolts,
} from '../../../shared/games/storming/components.ts'
import { directedCards, generalEventIds } from '../../../shared/games/storming/events.ts'
import { storming } from '../../../shared/games/storming/game.ts'
import { regions } from '../../../shared/games/storming/layout.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { Options, State } from '../../../shared/games/storming/state.ts'
import { statedRules } from '../../kit/ruleIds.ts'
import { textOf } from '../../kit/sources.ts'
import { wandered } from '../../kit/storming.ts'

const games = Number(process.env['GAMES'] ?? 12)

/** Every card of the box, by where it lies; the start cards lie nowhere else than in the box or on the table. */
const cardsIn = (state: State): string[] => {
  const hidden = (list: readonly ({ readonly secret: string } | null)[]) =>
    list.map((one) => one?.secret ?? 'hidden')
  return [
    ...state.players.flatMap((one) => [
      ...hidden(one.hand.bag),
      ...hidden(one.events.bag),
      ...hidden(one.drawn),
      ...one.revolts.flatMap(({ id, under }) => [id, ...hidden(under)]),
      ...one.civilians,
      ...one.improvements,
    ]),
    ...[...state.present, ...state.future].flatMap(({ card, attached }) => hidden([card, ...attached])),
    ...(state.resolving?.lies === true ? [state.resolving.card] : []),
    ...hidden(state.resolving?.attached ?? []),
    ...hidden(state.eventSlot.map(({ card }) => card)),
    ...hidden(state.warlock?.cards.bag ?? []),
    ...hidden(state.warlockKept === null ? [] : [state.warlockKept.event]),
    ...hidden([...state.decks.event, ...state.eventDiscards]),
    ...markets.flatMap((kind) => [
      ...hidden(state.decks[kind]),
      ...state.discards[kind],
      ...state.display[kind],
    ]),
    ...state.pacts.map(({ id }) => id),
    ...(state.offered === null ? [] : [state.offered.pact]),
    ...state.revoltSupply,
    ...(state.inventionInSupply ? [invention] : []),
    ...state.box,
  ].sort()
}
const allCards = (players: number): string[] =>
  [
    ...generalEventIds,
    ...directedCards,
    ...revolts,
    invention,
    ...markets.flatMap((kind) => cardsOf[kind]),
    ...Array.from({ length: players }, (_, seat) => actionCardsOf(colourOf(seatOf(seat)))).flat(),
  ].sort()

const holds = (state: State, expected: readonly string[]): void => {
  expect(cardsIn(state)).toEqual(expected)
  const map = Object.values(state.map)
  for (const { seat, supply, civilians, improvements } of state.players) {
    for (const piece of pieces) {
      const out = map.filter(({ structure, troop }) =>
        piece === 'wall'
          ? structure?.owner === seat && 'wall' in structure && structure.wall
          : piece === 'resource'
            ? structure?.owner === seat && (structure.kind === 'sawmill' || structure.kind === 'mine')
            : (structure?.owner === seat && structure.kind === piece) ||
              (troop?.owner === seat && troop.kind === piece),
      ).length
      if (supply[piece] < 0 || supply[piece] + out !== pieceLimits[piece])
        throw new Error(`${piece} of seat ${seat}: ${supply[piece]} and ${out}`)
    }
    expect(improvements.length).toBeLessThanOrEqual(improvementLimit)
    expect(civilians.length).toBeLessThanOrEqual(civilianLimits.university)
  }
  const special = (kind: string) => map.filter(({ troop }) => troop?.kind === kind).length
  const units = state.pacts.filter(({ unitTroopId }) => unitTroopId !== null).map(({ id }) => id)
  expect([special('warWagon'), special('caravan')]).toEqual([
    units.includes('projectValkyrie') ? 1 : 0,
    units.includes('tradeRoute') ? 1 : 0,
  ])
  const pairs = state.pacts.map(({ signers }) => signers.toSorted((a, b) => a - b).join())
  expect(new Set(pairs).size).toBe(pairs.length)
}

const optionsOf = (number: number, players: 3 | 4): Options => ({
  conspiracyPoint: number % 2 === 0 ? 'signers' : 'outsiders',
  fourPlayerDirectedSet: players === 4 && number % 3 === 0 ? 'true' : 'false',
  startCard: String(number % 11),
  walledStart: number % 5 < 2 ? 'true' : 'false',
})

/** Plays a game at random and looks at it after every move. */
const playOut = (players: 3 | 4, number: number): State => {
  const seed = seedFromNumber(number)
  const options = optionsOf(number, players)
  const state = storming.blank({ seats: players, options })
  const random: Random = randomAt(seedFromNumber(number + 1_000_000), seqOf(1))
  collectEvents(storming, state, setupChance(seed), (table) => storming.setup(table))
  const expected = allCards(players)
  holds(state, expected)
  for (let moves = 0; storming.decisions(state).length > 0; moves++) {
    if (moves > storming.longest) throw new Error('it never ends')
    const asked = storming.decisions(state)
    const { seat } = asked[random.below(asked.length)]!
    const [move] = someLegalMoves(storming, state as Shown<State>, seat, 1, random)
    const chance = chanceOf(storming, seed, state, seat)
    collectEvents(storming, state, chance, (table) => storming.perform(table, seat, move!))
    holds(state, expected)
  }
  return state
}

describe.each([3, 4] as const)('%i players', (players) => {
  test(
    '[ST-2.1, ST-2.2, ST-5.3] every card is in one place and every piece counted after every move; it ends',
    { timeout: 3_600_000 },
    () => {
      const ends = Array.from({ length: games }, (_, index) => playOut(players, index + 1))
      for (const state of ends) expect(storming.outcome(state)?.ranking[0]).toHaveLength(1)
      if (games >= 100) {
        const ways = new Set(ends.map(({ winner }) => winner?.why))
        expect(ways.size).toBe(2)
      }
    },
  )
})

const place = fc.constantFrom(...regions.map(({ id }) => id), 'X9')
const seat = fc.nat(4)
const troopId = fc.nat(14)
const civilian = fc.constantFrom(...cardsOf.civilian) as fc.Arbitrary<'spy'>
const improvement = fc.constantFrom(...cardsOf.improvement) as fc.Arbitrary<'market'>
const pact = fc.constantFrom(...cardsOf.pact) as fc.Arbitrary<'blockade'>
const kind = fc.constantFrom('soldier' as const, 'knight' as const, 'artillery' as const)
const face = fc.constantFrom(...allCards(4))
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    type: fc.constantFrom(
      'buildVillage' as const,
      'upgradeSettlement' as const,
      'buildSawmill' as const,
      'buildMine' as const,
      'buildWall' as const,
      'placeLake' as const,
      'removeLake' as const,
      'placeSpecialTroop' as const,
      'placeStartVillage' as const,
      'placeStartSoldier' as const,
      'placeSecondVillage' as const,
    ),
    region: place,
  }),
  fc.record({
    type: fc.constantFrom('recruitTroop' as const, 'placeReinforcement' as const),
    region: place,
    kind,
  }),
  fc.record({ type: fc.constantFrom('moveTroop' as const, 'attack' as const), troopId, to: place }),
  fc.record({
    type: fc.constant('useWarWagon' as const),
    moveTo: place,
    target: place,
    first: fc.constantFrom('move' as const, 'attack' as const),
  }),
  fc.record({ type: fc.constant('recruitCivilian' as const), civilian }),
  fc.record({ type: fc.constant('buildImprovement' as const), improvement }),
  fc.record({ type: fc.constant('offerPact' as const), pact, seat }),
  fc.record({ type: fc.constant('breakPact' as const), pact }),
  fc.record({ type: fc.constant('civilAction' as const), civilian, seat, card: face }),
  fc.record({
    type: fc.constantFrom(
      'pass' as const,
      'endCard' as const,
      'endStartOfTurn' as const,
      'claimFirstPlayer' as const,
      'drawWarlockEvents' as const,
    ),
  }),
  fc.record({
    type: fc.constantFrom('placeEvent' as const, 'spyChoose' as const, 'keepWarlockEvent' as const),
    eventId: face,
  }),
  fc.record({
    type: fc.constant('placeCards' as const),
    placements: fc.array(
      fc.record({ card: face, pile: fc.constantFrom('present' as const, 'future' as const) }),
      { maxLength: 3 },
    ),
  }),
  fc.record({ type: fc.constantFrom('addFutureCard' as const, 'loseCard' as const), card: face }),
)
const reached = fc
  .record({ players: fc.constantFrom(3 as const, 4 as const), seed: fc.nat(10_000), steps: fc.nat(160) })
  .map(({ players, seed, steps }) => wandered(players, seed, steps).state)

const stated = statedRules(textOf('shared/games/storming/RULES.md'))

test('[ST-5.6] any move of the schema is judged by a rule, and judging changes nothing', () => {
  const seen = { legal: 0, reasons: new Set<string>() }
  fc.assert(
    fc.property(reached, fc.array(move, { minLength: 60, maxLength: 60 }), (state, moves) => {
      const before = copy(state)
      for (const one of moves) {
        expect(parse(storming.moves, one).ok).toBe(true)
        const asker = storming.decisions(state)[0]?.seat ?? seatOf(0)
        const refused = storming.check(state, asker, one)
        if (refused === null) seen.legal++
        else {
          seen.reasons.add(refused.reason)
          expect(stated).toContain(refused.rule)
        }
      }
      expect(same(state, before)).toBe(true)
    }),
    { numRuns: 40, seed: 1 },
  )
  expect(seen.legal).toBeGreaterThan(0)
  expect([...seen.reasons]).toEqual(expect.arrayContaining(['wrongPhase', 'notInHand', 'noSuchRegion']))
})
