/** The open sockets of one room: who each one is, how fast it may talk, and how to say something to it. */
import type { Seat, Viewer } from '../shared/engine/ids.ts'
import { type Closing, closing } from '../shared/protocol/closing.ts'
import { limits } from '../shared/protocol/limits.ts'
import type { ServerMessage } from '../shared/protocol/messages.ts'

/** Kept with the socket, through hibernation. */
export interface Visitor {
  readonly version: 1
  /** The key that came with the hello; null for those who only look. */
  readonly token: string | null
  readonly viewer: Viewer
  readonly greeted: boolean
  /** When it came, in milliseconds. */
  readonly since: number
}

interface Bucket {
  frames: number
  at: number
}

export interface Sockets {
  all(): readonly WebSocket[]
  visitor(socket: WebSocket): Visitor
  remember(socket: WebSocket, visitor: Visitor): void
  /** Takes a frame out of the socket's bucket; false where it talks too fast. */
  mayTalk(socket: WebSocket, now: number): boolean
  /** Greeted sockets of a seat. */
  ofSeat(seat: Seat): readonly WebSocket[]
  say(socket: WebSocket, message: ServerMessage): void
  /** Says good-bye with a reason and closes. */
  part(socket: WebSocket, why: Closing): void
  /** A seat may be open in a few windows; the oldest gives way. */
  makeRoom(seat: Seat): void
  /** Sends away who has not said hello in time. When the next one is due, in milliseconds; null: nobody waits. */
  sendAwayStrangers(now: number): number | null
}

const stranger: Visitor = { version: 1, token: null, viewer: null, greeted: false, since: 0 }

export const makeSockets = (context: DurableObjectState, framesPerSecond: number): Sockets => {
  const visitors = new WeakMap<WebSocket, Visitor>()
  // Lost with hibernation, which takes ten quiet seconds: by then every bucket is full again.
  const buckets = new WeakMap<WebSocket, Bucket>()

  const visitor = (socket: WebSocket): Visitor => {
    const known = visitors.get(socket) ?? (socket.deserializeAttachment() as Visitor | null) ?? stranger
    visitors.set(socket, known)
    return known
  }
  const send = (socket: WebSocket, frame: string): void => {
    // A socket may be closing under our hands; its client comes back and asks for what it missed.
    if (socket.readyState === WebSocket.OPEN) socket.send(frame)
  }
  const all = (): readonly WebSocket[] =>
    context.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN)
  const ofSeat = (seat: Seat): readonly WebSocket[] =>
    all().filter((socket) => visitor(socket).greeted && visitor(socket).viewer === seat)
  const part = (socket: WebSocket, why: Closing): void => {
    send(socket, JSON.stringify({ t: 'bye', why } satisfies ServerMessage))
    socket.close(closing[why], why)
  }
  return {
    all,
    visitor,
    ofSeat,
    part,
    remember(socket, next) {
      visitors.set(socket, next)
      socket.serializeAttachment(next)
    },
    mayTalk(socket, now) {
      const bucket = buckets.get(socket) ?? { frames: limits.burst, at: now }
      const gained = ((now - bucket.at) / 1000) * framesPerSecond
      bucket.frames = Math.min(limits.burst, bucket.frames + gained) - 1
      bucket.at = now
      buckets.set(socket, bucket)
      return bucket.frames >= 0
    },
    say: (socket, message) => send(socket, JSON.stringify(message)),
    makeRoom(seat) {
      const oldest = [...ofSeat(seat)].sort((a, b) => visitor(a).since - visitor(b).since)
      for (const socket of oldest.slice(0, Math.max(0, oldest.length - limits.socketsPerSeat)))
        part(socket, 'moved')
    },
    sendAwayStrangers(now) {
      const waiting = all().filter((socket) => !visitor(socket).greeted)
      const due = (socket: WebSocket): number => visitor(socket).since + limits.hello
      for (const socket of waiting) if (due(socket) <= now) part(socket, 'noHello')
      const later = waiting.map(due).filter((time) => time > now)
      return later.length === 0 ? null : Math.min(...later)
    },
  }
}
