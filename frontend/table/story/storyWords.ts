import { createDictionary } from '../../kit/language.ts'
import type { StoryTexts } from '../../texts/story.es.ts'

export const { words: s, start: startStoryWords } = createDictionary<StoryTexts>({
  es: async () => (await import('../../texts/story.es.ts')).story,
  en: async () => (await import('../../texts/story.en.ts')).story,
})
