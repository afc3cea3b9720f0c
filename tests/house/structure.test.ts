/** The floors of the house: who may import whom, and how long a file may grow. */
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { sourcesUnder, textOf } from '../kit/sources.ts'

interface Floor {
  readonly name: string
  /** The files of this floor. The first floor that matches a file is its own. */
  readonly files: RegExp
  /** What they may import: paths from the root of the project, and packages by name. `$1` is the file's own game. */
  readonly imports: readonly string[]
}

const floors: readonly Floor[] = [
  { name: 'engine', files: /^shared\/engine\//, imports: ['shared/engine/'] },
  {
    name: 'a game',
    files: /^shared\/games\/(\w+)\//,
    imports: ['shared/engine/', 'shared/games/$1/', 'valibot$'],
  },
  { name: 'bots', files: /^shared\/bots\//, imports: ['shared/engine/', 'shared/bots/'] },
  {
    name: 'protocol',
    files: /^shared\/protocol\//,
    imports: ['shared/engine/', 'shared/protocol/', 'valibot$'],
  },
  {
    name: 'registry',
    files: /^shared\/\w+\.ts$/,
    imports: ['shared/engine/', 'shared/games/\\w+/(meta|game)\\.ts$'],
  },
  {
    name: 'worker',
    files: /^worker\//,
    imports: [
      'worker/',
      'shared/(?!games/)',
      'hono(-openapi|/|$)',
      'cloudflare:',
      'valibot$',
      '@valibot/',
      '@noble/hashes/',
      '@block65/webcrypto-web-push$',
      // Pictures: built from the page's own boards, with its letters.
      'dist-draw/draw\\.js$',
      '@resvg/resvg-wasm',
      '@fontsource/',
    ],
  },
  {
    name: 'a board',
    files: /^frontend\/games\/(\w+)\//,
    imports: [
      'frontend/games/$1/',
      'frontend/(kit|plug|texts)/',
      'shared/(engine|protocol)/',
      'shared/games/$1/(?!(game|bot)\\.ts)',
      'solid-js($|/)',
    ],
  },
  {
    name: 'kit',
    files: /^frontend\/kit\//,
    imports: ['frontend/(kit|texts)/', 'shared/(engine|protocol)/', 'solid-js($|/)'],
  },
  {
    name: 'plug',
    files: /^frontend\/plug\//,
    imports: ['frontend/(plug|kit|texts)/', 'shared/(engine|protocol)/', 'solid-js($|/)'],
  },
  {
    name: 'page',
    files: /^frontend\//,
    imports: [
      'frontend/(?!games/)',
      'shared/(?!games/)',
      'solid-js($|/)',
      '@fontsource/',
      '@floating-ui/dom$',
      'uqr$',
      'vite/client$',
    ],
  },
]

interface Import {
  readonly from: string
  readonly to: string
}

/** Static, dynamic and bare imports, and re-exports; paths from the root of the project. */
const importsOf = (path: string): Import[] =>
  [
    ...textOf(path).matchAll(
      /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm,
    ),
  ].map(([, named, bare]) => {
    const to = (named ?? bare ?? '').replace(/\?.*/, '')
    return { from: path, to: to.startsWith('.') ? join(dirname(path), to) : to }
  })

const floorOf = (path: string): { floor: Floor; game: string } | null => {
  for (const floor of floors) {
    const found = floor.files.exec(path)
    if (found !== null) return { floor, game: found[1] ?? '' }
  }
  return null
}

const isAllowed = ({ from, to }: Import): boolean => {
  const at = floorOf(from)
  return (
    at?.floor.imports.some((allowed) => new RegExp(`^${allowed.replace('$1', at.game)}`).test(to)) ?? false
  )
}

const sources = ['shared', 'worker', 'frontend'].flatMap(sourcesUnder)

describe('floors', () => {
  test('every source stands on one', () => {
    expect(sources.length).toBeGreaterThan(30)
    expect(sources.filter((path) => floorOf(path) === null)).toEqual([])
  })

  test.each(floors)('$name imports what it may', (floor) => {
    const imports = sources.filter((path) => floorOf(path)?.floor === floor).flatMap(importsOf)
    expect(imports.filter((one) => !isAllowed(one)).map(({ from, to }) => `${from} imports ${to}`)).toEqual(
      [],
    )
  })

  test('imports are seen at all', () => {
    const seen = importsOf('shared/registry.ts').map(({ to }) => to)
    expect(seen).toContain('shared/engine/meta.ts')
    expect(seen.some((to) => /^shared\/games\/\w+\/game\.ts$/.test(to))).toBe(true)
  })

  test.each([
    ['shared/engine/table.ts', 'shared/bots/greedy.ts'],
    ['shared/engine/table.ts', 'valibot'],
    ['shared/games/chess/game.ts', 'shared/games/go/state.ts'],
    ['shared/games/chess/steps/turn.ts', 'shared/bots/bots.ts'],
    ['shared/bots/greedy.ts', 'shared/games/chess/game.ts'],
    ['shared/protocol/messages.ts', 'shared/registry.ts'],
    ['worker/room/room.ts', 'frontend/net/session.ts'],
    ['worker/room/room.ts', 'shared/games/chess/game.ts'],
    ['worker/room/room.ts', 'solid-js'],
    ['frontend/table/play/Log.tsx', 'frontend/games/chess/ui.tsx'],
    ['frontend/table/play/Log.tsx', 'shared/games/chess/state.ts'],
    ['frontend/app/main.tsx', 'worker/index.ts'],
    ['frontend/games/chess/Board.tsx', 'frontend/net/session.ts'],
    ['frontend/games/chess/Board.tsx', 'frontend/table/model/reel.ts'],
    ['frontend/plug/gameUi.ts', 'frontend/table/model/table.ts'],
    ['frontend/games/chess/Board.tsx', 'shared/games/go/layout.ts'],
    ['frontend/games/chess/ui.tsx', 'shared/games/chess/game.ts'],
    ['frontend/games/chess/Board.tsx', 'shared/games/chess/bot.ts'],
    ['shared/registry.ts', 'tests/kit/toy.ts'],
  ])('%s may not import %s', (from, to) => {
    expect(floorOf(from)).not.toBeNull()
    expect(isAllowed({ from, to })).toBe(false)
  })
})

test('no file of code is longer than 400 lines', () => {
  const data = /\/texts[./]|\/texts\.\w+\.ts$|\/art\//
  const long = sources
    .filter((path) => !data.test(path))
    .map((path) => ({ path, lines: textOf(path).split('\n').length - 1 }))
    .filter(({ lines }) => lines > 400)
  expect(long).toEqual([])
})

test('faces are turned up in the record of a finished game alone, never where games run', () => {
  const openers = sources.filter((path) => /\b(openly|followOpenly|pooled)\(/.test(textOf(path)))
  expect(openers.toSorted()).toEqual([
    'frontend/table/model/history.ts',
    'frontend/table/model/onlooker.ts',
    'frontend/table/model/storyLines.ts',
    'frontend/table/model/turningPoints.ts',
    'shared/bots/story.ts',
    'shared/engine/replay.ts',
  ])
})

test('rules with their bots are fetched by the thread that thinks, and by no page', () => {
  const fetching = sourcesUnder('frontend').filter((path) => /\.rules\(\)/.test(textOf(path)))
  expect(fetching).toEqual(['frontend/table/thinking/thread.ts'])
})

test('no native tooltip at a table: what a sign means is said by its card or hint, to every finger too', () => {
  const isAtTable = /^frontend\/(games|plug|table\/(?!waiting))/
  const native = sourcesUnder('frontend')
    .filter((path) => isAtTable.test(path) && path.endsWith('.tsx'))
    .filter((path) => /<(?!iframe)[a-z][a-z0-9]*\b[^<>]*\stitle=/.test(textOf(path)))
  expect(native).toEqual([])
})

test('no text keeps the marks of a merge: formatters pass over them in pages and styles', () => {
  const mark = /^(?:<{7}|>{7}) /m
  const texts = globSync(
    '{*.md,{.ci,.github,frontend,shared,tests,worker}/**/*.{md,css,html,json,ts,tsx,yml}}',
    {
      exclude: (path) => path.includes('node_modules'),
    },
  )
  expect(texts.length).toBeGreaterThan(900)
  expect(texts.filter((path) => mark.test(textOf(path)))).toEqual([])
  expect(mark.test(`a page\n${'<'.repeat(7)} HEAD\n`)).toBe(true)
})
