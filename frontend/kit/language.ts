import { batch, type Component, createResource, createSignal, lazy } from 'solid-js'
import { type Language, languages } from '../../shared/engine/meta.ts'
import { nameIn, noNameIn } from '../../shared/protocol/nameless.ts'
import type { Texts } from '../texts/es.ts'
import { recall, remember } from './storage.ts'

const preferred = (): Language => {
  // An embed is told its language in its address.
  const chosen = /[?&]lang=(es|en)\b/.exec(location.search)?.[1] ?? recall('language')
  const wanted = [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return (
    languages.find((language) => language === wanted.find((tag) => languages.some((one) => one === tag))) ??
    'en'
  )
}

const [language, setSpoken] = createSignal<Language>('es')

export { language }

/** What they are called who give no name. */
export const noName = (): string => noNameIn(language())

/** A name as it is kept, for who reads here. */
export const nameHere = (name: string): string => nameIn(name, language())

/** What is on the page is fetched in the next language first, then swapped as one. */
const parts = new Set<(next: Language) => Promise<() => void>>()

/** The words of one part of the page, in the language spoken now: to be started before the part is drawn. */
export const createDictionary = <Words>(
  load: Record<Language, () => Promise<Words>>,
): { words(): Words; start(): Promise<void> } => {
  const [dictionary, setDictionary] = createSignal<Words>()
  const fetchIn = async (next: Language): Promise<() => void> => {
    const words = await load[next]()
    return () => setDictionary(() => words)
  }
  return {
    words() {
      const words = dictionary()
      if (words === undefined) throw new Error('texts are not loaded yet')
      return words
    },
    async start() {
      if (parts.has(fetchIn)) return
      let [spoken, swap] = [language(), await fetchIn(language())]
      // The language may change while its words are on their way.
      while (spoken !== language()) [spoken, swap] = [language(), await fetchIn(language())]
      swap()
      parts.add(fetchIn)
    },
  }
}

const page = createDictionary<Texts>({
  es: async () => (await import('../texts/es.ts')).es,
  en: async () => (await import('../texts/en.ts')).en,
})

/** The words of every page. Read only after `startLanguage`. */
export const t = page.words

const speak = async (next: Language): Promise<void> => {
  const swaps = await Promise.all([...parts].map((part) => part(next)))
  document.documentElement.lang = next
  batch(() => {
    for (const swap of swaps) swap()
    setSpoken(next)
  })
}

/** Before the first render. */
export const startLanguage = async (): Promise<void> => {
  await speak(preferred())
  await page.start()
}

export const setLanguage = (next: Language): Promise<void> => {
  remember('language', next)
  return speak(next)
}

/** Words of a part of the page that is loaded with it, in the language spoken now; undefined until they are here. */
export const createWords = <Words>(
  words: Record<Language, () => Promise<Words>>,
): (() => Words | undefined) => {
  // Not on a server, which would send what it loads with the page: words are functions.
  const [loaded] = createResource(language, (spoken) => words[spoken](), { ssrLoadFrom: 'initial' })
  return () => loaded.latest
}

/** What may have words of its own: it fetches them, in the language of the page. */
interface Worded {
  startWords?(): Promise<unknown>
}

/** Of a part that is fetched when it is first needed what is drawn, once its words are there. */
export const worded = <Part extends object, Props extends object>(
  load: () => Promise<Part>,
  drawn: (part: Part) => Component<Props>,
) =>
  lazy(async () => {
    const part: Part & Worded = await load()
    await part.startWords?.()
    return { default: drawn(part) }
  })
