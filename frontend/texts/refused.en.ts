import type { refused as es } from './refused.es.ts'

export const refused: typeof es = {
  tooMany: 'Many tables have been opened from your network just now. Try again in a minute.',
  failed: 'The table could not be opened. Check your connection and try again.',
}
