/** Figures of the bench that miss their bars are told; a noisy moment of the machine is none. */
import { expect, test } from 'vitest'
import { heldTo } from '../bench/bars.ts'
import { missedBy } from '../bench/wake.ts'

const bars = { speed: { least: 10 }, pause: { most: 5 } } as const
const noisy = (speeds: readonly number[]) => {
  let run = 0
  return () => ({ speed: speeds[run++] ?? Number.NaN, pause: 5 })
}

test('what meets its bars is measured once', async () => {
  const { figures, missed } = await heldTo('chess', bars, noisy([10, 3, 3]))
  expect([figures, missed]).toEqual([{ speed: 10, pause: 5 }, []])
})

test('a miss is measured again until the middle of all runs is none', async () => {
  const { figures, missed } = await heldTo('chess', bars, noisy([3, 20, 30]))
  expect([figures, missed]).toEqual([{ speed: 20, pause: 5 }, []])
})

test('what misses in the middle of five runs is told, and so is what cannot be measured', async () => {
  const slow = await heldTo('chess', bars, noisy([3, 4, 20, 5, 6, 100]))
  expect(slow.figures.speed).toBe(5)
  expect(slow.missed).toEqual(['chess, speed: 5, which is less than 10'])
  expect((await heldTo('chess', bars, noisy([]))).missed).toEqual([
    'chess, speed: NaN, which is less than 10',
  ])
})

test('a wake-up that is quick is one only where the rooms had left memory', () => {
  expect(missedBy({ tables: 5, slept: 5, wakeUp: 9 }, 20)).toEqual([])
  expect(missedBy({ tables: 5, slept: 5, wakeUp: 21 }, 20)).toHaveLength(1)
  expect(missedBy({ tables: 5, slept: 4, wakeUp: 1.5 }, 20)).toEqual([
    '1 of 5 rooms had not left memory: their wake-up was not measured',
  ])
  // What could not be measured at all is no quick one.
  expect(missedBy({ tables: 0, slept: 0, wakeUp: Number.NaN }, 20)).toHaveLength(1)
})
