/** The open sockets of one room: who each one is, how fast it may talk, and how to say something to it. */
import type { Seat, Viewer } from '../../shared/engine/ids.ts'
import { type Closing, closing } from '../../shared/protocol/closing.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { cameFrom, cameNear } from '../address.ts'
import { turnAway } from '../turnAway.ts'
import type { Deadlines } from './deadlines.ts'
import type { Near } from './sites.ts'
import { createBuckets } from './buckets.ts'
import { crowdedOut, placeFor } from './crowd.ts'
import type { Debt } from './debts.ts'
import { createLedger } from './ledger.ts'
import type { OldMessage, ServerMessage } from '../../shared/protocol/messages.ts'

/** Kept with the socket, through hibernation. */
export interface Visitor {
  readonly version: 1
  /** The key that came with the hello; null for those who only look. */
  readonly token: string | null
  readonly viewer: Viewer
  readonly greeted: boolean
  /** The version of the protocol that it speaks; left out before the hello, and by sockets from before it was noted. */
  readonly proto?: number
  /** When it came, in milliseconds. */
  readonly since: number
  /** From where it came, as limits count it; null for who is at this machine. */
  readonly from: string | null
  /** Its region, where the platform tells it. */
  readonly near?: Near
  /** What it was sent without a receipt, as of lately. */
  readonly debt?: Debt
  /** How long a frame takes there and back, in milliseconds, as the page has measured it. */
  readonly lag?: number
  /** Who speaks in the chat without a key: chance, made with the socket. */
  readonly id?: string
  /** Number of the newest line that was said over it. */
  readonly said?: number
}

export interface Sockets {
  /** Takes a visitor in; of too many who have not said hello, one gives way. */
  admit(request: Request, now: number): Response
  /** Says why not and closes at once. */
  refuse(why: Closing): Response
  all(): readonly WebSocket[]
  /** The platform holds none of this room's, not even one that is closing: it was left, or all were cut off. */
  isEmpty(): boolean
  visitor(socket: WebSocket): Visitor
  remember(socket: WebSocket, visitor: Visitor): void
  /** Gives each the seat that its key opens now. */
  reseat(viewerOf: (token: string | null) => Viewer): void
  greet(socket: WebSocket, visitor: Pick<Visitor, 'token' | 'viewer' | 'since' | 'lag' | 'proto'>): void
  /** Takes a frame out of the socket's bucket; false where it talks too fast. */
  mayTalk(socket: WebSocket, now: number): boolean
  /** Notes how slow a line is; true where it has become a slow one, or a quick one again. */
  hasLag(socket: WebSocket, lag: number | undefined): boolean
  /** Whether one more may watch; where it is crowded, another may give way, and always does to who comes to sit. */
  hasRoom(watcher: WebSocket, sits: boolean): boolean
  /** Greeted sockets of a seat. */
  ofSeat(seat: Seat): readonly WebSocket[]
  send(socket: WebSocket, message: ServerMessage | OldMessage): void
  /** The same, of a message that is in words already, as for several sockets; a welcome may be as long as the log. */
  sendText(socket: WebSocket, frame: string, isWelcome?: boolean): void
  /** It has read what it was sent before this receipt was asked for. */
  receive(socket: WebSocket, code: number): void
  /** It is closed. */
  forget(socket: WebSocket): void
  /** For a room that wakes: who has not said hello is waited for. */
  restore(): void
  /** Sends the reason as a last frame and closes the socket. */
  closeWith(socket: WebSocket, why: Closing): void
  /** A seat may be open in a few windows; the oldest gives way. */
  makeRoom(seat: Seat): void
  /** Sends away who has not said hello in time. */
  sendAwayStrangers(now: number): void
}

/** Lines are quick, bearable or slow. */
const slowness = (lag: number): number => (lag < 150 ? 0 : lag < 400 ? 1 : 2)

const stranger: Visitor = { version: 1, token: null, viewer: null, greeted: false, since: 0, from: null }

export const createSockets = (
  context: DurableObjectState,
  deadlines: Deadlines,
  framesPerSecond: number,
  onParted: (socket: WebSocket) => void,
): Sockets => {
  const visitors = new WeakMap<WebSocket, Visitor>()
  const pace = createBuckets<WebSocket>(limits.burst, 1000 / framesPerSecond)

  const visitor = (socket: WebSocket): Visitor => {
    const known = visitors.get(socket) ?? (socket.deserializeAttachment() as Visitor | null) ?? stranger
    visitors.set(socket, known)
    return known
  }
  const send = (socket: WebSocket, frame: string): void => {
    // `send` throws on a closing socket; its client reconnects and asks for what it missed.
    if (socket.readyState === WebSocket.OPEN) socket.send(frame)
  }
  /** Kept here, as the platform makes its list anew each time it is asked. */
  let held: Set<WebSocket> | null = null
  const holds = (): Set<WebSocket> => (held ??= new Set(context.getWebSockets()))
  const all = (): readonly WebSocket[] =>
    [...holds()].filter((socket) => socket.readyState === WebSocket.OPEN)
  const ofSeat = (seat: Seat): readonly WebSocket[] =>
    all().filter((socket) => visitor(socket).greeted && visitor(socket).viewer === seat)
  /** The deadline for who has not said hello, if there is anybody. */
  const awaitHello = (): void => {
    const since = all().flatMap((socket) => (visitor(socket).greeted ? [] : [visitor(socket).since]))
    deadlines.reschedule('hello', since.length === 0 ? null : Math.min(...since) + limits.hello)
  }
  const forget = (socket: WebSocket): void => {
    holds().delete(socket)
    if (!visitor(socket).greeted) awaitHello()
  }
  const closeWith = (socket: WebSocket, why: Closing): void => {
    send(socket, JSON.stringify({ t: 'bye', why } satisfies ServerMessage))
    socket.close(closing[why], why)
    forget(socket)
    // Whoever reads nothing never answers the close: for the room they are gone now.
    onParted(socket)
  }
  const refuse = (why: Closing): Response => turnAway(why, { inWords: true })
  const remember = (socket: WebSocket, next: Visitor): void => {
    visitors.set(socket, next)
    socket.serializeAttachment(next)
  }
  const guests = (greeted: boolean) =>
    all()
      .map((socket) => ({ socket, ...visitor(socket) }))
      .filter((guest) => guest.greeted === greeted && guest.viewer === null)
  /** Sockets that are closed and do not answer; of one address, or all. */
  const unanswered = (from?: string): number =>
    context
      .getWebSockets()
      .filter((socket) => socket.readyState !== WebSocket.OPEN)
      .filter((socket) => from === undefined || visitor(socket).from === from).length
  const ledger = createLedger({
    noted: (socket) => visitor(socket).debt,
    note: (socket, debt) => remember(socket, { ...visitor(socket), debt }),
    say: send,
    part: (socket) => closeWith(socket, 'behind'),
  })
  return {
    all,
    isEmpty: () => holds().size === 0,
    remember,
    reseat(viewerOf) {
      for (const socket of all()) {
        const known = visitor(socket)
        const viewer = viewerOf(known.token)
        if (viewer !== known.viewer) remember(socket, { ...known, viewer })
      }
    },
    forget,
    restore: awaitHello,
    greet(socket, known) {
      remember(socket, { ...visitor(socket), ...known, greeted: true })
      awaitHello()
    },
    admit(request, now) {
      const from = cameFrom(request)
      const strangers = guests(false)
      // Whether they sit is known from their hello. Where many from there are closed and do not answer, one at a time
      // comes in to say it.
      const mustWait = strangers.some((guest) => guest.from === from)
      if (from !== null && mustWait && unanswered(from) >= limits.socketsPerAddress) return refuse('full')
      const { 0: client, 1: server } = new WebSocketPair()
      const crowded = strangers.length < limits.strangers ? null : crowdedOut(strangers, from, 'as many')
      if (crowded !== null) closeWith(crowded.socket, 'noHello')
      context.acceptWebSocket(server)
      holds().add(server)
      const near = cameNear(request)
      const id = crypto.randomUUID()
      remember(server, { ...stranger, since: now, from, id, ...(near === null ? {} : { near }) })
      awaitHello()
      return new Response(null, { status: 101, webSocket: client })
    },
    refuse,
    hasRoom(watcher, sits) {
      // Sockets that are closed and do not answer still hold what they have not read.
      if (unanswered() >= (sits ? limits.unansweredToSit : limits.unanswered)) return false
      const bounds = { all: limits.watchers, ofAddress: limits.watchersPerAddress }
      const place = placeFor(guests(true), visitor(watcher).from, bounds, sits)
      if (typeof place === 'string') return place === 'free'
      closeWith(place.socket, 'full')
      return true
    },
    visitor,
    ofSeat,
    closeWith,
    mayTalk(socket, now) {
      holds().add(socket)
      return pace.take(socket, now)
    },
    hasLag(socket, lag) {
      const known = visitor(socket)
      if (lag === undefined || (known.lag !== undefined && slowness(known.lag) === slowness(lag)))
        return false
      remember(socket, { ...known, lag })
      return true
    },
    send(socket, message) {
      ledger.send(socket, JSON.stringify(message), message.t === 'welcome')
    },
    sendText: ledger.send,
    receive(socket, code) {
      if (!ledger.receive(socket, code)) closeWith(socket, 'badFrame')
    },
    makeRoom(seat) {
      const oldest = [...ofSeat(seat)].sort((a, b) => visitor(a).since - visitor(b).since)
      for (const socket of oldest.slice(0, Math.max(0, oldest.length - limits.socketsPerSeat)))
        closeWith(socket, 'moved')
    },
    sendAwayStrangers(now) {
      for (const socket of all()) {
        const { greeted, since } = visitor(socket)
        if (!greeted && since + limits.hello <= now) closeWith(socket, 'noHello')
      }
      awaitHello()
    },
  }
}
