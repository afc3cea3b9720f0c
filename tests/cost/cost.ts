/**
 * What a game costs: `npm run cost` (add `-- --json` for one JSON object, `--help` for the rest).
 *
 * Real rooms in local workerd, played over real sockets from the first frame to the last by people who answer at once,
 * with bots at their usual pace. Counted as Cloudflare bills it (count.ts): rows as every cursor tells, a row for each
 * alarm that is set, calls, frames, and how long an object was kept from hibernating.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { commandLine } from '../../.ci/commandLine.ts'
import { buildMissing } from '../../.ci/built.ts'
import { answers, anyPort, end, endWhenStopped, run, start, wranglerEnv } from '../../.ci/processes.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { registry } from '../../shared/registry.ts'
import { cpuOf, memoryOf, serverOf } from '../bench/machine.ts'
import { type Company, type Match, openTable, watch } from '../bench/players.ts'
import { limitedConfig, measureAbuse } from './abuse.ts'
import type { Bill } from './bill.ts'
import { beyond } from './inAnHour.ts'
import { costOf, prices } from './prices.ts'

const given = commandLine(
  `What a game costs on Cloudflare, counted in local workerd at its public prices (${prices.date}).

  npm run cost                 a table
  npm run -s cost -- --json    one JSON object: what stands behind each name is told in "what"
  --pace <ms>                  how long a bot takes for a turn (900)
  --abuse                      what one client, and what a thousand, can cost in an hour within the limits of
                               wrangler.toml, instead: rows, requests, megabytes kept, memory and dollars, and what of it
                               adds up and what is shared by all; by asking, by tables that play themselves, and by what is
                               said over sockets at one table
  --bound <dollars>            what the dearest of these may cost one client an hour (0.5): beyond it ends with 1
  --brief                      bots do not pause, and nobody waits for rooms to fall asleep: it only shows that it runs

Each game is played by four people without a clock and with a live one, and by one person with three bots; one of them
by four more people at a table that is listed, whose bill has the lobby and the index of finished games in it; then
somebody looks at a finished game whose room has left memory, and somebody opens a socket there.`,
  {
    json: { type: 'boolean', default: false },
    brief: { type: 'boolean', default: false },
    abuse: { type: 'boolean', default: false },
    pace: { type: 'string', default: '900' },
    bound: { type: 'string', default: '0.5' },
  },
  ['pace', 'bound'],
)

const pace = given.brief ? 1 : Number(given.pace)
/** Milliseconds until a room that nobody calls has left memory; and until its last deadlines are done. */
const asleep = given.brief ? 0 : 12_000
const done = given.brief ? 1000 : 6000

interface Row {
  readonly moves: number
  /** Rows written from the first move to the last and what follows on the end, alarms among them, for each move. */
  readonly rowsPerMove: number
  readonly alarmsPerMove: number
  /** From the table's opening on. */
  readonly rowsWritten: number
  readonly rowsRead: number
  readonly alarmsSet: number
  readonly alarmsHeard: number
  /** Of the room: calls, and each twenty frames as one. */
  readonly requests: number
  readonly secondsAwake: number
  readonly dollars: number
}

const round = (value: number, digits = 3): number => Number(value.toPrecision(digits))

const rowOf = (
  from: Bill,
  begun: Bill,
  to: Bill,
  more: { moves: number; workerRequests: number; records: number },
): Row => {
  const used = (name: keyof Bill): number => to[name] - from[name]
  const { moves, workerRequests, records } = more
  const each = (count: number): number => (moves === 0 ? 0 : Math.round((1000 * count) / moves) / 1000)
  const secondsAwake = used('awake') / 1000
  return {
    moves,
    rowsPerMove: each(to.rowsWritten - begun.rowsWritten),
    alarmsPerMove: each(to.alarmsSet - begun.alarmsSet),
    rowsWritten: used('rowsWritten'),
    rowsRead: used('rowsRead'),
    alarmsSet: used('alarmsSet'),
    alarmsHeard: used('alarmsHeard'),
    requests: round(used('calls') + used('frames') / prices.framesInARequest),
    secondsAwake: round(secondsAwake),
    dollars: round(
      costOf({
        workerRequests,
        records,
        secondsAwake,
        objectRequests: used('calls'),
        framesIn: used('frames'),
        rowsWritten: used('rowsWritten'),
        rowsRead: used('rowsRead'),
      }),
    ),
  }
}

const billOf = async (base: string, id: string): Promise<Bill> =>
  (await (await fetch(`${base}/cost/${id}`)).json()) as Bill

const nothing: Bill = {
  rowsWritten: 0,
  rowsRead: 0,
  alarmsSet: 0,
  calls: 0,
  alarmsHeard: 0,
  frames: 0,
  awake: 0,
}

/** One game from its opening to its end. */
const playGame = async (base: string, company: Company): Promise<Row & { readonly id: string }> => {
  const { id, players } = await openTable(base, company)
  const { match, house } = company
  const billed = house?.visibility === 'listed' ? `${id}+${match.rules.id}:europe+index` : id
  const begun = await billOf(base, billed)
  const chance = randomAt(seedFromNumber(1), seqOf(1))
  const [first] = players
  if (first === undefined) throw new Error('nobody plays')
  for (let cid = 10; ; cid++) {
    for (const player of players) player.catchUp()
    if (first.isOver) break
    const author = players.find((player) => player.move(cid, chance) !== null)
    const before = first.seq
    if (author !== undefined) author.wire.socket.send(author.move(cid, chance) ?? '')
    // Until everybody has heard of it: of one's own move, or of a bot's.
    for (const player of players)
      while (player.seq === before) {
        await player.news()
        player.catchUp()
      }
  }
  // What follows on the end is told within a moment.
  await rest(done)
  for (const { wire } of players) wire.socket.close()
  const workerRequests = 1 + players.length
  const to = await billOf(base, billed)
  return { id, ...rowOf(nothing, begun, to, { moves: first.seq - 1, workerRequests, records: 1 }) }
}

/** As a page does for who follows a link there: its head, the log, the record, a picture. No socket. */
const watchFinished = async (base: string, id: string): Promise<Row> => {
  await rest(asleep)
  const from = await billOf(base, id)
  const paths = [`/g/${id}`, `/api/tables/${id}/log`, `/api/tables/${id}/record`, `/d/${id}/2.svg`]
  for (const path of paths) {
    const response = await fetch(base + path)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    await response.arrayBuffer()
  }
  await rest(500)
  const used = { moves: 0, workerRequests: paths.length, records: 0 }
  return rowOf(from, from, await billOf(base, id), used)
}

/** A player who comes back to it within the thirty days that its room stays. */
const comeBack = async (base: string, id: string): Promise<Row> => {
  const from = await billOf(base, id)
  const wire = await watch(base, id)
  await rest(done)
  wire.socket.close()
  await rest(500)
  return rowOf(from, from, await billOf(base, id), { moves: 0, workerRequests: 1, records: 0 })
}

await buildMissing()
const port = await anyPort()
const base = `http://127.0.0.1:${port}`
const data = mkdtempSync(join(tmpdir(), 'almena-cost-'))
const counted = given.abuse ? limitedConfig() : 'tests/cost/wrangler.toml'
const args = ['dev', '--config', counted, '--port', String(port), '--persist-to', data]
const quiet = ['--show-interactive-dev-session=false', '--var', `BOT_PACE_MS:${pace}`]
const migrations = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', data, '--config', counted]
if ((await run('wrangler', migrations, { ...wranglerEnv, WRANGLER_LOG: 'warn' }, 2)) !== 0)
  throw new Error('no index of finished games')
const server = start('wrangler', [...args, ...quiet], wranglerEnv, { shownOn: 2 })
endWhenStopped(server)

type How = readonly [string, Omit<Company, 'match' | 'seats'>]
const companies: readonly How[] = [
  ['without clock', { bots: false }],
  ['live clock', { bots: false, house: { clock: { kind: 'live', bank: 300, increment: 15 } } }],
  ['three bots', { bots: true }],
]
/** Of one game: others hear of it, and the index is one for all. */
const listed: How = ['without clock, listed', { bots: false, house: { visibility: 'listed' } }]

const kinds: Record<string, Row> = {}
try {
  await answers(`${base}/api/`, 60_000, server)
  if (given.abuse) {
    const abuse = await measureAbuse(base, {
      memory: () => memoryOf(serverOf(data) ?? 0),
      cpu: () => cpuOf(serverOf(data) ?? 0),
    })
    if (given.json) console.log(JSON.stringify({ ...abuse, prices }))
    else {
      const rows = Object.entries(abuse.kinds)
      console.log('in an hour, by one client as often as limits allow')
      console.table(
        abuse.kinds,
        Object.keys(rows[0]?.[1] ?? {}).filter((name) => name !== 'thousand' && name !== 'shared'),
      )
      console.log('by a thousand clients: all adds up, but what is shared is used once for all of them')
      console.table(
        Object.fromEntries(
          rows.map(([kind, { thousand, shared }]) => [kind, { ...thousand, shared: shared.join(', ') }]),
        ),
      )
      console.log('megabytes of memory, if nothing left it within the hour')
      console.table(abuse.memory)
      console.log(`a table in memory: ${abuse.kilobytesPerTable} kB; a picture: ${abuse.pictureBytes} bytes`)
      const { kilobytesPerSocket, socketsAtATable, mebibytesOwed } = abuse.sockets
      const most = `at most ${socketsAtATable} at one table, which may be owed ${mebibytesOwed} MiB`
      console.log(`a socket in memory: ${kilobytesPerSocket} kB; of one client ${most}`)
    }
    await end(server)
    const over = beyond(abuse.kinds, Number(given.bound))
    for (const line of over) console.error(line)
    process.exit(over.length === 0 ? 0 : 1)
  }
  const matches: readonly Match[] = await Promise.all(
    Object.values(registry).map(async ({ meta, rules }) => ({
      rules: await rules(),
      options: defaultOptions(meta),
    })),
  )
  const all = matches.length * companies.length + 1
  let played = 0
  console.error(`${all} games at once, bots at ${pace} ms a turn …`)
  const games = await Promise.all(
    matches.flatMap((match, nth) =>
      (nth === 0 ? [...companies, listed] : companies).map(async ([company, how]) => {
        const { id, ...row } = await playGame(base, { match, seats: 4, ...how })
        console.error(`${++played} of ${all}: ${match.rules.id}, ${company}`)
        return { id, name: `${match.rules.id}, ${company}`, row }
      }),
    ),
  )
  for (const { name, row } of games) kinds[name] = row
  const [seen] = games
  if (seen !== undefined) {
    kinds['a watcher of a finished game'] = await watchFinished(base, seen.id)
    kinds['a socket at a finished game'] = await comeBack(base, seen.id)
  }
} finally {
  await end(server)
}

const what = {
  rowsPerMove:
    'rows written for each move, from the start of the game; each alarm that is set is one of them',
  rowsWritten:
    'all rows written from the opening of the table on, as rowsRead, alarms, requests and secondsAwake',
  requests: 'calls of the room (upgrades, methods, alarms), and each twenty frames that came in as one',
  secondsAwake: 'how long the room was at work, or kept from hibernating by a timer: billed with 128 MB',
  dollars: `the whole game, its record put away, at public prices (${prices.date}) beyond what is included`,
}
if (given.json) console.log(JSON.stringify({ kinds, prices, what }))
else {
  console.table(kinds)
  for (const [name, meaning] of Object.entries(what)) console.log(`${name}: ${meaning}`)
}
process.exit(0)
