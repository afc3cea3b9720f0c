/** The open sockets of one room: who each one is, how fast it may talk, and how to say something to it. */
import type { Seat, Viewer } from '../shared/engine/ids.ts'
import { parse } from '../shared/engine/result.ts'
import { type Closing, closing } from '../shared/protocol/closing.ts'
import { limits } from '../shared/protocol/limits.ts'
import type { Alarms } from './alarms.ts'
import { type ClientMessage, clientMessageSchema, type ServerMessage } from '../shared/protocol/messages.ts'

/** Kept with the socket, through hibernation. */
export interface Visitor {
  readonly version: 1
  /** The key that came with the hello; null for those who only look. */
  readonly token: string | null
  readonly viewer: Viewer
  readonly greeted: boolean
  /** When it came, in milliseconds. */
  readonly since: number
  /** How long a frame takes there and back, in milliseconds, as the page has measured it. */
  readonly lag?: number
}

interface Bucket {
  frames: number
  at: number
}

export interface Sockets {
  /** Takes a visitor in, or says why not and closes at once. */
  admit(refused: Closing | null, now: number): Response
  all(): readonly WebSocket[]
  visitor(socket: WebSocket): Visitor
  remember(socket: WebSocket, visitor: Visitor): void
  greet(socket: WebSocket, visitor: Pick<Visitor, 'token' | 'viewer' | 'since' | 'lag'>): void
  /** Takes a frame out of the socket's bucket; false where it talks too fast. */
  mayTalk(socket: WebSocket, now: number): boolean
  /** Notes how slow a line is; true where it has become a slow one, or a quick one again. */
  hasLag(socket: WebSocket, lag: number | undefined): boolean
  /** Greeted sockets of a seat. */
  ofSeat(seat: Seat): readonly WebSocket[]
  say(socket: WebSocket, message: ServerMessage): void
  /** Says good-bye with a reason and closes. */
  part(socket: WebSocket, why: Closing): void
  /** A seat may be open in a few windows; the oldest gives way. */
  makeRoom(seat: Seat): void
  /** Sends away who has not said hello in time. */
  sendAwayStrangers(now: number): void
}

/** Lines are quick, bearable or slow. */
const slowness = (lag: number): number => (lag < 150 ? 0 : lag < 400 ? 1 : 2)

const stranger: Visitor = { version: 1, token: null, viewer: null, greeted: false, since: 0 }

export const makeSockets = (
  context: DurableObjectState,
  alarms: Alarms,
  framesPerSecond: number,
): Sockets => {
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
  const remember = (socket: WebSocket, next: Visitor): void => {
    visitors.set(socket, next)
    socket.serializeAttachment(next)
  }
  return {
    all,
    remember,
    greet: (socket, visitor) => remember(socket, { version: 1, greeted: true, ...visitor }),
    admit(refused, now) {
      const { 0: client, 1: server } = new WebSocketPair()
      if (refused === null) {
        context.acceptWebSocket(server)
        remember(server, { ...stranger, since: now })
        alarms.by('hello', now + limits.hello)
      } else {
        // Not ours to keep.
        server.accept()
        part(server, refused)
      }
      return new Response(null, { status: 101, webSocket: client })
    },
    visitor,
    ofSeat,
    part,
    mayTalk(socket, now) {
      const bucket = buckets.get(socket) ?? { frames: limits.burst, at: now }
      const gained = ((now - bucket.at) / 1000) * framesPerSecond
      bucket.frames = Math.min(limits.burst, bucket.frames + gained) - 1
      bucket.at = now
      buckets.set(socket, bucket)
      return bucket.frames >= 0
    },
    hasLag(socket, lag) {
      const known = visitor(socket)
      if (lag === undefined || (known.lag !== undefined && slowness(known.lag) === slowness(lag)))
        return false
      remember(socket, { ...known, lag })
      return true
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
      if (later.length > 0) alarms.by('hello', Math.min(...later))
    },
  }
}

/** What a client says, if it is said in the words of the protocol. */
export const readFrame = (data: string): ClientMessage | null => {
  try {
    const message = parse(clientMessageSchema, JSON.parse(data))
    return message.ok ? message.value : null
  } catch {
    return null
  }
}
