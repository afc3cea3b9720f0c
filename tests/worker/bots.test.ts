import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { asked, type Client, join, opened, started, token } from './clients.ts'

/** The bots' time comes now, without waiting for it. */
const letBot = async (id: string, witness: Client): Promise<void> => {
  const before = witness.seq
  await runInDurableObject(env.ROOMS.getByName(id), async (_room, state) => {
    state.storage.sql.exec('UPDATE deadlines SET due = 1')
    await state.storage.setAlarm(Date.now())
  })
  await runDurableObjectAlarm(env.ROOMS.getByName(id))
  await witness.until(() => witness.seq > before)
}

test('a person plays a whole game against two bots', async () => {
  const id = await opened({ bots: 'random' })
  const ana = await join(id, token('ana'))
  while (ana.info?.stage !== 'finished') {
    if (ana.isAsked) await ana.play([ana.legal()[0]!])
    else await letBot(id, ana)
    if (ana.state.stage === 'finished') break
  }
  await ana.until(() => ana.info?.stage === 'finished')
  expect(ana.state.stage).toBe('finished')
}, 60_000)

test('bots play at a human pace: not at once', async () => {
  const id = await opened({ bots: 'greedy' })
  await join(id, token('ana'))
  const due = await runInDurableObject(env.ROOMS.getByName(id), (_room, state) =>
    state.storage.sql
      .exec('SELECT due FROM deadlines WHERE name = ?', 'bots')
      .toArray()
      .map((row) => Number(row['due'])),
  )
  for (const time of due) expect(time - Date.now()).toBeGreaterThan(0.5 * Number(env.BOT_PACE_MS))
})

/** It is somebody's turn, and they have gone; the others call the stand-in. */
const gone = async () => {
  const { id, people } = await started()
  const away = asked(people)
  const here = people.find((person) => person !== away)!
  const seat = away.you!
  return { id, people, away, here, seat, name: ['ana', 'berta', 'carles'][seat]! }
}

const longAgo = (id: string, seat: number) =>
  runInDurableObject(env.ROOMS.getByName(id), (room, state) => {
    const seats = room.store
      .seats()
      .map((record, index) =>
        index === seat && record.kind === 'person' ? { ...record, leftAt: Date.now() - 60_000 } : record,
      )
    state.storage.sql.exec("UPDATE facts SET body = ? WHERE name = 'seats'", JSON.stringify(seats))
  })

test('the stand-in is not called for who is here, nor for who left a moment ago', async () => {
  const { here, away, seat } = await gone()
  expect(await here.act({ act: 'standIn', seat })).toMatchObject({ why: 'notAbsent' })
  away.socket.close(1000)
  await here.until(() => here.info?.seats[seat]?.kind === 'person' && !here.info.seats[seat].present)
  expect(await here.act({ act: 'standIn', seat })).toMatchObject({ why: 'notAbsent' })
})

test('the stand-in plays for who is away, and leaves when they are back', async () => {
  const { id, here, away, seat, name } = await gone()
  away.socket.close(1000)
  await here.until(() => here.info?.seats[seat]?.kind === 'person' && !here.info.seats[seat].present)
  await longAgo(id, seat)
  const { evictDurableObject } = await import('cloudflare:test')
  await evictDurableObject(env.ROOMS.getByName(id))
  expect(await here.act({ act: 'standIn', seat })).toMatchObject({ t: 'table' })
  expect(here.info?.seats[seat]).toMatchObject({ standIn: true, present: false })
  await letBot(id, here)
  expect(here.state.players[seat]!.coins).toBeGreaterThanOrEqual(3)
  const back = await join(id, token(name))
  expect(back.info?.seats[seat]).toMatchObject({ standIn: false, present: true })
})
