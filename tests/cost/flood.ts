/**
 * What can be said over sockets in an hour, and what it costs: one client has all seats of a table that waits, opens as
 * many windows there as it may, and says from each as much as it may. And what memory sockets take that say nothing.
 */
import { setTimeout as rest } from 'node:timers/promises'
import { limits } from '../../shared/protocol/limits.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import { socketOf } from '../bench/players.ts'
import { Wire } from '../bench/wire.ts'
import type { Bill } from './bill.ts'
import { type Abuse, inAnHour } from './inAnHour.ts'

/** The worker that is flooded. */
export interface Flooded {
  readonly base: string
  /** Frames that a socket may send in a second. */
  readonly framesPerSecond: number
  /** Sockets that one client may open in an hour. */
  readonly socketsPerHour: number
  bill(): Promise<Bill>
  /** Mebibytes that the server has in memory. */
  memory(): number
  /** As which client one is told apart. */
  headersFrom(client: number): Record<string, string>
}

export interface FloodReport {
  readonly kinds: Record<string, Abuse>
  /** Of a socket that has said hello, and nothing since. */
  readonly kilobytesPerSocket: number
  /** Sockets that one client may have at one table, and mebibytes that these may be owed, unread; and all who come. */
  readonly socketsAtATable: number
  readonly socketsOfAll: number
  readonly mebibytesOwed: number
}

const seats = 5
const clients = { speaker: 200, listeners: [201, 202] } as const
/** Tables at which the listeners are, all of them at each. */
const listenedTo = 8
/** Milliseconds after which what follows on the last frame is done, too. */
const aftermath = 1500

const keyOf = (seat: number): string => `flood-of-this-table-by-seat-${seat}`
const say = (wire: Wire, message: object): void => wire.socket.send(JSON.stringify(message))

const openFlooded = async ({ base, headersFrom }: Flooded): Promise<string> => {
  const made = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: headersFrom(clients.speaker),
    body: JSON.stringify({
      game: 'fortaleza',
      seats,
      options: { scoring: 'basic' },
      host: { name: 'Ana', token: keyOf(0) },
      bots: null,
      house: { visibility: 'listed' },
    }),
  })
  return ((await made.json()) as { id: string }).id
}

/** Says hello, and gives the receipts that are asked for, as pages do. */
const comeIn = async (
  { base, headersFrom }: Flooded,
  id: string,
  client: number,
  token: string | null,
): Promise<Wire> => {
  const wire = new Wire(socketOf(base, id), headersFrom(client))
  await wire.open()
  wire.hear((frame) => frame.startsWith('{"t":"receipt"') && wire.socket.send(frame))
  const heard = wire.next((frame) => frame.startsWith('{"t":"welcome"'))
  say(wire, { t: 'hello', proto: protocolVersion, token, since: 0 })
  await heard
  return wire
}

/** As much as a socket may say in one breath, its hello and some receipts allowed for. */
const breath = limits.burst - 6

/** Says that much, and hears the answers. */
const speak = (wire: Wire, next: (n: number) => object): Promise<void> =>
  wire.wait((done, fail) => {
    let answered = 0
    wire.also((frame) => {
      if (frame.includes('"why":"tooFast"')) fail(new Error(frame))
      if (frame.includes('"re":')) answered++
      if (frame.startsWith('{"t":"bye"')) fail(new Error(frame))
      if (answered === breath) done()
    })
    for (let n = 0; n < breath; n++) say(wire, next(n))
  })

/** Each message of a table has a number of its own here. */
let numbers = 1
/** What a seat says as its `n`th, and whose pace that has. */
interface Speech {
  readonly pace: 'socket' | 'person' | 'address'
  say(cid: number, n: number, seat: number): object
}
const speeches: Readonly<Record<string, Speech>> = {
  'frames that are refused, at one table': {
    pace: 'socket',
    say: (cid) => ({ t: 'play', cid, decision: 'none', moves: [{ type: 'none' }] }),
  },
  'new names, at one table': {
    pace: 'person',
    say: (cid) => ({ t: 'table', cid, act: { act: 'rename', name: `Ana ${cid}` } }),
  },
  'standing up and sitting down, at one table': {
    pace: 'address',
    say: (cid, n, seat) => ({
      t: 'table',
      cid,
      act: n % 2 === 0 ? { act: 'stand' } : { act: 'sit', seat, name: `Ana ${seat}` },
    }),
  },
}

/** Lines of all who sit and one who watches, each as soon as they may, once the table keeps no more than before. */
const chat = async (flooded: Flooded, wires: readonly Wire[]): Promise<Abuse> => {
  /** How many of them were said. */
  const round = async (): Promise<number> => {
    const paused = rest(limits.chatPause + 50)
    const answers = await Promise.all(
      wires.map((wire) => {
        const cid = numbers++
        const heard = wire.next((frame) => new RegExp(`"re":${cid}[,}]`).test(frame))
        say(wire, { t: 'chat', cid, name: 'Flood', text: `${cid} `.padEnd(limits.chat, 'x') })
        return heard
      }),
    )
    await paused
    return answers.filter((frame) => frame.startsWith('{"t":"chat"')).length
  }
  for (let said = 0; said < limits.chatKept;) said += await round()
  const before = await flooded.bill()
  let through = 0
  for (let n = 0; n < 6; n++) through += await round()
  return inAnHour(before, await flooded.bill(), {
    through,
    // One of them watches.
    perHour: ((wires.length - 1) * 3_600_000) / limits.chatPause + 3_600_000 / limits.chatWatcherPause,
    workerRequests: 0,
    records: 0,
  })
}

/** How long who comes and goes stays away each time: back before it is stored, and after. */
const comings: Readonly<Record<string, number>> = {
  'coming and going, at one table': 0,
  'coming and going slowly, at one table': limits.leaving + 500,
}

/** All who sit open a socket, say hello and close it, again and again: as they come the table is listed, as they go not. */
const comeAndGo = async (
  flooded: Flooded,
  sit: () => Promise<readonly Wire[]>,
  away: number,
): Promise<Abuse> => {
  const rounds = 12
  const before = await flooded.bill()
  let through = 0
  for (let n = 0; n < rounds; n++) {
    const wires = await sit()
    through += wires.length
    // The lobby hears of it.
    if (away > 0) await rest(aftermath)
    for (const { socket } of wires) socket.close()
    await rest(away)
  }
  await rest(aftermath + limits.leaving)
  return inAnHour(before, await flooded.bill(), {
    through,
    perHour: flooded.socketsPerHour,
    workerRequests: 1,
    records: 0,
  })
}

/** Kilobytes of a socket that only listens. */
const listen = async (flooded: Flooded): Promise<number> => {
  const tables: string[] = []
  for (let n = 0; n < listenedTo; n++) tables.push(await openFlooded(flooded))
  await rest(aftermath)
  const before = flooded.memory()
  const wires: Wire[] = []
  for (const id of tables)
    for (const client of clients.listeners)
      for (let n = 0; n < limits.watchersPerAddress; n++) wires.push(await comeIn(flooded, id, client, null))
  await rest(aftermath)
  const grown = flooded.memory() - before
  for (const { socket } of wires) socket.close()
  return Math.max(0, Math.round((grown * 1024) / wires.length))
}

export const measureFlood = async (flooded: Flooded): Promise<FloodReport> => {
  const { bill, framesPerSecond } = flooded
  const id = await openFlooded(flooded)
  const sit = async (seat: number): Promise<Wire> => comeIn(flooded, id, clients.speaker, keyOf(seat))
  for (let seat = 1; seat < seats; seat++) {
    const wire = await sit(seat)
    const seated = wire.next((frame) => frame.includes('"re":'))
    say(wire, { t: 'table', cid: numbers++, act: { act: 'sit', seat, name: `Ana ${seat}` } })
    await seated
    wire.socket.close()
  }
  const inOrder = Array.from({ length: seats }, (_, seat) => seat)
  const kinds: Record<string, Abuse> = {}
  const socketsOfSeats = seats * limits.socketsPerSeat
  for (const [name, speech] of Object.entries(speeches)) {
    console.error(`${name} …`)
    const perHour = {
      socket: socketsOfSeats * framesPerSecond * 3600,
      person: (seats * 3_600_000) / limits.actPause,
      address: 3_600_000 / limits.actPause,
    }[speech.pace]
    // All of this client's seats have one pace together where it is the address's.
    const wires = await Promise.all((speech.pace === 'address' ? [0] : inOrder).map(sit))
    // That they have come is told, too; and each seat may act as often as it may at once.
    await rest(Math.max(aftermath, limits.acts * limits.actPause))
    const before = await bill()
    await Promise.all(wires.map((wire, seat) => speak(wire, (n) => speech.say(numbers++, n, seat))))
    await rest(aftermath)
    kinds[name] = inAnHour(before, await bill(), {
      through: breath * wires.length,
      perHour,
      workerRequests: 0,
      records: 0,
    })
    for (const { socket } of wires) socket.close()
    await rest(aftermath)
  }
  for (const [name, away] of Object.entries(comings)) {
    console.error(`${name} …`)
    kinds[name] = await comeAndGo(flooded, () => Promise.all(inOrder.map(sit)), away)
  }
  console.error(`lines of chat, at one table: ${limits.chatKept} first, as many as are kept …`)
  const speakers = [
    ...(await Promise.all(inOrder.map(sit))),
    await comeIn(flooded, id, clients.speaker, null),
  ]
  kinds['lines of chat, at one table'] = await chat(flooded, speakers)
  for (const { socket } of speakers) socket.close()
  console.error('sockets that say nothing …')
  const socketsAtATable = socketsOfSeats + limits.watchersPerAddress + limits.strangers
  return {
    kinds,
    kilobytesPerSocket: await listen(flooded),
    socketsAtATable,
    socketsOfAll: socketsOfSeats + limits.watchers + limits.strangers,
    mebibytesOwed: Math.round(((socketsAtATable - limits.strangers) * limits.owed) / 2 ** 20),
  }
}
