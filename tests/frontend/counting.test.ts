/** One card, two cards; Ana chooses, Ana and Berta choose: every text that counts, in both languages. */
import { describe, expect, test } from 'vitest'
import { createCounting } from '../../frontend/kit/counting.ts'
import { es as castillo } from '../../frontend/games/castillo/texts.es.ts'
import { en as castilloEn } from '../../frontend/games/castillo/texts.en.ts'
import { es as fortaleza } from '../../frontend/games/fortaleza/texts.es.ts'
import { undo } from '../../frontend/texts/undo.es.ts'
import type { Language } from '../../shared/engine/meta.ts'
import { type Sentence, sentences } from '../kit/dictionaries.ts'

const languages: readonly Language[] = ['es', 'en']

const said = (language: Language, n: number): ReadonlyMap<string, string> =>
  new Map(sentences(language, n).map(({ path, text }) => [path, text]))

/** The word after a number. */
const after = (text: string, n: number): string | undefined =>
  new RegExp(`(?<![\\d.,–+−])${n} (\\p{L}+)`, 'u').exec(text)?.[1]

/** The text with its numbers taken out: what is left changes only where something is counted. */
const bare = (text: string | undefined): string => (text ?? '').replaceAll(/\d+/g, '#')

/** Texts that read otherwise for one than for two. */
const counts = (language: Language): ReadonlySet<string> => {
  const [one, two] = [said(language, 1), said(language, 2)]
  return new Set([...one.keys()].filter((path) => bare(one.get(path)) !== bare(two.get(path))))
}
const counting = { es: counts('es'), en: counts('en') } as const

describe.each(languages)('%s', (language) => {
  const [none, one, two] = [said(language, 0), said(language, 1), said(language, 2)]
  const counted = [...counting[language]]
  const plurals = new Set(counted.map((path) => after(two.get(path) ?? '', 2)).filter(Boolean))
  const singulars = new Set(counted.map((path) => after(one.get(path) ?? '', 1)).filter(Boolean))

  test('there are texts that count', () => {
    expect(counted.length).toBeGreaterThan(20)
  })

  test('nothing is one of many: no plural after 1, no singular after 0 or 2', () => {
    // An English verb ends as a plural does: only where Spanish counts, it is a noun.
    const paths = [...one.keys()].filter((path) => language === 'es' || counting.es.has(path))
    const wrong = (said: ReadonlyMap<string, string>, n: number, forms: ReadonlySet<string | undefined>) =>
      paths.map((path) => said.get(path) ?? '').filter((text) => forms.has(after(text, n)))
    const never = new Set([...singulars].filter((word) => !plurals.has(word)))
    expect(wrong(one, 1, new Set([...plurals].filter((word) => !singulars.has(word))))).toEqual([])
    expect(wrong(two, 2, never)).toEqual([])
    expect(wrong(none, 0, never)).toEqual([])
  })

  test('none reads as two do', () => {
    const written = counted.filter((path) => /\b0\b/.test(none.get(path) ?? ''))
    expect(written.filter((path) => bare(none.get(path)) !== bare(two.get(path)))).toEqual([])
  })
})

test('a Spanish noun after 1 does not end in s', () => {
  const wrong = sentences('es', 1).filter(({ text }: Sentence) =>
    /(?<![\d.,–+−])1 (?!ms\b)\p{L}+s\b/u.test(text),
  )
  expect(wrong).toEqual([])
})

test('what counts in Spanish counts in English', () => {
  const { es, en } = counting
  // Sand, silver and what is “to go” are the same in any number.
  const same = ['places.silver', 'texts.counted(0)', 'goal.missing']
  const english = said('en', 1)
  const lost = [...es].filter(
    (path) => english.has(path) && !en.has(path) && !same.some((end) => path.endsWith(end)),
  )
  expect(lost).toEqual([])
})

test.each([
  ['es', ['Ana'], 'Ana'],
  ['es', ['Ana', 'Berta'], 'Ana y Berta'],
  ['es', ['Ana', 'Inés'], 'Ana e Inés'],
  ['es', ['Ana', 'Berta', 'Carla'], 'Ana, Berta y Carla'],
  ['en', ['Ana', 'Berta'], 'Ana and Berta'],
  ['en', ['Ana', 'Berta', 'Carla'], 'Ana, Berta and Carla'],
] as const)('names in a row, %s: %j', (language, names, row) => {
  expect(createCounting(language).listed(names)).toBe(row)
})

test('verbs agree with the people they speak of', () => {
  expect(castillo.status.watchChoice(['Ana'])).toBe('Ana elige en secreto')
  expect(castillo.status.watchChoice(['Ana', 'Berta'])).toBe('Ana y Berta eligen en secreto')
  expect(castilloEn.status.watchChoice(['Ana'])).toBe('Ana is choosing in secret')
  expect(castilloEn.status.watchChoice(['Ana', 'Berta'])).toBe('Ana and Berta are choosing in secret')
  expect(undo.waits(['Ana'])).toContain('que acepte Ana.')
  expect(undo.waits(['Ana', 'Berta'])).toContain('que acepten Ana y Berta.')
})

test('one round is left, one card is in the hand', () => {
  expect([0, 1, 2].map(castillo.places.roundSpace)).toEqual([
    'Quedan 0 rondas, con esta',
    'Queda 1 ronda, con esta',
    'Quedan 2 rondas, con esta',
  ])
  expect([0, 1, 2].map(fortaleza.holdings.cards)).toEqual([
    '0 cartas en la mano',
    '1 carta en la mano',
    '2 cartas en la mano',
  ])
})
