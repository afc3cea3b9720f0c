/**
 * Memory of a room under readers that never read: `npm run soak` (`-- --seconds 20` for a short one; Linux alone, on this
 * machine alone). Sixty sockets, paused below the WebSocket, say hello again and again and whatever else they may say,
 * at a table with a whole game in its log. With `--turnover 4` so many are left hanging each second, and others come in
 * their place: what grows then is what workerd itself holds for a line, some 0.6 MiB in its two processes together.
 * Prints what memory workerd has, and fails where it grows beyond its bound.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { buildMissing } from '../../.ci/built.ts'
import { answers, end, freePort, start, wranglerEnv } from '../../.ci/processes.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import { memoryOf } from './memory.ts'
import { PausedReader } from './paused.ts'

const given = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : Number(process.argv[at + 1])
}
const seconds = given('seconds', 120)
const count = given('readers', 60)
/** Readers left hanging each second, while others come in their place. */
const turnover = given('turnover', 0)
/** Mebibytes that may come to what workerd has at the start, however long it lasts. */
const bound = given('bound', 300)
/** Milliseconds between two frames of a reader: as fast as a socket may talk. */
const pace = 200

await buildMissing()
const port = await freePort(8960)
const base = `http://127.0.0.1:${port}`
const data = mkdtempSync(join(tmpdir(), 'almena-soak-'))
const args = ['dev', '--port', String(port), '--ip', '127.0.0.1', '--persist-to', data]
const quick = ['--show-interactive-dev-session=false', '--var', 'BOT_PACE_MS:1']
const server = start('wrangler', [...args, ...quick], wranglerEnv)
const memory = (): number => memoryOf(server.pid ?? 0)

const hello = { t: 'hello', proto: protocolVersion, token: null, since: 0 }
const token = 'soak-host-of-this-very-table-'
/** Milliseconds that a game which plays itself may take. */
const patience = 120_000

/** A game that plays itself to the end: bots, and the stand-in for a host who came once, and whose time is up. */
const playedTable = async (): Promise<string> => {
  const until = Date.now() + patience
  const wish = {
    game: 'fortaleza',
    seats: 5,
    options: { scoring: 'advanced' },
    host: { name: 'Ana', token },
    bots: 'greedy',
    house: { clock: { kind: 'live', bank: 10, increment: 0 }, onTimeout: 'standIn' },
  }
  const headers = { 'content-type': 'application/json' }
  const created = await fetch(`${base}/api/tables`, { method: 'POST', headers, body: JSON.stringify(wish) })
  const { id } = (await created.json()) as { id: string }
  // It begins with its host's first hello.
  const host = await PausedReader.open(port, `/api/tables/${id}/socket`)
  host.send({ ...hello, token })
  for (;;) {
    const glance = (await (await fetch(`${base}/api/tables/${id}`)).json()) as { stage: string }
    if (glance.stage !== 'waiting') host.close()
    if (glance.stage === 'finished') return id
    if (Date.now() > until) throw new Error(`the game did not play itself to its end: ${glance.stage}`)
    await rest(1000)
  }
}

const soak = async (path: string): Promise<number> => {
  const readers: PausedReader[] = []
  const hanging: PausedReader[] = []
  const come = async (): Promise<PausedReader> => {
    const reader = await PausedReader.open(port, path)
    reader.send(hello)
    return reader
  }
  for (let n = 0; n < count; n++) readers.push(await come())
  const from = Date.now()
  let [most, told, replaced] = [0, 0, 0]
  for (let beat = 1; Date.now() - from < seconds * 1000; beat++) {
    for (const [n, reader] of readers.entries())
      reader.send(beat % 5 > 0 ? hello : { t: 'chat', cid: beat, name: `Guest ${n}`, text: 'x'.repeat(300) })
    const since = Math.round((Date.now() - from) / 1000)
    if (since > replaced) {
      replaced = since
      for (let n = 0; n < turnover; n++) {
        hanging.push(...readers.splice(0, 1))
        readers.push(await come())
      }
    }
    await rest(pace)
    const now = memory()
    most = Math.max(most, now)
    if (since < told + 10) continue
    told = since
    console.log(`${since} s: ${now} MiB, ${readers.length} readers, ${hanging.length} left hanging`)
  }
  for (const reader of [...readers, ...hanging]) reader.close()
  return most
}

// Whoever stops this stops its server too: it is in a group of its own.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    end(server, 0)
    setTimeout(() => process.exit(1), 100)
  })

try {
  await answers(`${base}/api/`, 180_000)
  const id = await playedTable()
  const before = memory()
  console.log(`before: ${before} MiB`)
  const most = await soak(`/api/tables/${id}/socket`)
  console.log(JSON.stringify({ seconds, readers: count, before, most, bound: before + bound }))
  if (most > before + bound) process.exitCode = 1
} finally {
  end(server)
}
await rest(2000)
process.exit()
