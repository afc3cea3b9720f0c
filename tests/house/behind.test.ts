/** The soak's readers: who never sees an entry is late, however soon they saw those before it. */
import { expect, test } from 'vitest'
import { textOf } from '../kit/sources.ts'
import { copyAge, isNear, judge, latest, spread } from '../soak/behind.ts'

/** Three entries, the 5th to the 7th: what came before was not measured. */
const made: number[] = []
made[5] = 10_000
made[6] = 20_000
made[7] = 30_000
const end = 30_000 + latest + 10

test('who has seen all, and soon, is near', () => {
  const judged = judge({ behind: [1200, 300, 900], known: [7, 7] }, made, end)
  expect(judged).toEqual({ worstBehind: 1200, medianBehind: 900, news: 3, unseen: 0 })
  expect(isNear(judged)).toBe(true)
})

test('who has seen all, and one entry too late, is not', () => {
  expect(isNear(judge({ behind: [300, latest + 1], known: [7, 7] }, made, end))).toBe(false)
})

test('a log that stands still is late from the first entry that it lacks, whatever was seen before', () => {
  const judged = judge({ behind: [300, 400], known: [7, 5] }, made, end)
  expect(judged).toMatchObject({ worstBehind: end - 20_000, news: 2, unseen: 1 })
  expect(isNear(judged)).toBe(false)
  // As soon as the last entry is missed, and although it is no longer there than it may take.
  expect(isNear(judge({ behind: [300], known: [6] }, made, 30_000 + latest))).toBe(false)
})

test('no news at all are no good news', () => {
  const judged = judge({ behind: [], known: [3, 3] }, made, end)
  expect(judged).toEqual({
    worstBehind: end - 10_000,
    medianBehind: end - 10_000,
    news: 0,
    unseen: 2,
  })
  expect(isNear(judged)).toBe(false)
})

test('the readers look as often as a page does', () => {
  const page = textOf('frontend/net/following.ts')
  expect(/const copyAge = (\d+)$/m.exec(page)?.[1]).toBe(String(copyAge))
  expect(/const spread = (\d+)$/m.exec(page)?.[1]).toBe(String(spread))
})
