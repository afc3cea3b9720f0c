import type { EmbedTexts } from './embed.es.ts'

export const embed: EmbedTexts = {
  open: 'Open the table',
  outside: 'See it on Almena',
  brief: 'Your seat lasts as long as this frame.',
  take: 'Take it to Almena',
}
