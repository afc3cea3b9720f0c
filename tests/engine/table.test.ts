import { describe, expect, test } from 'vitest'
import { copy } from '../../shared/engine/copy.ts'
import { legalMoves } from '../../shared/engine/game.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import { hide } from '../../shared/engine/secret.ts'
import { openTable } from '../../shared/engine/table.ts'
import { toy } from '../house/toygame/game.ts'
import type { Move, State } from '../house/toygame/state.ts'
import { ann, bob, eve, finish, say, toySetting, toyState, toyTable, toyTableAt } from '../kit/toy.ts'

const hands = [
  ['c01', 'c02'],
  ['c11', 'c12'],
  ['c21', 'c22'],
]
const bid = (card: string) => ({ type: 'bid', card }) as const
const offer = (card: string, to: number) => ({ type: 'offer', card, to }) as const
const retract = { type: 'retract' } as const

test('what is asked is found once for each state, and anew after each entry', () => {
  let found = 0
  const counting = {
    ...toy,
    decisions: (state: State) => {
      found++
      return toy.decisions(state)
    },
  }
  const table = openTable(counting, toySetting(3))
  table.begin(0)
  const [first] = table.decisions()
  found = 0
  for (let time = 0; time < 5; time++) expect(table.decisions()).toEqual(toy.decisions(table.state))
  expect(found).toBe(0)
  const [move] = legalMoves(toy, table.state, first!.seat)
  table.play(first!.seat, { cid: 1, decision: first!.key, moves: [move!] }, 0)
  // Whose chance a move draws is asked for as well.
  expect(found).toBe(1)
  expect(table.decisions()).toEqual(toy.decisions(table.state))
  table.rewind(seqOf(1), ann, 0, [])
  expect(table.decisions()[0]).toEqual(first)
  expect(found).toBe(3)
})

describe('play', () => {
  test('writes one entry per turn, numbered without a gap, moves for their author only', () => {
    const table = toyTableAt(toyState(hands))
    const first = table.play(bob, { cid: 7, decision: 'bid:0.0', moves: [bid('c12')] }, 1234)
    expect(first).toEqual({
      ok: true,
      value: {
        seq: 1,
        at: 1234,
        kind: 'played',
        seat: bob,
        cid: 7,
        decision: hide('bid:0.0', bob),
        moves: hide([bid('c12')], bob),
        events: [{ type: 'bidLaid', seat: bob, card: hide('c12', bob) }],
      },
    })
    say(table, ann, bid('c01'))
    expect(table.log.map(({ seq }) => seq)).toEqual([1, 2])
    expect(table.seq).toBe(2)
  })

  test('an answer to a question that is no longer open is stale', () => {
    const table = toyTableAt(toyState(hands))
    say(table, ann, offer('c01', bob))
    expect(table.play(ann, { cid: 1, decision: 'bid:0.0', moves: [bid('c02')] }, 0)).toEqual({
      ok: false,
      error: 'stale',
    })
  })

  test('nobody answers a question put to another: the rules say who may act', () => {
    const table = toyTableAt(toyState(hands))
    say(table, ann, offer('c01', bob))
    const [question] = table.decisions()
    const played = table.play(eve, { cid: 1, decision: question!.key, moves: [{ type: 'accept' }] }, 0)
    expect(played).toEqual({ ok: false, error: { rule: 'TY-2.4', reason: 'notAsked' } })
  })

  test('who has answered may take it back while the question is open', () => {
    const table = toyTableAt(toyState(hands))
    const before = copy(table.state)
    say(table, ann, bid('c02'))
    expect(table.decisions().map(({ seat }) => seat)).toEqual([bob, eve])
    expect(say(table, ann, retract).ok).toBe(true)
    expect(table.state).toEqual(before)
  })

  test('an empty batch is refused', () => {
    const table = toyTableAt(toyState(hands))
    expect(say(table, ann)).toEqual({ ok: false, error: 'emptyBatch' })
  })

  test('a refused move changes nothing', () => {
    const table = toyTableAt(toyState(hands))
    const before = copy(table.state)
    expect(say(table, ann, bid('c12'))).toEqual({ ok: false, error: { rule: 'TY-2.1', reason: 'notInHand' } })
    expect([table.state, table.log]).toEqual([before, []])
  })

  test('after the end every answer is stale', () => {
    const table = finish(toyTable())
    expect(toy.outcome(table.state)).not.toBeNull()
    expect(say(table, ann, retract)).toEqual({ ok: false, error: 'stale' })
  })
})

describe('batches', () => {
  test('happen as one entry', () => {
    const table = toyTableAt(toyState(hands))
    const played = say(table, ann, bid('c01'), retract, bid('c02'))
    expect(
      played.ok && played.value.kind === 'played' && played.value.events.map(({ type }) => type),
    ).toEqual(['bidLaid', 'bidTakenBack', 'bidLaid'])
    expect(table.log).toHaveLength(1)
  })

  test('all or nothing: a bad last move leaves the first ones undone', () => {
    const table = toyTableAt(toyState(hands))
    const before = copy(table.state)
    expect(say(table, ann, bid('c01'), retract, bid('c12'))).toEqual({
      ok: false,
      error: { rule: 'TY-2.1', reason: 'notInHand' },
    })
    expect([table.state, table.log]).toEqual([before, []])
  })

  test('the oracle rule: nothing may follow a draw, legal or not', () => {
    const lastBid = () => {
      const table = toyTableAt(toyState(hands, ['c09', 'c08', 'c07']))
      say(table, ann, bid('c01'))
      say(table, bob, bid('c11'))
      return table
    }
    // Eve's bid closes the bidding: bids are revealed and she draws c07. Trying what she drew must not tell.
    for (const card of ['c07', 'c08', 'c21']) {
      const table = lastBid()
      const before = copy(table.state)
      expect(say(table, eve, bid('c22'), bid(card))).toEqual({ ok: false, error: 'batchPastSecret' })
      expect([table.state, table.log.length]).toEqual([before, 2])
    }
    expect(say(lastBid(), eve, bid('c22')).ok).toBe(true)
  })

  test('the oracle rule: nothing may follow a roll either', () => {
    const rolling: typeof toy = {
      ...toy,
      perform(progress, seat, move) {
        progress.random.die()
        toy.perform(progress, seat, move)
      },
    }
    const table = openTable({ ...rolling, blank: () => toyState(hands) }, toySetting(3))
    const play = (...moves: (typeof retract | ReturnType<typeof bid>)[]) =>
      table.play(ann, { cid: 1, decision: 'bid:0.0', moves }, 0)
    expect(play(bid('c01'), retract)).toEqual({ ok: false, error: 'batchPastSecret' })
    expect(play(bid('c01')).ok).toBe(true)
  })

  test('a rule that tells state and view apart is a bug, and throws', () => {
    const cheat: typeof toy = {
      ...toy,
      check: (state, seat, move) =>
        move.type === 'retract' && state.deck.at(-1) !== null
          ? { rule: 'TY-2.2', reason: 'noTakingBack' }
          : toy.check(state, seat, move),
    }
    const table = openTable({ ...cheat, blank: () => toyState(hands) }, toySetting(3))
    expect(() => say(table, ann, bid('c01'), retract)).toThrow('view and state disagree')
  })
})

describe('answered', () => {
  test('finds the entry of a message that comes again, and no other seat’s', () => {
    const table = toyTableAt(toyState(hands))
    table.play(ann, { cid: 3, decision: 'bid:0.0', moves: [bid('c01')] }, 0)
    table.play(bob, { cid: 4, decision: 'bid:0.0', moves: [bid('c11')] }, 0)
    expect(table.answered(ann, 3)?.seq).toBe(1)
    expect(table.answered(bob, 4)?.seq).toBe(2)
    expect(table.answered(bob, 3)).toBeNull()
    expect(table.answered(ann, 4)).toBeNull()
  })

  test('a refused message is not answered: it is judged again', () => {
    const table = toyTableAt(toyState(hands))
    table.play(ann, { cid: 3, decision: 'bid:0.0', moves: [bid('c11')] }, 0)
    expect(table.answered(ann, 3)).toBeNull()
  })
})

describe('rewind', () => {
  /** A table at the end of its first round, cards just drawn. */
  const afterRound = () => {
    const table = toyTable(3, 4)
    const start = copy(table.state)
    for (const seat of [ann, bob, eve]) say(table, seat, bid(table.state.hands[seat]!.bag[0]!.secret))
    return { table, start }
  }

  test('goes back, keeps the log, and goes on counting', () => {
    const { table, start } = afterRound()
    const entry = table.rewind(seqOf(1), bob, 99, [eve])
    expect(entry).toEqual({ seq: 5, at: 99, kind: 'rewound', to: 1, by: bob, agreed: [eve] })
    expect(table.log).toHaveLength(5)
    expect(table.state).toEqual(start)
  })

  test('what was undone cannot be gone back to; what is left can', () => {
    const { table } = afterRound()
    table.rewind(seqOf(2), bob, 0, [])
    expect(() => table.rewind(seqOf(3), bob, 0, [])).toThrow('no live entry 3')
    expect(() => table.rewind(seqOf(9), bob, 0, [])).toThrow('no live entry 9')
    table.rewind(seqOf(1), bob, 0, [])
    expect(table.log).toHaveLength(6)
  })

  /** Whoever bids draws a card by chance. */
  const dicing: typeof toy = {
    ...toy,
    perform: (progress, seat) =>
      progress.emit({
        type: 'drew',
        seat,
        card: hide(progress.random.shuffle(progress.state.deck)[0]!.secret, seat),
      }),
  }
  const drawn = (table: ReturnType<typeof toyTable>, ...moves: Move[]): string => {
    const played = say(table, ann, ...moves)
    if (!played.ok || played.value.kind !== 'played') throw new Error(JSON.stringify(played))
    return JSON.stringify(played.value.events)
  }

  test('what is played anew meets the same chance, however often: it belongs to the question', () => {
    const table = openTable({ ...dicing, check: () => null }, toySetting(3))
    table.begin(0)
    const draw = () => {
      const events = drawn(table, retract)
      table.rewind(seqOf(1), ann, 0, [])
      return events
    }
    expect(new Set(Array.from({ length: 12 }, draw)).size).toBe(1)
    // A seat that is asked nothing draws by the question that is open.
    const decisions = () => [{ seat: bob, kind: 'bid', key: 'bid:0.0' }]
    const open = openTable({ ...dicing, check: () => null, decisions }, toySetting(3))
    open.begin(0)
    expect(drawn(open, retract)).toBe(draw())
  })

  test('another question draws otherwise', () => {
    const events = Array.from({ length: 12 }, (_, n) => {
      const decisions = () => [{ seat: ann, kind: 'bid', key: `bid:0.${n}` }]
      const table = openTable({ ...dicing, check: () => null, decisions }, toySetting(3))
      table.begin(0)
      return drawn(table, retract)
    })
    expect(new Set(events).size).toBeGreaterThan(3)
  })

  test('a move draws the same whether it is staged after another or played alone', () => {
    /** To accept counts up, and with it the question changes; to retract draws. */
    const counting: typeof toy = {
      ...dicing,
      check: () => null,
      decisions: ({ offers }) => [{ seat: ann, kind: 'bid', key: `bid:${offers}` }],
      perform: (progress, seat, move) =>
        move.type === 'accept' ? progress.emit({ type: 'accepted' }) : dicing.perform(progress, seat, move),
      evolve: (state, event) => (event.type === 'accepted' ? void state.offers++ : toy.evolve(state, event)),
    }
    const begun = () => {
      const table = openTable(counting, toySetting(3))
      table.begin(0)
      return table
    }
    const [alone, staged] = [begun(), begun()]
    say(alone, ann, { type: 'accept' })
    const events = JSON.parse(drawn(alone, retract)) as unknown[]
    expect(JSON.parse(drawn(staged, { type: 'accept' }, retract))).toEqual([{ type: 'accepted' }, ...events])
    expect(drawn(begun(), retract)).not.toBe(JSON.stringify(events))
  })

  test('a message that was undone is still answered with its entry', () => {
    const { table } = afterRound()
    const entry = table.log[1]!
    table.rewind(seqOf(1), bob, 0, [])
    expect(entry.kind === 'played' && table.answered(entry.seat, entry.cid)).toBe(entry)
  })

  test('a table opened over its log is where it was', () => {
    const { table } = afterRound()
    table.rewind(seqOf(3), bob, 0, [])
    const again = openTable(toy, toySetting(3, 4), JSON.parse(JSON.stringify(table.log)))
    expect([again.state, again.seq]).toEqual([table.state, table.seq])
    const next = (on: typeof table) => say(on, eve, bid(on.state.hands[eve]!.bag[0]!.secret))
    const [here, there] = [next(table), next(again)]
    expect(here.ok && here.value.kind === 'played' && here.value.events).toEqual(
      there.ok && there.value.kind === 'played' && there.value.events,
    )
  })
})

describe('view and news', () => {
  test('are concealed for their viewer', () => {
    const table = toyTableAt(toyState(hands))
    say(table, ann, bid('c02'))
    const text = (value: unknown) => JSON.stringify(value)
    expect(text(table.view(ann))).toContain('c02')
    expect(text(table.view(bob))).not.toContain('c02')
    expect(text(table.view(null))).not.toMatch(/c\d\d/)
    expect(text(table.news(ann, seqOf(0)))).toContain('c02')
    for (const viewer of [bob, eve, null]) expect(text(table.news(viewer, seqOf(0)))).not.toMatch(/c\d\d/)
  })

  test('everybody is told every entry, from the first one they lack', () => {
    const table = toyTableAt(toyState(hands))
    say(table, ann, bid('c02'))
    say(table, bob, bid('c12'))
    for (const viewer of [ann, bob, eve, null]) {
      expect(table.news(viewer, seqOf(0)).map(({ seq }) => seq)).toEqual([1, 2])
      expect(table.news(viewer, seqOf(1)).map(({ seq }) => seq)).toEqual([2])
      expect(table.news(viewer, seqOf(2))).toEqual([])
    }
  })
})
