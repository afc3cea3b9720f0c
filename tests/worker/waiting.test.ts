/** A table that waits: who decides there, and how long a seat is kept for who has left. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { NewTable } from '../../shared/protocol/http.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { TableAct } from '../../shared/protocol/messages.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import { type Client, connect, join, opened, started, token } from './clients.ts'
import { dueOf, pass, shiftedClock } from './time.ts'

const clock = shiftedClock()

/** So much time goes by, and what was due in it is done. */
const wait = async (id: string, milliseconds: number): Promise<void> => {
  // Who has just left is noted as away.
  if ((await dueOf(id, 'attendance')) !== null) await pass(id, 'attendance')
  clock.ahead(milliseconds)
  const due = await dueOf(id, 'seats')
  if (due !== null && due <= Date.now()) await pass(id, 'seats')
}

const isHere = (one: Client, seat: number): boolean => {
  const info = one.info?.seats[seat]
  return info?.kind === 'person' && info.present
}

/** Somebody's last socket closes, and the others have seen it. */
const leave = async (one: Client, seat: number, witness: Client): Promise<void> => {
  one.socket.close(1000)
  await witness.until(() => !isHere(witness, seat))
}

/** Ana has opened the table; Berta and Carles have sat down after her, in this order. */
const table = async (changes: Partial<NewTable> = {}) => {
  const id = await opened({ seats: 4, ...changes })
  const ana = await join(id, token('ana'))
  const berta = await join(id, token('berta'))
  await berta.act({ act: 'sit', seat: 2, name: 'Berta' })
  clock.ahead(1000)
  const carles = await join(id, token('carles'))
  await carles.act({ act: 'sit', seat: 1, name: 'Carles' })
  await ana.until(() => isHere(ana, 1))
  return { id, ana, berta, carles }
}

const decisions: readonly TableAct[] = [
  { act: 'addBot', seat: 3, level: 'greedy' },
  { act: 'removeBot', seat: 3 },
  { act: 'resize', seats: 3 },
  { act: 'option', id: 'scoring', value: 'advanced' },
  { act: 'agree', on: { visibility: 'private' } },
  { act: 'agree', on: { clock: { kind: 'live', bank: 10, increment: 0 } } },
  { act: 'start' },
]

describe('who decides', () => {
  test.each(decisions)('a stranger who has sat down is refused %j; the opener is not', async (act) => {
    const { ana, berta } = await table()
    if (act.act === 'removeBot') await ana.act({ act: 'addBot', seat: 3, level: 'random' })
    if (act.act === 'start') await ana.act({ act: 'resize', seats: 3 })
    const before = JSON.stringify({ ...ana.info, clocks: null })
    expect(await berta.act(act)).toMatchObject({ t: 'refused', why: 'notHost' })
    expect(JSON.stringify({ ...(await join(ana.info!.id, null)).info, clocks: null })).toBe(before)
    expect((await ana.act(act)).t).toBe('table')
  })

  test('everybody is told who decides: the opener, from the first word on', async () => {
    const { ana, berta, carles, id } = await table()
    expect([ana, berta, carles].map((one) => one.info!.host)).toEqual([0, 0, 0])
    expect((await join(id, null)).info!.host).toBe(0)
  })

  test('who sits down while the opener is still on the way to their table does not decide', async () => {
    const id = await opened({ seats: 4 })
    const berta = await join(id, token('berta'))
    await berta.act({ act: 'sit', seat: 1, name: 'Berta' })
    expect(berta.info!.host).toBe(0)
    const act = { act: 'resize', seats: 3 } as const
    expect(await berta.act(act)).toMatchObject({ t: 'refused', why: 'notHost' })
  })

  test('once the opener has stood up, who has sat longest decides; back in a seat, the opener does', async () => {
    const { ana, berta, carles } = await table()
    await ana.act({ act: 'stand' })
    await carles.until(() => carles.info!.host === 2)
    expect(await carles.act({ act: 'resize', seats: 3 })).toMatchObject({ why: 'notHost' })
    expect((await berta.act({ act: 'resize', seats: 3 })).t).toBe('table')
    await ana.act({ act: 'sit', seat: 0, name: 'Ana' })
    expect(await berta.act({ act: 'start' })).toMatchObject({ why: 'notHost' })
    expect((await ana.act({ act: 'start' })).t).toBe('table')
  })

  test('the opener’s say lasts a minute of absence, passes without anybody asking, and comes back with them', async () => {
    const { id, ana, berta } = await table()
    await leave(ana, 0, berta)
    await wait(id, limits.seatAway - 1000)
    expect(await berta.act({ act: 'start' })).toMatchObject({ why: 'notHost' })
    await wait(id, 1000)
    await berta.until(() => berta.info!.host === 2)
    expect((await berta.act({ act: 'option', id: 'scoring', value: 'advanced' })).t).toBe('table')
    await join(id, token('ana'))
    expect(await berta.act({ act: 'start' })).toMatchObject({ why: 'notHost' })
  })

  test('by days, a day', async () => {
    const { id, ana, berta } = await table({ house: { clock: { kind: 'days', days: 3 } } })
    await leave(ana, 0, berta)
    await wait(id, limits.seatAway)
    expect(await berta.act({ act: 'start' })).toMatchObject({ why: 'notHost' })
    await wait(id, limits.seatAwayDays)
    await berta.until(() => berta.info!.host === 2)
  })

  test('a table from before openers were noted is decided on by its first seat', async () => {
    const { id } = await table()
    await runInDurableObject(env.ROOMS.getByName(id), (room) => {
      const { opener: _opener, ...setting } = room.store.setting()!
      room.store.saveSetting(setting)
      room.store.saveSeats(
        room.store.seats().map((seat) => {
          if (seat.kind !== 'person') return seat
          const { satAt: _satAt, ready: _ready, ...record } = seat
          return record
        }),
      )
    })
    await evictDurableObject(env.ROOMS.getByName(id))
    const back = await join(id, token('ana'))
    expect(back.info!.host).toBe(0)
    expect((await back.act({ act: 'resize', seats: 3 })).t).toBe('table')
  })
})

describe('saying that one is ready', () => {
  test('is for who sits, is seen by all, and holds for the game it was said of', async () => {
    const { id, ana, berta } = await table()
    const guest = await join(id, token('guest'))
    expect(await guest.act({ act: 'ready', ready: true })).toMatchObject({ why: 'notSeated' })
    expect((await berta.act({ act: 'ready', ready: true })).t).toBe('table')
    await ana.until(() => (ana.info!.seats[2] as { ready?: boolean }).ready)
    await berta.act({ act: 'ready', ready: false })
    expect(berta.info!.seats[2]).toMatchObject({ ready: false })
    for (const change of [
      { act: 'option', id: 'scoring', value: 'advanced' },
      { act: 'resize', seats: 5 },
      { act: 'agree', on: { visibility: 'private' } },
    ] as const) {
      await berta.act({ act: 'ready', ready: true })
      await ana.act(change)
      expect(ana.info!.seats[2]).toMatchObject({ ready: false })
    }
  })
})

describe('the seat of who has left', () => {
  test('is freed by who decides at once, by others who sit after a minute, by who looks on never', async () => {
    const { id, ana, berta, carles } = await table()
    const free = { act: 'free', seat: 1 } as const
    expect(await ana.act(free)).toMatchObject({ t: 'refused', why: 'notAbsent' })
    await leave(carles, 1, ana)
    const guest = await join(id, token('guest'))
    expect(await guest.act(free)).toMatchObject({ why: 'notSeated' })
    expect(await berta.act(free)).toMatchObject({ why: 'notAbsent' })
    await wait(id, limits.seatAway - 1000)
    expect(await berta.act(free)).toMatchObject({ why: 'notAbsent' })
    await wait(id, 1000)
    expect((await berta.act(free)).t).toBe('table')
    expect(berta.info!.seats[1]).toEqual({ kind: 'empty' })
    await leave(berta, 2, ana)
    expect((await ana.act({ act: 'free', seat: 2 })).t).toBe('table')
    expect(await ana.act({ act: 'free', seat: 2 })).toMatchObject({ why: 'noSuchSeat' })
    // The key that was in it opens nothing any more, but another seat may be taken with it.
    const again = await join(id, token('berta'))
    expect(again.you).toBeNull()
    expect(await again.act({ act: 'sit', seat: 3, name: 'Berta' })).toMatchObject({ you: 3 })
  })

  test('is not freed once the game has begun', async () => {
    const { people } = await started()
    await leave(people[1], 1, people[0])
    expect(await people[0].act({ act: 'free', seat: 1 })).toMatchObject({ why: 'alreadyStarted' })
  })

  test('is free by itself at last, and who sits is told', async () => {
    const { id, ana, carles } = await table()
    await leave(carles, 1, ana)
    await wait(id, limits.seatAway)
    await wait(id, limits.seatLost - limits.seatAway - 1000)
    expect(ana.info!.seats[1]!.kind).toBe('person')
    await wait(id, 1000)
    await ana.until(() => ana.info!.seats[1]!.kind === 'empty')
  })

  test('is kept for days at a table by days', async () => {
    const { id, ana, carles } = await table({ house: { clock: { kind: 'days', days: 1 } } })
    await leave(carles, 1, ana)
    await wait(id, limits.seatLost)
    await wait(id, limits.seatAwayDays)
    expect(ana.info!.seats[1]!.kind).toBe('person')
    await wait(id, limits.seatLostDays - limits.seatAwayDays)
    await ana.until(() => ana.info!.seats[1]!.kind === 'empty')
  })

  test('is kept for who is back in time', async () => {
    const { id, ana, carles } = await table()
    await leave(carles, 1, ana)
    await wait(id, limits.seatAway)
    await join(id, token('carles'))
    await wait(id, limits.seatLost)
    expect((await join(id, token('carles'))).you).toBe(1)
  })

  test.each(['who never came', 'whose good-bye was lost in a crash'])(
    'is free in time although the object is gone again and again: the opener’s %s',
    async (who) => {
      const id = await opened({ seats: 4 })
      const room = env.ROOMS.getByName(id)
      if (who !== 'who never came')
        await runInDurableObject(room, ({ store }) =>
          store.saveSeats(
            store.seats().map((seat) => (seat.kind === 'person' ? { ...seat, leftAt: null } : seat)),
          ),
        )
      for (let gone = 0; gone < 4; gone++) {
        await room.glance()
        await evictDurableObject(room)
        expect((await room.glance())?.seats[0]?.kind).toBe('person')
        clock.ahead(limits.seatLost / 4)
      }
      await pass(id, 'seats')
      expect((await room.glance())?.seats[0]).toEqual({ kind: 'empty' })
    },
  )

  test('is lost, the table is not: the opener decides again once they have sat down', async () => {
    const id = await opened({ seats: 4 })
    await wait(id, limits.seatAway)
    await wait(id, limits.seatLost)
    expect((await join(id, null)).info!.seats[0]).toEqual({ kind: 'empty' })
    const berta = await join(id, token('berta'))
    await berta.act({ act: 'sit', seat: 1, name: 'Berta' })
    expect(berta.info!.host).toBe(1)
    const ana = await join(id, token('ana'))
    await ana.act({ act: 'sit', seat: 0, name: 'Ana' })
    expect(ana.info!.host).toBe(0)
  })
})

test('nothing that is sent tells a key, the opener’s either', async () => {
  const { ana, berta, carles } = await table()
  await ana.act({ act: 'stand' })
  for (const frame of [...berta.frames, ...carles.frames]) expect(frame).not.toContain(token('ana'))
})

test('who sits and comes back just as a private game begins is let in: who only looks on is not', async () => {
  const { id, ana } = await table({ house: { visibility: 'private' } })
  const guest = await join(id, token('guest'))
  // Opened before the game begins, with the hello still on its way.
  const [back, stranger] = [await connect(id), await connect(id)]
  await ana.act({ act: 'addBot', seat: 3, level: 'greedy' })
  await ana.act({ act: 'start' })
  expect((await guest.until(() => guest.closed)).reason).toBe('private')
  expect((await back.hello(token('berta'))).you).toBe(2)
  stranger.send({ t: 'hello', proto: protocolVersion, token: null, since: 0 })
  expect((await stranger.until(() => stranger.closed)).reason).toBe('private')
})
