/** Almena as it is deployed, with a meter in each room, each lobby and the index: `GET /cost/<table>+index` reads two of them. */
import { AsyncLocalStorage } from 'node:async_hooks'
import almena, { GameRoom, Lobby } from '../../worker/index.ts'
import type { Env } from '../../worker/env.ts'
import { indexGame } from '../../worker/outside/archive.ts'
import type { Bill, Counts } from './bill.ts'
import { countIndex, countStorage } from './count.ts'

class Meter {
  readonly bill = { calls: 0, alarmsHeard: 0, frames: 0, awake: 0 }
  /** Of the objects that have been in memory under this address. */
  readonly storages: (() => Counts)[] = []
  #holding = 0
  #since = 0

  hold(): void {
    if (this.#holding++ === 0) this.#since = performance.now()
  }

  release(): void {
    if (--this.#holding === 0) this.bill.awake += performance.now() - this.#since
  }

  total(): Bill {
    const all = { rowsWritten: 0, rowsRead: 0, alarmsSet: 0 }
    for (const counts of this.storages.map((read) => read())) {
      all.rowsWritten += counts.rowsWritten
      all.rowsRead += counts.rowsRead
      all.alarmsSet += counts.alarmsSet
    }
    return { ...all, ...this.bill }
  }
}

/** The index is no object of ours: all who read and write there are counted here. */
const ofIndex = { rowsWritten: 0, rowsRead: 0, alarmsSet: 0 }
const withIndex = (env: Env): Env => ({ ...env, DB: countIndex(env.DB, ofIndex) })

const meters = new Map<string, Meter>()
const meterOf = (id: string): Meter => {
  const meter = meters.get(id) ?? new Meter()
  meters.set(id, meter)
  return meter
}
meterOf('index').storages.push(() => ofIndex)
/** Whose work is being done: a timer is billed to whoever has set it. */
const atWork = new AsyncLocalStorage<Meter>()

const startTimer = globalThis.setTimeout
const stopTimer = globalThis.clearTimeout
const holding = new Map<unknown, Meter>()
const letGo = (timer: unknown): void => {
  holding.get(timer)?.release()
  holding.delete(timer)
}
Object.assign(globalThis, {
  setTimeout(work: () => void, pause?: number) {
    const meter = atWork.getStore()
    const timer = startTimer(() => {
      letGo(timer)
      if (meter === undefined) return work()
      meter.hold()
      atWork.run(meter, work)
      meter.release()
    }, pause)
    if (meter !== undefined) {
      meter.hold()
      holding.set(timer, meter)
    }
    return timer
  },
  clearTimeout(timer: Parameters<typeof clearTimeout>[0]) {
    letGo(timer)
    stopTimer(timer)
  },
})

/** Handlers are called as they were; `work` may be done at once or later. */
const billed = <T>(meter: Meter, work: () => T): T => {
  meter.hold()
  let isLater = false
  try {
    const done = atWork.run(meter, work)
    if (done instanceof Promise) {
      isLater = true
      return done.finally(() => meter.release()) as T
    }
    return done
  } finally {
    if (!isLater) meter.release()
  }
}

class CountedRoom extends GameRoom {
  readonly #meter: Meter

  constructor(context: DurableObjectState, env: Env) {
    const meter = meterOf(context.id.name ?? '')
    meter.storages.push(countStorage(context.storage))
    super(context, withIndex(env))
    this.#meter = meter
  }

  #called<T>(work: () => T): T {
    this.#meter.bill.calls++
    return billed(this.#meter, work)
  }

  override create(...given: Parameters<GameRoom['create']>) {
    return this.#called(() => super.create(...given))
  }
  override glance() {
    return this.#called(() => super.glance())
  }
  override publicLog(since: number) {
    return this.#called(() => super.publicLog(since))
  }
  override spectatorView() {
    return this.#called(() => super.spectatorView())
  }
  override seatOf(token: string) {
    return this.#called(() => super.seatOf(token))
  }
  override record() {
    return this.#called(() => super.record())
  }
  override fetch(request: Request) {
    return this.#called(() => super.fetch(request))
  }
  override alarm() {
    this.#meter.bill.alarmsHeard++
    return this.#called(() => super.alarm())
  }
  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer) {
    this.#meter.bill.frames++
    return billed(this.#meter, () => super.webSocketMessage(socket, data))
  }
  override webSocketClose(socket: WebSocket) {
    return billed(this.#meter, () => super.webSocketClose(socket))
  }
}

class CountedLobby extends Lobby {
  readonly #meter: Meter

  constructor(context: DurableObjectState, env: Env) {
    const meter = meterOf(context.id.name ?? '')
    meter.storages.push(countStorage(context.storage))
    super(context, env)
    this.#meter = meter
  }

  #called<T>(work: () => T): T {
    this.#meter.bill.calls++
    return billed(this.#meter, work)
  }

  override report(...given: Parameters<Lobby['report']>) {
    return this.#called(() => super.report(...given))
  }
  override tables() {
    return this.#called(() => super.tables())
  }
  override match(seats: number) {
    return this.#called(() => super.match(seats))
  }
  override notTaken(id: string) {
    return this.#called(() => super.notTaken(id))
  }
  override noSeatAt(...given: Parameters<Lobby['noSeatAt']>) {
    return this.#called(() => super.noSeatAt(...given))
  }
  override fetch(request: Request) {
    return this.#called(() => super.fetch(request))
  }
  override alarm() {
    this.#meter.bill.alarmsHeard++
    return this.#called(() => super.alarm())
  }
  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer) {
    this.#meter.bill.frames++
    return billed(this.#meter, () => super.webSocketMessage(socket, data))
  }
}

/** Of all of them together. */
const sumOf = (all: readonly Meter[]): Bill => {
  const [first, ...rest] = all.map((meter) => meter.total())
  const sum: Record<string, number> = { ...first }
  for (const bill of rest)
    for (const [name, count] of Object.entries(bill)) sum[name] = (sum[name] ?? 0) + Number(count)
  return sum as unknown as Bill
}

/** A client as the platform would tell it, where a test says which. */
const clientFrom = (request: Request): Request => {
  const told = request.headers.get('x-counted-from')
  if (told === null) return request
  const from = new Request(request)
  from.headers.set('cf-connecting-ip', told)
  return from
}

export { CountedLobby as Lobby, CountedRoom as GameRoom }

/** Finished games in the index, of the same people: more than two pages of any list. */
const fillIndex = async (env: Env): Promise<void> => {
  const seats = ['Ana', 'Bea', 'Carlos', 'David'].map((name, seat) => ({
    name,
    kind: 'person',
    points: seat,
  }))
  for (let n = 0; n < 50; n++)
    await indexGame(env, {
      id: `counted${n}`,
      game: 'castillo',
      began: n,
      finished: n + 1,
      moves: 99,
      seats,
    } as never)
}

/** As they are asked by somebody: a proof of a person is a good one. */
const countedEnv = (request: Request, env: Env): Env => {
  const { origin, pathname } = new URL(request.url)
  const counted = withIndex(env)
  if (pathname !== '/api/person') return counted
  const verify = `${origin}/cost/verify`
  return { ...counted, TURNSTILE_SITE_KEY: 'counted', TURNSTILE_SECRET: 'counted', TURNSTILE_VERIFY: verify }
}

export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const [, id] = /^\/cost\/([\w:+]+)$/.exec(new URL(request.url).pathname) ?? []
    if (id === undefined) return almena.fetch(clientFrom(request), countedEnv(request, env), context)
    if (id === 'verify') return Response.json({ success: true })
    if (id === 'filled') await fillIndex(env)
    return Response.json(sumOf(id === 'all' ? [...meters.values()] : id.split('+').map(meterOf)))
  },
}
