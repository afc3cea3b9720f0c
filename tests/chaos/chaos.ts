/** The room in one process, and all that may go wrong around it: `npm run test:chaos` (`-- --help` for the rest). */
import { commandLine, mustBe } from '../../.ci/commandLine.ts'
import { registry } from '../../shared/registry.ts'
import { kept } from './kept.ts'
import type { Wish } from './runner.ts'
import { watched } from './watched.ts'

const help = `The room and the lobby as they are deployed, and the session of a page, in one process: time, chance, storage (SQLite),
sockets, bucket, database and other people's addresses are those of the run. Frames are lost, doubled, delayed and
overtaken; objects die before and after what they wrote is stored; alarms go off again; objects sleep; new versions come
in mid-game; disks are full; what is called elsewhere fails, before it is done or after. In every fifth run people are far
away, and the waiting table is handed over to an object near them; in every sixth bots have to pause. Then all is calm, and:
acknowledged moves are there, none twice, every view is what may be seen of the one state, the log plays out from its
seed, all others were told and what they were told has its effect once, and an alarm was set whenever something was due;
what was done at the table beside moves (names, take-backs and who agreed, rematches) is as it was answered, which in a
seventh of the runs is much. Then all leave, and months go by in the same climate: every room goes, and what is kept stays.

  npm run test:chaos             ten thousand seeds: each is a game, a table, people and a climate
  --seeds <n>                    so many
  --from <n>                     from this one on
  --seed <n>                     this one alone: the same seed is the same run, to the letter
  --game <id>                    of this game alone
  npm run -s test:chaos -- --json   one JSON object, in the last line

Seeds that have failed before run first (tests/chaos/kept.ts). Where something fails, hangs, or ends without a result it
ends with 1, and prints the one line that replays it.`
const given = commandLine(
  help,
  {
    seeds: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    game: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
  ['seeds', 'from', 'seed'],
)

const count = given.seed === undefined ? Number(given.seeds) : 1
const first = Number(given.seed ?? given.from)
const game = given.game ?? null
if (game !== null) mustBe('game', [game], Object.keys(registry), help)
const runner = watched()
const from = performance.now()
const sum = { kept: 0, seeds: 0, acknowledged: 0, entries: 0, finished: 0, moved: 0, events: 0, failed: 0 }
const seconds = (): number => Math.round((performance.now() - from) / 1000)

/** Runs one seed and counts it; `about`: for what it is known. */
const tryOne = async (wish: Wish, about = ''): Promise<void> => {
  const { faults, what, acknowledged, entries, events, isOver, isMoved } = await runner.run(wish)
  sum.acknowledged += acknowledged
  sum.entries += entries
  sum.events += events
  if (isOver) sum.finished++
  if (isMoved) sum.moved++
  if (faults.length === 0) return
  sum.failed++
  const more = wish.game === null ? '' : ` --game ${wish.game}`
  const known = about === '' ? '' : ` (kept for: ${about})`
  console.error(
    `seed ${wish.seed}: ${what}${known}\n${faults.slice(0, 5).join('\n')}\nnpm run test:chaos -- --seed ${wish.seed}${more}`,
  )
}

if (given.seed === undefined)
  for (const { seed, fault } of kept) {
    await tryOne({ seed, game: null }, fault)
    sum.kept++
  }
for (let seed = first; seed < first + count; seed++) {
  await tryOne({ seed, game })
  sum.seeds++
  if (sum.seeds % 50 === 0 || sum.seeds === count)
    process.stderr.write(
      `${process.stderr.isTTY ? '\r\u001B[K' : ''}${sum.seeds} of ${count} seeds, ${sum.acknowledged} moves acknowledged, ${sum.failed} failed, ${seconds()} s${process.stderr.isTTY ? '' : '\n'}`,
    )
}
runner.end()
if (process.stderr.isTTY) process.stderr.write('\n')
console.log(
  given.json
    ? JSON.stringify({ ...sum, seconds: seconds() })
    : `${sum.seeds} seeds and ${sum.kept} kept ones, ${sum.acknowledged} acknowledged moves, ${sum.finished} games to their end, ${sum.moved} begun in a second object: ${sum.failed === 0 ? 'nothing fails' : 'see above'} (${seconds()} s)`,
)
process.exit(sum.failed === 0 ? 0 : 1)
