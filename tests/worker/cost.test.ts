/** What a move costs the room: one row, whatever kind of table it is, and what is set or kept beside it is rare. */
import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import type { AnyGame } from '../../shared/engine/game.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import type { NewTable } from '../../shared/protocol/http.ts'
import type { Tagged } from '../../shared/engine/ids.ts'
import { registry } from '../../shared/registry.ts'
import type { Counts } from '../cost/bill.ts'
import { countIndex, countStorage } from '../cost/count.ts'
import { indexGame } from '../../worker/outside/archive.ts'
import { GameRoom } from '../../worker/room/room.ts'
import { asked, type Client, connect, finish, http, join, opened, started, token } from './clients.ts'
import { dueOf, pass, standingClock } from './time.ts'

type One = Client<object, Tagged>

/** Rows written for each move, alarms that are set among them: as the aim is, and as `npm run cost` prints it. */
const bound = 1.2

/** Bytes that tell a client of a move at a table with a clock, at the median: more where facts tell more. */
const frameBound: Readonly<Record<string, number>> = { castillo: 340, fortaleza: 420, storming: 680 }
const medianFrame = (people: readonly One[]): number => {
  const frames = people.flatMap(({ frames }) => frames.filter((frame) => frame.startsWith('{"t":"entries"')))
  const sizes = frames.map((frame) => new TextEncoder().encode(frame).length).toSorted((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)]!
}

/** Counts from now on. */
const counting = (id: string): Promise<() => Counts> =>
  runInDurableObject(env.ROOMS.getByName(id), (_room, { storage }) => countStorage(storage))

const perMove = async (id: string, counts: () => Counts, moves: number): Promise<number> => {
  // The record is put away, and whoever else is to hear of the end has heard.
  while ((await dueOf(id, 'outbox')) !== null) await pass(id, 'outbox')
  expect(moves).toBeGreaterThan(20)
  return counts().rowsWritten / moves
}

const games = await Promise.all(
  Object.entries(registry).map(async ([game, { meta, rules }]) => {
    const wish: Partial<NewTable> = { game, options: defaultOptions(meta) }
    return { game, wish, rules: await rules() }
  }),
)

test.each(games.flatMap((one) => ['none', 'live', 'days'].map((kind) => ({ ...one, kind }))))(
  '$game with clock "$kind": a move costs one row',
  async ({ game, wish, rules, kind }) => {
    const clock =
      kind === 'live'
        ? ({ kind, bank: 300, increment: 15 } as const)
        : kind === 'days'
          ? ({ kind, days: 1 } as const)
          : ({ kind: 'none' } as const)
    const { id, people } = await started<object, Tagged>({ ...wish, house: { clock } }, rules)
    const counts = await counting(id)
    await finish(people)
    expect(await perMove(id, counts, people[0].seq - 1)).toBeLessThanOrEqual(bound)
    if (kind === 'live') expect(medianFrame(people)).toBeLessThanOrEqual(frameBound[game] ?? 300)
  },
)

test.each(games)(
  '$game with bots: a bot is called by a timer, and an alarm only stands guard',
  async ({ wish, rules }) => {
    const id = await opened({ ...wish, bots: 'greedy' })
    const ana: One = await join(id, token('ana'), 0, rules as AnyGame)
    const counts = await counting(id)
    await ana.act({ act: 'pace', pace: 'atOnce' })
    while (ana.info?.stage !== 'finished') {
      await ana.until(() => ana.isAsked || rules.decisions(ana.state).length === 0)
      if (!ana.isAsked) break
      await ana.play([ana.legal()[0]!])
    }
    expect(await perMove(id, counts, ana.seq - 1)).toBeLessThanOrEqual(bound)
  },
)

test('a listed game costs the index three rows, and two for each who played, once', async () => {
  const total: Counts = { rowsWritten: 0, rowsRead: 0, alarmsSet: 0 }
  const index = { DB: countIndex(env.DB, total) }
  const seats = ['Iris', 'Joan', 'Kim'].map(
    (name) => ({ name, kind: 'person', points: 7, place: 1 }) as const,
  )
  const game = { id: 'costofindexa', game: 'castillo', began: 1, finished: 2, moves: 40, seats }
  await indexGame(index, game)
  expect(total).toMatchObject({ rowsWritten: 3 + 2 * seats.length, rowsRead: 0 })
  await indexGame(index, game)
  expect(total.rowsWritten).toBe(9)
})

test('one statement stores a move, with its clocks', async () => {
  const { id, people } = await started({ house: { clock: { kind: 'live', bank: 300, increment: 15 } } })
  const statements: string[] = []
  await runInDurableObject(env.ROOMS.getByName(id), (_room, { storage }) => {
    const exec = storage.sql.exec.bind(storage.sql)
    Object.defineProperty(storage.sql, 'exec', {
      configurable: true,
      value: (query: string, ...bound: unknown[]) => {
        statements.push(query)
        return exec(query, ...bound)
      },
    })
  })
  for (let turn = 0; turn < 6; turn++) {
    const one = await asked(people)
    statements.length = 0
    await one.play([one.legal()[0]!])
    for (const other of people) await other.until(() => other.seq === one.seq)
    expect(statements).toEqual(['INSERT INTO entries (seq, body, clocks) VALUES (?, ?, ?)'])
  }
})

test('a pace that stands is not stored again: noted is the act alone', async () => {
  const id = await opened({ bots: 'greedy' })
  const ana: One = await join(id, token('ana'), 0, games[0]!.rules as AnyGame)
  await ana.act({ act: 'pace', pace: 'slow' })
  const counts = await counting(id)
  const before = counts().rowsWritten
  expect(await ana.act({ act: 'pace', pace: 'slow' })).toMatchObject({ t: 'table', table: { pace: 'slow' } })
  expect(counts().rowsWritten - before).toBe(1)
})

test('a watcher of a finished game costs no request of its object', async () => {
  const [castillo] = games.filter(({ game }) => game === 'castillo')
  const { id, people } = await started<object, Tagged>(castillo!.wish, castillo!.rules)
  await finish(people)
  while ((await dueOf(id, 'outbox')) !== null) await pass(id, 'outbox')
  for (const { socket } of people) socket.close(1000)
  const asked = (['fetch', 'glance', 'publicLog', 'spectatorView', 'record', 'seatOf'] as const).map((name) =>
    vi.spyOn(GameRoom.prototype, name),
  )
  for (const path of [`/g/${id}`, `/embed/g/${id}`, `/api/tables/${id}/log`, `/api/tables/${id}/record`])
    await (await http(path)).text()
  expect(asked.flatMap(({ mock }) => mock.calls)).toEqual([])
  vi.restoreAllMocks()
})

test('a hello of who watches costs no row, at a table that plays and at one that is over', async () => {
  const [castillo] = games.filter(({ game }) => game === 'castillo')
  const { id, people } = await started<object, Tagged>(castillo!.wish, castillo!.rules)
  const watch = async (): Promise<number> => {
    const counts = await counting(id)
    const before = counts().rowsWritten
    const watcher = await connect(id, castillo!.rules)
    await watcher.hello(null)
    watcher.socket.close(1000)
    const late = await connect(id, castillo!.rules)
    await late.hello(null)
    return counts().rowsWritten - before
  }
  expect(await watch()).toBe(0)
  await finish(people)
  while ((await dueOf(id, 'outbox')) !== null) await pass(id, 'outbox')
  expect(await watch()).toBe(0)
})

describe('who opens and closes sockets again and again', () => {
  standingClock()

  test('costs no row: that they have gone is stored once they stay away', async () => {
    const id = await opened({ house: { visibility: 'listed' } })
    const witness: One = await join(id, null, 0, games[0]!.rules as AnyGame)
    const names = ['ana', 'berta']
    const areThere = (count: number): boolean =>
      witness.info!.seats.filter((seat) => seat.kind === 'person' && seat.present).length === count
    const come = async (): Promise<readonly One[]> => {
      const all: One[] = []
      for (const name of names) all.push(await join(id, token(name), 0, games[0]!.rules as AnyGame))
      return all
    }
    const go = async (all: readonly One[]): Promise<void> => {
      for (const { socket } of all) socket.close(1000)
      await witness.until(() => areThere(0))
    }
    let people = await come()
    await people[1]!.act({ act: 'sit', seat: 1, name: 'Berta' })
    await witness.until(() => areThere(2))
    while ((await dueOf(id, 'outbox')) !== null) await pass(id, 'outbox')
    const counts = await counting(id)
    for (let n = 0; n < 10; n++) {
      await go(people)
      people = await come()
      await witness.until(() => areThere(2))
    }
    // However often: the alarm that stands guard, and the one for who was away as the other came.
    expect(counts().alarmsSet).toBeLessThanOrEqual(2)
    expect(counts().rowsWritten - counts().alarmsSet).toBe(0)
    await go(people)
    await pass(id, 'attendance')
    expect(counts().rowsWritten - counts().alarmsSet).toBeGreaterThan(0)
  })
})
