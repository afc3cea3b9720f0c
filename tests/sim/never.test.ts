/** Why something never happened is told from games in which it did. */
import { expect, test } from 'vitest'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { castilloMeta } from '../../shared/games/castillo/meta.ts'
import { fortiumMeta } from '../../shared/games/fortium/meta.ts'
import { often, otherwise, seenIn, type Usual, whyNever } from './never.ts'

const seen = (games: number, rate = 0) => ({ games, rates: rate === 0 ? {} : { palace: rate } })
/** 100 games of *Maestros* without a palace, among those of others. */
const usual = (oficiales = 0, randoms = 0): Usual => ({
  maestros: seen(100),
  oficiales: seen(400, oficiales),
  randoms: seen(100, randoms),
})

test('what others meet with the same options hangs on the bots', () => {
  expect(whyNever('palace', usual(0.4, 1.5), {})).toBe('the bots: *Oficiales* 0.4, at random 1.5')
  expect(whyNever('palace', usual(0, 0.05), {})).toBe('the bots: at random 0.050')
  // The option says nothing where it comes without.
  expect(whyNever('palace', usual(0.4), { 'winter=yes': { oficiales: seen(40, 2) } })).toContain('the bots')
})

test('what comes with an option alone hangs on the options', () => {
  const withOption = {
    'winter=yes': { oficiales: seen(40, 2), randoms: seen(40, 1) },
    'workers=printed': { oficiales: seen(40), randoms: seen(40) },
  }
  expect(whyNever('palace', usual(), withOption)).toBe('the options: winter=yes *Oficiales* 2.0')
  const maestros = { 'winter=yes': { maestros: seen(24, 0.5), oficiales: seen(40), randoms: seen(40) } }
  expect(whyNever('palace', usual(), maestros)).toBe('the options: winter=yes *Maestros* 0.5')
})

test('of many options three are named', () => {
  const maps = Object.fromEntries(
    [1, 2, 3, 4, 5].map((map) => [`map=${map}`, { oficiales: seen(40, 1) }] as const),
  )
  expect(whyNever('palace', usual(), maps)).toMatch(
    /^the options: map=1 .*, map=2 .*, map=3 .* 1\.0 and 2 more$/,
  )
})

test('what is too rare to be expected says nothing of bots or options', () => {
  expect(whyNever('palace', usual(0.0025), {})).toBe('too seldom to tell: *Oficiales* 0.003')
  expect(whyNever('palace', usual(), { 'winter=yes': { randoms: seen(40, 0.025) } })).toBe(
    'too seldom to tell: winter=yes at random 0.025',
  )
})

test('what nobody meets is the game’s', () => {
  expect(whyNever('palace', usual(), { 'winter=yes': { oficiales: seen(40), randoms: seen(40) } })).toBe(
    'the game, as far as bots show it: in none of 680 games',
  )
})

test('what was seen is counted over all games, also in those that were given up', () => {
  const counted = seenIn([{ told: ['palace', 'palace', 'gate'] }, { told: [] }])
  expect(counted).toEqual({ games: 2, rates: { palace: 1, gate: 0.5 } })
})

test('every value of every option is tried that so many seats allow, and none that is usual', () => {
  expect(otherwise(castilloMeta, 2)).toEqual([
    'winter=yes',
    'roundTrackTalers=printedNumber',
    'workerSupply=printed',
  ])
  const fortium = (seats: number): readonly string[] => otherwise(fortiumMeta, seats)
  expect(fortium(2)).toContain('secondPlayerBonus=yes')
  expect(fortium(2).filter((option) => option.startsWith('alliances'))).toEqual([])
  expect(fortium(4)).toContain('alliances=WN-ES')
  const map = {
    id: 'map',
    name: { es: '', en: '' },
    hint: { es: '', en: '' },
    min: 0,
    max: 4,
    step: 2,
    initial: 2,
  }
  const meta: GameMeta = { ...castilloMeta, options: [map] }
  expect(otherwise(meta, 2)).toEqual(['map=0', 'map=4'])
})

test('what is rare is told apart from what never happens', () => {
  expect([0, 0.0025, 0.04, 0.1, 12.34].map(often)).toEqual(['0', '0.003', '0.040', '0.1', '12.3'])
})
