/** Every sentence that the page can say, in both languages, with numbers and names filled in. */
import { join } from 'node:path/posix'
import { type Language, languages } from '../../shared/engine/meta.ts'
import { registry } from '../../shared/registry.ts'
import { sourcesUnder } from './sources.ts'

export interface Sentence {
  /** The same in both languages. */
  readonly path: string
  readonly text: string
}

/** What fills a place in a sentence: a number, names, or whatever values a refusal reads. */
export type Sample = number | string | readonly string[]

interface Dictionary {
  readonly name: string
  readonly words: Readonly<Record<Language, unknown>>
}

const root = join(import.meta.dirname, '../..')

/** All files of texts, by what they share but the language. */
const load = async (): Promise<readonly Dictionary[]> => {
  const games = Object.keys(registry).map((game) => `frontend/games/${game}`)
  const files = [...sourcesUnder('frontend/texts'), ...games.flatMap(sourcesUnder)].filter((path) =>
    /(\/texts\/(\w+\.)?|\/texts\.|\/rulebook\.)es\.ts$/.test(path),
  )
  return Promise.all(
    files.map(async (file) => {
      const [es, en] = await Promise.all(
        languages.map(
          (language): Promise<unknown> => import(join(root, file.replace(/es\.ts$/, `${language}.ts`))),
        ),
      )
      return { name: file.replace(/\.?es\.ts$/, ''), words: { es, en } }
    }),
  )
}

export const dictionaries = await load()

type Phrase = (...filled: unknown[]) => unknown

/** Answers with the sample whatever value is asked for. */
const valuesOf = (sample: Sample): unknown => new Proxy({}, { get: () => sample })

/** The phrase with the sample at one of its places; names, or what else it takes, at the others. */
const fill = (phrase: Phrase, at: number, sample: Sample): string | null => {
  const others: readonly unknown[] = ['Ana', ['Ana', 'Berta'], 'sand', 'north']
  const tries = others.flatMap((first) => others.map((second) => [first, second]))
  for (const [first, second] of tries)
    for (const here of [sample, valuesOf(sample)])
      try {
        const places = Array.from({ length: phrase.length }, (_, n) =>
          n === at ? here : n < at ? first : second,
        )
        const text = phrase(...places)
        if (typeof text === 'string' && !/undefined|\[object|NaN/.test(text)) return text
      } catch {
        // Another kind of value belongs here.
      }
  return null
}

/** All that a dictionary says, each place of each phrase filled with the sample in turn. */
const sentencesIn = (words: unknown, path: string, sample: Sample): Sentence[] => {
  if (typeof words === 'string') return [{ path, text: words }]
  if (typeof words === 'function') {
    const phrase = words as Phrase
    return Array.from({ length: Math.max(1, phrase.length) }, (_, at) => ({
      path: phrase.length > 1 ? `${path}(${at})` : path,
      text: fill(phrase, at, sample),
    })).filter((one): one is Sentence => one.text !== null)
  }
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, inner]) => sentencesIn(inner, `${path}.${key}`, sample))
}

export const sentences = (language: Language, sample: Sample): readonly Sentence[] =>
  dictionaries.flatMap(({ name, words }) =>
    // What a file exports is named after its language.
    sentencesIn(words[language], name, sample).map(({ path, text }) => ({
      path: path.replace(`${name}.${language}.`, `${name}.`),
      text,
    })),
  )
