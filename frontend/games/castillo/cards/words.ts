/** What the cards say, fetched when it is first read. */
import { createResource, type Resource } from 'solid-js'
import type { Language } from '../../../../shared/engine/meta.ts'
import { language } from '../../../kit/language.ts'
import type { CardTexts } from './texts.es.ts'

export const cardTextsIn = async (spoken: Language): Promise<CardTexts> =>
  (spoken === 'es' ? await import('./texts.es.ts') : await import('./texts.en.ts')).cardTexts

/** In the language of the page. */
export const createCardTexts = (): Resource<CardTexts> => createResource(language, cardTextsIn)[0]
