/**
 * The sockets at a lobby: it only speaks. They are bounded as those of a room are (`worker/room/crowd.ts`), and so is
 * what each may owe without a receipt (`worker/room/debts.ts`).
 */
import { type Closing, closing } from '../../shared/protocol/closing.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { LobbyMessage } from '../../shared/protocol/lobby.ts'
import { readMessage } from '../../shared/protocol/messages.ts'
import { cameFrom } from '../address.ts'
import { type Guest, placeFor } from '../room/crowd.ts'
import type { Debt } from '../room/debts.ts'
import { createLedger } from '../room/ledger.ts'
import { turnAway } from '../turnAway.ts'

export interface Onlookers {
  /** Takes one in and tells them this first; or sends them away. */
  admit(request: Request, first: LobbyMessage, now: number): Response
  /** What one has said: receipts are all there is to say. */
  receive(socket: WebSocket, data: string | ArrayBuffer): void
  tell(messages: readonly LobbyMessage[]): void
}

/** Kept with the socket, through hibernation. */
interface Onlooker extends Guest {
  readonly debt?: Debt
}

/** Of a socket from before anything was kept with it. */
const unknown: Onlooker = { since: 0, from: null }

export const createOnlookers = (context: DurableObjectState): Onlookers => {
  const known = new WeakMap<WebSocket, Onlooker>()
  const onlooker = (socket: WebSocket): Onlooker => {
    const one = known.get(socket) ?? (socket.deserializeAttachment() as Onlooker | null) ?? unknown
    known.set(socket, one)
    return one
  }
  const remember = (socket: WebSocket, next: Onlooker): void => {
    known.set(socket, next)
    socket.serializeAttachment(next)
  }
  const closeWith = (socket: WebSocket, why: Closing): void => socket.close(closing[why], why)
  const isOpen = (socket: WebSocket): boolean => socket.readyState === WebSocket.OPEN
  const ledger = createLedger({
    noted: (socket) => onlooker(socket).debt,
    note: (socket, debt) => remember(socket, { ...onlooker(socket), debt }),
    // `send` throws on a closing socket.
    say: (socket, frame) => isOpen(socket) && socket.send(frame),
    part: (socket) => closeWith(socket, 'behind'),
  })
  /** Makes a place where there is none; false where nobody gives way. */
  const hasRoom = (from: string | null): boolean => {
    const all = context.getWebSockets()
    const open = all.filter(isOpen)
    // Sockets that are closed and do not answer still hold what they have not read.
    const unanswered = all.filter((socket) => !isOpen(socket))
    if (unanswered.length >= limits.unanswered) return false
    const isTheirs = (socket: WebSocket): boolean => onlooker(socket).from === from
    if (from !== null && unanswered.filter(isTheirs).length >= limits.socketsPerAddress) return false
    const bounds = { all: limits.lobbySockets, ofAddress: limits.watchersPerAddress }
    const guests = open.map((socket) => ({ socket, ...onlooker(socket) }))
    const place = placeFor(guests, from, bounds)
    if (typeof place === 'string') return place === 'free'
    closeWith(place.socket, 'full')
    return true
  }
  return {
    admit(request, first, now) {
      const from = cameFrom(request)
      if (!hasRoom(from)) return turnAway('full', { inWords: false })
      const { 0: client, 1: server } = new WebSocketPair()
      context.acceptWebSocket(server)
      remember(server, { since: now, from })
      ledger.send(server, JSON.stringify(first), true)
      return new Response(null, { status: 101, webSocket: client })
    },
    receive(socket, data) {
      const message = typeof data === 'string' && data.length <= limits.frame ? readMessage(data) : null
      const isRead = message?.t === 'receipt' && ledger.receive(socket, message.code)
      if (!isRead) closeWith(socket, 'badFrame')
    },
    tell(messages) {
      const frames = messages.map((message) => JSON.stringify(message))
      for (const socket of context.getWebSockets())
        for (const frame of frames) if (isOpen(socket)) ledger.send(socket, frame)
    },
  }
}
