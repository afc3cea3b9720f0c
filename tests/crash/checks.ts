/** What must hold after a crash; each fault in words. */
import type { AnyGame } from '../../shared/engine/game.ts'
import { same } from '../../shared/engine/copy.ts'
import type { Viewer } from '../../shared/engine/ids.ts'
import { type AnyEntry, eventsOf, live } from '../../shared/engine/log.ts'
import { playedByTable } from '../../shared/engine/playedByTable.ts'
import { followInto } from '../../shared/engine/replay.ts'
import { conceal, known } from '../../shared/engine/secret.ts'
import { verify } from '../../shared/engine/audit.ts'
import type { SeatClock } from '../../shared/protocol/clock.ts'
import { receivedEntry } from '../../shared/protocol/entries.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { ServerMessage } from '../../shared/protocol/messages.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import { dealtFrom } from '../kit/dealt.ts'
import type { Person } from '../kit/person.ts'
import type { CrashTable } from './people.ts'

type Welcome = Extract<ServerMessage, { t: 'welcome' }>

/** The clocks of a table as its people had heard of them when the worker died, and how far its log went. */
export interface Before {
  readonly at: number
  readonly seq: number
  readonly clocks: readonly SeatClock[]
  /** Keys of the questions that were open, by seat. */
  readonly asked: ReadonlyMap<number, string>
}

/** What is promised, each broken one said before its fault. */
const promises = {
  once: 'every acknowledged move is there, once, in a log without a gap',
  alike: 'all seats have the same log, and see what comes of it',
  clocks: 'no clock has lost time to the outage',
  record: 'a game that is over plays out from its seed as its record says',
} as const

const breaks = (promise: keyof typeof promises, faults: readonly string[]): string[] =>
  faults.map((fault) => `${promises[promise]}: ${fault}`)

/** Milliseconds of a machine's own: what lies between reading a time and telling it; a new worker takes longer. */
const slack = 100

const questions = (table: CrashTable): ReadonlyMap<number, string> => {
  const { game } = table.setting
  return new Map(
    table.people.flatMap(({ view, seat }) =>
      game
        .decisions(view)
        .filter((asked) => asked.seat === seat)
        .map(({ key }) => [seat as number, key] as const),
    ),
  )
}

export const before = (table: CrashTable, at: number): Before => {
  for (const one of table.people) one.catchUp()
  // Who has heard most.
  const [most] = table.people.toSorted((a, b) => b.session.entries().length - a.session.entries().length)
  const seq = most?.session.entries().length ?? 0
  return { at, seq, clocks: most?.session.info()?.clocks ?? [], asked: questions(table) }
}

/** The table as somebody hears it who comes for the first time. */
const welcome = (base: string, { id }: CrashTable, token: string | null): Promise<Welcome> =>
  new Promise((done, fail) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${id}/socket`)
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ t: 'hello', proto: protocolVersion, token, since: 0 })),
    )
    socket.addEventListener('error', () => fail(new Error('no connection')))
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage
      if (message.t === 'bye') return fail(new Error(`sent away: ${message.why}`))
      if (message.t !== 'welcome') return
      socket.close()
      done(message)
    })
  })

/** What everybody hears alike of an entry: not what was hidden, nor what only its author knows. */
const openly = (entry: AnyEntry): string => {
  const { seq, at, kind } = entry
  return JSON.stringify([seq, at, kind, 'seat' in entry ? entry.seat : null, 'to' in entry ? entry.to : null])
}

/** Each move of this person is in the log as it was answered: once, or not at all. */
const movesOf = ({ sent, seat }: Person, log: readonly AnyEntry[]): string[] => {
  const faults: string[] = []
  const found = new Map<number, AnyEntry>()
  for (const entry of log) {
    if (entry.kind !== 'played' || entry.seat !== seat || entry.cid === playedByTable) continue
    if (found.has(entry.cid)) faults.push(`move ${entry.cid} of seat ${seat} is there twice`)
    found.set(entry.cid, entry)
    const [move] = known(entry.moves)
    if (!same(move, sent.get(entry.cid)?.move)) faults.push(`entry ${entry.seq} is not what was sent`)
  }
  if (log.some(({ seq }, index) => seq !== index + 1)) faults.push('a number is missing')
  for (const [cid, { answer }] of sent)
    if ((answer === 'acknowledged') !== found.has(cid))
      faults.push(
        `move ${cid} of seat ${seat} was ${JSON.stringify(answer)}, and is ${found.has(cid) ? '' : 'not '}there`,
      )
  return faults
}

/** Event by event, as a page does it: what a seat no longer knows must be face down before the next one comes. */
const viewOf = (game: AnyGame, { setting }: CrashTable, log: readonly AnyEntry[], viewer: Viewer): object => {
  let view = conceal(game.blank(setting), viewer)
  for (const entry of live(log))
    for (const event of eventsOf(entry)) view = followInto(game, view, conceal(event, viewer), viewer)
  return view
}

/** No clock has less than it had, but for the time that has passed; and none that ran in the outage less than the reprieve. */
const clocksOf = (
  then: Before,
  { table, now }: Welcome,
  log: readonly AnyEntry[],
  spared: Set<string>,
): string[] => {
  const { id, clock, clocks, seats } = table
  if (clock.kind === 'none') return []
  const passed = now - then.at
  // What was stored and never told may have stopped a clock before the crash.
  const isUntold = log.slice(then.seq).some(({ at }) => at <= then.at + slack)
  return clocks.flatMap(({ left, due }, seat) => {
    const faults: string[] = []
    const was = then.clocks[seat]
    if (was === undefined) return faults
    const has = due === null ? left : due - now
    const had = was.due === null ? was.left - passed : was.due - now
    if (has < had - slack) faults.push(`seat ${seat} has ${has} ms on its clock and had ${had}`)
    const question = `${id} ${seat} ${then.asked.get(seat)}`
    if (was.due !== null && !isUntold && !spared.has(question) && has < limits.reprieve - passed - slack)
      faults.push(`seat ${seat} lost time to the outage: ${has} ms are left ${passed} ms after it`)
    if (was.due !== null) spared.add(question)
    const record = seats[seat]
    if (record?.kind === 'person' && record.standIn) faults.push(`seat ${seat} is played for`)
    return faults
  })
}

/** The whole game with its seed plays out as it says, and shows each seat what it has seen. */
const recordFaults = async (base: string, table: CrashTable): Promise<string[]> => {
  const { game, seats, options } = table.setting
  const file = (await (await fetch(`${base}/api/tables/${table.id}/record`)).json()) as RecordFile
  const { table: id, rulesVersion, entropy } = file
  const seed = dealtFrom(id, rulesVersion, file.seed, entropy)
  const difference = verify(game, { ...file, seats, options, seed })
  return [
    ...(difference === null ? [] : [`the record does not play out: ${JSON.stringify(difference)}`]),
    ...table.people
      .filter(({ view, seat }) => !same(viewOf(game, table, file.entries, seat), view))
      .map(({ seat }) => `seat ${seat} has seen another end than the record tells`),
  ]
}

/** All that is wrong with a table at which everybody is back, and nobody moves. */
export const faultsOf = async (
  base: string,
  table: CrashTable,
  then: Before,
  spared: Set<string>,
): Promise<string[]> => {
  const { id, people, setting } = table
  const faults: string[] = []
  const logs: (readonly AnyEntry[])[] = []
  for (const one of people) {
    one.catchUp()
    const heard = await welcome(base, table, one.token)
    const log = heard.entries.map(receivedEntry)
    logs.push(log)
    faults.push(...breaks('once', movesOf(one, log)))
    if (!same(log, one.session.entries()))
      faults.push(...breaks('alike', [`seat ${one.seat} had heard of another`]))
    if (!same(viewOf(setting.game, table, log, one.seat), one.view))
      faults.push(...breaks('alike', [`seat ${one.seat} sees another table when it comes anew`]))
    if (one === people[0]) faults.push(...breaks('clocks', clocksOf(then, heard, log, spared)))
  }
  const watched = await welcome(base, table, null)
  logs.push(watched.entries.map(receivedEntry))
  const [first = '', ...others] = logs.map((log) => log.map(openly).join())
  if (others.some((other) => other !== first)) faults.push(...breaks('alike', ['somebody has another']))
  if (people[0]?.isOver === true) faults.push(...breaks('record', await recordFaults(base, table)))
  return faults.map((fault) => `${setting.game.id} ${id}: ${fault}`)
}
