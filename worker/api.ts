/** The JSON routes as one app, whose type is what `hono/client` needs. */
import { Hono } from 'hono'
import { openAPIRouteHandler } from 'hono-openapi'
import type { Env } from './env.ts'
import { within } from './routes/limiting.ts'
import { lobbyRoutes } from './routes/lobby.ts'
import { nudgeRoutes } from './routes/nudge.ts'
import { personRoutes } from './routes/person.ts'
import { tableRoutes } from './routes/tables.ts'

const routes = new Hono<{ Bindings: Env }>()
  .basePath('/api')
  .route('/tables', tableRoutes)
  .route('/', lobbyRoutes)
  .route('/', nudgeRoutes)
  .route('/person', personRoutes)

/** For a typed client: `hc<Api>('https://…')`. */
export type Api = typeof routes

export const api = new Hono<{ Bindings: Env }>()
  .get(
    '/api/openapi.json',
    within('LIMIT_PAGE'),
    openAPIRouteHandler(routes, {
      documentation: {
        info: {
          title: 'Almena',
          version: '1',
          description:
            'Tables, lobby and finished games. Moves are played over the table’s WebSocket: see shared/protocol/README.md.',
        },
        servers: [{ url: '/' }],
      },
    }),
  )
  .route('/', routes)
