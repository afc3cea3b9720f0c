/**
 * What the first load of a table costs, gzipped, against its budget; and what a deploy would upload, by a dry run.
 * Chunks are followed through Vite's manifest from the page to the table and on to each game.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { commandLine } from './commandLine.ts'
import { buildMissing } from './built.ts'
import { wranglerEnv } from './processes.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/**
 * Kilobytes of gzipped JavaScript: of what every table asks for, of the page of one in play, and of the thread that thinks
 * for who plays on their own device or may ask for a hint, without the rules that it fetches.
 */
const budget = { shell: 18.3, play: 16.7, thread: 8.5 }

/** What a game may weigh beyond that: kilobytes, as its own folder says. */
interface GameBudget {
  /** What the page judges and predicts by. */
  readonly rules: number
  /** Board, hand and art. */
  readonly board: number
  /** The words of the heaviest language. */
  readonly words: number
  /** What its bots go by: the thread that thinks fetches it beside the rules, and no page does. */
  readonly bots: number
}

const budgetOf = (game: string): GameBudget =>
  JSON.parse(readFileSync(`frontend/games/${game}/budget.json`, 'utf8')) as GameBudget

const given = commandLine(
  `What the first load of a table costs, gzipped, against its budget; and what a deploy would upload.

  npm run sizes                  a table; builds first what is not built
  npm run -s sizes -- --json     one JSON object, bytes

Ends with 1 where something is over its budget: a game's is in frontend/games/<game>/budget.json.`,
  {
    json: { type: 'boolean', default: false },
  },
)

await buildMissing()
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Chunk>
const zipped = (file: string): number => gzipSync(readFileSync(join('dist', file)), { level: 9 }).length

const reach = (names: readonly string[], into: Set<string> = new Set()): Set<string> => {
  for (const name of names) {
    const chunk = manifest[name]
    if (chunk === undefined || into.has(chunk.file)) continue
    into.add(chunk.file)
    reach(chunk.imports ?? [], into)
  }
  return into
}
const weigh = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + zipped(file), 0)
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const languages = ['es', 'en']
const shell = reach(['index.html', 'app/TablePage.tsx', 'texts/es.ts'])
const play = reach(['app/InPlay.tsx', 'texts/play.es.ts'])
const beyond = (files: Set<string>, ...known: readonly Set<string>[]): string[] =>
  [...files].filter((file) => !known.some((one) => one.has(file)))
// It is a build of its own, which the manifest does not tell of.
const threads = readdirSync('dist/assets').filter((file) => /^thread-.*\.js$/.test(file))
const rows: { what: string; bytes: number; limit: number | null }[] = [
  { what: 'shell of a table (JS, one language)', bytes: weigh(shell), limit: budget.shell * 1000 },
  {
    what: 'a table in play (JS, one language)',
    bytes: weigh(beyond(play, shell)),
    limit: budget.play * 1000,
  },
  {
    what: 'the thread that thinks (JS)',
    bytes: weigh(threads.map((file) => `assets/${file}`)),
    limit: budget.thread * 1000,
  },
]
for (const name of Object.keys(manifest)) {
  const game = /^games\/([^/]+)\/ui\.tsx$/.exec(name)?.[1]
  // What is not in the registry yet is loaded by nobody.
  if (game === undefined || manifest[`../shared/games/${game}/game.ts`] === undefined) continue
  const limits = budgetOf(game)
  const whole = beyond(reach([name]), shell, play)
  // What the page has in common with the whole game, bots and all, are the rules.
  const judged = reach([`../shared/games/${game}/game.ts`])
  const rules = whole.filter((file) => judged.has(file))
  const words = languages.map((language) =>
    weigh(beyond(reach([`games/${game}/texts.${language}.ts`]), shell, play, new Set(whole))),
  )
  for (const [what, bytes, limit] of [
    ['rules', weigh(rules), limits.rules],
    ['board with art', weigh(beyond(new Set(whole), new Set(rules))), limits.board],
    ['words of one language', Math.max(...words), limits.words],
    ['bots', weigh(beyond(judged, new Set(whole), shell, play)), limits.bots],
  ] as const)
    rows.push({ what: `${game}: ${what}`, bytes, limit: limit * 1000 })
}
const css = readdirSync('dist/assets').filter((file) => file.endsWith('.css'))
rows.push({ what: 'styles', bytes: weigh(css.map((file) => `assets/${file}`)), limit: null })

const total = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? total(path) : gzipSync(readFileSync(path)).length)
  }, 0)
rows.push({ what: 'whole site', bytes: total('dist'), limit: null })

console.error('what a deploy would upload, by a dry run …')
const printed = execFileSync('wrangler', ['deploy', '--dry-run', '--outdir', '.artifacts/worker'], {
  env: { ...process.env, ...wranglerEnv, WRANGLER_LOG: 'log' },
  encoding: 'utf8',
})
const upload = /Total Upload:.*/.exec(printed)?.[0] ?? printed
const worker = statSync('.artifacts/worker/index.js').size
if (given.json) console.log(JSON.stringify({ rows, worker, upload }))
else {
  for (const { what, bytes, limit } of rows)
    console.log(
      `${what.padEnd(40)} ${kilobytes(bytes).padStart(9)} gzipped${limit === null ? '' : ` of ${kilobytes(limit)}`}`,
    )
  console.log(upload)
  console.log(`worker: ${kilobytes(worker)} before compression`)
}

const over = rows.filter(({ bytes, limit }) => limit !== null && bytes > limit)
for (const { what } of over) console.error(`over budget: ${what}`)
process.exit(over.length === 0 ? 0 : 1)
