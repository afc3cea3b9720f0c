/** What a thousand clients can cost in an hour: what adds up, and what one copy or one table bounds for all of them. */
import { describe, expect, test } from 'vitest'
import type { Bill } from '../cost/bill.ts'
import { beyond, inAnHour, inMemory } from '../cost/inAnHour.ts'
import { costOf } from '../cost/prices.ts'

const nothing: Bill = {
  rowsWritten: 0,
  rowsRead: 0,
  alarmsSet: 0,
  calls: 0,
  alarmsHeard: 0,
  frames: 0,
  awake: 0,
}

describe('what a thousand ask for', () => {
  const each = { ...nothing, rowsWritten: 60, rowsRead: 40, calls: 20, frames: 400 }
  const asked = { through: 20, perHour: 100, workerRequests: 1, records: 1, cpu: 5000, bytes: 2e6 }
  const { thousand, shared, dollars, ...one } = inAnHour(nothing, each, asked)

  test('adds up: rows, requests, CPU and what is kept, and so do the dollars', () => {
    expect(one).toEqual({
      through: 20,
      perHour: 100,
      workerRequests: 100,
      objectRequests: 200,
      rowsWritten: 300,
      rowsRead: 200,
      cpuSeconds: 25,
      megabytesKept: 10,
    })
    expect(thousand).toMatchObject({
      workerRequests: 100_000,
      objectRequests: 200_000,
      rowsWritten: 300_000,
      rowsRead: 200_000,
      cpuSeconds: 25_000,
      megabytesKept: 10_000,
    })
    expect(thousand.dollars).toBeCloseTo(1000 * dollars, 2)
    expect(shared).toEqual([])
  })

  test('is shared where a copy answers: the object is asked as often as that grows old, whoever asks; requests add up', () => {
    // Of 60 that ask in one breath the first has the copy made, which is good for two seconds.
    const listed = { ...nothing, calls: 1, rowsRead: 50 }
    const extent = { through: 60, perHour: 20_000, workerRequests: 1, records: 0, copied: 2 }
    const list = inAnHour(nothing, listed, extent)
    expect([list.objectRequests, list.rowsRead, list.workerRequests]).toEqual([1800, 90_000, 20_000])
    expect(list.thousand).toMatchObject({
      objectRequests: 1800,
      rowsRead: 90_000,
      workerRequests: 20_000_000,
    })
    expect(list.shared).toEqual(['objectRequests', 'rowsWritten', 'rowsRead'])
    const used = { framesIn: 0, secondsAwake: 0, rowsWritten: 0, records: 0 }
    const cost = costOf({ ...used, workerRequests: 20_000_000, objectRequests: 1800, rowsRead: 90_000 })
    expect(list.thousand.dollars).toBeCloseTo(cost, 2)
  })

  test('is not asked for more often than it may be, where that is seldomer than a copy grows old', () => {
    const seldom = { through: 10, perHour: 100, workerRequests: 1, records: 0, copied: 2 }
    const list = inAnHour(nothing, { ...nothing, calls: 1, rowsRead: 50 }, seldom)
    expect([list.objectRequests, list.thousand.objectRequests]).toEqual([100, 1800])
  })
})

test('memory: tables add up, sockets at one table are as many as it takes, whoever comes', () => {
  const filled = inMemory({
    kilobytesPerTable: 50,
    tablesPerHour: 1200,
    kilobytesPerSocket: 100,
    sockets: { ofOne: 128, ofAll: 152 },
    owed: 100_000,
  })
  expect(Object.values(filled)).toEqual([
    { one: 60, thousand: 60_000, isShared: false },
    { one: 26, thousand: 30, isShared: true },
  ])
})

test('what one client can cost in an hour is bounded: each kind of asking beyond it is told, and so is one not measured', () => {
  const kinds = { pictures: { dollars: 0.25 }, visits: { dollars: 0.5 }, lists: { dollars: 0.51 } }
  expect(beyond(kinds, 0.5)).toEqual(['lists: $0.51, over $0.5'])
  expect(beyond({ lists: { dollars: Number.NaN } }, 0.5)).toHaveLength(1)
})
