/** Kills the worker again and again, in the midst of moves: `npm run test:crash` (`-- --help` for the rest). */
import { setTimeout as rest } from 'node:timers/promises'
import { commandLine } from '../../.ci/commandLine.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { registry } from '../../shared/registry.ts'
import { optionCases } from '../kit/tables.ts'
import { type Before, before, faultsOf } from './checks.ts'
import { comeOnline, sentOn, visit } from './page.ts'
import { type CrashTable, openTable, quiet, type Setting } from './people.ts'
import { startServer } from './server.ts'

const given = commandLine(
  `Kills the worker (SIGKILL to workerd, its data on disk) in the midst of moves, and looks what is left: the built worker,
run by miniflare, all games with two to five seats, every third table begun in a second object near its people, real sockets, and the session that pages have. After each kill every
move that was acknowledged is there, none twice, without a gap; all seats have the same log and see what a fresh hello
shows; no clock has lost time to the outage; the record of a game that is over plays out from its seed. Linux alone.

  npm run test:crash             200 kills, with 500 acknowledged moves from one to the next
  --kills <n>                    so many kills
  --moves <n>                    so many moves from one to the next, more or less
  --tables <n>                   at so many tables at once
  --seed <n>                     chance of moves and of the moments of the kills; what the machine does is not in its hand
  npm run -s test:crash -- --json   one JSON object, in the last line

Where something is lost it ends with 1, and says what.`,
  {
    kills: { type: 'string', default: '200' },
    moves: { type: 'string', default: '500' },
    tables: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
  ['kills', 'moves', 'tables', 'seed'],
)

const kills = Number(given.kills)
const between = Number(given.moves)
const seed = Number(given.seed)
const chance = randomAt(seedFromNumber(seed), seqOf(1))
const from = performance.now()
const tally = { acknowledged: 0, refused: 0 }
const server = await startServer()
const { base } = server

const games = await Promise.all(
  Object.values(registry).map(async ({ meta, rules }) => ({ meta, game: await rules() })),
)
let opened = 0
/** The next table: another game each time, with other seats, options and clocks. */
const nextTable = (): Promise<CrashTable> => {
  const number = opened++
  const { meta, game } = games[number % games.length]!
  const round = Math.floor(number / games.length)
  const seats = meta.seats.min + (round % (meta.seats.max - meta.seats.min + 1))
  const cases = optionCases(game, meta, seats)
  const { options } = cases[chance.below(cases.length)]!
  const setting: Setting = {
    game,
    seats,
    options: options as Readonly<Record<string, string>>,
    clock: number % 2 === 0 ? { kind: 'live', bank: 10, increment: 0 } : { kind: 'none' },
    bot: round % 3 === 2 && seats > 2,
    isFar: number % 3 === 1,
  }
  return openTable(base, setting, number)
}

const tables: CrashTable[] = []
let isPlaying = false
/** Tables that have heard something: looked at together, once what lies in their sockets has been read. */
const fresh = new Set<string>()
const playAt = ({ people }: CrashTable): void => {
  if (isPlaying) for (const one of people) one.play(chance, tally)
}
visit(base, (address) => {
  if (fresh.size === 0)
    setImmediate(() => {
      const heard = [...fresh]
      fresh.clear()
      for (const table of tables) if (heard.some((one) => one.includes(table.id))) playAt(table)
    })
  fresh.add(address)
})

/** Everybody plays as fast as they are answered, until so many moves more are acknowledged. */
const playOn = async (moves: number): Promise<void> => {
  const enough = tally.acknowledged + moves
  isPlaying = true
  for (const table of tables) playAt(table)
  while (tally.acknowledged < enough && tables.some(({ people }) => people.some(({ isOver }) => !isOver)))
    await rest(1 + chance.below(5))
  // In the midst of a burst: no move is waited for.
  await rest(chance.below(20))
}

const faults: string[] = []
/** Questions for which a clock has had its reprieve. */
const spared = new Set<string>()
let [killed, finished, inHand] = [0, 0, 0]
const killOnce = async (): Promise<ReadonlyMap<CrashTable, Before>> => {
  inHand += tables.flatMap(({ people }) => people.filter(({ isWaiting }) => isWaiting)).length
  const { at, up } = server.kill()
  const known = new Map(tables.map((table) => [table, before(table, at)]))
  killed++
  await up
  comeOnline()
  return known
}
const tell = (): void => {
  const words = `${killed} of ${kills} kills, ${tally.acknowledged} moves acknowledged, ${faults.length} faults`
  process.stderr.write(process.stderr.isTTY ? `\r\u001B[K${words}` : `${words}\n`)
}

while (killed < kills && faults.length === 0) {
  while (tables.length < Number(given.tables)) tables.push(await nextTable())
  await playOn(Math.ceil(between * (0.5 + chance.below(1000) / 1000)))
  const known = await killOnce()
  // Now and then once more, while all are on their way back.
  if (killed < kills && chance.below(8) === 0) {
    await rest(chance.below(300))
    await killOnce()
  }
  isPlaying = false
  await quiet(tables, `after kill ${killed}`)
  for (const [table, then] of known) faults.push(...(await faultsOf(base, table, then, spared)))
  for (const table of tables.filter(({ people }) => people[0]?.isOver)) {
    for (const { session } of table.people) session.end()
    tables.splice(tables.indexOf(table), 1)
    finished++
  }
  tell()
}
if (process.stderr.isTTY) process.stderr.write('\n')
for (const { people } of tables) for (const { session } of people) session.end()
await server.end()

const seconds = Math.round((performance.now() - from) / 1000)
for (const fault of faults) console.error(fault)
if (server.errors.length > 0)
  console.error(`the worker has logged ${server.errors.length} errors, as: ${server.errors[0]}`)
const sum = {
  kills: killed,
  ...tally,
  unansweredAtKills: inHand,
  tables: opened,
  handedOver: sentOn.size,
  finished,
  faults: faults.length,
  seed,
  seconds,
}
console.log(
  given.json
    ? JSON.stringify(sum)
    : `${killed} kills, ${tally.acknowledged} acknowledged moves (${inHand} under way as it died) at ${opened} tables, ${sentOn.size} of them handed over to a second object: ${faults.length === 0 ? 'none was lost, none is there twice' : 'see above'} (${seconds} s)`,
)
process.exit(faults.length === 0 ? 0 : 1)
