/**
 * Speed as ratios in one run on one machine: `npm run bench` (add `-- --json` for one JSON object). `--brief` plays
 * a few moves only: it shows that everything runs, and its figures mean little. `--only` leaves the peers out, `--tables 8,32` plays
 * at so many tables alone; `--wake`, `--crowded`, `--long`, `--maestro`, `--bots` and `--story` measure one thing each (`--help`).
 *
 * The load is the same for all (load.ts): 1, 8, 32 and 128 tables of four clients, in rounds. Where the machine has two
 * cores and `taskset`, the server has the first to itself and the clients the second.
 *   limit      a Durable Object that stores a row and tells everybody
 *   almena     the real worker with real moves of each game, and once more with a live clock
 *   boardgame  boardgame.io with its FlatFile store and a game that counts: one table
 *   colyseus   Colyseus with a room of the same game, which keeps nothing on a disk: one table; and one that writes each
 *              move into SQLite before it tells it
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { commandLine } from '../../.ci/commandLine.ts'
import { buildMissing } from '../../.ci/built.ts'
import { answers, end, endWhenStopped, freePort, start } from '../../.ci/processes.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { registry } from '../../shared/registry.ts'
import { openAlmena } from './almena.ts'
import { type Bars, heldTo } from './bars.ts'
import { measureCrowded } from './crowded.ts'
import { quantile, round } from './figures.ts'
import { openLimit } from './limit.ts'
import { measureLong } from './long.ts'
import { hintTimes, storyTime } from './hints.ts'
import { measureMaestro } from './maestro.ts'
import { joined, type Load, play, type Playable } from './load.ts'
import { pin, serverOf } from './machine.ts'
import type { Company, Match } from './players.ts'
import { greedyMilliseconds, picksPerSecond } from './picks.ts'
import { rulesPerSecond } from './rules.ts'
import { patience, scratch, toErrors, withWorker } from './served.ts'
import { countedWorker, measureWakeUp, missedBy } from './wake.ts'

interface Peers {
  playMatch(server: string, moves: number): Promise<number[]>
  reduce(milliseconds: number): number
}
interface Colyseus {
  playRoom(server: string, moves: number): Promise<number[]>
}

/** What each figure is held to; in milliseconds of CPU, seconds of it for a story, and dollars. */
const bars = {
  greedy: { most: 15 },
  hintP95: { most: 700 },
  seconds: { most: 60 },
  first: { most: 300 },
  p95: { most: 60 },
  dollarsPerGame: { most: 0.00001 },
} as const
/** Moves that a policy picks and plays in a second of CPU, at least. */
const picksBars: Readonly<Record<string, number>> = { fortaleza: 40_000, castillo: 20_000 }
const otherPicks = 10_000

const given = commandLine(
  `Speed as ratios in one run on one machine: moves a second, CPU and memory of each game beside a bare Durable Object.

  npm run bench                 a table for each number of tables
  npm run bench -- --json       one JSON object: what stands behind each name is told in "what"
  --tables <n,n,...>            at so many tables at once (1,8,32,128)
  --only                        leaves the peers (boardgame.io, Colyseus) out
  --wake                        only this: how long a room with 500 moves takes to come back into memory; ends with 1
                                where its first caller waits longer than --bound <ms> (20), on a machine that is quiet, or where a
                                room had not left memory
  --crowded                     only this: at many tables at once one person plays among bots of the middle level, all games
                                by turns; a person's move, and how quick the bots are. --tables <n> (500), --seconds <n> (60)
  --long                        only this: a log as long as a table writes it, played by a few moves and written on from
                                there on the disk; wake-up, first answer, memory. --entries <n> (${limits.entries})
  --maestro                     only this: CPU of workerd for a decision of the strongest bots, three of them at a table, and
                                what they cost in a game
  --bots                        only this: moves that each game's policy picks and plays in a second of CPU, CPU of a move
                                of the plain greedy bot that tables may have today, and of a hint, as the page's thread finds it
  --story                       only this: CPU for the story of a game of some ninety moves, some minutes in all
  --brief                       plays a few moves: it only shows that it runs, and is held to nothing

Ends with 1 where a bar is missed, and says which ("missed" in JSON), when it is in the middle of five runs, too: picks a
second (${Object.entries(picksBars)
    .map(([game, least]) => `${game} ${least}`)
    .join(
      ', ',
    )}, others ${otherPicks}), a move of the plain greedy bot (${bars.greedy.most} ms), a hint (${bars.hintP95.most} ms in 95 of 100), a story (${bars.seconds.most} s),
a decision of Maestro (${bars.p95.most} ms in 95 of 100, the first of a process ${bars.first.most}; less than $${bars.dollarsPerGame.most} for three in a game).

How far it is goes to the errors.`,
  {
    json: { type: 'boolean', default: false },
    brief: { type: 'boolean', default: false },
    only: { type: 'boolean', default: false },
    wake: { type: 'boolean', default: false },
    crowded: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    maestro: { type: 'boolean', default: false },
    bots: { type: 'boolean', default: false },
    story: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '60' },
    entries: { type: 'string', default: String(limits.entries) },
    tables: { type: 'string' },
    bound: { type: 'string', default: '20' },
  },
  ['seconds', 'entries', 'tables', 'bound'],
)
const isBrief = given.brief
const wanted = (given.tables ?? '1,8,32,128').split(',').map(Number)
/** How many tables at once, and how often: no game may end before its rounds are over. */
const plans: readonly { readonly tables: number; readonly times: number; readonly rounds: number }[] = isBrief
  ? [{ tables: 1, times: 1, rounds: 20 }]
  : [
      { tables: 1, times: 5, rounds: 40 },
      { tables: 8, times: 3, rounds: 25 },
      { tables: 32, times: 1, rounds: 20 },
      { tables: 128, times: 1, rounds: 10 },
    ].filter(({ tables }) => wanted.includes(tables))
const warmUp = isBrief ? 4 : 10
/** Milliseconds that rules and reducer are run for. */
const alone = isBrief ? 200 : 3000
const summary = ({ times, total, bytes, cpu, memory }: Load) => ({
  moves: times.length,
  movesPerSecond: round((times.length / total) * 1000),
  p50: round(quantile(times, 0.5)),
  p99: round(quantile(times, 0.99)),
  /** Milliseconds of the server's CPU. */
  cpuPerMove: cpu === null ? null : round(cpu),
  /** Mebibytes. */
  memoryPerTable: memory === null ? null : round(memory),
  medianBytes: bytes === null ? null : quantile(bytes, 0.5),
})
type Summary = ReturnType<typeof summary>

/** A peer in a process of its own, on the core of servers; what it is started with stands behind its port. */
const withPeer = async <T>(
  file: string,
  more: readonly string[],
  use: (base: string) => Promise<T>,
): Promise<T> => {
  const port = await freePort(8950)
  const server = start('node', [`tests/bench/peers/${file}`, String(port), ...more], {}, toErrors)
  endWhenStopped(server)
  try {
    await answers(`http://127.0.0.1:${port}/games`, patience, server)
    if (server.pid !== undefined && cpus().length > 1) pin(server.pid, 0)
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    await end(server)
  }
}

/** By how many tables: what came of them. */
type Sized = Readonly<Record<string, Summary>>

interface Contender {
  readonly name: string
  readonly data: string
  open(): Promise<Playable>
}

/** All by turns, so that a slow minute of the machine hits all. */
const playAll = async (contenders: readonly Contender[]): Promise<ReadonlyMap<string, Sized>> => {
  for (const { open, data } of contenders) {
    // The object that is opened first shows which process serves.
    await play(open, data, { tables: 1, rounds: 1, warmUp: 0 })
    const server = serverOf(data)
    if (server !== null && cpus().length > 1) pin(server, 0)
  }
  const sized = new Map<string, Record<string, Summary>>(contenders.map(({ name }) => [name, {}]))
  for (const { tables, times, rounds } of plans) {
    const loads = new Map<string, Load[]>(contenders.map(({ name }) => [name, []]))
    for (let time = 0; time < times; time++)
      for (const { name, open, data } of contenders) {
        console.error(`${tables}: ${name} …`)
        loads.get(name)?.push(await play(open, data, { tables, rounds, warmUp }))
      }
    for (const [name, all] of loads) Object.assign(sized.get(name) ?? {}, { [tables]: summary(joined(all)) })
  }
  return sized
}

const onlyAlmena =
  given.only || given.wake || given.crowded || given.long || given.maestro || given.bots || given.story
const arePeersThere = ['boardgame.io', '@colyseus/core'].every((name) =>
  existsSync(`tests/bench/node_modules/${name}`),
)
if (!onlyAlmena && !arePeersThere) {
  console.error('installing the peers …')
  const npm = ['install', '--no-package-lock', '--no-audit', '--no-fund']
  execFileSync('npm', npm, { cwd: 'tests/bench', stdio: ['ignore', 2, 2] })
}
await buildMissing()
if (cpus().length > 1) pin(process.pid, 1)

const matches: readonly Match[] = await Promise.all(
  Object.values(registry).map(async ({ meta, rules }) => ({
    rules: await rules(),
    options: defaultOptions(meta),
  })),
)
const live = { kind: 'live', bank: 900, increment: 30 } as const
const companies: readonly (readonly [string, Company])[] = matches.flatMap((match) => {
  const company = { match, seats: 4, bots: false }
  return [
    [match.rules.id, company],
    [`${match.rules.id} with a clock`, { ...company, house: { clock: live } }],
  ] as const
})

/** Frames as fast as programs send them. */
const hasty = ['--var', 'FRAMES_PER_SECOND:100000']
/** The game with the longest logs. */
const longest = (): Match => {
  const match = matches.find(({ rules }) => rules.id === 'fortium')
  if (match === undefined) throw new Error('there is no fortium')
  return match
}
/** Says what has missed its bar, and ends. */
const endWith = (missed: readonly string[]): never => {
  for (const line of missed) console.error(`missed: ${line}`)
  process.exit(missed.length === 0 ? 0 : 1)
}
const report = (figures: object, rows: object, missed: readonly string[] = []): never => {
  if (given.json) console.log(JSON.stringify({ ...figures, missed }))
  else console.table(rows)
  return endWith(missed)
}
const reportAlone = (what: string, figures: object, missed: readonly string[] = []): never =>
  report(figures, { [what]: figures }, missed)
/** The same of each game, held to its bars. */
const eachGame = async <Figures extends object>(
  barsOf: (game: string) => Bars,
  measure: (match: Match) => Figures | Promise<Figures>,
) => {
  const figures: Record<string, Figures> = {}
  const missed: string[] = []
  for (const match of matches) {
    const { id } = match.rules
    const held = await heldTo(id, isBrief ? {} : barsOf(id), () => measure(match))
    figures[id] = held.figures
    missed.push(...held.missed)
  }
  return { figures, missed }
}
/** What bots cost: moves of a policy that are picked and played in a second of CPU; milliseconds of a greedy move, and of a hint. */
const measureBots = () =>
  eachGame(
    (id) => ({ ...bars, picksPerSecond: { least: picksBars[id] ?? otherPicks } }),
    ({ rules, options }) => {
      console.error(`${rules.id}: bots …`)
      return {
        picksPerSecond: Math.round(picksPerSecond(rules, options, alone / 2)),
        greedy: round(greedyMilliseconds(rules, options, alone / 2)),
        ...hintTimes(rules, isBrief ? 1 : 20),
      }
    },
  )
if (given.wake) {
  console.error('500 moves at each of five tables, and a rest …')
  const woken = await withWorker([countedWorker, ...hasty], (base) =>
    measureWakeUp(base, longest(), { moves: 500, tables: 5 }),
  )
  reportAlone('milliseconds of a call', woken, missedBy(woken, Number(given.bound)))
}
if (given.crowded) {
  const plan = { tables: Number(given.tables ?? 500), seconds: Number(given.seconds) }
  const crowded = await withWorker(hasty, (base, data) => measureCrowded(base, data, matches, plan))
  reportAlone('milliseconds and mebibytes', crowded)
}
if (given.long)
  reportAlone(
    'milliseconds, kilobytes and mebibytes',
    await measureLong(hasty, longest(), Number(given.entries)),
  )
if (given.maestro) {
  const { figures, missed } = await eachGame(
    () => bars,
    ({ rules }) => measureMaestro(rules.id, isBrief ? 1 : 3),
  )
  report(figures, figures, missed)
}
if (given.bots) {
  const { figures, missed } = await measureBots()
  report(figures, figures, missed)
}
if (given.story) {
  const { figures, missed } = await eachGame(
    () => bars,
    ({ rules }) => {
      console.error(`${rules.id}: story …`)
      return storyTime(rules)
    },
  )
  report(figures, figures, missed)
}

const all = await withWorker(['--config', 'tests/bench/limit/wrangler.toml'], (bare, bareData) =>
  withWorker(hasty, (base, data) =>
    playAll([
      { name: 'bare object', data: bareData, open: () => openLimit(bare) },
      ...companies.map(([name, company]) => ({ name, data, open: () => openAlmena(base, company) })),
    ]),
  ),
)
const { 'bare object': limit = {}, ...almena } = Object.fromEntries(all)

const sizes = plans.map(({ tables }) => String(tables))
const ratio = (a: number | null | undefined, b: number | null | undefined): number | null =>
  typeof a === 'number' && typeof b === 'number' ? round(a / b) : null
/** At every number of tables: moves a second and CPU for a move, beside the bare object's. */
const toLimit = (sized: Sized) =>
  Object.fromEntries(
    sizes.map((tables) => [
      tables,
      {
        moves: ratio(sized[tables]?.movesPerSecond, limit[tables]?.movesPerSecond),
        cpu: ratio(sized[tables]?.cpuPerMove, limit[tables]?.cpuPerMove),
      },
    ]),
  )

/** One table of a peer: the moves of its own clients, but for those that warm it up. */
const ofPeer = (all: readonly number[]): Summary => {
  const times = all.slice(warmUp)
  const total = times.reduce((sum, time) => sum + time, 0)
  return summary({ times, total, bytes: null, cpu: null, memory: null })
}
const load = createRequire(import.meta.url)
const peers = onlyAlmena ? null : (load('./peers/clients.cjs') as Peers)
/** A table of each. */
const playPeers = async () => {
  const moves = isBrief ? 24 : 300
  console.error('boardgame.io and Colyseus …')
  const boardgame = await withPeer('boardgame.cjs', [scratch('flatfile')], async (base) =>
    ofPeer((await peers?.playMatch(base, moves)) ?? []),
  )
  const { playRoom } = load('./peers/colyseusClients.cjs') as Colyseus
  const colyseusKeeping = (kept: readonly string[]) =>
    withPeer('colyseus.cjs', kept, async (base) => ofPeer(await playRoom(base, moves)))
  const colyseus = await colyseusKeeping([])
  const durableColyseus = await colyseusKeeping([scratch('colyseus')])
  return { boardgame, colyseus, durableColyseus }
}

const peersReport = async () => {
  if (peers === null) return null
  const { boardgame, colyseus, durableColyseus } = await playPeers()
  const reducerMovesPerSecond = Math.round(peers.reduce(alone))
  const games = Object.fromEntries(
    matches.map(({ rules, options }) => {
      const rulesMovesPerSecond = Math.round(rulesPerSecond(rules, options, alone))
      const ratios = {
        toBoardgame: ratio(almena[rules.id]?.['1']?.movesPerSecond, boardgame.movesPerSecond),
        toColyseus: ratio(almena[rules.id]?.['1']?.movesPerSecond, colyseus.movesPerSecond),
        toDurableColyseus: ratio(almena[rules.id]?.['1']?.movesPerSecond, durableColyseus.movesPerSecond),
        rulesToReducer: round(rulesMovesPerSecond / reducerMovesPerSecond),
      }
      return [rules.id, { rulesMovesPerSecond, ratios }]
    }),
  )
  return { boardgame: { ...boardgame, reducerMovesPerSecond }, colyseus, durableColyseus, games }
}
const beside = await peersReport()
const { figures: bots, missed } = await measureBots()
const ratios = Object.fromEntries(Object.entries(almena).map(([name, sized]) => [name, toLimit(sized)]))
const what = {
  tables:
    'by how many tables play at once: moves a second, milliseconds until a move is with all four clients',
  cpuPerMove: 'milliseconds of workerd, beside the bare object of the same run',
  memoryPerTable: 'mebibytes that workerd grew by, for a table',
  medianBytes: 'of a frame that tells a client of a move',
  bots: 'moves picked by a policy and played, in a second of CPU; milliseconds of CPU of a move of the plain greedy bot, and of a hint',
  missed: 'bars that the figures of bots have missed',
  rules: 'legal moves listed and one applied; reducer: one makeMove of boardgame.io through its reducer',
}

if (given.json) console.log(JSON.stringify({ limit, almena, toLimit: ratios, bots, missed, ...beside, what }))
else {
  for (const tables of sizes) {
    console.log(`\n${tables} ${tables === '1' ? 'table' : 'tables'}`)
    const rows = Object.entries({ 'bare object': limit, ...almena }).map(([name, sized]) => {
      const to = ratios[name]?.[tables] ?? { moves: 1, cpu: 1 }
      return [name, { ...sized[tables], 'moves, to bare': to.moves, 'cpu, to bare': to.cpu }]
    })
    console.table(Object.fromEntries(rows))
  }
  console.log('\nbots')
  console.table(bots)
  if (beside !== null) {
    console.log('\none table of boardgame.io', beside.boardgame)
    console.log('one table of Colyseus, which keeps nothing on a disk', beside.colyseus)
    console.log('the same with each move in SQLite before it is told', beside.durableColyseus)
    console.log('rules alone, and all beside the peers', beside.games)
  }
}
endWith(missed)
