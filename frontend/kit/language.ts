import { createResource, createSignal } from 'solid-js'
import { type Language, languages } from '../../shared/engine/meta.ts'
import type { Texts } from '../texts/es.ts'
import { recall, remember } from './storage.ts'

const load = {
  es: async (): Promise<Texts> => (await import('../texts/es.ts')).es,
  en: async (): Promise<Texts> => (await import('../texts/en.ts')).en,
} satisfies Record<Language, () => Promise<Texts>>

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
const [dictionary, setDictionary] = createSignal<Texts>()

export { language }

/** The page's texts, in the language spoken now. Read only after `startLanguage`. */
export const t = (): Texts => {
  const texts = dictionary()
  if (texts === undefined) throw new Error('texts are not loaded yet')
  return texts
}

const speak = async (next: Language): Promise<void> => {
  const texts = await load[next]()
  document.documentElement.lang = next
  setDictionary(texts)
  setSpoken(next)
}

/** Before the first render. */
export const startLanguage = (): Promise<void> => speak(preferred())

export const setLanguage = (next: Language): Promise<void> => {
  remember('language', next)
  return speak(next)
}

/** Words of a part of the page that is loaded with it, in the language spoken now; undefined until they are here. */
export const createWords = <Words>(
  words: Record<Language, () => Promise<Words>>,
): (() => Words | undefined) => {
  const [loaded] = createResource(language, (spoken) => words[spoken]())
  return () => loaded.latest
}
