/** The open sockets of one room: who each one is, how fast it may talk, and how to say something to it. */
import type { Viewer } from '../shared/engine/ids.ts'
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
  say(socket: WebSocket, message: ServerMessage): void
  /** Says good-bye with a reason and closes. */
  part(socket: WebSocket, why: Closing): void
}

const stranger: Visitor = { version: 1, token: null, viewer: null, greeted: false, since: 0 }

export const makeSockets = (context: DurableObjectState): Sockets => {
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
  return {
    all: () => context.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN),
    visitor,
    remember(socket, next) {
      visitors.set(socket, next)
      socket.serializeAttachment(next)
    },
    mayTalk(socket, now) {
      const bucket = buckets.get(socket) ?? { frames: limits.burst, at: now }
      const gained = ((now - bucket.at) / 1000) * limits.framesPerSecond
      bucket.frames = Math.min(limits.burst, bucket.frames + gained) - 1
      bucket.at = now
      buckets.set(socket, bucket)
      return bucket.frames >= 0
    },
    say: (socket, message) => send(socket, JSON.stringify(message)),
    part(socket, why) {
      send(socket, JSON.stringify({ t: 'bye', why } satisfies ServerMessage))
      socket.close(closing[why], why)
    },
  }
}
