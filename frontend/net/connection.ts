/** One table's socket: comes back by itself, and keeps asking what was never answered. Knows no game. */
import type { ClientMessage, ServerMessage } from '../../shared/protocol/messages.ts'
import { backoff, longBackoff } from './backoff.ts'

type Numbered = Extract<ClientMessage, { readonly cid: number }>

export interface Connection {
  /** Sends now or after the next hello; sent again until an answer with its number came. */
  ask(message: Numbered): void
  /** How long a frame takes there and back, in milliseconds; null: not measured yet. */
  lag(): number | null
  /** Drops the socket and comes back with a fresh hello, as after a gap in the numbers. */
  renew(): void
  /** For good. */
  end(): void
}

export interface ConnectionEvents {
  hello(): ClientMessage
  message(message: ServerMessage): void
  state(state: 'connecting' | 'open' | 'lost'): void
}

const beat = 25_000
const patience = 8_000

export const connect = (url: string, events: ConnectionEvents): Connection => {
  const unanswered = new Map<number, Numbered>()
  let socket: WebSocket | null = null
  let attempt = 0
  let ended = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let heart: ReturnType<typeof setTimeout> | undefined

  /** Told to come later, by a table that is full or has heard too much from here. */
  let isPutOff = false
  let pinged = 0
  let lag: number | null = null

  const ping = (): void => {
    pinged = performance.now()
    socket?.send('ping')
  }
  const send = (message: ClientMessage): void => socket?.send(JSON.stringify(message))

  /** A half-dead socket says nothing: ask for a sign of life, and hang up if none comes. */
  const listen = (): void => {
    clearTimeout(heart)
    heart = setTimeout(() => {
      ping()
      heart = setTimeout(lose, patience)
    }, beat)
  }

  const hear = (frame: MessageEvent): void => {
    listen()
    if (frame.data === 'pong') return void (lag = Math.round(performance.now() - pinged))
    const message = JSON.parse(String(frame.data)) as ServerMessage
    // A farewell is no sign that the next attempt will go better.
    if (message.t !== 'bye') attempt = 0
    isPutOff = message.t === 'bye' && (message.why === 'full' || message.why === 'flood')
    if (message.t === 'receipt') return send(message)
    if ('re' in message && message.re !== undefined) unanswered.delete(message.re)
    events.message(message)
  }

  const open = (): void => {
    if (ended || socket !== null) return
    clearTimeout(retry)
    events.state('connecting')
    const mine = new WebSocket(url)
    socket = mine
    mine.onopen = () => {
      if (socket !== mine) return
      send(events.hello())
      for (const message of unanswered.values()) send(message)
      ping()
      listen()
      events.state('open')
    }
    mine.onmessage = (frame) => {
      if (socket === mine) hear(frame)
    }
    mine.onclose = () => {
      if (socket === mine) lose()
    }
  }

  function lose(): void {
    clearTimeout(heart)
    const old = socket
    socket = null
    old?.close()
    if (ended) return
    events.state('lost')
    clearTimeout(retry)
    retry = setTimeout(open, (isPutOff ? longBackoff : backoff)(attempt++, Math.random()))
  }

  /** The laptop opens again, or the train leaves the tunnel: do not wait for the back-off. */
  const wake = (): void => {
    if (document.visibilityState === 'hidden') return
    if (socket === null) {
      // Who was told to come later does, however often one looks at the page.
      if (isPutOff) return
      attempt = 0
      open()
    } else if (socket.readyState === WebSocket.OPEN) {
      ping()
      clearTimeout(heart)
      heart = setTimeout(lose, patience)
    }
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)

  open()
  return {
    ask(message) {
      unanswered.set(message.cid, message)
      if (socket?.readyState === WebSocket.OPEN) send(message)
    },
    lag: () => lag,
    renew: lose,
    end() {
      ended = true
      clearTimeout(retry)
      clearTimeout(heart)
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      const old = socket
      socket = null
      old?.close()
    },
  }
}
