/**
 * What one address may ask for in a while: the platform counts (`[[ratelimits]]` in wrangler.toml), roughly and in each
 * of its places by itself. Who asks for more is told so, and when to come again.
 */
import { createMiddleware } from 'hono/factory'
import type { HttpProblem } from '../../shared/protocol/http.ts'
import { askerOf } from '../address.ts'
import type { Env } from '../env.ts'

/** Seconds after which it is worth asking again: the period that wrangler.toml gives to each. */
const pauses = {
  LIMIT_OPEN: 60,
  LIMIT_MATCH: 60,
  LIMIT_LOOK: 10,
  LIMIT_PAGE: 10,
  LIMIT_LIST: 10,
  LIMIT_SOCKET: 10,
  LIMIT_PICTURE: 10,
} as const
export type Limit = keyof typeof pauses

/** False where this address has asked for too much of it lately. */
export const mayAsk = async (request: Request, env: Env, limit: Limit): Promise<boolean> => {
  const asker = askerOf(request)
  const counter = env[limit]
  return asker === null || counter === undefined || (await counter.limit({ key: asker })).success
}

const tooMany: HttpProblem = { problem: 'tooMany' }

/** Programs are answered in JSON, people in words. */
export const refusal = (limit: Limit, answer: 'json' | 'text' = 'json'): Response => {
  const headers = { 'retry-after': String(pauses[limit]), 'cache-control': 'no-store' }
  return answer === 'json'
    ? Response.json(tooMany, { status: 429, headers })
    : new Response(
        'Too many requests: try again in a moment. Demasiadas peticiones: prueba dentro de un momento.',
        { status: 429, headers },
      )
}

export const within = (limit: Limit, answer: 'json' | 'text' = 'json') =>
  createMiddleware<{ Bindings: Env }>(async (c, next) =>
    (await mayAsk(c.req.raw, c.env, limit)) ? next() : refusal(limit, answer),
  )
