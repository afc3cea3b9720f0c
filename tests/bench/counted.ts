/** Almena as it is deployed, which tells how often the room of a table came into memory: `GET /came/<table>`. */
import almena, { GameRoom, Lobby } from '../../worker/index.ts'
import type { Env } from '../../worker/env.ts'

const came = new Map<string, number>()

class CountedRoom extends GameRoom {
  constructor(context: DurableObjectState, env: Env) {
    super(context, env)
    const id = context.id.name ?? ''
    came.set(id, (came.get(id) ?? 0) + 1)
  }
}

export { CountedRoom as GameRoom, Lobby }

export default {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> {
    const [, id] = /^\/came\/(\w+)$/.exec(new URL(request.url).pathname) ?? []
    return id === undefined ? almena.fetch(request, env, context) : Response.json(came.get(id) ?? 0)
  },
}
