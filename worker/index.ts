/** The Worker: JSON routes and sockets under /api, pages, oEmbed, pictures; what is no file of the site. */
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { HttpProblem } from '../shared/protocol/http.ts'
import { protocolVersion } from '../shared/protocol/version.ts'
import { api } from './api.ts'
import type { Env } from './env.ts'
import { missingPage } from './pages/head.ts'
import { bad } from './routes/body.ts'
import { mayAsk, refusal, within } from './routes/limiting.ts'
import { oembedRoutes } from './routes/oembed.ts'
import { pageRoutes } from './routes/pages.ts'
import { pictureRoutes } from './routes/pictures.ts'
import { recordJsonSchema } from './routes/schema.ts'

export { Lobby } from './lobby/lobby.ts'
export { GameRoom } from './room/room.ts'

const app = new Hono<{ Bindings: Env }>()

app.use(async (c, next) => {
  await next()
  // A socket's answer is handed on as it is.
  if (c.res.status !== 101) c.header('x-content-type-options', 'nosniff')
})
app.use('/api/*', async (c, next) => {
  await next()
  if (c.res.status === 101) return
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  // Reading is open to any page: embeds have an origin of their own, and keys travel in no answer.
  if (c.req.method === 'GET') c.header('access-control-allow-origin', '*')
})
// A page of an opaque origin may ask what a key opens: the key is in a header, not in a cookie.
app.options('/api/*', (c) => {
  c.header('access-control-allow-origin', '*')
  c.header('access-control-allow-headers', 'authorization')
  c.header('access-control-max-age', '86400')
  return c.body(null, 204)
})
app.get('/api/', within('LIMIT_PAGE'), (c) => c.json({ almena: protocolVersion }))
app.get('/api/record.schema.json', within('LIMIT_PAGE'), (c) => c.json(recordJsonSchema()))
app.route('/', api)
app.route('/', pageRoutes)
app.route('/', oembedRoutes)
app.route('/', pictureRoutes)
app.notFound(async (c) => {
  const { method, path } = c.req
  if (!(await mayAsk(c.req.raw, c.env, 'LIMIT_PAGE')))
    return refusal('LIMIT_PAGE', path.startsWith('/api/') ? 'json' : 'text')
  if (path.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD'))
    return c.json({ problem: 'badRequest', detail: 'no such route' } satisfies HttpProblem, 404)
  // A file that has gone, as those of an older build: whoever kept this answer would miss the one that comes back.
  if (/\.\w+$/.test(path)) return c.text('no such file', 404, { 'cache-control': 'no-store' })
  return missingPage(c, 'page')
})
app.onError((failure, c) => {
  // What is no JSON at all.
  if (failure instanceof HTTPException) return c.json(bad(failure.message), failure.status)
  console.error(failure)
  return c.json({ problem: 'unavailable' } satisfies HttpProblem, 503)
})

export default app
