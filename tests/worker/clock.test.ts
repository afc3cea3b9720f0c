/** Clocks: who thinks pays for it, and whose time is up does not hold up the table. */
import { abortAllDurableObjects, evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../shared/engine/game.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import type { Move as Choice } from '../../shared/games/castillo/moves.ts'
import type { State as Castle } from '../../shared/games/castillo/state.ts'
import type { ClockSetting, SeatClock } from '../../shared/protocol/clock.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import { limits } from '../../shared/protocol/limits.ts'
import {
  afterwards,
  dueAfter,
  type StoredClock,
  newClocks,
  nextDue,
  overdue,
  reprieved,
  rewound,
  shownClocks,
  spared,
} from '../../worker/room/clock.ts'
import { seatOf, seqOf } from '../../shared/engine/ids.ts'
import {
  asked,
  type Client,
  http,
  join,
  opened,
  playResources,
  resources,
  started,
  token,
} from './clients.ts'
import { dueOf, pass } from './time.ts'

const live = { kind: 'live', bank: 300, increment: 15 } as const
const days = { kind: 'days', days: 2 } as const
const day = 86_400_000

describe('clocks, as pure functions', () => {
  const run = (
    clocks: readonly StoredClock[],
    setting: ClockSetting,
    seats: readonly number[],
    now: number,
    author: number | null = null,
    key = 'q1',
  ) =>
    afterwards(clocks, setting, {
      asked: new Map(seats.map((seat) => [seat, key])),
      author: author === null ? null : seatOf(author),
      now,
    })

  test('a table without a clock has none', () => expect(newClocks({ kind: 'none' }, 3)).toEqual([]))

  test('who is asked runs, who answers stops and earns the increment', () => {
    const begun = run(newClocks(live, 2), live, [0], 1000)
    expect(shownClocks(begun)).toEqual([
      { left: 300_000, due: 301_000 },
      { left: 300_000, due: null },
    ])
    expect(shownClocks(run(begun, live, [1], 11_000, 0, 'q2'))).toEqual([
      { left: 305_000, due: null },
      { left: 300_000, due: 311_000 },
    ])
  })

  test('who is asked again after an answer earns the increment and runs on', () => {
    const begun = run(newClocks(live, 1), live, [0], 0)
    const [clock] = run(begun, live, [0], 10_000, 0, 'q2')
    expect(clock).toMatchObject({ left: 305_000, due: 315_000 })
  })

  test('what others do leaves a running clock alone', () => {
    const begun = run(newClocks(live, 2), live, [0, 1], 0)
    const after = run(begun, live, [1], 5000, 0)
    expect(after[1]).toBe(begun[1])
  })

  test('nobody earns anything by an undo, or by leaving a seat to the stand-in', () => {
    const begun = run(newClocks(live, 1), live, [0], 0)
    expect(shownClocks(run(begun, live, [], 10_000))).toEqual([{ left: 290_000, due: null }])
  })

  test('by days, each question has its own time', () => {
    const begun = run(newClocks(days, 1), days, [0], 0)
    const next = run(begun, days, [0], day, 0, 'q2')
    expect(shownClocks(next)).toEqual([{ left: 2 * day, due: 3 * day }])
    // And no more: who leaves it to the stand-in and comes back to the same question has what was left.
    const away = run(next, days, [], 2 * day, null)
    expect(shownClocks(run(away, days, [0], 2 * day, null, 'q2'))).toEqual([{ left: day, due: 3 * day }])
  })

  test('the increment is for a question, once: to answer the same anew earns nothing', () => {
    const begun = run(newClocks(live, 1), live, [0], 0)
    const answered = run(begun, live, [], 10_000, 0)
    expect(shownClocks(answered)).toEqual([{ left: 305_000, due: null }])
    const asked = run(answered, live, [0], 10_000)
    expect(shownClocks(run(asked, live, [], 11_000, 0))).toEqual([{ left: 304_000, due: null }])
  })

  describe('a rewind', () => {
    const ann = seatOf(0)
    const begun = run(newClocks(live, 2), live, [0], 0)
    const played = run(begun, live, [1], 10_000, 0, 'q2')
    const back = (now: number, agreed: boolean) =>
      shownClocks(rewound(played, { before: begun, at: 10_000, by: ann, agreed, now }))

    test('without asking: the deadline is the one of before, and no increment remains', () => {
      expect(back(60_000, false)).toEqual([
        { left: 300_000, due: 300_000 },
        { left: 300_000, due: null },
      ])
    })

    test('by consent: what was left then is left now', () => {
      expect(back(60_000, true)).toEqual([
        { left: 290_000, due: 350_000 },
        { left: 300_000, due: null },
      ])
    })

    test('played and taken back again and again, nobody has gained a moment', () => {
      let clocks = begun
      for (let now = 1000; now < 290_000; now += 1000) {
        const after = run(clocks, live, [1], now, 0, 'q2')
        const undone = rewound(after, { before: clocks, at: now, by: ann, agreed: false, now })
        clocks = run(undone, live, [0], now)
      }
      expect(clocks[0]?.due).toBe(300_000)
      expect(clocks[1]).toMatchObject({ left: 300_000, due: null })
    })

    test('where a stand-in had played, what was spent since stays spent', () => {
      const stood = run(begun, live, [], 10_000)
      const asked = run(stood, live, [0], 20_000, null, 'q2')
      const undone = rewound(asked, { before: stood, at: 20_000, by: ann, agreed: false, now: 30_000 })
      expect(undone[0]).toMatchObject({ left: 280_000, due: null })
    })

    test('who has been thinking about one question all the while thinks on', () => {
      const both = run(newClocks(live, 2), live, [0, 1], 0)
      const one = run(both, live, [1], 10_000, 0)
      const reprieve = one.map((clock, seat) => (seat === 1 ? { ...clock, due: 400_000 } : clock))
      const undone = rewound(reprieve, { before: both, at: 10_000, by: ann, agreed: false, now: 20_000 })
      expect(undone.map(({ due }) => due)).toEqual([300_000, 400_000])
    })

    test('by days too: no fresh days', () => {
      const asked = run(newClocks(days, 1), days, [0], 0)
      const answered = run(asked, days, [], day, 0)
      const undone = rewound(answered, { before: asked, at: day, by: ann, agreed: false, now: day })
      expect(run(undone, days, [0], day)[0]?.due).toBe(2 * day)
      const agreed = rewound(answered, { before: asked, at: day, by: ann, agreed: true, now: 9 * day })
      expect(run(agreed, days, [0], 9 * day)[0]?.due).toBe(10 * day)
    })
  })

  describe('a reprieve between a move and its taking back is not lost', () => {
    const [ann, hour] = [seatOf(0), 3_600_000]
    const asked = run(newClocks(live, 2), live, [0], 0)
    const undo = (clocks: readonly StoredClock[], agreed: boolean) =>
      rewound(clocks, { before: asked, at: 10_000, by: ann, agreed, now: hour + 1000 })

    test('of who takes back, and is asked the next question when the table was down', () => {
      const next = run(asked, live, [0], 10_000, 0, 'q2')
      const after = undo(spared(next, [0], hour), false)
      expect(after[0]?.due).toBe(hour + limits.reprieve)
      expect(dueAfter(asked[0]!.due!, spared(next, [0], hour)[0])).toBe(hour + limits.reprieve)
    })

    test.each([true, false])('of who was asked after the move that is undone; by consent: %s', (agreed) => {
      const short = [asked[0]!, { ...asked[1]!, left: 2000 }]
      const played = run(short, live, [1], 10_000, 0, 'q2')
      const rescued = spared(played, [1], hour)
      const before = short
      const after = rewound(rescued, { before, at: 10_000, by: ann, agreed, now: hour + 1000 })
      expect(after[1]).toMatchObject({ left: limits.reprieve - 1000, due: null })
    })

    test('of who came back from the stand-in', () => {
      const stood = run(asked, live, [], 300_000)
      const back = run(reprieved(stood, live, 0, hour), live, [0], hour)
      expect(undo(back, false)[0]?.due).toBe(hour + limits.reprieve)
    })

    test('and is over when it is over: the next question has none', () => {
      const next = run(spared(asked, [0], hour), live, [0], hour + 1, 0, 'q2')
      expect(next[0]?.spared).toBeUndefined()
      const late = rewound(spared(run(asked, live, [0], 10_000, 0, 'q2'), [0], hour), {
        before: asked,
        at: 10_000,
        by: ann,
        agreed: false,
        now: hour + limits.reprieve,
      })
      expect(late[0]?.due).toBe(300_000)
    })
  })

  test('a frame under way is allowed for', () => {
    const begun = run(newClocks(live, 1), live, [0], 0)
    expect(overdue(begun, 300_000)).toEqual([])
    expect(overdue(begun, 300_000 + limits.lateness)).toEqual([0])
    expect(nextDue(begun, 0)).toBe(300_000 + limits.lateness)
    expect(nextDue(begun, 300_000 + limits.lateness)).toBeNull()
  })

  test('who comes back, and everybody after a restart, has a moment', () => {
    expect(reprieved([{ left: 0, due: null }], live, 0, 5000)).toEqual([
      { left: limits.reprieve, due: null, spared: 5000 + limits.reprieve },
    ])
    expect(spared([{ left: 0, due: 100 }], [0], 5000)).toEqual([
      { left: 0, due: 5000 + limits.reprieve, spared: 5000 + limits.reprieve },
    ])
    expect(spared([{ left: 0, due: 100 }], [], 5000)).toEqual([{ left: 0, due: 100 }])
  })
})

/** Somebody's time is long over. */
const runOut = (id: string, seat: number) =>
  runInDurableObject(env.ROOMS.getByName(id), (room, { storage }) => {
    const clocks = room.store
      .clocks()
      .map((clock, index) => (index === seat ? { ...clock, left: 0, due: 1 } : clock))
    const newest = 'UPDATE entries SET clocks = ? WHERE seq = (SELECT max(seq) FROM entries)'
    storage.sql.exec(newest, JSON.stringify(clocks))
  })

const timedOut = async (onTimeout: 'standIn' | 'wait') => {
  const { id, people } = await started({ house: { clock: live, onTimeout } })
  const slow = await asked(people)
  const seat = slow.you!
  // What is stored is read anew by an object that was evicted; its sockets hibernate through that.
  await runOut(id, seat)
  await evictDurableObject(env.ROOMS.getByName(id))
  await pass(id, 'clock')
  return { id, people, slow, seat }
}

/** As they were told last, with a move or with the table. */
const clocksOf = (one: Client): readonly SeatClock[] => one.info?.clocks ?? []

describe('at the table', () => {
  test('clocks are told with the table and with each move', async () => {
    const { id, people } = await started({ house: { clock: live } })
    const one = await asked(people)
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
    await playResources(people)
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
    // The log says why somebody else has played.
    expect(witness.frames.find((frame) => frame.includes('"cid":0'))).toContain('"timeUp":true')
    slow.socket.close(1000)
    await witness.until(() => {
      const info = witness.info?.seats[seat]
      return info?.kind === 'person' && !info.present
    })
    const again = await join(id, token(['ana', 'berta', 'carles'][seat]!))
    expect(again.info!.seats[seat]).toMatchObject({ present: true, standIn: false })
  })

  test('who takes the seat back in a second window is back for all, with the clock that runs', async () => {
    const { id, people, slow, seat } = await timedOut('standIn')
    const other = people.find((person) => person !== slow)!
    const isStoodIn = (client: Client): boolean => {
      const info = client.info?.seats[seat]
      return info?.kind === 'person' && info.standIn
    }
    await other.until(() => isStoodIn(other))
    await join(id, token(['ana', 'berta', 'carles'][seat]!))
    for (const client of [other, slow]) await client.until(() => !isStoodIn(client))
    expect(other.info!.clocks[seat]!.due).not.toBeNull()
  })

  test('a reprieve is given once for a question, whichever way one comes back', async () => {
    const { id, people, slow, seat } = await timedOut('standIn')
    const stoodIn = (is: boolean) =>
      slow.until(() => {
        const info = slow.info?.seats[seat]
        return info?.kind === 'person' && info.standIn === is
      })
    await stoodIn(true)
    await slow.act({ act: 'back' })
    expect(slow.info!.clocks[seat]!.due).toBeGreaterThan(Date.now() + limits.reprieve - 5000)
    const again = async () => {
      await runOut(id, seat)
      await evictDurableObject(env.ROOMS.getByName(id))
      await pass(id, 'clock')
      await stoodIn(true)
    }
    await again()
    await slow.act({ act: 'back' })
    expect(slow.info!.clocks[seat]!.due).toBeLessThan(Date.now() + limits.reprieve - 5000)
    // A hello is no other way to it.
    await again()
    const back = await join(id, token(['ana', 'berta', 'carles'][seat]!))
    expect(back.info!.seats[seat]).toMatchObject({ standIn: false })
    expect(back.info!.clocks[seat]!.due).toBeLessThan(Date.now() + limits.reprieve - 5000)
    // Nor is a restart of the table.
    for (const person of [...people, back]) person.socket.close(1000)
    await runInDurableObject(env.ROOMS.getByName(id), () => undefined)
    await abortAllDurableObjects()
    const witness = await join(id, null)
    expect(witness.info!.clocks[seat]!.due).toBeLessThan(Date.now() + limits.reprieve - 5000)
  })

  test('to look at a table that all have left gives no clock a moment; who comes back has one', async () => {
    const { id, people } = await started({ house: { clock: live } })
    const seat = (await asked(people)).you!
    const seen = async () => (await http(`/api/tables/${id}`)).json<TableInfo>()
    for (const person of people) person.socket.close(1000)
    await expect
      .poll(async () => (await seen()).seats)
      .toEqual(expect.not.arrayContaining([expect.objectContaining({ present: true })]))
    await pass(id, 'attendance')
    const due = Date.now() + 3000
    await runInDurableObject(env.ROOMS.getByName(id), (room) => {
      const clocks = room.store.clocks()
      room.store.saveClocks(clocks.map((clock, index) => (index === seat ? { ...clock, due } : clock)))
    })
    await abortAllDurableObjects()
    expect((await seen()).clocks[seat]!.due).toBe(due)
    const back = await join(id, token(['ana', 'berta', 'carles'][seat]!))
    expect(back.info!.clocks[seat]!.due).toBeGreaterThan(Date.now() + limits.reprieve - 5000)
  })

  test('to play and to take back again and again earns nothing: the deadline stays', async () => {
    const { people } = await started({ house: { clock: { kind: 'live', bank: 300, increment: 600 } } })
    const one = await asked(people)
    const { due } = one.info!.clocks[one.you!]!
    for (let times = 1; times <= 5; times++) {
      await one.play([resources(one, 1)])
      await one.act({ act: 'askUndo' })
      await one.until(() => one.seq === 1 + 2 * times)
      expect(clocksOf(one)[one.you!]!.due).toBe(due)
    }
    await one.play([resources(one, 1)])
    expect(clocksOf(one)[one.you!]!.due).toBe(due! + 600_000)
  })

  test('who has outlived the deadline of a move does not take it back unasked', async () => {
    const { id, people } = await started({ house: { clock: live } })
    const one = await asked(people)
    await one.play([resources(one, 1)])
    await runInDurableObject(env.ROOMS.getByName(id), (room, { storage }) => {
      const before = room.store.clocksAfter(seqOf(1)).map((clock) => ({ ...clock, due: clock.due && 1 }))
      storage.sql.exec('UPDATE entries SET clocks = ? WHERE seq = 1', JSON.stringify(before))
    })
    expect(await one.act({ act: 'askUndo' })).toMatchObject({ t: 'refused', why: 'undoTooLate' })
    expect(one.seq).toBe(2)
  })

  test('nor does who ran out of time, came back, and would think anew about what the stand-in has answered', async () => {
    const options = { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' }
    const wanted = { game: 'castillo', options, house: { clock: live } }
    const { id, people } = await started<Castle, Choice>(wanted, castillo as unknown as AnyGame)
    const [slow] = people
    await runOut(id, 0)
    await evictDurableObject(env.ROOMS.getByName(id))
    await pass(id, 'clock')
    // A choice of cards tells nobody anything, the stand-in's too: it would be taken back freely.
    await pass(id, 'bots')
    await slow.until(() => slow.seq === 2)
    await slow.act({ act: 'back' })
    expect(await slow.act({ act: 'askUndo' })).toMatchObject({ t: 'refused', why: 'undoTooLate' })
    expect(slow.seq).toBe(2)
  })

  test('a table that was down between a move and its taking back takes nothing from who takes back', async () => {
    const { id, people } = await started({ house: { clock: live } })
    const one = await asked(people)
    await one.play([resources(one, 1)])
    await runOut(id, one.you!)
    await runInDurableObject(env.ROOMS.getByName(id), (room, { storage }) => {
      const before = room.store.clocksAfter(seqOf(1)).map((clock) => ({ ...clock, due: clock.due && 1 }))
      storage.sql.exec('UPDATE entries SET clocks = ? WHERE seq = 1', JSON.stringify(before))
    })
    await abortAllDurableObjects()
    const back = await join(id, token(['ana', 'berta', 'carles'][one.you!]!))
    const { due } = back.info!.clocks[back.you!]!
    expect(due).toBeGreaterThan(Date.now() + limits.reprieve - 5000)
    expect((await back.act({ act: 'askUndo' })).t).toBe('table')
    await back.until(() => back.seq === 3)
    expect(back.info!.clocks[back.you!]!.due).toBe(due)
  })

  test('who speaks the version before is told all clocks, the time and what is unknown with each move', async () => {
    const { id, people } = await started({ house: { clock: live } })
    // Read by hand: people here speak this version.
    const { webSocket: old } = await http(`/api/tables/${id}/socket`, { headers: { upgrade: 'websocket' } })
    const frames: string[] = []
    old!.accept()
    old!.addEventListener('message', ({ data }) => void frames.push(String(data)))
    old!.send(JSON.stringify({ t: 'hello', proto: protocolVersion - 1, token: null, since: 0 }))
    const one = await asked(people)
    await one.until(() => frames.length === 1)
    await one.play([resources(one)])
    await one.until(() => frames.length === 2)
    const told = JSON.parse(frames[1]!) as { clocks: unknown; now: unknown; entries: unknown }
    expect(told.clocks).toEqual(clocksOf(one))
    expect(told.now).toEqual(expect.any(Number))
    const unknown = { kind: 'played', cid: expect.any(Number), decision: null, moves: null }
    expect(told.entries).toEqual([expect.objectContaining(unknown)])
  })

  test('a move tells the clocks that it has changed, and no time but its own', async () => {
    const { people } = await started({ house: { clock: live } })
    for (let turn = 0; turn < 4; turn++) {
      const one = await asked(people)
      await one.play([resources(one)])
      for (const other of people) await other.until(() => other.seq === one.seq)
      const [message] = one.messages.slice(-1)
      if (message?.t !== 'entries') throw new Error('no entries')
      expect(message.now).toBeUndefined()
      const next = await asked(people)
      expect(new Set(message.clocks!.map(([seat]) => seat))).toEqual(new Set([one.you, next.you]))
      expect(clocksOf(one)).toEqual(clocksOf(next))
    }
  })

  test('by consent, a clock goes on with what was left at the move that is undone', async () => {
    const { people } = await started({ house: { clock: live } })
    const one = await asked(people)
    const { due } = one.info!.clocks[one.you!]!
    await one.play([resources(one)])
    const others = people.filter((person) => person !== one)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await one.act({ act: 'askUndo' })
    for (const other of others) {
      await other.until(() => other.info?.undo?.by === one.you)
      await other.answerUndo(true)
    }
    await one.until(() => one.isAsked)
    const clocks = clocksOf(one)
    // Later by what has passed since, and by nothing else.
    expect(clocks[one.you!]!.due).toBeGreaterThanOrEqual(due! + 300)
    expect(clocks[one.you!]!.due).toBeLessThan(due! + 15_000)
    for (const other of others) expect(clocks[other.you!]).toEqual({ left: 300_000, due: null })
  })

  test('a table that waits for its people may call the stand-in at once', async () => {
    const { people, slow, seat } = await timedOut('wait')
    const other = people.find((person) => person !== slow)!
    expect(slow.info!.seats[seat]).toMatchObject({ standIn: false })
    expect((await other.act({ act: 'standIn', seat })).t).toBe('table')
    expect(other.info!.seats[seat]).toMatchObject({ standIn: true })
  })

  test('a move that comes after the time was up is marked so for all, one in time is not', async () => {
    const { people, slow } = await timedOut('wait')
    expect(JSON.stringify(await slow.play([resources(slow)]))).toContain('"timeUp":true')
    const next = await slow.until(() => people.find((person) => person !== slow && person.isAsked))
    expect(JSON.stringify(await next.play([resources(next)]))).not.toContain('timeUp')
  })

  test('after a restart nobody has lost the game meanwhile', async () => {
    const { id, people } = await started({ house: { clock: live } })
    const seat = (await asked(people)).you!
    await runOut(id, seat)
    await abortAllDurableObjects()
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
