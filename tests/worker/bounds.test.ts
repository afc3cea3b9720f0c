/** A log has an end: who changes their mind without end is told so long before, and the game is played to its own. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seatOf, seqOf } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import type { Move } from '../../shared/games/castillo/moves.ts'
import type { State } from '../../shared/games/castillo/state.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { recordSchema } from '../../shared/protocol/record.ts'
import { parse } from '../../shared/engine/result.ts'
import { mayAnswer, mayChangeMind } from '../../worker/room/logBounds.ts'
import { registry } from '../../shared/registry.ts'
import { finish, http, started } from './clients.ts'
import { shiftedClock } from './time.ts'

const clock = shiftedClock()

const entry = (seq: number, seat: number): AnyEntry => ({
  seq: seqOf(seq),
  at: 0,
  kind: 'played',
  seat: seatOf(seat),
  cid: seq,
  moves: { secret: [], to: [seatOf(seat)] },
  events: [],
})
const rewound = (seq: number, seat: number): AnyEntry => ({
  seq: seqOf(seq),
  at: 0,
  kind: 'rewound',
  to: seqOf(1),
  by: seatOf(seat),
})
const log = (length: number, one: (seq: number) => AnyEntry): AnyEntry[] =>
  Array.from({ length }, (_, index) => one(index + 1))

describe('as pure functions', () => {
  test('a seat changes its mind until it has so many entries, played or taken back; others are not held up by it', () => {
    const busy = log(limits.changes, (seq) => (seq % 2 === 0 ? rewound(seq, 0) : entry(seq, 0)))
    expect(mayChangeMind(busy.slice(1), 0)).toBe(true)
    expect(mayChangeMind(busy, 0)).toBe(false)
    expect(mayChangeMind(busy, 1)).toBe(true)
  })

  test('nobody does in a log that is a good third full; who is asked answers until it is full', () => {
    const late = log(limits.changesUntil, (seq) => entry(seq, 7))
    expect(mayChangeMind(late.slice(1), 0)).toBe(true)
    expect(mayChangeMind(late, 0)).toBe(false)
    expect(mayAnswer(late, [seatOf(0)], seatOf(0))).toBe(true)
    expect(mayAnswer(late, [seatOf(1)], seatOf(0))).toBe(false)
    const full = log(limits.entries, (seq) => entry(seq, 7))
    expect(mayAnswer(full.slice(1), [seatOf(0)], seatOf(0))).toBe(true)
    expect(mayAnswer(full, [seatOf(0)], seatOf(0))).toBe(false)
  })

  test.each(Object.keys(registry))('what is left then is enough for the longest game of %s', async (game) => {
    const { longest } = await registry[game]!.rules()
    expect(limits.entries - limits.changesUntil).toBeGreaterThan(2 * longest)
  })
})

describe('at the table', () => {
  const options = { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' }
  const begun = () => started<State, Move>({ game: 'castillo', options }, castillo as unknown as AnyGame)
  const choose = (card: 'trader' | 'messenger'): Move => ({ type: 'chooseCards', cards: [card] })
  const lengthOf = (id: string): Promise<number> =>
    runInDurableObject(env.ROOMS.getByName(id), (room) => room.store.entries().length)

  test('a seat that chooses anew without end is told so; the game goes on, ends, and its record can be read', async () => {
    const { id, people } = await begun()
    const [ana] = people
    const cards = ['trader', 'messenger'] as const
    let refused: unknown = null
    let plays = 0
    while (refused === null && plays < 2 * limits.changes) {
      const card = cards[plays++ % 2]!
      const answer = await ana.play([choose(card)])
      if (answer.t === 'refused') refused = answer.why
    }
    expect([refused, plays]).toEqual(['tooManyChanges', limits.changes + 1])
    expect(await lengthOf(id)).toBe(limits.changes + 1)
    expect(await ana.act({ act: 'askUndo' })).toMatchObject({ t: 'refused', why: 'tooManyChanges' })
    // The others have lost nothing, and her own answers to what she is asked are taken.
    await finish(people)
    const response = await http(`/api/tables/${id}/record`)
    expect(response.status).toBe(200)
    expect(parse(recordSchema, await response.json())).toMatchObject({ ok: true })
  })

  test('a seat that takes back without end is told so too', async () => {
    const { id, people } = await begun()
    const [ana] = people
    let refused: unknown = null
    for (let turn = 0; refused === null && turn < limits.changes; turn++) {
      await ana.play([choose('trader')])
      const answer = await ana.act({ act: 'askUndo' })
      clock.ahead(limits.actPause)
      if (answer.t === 'refused') refused = answer.why
    }
    expect(refused).toBe('tooManyChanges')
    expect(await lengthOf(id)).toBeLessThanOrEqual(limits.changes + 2)
    expect(ana.isAsked).toBe(false)
  })
})
