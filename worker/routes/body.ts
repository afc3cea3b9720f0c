/** Bodies of requests: JSON of a known shape, and not too much of it. */
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { validator } from 'hono-openapi'
import type { GenericSchema } from 'valibot'
import type { HttpProblem } from '../../shared/protocol/http.ts'
import { limits } from '../../shared/protocol/limits.ts'

export const bad = (detail: string): HttpProblem => ({ problem: 'badRequest', detail })

/** Before a body is read. */
export const smallJson: readonly [MiddlewareHandler, MiddlewareHandler] = [
  bodyLimit({
    maxSize: limits.body,
    onError: (c) => c.json({ problem: 'tooBig' } satisfies HttpProblem, 413),
  }),
  async (c, next) =>
    c.req.header('content-type')?.startsWith('application/json') === true
      ? next()
      : c.json(bad('the body must be JSON'), 415),
]

/** The body as its schema reads it, or a refusal that names what is wrong with it. */
export const bodyOf = <S extends GenericSchema>(schema: S) =>
  validator('json', schema, (read, c) =>
    read.success ? undefined : c.json(bad(read.error[0]?.message ?? 'invalid'), 400),
  )
