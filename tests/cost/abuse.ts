/**
 * What one client, and what a thousand, can cost in an hour: each kind of asking is kept up until it is refused, in the
 * limits of wrangler.toml, and what it has used is counted as Cloudflare bills it.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { closing } from '../../shared/protocol/closing.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import type { Bill } from './bill.ts'
import { drawPictures } from './drawing.ts'
import { type FloodReport, measureFlood } from './flood.ts'
import { type Abuse, inAnHour, inMemory, type Memory } from './inAnHour.ts'
import { playThemselves } from './selfPlay.ts'

const config = readFileSync('wrangler.toml', 'utf8')

/** How often one address may ask for something: so many times in so many seconds. */
interface Limit {
  readonly times: number
  readonly seconds: number
}
const blocks =
  /\[\[ratelimits\]\]\nname = "(\w+)"\nnamespace_id = "\d+"\nsimple = \{ limit = (\d+), period = (\d+) \}/g
const limitsOf: ReadonlyMap<string, Limit> = new Map(
  [...config.matchAll(blocks)].map(([, name = '', times, seconds]) => [
    name,
    { times: Number(times), seconds: Number(seconds) },
  ]),
)

const pace = /^FRAMES_PER_SECOND = "(\d+)"$/m

/** The counted worker with the limits of the real one: where its configuration was put. */
export const limitedConfig = (): string => {
  const counted = readFileSync('tests/cost/wrangler.toml', 'utf8')
    .replace(pace, pace.exec(config)?.[0] ?? '')
    .replaceAll('"../../', `"${resolve('.')}/`)
    .replace('"worker.ts"', JSON.stringify(resolve('tests/cost/worker.ts')))
  const path = join(mkdtempSync(join(tmpdir(), 'almena-abuse-')), 'wrangler.toml')
  writeFileSync(path, [counted, ...[...config.matchAll(blocks)].map(([block]) => block)].join('\n\n'))
  return path
}

/** As `clientFrom` in worker.ts reads it. */
const headersFrom = (client: number): Record<string, string> => ({
  'content-type': 'application/json',
  'x-counted-from': `203.0.113.${client}`,
})
const token = 'abuse-of-this-very-table-by-one'

interface Asking {
  readonly limit: string
  /** Seconds that a copy of the answer is good for, whoever asks. */
  readonly copied?: number
  /** False where it was refused. */
  ask(client: number): Promise<boolean>
}

const asked = async (url: string, client: number, body?: object): Promise<boolean> => {
  const headers = headersFrom(client)
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(url, init)
  await response.arrayBuffer()
  if (response.status >= 500) throw new Error(`${url}: ${response.status}`)
  return response.status !== 429
}

const wish = {
  game: 'fortaleza',
  seats: 3,
  options: { scoring: 'basic' },
  host: { name: 'Ana', token },
  bots: null,
  house: { visibility: 'listed' },
}

/** A socket that says this as it comes, hears what is said to it first, and goes. */
const visit = (url: string, client: number, first: object | null): Promise<boolean> =>
  new Promise((done, fail) => {
    // Node takes headers here, which browsers do not.
    const socket = new WebSocket(url.replace('http', 'ws'), { headers: headersFrom(client) } as never)
    socket.onopen = () => first !== null && socket.send(JSON.stringify(first))
    socket.onerror = () => fail(new Error('no socket'))
    // A lobby turns away without a word.
    socket.onclose = ({ code }) => done(code !== closing.flood)
    socket.onmessage = ({ data }) => {
      socket.close()
      done(!String(data).includes('"flood"'))
    }
  })

const hello = { t: 'hello', proto: protocolVersion, token: null, since: 0 }

/** As which client somebody else asks for the same. */
const others = 240
/** So many at once. */
const together = 10

/** What the server takes of this machine: mebibytes, and milliseconds of CPU so far. */
interface Taken {
  memory(): number
  cpu(): number
}

/** Measures them all. */
export const measureAbuse = async (
  base: string,
  { memory, cpu }: Taken,
): Promise<{
  readonly kinds: Record<string, Abuse>
  readonly kilobytesPerTable: number
  readonly memory: Readonly<Record<string, Memory>>
  readonly pictureBytes: number
  readonly sockets: Omit<FloodReport, 'kinds'>
}> => {
  const made = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: headersFrom(250),
    body: JSON.stringify({ ...wish, bots: 'greedy' }),
  })
  const { id } = (await made.json()) as { id: string }
  await fetch(`${base}/cost/filled`)
  let stretch = 0
  const asks: Readonly<Record<string, Asking>> = {
    'opening tables': { limit: 'LIMIT_OPEN', ask: (client) => asked(`${base}/api/tables`, client, wish) },
    'looking for a match': {
      limit: 'LIMIT_MATCH',
      ask: (client) =>
        asked(`${base}/api/match`, client, {
          game: 'castillo',
          player: { name: 'Ana', token: crypto.randomUUID() },
        }),
    },
    'looking at a table': {
      limit: 'LIMIT_LOOK',
      ask: (client) => asked(`${base}/api/tables/${id}`, client),
    },
    'reading the log of a table': {
      limit: 'LIMIT_LOOK',
      // Each from an entry that nobody else asks from: no copy answers.
      ask: (client) => asked(`${base}/api/tables/${id}/log?after=${limits.logStretch * ++stretch}`, client),
    },
    'reading lists': {
      limit: 'LIMIT_LIST',
      copied: limits.lobbyCopy,
      ask: (client) => asked(`${base}/api/lobby/castillo`, client),
    },
    'reading lists of finished games': {
      limit: 'LIMIT_LIST',
      // A page of one person's games, which reads the most.
      ask: (client) => asked(`${base}/api/games?player=Ana&game=castillo`, client),
    },
    'showing proofs of a person': {
      limit: 'LIMIT_MATCH',
      ask: (client) => asked(`${base}/api/person`, client, { proof: 'counted' }),
    },
    'opening sockets': {
      limit: 'LIMIT_SOCKET',
      ask: (client) => visit(`${base}/api/tables/${id}/socket`, client, hello),
    },
    'opening sockets at the lobby': {
      limit: 'LIMIT_MATCH',
      ask: (client) => visit(`${base}/api/lobby/castillo/socket`, client, null),
    },
  }
  const bill = async (): Promise<Bill> => (await (await fetch(`${base}/cost/all`)).json()) as Bill
  const kinds: Record<string, Abuse> = {}
  let kilobytesPerTable = 0
  for (const [index, [name, { limit, copied, ask }]] of Object.entries(asks).entries()) {
    const { times, seconds } = limitsOf.get(limit) ?? { times: 0, seconds: 1 }
    console.error(`${name}: until it is refused …`)
    const [before, memoryBefore, cpuBefore] = [await bill(), memory(), cpu()]
    let through = 0
    for (let isRefused = false; !isRefused;) {
      if (through > 3 * times) throw new Error(`${name} is never refused: asked ${through} times`)
      const all = await Promise.all(Array.from({ length: together }, () => ask(index + 1)))
      through += all.filter((went) => went).length
      isRefused = all.some((went) => !went)
    }
    const after = await bill()
    if (name === 'opening tables') kilobytesPerTable = ((memory() - memoryBefore) * 1024) / through
    kinds[name] = inAnHour(before, after, {
      through,
      perHour: (times * 3600) / seconds,
      workerRequests: 1,
      records: 0,
      cpu: cpu() - cpuBefore,
      ...(copied === undefined ? {} : { copied }),
    })
    if (copied === undefined) continue
    // Others ask too: one copy answers them all, or it grows old in between.
    await Promise.all(Array.from({ length: together }, () => ask(others)))
    if ((await bill()).calls - after.calls > 2) throw new Error(`${name}: no copy answers`)
  }
  /** Of so many, whatever comes of each. */
  const countSome = async (count: number, perHour: number, ask: () => Promise<boolean>): Promise<Abuse> => {
    const [before, cpuBefore] = [await bill(), cpu()]
    for (let n = 0; n < count; n += together) await Promise.all(Array.from({ length: together }, ask))
    const spent = { workerRequests: 1, records: 0, cpu: cpu() - cpuBefore }
    return inAnHour(before, await bill(), { through: count, perHour, ...spent })
  }
  // A busy machine answers fewer than the limit lets through: some are enough.
  console.error('opening pages, and what is refused: some of each …')
  const pages = limitsOf.get('LIMIT_PAGE') ?? { times: 0, seconds: 1 }
  kinds['opening pages that are the same for everybody'] = await countSome(
    200,
    (pages.times * 3600) / pages.seconds,
    () => asked(`${base}/rules/castillo`, 247),
  )
  // No limit bounds them, as each is a request: by the million.
  kinds['a million requests that are refused'] = await countSome(2000, 1e6, () =>
    asked(`${base}/api/person`, 246, { proof: 'counted' }),
  )
  // Drawing takes longer than the limit: so many are drawn, and each is one that was never drawn before.
  console.error('asking for pictures: some of them …')
  const draw = await drawPictures(base, headersFrom(249))
  const [beforeDrawn, cpuBeforeDrawn] = [await bill(), cpu()]
  const { pictures, bytes } = await draw()
  const { times, seconds } = limitsOf.get('LIMIT_PICTURE') ?? { times: 0, seconds: 1 }
  kinds['asking for pictures'] = inAnHour(beforeDrawn, await bill(), {
    through: pictures,
    perHour: (times * 3600) / seconds,
    workerRequests: 1,
    records: 1,
    cpu: cpu() - cpuBeforeDrawn,
    bytes,
  })
  console.error('tables that play themselves …')
  const goOn = await playThemselves(base, headersFrom(248))
  const [beforePlayed, cpuBeforePlayed] = [await bill(), cpu()]
  const moves = await goOn()
  const botLimit = limitsOf.get('LIMIT_BOTS') ?? { times: 0, seconds: 1 }
  kinds['moves of bots, at tables that play themselves'] = inAnHour(beforePlayed, await bill(), {
    through: moves,
    perHour: (botLimit.times * 3600) / botLimit.seconds,
    workerRequests: 0,
    records: 0,
    cpu: cpu() - cpuBeforePlayed,
  })
  const framesPerSecond = Number(pace.exec(config)?.[1])
  const socketLimit = limitsOf.get('LIMIT_SOCKET') ?? { times: 0, seconds: 1 }
  const { kinds: floods, ...sockets } = await measureFlood({
    base,
    framesPerSecond,
    socketsPerHour: (socketLimit.times * 3600) / socketLimit.seconds,
    bill,
    memory,
    headersFrom,
  })
  return {
    kinds: { ...kinds, ...floods },
    kilobytesPerTable: Math.max(0, Math.round(kilobytesPerTable)),
    memory: inMemory({
      kilobytesPerTable: Math.max(0, kilobytesPerTable),
      tablesPerHour: kinds['opening tables']?.perHour ?? 0,
      kilobytesPerSocket: sockets.kilobytesPerSocket,
      sockets: { ofOne: sockets.socketsAtATable, ofAll: sockets.socketsOfAll },
      owed: limits.owed,
    }),
    pictureBytes: Math.round(bytes / pictures),
    sockets,
  }
}
