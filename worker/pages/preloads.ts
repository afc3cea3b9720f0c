/**
 * What a page will ask for, one thing after the other: page, game, words. Named in its head, all of it
 * comes at once. The names of the files are in the manifest of the site's build.
 */
import type { Language } from '../../shared/engine/meta.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** Read once: a deploy of the site starts the Worker anew. */
let read: Manifest | null = null

const readManifest = async (assets: Fetcher, origin: string): Promise<Manifest> => {
  const response = await assets.fetch(`${origin}/.vite/manifest.json`)
  // Without a build there is nothing to name, as where the site is served with hot reload.
  return response.ok ? await response.json<Manifest>() : {}
}

/** Sources of the page of any table, as the manifest names them. */
export const filesOfTables = (language: Language): readonly string[] => [
  'app/TablePage.tsx',
  `texts/${language}.ts`,
]

/** Of this one. */
export const filesOfTable = ({ stage, game }: TableInfo, language: Language): readonly string[] => [
  ...filesOfTables(language),
  ...(stage === 'waiting'
    ? ['app/WaitingRoom.tsx', `texts/waiting.${language}.ts`, `texts/chat.${language}.ts`]
    : [
        'app/InPlay.tsx',
        `texts/play.${language}.ts`,
        `games/${game}/ui.tsx`,
        `games/${game}/texts.${language}.ts`,
      ]),
]

const reach = (manifest: Manifest, names: readonly string[], into: Set<Chunk>): Set<Chunk> => {
  for (const name of names) {
    const chunk = manifest[name]
    if (chunk === undefined || into.has(chunk)) continue
    into.add(chunk)
    reach(manifest, chunk.imports ?? [], into)
  }
  return into
}

/** Links for a page; after what is seen first, which is in its head already. `sent`: sources that it has links for. */
export const preloadsFor = async (
  assets: Fetcher,
  origin: string,
  files: readonly string[],
  sent: readonly string[] = [],
): Promise<string> => {
  const manifest = (read ??= await readManifest(assets, origin))
  // The page's own file and styles are in its head already.
  const known = reach(manifest, ['index.html', ...sent], new Set())
  const chunks = [...reach(manifest, files, new Set())].filter((chunk) => !known.has(chunk))
  return chunks
    .flatMap(({ file, css = [] }) => [
      `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
      ...css.map(
        (sheet) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${sheet}">`,
      ),
    ])
    .join('')
}
