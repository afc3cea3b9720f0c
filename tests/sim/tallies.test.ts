/** What is counted of a game is what a tally knows of, so that a page shows what never happens. */
import { expect, test } from 'vitest'
import { registry } from '../../shared/registry.ts'
import { planOf } from './sim.ts'
import { simulate } from './simulate.ts'
import { tallyOf } from './tallies/tallies.ts'
import { allOf } from './tallies/tally.ts'

test.each(Object.keys(registry))('%s: what is told is one of the kinds there are', async (id) => {
  const line = ['--game', id, '--games', '3', '--bots', 'random', '--longest', '20000']
  const { plan } = await planOf(line)
  const { told } = simulate(plan)
  const all = allOf(tallyOf(id))
  expect(all.length).toBeGreaterThan(20)
  expect(Object.keys(told).filter((kind) => !all.includes(kind))).toEqual([])
})
