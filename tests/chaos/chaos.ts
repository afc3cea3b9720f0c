/** The room in one process, and all that may go wrong around it: `npm run test:chaos` (`-- --help` for the rest). */
import { parseArgs } from 'node:util'

const { values: given } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    game: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
if (given.help) {
  console.log(`The room and the lobby as they are deployed, and the session of a page, in one process: time, chance, storage (SQLite),
sockets, bucket, database and other people's addresses are those of the run. Frames are lost, doubled, delayed and
overtaken; objects die before and after what they wrote is stored; alarms go off again; objects sleep; new versions come
in mid-game; disks are full; what is called elsewhere fails, before it is done or after. Then all is calm, and:
acknowledged moves are there, none twice, every view is what may be seen of the one state, the log plays out from its
seed, all others were told and what they were told has its effect once, and an alarm was set whenever something was due.

  npm run test:chaos             ten thousand seeds: each is a game, a table, people and a climate
  --seeds <n>                    so many
  --from <n>                     from this one on
  --seed <n>                     this one alone: the same seed is the same run, to the letter
  --game <id>                    of this game alone
  npm run -s test:chaos -- --json   one JSON object, in the last line

Where something fails it ends with 1, and prints the one line that replays it.`)
  process.exit(0)
}

const say = console.log.bind(console)
const complain = console.error.bind(console)
const { simulate } = await import('./run.ts')
const count = given.seed === undefined ? Number(given.seeds) : 1
const first = Number(given.seed ?? given.from)
const from = process.hrtime.bigint()
const sum = { seeds: 0, acknowledged: 0, entries: 0, finished: 0, events: 0, failed: 0 }
const seconds = (): number => Math.round(Number(process.hrtime.bigint() - from) / 1e9)
for (let seed = first; seed < first + count; seed++) {
  const { faults, what, acknowledged, entries, events, isOver } = await simulate(seed, given.game ?? null)
  sum.seeds++
  sum.acknowledged += acknowledged
  sum.entries += entries
  sum.events += events
  if (isOver) sum.finished++
  if (faults.length > 0) {
    sum.failed++
    const more = given.game === undefined ? '' : ` --game ${given.game}`
    complain(
      `seed ${seed}: ${what}\n${faults.slice(0, 5).join('\n')}\nnpm run test:chaos -- --seed ${seed}${more}`,
    )
  }
  if (sum.seeds % 50 === 0 || sum.seeds === count)
    process.stderr.write(
      `${process.stderr.isTTY ? '\r\u001B[K' : ''}${sum.seeds} of ${count} seeds, ${sum.acknowledged} moves acknowledged, ${sum.failed} failed, ${seconds()} s${process.stderr.isTTY ? '' : '\n'}`,
    )
}
if (process.stderr.isTTY) process.stderr.write('\n')
say(
  given.json
    ? JSON.stringify({ ...sum, seconds: seconds() })
    : `${sum.seeds} seeds, ${sum.acknowledged} acknowledged moves, ${sum.finished} games to their end: ${sum.failed === 0 ? 'nothing fails' : 'see above'} (${seconds()} s)`,
)
process.exit(sum.failed === 0 ? 0 : 1)
