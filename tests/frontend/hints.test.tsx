// @vitest-environment happy-dom
/** What is said of a hint: why, by points that speak for it, or by how much more often one wins. */
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { sentenceOf, startWords } from '../../frontend/table/play/Hints.tsx'
import { type Hint, hintFor } from '../../shared/bots/hint.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { live } from '../../shared/engine/log.ts'
import { fold } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { registry } from '../../shared/registry.ts'
import type { Golden } from '../records/make.ts'

beforeAll(async () => {
  await startLanguage()
  await startWords()
})

const hint: Hint = {
  move: { type: 'walk' },
  other: { type: 'rest' },
  reasons: [
    { what: 'fort', points: 7 },
    { what: 'stock', points: -6 },
  ],
  rival: 0,
  wins: [0.62, 0.51],
  sure: 'better',
}
const said = (part: Partial<Hint>): string =>
  sentenceOf(
    { ...hint, ...part },
    (move) => (move === (part.move ?? hint.move) ? 'walk' : 'rest'),
    (what) => what,
  )

test('points are told where they make up for what is lost, and the rival’s count against it', () => {
  expect(said({})).toBe('Better than “rest”; points, on average: fort +7, stock −6.')
  expect(said({ rival: -2 })).toContain('the best rival −2')
})

test('two moves of one name are not told as one that is better than itself', () => {
  expect(said({ other: hint.move })).toMatch(/^Better than another way to do the same; /)
})

test('where points say nothing, or speak against it, it is said how often one wins', () => {
  const often = 'Better than “rest”: it wins roughly 62 of 100 games, instead of 51.'
  expect(said({ rival: 1 })).toBe(often)
  expect(said({ reasons: [{ what: 'stock', points: -5 }] })).toBe(often)
  expect(said({ reasons: [], rival: -2 })).toBe(often)
  expect(said({ reasons: [], sure: 'hardly', wins: [0.203, 0.198] })).toBe(
    'About as good as “rest”: both win roughly 20 of 100 games.',
  )
})

describe.each(Object.keys(registry))('%s', (id) => {
  test('every hint that has another to compare with says why, and nothing that it did not find', async () => {
    const rules = (await registry[id]!.rules()) as AnyGame
    // Fewer worlds than usual: what they tell is all the more uneven.
    const game = { ...rules, policy: { ...rules.policy!, moves: 400 } }
    const kinds = new Set<string>()
    for (const file of readdirSync(`tests/records/${id}`).slice(0, 2)) {
      const { record } = JSON.parse(readFileSync(`tests/records/${id}/${file}`, 'utf8')) as Golden
      const entries = live(record.entries)
      for (let part = 0.05; part < 1; part += 0.15) {
        const state = fold(game, record, entries.slice(0, Math.floor(part * entries.length)))
        const [asked] = game.decisions(state)
        const found = asked && hintFor(game, conceal(state, asked.seat), asked.seat)
        if (!found || found.sure === 'only') continue
        const [own, other] = found.wins!
        expect(own).toBeGreaterThanOrEqual(other)
        if (found.sure !== 'hardly') expect(own - other).toBeGreaterThan(0.03)
        const told = said(found)
        const isOften = told.includes(' of 100 games')
        kinds.add(isOften ? 'often' : 'points')
        expect(told).toMatch(isOften ? /^\w.* “rest”: .*\d.*\.$/ : /^\w.* “rest”; .* [+−]\d.*\.$/)
        if (!isOften)
          expect(found.reasons.reduce((sum, { points }) => sum + points, -found.rival)).toBeGreaterThan(0)
      }
    }
    expect(kinds).toContain('often')
  })
})
