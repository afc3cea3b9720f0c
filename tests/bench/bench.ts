/**
 * Speed as ratios in one run on one machine: `npm run bench` (add `-- --json` for one JSON object).
 *
 * The load is the same for all: four clients at one table, in turn; a move is over when all four have it. Players'
 * thinking is left out: the time between a move's end and the next one's start is not counted.
 *   limit      a Durable Object that stores a row and tells everybody
 *   almena     the real worker with real Fortaleza moves
 *   boardgame  boardgame.io with its FlatFile store and a game that counts
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, end, freePort, start, wranglerEnv } from '../../.ci/processes.ts'
import { playTables } from './almena.ts'
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

// Taken in turns, so that a slow minute of the machine hits both.
const limits: Load[] = []
const almenas: Load[] = []
for (let turn = 0; turn < 2; turn++) {
  limits.push(
    await withWorker(['--config', 'tests/bench/limit/wrangler.toml'], (base) => playLimit(base, moves)),
  )
  almenas.push(await withWorker(['--var', 'FRAMES_PER_SECOND:100000'], (base) => playTables(base, moves)))
}
const best = (loads: readonly Load[]): ReturnType<typeof summary> =>
  loads.map(summary).reduce((a, b) => (a.movesPerSecond > b.movesPerSecond ? a : b))
const boardgameTimes = await withBoardgame((base) => peers.playMatch(base, moves))
const [limit, almena] = [best(limits), best(almenas)]
const boardgame = summary({ times: boardgameTimes, bytesPerMoveAndClient: null })
const rules = { almena: Math.round(rulesPerSecond(3000)), boardgame: Math.round(peers.reduce(3000)) }

const report = {
  limit,
  almena,
  boardgame,
  rules: {
    ...rules,
    what: 'almena: legal moves listed and one applied; boardgame: one makeMove through its reducer',
  },
  ratios: {
    almenaToLimit: round(almena.movesPerSecond / limit.movesPerSecond),
    almenaToBoardgame: round(almena.movesPerSecond / boardgame.movesPerSecond),
    rulesToReducer: round(rules.almena / rules.boardgame),
  },
}

if (process.argv.includes('--json')) console.log(JSON.stringify(report))
else {
  console.table({ limit, almena, boardgame })
  console.table(report.ratios)
  console.log(
    `rules alone: ${rules.almena} moves/s; boardgame.io's reducer alone: ${rules.boardgame} moves/s`,
  )
}
process.exit(0)
