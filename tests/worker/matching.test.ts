/** Quick match: people are matched with people who are there. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { TableCreated } from '../../shared/protocol/http.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { GameRoom } from '../../worker/room/room.ts'
import { http, join, token } from './clients.ts'
import { dueOf, pass, shiftedClock } from './time.ts'

const lobby = () => env.LOBBIES.getByName('fortaleza:europe')

const clock = shiftedClock()
beforeEach(() =>
  runInDurableObject(lobby(), (_lobby, { storage }) => void storage.sql.exec('DELETE FROM tables')),
)

const match = async (name: string): Promise<TableCreated> => {
  const response = await http('/api/match', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'fortaleza', player: { name, token: token(name) } }),
  })
  expect(response.status).toBe(201)
  return response.json<TableCreated>()
}

const glance = (id: string) => env.ROOMS.getByName(id).glance()
const kinds = async (id: string) => (await glance(id))!.seats.map(({ kind }) => kind)

/** The lobby has heard all that this room has to say. */
const reported = async (id: string): Promise<void> => {
  for (let tries = 0; tries < 5; tries++) {
    const isTold = await runInDurableObject(env.ROOMS.getByName(id), (room, { storage }) => {
      const { sql } = storage
      if (sql.exec('SELECT 1 FROM outbox WHERE delivered < version').toArray().length === 0) return true
      sql.exec('UPDATE outbox SET due = 1')
      room.deadlines.schedule('outbox', 1)
      return false
    })
    if (isTold) return
    await pass(id, 'outbox')
  }
}

/** The time of seats that were held runs out, and their rooms tell the lobby. */
const holdsEnd = async (...ids: readonly string[]): Promise<void> => {
  clock.ahead(limits.seatFound)
  for (const id of ids) {
    const due = await dueOf(id, 'seats')
    if (due !== null && due <= Date.now()) await pass(id, 'seats')
    await reported(id)
  }
}

describe('a seat that quick match finds', () => {
  test('is held for who asked, and theirs with their hello', async () => {
    const { id, commitment } = await match('ana')
    const before = await glance(id)
    expect(before).toMatchObject({ commitment, host: null, stage: 'waiting' })
    expect(before!.seats[0]).toMatchObject({ kind: 'person', name: 'ana', held: true, present: false })
    const ana = await join(id, token('ana'))
    expect([ana.you, ana.info!.host]).toEqual([0, 0])
    expect(ana.info!.seats[0]).toMatchObject({ held: false, present: true })
    await holdsEnd(id)
    expect((await kinds(id))[0]).toBe('person')
  })

  test('goes back to the lobby where no hello comes, and the next to ask is sent there', async () => {
    const { id } = await match('ana')
    const ana = await join(id, token('ana'))
    const seats = ana.info!.seats.length
    for (let n = 1; n < seats; n++) expect((await match(`ghost${n}`)).id).toBe(id)
    await reported(id)
    expect((await match('dora')).id).not.toBe(id)
    await holdsEnd(id)
    await ana.until(() => ana.info!.seats.filter(({ kind }) => kind === 'empty').length === seats - 1)
    expect((await match('eva')).id).toBe(id)
  })

  test('is not held for longer by asking again', async () => {
    const { id } = await match('ana')
    clock.ahead(limits.seatFound / 2)
    expect((await match('ana')).id).toBe(id)
    clock.ahead(limits.seatFound / 2)
    await pass(id, 'seats')
    expect((await kinds(id)).every((kind) => kind === 'empty')).toBe(true)
  })

  test('is nobody’s to decide from, nor to be freed by others while somebody may be on the way', async () => {
    const { id } = await match('ana')
    await match('ghost')
    const ana = await join(id, token('ana'))
    expect(await ana.act({ act: 'free', seat: 1 })).toMatchObject({ why: 'notAbsent' })
    for (const seat of [2, 3]) await ana.act({ act: 'addBot', seat, level: 'random' })
    expect(await ana.act({ act: 'start' })).toMatchObject({ why: 'notAllHere' })
    await holdsEnd(id)
    await ana.until(() => ana.info!.seats[1]!.kind === 'empty')
  })
})

describe('a seat that the lobby has offered and nobody has taken', () => {
  /** Ana sits, and the lobby has heard so: what is free there is known. */
  const seated = async (): Promise<{ readonly id: string; readonly free: number }> => {
    const { id } = await match('ana')
    const ana = await join(id, token('ana'))
    await reported(id)
    return { id, free: ana.info!.seats.length - 1 }
  }

  test('is given back where who asks sits there already, however often', async () => {
    const { id, free } = await seated()
    for (let n = 0; n < 2 * free; n++) expect((await match('ana')).id).toBe(id)
    for (let n = 1; n <= free; n++) expect((await match(`player${n}`)).id).toBe(id)
    expect((await match('late')).id).not.toBe(id)
  })

  test('is offered again after a while, where nobody has come to the room', async () => {
    const { id, free } = await seated()
    const best = free + 1
    for (let n = 0; n < free; n++) expect((await lobby().match(best)).id).toBe(id)
    clock.ahead(limits.seatFound - 1000)
    expect((await lobby().match(best)).id).not.toBe(id)
    clock.ahead(1000)
    expect((await match('berta')).id).toBe(id)
  })

  test('is not lost by a room that fails: who asks is sent on, and the others there come to their seats', async () => {
    const { id, free } = await seated()
    const fails = vi.spyOn(GameRoom.prototype, 'welcome').mockImplementationOnce(() => {
      throw new Error('the disk is full')
    })
    expect((await match('berta')).id).not.toBe(id)
    fails.mockRestore()
    // Its next word counts again.
    const carles = await join(id, token('carles'))
    await carles.act({ act: 'sit', seat: 1, name: 'Carles' })
    await reported(id)
    const found: string[] = []
    for (let n = 1; n < free; n++) found.push((await match(`player${n}`)).id)
    expect(found).toEqual(Array.from({ length: free - 1 }, () => id))
  })

  test('nor by a late word that there was none: the newer word of the room counts', async () => {
    const { id } = await seated()
    const before = await lobby().match(4)
    const berta = await join(id, token('berta'))
    await berta.act({ act: 'sit', seat: 1, name: 'Berta' })
    await reported(id)
    await lobby().noSeatAt(before)
    expect((await match('carles')).id).toBe(id)
  })
})

test('thirty requests from somebody who never comes begin no game, and fill no table for longer than they are held', async () => {
  const found = await Promise.all(Array.from({ length: 30 }, (_, n) => match(`ghost${n}`)))
  const ids = [...new Set(found.map(({ id }) => id))]
  for (const id of ids) {
    await reported(id)
    expect((await glance(id))!.stage).toBe('waiting')
  }
  // Whoever comes meanwhile meets whoever comes meanwhile.
  const { id } = await match('ana')
  const ana = await join(id, token('ana'))
  await holdsEnd(...ids, id)
  for (const one of ids) {
    const { stage, seats } = (await glance(one))!
    expect(stage).toBe('waiting')
    expect(seats.filter(({ kind }) => kind === 'person')).toHaveLength(one === id ? 1 : 0)
  }
  // Tables that nobody is at are no place to send anybody.
  const { length } = ana.info!.seats
  for (let n = 1; n < length; n++) {
    expect((await match(`player${n}`)).id).toBe(id)
    await join(id, token(`player${n}`))
  }
  await ana.until(() => ana.info!.stage === 'live')
})

test('who leaves such a table gives the seat back to the lobby after a minute', async () => {
  const { id } = await match('ana')
  const ana = await join(id, token('ana'))
  await match('berta')
  const berta = await join(id, token('berta'))
  const isHere = (): boolean => {
    const seat = ana.info!.seats[1]
    return seat?.kind === 'person' && seat.present
  }
  await ana.until(isHere)
  berta.socket.close(1000)
  await ana.until(() => !isHere())
  await pass(id, 'attendance')
  clock.ahead(limits.seatAway)
  await pass(id, 'seats')
  await ana.until(() => ana.info!.seats[1]!.kind === 'empty')
})
