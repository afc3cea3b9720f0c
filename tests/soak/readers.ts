/**
 * Memory of a room under readers that never read: sockets, paused below the WebSocket, that say hello again and again
 * and whatever else they may say, at a table with a whole game in its log.
 */
import { setTimeout as rest } from 'node:timers/promises'
import { protocolVersion } from '../../shared/protocol/version.ts'
import { Wire } from '../bench/wire.ts'
import { memoryOf } from './memory.ts'
import { PausedReader } from './paused.ts'
import { type Served, withServer } from './server.ts'

export interface ReaderPlan {
  readonly seconds: number
  readonly count: number
  /** Readers left hanging each second, while others come in their place. */
  readonly turnover: number
  /** Mebibytes that may come to what workerd has at the start, however long it lasts. */
  readonly bound: number
  readonly json: boolean
}

/** Milliseconds between two frames of a reader: as fast as a socket may talk. */
const pace = 200

const hello = { t: 'hello', proto: protocolVersion, token: null, since: 0 }
const token = 'soak-host-of-this-very-table-'
/** Milliseconds that a game which plays itself may take. */
const patience = 120_000

/** A game that plays itself to the end: bots, and the stand-in for a host who looks on and whose time is up. */
const playedTable = async ({ base }: Served): Promise<string> => {
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
  // It begins with its host's hello, and would rest without them.
  const host = new Wire(`${base.replace('http', 'ws')}/api/tables/${id}/socket`)
  await host.open()
  host.hear((frame) => frame.startsWith('{"t":"receipt"') && host.socket.send(frame))
  host.socket.send(JSON.stringify({ ...hello, token }))
  for (;;) {
    const glance = (await (await fetch(`${base}/api/tables/${id}`)).json()) as { stage: string }
    if (glance.stage === 'finished') {
      host.socket.close()
      return id
    }
    if (Date.now() > until) throw new Error(`the game did not play itself to its end: ${glance.stage}`)
    await rest(1000)
  }
}

const soak = async (
  { port, group }: Served,
  path: string,
  { seconds, count, turnover }: ReaderPlan,
): Promise<number> => {
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
    const now = memoryOf(group)
    most = Math.max(most, now)
    if (since < told + 10) continue
    told = since
    console.error(`${since} s: ${now} MiB, ${readers.length} readers, ${hanging.length} left hanging`)
  }
  for (const reader of [...readers, ...hanging]) reader.close()
  return most
}

/** Whether memory stayed within its bound. */
export const soakReaders = (plan: ReaderPlan): Promise<boolean> =>
  withServer({ BOT_PACE_MS: '1' }, async (served) => {
    const id = await playedTable(served)
    const before = memoryOf(served.group)
    const most = await soak(served, `/api/tables/${id}/socket`, plan)
    const { seconds, count: readers, bound } = plan
    const isBounded = most <= before + bound
    if (plan.json) console.log(JSON.stringify({ seconds, readers, before, most, bound: before + bound }))
    else {
      const words = `${readers} readers for ${seconds} s: ${before} MiB before, ${most} MiB at most`
      console.log(`${words}; ${isBounded ? 'within' : 'BEYOND'} the bound of ${before + bound} MiB`)
    }
    return isBounded
  })
