/** What people say at a table: kept, and told to everybody there. */
import type { Viewer } from '../shared/engine/ids.ts'
import type { ChatLine } from '../shared/protocol/chat.ts'
import { limits } from '../shared/protocol/limits.ts'
import type { ClientMessage, Why } from '../shared/protocol/messages.ts'
import type { Sockets } from './sockets.ts'
import type { SaidLine, Store } from './store.ts'

export interface Speaker {
  readonly seat: Viewer
  readonly name: string
}

export interface Chatting {
  /** What was said lately. */
  lines(): readonly ChatLine[]
  /** Tells everybody, or says why not. A repeated message is answered again and not said again. */
  say(socket: WebSocket, by: Speaker, said: Extract<ClientMessage, { t: 'chat' }>, now: number): Why | null
}

/** A line as others hear it. */
const heard = ({ n, at, seat, name, text }: SaidLine): ChatLine => ({ n, at, seat, name, text })

export const makeChatting = (store: Store, sockets: Sockets): Chatting => ({
  lines: () => store.chat().map(heard),
  say(socket, { seat, name }, { cid, text }, now) {
    const before = store.chat()
    const own = before.filter((line) => line.seat === seat && line.name === name)
    const repeated = own.find((line) => line.cid === cid)
    if (repeated !== undefined) {
      sockets.say(socket, { t: 'chat', lines: [heard(repeated)], re: cid })
      return null
    }
    if (now - (own.at(-1)?.at ?? 0) < limits.chatPause) return 'tooFast'
    const line = { n: (before.at(-1)?.n ?? 0) + 1, at: now, seat, name, text, cid }
    store.say(line)
    for (const other of sockets.all()) {
      if (!sockets.visitor(other).greeted) continue
      const lines = [heard(line)]
      sockets.say(other, other === socket ? { t: 'chat', lines, re: cid } : { t: 'chat', lines })
    }
    return null
  },
})
