/** Whole games over the wire in which people ask to take back at random, and agree or refuse at random. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { verify } from '../../shared/engine/audit.ts'
import { same } from '../../shared/engine/copy.ts'
import { type AnyGame, legalMoves } from '../../shared/engine/game.ts'
import { seqOf, type Tagged } from '../../shared/engine/ids.ts'
import { live, timesTakenBack } from '../../shared/engine/log.ts'
import { predict } from '../../shared/engine/predict.ts'
import { type Random, randomAt, seedFromNumber, seedOf } from '../../shared/engine/random.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { type Client, http, join, started, token } from './clients.ts'
import { shiftedClock } from './time.ts'

type Person = Client<object, Tagged>

const bank = 7200
const increment = 30
const clock = { kind: 'live', bank, increment } as const
const some = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)] as T

/** One move, or two where the seat can tell what the first leads to. */
const turnOf = (one: Person, random: Random): Tagged[] => {
  const first = some(one.legal(), random)
  const { view, complete } = predict(one.rules, one.state, one.you!, first)
  const next = complete ? legalMoves(one.rules, view, one.you!) : []
  return next.length > 0 && random.below(2) === 0 ? [first, some(next, random)] : [first]
}

/** It is off the table as soon as somebody has played. */
const openUndo = ({ info, seq }: Person) => (info?.undo?.seq === seq ? info.undo : null)

/** Somebody plays, somebody asks to take back, or somebody answers who was asked. */
const step = async (people: readonly Person[], random: Random): Promise<void> => {
  const [first] = people
  const undo = openUndo(first!)
  if (undo !== null && random.below(8) > 0) {
    const seat = some(undo.waiting, random)
    await people[seat]!.answerUndo(random.below(4) > 0)
    return
  }
  if (random.below(3) === 0) return void (await some(people, random).act({ act: 'askUndo' }))
  const one = some(
    people.filter(({ isAsked }) => isAsked),
    random,
  )
  const played = await one.play(turnOf(one, random))
  expect(played).toMatchObject({ t: 'entries' })
}

const time = shiftedClock()

test.each([
  ['fortaleza', fortaleza as unknown as AnyGame, { scoring: 'advanced' }, 1],
  ['fortaleza', fortaleza as unknown as AnyGame, { scoring: 'basic' }, 2],
  [
    'castillo',
    castillo as unknown as AnyGame,
    { winter: 'yes', roundTrackTalers: 'one', workerSupply: 'choose' },
    3,
  ],
  [
    'castillo',
    castillo as unknown as AnyGame,
    { winter: 'no', roundTrackTalers: 'printedNumber', workerSupply: 'choose' },
    4,
  ],
] as const)(
  '%s ends, verifies, and all see the same, game %#',
  { timeout: 300_000 },
  async (game, rules, options, seed) => {
    const { id, people } = await started<object, Tagged>({ game, options, house: { clock } }, rules)
    const random = randomAt(seedFromNumber(seed), seqOf(1))
    /** What the room knows: who acts hears of it after the answer. */
    const glance = () => runInDurableObject(env.ROOMS.getByName(id), async (room) => (await room.glance())!)
    for (let steps = 0; people.some(({ isAsked }) => isAsked); steps++) {
      expect(steps).toBeLessThan(4000)
      // They take as long as the pace of acts asks for.
      time.ahead(limits.actPause)
      await step(people, random)
      const { seq, undo } = await glance()
      for (const one of people) await one.until(() => one.seq === seq && same(openUndo(one), undo))
    }
    const record = await (await http(`/api/tables/${id}/record`)).json<RecordFile>()
    const { rulesVersion, entries } = record
    const dealt = { game, rulesVersion, seats: 3, options, seed: seedOf(record.seed), entries }
    expect(verify(rules, dealt)).toBeNull()
    const times = timesTakenBack(entries, 3)
    expect(times.reduce((sum, count) => sum + count)).toBeGreaterThan(10)
    expect(entries.some((entry) => entry.kind === 'rewound' && entry.agreed?.length === 2)).toBe(true)
    expect(entries.some((entry) => entry.kind === 'rewound' && entry.agreed?.length === 0)).toBe(true)
    for (const [seat, one] of people.entries()) {
      const fresh = await join<object, Tagged>(id, token(['ana', 'berta', 'carles'][seat]!), 0, rules)
      expect(same(one.state, fresh.state)).toBe(true)
      expect(fresh.info!.takenBack).toEqual(times)
      // No increment of what was taken back remains.
      const answers = live(entries).filter((entry) => entry.kind === 'played' && entry.seat === seat).length
      const clocks = fresh.info!.clocks[seat]!
      expect(clocks.due).toBeNull()
      expect(clocks.left).toBeLessThan((bank + increment * answers) * 1000)
    }
  },
)
