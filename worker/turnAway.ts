/** A socket refused at the door: browsers read no status of a refused one, so it is opened, told why, and closed. */
import { type Closing, closing } from '../shared/protocol/closing.ts'
import type { ServerMessage } from '../shared/protocol/messages.ts'

/** `inWords`: with the table's `bye` before it; the lobby knows none. */
export const turnAway = (why: Closing, { inWords }: { readonly inWords: boolean }): Response => {
  const { 0: client, 1: server } = new WebSocketPair()
  server.accept()
  if (inWords) server.send(JSON.stringify({ t: 'bye', why } satisfies ServerMessage))
  server.close(closing[why], why)
  return new Response(null, { status: 101, webSocket: client })
}
