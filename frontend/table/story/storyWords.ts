import { createDictionary } from '../../kit/language.ts'
import type { StoryTexts } from '../../texts/story.es.ts'
import { startLogWords } from '../logWords.ts'

export const { words: s, start: startStoryWords } = createDictionary<StoryTexts>({
  es: async () => (await import('../../texts/story.es.ts')).story,
  en: async () => (await import('../../texts/story.en.ts')).story,
})

/** With those of the log: a turn that decided is told in them. */
export const startToldWords = () => Promise.all([startStoryWords(), startLogWords()])
