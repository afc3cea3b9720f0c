/** Whether what a seat hides shows anywhere else: `npm run test:leaks` (`-- --help` for the rest). */
import { commandLine, mustBe } from '../../.ci/commandLine.ts'
import { registry } from '../../shared/registry.ts'
import { attack, type Word } from './run.ts'

const help = `Two worlds that differ only in what one seat hides, played over the real worker: everything that anybody else
receives is compared byte for byte, until the rules reveal it. Frames of seats and watchers, refusals, pages, heads,
oEmbed, pictures, records, the lobby's lines and its socket, notices by push and by webhook. Pairs take turns: at a listed
table, by link, at a private one; with a clock and without; of one in eight PNG pictures are compared as well, each of which
takes a second or so. One pair of each game has all of these among them; the table says how many there were of each, and how
many notices were compared ("push", "webhook"): with 8 pairs of a game or more it is held to some of both.

  npm run test:leaks             50 pairs of worlds of each game
  --pairs <n>                    so many of each game
  --game <id>                    of this game alone; may be said again
  --seed <n>                     from this seed on: the same seeds give the same worlds
  npm run -s test:leaks -- --json   one JSON object, in the last line

Where something leaks it ends with 1, and says who heard what, and from which game, seed and turn on.`
const given = commandLine(
  help,
  {
    pairs: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
  },
  ['pairs', 'seed'],
)

const games = given.game ?? Object.keys(registry)
mustBe('game', games, Object.keys(registry), help)

const wanted = {
  pairs: Number(given.pairs),
  seed: Number(given.seed),
  games,
}
const from = performance.now()
const progress = ({ game = '', pairs = 0, letters = 0 }: Word): string =>
  `${game}: ${pairs} of ${wanted.pairs} pairs, ${Math.round(Number(letters) / 1e6)} million letters alike`
const { code, words } = await attack('leaks/leaks', wanted, 'game', progress)
const seconds = Math.round((performance.now() - from) / 1000)
const { pairs, seed } = wanted
if (given.json) console.log(JSON.stringify({ pairs, seed, leaks: code === 0 ? 0 : 1, seconds, games: words }))
else {
  console.table(words)
  console.log(
    code === 0 ? `nothing leaks (${seconds} s)` : `something leaks, or could not be tried (${seconds} s)`,
  )
}
process.exit(code)
