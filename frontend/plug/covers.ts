/** Box covers, one SVG file per game folder: `frontend/games/<id>/cover.svg`. A game without one shows bare stone. */
import { dictionary } from '../../shared/engine/own.ts'

const found: Record<string, string> = import.meta.glob('../games/*/cover.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

export const covers = dictionary(
  Object.fromEntries(Object.entries(found).map(([path, url]) => [path.split('/').at(-2) ?? path, url])),
)
