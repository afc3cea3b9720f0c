/** What people say at a table: kept, and told to everybody there. */
import type { Viewer } from '../../shared/engine/ids.ts'
import type { ChatLine } from '../../shared/protocol/chat.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { ClientMessage, Why } from '../../shared/protocol/messages.ts'
import { createBuckets } from './buckets.ts'
import { digestOf } from './numbers.ts'
import { likenessOf } from './names.ts'
import type { OpenTable } from './table.ts'
import type { Sockets } from './sockets.ts'
import type { Store } from './store.ts'
import type { Broadcast } from './broadcast.ts'
import type { Seating, StoredLine } from './records.ts'

export interface ChatLog {
  /** What was said lately. */
  lines(): readonly ChatLine[]
  /**
   * Anybody at the table may speak, who sits and who watches: tells everybody, or the speaker why not. Each socket numbers what it says; a repeat, also after a lost connection, is
   * known by who says what under which number: it is answered again and not said again.
   */
  receive(open: OpenTable, socket: WebSocket, said: Said, now: number): void
}

type Said = Extract<ClientMessage, { t: 'chat' }>

/** A line as others hear it. */
const heard = ({ n, at, seat, name, text }: StoredLine): ChatLine => ({ n, at, seat, name, text })

/**
 * How fast people may talk: one line each in a pause, and who only watches no more than so many together; each household
 * of those only so often that it leaves most of that to others.
 */
const createChatPace = () => {
  // By key, or by socket where there is none.
  type Person = string | WebSocket
  const people = createBuckets<Person>(1, limits.chatPause)
  const households = createBuckets<Person>(limits.chatWatcherBurst, limits.chatWatcherPause)
  const watchers = createBuckets<null>(limits.chatBurst, limits.chatPause)
  return (seat: Viewer, person: Person, now: number): boolean =>
    people.take(person, now) && (seat !== null || (households.take(person, now) && watchers.take(null, now)))
}

/** Who sits is called as at the table; who only watches as they say, unless somebody who sits could be meant. */
const nameFor = ({ seats }: Seating, seat: Viewer, given: string): string | null => {
  const record = seat === null ? undefined : seats[seat]
  if (record?.kind === 'person') return record.name
  const isTaken = seats.some((one) => one.kind === 'person' && likenessOf(one.name) === likenessOf(given))
  return isTaken ? null : given
}

export const createChatLog = (store: Store, sockets: Sockets, broadcast: Broadcast): ChatLog => {
  /** As they are stored: read when they are first asked for, and not for each line that is added. */
  let kept: readonly StoredLine[] | null = null
  const stored = (): readonly StoredLine[] => (kept ??= store.chat())
  const append = (line: StoredLine): void => {
    const before = stored()
    // Where storing fails, what is stored is the truth.
    kept = null
    store.appendLine(line)
    kept = [...before, line].slice(-limits.chatKept)
  }
  const mayTalk = createChatPace()
  /** Why not; null where it was said. */
  const say = (at: Seating, socket: WebSocket, said: Said, now: number): Why | null => {
    const { cid, text, name: given } = said
    const visitor = sockets.visitor(socket)
    const { token, viewer: seat } = visitor
    const before = stored()
    const digest = digestOf([token ?? visitor.id, cid, text])
    const repeated = before.find((line) => line.digest === digest)
    if (repeated !== undefined) {
      sockets.send(socket, { t: 'chat', lines: [heard(repeated)], re: cid })
      return null
    }
    if (cid <= (visitor.said ?? 0)) return 'usedNumber'
    const name = nameFor(at, seat, given)
    if (name === null) return 'nameTaken'
    // Who only watches is one with all who watch from the same line, whatever keys they show.
    const household = seat === null && visitor.from !== null ? `from ${visitor.from}` : null
    if (!mayTalk(seat, household ?? token ?? socket, now)) return 'tooFast'
    const line = { n: (before.at(-1)?.n ?? 0) + 1, at: now, seat, name, text, digest }
    append(line)
    sockets.remember(socket, { ...visitor, said: cid })
    for (const other of sockets.all()) {
      if (!sockets.visitor(other).greeted) continue
      const lines = [heard(line)]
      sockets.send(other, other === socket ? { t: 'chat', lines, re: cid } : { t: 'chat', lines })
    }
    return null
  }
  return {
    lines: () => stored().map(heard),
    receive(open, socket, said, now) {
      const refused = say(open.seating, socket, said, now)
      if (refused !== null) broadcast.refuse(open, socket, said.cid, refused)
    },
  }
}
