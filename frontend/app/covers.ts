/** Box covers, one SVG file per game folder: `frontend/games/<id>/cover.svg`. A game without one shows bare stone. */
const found: Record<string, string> = import.meta.glob('../games/*/cover.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

export const covers: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(found).map(([path, url]) => [path.split('/').at(-2) ?? path, url]),
)
