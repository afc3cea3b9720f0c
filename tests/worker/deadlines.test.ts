/** What is due is done: one piece of work that fails neither takes others with it nor is forgotten. */
import {
  abortAllDurableObjects,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bots } from '../../shared/bots/bots.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { type DeadlineName, deadlineNames, guard } from '../../worker/room/deadlines.ts'
import type { GameRoom } from '../../worker/room/room.ts'
import { type Client, connect, join, opened, started, token } from './clients.ts'
import { dueOf, pass } from './time.ts'

afterEach(() => void vi.restoreAllMocks())

const inRoom = <T>(id: string, look: (room: GameRoom, storage: DurableObjectStorage) => T | Promise<T>) =>
  runInDurableObject(env.ROOMS.getByName(id), (room, { storage }) => look(room, storage))

/** Every deadline is set and has passed, and the platform rings. */
const allDue = async (id: string): Promise<void> => {
  await inRoom(id, async (room, storage) => {
    for (const name of deadlineNames) room.deadlines.schedule(name, 1)
    for (const name of deadlineNames) room.deadlines.expire(name)
    await storage.setAlarm(Date.now())
  })
  await runDurableObjectAlarm(env.ROOMS.getByName(id))
}

const alarmOf = (id: string): Promise<number | null> => inRoom(id, (_room, storage) => storage.getAlarm())

describe.each(deadlineNames)('when the work for "%s" throws', (broken) => {
  test('all other work is done, and it is tried again after a pause that grows', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const id = await opened()
    const done: DeadlineName[] = []
    await inRoom(id, (room) => {
      for (const name of deadlineNames)
        room.duties[name] = () => {
          if (name === broken) throw new Error('broken')
          done.push(name)
        }
    })
    let pause = 0
    for (let round = 0; round < 4; round++) {
      done.length = 0
      await allDue(id)
      expect(done.toSorted()).toEqual(deadlineNames.filter((name) => name !== broken).toSorted())
      const due = (await dueOf(id, broken))!
      expect(due - Date.now()).toBeGreaterThan(pause)
      pause = due - Date.now()
      // Of a hello a timer reminds, as long as the pause is no longer than one waits for it.
      if (broken !== 'hello' || pause > limits.hello) expect(await alarmOf(id)).toBe(due)
      for (const name of done) expect(await dueOf(id, name)).toBeNull()
    }
    expect(log).toHaveBeenCalledTimes(4)
    await inRoom(id, (room) => void (room.duties[broken] = () => undefined))
    await allDue(id)
    expect(await dueOf(id, broken)).toBeNull()
    expect(await alarmOf(id)).toBeNull()
  })
})

test('what is due follows from what is stored: a crash in the midst of its work loses nothing', async () => {
  const id = await opened({ house: { visibility: 'listed' } })
  let isAtWork = false
  await inRoom(id, (room) => {
    room.duties.outbox = () => {
      isAtWork = true
      return new Promise(() => undefined)
    }
    room.deadlines.expire('outbox')
    void room.alarm()
  })
  expect(isAtWork).toBe(true)
  await abortAllDurableObjects()
  expect(await dueOf(id, 'outbox')).not.toBeNull()
  await pass(id, 'outbox')
  expect(await dueOf(id, 'outbox')).toBeNull()
})

test('a failure outlasts a crash: its pause goes on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const id = await opened({ house: { visibility: 'listed' } })
  await inRoom(id, (room) => {
    room.duties.outbox = () => {
      throw new Error('broken')
    }
  })
  for (let tries = 0; tries < 4; tries++) await pass(id, 'outbox')
  const due = (await dueOf(id, 'outbox'))!
  await abortAllDurableObjects()
  expect(await dueOf(id, 'outbox')).toBe(due)
  expect(due).toBeGreaterThan(Date.now() + 10_000)
})

test('work that fails while nothing can be stored is tried again all the same', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const id = await opened({ house: { visibility: 'listed' } })
  await inRoom(id, async (room, { sql }) => {
    const full = () => {
      throw new Error('the disk is full')
    }
    const exec = vi.spyOn(sql, 'exec').mockImplementation(full)
    const { outbox } = room.duties
    room.duties.outbox = full
    room.deadlines.expire('outbox')
    await room.alarm()
    exec.mockRestore()
    room.duties.outbox = outbox
    expect(room.deadlines.dueOf('outbox')).toBeGreaterThan(Date.now())
  })
  await pass(id, 'outbox')
  expect(await dueOf(id, 'outbox')).toBeNull()
})

test('work that is done stays done although its failure cannot be forgotten', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const id = await opened()
  await inRoom(id, async (room, { sql }) => {
    const full = () => {
      throw new Error('the disk is full')
    }
    for (const name of ['bots', 'outbox'] as const) room.duties[name] = full
    const due = async () => {
      for (const name of ['bots', 'outbox'] as const) room.deadlines.schedule(name, 1)
      for (const name of ['bots', 'outbox'] as const) room.deadlines.expire(name)
      await room.alarm()
    }
    await due()
    const done: DeadlineName[] = []
    room.duties.bots = () => void done.push('bots')
    room.duties.outbox = async () => void done.push('outbox')
    const exec = vi.spyOn(sql, 'exec').mockImplementation(full)
    await due()
    exec.mockRestore()
    expect(done).toEqual(['bots', 'outbox'])
    for (const name of done) expect(room.deadlines.dueOf(name)).toBeNull()
    // What failed before is forgotten: the next time it is done at once.
    room.deadlines.schedule('outbox', Date.now())
    await expect.poll(() => done.length).toBe(3)
  })
})

test('an alarm that cannot be stored is set again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const id = await opened()
  await inRoom(id, async (room, storage) => {
    for (const name of deadlineNames) room.duties[name] = () => undefined
    for (const name of deadlineNames) room.deadlines.reschedule(name, null)
    await room.alarm()
    const set = vi.spyOn(storage, 'setAlarm').mockRejectedValueOnce(new Error('not now'))
    const due = Date.now() + 100 * guard
    room.deadlines.reschedule('clock', due)
    await expect.poll(() => set.mock.calls.length, { timeout: 10_000 }).toBe(2)
    expect(set).toHaveBeenLastCalledWith(due)
    expect(await storage.getAlarm()).toBe(due)
  })
  expect(log).toHaveBeenCalledTimes(1)
})

test('who has not said hello is waited for again by a work that came too early, and no alarm is spent on it', async () => {
  const id = await opened()
  const stranger = await connect(id)
  const due = (await dueOf(id, 'hello'))!
  const before = await alarmOf(id)
  // Woken too early: the stranger still has time.
  await inRoom(id, (room) => {
    room.deadlines.expire('hello')
    return room.alarm()
  })
  expect(await dueOf(id, 'hello')).toBe(due)
  expect(await alarmOf(id)).toBe(before)
  await stranger.hello(null)
  expect(await dueOf(id, 'hello')).toBeNull()
})

const clock = { kind: 'live', bank: 300, increment: 15 } as const

test('a room whose alarm was lost sets it again from what is stored when it wakes', async () => {
  const { id } = await started({ house: { clock } })
  const due = (await dueOf(id, 'clock'))!
  await inRoom(id, (_room, storage) => storage.deleteAlarm())
  await evictDurableObject(env.ROOMS.getByName(id))
  expect(await alarmOf(id)).toBe(due)
})

test('the alarm that stands wakes a room that has left memory, and what has passed meanwhile is done', async () => {
  const { id, people } = await started({ house: { clock } })
  const slow = people.find(({ isAsked }) => isAsked)!
  await inRoom(id, (room) => {
    const clocks = room.store.clocks().map((each) => (each.due === null ? each : { ...each, due: 1 }))
    room.store.saveClocks(clocks)
  })
  await evictDurableObject(env.ROOMS.getByName(id))
  expect(await runDurableObjectAlarm(env.ROOMS.getByName(id))).toBe(true)
  await slow.until(() => {
    const seat = slow.info?.seats[slow.you!]
    return seat?.kind === 'person' && seat.standIn
  })
})

test('an alarm is set as rarely as will do: an earlier one stays, a timer waits for what is near, one alarm stands guard', async () => {
  const id = await opened()
  await inRoom(id, async (room, storage) => {
    for (const name of deadlineNames) room.duties[name] = () => undefined
    for (const name of deadlineNames) room.deadlines.reschedule(name, null)
    await room.alarm()
    const set = vi.spyOn(storage, 'setAlarm')
    const now = Date.now()
    room.deadlines.reschedule('clock', now + 100 * guard)
    expect(set).toHaveBeenLastCalledWith(now + 100 * guard)
    // Each move puts off the clock that is to run out next.
    for (let move = 1; move < 50; move++) room.deadlines.reschedule('clock', now + 100 * guard + move)
    expect(set).toHaveBeenCalledTimes(1)
    // Bots answer one after the other.
    for (let move = 0; move < 50; move++) {
      room.deadlines.schedule('bots', Date.now() + 1)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect(set).toHaveBeenCalledTimes(2)
    const [guarding] = set.mock.calls.at(-1)!
    expect(Number(guarding)).toBeGreaterThanOrEqual(now + guard)
    expect(Number(guarding)).toBeLessThan(now + guard + 1000)
    // It goes off, and finds nothing: the clock is watched again.
    await room.deadlines.ring(now + guard)
    expect(set).toHaveBeenLastCalledWith(now + 100 * guard + 49)
  })
})

describe('a bot', () => {
  /** A table where the person at seat 0 waits for a bot. */
  const waiting = async (): Promise<{ id: string; ana: Client }> => {
    for (;;) {
      const id = await opened({ bots: 'greedy' })
      const ana = await join(id, token('ana'))
      for (let turn = 0; turn < 4 && ana.isAsked; turn++) await ana.play([ana.legal()[0]!])
      if (!ana.isAsked) return { id, ana }
    }
  }
  const letBot = async (id: string, ana: Client): Promise<void> => {
    const before = ana.seq
    await pass(id, 'bots')
    await ana.until(() => ana.seq > before)
  }

  test('that throws is replaced by the stand-in of the game for that move', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { id, ana } = await waiting()
    vi.spyOn(bots, 'greedy').mockImplementation(() => {
      throw new Error('no idea')
    })
    const standIn = vi.spyOn(fortaleza, 'standIn')
    await letBot(id, ana)
    expect(standIn).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalled()
  })

  test('whose move is refused is replaced as well', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { id, ana } = await waiting()
    vi.spyOn(bots, 'greedy').mockReturnValue({ type: 'nonsense' })
    await letBot(id, ana)
    expect(ana.info?.stage).toBe('live')
  })

  test('plays any legal move where the stand-in throws too, and the game goes on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { id, ana } = await waiting()
    const broken = () => {
      throw new Error('no idea')
    }
    const [bot, standIn] = [vi.spyOn(bots, 'greedy'), vi.spyOn(fortaleza, 'standIn')]
    bot.mockImplementation(broken)
    standIn.mockImplementation(broken)
    await letBot(id, ana)
    bot.mockRestore()
    standIn.mockRestore()
    for (let turn = 0; turn < 6; turn++)
      if (ana.isAsked) await ana.play([ana.legal()[0]!])
      else await letBot(id, ana)
  })

  test('whose move cannot be stored moves later, and nothing of it was told', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { id, ana } = await waiting()
    const before = ana.seq
    await inRoom(id, (room) => {
      vi.spyOn(room.store, 'append').mockImplementation(() => {
        throw new Error('the disk is full')
      })
    })
    await pass(id, 'bots')
    expect(ana.seq).toBe(before)
    expect(await dueOf(id, 'bots')).toBeGreaterThan(Date.now())
    await inRoom(id, (room) => vi.mocked(room.store.append).mockRestore())
    await letBot(id, ana)
  })
})

test('a person whose stand-in throws is played for by any legal move', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { id, people } = await started({ house: { clock } })
  const one = people.find(({ isAsked }) => isAsked)!
  const before = one.seq
  vi.spyOn(fortaleza, 'standIn').mockImplementation(() => {
    throw new Error('no idea')
  })
  await inRoom(id, (room) => {
    const clocks = room.store.clocks().map((each) => (each.due === null ? each : { ...each, due: 1 }))
    room.store.saveClocks(clocks)
  })
  await evictDurableObject(env.ROOMS.getByName(id))
  await pass(id, 'clock')
  await pass(id, 'bots')
  await one.until(() => one.seq > before)
})

test('work that takes its time holds up no other, also where the alarm has begun it', async () => {
  const id = await opened()
  const from = Date.now()
  let done = 0
  await runInDurableObject(env.ROOMS.getByName(id), (room) => {
    room.duties.outbox = () => new Promise((resolve) => setTimeout(resolve, 6_000))
    room.duties.clock = () => void (done = Date.now())
    // Both far enough off for the alarm.
    room.deadlines.schedule('outbox', from + 1_800)
    room.deadlines.schedule('clock', from + 3_600)
  })
  await expect.poll(() => done, { timeout: 20_000, interval: 100 }).toBeGreaterThan(0)
  expect(done - from).toBeLessThan(7_000)
})
