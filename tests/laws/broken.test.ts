/** A law that cannot fail says nothing: each is shown a toy broken in just its way. */
import { expect, test } from 'vitest'
import { copy } from '../../shared/engine/copy.ts'
import { legalMoves, type Outcome } from '../../shared/engine/game.ts'
import { type RuleId, seatOf, seqOf, type Tagged } from '../../shared/engine/ids.ts'
import type { Policy } from '../../shared/engine/policy.ts'
import { randomAt } from '../../shared/engine/random.ts'
import { faces, hide, known, take } from '../../shared/engine/secret.ts'
import { openTable } from '../../shared/engine/table.ts'
import { undoneBy } from '../../shared/engine/undo.ts'
import { toy } from '../house/toygame/game.ts'
import { allCards, type Card, type Event, type Move, type State } from '../house/toygame/state.ts'
import { LawBroken } from './hold.ts'
import { laws } from './laws.ts'
import { type Playthrough, playthrough } from './playthrough.ts'

type Toy = typeof toy
const sample = { name: '3 rounds', seats: 3, options: { rounds: '3' as const }, seed: 5 }

/** A fair game, to be judged by broken rules. */
const judged = (broken: Partial<Toy>) => (): Playthrough => ({
  ...playthrough(toy, sample),
  game: { ...toy, ...broken },
})
/** A game played by broken rules. */
const played = (broken: Partial<Toy>) => (): Playthrough => playthrough({ ...toy, ...broken }, sample)

const cardOf = (event: Event): Card => ('card' in event ? known(event.card) : '')
const top = (state: State): Card => state.deck.at(-1)?.secret ?? ''
/** Tells one more thing with every event. */
const gossip =
  (more: (event: Event, state: State) => object): Toy['perform'] =>
  (progress, seat, move) =>
    toy.perform(
      { ...progress, emit: (event) => progress.emit({ ...event, ...more(event, progress.state) }) },
      seat,
      move,
    )
/** A toy all of whose cards lie open somewhere too, so that no face can be exchanged for another. */
const catalogued = (broken: Partial<Toy>) => {
  const withCatalogue = <T extends object>(state: T, catalogue: readonly Card[]) =>
    Object.assign(state, { catalogue })
  return played({
    blank: (table) => withCatalogue(toy.blank(table), [...allCards]),
    imagine: (view, seat, random) =>
      withCatalogue(toy.imagine(withCatalogue(copy(view), []), seat, random), [...allCards]),
    ...broken,
  })
}
/** A fair game whose places are given otherwise. */
const ranked = (ranking: (fair: Outcome['ranking']) => Outcome['ranking']) =>
  judged({
    outcome(state) {
      const fair = toy.outcome(state)
      return fair && { ...fair, ranking: ranking(fair.ranking) }
    },
  })
const fair = toy.policy!
/** A fair game with bots that are not. */
const thinking = (broken: Partial<Policy<State, Move>>) => judged({ policy: { ...fair, ...broken } })
const isHigh = (card: Card): boolean => card > 'c12'
let calls = 0

/** A toy in which each bid throws a die, and everybody sees it. */
const dicing: Toy = {
  ...toy,
  perform(progress, seat, move) {
    const roll = progress.random.die()
    gossip(() => ({ roll }))(progress, seat, move)
  },
}
/** The house as it was: chance by the number of the entry, so that each try is another throw. */
const byNumber: Playthrough['open'] = (game, setting, entries) => {
  const table = openTable<object, Tagged, Tagged, object>(
    {
      ...game,
      perform: (progress, seat, move) => {
        const random = randomAt(setting.seed, seqOf(table.seq + 1))
        return game.perform({ ...progress, random }, seat, move)
      },
    },
    setting,
    entries,
  )
  return table
}
/** The house as it was: whoever acted last need not ask. */
const byAuthor: Playthrough['isFree'] = (_game, _table, log, to, by) =>
  undoneBy(log, to).every((entry) => entry.kind === 'played' && entry.seat === by)

const breaks: readonly (readonly [law: number, how: string, broken: () => Playthrough])[] = [
  [1, 'a game without an outcome', judged({ outcome: () => null })],
  [
    2,
    'a seat asked without a move',
    judged({ candidates: (state, seat) => (seat === 1 ? [] : toy.candidates(state, seat)) }),
  ],
  [
    2,
    'nobody asked before the end',
    judged({ decisions: (state) => (state.round === 1 ? [] : toy.decisions(state)) }),
  ],
  [
    2,
    'a question after the end',
    judged({ decisions: (state) => [{ seat: seatOf(0), kind: 'x', key: `${state.round}` }] }),
  ],
  [
    3,
    'a rule that looks at the deck',
    judged({
      check: (state, seat, move) =>
        top(state) > 'c12' ? { rule: 'TY-2.1', reason: 'unlucky' } : toy.check(state, seat, move),
    }),
  ],
  [
    3,
    'a question that hangs on hidden cards',
    judged({
      decisions: (state) =>
        toy
          .decisions(state)
          .filter(({ seat }) => state.hands[seat]!.bag.some((card) => (card?.secret ?? 'c99') > 'c18')),
    }),
  ],
  [3, 'candidates that are not as exact as they say', judged({ exact: true })],
  [
    4,
    'others go on knowing a card that may have left',
    played({
      evolve(state, event) {
        if (event.type !== 'bidLaid') return toy.evolve(state, event)
        take(state.hands[event.seat]!, event.card)
        state.bids[event.seat] = { card: event.card }
      },
    }),
  ],
  [
    4,
    'state that hangs on a hidden card',
    played({
      evolve(state, event) {
        toy.evolve(state, event)
        if (event.type === 'bidLaid') state.offers = event.card === null ? 1 : 0
      },
    }),
  ],
  [
    5,
    'more happens than is foreseen',
    played({
      perform(progress, seat, move) {
        toy.perform(progress, seat, move)
        try {
          const { random, state, emit } = progress
          if (random.below(2) === 0) emit({ type: 'shuffled', deck: [...state.deck] })
        } catch {}
      },
    }),
  ],
  [
    5,
    'something else is foreseen',
    played({
      perform: gossip((_, state) => ({ size: state.deck.filter((card) => card === null).length })),
    }),
  ],
  [
    6,
    'a bid that tells whether it is high',
    played({
      perform: gossip((event) => (event.type === 'bidLaid' ? { high: cardOf(event) > 'c12' } : {})),
    }),
  ],
  [
    6,
    'a draw that tells by its length',
    played({
      perform: gossip((event) =>
        event.type === 'drew' ? { pad: 'x'.repeat(Number(cardOf(event).slice(1))) } : {},
      ),
    }),
  ],
  [
    6,
    'a choice among open things that tells what was chosen',
    catalogued({
      perform: gossip((event) => (event.type === 'bidLaid' ? { high: isHigh(cardOf(event)) } : {})),
    }),
  ],
  [
    6,
    'a move that tells what others have chosen before',
    catalogued({
      perform: gossip((event, { bids }) =>
        event.type === 'bidLaid'
          ? { high: bids.filter((laid) => isHigh(laid?.card?.secret ?? '')).length }
          : {},
      ),
    }),
  ],
  [7, 'facts that hang on something outside', played({ perform: gossip(() => ({ call: calls++ })) })],
  [
    7,
    'a state that changes without an event',
    played({
      perform(progress, seat, move) {
        toy.perform(progress, seat, move)
        progress.state.points[0] = (progress.state.points[0] ?? 0) + 1
      },
    }),
  ],
  [
    8,
    'judging that leaves a trace',
    judged({
      check(state, seat, move) {
        state.points[0] = 9
        return toy.check(state, seat, move)
      },
    }),
  ],
  [
    8,
    'a legal move that is no candidate',
    judged({
      candidates: (state, seat) => [...toy.candidates(state, seat)].filter(({ type }) => type !== 'bid'),
      check: (state, seat, move) => (move.type === 'bid' ? null : toy.check(state, seat, move)),
    }),
  ],
  [
    9,
    'bids that vanish',
    played({
      evolve(state, event) {
        toy.evolve(state, event)
        if (event.type === 'revealed') state.discard = []
      },
    }),
  ],
  [10, 'imagining too little', judged({ imagine: (view) => view })],
  [
    10,
    'imagining against what is seen',
    judged({ imagine: (view, seat, random) => ({ ...toy.imagine(view, seat, random), round: 99 }) }),
  ],
  [
    10,
    'imagining cards that are not there',
    judged({
      imagine(view, seat, random) {
        const world = toy.imagine(view, seat, random)
        return { ...world, deck: world.deck.map(() => hide('c01')) }
      },
    }),
  ],
  [10, 'a stand-in that plays foul', judged({ standIn: () => ({ type: 'accept' }) })],
  [11, 'a field that JSON drops', played({ blank: (table) => ({ ...toy.blank(table), more: undefined }) })],
  [
    11,
    'a number that JSON has not',
    played({ blank: (table) => ({ ...toy.blank(table), offers: Number.NaN }) }),
  ],
  [
    11,
    'a move its own schema refuses',
    judged({ moves: { '~standard': { validate: () => ({ issues: [{ message: 'no' }] }) } } }),
  ],
  [12, 'the last shall be first', ranked((ranking) => ranking.toReversed())],
  [12, 'everybody wins', ranked((ranking) => [ranking.flat()])],
  [12, 'somebody has no place', ranked((ranking) => ranking.slice(1))],
  [
    12,
    'an outcome that gives no rule',
    judged({
      outcome(state) {
        const fair = toy.outcome(state)
        return fair && { ...fair, why: { what: 'points', rule: 'because' as RuleId } }
      },
    }),
  ],
  [
    12,
    'points that no line tells of',
    judged({
      standings: (state) =>
        toy.standings(state).map(([points]) => [{ ...points!, value: points!.value + 1 }]),
    }),
  ],
  [
    12,
    'figures that are not the same for all',
    judged({
      standings: (state) =>
        toy.standings(state).map(([points], seat) => [{ ...points!, what: seat === 0 ? 'luck' : 'points' }]),
    }),
  ],
  [
    13,
    'a refusal that tells of the deck',
    judged({
      check: (state, seat, move) =>
        top(state) > 'c12' ? { rule: 'TY-2.1', reason: 'unlucky' } : toy.check(state, seat, move),
    }),
  ],
  [
    13,
    'a refusal that tells of a hand',
    judged({
      check(state, seat, move) {
        const others = state.hands.filter((_, owner) => owner !== seat).flatMap(faces)
        return others.filter((card) => card > 'c12').length % 2 === 1
          ? { rule: 'TY-2.1', reason: 'beaten' }
          : toy.check(state, seat, move)
      },
    }),
  ],
  [
    14,
    'an undo that is free though it told something',
    () => ({ ...playthrough(toy, sample), isFree: byAuthor }),
  ],
  [14, 'chance that is another at each try', () => ({ ...playthrough(dicing, sample), open: byNumber })],
  [
    14,
    'a move that peeks at the deck where it should need the server',
    played({ perform: gossip((_, state) => ({ peeked: state.deck.at(-1)?.secret ?? 'c01' })) }),
  ],
  [15, 'one question whose answers draw alike', judged({ perform: dicing.perform })],
  [
    15,
    'a key that comes back',
    judged({ decisions: (state) => toy.decisions(state).map((asked) => ({ ...asked, key: asked.kind })) }),
  ],
  [
    15,
    'a key too long to be named',
    judged({
      decisions: (state) => toy.decisions(state).map((asked) => ({ ...asked, key: asked.key.padEnd(65) })),
    }),
  ],
  [
    17,
    'a bot that looks at the cards of others',
    thinking({
      pick(state, seat, random, style) {
        const other = faces(state.hands[(seat + 1) % 3]!).join()
        return fair.pick(state, seat, random, { ...style, noise: other > 'c12' ? 0 : 9 })
      },
    }),
  ],
  [17, 'a bot that plays foul', thinking({ pick: () => ({ type: 'bid', card: 'c99' }) })],
  [17, 'a plan that is none of its moves', thinking({ plans: () => [[{ type: 'retract' }]] })],
  [17, 'a bot without a plan', thinking({ plans: () => [] })],
  [17, 'a bot that remembers', thinking({ lead: () => (calls++ % 7) - 3 })],
  [
    17,
    'thinking that leaves a trace',
    thinking({
      pick(state, seat, random, style) {
        state.points[0] = 9
        return fair.pick(state, seat, random, style)
      },
    }),
  ],
]

test.each(breaks)('[L%i] finds %s', (number, _, broken) => {
  const play = broken()
  const { law } = laws.find(({ title }) => title.startsWith(`[L${number}]`))!
  expect(() => law(play)).toThrow(LawBroken)
})

test('the toy itself breaks no law', () => {
  const play = playthrough(toy, sample)
  for (const { law } of laws) expect(law(play)).toBeGreaterThan(0)
  expect(legalMoves(toy, play.table.state, seatOf(0))).toEqual([])
})
