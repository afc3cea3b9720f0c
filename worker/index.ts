/** The Worker: JSON routes and sockets under /api, pages of tables, oEmbed; everything else is a file of the site. */
import { Hono } from 'hono'
import type { HttpProblem } from '../shared/protocol/http.ts'
import { protocolVersion } from '../shared/protocol/version.ts'
import type { Env } from './env.ts'
import { lobby } from './routes/lobby.ts'
import { pages } from './routes/pages.ts'
import { recordJsonSchema } from './routes/schema.ts'
import { tables } from './routes/tables.ts'

export { Lobby } from './lobby.ts'
export { GameRoom } from './room.ts'

const app = new Hono<{ Bindings: Env }>()

app.use('/api/*', async (c, next) => {
  await next()
  // A socket's answer is handed on as it is.
  if (c.res.status === 101) return
  c.header('cache-control', 'no-store')
  // Reading is open to any page: embeds have an origin of their own, and keys travel in no answer.
  if (c.req.method === 'GET') c.header('access-control-allow-origin', '*')
})
app.get('/api/', (c) => c.json({ almena: protocolVersion }))
app.get('/api/record.schema.json', (c) => c.json(recordJsonSchema()))
app.route('/api/tables', tables)
app.route('/api', lobby)
app.route('/', pages)
app.notFound((c) => c.json({ problem: 'badRequest', detail: 'no such route' } satisfies HttpProblem, 404))
app.onError((failure, c) => {
  console.error(failure)
  return c.json({ problem: 'unavailable' } satisfies HttpProblem, 503)
})

export default app
