/**
 * Those who watch a table, in a thread of their own: the first with sockets, all others by the public log, read as a
 * page reads it (`frontend/net/following.ts`). Each reads from the copy of its place, as the data centres of a network
 * keep one each: a place asks the worker again when its copy is as old as copies may be.
 *
 * Their devices are not the server's: the thread has the lowest priority, and takes what the server leaves.
 */
import { constants, setPriority } from 'node:os'
import { setTimeout as rest } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { PublicLog } from '../../shared/protocol/http.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import { Wire } from '../bench/wire.ts'
import { type Behind, copyAge, judge, spread } from './behind.ts'

export interface CrowdPlan {
  readonly base: string
  readonly id: string
  readonly watchers: number
  readonly places: number
}

/** What came of it. */
export interface CrowdReport extends Behind {
  readonly sockets: number
  readonly readers: number
  readonly looks: number
  /** Requests that reached the worker. */
  readonly requests: number
}

/** What ends it: when each entry was made, by its number. Who has not seen the last of them by then is too late. */
export type CrowdEnd = readonly number[]

/** Milliseconds between two rounds through all who watch. */
const tick = 25

class Place {
  /** When each entry was made, by its number. */
  readonly #times: number[] = []
  #made = 0
  #asking: Promise<void> | null = null
  requests = 0
  readonly #log: string
  readonly #number: number

  constructor({ base, id }: CrowdPlan, number: number) {
    this.#log = `${base}/api/tables/${id}/log`
    this.#number = number
  }

  get newest(): number {
    return this.#times.length - 1
  }

  /** When an entry was made; undefined for what is older than the stretch. */
  timeOf(seq: number): number | undefined {
    return this.#times[seq]
  }

  /** When its copy is good no more. */
  get goodUntil(): number {
    return this.#made + copyAge
  }

  fetch(): Promise<void> {
    this.#asking ??= this.#read().finally(() => (this.#asking = null))
    return this.#asking
  }

  async #read(): Promise<void> {
    this.requests++
    // From a stretch of its own, the newest or one before it: the worker here has one cache for all places, and so the
    // room is asked for each of them.
    const stretch = Math.floor(Math.max(0, this.newest) / limits.logStretch) - this.#number
    const after = Math.max(0, stretch) * limits.logStretch
    const log = (await (await fetch(`${this.#log}?after=${after}`)).json()) as PublicLog
    this.#made = log.now
    for (const { seq, at } of log.entries) this.#times[seq] = at
  }
}

// On Linux this is the calling thread's alone.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const plan = workerData as CrowdPlan
const sockets = Math.min(plan.watchers, limits.watchers)
const readers = plan.watchers - sockets
const wires: Wire[] = []
for (let n = 0; n < sockets; n++) {
  const wire = new Wire(`${plan.base.replace('http', 'ws')}/api/tables/${plan.id}/socket`)
  await wire.open()
  // Receipts are asked for now and then; what else is told is not read here: that is not the server's work.
  wire.hear((frame) => frame.startsWith('{"t":"receipt"') && wire.socket.send(frame))
  wire.socket.send(JSON.stringify({ t: 'hello', proto: protocolVersion, token: null, since: 0 }))
  wires.push(wire)
}
const places = Array.from({ length: Math.min(plan.places, readers) }, (_, n) => new Place(plan, n))
// Places do not begin in one moment, and so do not ask in one for ever.
for (const place of places) {
  await place.fetch()
  await rest(copyAge / places.length)
}

const from = Date.now()
const due = Float64Array.from({ length: readers }, () => from + Math.random() * (copyAge + spread))
const known = Uint16Array.from({ length: readers }, (_, n) => places[n % places.length]!.newest)
let looks = 0
const behind: number[] = []
let judged: Behind | null = null
parentPort?.on('message', (made: CrowdEnd) => (judged = judge({ behind, known }, made, Date.now())))

const look = (reader: number, place: Place, now: number): void => {
  looks++
  due[reader] = Math.max(now, place.goodUntil) + Math.random() * spread
  const first = place.timeOf(known[reader]! + 1)
  if (first === undefined) return
  behind.push(now - first)
  known[reader] = place.newest
}
const lookLater = async (all: readonly number[], place: Place): Promise<void> => {
  await place.fetch()
  const now = Date.now()
  for (const reader of all) look(reader, place, now)
}
parentPort?.postMessage('ready')
while (judged === null) {
  const now = Date.now()
  const late = new Map<Place, number[]>()
  for (let reader = 0; reader < readers; reader++) {
    if (due[reader]! > now) continue
    const place = places[reader % places.length]!
    if (now < place.goodUntil) look(reader, place, now)
    else {
      due[reader] = Infinity
      late.set(place, [...(late.get(place) ?? []), reader])
    }
  }
  for (const [place, all] of late) void lookLater(all, place)
  await rest(tick)
}
for (const { socket } of wires) socket.close()
parentPort?.postMessage({
  sockets,
  readers,
  looks,
  requests: places.reduce((sum, place) => sum + place.requests, 0),
  ...(judged as Behind),
} satisfies CrowdReport)
parentPort?.close()
