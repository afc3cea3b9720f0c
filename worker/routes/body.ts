/** Bodies of requests: JSON, and not too much of it. */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { err, ok, type Result } from '../../shared/engine/result.ts'
import type { HttpProblem } from '../../shared/protocol/http.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { Env } from '../env.ts'

export const bad = (detail: string): HttpProblem => ({ problem: 'badRequest', detail })

export const smallBody = bodyLimit({
  maxSize: limits.body,
  onError: (c) => c.json({ problem: 'tooBig' } satisfies HttpProblem, 413),
})

/** What was sent, not looked at yet; what is no JSON at all is read as null. */
export const readBody = async (c: Context<{ Bindings: Env }>): Promise<Result<unknown, string>> =>
  c.req.header('content-type')?.startsWith('application/json') === true
    ? ok(await c.req.json().catch(() => null))
    : err('the body must be JSON')
