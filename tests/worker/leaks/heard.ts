/** Everything that anybody but one seat receives of a table in one of two worlds, over the real worker. */
import { env } from 'cloudflare:workers'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { vi } from 'vitest'
import { seatsOf } from '../../../shared/engine/ids.ts'
import type { GameMeta } from '../../../shared/engine/meta.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { Nudge } from '../../../shared/protocol/nudge.ts'
import type { Visibility } from '../../../shared/protocol/tableInfo.ts'
import { browser, decrypted } from '../browser.ts'
import { type Client, http, join, post, token, wish } from '../clients.ts'
import { pass } from '../time.ts'
import { lookAt } from './looked.ts'
import { partsAbout } from './parts.ts'
import type { Twins } from './worlds.ts'

type World = 0 | 1

/** By which way who is away is told that it is their turn. */
export type NoticeWay = 'push' | 'webhook'

export interface Heard {
  /** By who heard it where: each one text, in which the table's own random names are the same. */
  readonly texts: ReadonlyMap<string, string>
  /** How many notices are among them. */
  readonly notices: Readonly<Record<NoticeWay, number>>
}

export interface Hearing {
  readonly visibility: Visibility
  readonly hasClock: boolean
  /** PNG pictures too: each costs a second or so. */
  readonly pictures: boolean
}

/** The same moment in both worlds, whatever the machine does. */
const moment = 1_900_000_000_000

const keyOf = (seat: number): string => token(`seat${seat}`)

/** Opens the table, lets people sit, and puts this world's log into it. */
const tableIn = async (
  { game, setting, logs }: Twins,
  world: World,
  { visibility, hasClock }: Hearing,
): Promise<{ readonly id: string; readonly commitment: string }> => {
  const clock = hasClock ? ({ kind: 'live', bank: 600, increment: 10 } as const) : ({ kind: 'none' } as const)
  const response = await post(
    wish({
      game: game.id,
      seats: setting.seats,
      options: setting.options as Record<string, string>,
      host: { name: 'Seat 0', token: keyOf(0) },
      house: { visibility, clock },
    }),
  )
  const opened = await response.json<{ id: string; commitment: string }>()
  const { id } = opened
  const people: Client[] = []
  for (const seat of seatsOf(setting.seats)) people.push(await join(id, keyOf(seat), 0, game))
  for (const [seat, one] of people.entries())
    if (seat > 0) await one.act({ act: 'sit', seat, name: `Seat ${seat}` })
  await people[0]!.act({ act: 'start' })
  for (const one of people) await one.until(() => one.seq === 1)
  for (const one of people) one.socket.close(1000)
  const room = env.ROOMS.getByName(id)
  const isAnybodyThere = async (): Promise<boolean> =>
    (await room.glance())!.seats.some((seat) => seat.kind === 'person' && seat.present)
  while (await isAnybodyThere()) await new Promise((done) => setTimeout(done, 5))
  // Time stands still here: what is noted of them a moment later is noted now.
  await pass(id, 'attendance')
  await runInDurableObject(room, async ({ store }, { storage }) => {
    const now = store.setting()!
    store.saveSetting({ ...now, seed: setting.seed })
    const clocks = store.clocks()
    storage.sql.exec('DELETE FROM entries')
    for (const entry of logs[world]) store.append({ ...entry, at: moment }, clocks)
  })
  await evictDurableObject(room)
  return opened
}

interface Notice {
  readonly way: NoticeWay
  readonly said: string
}

/** Who is away, and asked, is told so: what goes to a browser is read as that browser reads it. */
const nudged = async (id: string, to: Awaited<ReturnType<typeof browser>>): Promise<readonly Notice[]> => {
  const calls: Notice[] = []
  const outside = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
    const body = init?.body
    const bytes = url === to.push.endpoint ? new Uint8Array(body as Uint8Array) : null
    const read = bytes === null ? body : await decrypted(bytes, to)
    calls.push({
      way: bytes === null ? 'webhook' : 'push',
      said: JSON.stringify([url, bytes?.length, read]),
    })
    return new Response(null, { status: 204 })
  })
  await runInDurableObject(env.ROOMS.getByName(id), (_room, { storage }) => {
    storage.sql.exec("UPDATE outbox SET due = 1 WHERE kind LIKE 'webhook%' OR kind LIKE 'push%'")
  })
  await pass(id, 'outbox')
  outside.mockRestore()
  return calls.toSorted((one, other) => (one.said < other.said ? -1 : 1))
}

/** Who only watches: it keeps what it is told, and follows no game. */
const watcher = async (id: string, proto: number) => {
  const response = await http(`/api/tables/${id}/socket`, { headers: { upgrade: 'websocket' } })
  const socket = response.webSocket!
  const frames: string[] = []
  let isOver = false
  socket.accept()
  socket.addEventListener('message', ({ data }) => {
    frames.push(String(data))
    if (frames.at(-1)?.startsWith('{"t":"receipt"') === true) socket.send(frames.at(-1)!)
  })
  socket.addEventListener('close', ({ code }) => {
    isOver = true
    frames.push(`closed with ${code}`)
  })
  const heard = async (what: string): Promise<void> => {
    const isHeard = (): boolean => isOver || frames.some((frame) => frame.includes(what))
    await vi.waitUntil(isHeard, { timeout: 30_000, interval: 5 })
  }
  socket.send(JSON.stringify({ t: 'hello', proto, token: null, since: 0 }))
  await heard('"t":"welcome"')
  return {
    proto,
    socket,
    frames,
    /** A refused message goes through the line behind all that was said before it. */
    async flushed(): Promise<void> {
      if (!isOver) socket.send('{"t":"table","cid":1,"act":{"act":"stand"}}')
      await heard('"re":1')
    },
  }
}

/** Who looks on at the lobby: what it is told of one table. */
const lobbyEar = async (game: string, id: string) => {
  const response = await http(`/api/lobby/${game}/socket`, { headers: { upgrade: 'websocket' } })
  const socket = response.webSocket!
  const parts: string[] = []
  socket.accept()
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    parts.push(...partsAbout(message, id).map((part) => JSON.stringify(part)))
  })
  return { socket, parts }
}

export const hear = async (twins: Twins, world: World, how: Hearing, meta: GameMeta): Promise<Heard> => {
  let now = moment
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now)
  const heard = new Map<string, string>()
  const notices: Record<NoticeWay, number> = { push: 0, webhook: 0 }
  try {
    const { game, setting, hider, turns, logs } = twins
    const { id, commitment } = await tableIn(twins, world, how)
    const alike = (text: string): string =>
      text
        .replaceAll(id, '<table>')
        .replaceAll(commitment, '<commitment>')
        .replaceAll(/(code\\?":)\d+/g, '$10')
    const note = (name: string, text: string): void => void heard.set(alike(name), alike(text))
    const noteAll = (name: string, texts: Iterable<readonly [string, string]>): void => {
      for (const [what, text] of texts) note(`${name}: ${what}`, text)
    }
    const others = seatsOf(setting.seats).filter((seat) => seat !== hider)
    const keys = new Map(others.map((seat) => [seat, keyOf(seat)] as const))
    // Somebody who has nothing to do with these turns is away, and wants to be told of theirs.
    const idle = others.filter((seat) => turns.every((turn) => turn.seat !== seat))
    const away = idle.find((seat) => turns.some(({ asked }) => asked.includes(seat))) ?? idle[0] ?? null
    const to = await browser()
    if (away !== null) {
      const nudge: Nudge = { push: to.push, webhook: 'https://example.org/turn', language: 'en' }
      const one = await join(id, keyOf(away), 0, game)
      await one.act({ act: 'nudge', nudge })
      note(`seat ${away}, before it leaves`, one.frames.join('\n'))
      one.socket.close(1000)
    }
    const seated = new Map<number, Client>()
    for (const seat of seatsOf(setting.seats))
      if (seat !== away) seated.set(seat, await join(id, keyOf(seat), 0, game))
    const watching = [await watcher(id, 2), await watcher(id, 1)]
    const looking = await lobbyEar(meta.id, id)
    const players = [...seated.values()]
    const strangers = players.filter(({ you }) => you !== hider)
    const looks = { id, game: meta.id, keys, pictures: how.pictures, visibility: how.visibility }
    noteAll('before', await lookAt({ ...looks, length: logs[world].length }))
    for (const [index, { seat, decision, moves, triers }] of turns.entries()) {
      now += 1000
      const author = seated.get(seat)!
      // What the seat is about to do, tried by all others: no refusal tells whether it could.
      for (const one of strangers) if (triers.includes(one.you!)) await one.play(moves[0], { decision })
      const answer = await author.play(moves[world], { decision })
      if (answer.t !== 'entries')
        throw new Error(
          `world ${world}: turn ${index} of ${twins.kind} was answered ${JSON.stringify(answer)}`,
        )
      if (away === null) continue
      for (const [nth, { way, said }] of (await nudged(id, to)).entries()) {
        note(`turn ${index}, told to seat ${away} by ${way}: ${nth}`, said)
        notices[way]++
      }
    }
    now += 1000
    await pass(id, 'outbox')
    const length = logs[world].length + turns.length
    noteAll('after', await lookAt({ ...looks, length }))
    // Whoever comes now is told all of it at once: in a new window, back from away, or to watch.
    for (const seat of others) {
      const late = await join(id, keyOf(seat), 0, game)
      note(`seat ${seat}, come anew`, late.frames.join('\n'))
      late.socket.close(1000)
    }
    const lookers = [await watcher(id, 2), await watcher(id, 1)]
    for (const { proto, frames } of lookers) note(`who comes to watch by version ${proto}`, frames.join('\n'))
    // To take back, too, is answered and told alike.
    await seated.get(turns.at(-1)!.seat)?.act({ act: 'askUndo' })
    if (!players.every(({ closed }) => closed === null)) throw new Error('somebody was sent away')
    for (const one of players) await one.act({ act: 'resize', seats: 2 })
    for (const one of watching) await one.flushed()
    for (const one of strangers) {
      if (one.seq < length) throw new Error(`seat ${one.you} has not heard of everything`)
      note(`seat ${one.you}`, JSON.stringify([one.closed, one.frames]))
    }
    // What the lobby tells together comes within its half second.
    if (how.visibility === 'listed') await scheduler.wait(limits.lobbyGathers + 100)
    note('who looks on at the lobby', [...new Set(looking.parts)].join('\n'))
    for (const { proto, frames } of watching) note(`who watches by version ${proto}`, frames.join('\n'))
    for (const { socket } of [...players, ...watching, ...lookers, looking]) socket.close(1000)
    return { texts: heard, notices }
  } finally {
    clock.mockRestore()
  }
}
