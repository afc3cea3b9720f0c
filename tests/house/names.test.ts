/** One name, one thing: whoever searches for an exported name finds one meaning of it. */
import { describe, expect, test } from 'vitest'
import { sourcesUnder, textOf } from '../kit/sources.ts'

interface Exported {
  readonly name: string
  readonly file: string
  /** The game whose folder it is in; null: the house. */
  readonly game: string | null
}

/** What a file exports under a name of its own, as it is declared there. Words of a language go by their file. */
const exportedFrom = (file: string, text: string): readonly Exported[] => {
  if (/\.(es|en)\.ts$/.test(file)) return []
  const game = /(?:shared|frontend)\/games\/([^/]+)\//.exec(file)?.[1] ?? null
  const declared = /^export (?:abstract |async )*(?:const|function\*?|class|interface|type) (\w+)/gm
  const names = [...text.matchAll(declared)].map(([, name = '']) => name)
  return [...new Set(names)].map((name) => ({ name, file, game }))
}

/** Names that stand for two things in the house, or in one game. What a game calls its own things is its affair. */
const standingForTwo = (all: readonly Exported[]): readonly string[] =>
  [...Map.groupBy(all, ({ game, name }) => `${game ?? 'the house'}: ${name}`)]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => `${name}: ${places.map(({ file }) => file).join(', ')}`)

describe('an exported name', () => {
  const all = ['shared', 'worker', 'frontend']
    .flatMap((folder) => sourcesUnder(folder))
    .flatMap((file) => exportedFrom(file, textOf(file)))

  test('is found at all', () => {
    expect(all.length).toBeGreaterThan(500)
  })

  test('stands for one thing', () => {
    expect(standingForTwo(all)).toEqual([])
  })

  test('that stands for two is noticed: in the house, in one game; each game has its own, and so has each language', () => {
    const at = (file: string, text: string) => exportedFrom(file, text)
    const one = 'export const tell = 1\n'
    expect(
      standingForTwo([...at('worker/a.ts', one), ...at('frontend/b.tsx', 'export interface tell {}\n')]),
    ).toHaveLength(1)
    expect(
      standingForTwo([...at('shared/games/x/a.ts', one), ...at('frontend/games/x/b.ts', one)]),
    ).toHaveLength(1)
    expect(standingForTwo([...at('shared/games/x/a.ts', one), ...at('shared/games/y/a.ts', one)])).toEqual([])
    expect(
      standingForTwo([...at('frontend/texts/a.en.ts', one), ...at('frontend/texts/a.es.ts', one)]),
    ).toEqual([])
  })
})
