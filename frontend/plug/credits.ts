/** Whose each game is: `credit.ts` in its folder, for the about page alone. */
import { dictionary } from '../../shared/engine/own.ts'
import type { Worded } from '../../shared/engine/meta.ts'

const found: Record<string, Worded> = import.meta.glob('../games/*/credit.ts', {
  eager: true,
  import: 'credit',
})

export const credits = dictionary(
  Object.fromEntries(Object.entries(found).map(([path, credit]) => [path.split('/').at(-2) ?? path, credit])),
)
