/** What the house carries without a special case: several kinds of hidden cards, interruptions, a winner by an event. */
import { expect, test } from 'vitest'
import type { AnyGame } from '../../shared/engine/game.ts'
import { optionCases } from '../kit/tables.ts'
import { casesOf, laws, lawsOf } from '../laws/laws.ts'
import { optionsLawOf } from '../laws/options.ts'
import { playthrough } from '../laws/playthrough.ts'
import { intrigue } from './intrigue/game.ts'
import { intrigueMeta } from './intrigue/meta.ts'

const cases = casesOf(intrigue, (seats) => optionCases(intrigue, intrigueMeta, seats), 6)

optionsLawOf(intrigue, intrigueMeta)
lawsOf(intrigue, cases)

test('games end by the crown, and then the crown decides', () => {
  const ends = cases.map((one) => intrigue.outcome(playthrough(intrigue, one).table.state as never))
  const byCrown = ends.filter((end) => end?.why.what === 'reigned')
  expect(byCrown.length).toBeGreaterThan(0)
  expect(byCrown.every((end) => end?.ranking[0]?.length === 1)).toBe(true)
})

test('questions lie on each other: the one plotted against answers after those who may stand by', () => {
  const seen = cases.flatMap((one) =>
    playthrough(intrigue, one).turns.map(({ before }) => (before as { stack: unknown[] }).stack.length),
  )
  expect(Math.max(...seen)).toBeGreaterThan(3)
})

test('[L6, L13] exchanging cards of different kinds would make worlds that cannot be', () => {
  const { kindOf: _, ...kindless } = intrigue
  const law = laws.find(({ title }) => title.startsWith('[L6]'))!.law
  const impossible = cases.filter((one) => {
    try {
      law({ ...playthrough(intrigue, one), game: kindless as AnyGame })
      return false
    } catch {
      return true
    }
  })
  expect(impossible.length).toBeGreaterThan(0)
})
