import { createCounting } from '../kit/counting.ts'
import type { EmbedTexts } from './embed.es.ts'

const { listed } = createCounting('en')

export const embed: EmbedTexts = {
  won: (names, points) => `${listed(names)} ${names.length > 1 ? 'win' : 'wins'}, ${points.join('-')}`,
  open: 'Open the table',
  outside: 'See it on Almena',
  brief: 'Your seat lasts as long as this frame.',
  take: 'Take it to Almena',
}
