/** What anybody may send, wrong in all sorts of ways: `npm run test:fuzz` (`-- --help` for the rest). */
import { commandLine } from '../../.ci/commandLine.ts'
import { attack, type Word } from './run.ts'

const given = commandLine(
  `What anybody may send, wrong in all sorts of ways, to all that reads it: frames of a socket (of the protocol and of each
game), of strangers and with the key of a seat, at tables that wait, are on and are over, and at a lobby; routes, pages,
embeds, pictures and their parameters, bodies, keys, passes and addresses of tables, addresses of webhooks, records of
games. No exception escapes, nothing is answered 5xx, nothing takes long, what strangers send and what is refused changes
no table, whoever sits is answered once for each number and sees what is there, and memory stays within a bound.

  npm run test:fuzz              a million inputs
  --inputs <n>                   so many
  --entry <name>                 to one of them alone: http, socket, seat, lobby, frame, record, token, webhook
  --seed <n>                     from this seed on: the same seeds give the same inputs
  --bound <MiB>                  how much more memory workerd may have at the end than at its first word (400; Linux)
  --part <n>                     so many inputs go to one workerd, then a fresh one takes over (250000): within a run the
                                 platform of the tests holds some kB of each request until it ends. What a server itself
                                 keeps is measured from outside, by npm run soak -- --requests
  npm run -s test:fuzz -- --json    one JSON object, in the last line

Where something fails it ends with 1, and says by which input, made as small as can be, and from which seed.`,
  {
    inputs: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    entry: { type: 'string' },
    bound: { type: 'string', default: '400' },
    part: { type: 'string', default: '250000' },
    json: { type: 'boolean', default: false },
  },
  ['inputs', 'seed', 'bound', 'part'],
)

const {
  seed,
  inputs: all,
  part,
  bound,
} = {
  seed: Number(given.seed),
  inputs: Number(given.inputs),
  part: Math.max(1, Number(given.part)),
  bound: Number(given.bound),
}
const from = performance.now()
/** Of the parts that are over, by entry. */
const before = new Map<string, number>()
const sumOf = (counts: Iterable<number>): number => [...counts].reduce((sum, one) => sum + one, 0)

let code = 0
let grown: number | null = null
for (let start = 0; start < all && code === 0; start += part) {
  const wanted = { inputs: Math.min(part, all - start), seed: seed + start, entry: given.entry ?? null }
  const now = new Map<string, number>()
  const progress = ({ entry = '', inputs = 0 }: Word): string => {
    now.set(String(entry), Number(inputs))
    return `${sumOf(before.values()) + sumOf(now.values())} of ${all} inputs, now ${entry}`
  }
  const run = await attack('fuzz/fuzz', wanted, 'entry', progress)
  code = run.code
  if (code !== 0) console.error(`this part again: --seed ${wanted.seed} --inputs ${wanted.inputs}`)
  if (run.grown !== null) grown = Math.max(grown ?? 0, run.grown)
  for (const { entry = '', inputs = 0 } of run.words)
    before.set(String(entry), (before.get(String(entry)) ?? 0) + Number(inputs))
}
const inputs = sumOf(before.values())
const entries = Object.fromEntries(before)
const seconds = Math.round((performance.now() - from) / 1000)
const isBounded = grown === null || grown <= bound
const failed = code === 0 && isBounded ? 0 : 1
if (given.json) console.log(JSON.stringify({ inputs, seed, failed, seconds, mebibytesGrown: grown, entries }))
else {
  console.table(entries)
  console.log(
    `${inputs} inputs in ${seconds} s; memory grew by ${grown ?? 'an unknown number of'} MiB in a part at most`,
  )
  console.log(failed === 0 ? 'nothing was thrown, changed or answered 5xx' : 'something fails: see above')
}
process.exit(failed)
