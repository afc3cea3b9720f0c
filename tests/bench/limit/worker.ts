/** The limit: a Durable Object that stores a row and tells everybody, and knows nothing else. */
import { DurableObject } from 'cloudflare:workers'

interface Env {
  readonly LIMITS: DurableObjectNamespace<Limit>
}

export class Limit extends DurableObject<Env> {
  constructor(context: DurableObjectState, env: Env) {
    super(context, env)
    context.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS entries (seq INTEGER PRIMARY KEY, body TEXT NOT NULL)',
    )
  }

  override fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    return new Response(null, { status: 101, webSocket: client })
  }

  override webSocketMessage(_socket: WebSocket, body: string): void {
    this.ctx.storage.sql.exec('INSERT INTO entries (body) VALUES (?)', body)
    for (const socket of this.ctx.getWebSockets()) socket.send(body)
  }
}

export default {
  fetch: async (request: Request, env: Env): Promise<Response> => {
    if (request.headers.get('upgrade') !== 'websocket') return new Response('ready')
    return env.LIMITS.getByName(new URL(request.url).pathname).fetch(request)
  },
}
