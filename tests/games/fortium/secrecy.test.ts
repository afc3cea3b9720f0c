/** The secrecy table of RULES.md, a test for each row, viewers and the public alike [FT-7.1, FT-7.2]. */
import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../shared/engine/ids.ts'
import { eventsOf } from '../../../shared/engine/log.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { seqOf } from '../../../shared/engine/ids.ts'
import { conceal } from '../../../shared/engine/secret.ts'
import { cardKinds } from '../../../shared/games/fortium/components.ts'
import { fortium } from '../../../shared/games/fortium/game.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import {
  buyCard,
  card,
  collect,
  counter,
  discard,
  given,
  go,
  offer,
  opened,
  play,
  roll,
  type Scene,
  seatIn,
  setup,
  wandered,
} from '../../kit/fortium.ts'
import { keyOf } from '../../kit/tables.ts'

const viewersOf = (state: State): Viewer[] => [...state.players.map((one) => one.seat), null]
const see = (state: State, viewer: Viewer): State => conceal(state, viewer)

/** In the middle of a game, with everything in its place. */
const scene: Scene = {
  players: 3,
  options: { magicHats: 'yes' },
  stock: { W: '9/8/1/2', E: '4/0/0/3' },
  floors: { W: 4, N: 2 },
  diamonds: { W: 1 },
  trigger: 4,
  dice: [3, 1, 6],
  moved: [2],
  hat: { N: 4 },
  miners: { W: { '2,8': 2, '10,10': 1, lost: 1 }, N: { '12,2': 3 } },
  camps: { W: ['diamond', 'W-granA'], N: ['N-granA'] },
  card: { W: 'unifyMiners', E: 'negotiate' },
}
const middle = given(scene)

describe('who sees what', () => {
  test('[FT-7.1] board, miners, camps, stocks, forts, bank, dice, round, countdown: everybody', () => {
    const open = ({ players, ...rest }: State) => ({
      ...rest,
      players: players.map(({ card: _card, ...one }) => one),
    })
    for (const viewer of viewersOf(middle)) expect(open(see(middle, viewer))).toEqual(open(middle))
  })

  test('[FT-7.1, FT-3.6] a setup choice: its owner; others and the public only that there is one', () => {
    const table = opened(3, 5)
    const chooser = seatIn(table.state, 'N')
    const chosen = setup(1, 2, 3)
    expect(table.play(chooser, { cid: 1, decision: keyOf(table, chooser), moves: [chosen] }, 0).ok).toBe(true)
    for (const viewer of viewersOf(table.state)) {
      const [w, n, e] = see(table.state, viewer).setupChoices
      const face = { secret: { granA: 1, granB: 2, lime: 3 }, to: [1] }
      expect([w, n, e]).toEqual([null, { choice: viewer === chooser ? face : null }, null])
    }
  })

  test('[FT-7.1] a card held: its kind the owner; others that there is one, and since when', () => {
    for (const viewer of viewersOf(middle)) {
      const [w, n, e] = see(middle, viewer).players.map((one) => one.card)
      const face = (kind: string, seat: number) => (viewer === seat ? { secret: { kind }, to: [seat] } : null)
      expect(w).toEqual({ face: face('unifyMiners', 0), boughtTurn: 13 })
      expect(n).toBeNull()
      expect(e).toEqual({ face: face('negotiate', 2), boughtTurn: 13 })
    }
  })

  test('[FT-7.1] a card drawn: the buyer alone', () => {
    const { events } = play(given({ stock: { W: '5/5/0/0' } }), 'W', buyCard, [1])
    for (const viewer of [0, 1, 2, 3, null] as Viewer[])
      expect(JSON.stringify(conceal(events, viewer)).includes('stealLimestone')).toBe(viewer === 0)
  })

  test('[FT-7.1] a card played: kind, targets and result, everybody', () => {
    const before = given({ card: { W: 'stealLimestone' }, stock: { E: '0/3/0/0' } })
    const { events } = play(before, 'W', card({ target: 'E' }))
    for (const viewer of [1, 2, null] as Viewer[]) expect(conceal(events, viewer)).toEqual(events)
    expect(events).toMatchObject([{ card: 'stealLimestone' }, { target: 2, amount: 3 }])
  })

  test('[FT-7.1] a card laid aside: its kind, everybody', () => {
    const { events } = play(middle, 'W', discard)
    for (const viewer of [1, 2, null] as Viewer[])
      expect(conceal(events, viewer)).toMatchObject([{ type: 'cardDiscarded', card: 'unifyMiners' }])
  })

  test('[FT-7.1] an open proposal and its answers: everybody', () => {
    const begun = play(
      given({ card: { W: 'negotiate' }, stock: { W: '9/0/0/0', N: '0/0/0/2' } }),
      'W',
      card(),
    )
    const open = play(begun.state, 'W', offer('N', { granite: 3 }, { gold: 1 }))
    const answered = play(open.state, 'N', counter({ granite: 5 }, { gold: 1 }))
    for (const viewer of [0, 2, 3, null] as Viewer[]) {
      expect(see(answered.state, viewer).negotiation).toEqual(answered.state.negotiation)
      expect(conceal([...open.events, ...answered.events], viewer)).toEqual([
        ...open.events,
        ...answered.events,
      ])
    }
  })

  test('[FT-7.1] what is collected, rolled and fought is told to everybody', () => {
    const told = [
      play({ ...middle, phase: 'turnStart' }, 'W', collect).events,
      play({ ...middle, phase: 'recover' }, 'W', roll, [1, 2, 3]).events,
      play(given({ dice: [2, 2, 2], miners: { E: { '2,8': 1 } } }), 'W', go('W-0', '2,8'), [6, 1]).events,
    ]
    for (const events of told)
      for (const viewer of [1, 2, null] as Viewer[]) expect(conceal(events, viewer)).toEqual(events)
  })
})

test('[FT-3.6, FT-7.1] a choice cannot be told from another, byte for byte', () => {
  const frames = [setup(1, 1, 1), setup(3, 3, 3), setup(2, 1, 3)].map((move) => {
    const table = opened(4, 9)
    const chooser = seatIn(table.state, 'E')
    table.play(chooser, { cid: 1, decision: keyOf(table, chooser), moves: [move] }, 0)
    return [0, 1, 3, null].map((viewer) =>
      JSON.stringify([
        table.news(viewer as Viewer, table.log[0]!.seq),
        table.view(viewer as Viewer),
        table.decisions(),
      ]),
    )
  })
  expect(frames[1]).toEqual(frames[0])
  expect(frames[2]).toEqual(frames[0])
})

test('[FT-7.1] nor one card from another', () => {
  const seen = cardKinds.map((kind) =>
    [1, 2, 3, null].map((viewer) => JSON.stringify(see(given({ card: { W: kind } }), viewer as Viewer))),
  )
  for (const other of seen) expect(other).toEqual(seen[0])
})

describe('chance', () => {
  test('[FT-7.2] starting seat; three dice; red before blue in each round of a fight; one number for a card', () => {
    expect(opened(4, 3).log.flatMap((entry) => eventsOf(entry))).toHaveLength(1)
    expect(play({ ...middle, phase: 'recover' }, 'W', roll, [4, 5, 6]).told('diceRolled')[0]?.dice).toEqual([
      4, 5, 6,
    ])
    const fight = given({ dice: [2, 2, 2], miners: { W: { '9,10': 2 }, E: { '10,10': 1 } } })
    expect(play(fight, 'W', go('W-0 W-1', '10,10'), [3, 5, 2]).told('fought')[0]).toMatchObject({
      red: [5, 3],
      blue: [2],
    })
    expect(() => play(given({ stock: { W: '5/5/0/0' } }), 'W', buyCard, [])).toThrow('no chance')
  })

  test('[FT-7.2] the seed is no part of a state or of a log', () => {
    const { state, log } = wandered(4, 0xabcdef, 300)
    expect(JSON.stringify([state, log])).not.toContain('abcdef')
  })

  test('[FT-7.1] in a whole game no viewer ever reads what another holds', () => {
    const { log, state } = wandered(4, 23, 3000, { roundCap: '20' })
    expect(state.phase).toBe('finished')
    for (const viewer of viewersOf(state)) {
      const text = JSON.stringify(log.map((entry) => conceal(entry, viewer)))
      const readers = [...text.matchAll(/"to":(\[[^\]]*\])/g)].map(([, to]) => to)
      expect(new Set(readers)).toEqual(viewer === null ? new Set() : new Set([`[${viewer}]`]))
    }
  })

  test('[FT-2.7.1, FT-2.1.8] what is imagined is by the printed chances, and only what is hidden', () => {
    const random = randomAt(seedFromNumber(4), seqOf(1))
    const counts: Record<string, number> = {}
    for (let time = 0; time < 3000; time++) {
      const world = fortium.imagine(conceal(middle, seatIn(middle, 'W')), seatIn(middle, 'W'), random)
      expect(world.players[0]!.card).toEqual(middle.players[0]!.card)
      const kind = world.players[2]!.card!.face!.secret.kind
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    for (const [at, kind] of cardKinds.entries())
      expect(Math.abs(counts[kind]! / 3000 - (at < 4 ? 0.1 : 0.2))).toBeLessThan(0.03)
  })
})

/** A million throws in groups of six, against what six even faces would give: chi-squared with 5 degrees of freedom. */
test('[FT-2.1.3, FT-7.2] the dice of the seeded stream are even, and do not hang on the one before', () => {
  const faces = Array<number>(6).fill(0)
  const pairs = Array<number>(36).fill(0)
  let last = 0
  for (let turn = 0; turn < 1000; turn++) {
    const random = randomAt(seedFromNumber(turn + 1), seqOf(7))
    for (let time = 0; time < 1000; time++) {
      const face = random.die() - 1
      faces[face]!++
      pairs[last * 6 + face]!++
      last = face
    }
  }
  const chi = (counts: readonly number[], expected: number): number =>
    counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(chi(faces, 1_000_000 / 6)).toBeLessThan(20.5)
  expect(chi(pairs, 1_000_000 / 36)).toBeLessThan(67)
})
