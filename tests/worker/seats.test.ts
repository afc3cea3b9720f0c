import { describe, expect, test } from 'vitest'
import type { TableAct } from '../../shared/protocol/messages.ts'
import { join, opened, started, token } from './clients.ts'

const table = async () => {
  const id = await opened()
  return {
    id,
    ana: await join(id, token('ana')),
    berta: await join(id, token('berta')),
    guest: await join(id, null),
  }
}

describe('sitting', () => {
  test('whoever opens the table has the first seat; a key without a seat looks on', async () => {
    const { ana, berta, guest } = await table()
    expect([ana.you, berta.you, guest.you]).toEqual([0, null, null])
  })

  test('a free seat is taken, and everybody hears of it', async () => {
    const { ana, berta, guest } = await table()
    expect(await berta.act({ act: 'sit', seat: 2, name: '  Berta ' })).toMatchObject({ t: 'table', you: 2 })
    for (const one of [ana, guest]) await one.until(() => one.info?.seats[2]?.kind === 'person')
    expect(guest.info?.seats[2]).toEqual({
      kind: 'person',
      name: 'Berta',
      present: true,
      standIn: false,
      held: false,
      ready: false,
      freeAt: null,
      lag: null,
    })
  })

  test('the same message again gets the stored answer, and nothing happens twice', async () => {
    const { berta } = await table()
    await berta.act({ act: 'sit', seat: 2, name: 'Berta' }, 7)
    expect(await berta.act({ act: 'sit', seat: 2, name: 'Berta' }, 7)).toMatchObject({
      t: 'table',
      you: 2,
      re: 7,
    })
  })

  test('a lost answer to sit is asked for again over a new socket', async () => {
    const { id, berta } = await table()
    await berta.act({ act: 'sit', seat: 2, name: 'Berta' }, 9)
    const again = await join(id, token('berta'))
    expect(again.you).toBe(2)
    expect(await again.act({ act: 'sit', seat: 2, name: 'Berta' }, 9)).toMatchObject({ t: 'table', you: 2 })
  })

  test('standing up twice is standing', async () => {
    const { berta } = await table()
    await berta.act({ act: 'sit', seat: 1, name: 'Berta' })
    expect(await berta.act({ act: 'stand' })).toMatchObject({ t: 'table', you: null })
    expect(await berta.act({ act: 'stand' })).toMatchObject({ t: 'table', you: null })
  })

  test('at a full table nobody else sits down', async () => {
    const { ana, berta } = await table()
    for (const seat of [1, 2]) await ana.act({ act: 'addBot', seat, level: 'random' })
    for (const seat of [0, 1, 2]) {
      expect(await berta.act({ act: 'sit', seat, name: 'Berta' })).toMatchObject({
        t: 'refused',
        why: 'seatTaken',
      })
    }
  })
})

describe('refusals', () => {
  test.each<[string, 'ana' | 'berta' | 'guest', TableAct]>([
    ['notSeated', 'guest', { act: 'sit', seat: 1, name: 'Gast' }],
    ['notSeated', 'berta', { act: 'addBot', seat: 1, level: 'greedy' }],
    ['notSeated', 'berta', { act: 'start' }],
    ['notSeated', 'berta', { act: 'option', id: 'scoring', value: 'advanced' }],
    ['alreadySeated', 'ana', { act: 'sit', seat: 1, name: 'Ana' }],
    ['noSuchSeat', 'berta', { act: 'sit', seat: 5, name: 'Berta' }],
    ['noSuchSeat', 'ana', { act: 'addBot', seat: 5, level: 'greedy' }],
    ['seatTaken', 'ana', { act: 'addBot', seat: 0, level: 'greedy' }],
    ['noBotThere', 'ana', { act: 'removeBot', seat: 1 }],
    ['badSize', 'ana', { act: 'resize', seats: 2 }],
    ['badSize', 'ana', { act: 'resize', seats: 6 }],
    ['badOption', 'ana', { act: 'option', id: 'scoring', value: 'wild' }],
    ['badOption', 'ana', { act: 'option', id: 'speed', value: 'fast' }],
    ['tooFewSeats', 'ana', { act: 'start' }],
    ['notLive', 'ana', { act: 'standIn', seat: 1 }],
  ])('%s: %s asks for %j', async (why, who, act) => {
    const people = await table()
    expect(await people[who].act(act)).toMatchObject({ t: 'refused', why })
  })

  test('a table does not shrink under somebody', async () => {
    const { ana, berta } = await table()
    await ana.act({ act: 'resize', seats: 4 })
    await berta.act({ act: 'sit', seat: 3, name: 'Berta' })
    expect(await ana.act({ act: 'resize', seats: 3 })).toMatchObject({ why: 'badSize' })
  })

  test('once the game has begun the table stays as it is', async () => {
    const { people } = await started()
    for (const act of [{ act: 'stand' }, { act: 'resize', seats: 4 }, { act: 'start' }] as const)
      expect(await people[0].act(act)).toMatchObject({ t: 'refused', why: 'alreadyStarted' })
  })
})

test('size, options and bots change while the table waits, and hold for the game', async () => {
  const { ana } = await table()
  await ana.act({ act: 'resize', seats: 5 })
  await ana.act({ act: 'option', id: 'scoring', value: 'advanced' })
  for (const seat of [1, 2, 3, 4]) await ana.act({ act: 'addBot', seat, level: 'random' })
  await ana.act({ act: 'removeBot', seat: 4 })
  await ana.act({ act: 'addBot', seat: 4, level: 'greedy' })
  await ana.act({ act: 'start' })
  await ana.until(() => ana.seq >= 1)
  expect(ana.state.config).toEqual({ playerCount: 5, scoring: 'advanced' })
  expect(ana.info?.seats[4]).toEqual({ kind: 'bot', level: 'greedy' })
})

test('leaving is seen, and coming back', async () => {
  const { id, people } = await started()
  people[1].socket.close(1000)
  await people[0].until(() => people[0].info?.seats[1]?.kind === 'person' && !people[0].info.seats[1].present)
  await join(id, token('berta'))
  await people[0].until(() => people[0].info?.seats[1]?.kind === 'person' && people[0].info.seats[1].present)
})
