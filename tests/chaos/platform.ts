/** The platform of one run: the real objects of the worker, and all that they and pages reach of the world. */
import { registerHooks } from 'node:module'
import { createHash } from 'node:crypto'
import type { AnyGame } from '../../shared/engine/game.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import { registry } from '../../shared/registry.ts'
import type { SeatRecord, Setting } from '../../worker/room/records.ts'
import { Line, PageSocket, type Weather } from './line.ts'
import {
  type Harm,
  Host,
  type Life,
  type ObjectClass,
  PageEnd,
  ObjectEnd,
  type PlatformObject,
} from './objects.ts'
import { Bucket, Database, elsewhere, type Trouble } from './stores.ts'
import { Time } from './time.ts'

/** A room, as far as it is asked from outside. */
export interface RoomObject extends PlatformObject {
  readonly deadlines: { dueOf(name: string): number | null }
  create(setting: Setting, seats: readonly SeatRecord[]): Promise<boolean>
  take(table: object): Promise<void>
  record(): RecordFile | null
  glance(): TableGlance | null
}
interface LobbyObject extends PlatformObject {
  report(report: object, version: number): Promise<void>
  tables(): readonly { readonly id: string }[]
}
interface Classes {
  readonly GameRoom: ObjectClass<RoomObject>
  readonly Lobby: ObjectClass<LobbyObject>
  readonly settingFor: (id: string, wish: object) => Promise<Setting>
  readonly newTableId: () => string
  readonly siteIn: (answer: Response) => string | null
}

/** All that may go wrong at a time. */
export interface Climate {
  readonly weather: Weather
  readonly harm: Harm
  readonly trouble: Trouble
}

/** Nothing goes wrong. */
export const calm: Climate = {
  weather: { dropped: 0, doubled: 0, late: 0, slow: 60 },
  harm: { crashBefore: 0, crashAfter: 0, evicted: 0, alarms: 0, unarmed: 0 },
  trouble: { failing: 0 },
}

export interface Platform {
  readonly time: Time
  readonly rooms: ReadonlyMap<string, Host<RoomObject>>
  readonly lobbies: ReadonlyMap<string, Host<LobbyObject>>
  readonly bucket: Bucket
  readonly database: Database
  /** What the addresses of players were told. */
  readonly told: readonly string[]
  /** What the worker has said of failures. */
  readonly complaints: readonly string[]
  climate: Climate
  /** The room in which a table is: the one at its address, or the one in which its game has begun. */
  roomOf(id: string): Host<RoomObject> | undefined
  open(wish: object, seats: readonly SeatRecord[]): Promise<string>
  /** New code is put online: every object begins anew; `rules`: the games have a new version of theirs. */
  deploy(rules: boolean): void
  /** The rules that are online. */
  rulesOf(game: string): AnyGame
}

// The worker's objects are made for the platform alone: what they take from it by name is here.
registerHooks({
  resolve: (name, context, next) =>
    name === 'cloudflare:workers' ? { url: 'almena:workers', shortCircuit: true } : next(name, context),
  load: (url, context, next) =>
    url === 'almena:workers'
      ? {
          format: 'module',
          shortCircuit: true,
          source: 'export class DurableObject { constructor(ctx, env) { this.ctx = ctx; this.env = env } }',
        }
      : next(url, context),
})

/** Types of the platform's own and of pages do not go together: what is loaded so is known by what is asked of it. */
const load = async (path: string): Promise<object> => (await import(path)) as object

const base = 'https://almena.test'
const real = { Response: globalThis.Response, subtle: globalThis.crypto.subtle, log: { ...console } }

/** The platform's chance and time are those of the run; the others' too. */
const install = (
  time: Time,
  complaints: string[],
  reach: (url: string, body: unknown) => Promise<Response>,
): void => {
  const bytes = <Words extends ArrayBufferView>(into: Words): Words => {
    const view = new Uint8Array(into.buffer, into.byteOffset, into.byteLength)
    for (let at = 0; at < view.length; at++) view[at] = time.random.below(256)
    return into
  }
  const digest = async (_name: string, data: Uint8Array): Promise<ArrayBuffer> => {
    const hash = createHash('sha256').update(data).digest()
    return new Uint8Array(hash).buffer
  }
  const crypto = {
    getRandomValues: bytes,
    randomUUID: () => Buffer.from(bytes(new Uint8Array(16))).toString('hex'),
    subtle: {
      digest,
      timingSafeEqual: (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0,
    },
  }
  const globals: Record<string, unknown> = {
    crypto,
    location: new URL(base),
    document: {
      visibilityState: 'visible',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    WebSocket: PageSocket,
    WebSocketPair: class {
      constructor() {
        const server = new ObjectEnd(time.owner as Life, null)
        return { 0: new PageEnd(server), 1: server }
      }
    },
    WebSocketRequestResponsePair: class {},
    Response: class extends real.Response {
      webSocket: unknown
      constructor(body: BodyInit | null, init?: ResponseInit & { readonly webSocket?: unknown }) {
        super(body, init?.status === 101 ? {} : init)
        this.webSocket = init?.webSocket
      }
    },
    setTimeout: (work: () => void, milliseconds = 0) => time.after(milliseconds, work),
    clearTimeout: (due: unknown) => time.cancel(due),
    fetch: (url: string, init?: RequestInit) => reach(url, init?.body),
  }
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
  Object.defineProperty(performance, 'now', { value: () => time.now, configurable: true })
  Date.now = () => time.now
  Math.random = () => time.fraction()
  for (const way of ['error', 'warn'] as const)
    console[way] = (...words: readonly unknown[]) => void complaints.push(words.map(String).join(' '))
}

const games = new Map<string, AnyGame>()

/** The site where the game of this room has begun; null: it is here, if anywhere. */
export const begunAt = ({ disk }: Host<RoomObject>): string | null => {
  if (!disk.has('facts')) return null
  const [row] = disk.rows("SELECT body ->> '$.begunAt.site' AS site FROM facts WHERE name = 'setting'")
  return (row?.['site'] ?? null) as string | null
}

/**
 * A platform that is empty; the one before it is over. `near`: from which region the next socket comes; null: from none.
 * `spends`: whether an address may have one more move of a bot; left out where nobody is counted.
 */
export const createPlatform = async (
  seed: number,
  climate: Climate,
  near: () => string | null = () => null,
  spends?: () => boolean,
): Promise<Platform> => {
  const time = new Time(seed)
  const complaints: string[] = []
  const told: string[] = []
  const rooms = new Map<string, Host<RoomObject>>()
  const lobbies = new Map<string, Host<LobbyObject>>()
  const { GameRoom } = (await load('../../worker/room/room.ts')) as Pick<Classes, 'GameRoom'>
  const { Lobby } = (await load('../../worker/lobby/lobby.ts')) as Pick<Classes, 'Lobby'>
  const { settingFor } = (await load('../../worker/room/setting.ts')) as Pick<Classes, 'settingFor'>
  const { newTableId } = (await load('../../worker/room/tokens.ts')) as Pick<Classes, 'newTableId'>
  const { siteIn } = (await load('../../worker/address.ts')) as Pick<Classes, 'siteIn'>
  for (const [id, { rules }] of Object.entries(registry)) if (!games.has(id)) games.set(id, await rules())
  let newer = 0
  const rulesOf = (id: string): AnyGame => {
    const game = games.get(id)
    if (game === undefined) throw new Error(`no game is called ${id}`)
    return { ...game, rulesVersion: game.rulesVersion + newer }
  }
  // One line of the registry is where a deploy puts new rules.
  for (const [id, entry] of Object.entries(registry))
    Object.assign(entry, { rules: () => Promise.resolve(rulesOf(id)) })
  const made = <One extends PlatformObject>(
    all: Map<string, Host<One>>,
    name: string,
    make: ObjectClass<One>,
  ): Host<One> => {
    const host = all.get(name) ?? new Host(time, make, env, () => platform.climate.harm)
    all.set(name, host)
    return host
  }
  const roomAt = (id: string): Host<RoomObject> => made(rooms, id, GameRoom)
  const ask = <T>(work: () => T | Promise<T>): Promise<T> => elsewhere(time, platform.climate.trouble, work)
  const bucket = new Bucket(time, () => platform.climate.trouble)
  const database = new Database(time, () => platform.climate.trouble)
  const env: object = {
    ROOMS: {
      getByName: (id: string) => ({
        create: (setting: Setting, seats: readonly SeatRecord[]) =>
          ask(() => roomAt(id).call((room) => room.create(setting, seats))),
        take: (table: object) => ask(() => roomAt(id).call((room) => room.take(table))),
        glance: () => ask(() => roomAt(id).call((room) => room.glance())),
      }),
    },
    LOBBIES: {
      getByName: (name: string) => ({
        report: (report: object, version: number) =>
          ask(() => made(lobbies, name, Lobby).call((lobby) => lobby.report(report, version))),
      }),
    },
    RECORDS: bucket,
    DB: database,
    WEBHOOKS: 'direct',
    BOT_PACE_MS: '400',
    FRAMES_PER_SECOND: '50',
    ...(spends === undefined ? {} : { LIMIT_BOTS: { limit: async () => ({ success: spends() }) } }),
  }
  const reach = (url: string, body: unknown): Promise<Response> =>
    ask(() => {
      if (!url.startsWith('https://example.org')) throw new TypeError('fetch failed')
      told.push(String(body))
      return new Response(null, { status: 204 })
    })
  install(time, complaints, reach)
  /** Each of an address of its own. */
  let sockets = 0
  /** Pages last as long as the run. */
  const pages = { isGone: false }
  PageSocket.connect = (socket, url) => {
    const id = /tables\/(\w+)\/socket/.exec(url)?.[1] ?? ''
    time.after(
      time.between(1, 200),
      () => {
        if (socket.readyState !== 0) return
        const line = new Line(time, () => platform.climate.weather, socket)
        const region = near()
        const headers: Record<string, string> = region === null ? {} : { 'x-almena-near': region }
        if (spends !== undefined) headers['x-almena-from'] = `203.0.113.${++sockets % 250}`
        const request = new Request(`${base}/api/tables/${id}/socket`, { headers })
        const fail = (): void => (socket.line === null ? socket.end(1006) : undefined)
        // Where the object dies over it, nobody hears anything.
        time.after(20_000, fail, pages)
        const join = (end: ObjectEnd): Line => {
          end.join(line)
          time.after(time.between(1, 100), () => socket.opened(line), pages)
          return line
        }
        // As the worker leads it on.
        const elsewhere = (answer: Response | null): void => {
          const site = answer === null ? null : siteIn(answer)
          time.after(
            time.between(1, 100),
            () => (site === null ? fail() : roomAt(`${id}@${site}`).admit(request, join, fail)),
            pages,
          )
        }
        roomAt(id).admit(request, join, elsewhere)
      },
      pages,
    )
  }
  time.afterwards = () => {
    for (const host of rooms.values()) host.afterwards()
    for (const host of lobbies.values()) host.afterwards()
  }
  const platform: Platform = {
    time,
    rooms,
    lobbies,
    bucket,
    database,
    told,
    complaints,
    climate,
    rulesOf,
    roomOf(id) {
      const first = rooms.get(id)
      const site = first === undefined ? null : begunAt(first)
      return site === null ? first : (rooms.get(`${id}@${site}`) ?? first)
    },
    async open(wish, seats) {
      const id = newTableId()
      const setting = await settingFor(id, wish)
      const opened = roomAt(id).call((room) => room.create(setting, seats))
      await time.settle()
      await opened
      return id
    },
    deploy(rules) {
      if (rules) newer++
      for (const host of [...rooms.values(), ...lobbies.values()]) host.crash('stored')
    },
  }
  return platform
}
