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
  npm run -s test:fuzz -- --json    one JSON object, in the last line

Where something fails it ends with 1, and says by which input, made as small as can be, and from which seed.`,
  {
    inputs: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    entry: { type: 'string' },
    bound: { type: 'string', default: '400' },
    json: { type: 'boolean', default: false },
  },
  ['inputs', 'seed', 'bound'],
)

const wanted = { inputs: Number(given.inputs), seed: Number(given.seed), entry: given.entry ?? null }
const from = performance.now()
const done = new Map<unknown, number>()
const progress = ({ entry = '', inputs = 0 }: Word): string => {
  done.set(entry, Number(inputs))
  const all = [...done.values()].reduce((sum, one) => sum + one, 0)
  return `${all} of ${wanted.inputs} inputs, now ${entry}`
}
const { code, words, grown } = await attack('fuzz/fuzz', wanted, 'entry', progress)
const inputs = words.reduce((sum, word) => sum + Number(word['inputs']), 0)
const seconds = Math.round((performance.now() - from) / 1000)
const isBounded = grown === null || grown <= Number(given.bound)
const failed = code === 0 && isBounded ? 0 : 1
const { seed } = wanted
if (given.json)
  console.log(JSON.stringify({ inputs, seed, failed, seconds, mebibytesGrown: grown, entries: words }))
else {
  console.table(words)
  console.log(`${inputs} inputs in ${seconds} s; memory grew by ${grown ?? 'an unknown number of'} MiB`)
  console.log(failed === 0 ? 'nothing was thrown, changed or answered 5xx' : 'something fails: see above')
}
process.exit(failed)
