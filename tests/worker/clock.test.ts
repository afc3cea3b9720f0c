/** Clocks: who thinks pays for it, and whose time is up does not hold up the table. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { ClockSetting, SeatClock } from '../../shared/protocol/clock.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { afterwards, newClocks, nextDue, overdue, reprieved, spared } from '../../worker/clock.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { asked, type Client, join, opened, resources, started, token } from './clients.ts'
import { dueOf, pass } from './time.ts'

const live = { kind: 'live', bank: 300, increment: 15 } as const
const days = { kind: 'days', days: 2 } as const
const day = 86_400_000

describe('clocks, as pure functions', () => {
  const run = (
    clocks: readonly SeatClock[],
    setting: ClockSetting,
    seats: readonly number[],
    now: number,
    author: number | null = null,
  ) =>
    afterwards(clocks, setting, {
      asked: new Set(seats),
      author: author === null ? null : seatOf(author),
      now,
    })

  test('a table without a clock has none', () => expect(newClocks({ kind: 'none' }, 3)).toEqual([]))

  test('who is asked runs, who answers stops and earns the increment', () => {
    const begun = run(newClocks(live, 2), live, [0], 1000)
    expect(begun).toEqual([
      { left: 300_000, due: 301_000 },
      { left: 300_000, due: null },
    ])
    expect(run(begun, live, [1], 11_000, 0)).toEqual([
      { left: 305_000, due: null },
      { left: 300_000, due: 311_000 },
    ])
  })

  test('who is asked again after an answer earns the increment and runs on', () => {
    const begun = run(newClocks(live, 1), live, [0], 0)
    expect(run(begun, live, [0], 10_000, 0)).toEqual([{ left: 305_000, due: 315_000 }])
  })

  test('what others do leaves a running clock alone', () => {
    const begun = run(newClocks(live, 2), live, [0, 1], 0)
    const after = run(begun, live, [1], 5000, 0)
    expect(after[1]).toBe(begun[1])
  })

  test('nobody earns anything by an undo, or by leaving a seat to the stand-in', () => {
    const begun = run(newClocks(live, 1), live, [0], 0)
    expect(run(begun, live, [], 10_000)).toEqual([{ left: 290_000, due: null }])
  })

  test('by days, each question has its own time', () => {
    const begun = run(newClocks(days, 1), days, [0], 0)
    expect(run(begun, days, [0], day, 0)).toEqual([{ left: 2 * day, due: 3 * day }])
  })

  test('a frame under way is allowed for', () => {
    const begun = run(newClocks(live, 1), live, [0], 0)
    expect(overdue(begun, 300_000)).toEqual([])
    expect(overdue(begun, 300_000 + limits.lateness)).toEqual([0])
    expect(nextDue(begun, 0)).toBe(300_000 + limits.lateness)
    expect(nextDue(begun, 300_000 + limits.lateness)).toBeNull()
  })

  test('who comes back, and everybody after a restart, has a moment', () => {
    expect(reprieved([{ left: 0, due: null }], live, 0)).toEqual([{ left: limits.reprieve, due: null }])
    expect(spared([{ left: 0, due: 100 }], 5000)).toEqual([{ left: 0, due: 5000 + limits.reprieve }])
  })
})

/** Somebody's time is long over. */
const runOut = (id: string, seat: number) =>
  runInDurableObject(env.ROOMS.getByName(id), (room, { storage }) => {
    const clocks = room.store.clocks().map((clock, index) => (index === seat ? { left: 0, due: 1 } : clock))
    storage.sql.exec("UPDATE facts SET body = ? WHERE name = 'clocks'", JSON.stringify(clocks))
  })

const timedOut = async (onTimeout: 'standIn' | 'wait') => {
  const { id, people } = await started({ house: { clock: live, onTimeout } })
  const slow = asked(people)
  const seat = slow.you!
  // What is stored is read anew by an object that was evicted; its sockets hibernate through that.
  await runOut(id, seat)
  await evictDurableObject(env.ROOMS.getByName(id))
  await pass(id, 'clock')
  return { id, people, slow, seat }
}

const clocksOf = (one: Client): readonly SeatClock[] =>
  one.messages
    .flatMap((message) => (message.t === 'entries' && message.clocks ? [message.clocks] : []))
    .at(-1) ?? []

describe('at the table', () => {
  test('clocks are told with the table and with each move', async () => {
    const { id, people } = await started({ house: { clock: live } })
    const one = asked(people)
    const before = one.info!.clocks[one.you!]!
    expect(before.due).toBeGreaterThan(Date.now() + 290_000)
    await one.play([resources(one)])
    const next = await people[0].until(() => people.find((person) => person !== one && person.isAsked))
    const clocks = clocksOf(next)
    expect(clocks[one.you!]!.due).toBeNull()
    expect(clocks[one.you!]!.left).toBeGreaterThan(300_000)
    expect(clocks[next.you!]!.due).toBeGreaterThan(Date.now() + 290_000)
    expect(await dueOf(id, 'clock')).not.toBeNull()
  })

  test('without a clock, no frame speaks of one', async () => {
    const { people } = await started()
    await asked(people).play([resources(asked(people))])
    expect(
      people[0].frames.some((frame) => frame.includes('"t":"entries"') && frame.includes('clocks')),
    ).toBe(false)
  })

  test('whose time is up is played by the stand-in, and takes the seat back', async () => {
    const { id, people, slow, seat } = await timedOut('standIn')
    await slow.until(() => {
      const info = slow.info?.seats[seat]
      return info?.kind === 'person' && info.standIn
    })
    expect((await slow.act({ act: 'back' })).t).toBe('table')
    const info = slow.info!.seats[seat]
    expect(info).toMatchObject({ kind: 'person', standIn: false })
    expect(slow.info!.clocks[seat]!.due).toBeGreaterThan(Date.now() + limits.reprieve - 5000)
    expect(await slow.act({ act: 'back' })).toMatchObject({ t: 'refused', why: 'notStoodIn' })
    expect(people).toHaveLength(3)
    expect(id).toBeTruthy()
  })

  test('the stand-in plays until the link to the seat is opened again', async () => {
    const { id, people, slow, seat } = await timedOut('standIn')
    const witness = people.find((person) => person !== slow)!
    const before = witness.seq
    await pass(id, 'bots')
    await witness.until(() => witness.seq > before)
    slow.socket.close(1000)
    await witness.until(() => {
      const info = witness.info?.seats[seat]
      return info?.kind === 'person' && !info.present
    })
    const again = await join(id, token(['ana', 'berta', 'carles'][seat]!))
    expect(again.info!.seats[seat]).toMatchObject({ present: true, standIn: false })
  })

  test('a table that waits for its people may call the stand-in at once', async () => {
    const { people, slow, seat } = await timedOut('wait')
    const other = people.find((person) => person !== slow)!
    expect(slow.info!.seats[seat]).toMatchObject({ standIn: false })
    expect((await other.act({ act: 'standIn', seat })).t).toBe('table')
    expect(other.info!.seats[seat]).toMatchObject({ standIn: true })
  })

  test('after a restart nobody has lost the game meanwhile', async () => {
    const { id, people } = await started({ house: { clock: live } })
    const seat = asked(people).you!
    await runOut(id, seat)
    for (const person of people) person.socket.close(1000)
    await runInDurableObject(env.ROOMS.getByName(id), () => undefined)
    await evictDurableObject(env.ROOMS.getByName(id))
    const back = await join(id, null)
    expect(back.info!.clocks[seat]!.due).toBeGreaterThan(Date.now() + limits.reprieve - 5000)
  })

  test('what a clock may be is bounded', async () => {
    const id = await opened()
    const ana = await join(id, token('ana'))
    const bad = [
      { kind: 'live', bank: 1, increment: 0 },
      { kind: 'live', bank: 300, increment: 601 },
      { kind: 'days', days: 15 },
      { kind: 'hourglass' },
    ]
    for (const clock of bad) {
      const one = await join(id, token('ana'))
      one.send({ t: 'table', cid: 1, act: { act: 'agree', on: { clock } } })
      await one.until(() => one.closed)
    }
    expect((await ana.act({ act: 'agree', on: { clock: days } })).t).toBe('table')
    expect(ana.info!.clock).toEqual(days)
  })

  test('only who sits agrees on anything, and only while the table waits', async () => {
    const { id, people } = await started()
    const stranger = await join(await opened(), null)
    expect(await stranger.act({ act: 'agree', on: { clock: live } })).toMatchObject({ why: 'notSeated' })
    expect(await people[0].act({ act: 'agree', on: { clock: live } })).toMatchObject({
      why: 'alreadyStarted',
    })
    expect(id).toBeTruthy()
  })
})
