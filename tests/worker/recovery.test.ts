import { env } from 'cloudflare:workers'
import { abortAllDurableObjects, evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { same } from '../../shared/engine/copy.ts'
import { closing } from '../../shared/protocol/closing.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import { asked, type Client, http, join, resources, started, token } from './clients.ts'
import { pass, shiftedClock } from './time.ts'

const names = ['ana', 'berta', 'carles']

const turn = async (people: readonly Client[]): Promise<void> => {
  const one = await asked(people)
  expect(await one.play([resources(one)])).toMatchObject({ t: 'entries' })
  for (const person of people) await person.until(() => person.seq === one.seq)
}

test('a room that sleeps in mid-game wakes with the same sockets and goes on', async () => {
  const { id, people } = await started()
  await turn(people)
  await evictDurableObject(env.ROOMS.getByName(id))
  await turn(people)
  await turn(people)
  expect(people[0].seq).toBe(4)
  expect(people.every(({ closed }) => closed === null)).toBe(true)
})

test('after a crash everybody comes back with what they missed, and nothing is lost', async () => {
  const { id, people } = await started()
  await turn(people)
  await turn(people)
  const before = people.map(({ state }) => state)
  await abortAllDurableObjects()
  const back: Client[] = []
  for (const name of names) back.push(await join(id, token(name)))
  for (const [index, person] of back.entries()) expect(same(person.state, before[index])).toBe(true)
  await turn(back)
  expect(back[0]!.seq).toBe(4)
})

test('who was away asks from the last number and gets only what came after', async () => {
  const { id, people } = await started()
  await turn(people)
  const late = await join(id, null, 1)
  const [welcome] = late.messages
  expect(welcome?.t === 'welcome' && welcome.entries.map(({ seq }) => seq)).toEqual([2])
})

test('a number from the future gets everything', async () => {
  const { id } = await started()
  const one = await join(id, token('ana'), 0)
  const lost = await join(id, token('ana'), 999)
  expect(lost.seq).toBe(one.seq)
})

test('a move that is stored is told to all although what follows from it fails, and that is tried again', async () => {
  const { id, people } = await started()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const calls = await runInDurableObject(env.ROOMS.getByName(id), (room) => {
    const { reschedule } = room.deadlines
    return vi
      .spyOn(room.deadlines, 'reschedule')
      .mockImplementationOnce(() => {
        throw new Error('the disk is full')
      })
      .mockImplementation(reschedule)
  })
  const one = await asked(people)
  expect(await one.play([resources(one)])).toMatchObject({ t: 'entries' })
  for (const person of people) await person.until(() => person.seq === 2)
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
  await one.until(() => calls.mock.calls.length > 2)
  await turn(people)
})

test('when storage fails the author hears so, the position stays, and the game goes on', async () => {
  const { id, people } = await started()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await runInDurableObject(env.ROOMS.getByName(id), (room) => {
    const { append } = room.store
    room.store.append = () => {
      room.store.append = append
      throw new Error('the disk is full')
    }
  })
  const one = await asked(people)
  const move = resources(one)
  expect(await one.play([move])).toMatchObject({ t: 'refused', why: 'storage', seq: 1 })
  expect(log).toHaveBeenCalled()
  log.mockRestore()
  expect(people.map(({ seq }) => Number(seq))).toEqual([1, 1, 1])
  expect(await one.play([move])).toMatchObject({ t: 'entries' })
  for (const person of people) await person.until(() => person.seq === 2)
  await turn(people)
})

test('who cannot be greeted, as the disk is full, is parted, and greeted when they are back', async () => {
  const { id, people } = await started()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  people[0].socket.close(1000)
  await people[1].until(() => JSON.stringify(people[1].info?.seats[0]).includes('"present":false'))
  await pass(id, 'attendance')
  await runInDurableObject(env.ROOMS.getByName(id), (room) => {
    const { saveSeats } = room.store
    room.store.saveSeats = () => {
      room.store.saveSeats = saveSeats
      throw new Error('the disk is full')
    }
  })
  const socket = (await http(`/api/tables/${id}/socket`, { headers: { upgrade: 'websocket' } })).webSocket!
  const closed = new Promise<number>((done) => socket.addEventListener('close', ({ code }) => done(code)))
  socket.accept()
  socket.send(JSON.stringify({ t: 'hello', proto: protocolVersion, token: token('ana'), since: 0 }))
  expect(await closed).toBe(closing.noHello)
  log.mockRestore()
  const back = await join(id, token('ana'))
  expect(back.seq).toBe(1)
})

describe('a room that wakes while the disk is full', () => {
  /** Nothing can be written on this room's disk, whoever of it is awake. */
  const fill = (id: string): Promise<void> =>
    runInDurableObject(env.ROOMS.getByName(id), (_, { storage }) => {
      for (const table of ['facts', 'entries', 'outbox'])
        for (const what of ['INSERT', 'UPDATE', 'DELETE'])
          storage.sql.exec(
            `CREATE TRIGGER full_${table}_${what} BEFORE ${what} ON ${table} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`,
          )
    })
  const empty = (id: string): Promise<void> =>
    runInDurableObject(env.ROOMS.getByName(id), (_, { storage }) => {
      for (const table of ['facts', 'entries', 'outbox'])
        for (const what of ['INSERT', 'UPDATE', 'DELETE'])
          storage.sql.exec(`DROP TRIGGER full_${table}_${what}`)
    })

  test('serves who looks and greets who sits; a move is refused, and played once there is room, with who is away noted before', async () => {
    const { id, people } = await started({ house: { clock: { kind: 'live', bank: 60, increment: 5 } } })
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await turn(people)
    await fill(id)
    await abortAllDurableObjects()
    expect((await http(`/api/tables/${id}`)).status).toBe(200)
    const watcher = await join(id, null)
    expect(watcher.seq).toBe(2)
    const back: Client[] = []
    for (const name of names.slice(0, 2)) back.push(await join(id, token(name)))
    const one = await asked([...back, await join(id, token(names[2]!))])
    const seats = () => runInDurableObject(env.ROOMS.getByName(id), (room) => room.store.seats())
    const move = resources(one)
    expect(await one.play([move])).toMatchObject({ t: 'refused', why: 'storage', seq: 2 })
    watcher.socket.close(1000)
    const other = back.find((person) => person !== one)!
    other.socket.close(1000)
    await one.until(() => JSON.stringify(one.info?.seats[other.you!]).includes('"present":false'))
    expect((await seats())[other.you!]).toMatchObject({ leftAt: null })
    await empty(id)
    expect(await one.play([move])).toMatchObject({ t: 'entries' })
    expect((await seats())[other.you!]).toMatchObject({ leftAt: expect.any(Number) })
    expect((await seats())[one.you!]).toMatchObject({ leftAt: null })
    const spared = await runInDurableObject(env.ROOMS.getByName(id), (room) => room.store.reprieves())
    expect(spared.length).toBe(1)
    log.mockRestore()
  })
})

describe('who leaves while the disk is full', () => {
  const clock = shiftedClock()

  test('is away for all at once, and is stood in for although it could not be noted then', async () => {
    const { id, people } = await started()
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const left = await asked(people)
    const here = people.find((person) => person !== left)!
    const seat = left.you!
    const calls = await runInDurableObject(env.ROOMS.getByName(id), (room) => {
      const full = (): never => {
        throw new Error('the disk is full')
      }
      const { saveSeats } = room.store
      return vi
        .spyOn(room.store, 'saveSeats')
        .mockImplementationOnce(full)
        .mockImplementationOnce(full)
        .mockImplementation(saveSeats)
    })
    left.socket.close(1000)
    await here.until(() => JSON.stringify(here.info?.seats[seat]).includes('"present":false'))
    // Tried again in vain, and once more.
    await here.until(() => calls.mock.calls.length > 1)
    await pass(id, 'attendance')
    const kept = await runInDurableObject(env.ROOMS.getByName(id), (room) => room.store.seats()[seat])
    expect(kept).toMatchObject({ leftAt: expect.any(Number) })
    log.mockRestore()
    clock.ahead(limits.absence)
    expect(await here.act({ act: 'standIn', seat })).toMatchObject({ t: 'table' })
    expect(here.info!.seats[seat]).toMatchObject({ standIn: true })
  })
})
