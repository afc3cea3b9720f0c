/**
 * Speed as ratios in one run on one machine: `npm run bench` (add `-- --json` for one JSON object).
 *
 * The load is the same for all: four clients at one table, in turn; a move is over when all four have it. Players'
 * thinking is left out: the time between a move's end and the next one's start is not counted.
 *   limit      a Durable Object that stores a row and tells everybody
 *   almena     the real worker with real moves of each game
 *   boardgame  boardgame.io with its FlatFile store and a game that counts
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, end, freePort, start, wranglerEnv } from '../../.ci/processes.ts'
import { defaultOptions } from '../../shared/engine/meta.ts'
import { registry } from '../../shared/registry.ts'
import { type Match, playTables } from './almena.ts'
import { rulesPerSecond } from './rules.ts'
import { playLimit } from './limit.ts'

export interface Load {
  /** Milliseconds of each move. */
  readonly times: readonly number[]
  /** Bytes that one client was sent for one move, on average; null where the peer's wire is not ours to count. */
  readonly bytesPerMoveAndClient: number | null
}

interface Peers {
  playMatch(server: string, moves: number): Promise<number[]>
  reduce(milliseconds: number): number
}

const moves = 600
const warmUp = 60

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

const round = (value: number): number => Math.round(value * 1000) / 1000

const summary = ({ times, bytesPerMoveAndClient }: Load) => {
  const counted = times.slice(warmUp)
  const sorted = [...counted].sort((a, b) => a - b)
  const total = counted.reduce((sum, time) => sum + time, 0)
  return {
    moves: counted.length,
    movesPerSecond: round((counted.length / total) * 1000),
    p50: round(quantile(sorted, 0.5)),
    p99: round(quantile(sorted, 0.99)),
    bytesPerMoveAndClient: bytesPerMoveAndClient === null ? null : Math.round(bytesPerMoveAndClient),
  }
}

const scratch = (name: string): string => mkdtempSync(join(tmpdir(), `almena-bench-${name}-`))

/** Runs a worker on local workerd for as long as `use` takes. */
const withWorker = async <T>(args: readonly string[], use: (base: string) => Promise<T>): Promise<T> => {
  const port = await freePort(8900)
  const data = scratch('data')
  const server = start(
    'wrangler',
    ['dev', ...args, '--port', String(port), '--persist-to', data, '--show-interactive-dev-session=false'],
    wranglerEnv,
  )
  try {
    await answers(`http://127.0.0.1:${port}/api/`, 60_000)
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    end(server)
  }
}

const withBoardgame = async <T>(use: (base: string) => Promise<T>): Promise<T> => {
  const port = await freePort(8950)
  // Its greeting goes to the errors: what this prints is the report alone.
  const command = `exec node tests/bench/peers/boardgame.cjs ${port} ${scratch('flatfile')} 1>&2`
  const server = start('sh', ['-c', command])
  try {
    await answers(`http://127.0.0.1:${port}/games`, 30_000)
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    end(server)
  }
}

if (!existsSync('tests/bench/node_modules/boardgame.io')) {
  console.error('installing the peers …')
  execFileSync('npm', ['install', '--no-package-lock', '--silent'], { cwd: 'tests/bench', stdio: 'ignore' })
}
mkdirSync('dist', { recursive: true })
const peers = createRequire(import.meta.url)('./peers/clients.cjs') as Peers

const matches: readonly Match[] = await Promise.all(
  Object.values(registry).map(async ({ meta, rules }) => ({
    rules: await rules(),
    options: defaultOptions(meta),
  })),
)

// Taken in turns, so that a slow minute of the machine hits all.
const limits: Load[] = []
const almenas = new Map<Match, Load[]>(matches.map((match) => [match, []]))
for (let turn = 0; turn < 2; turn++) {
  limits.push(
    await withWorker(['--config', 'tests/bench/limit/wrangler.toml'], (base) => playLimit(base, moves)),
  )
  await withWorker(['--var', 'FRAMES_PER_SECOND:100000'], async (base) => {
    for (const [match, loads] of almenas) loads.push(await playTables(base, moves, match))
  })
}
const best = (loads: readonly Load[]): ReturnType<typeof summary> =>
  loads.map(summary).reduce((a, b) => (a.movesPerSecond > b.movesPerSecond ? a : b))
const boardgameTimes = await withBoardgame((base) => peers.playMatch(base, moves))
const limit = best(limits)
const boardgame = summary({ times: boardgameTimes, bytesPerMoveAndClient: null })
const reducer = Math.round(peers.reduce(3000))

const games = Object.fromEntries(
  matches.map((match) => {
    const { rules, options } = match
    const almena = best(almenas.get(match) ?? [])
    const alone = Math.round(rulesPerSecond(rules, options, 3000))
    const ratios = {
      toLimit: round(almena.movesPerSecond / limit.movesPerSecond),
      toBoardgame: round(almena.movesPerSecond / boardgame.movesPerSecond),
      rulesToReducer: round(alone / reducer),
    }
    return [rules.id, { load: almena, rulesMovesPerSecond: alone, ratios }]
  }),
)

const report = {
  limit,
  boardgame: { ...boardgame, reducerMovesPerSecond: reducer },
  games,
  what: 'rules: legal moves listed and one applied; reducer: one makeMove of boardgame.io through its reducer',
}

if (process.argv.includes('--json')) console.log(JSON.stringify(report))
else {
  const loads = Object.fromEntries(Object.entries(games).map(([id, { load }]) => [id, load]))
  console.table({ limit, boardgame, ...loads })
  console.table(Object.fromEntries(Object.entries(games).map(([id, { ratios }]) => [id, ratios])))
  for (const [id, { rulesMovesPerSecond }] of Object.entries(games))
    console.log(`rules of ${id} alone: ${rulesMovesPerSecond} moves/s`)
  console.log(`boardgame.io's reducer alone: ${reducer} moves/s`)
}
process.exit(0)
