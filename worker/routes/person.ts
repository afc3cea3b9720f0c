/** `/api/person`: the key of the challenge, and a pass for who has met it. */
import { Hono } from 'hono'
import { passSchema, siteKeySchema } from '../../shared/protocol/answers.ts'
import type { HttpProblem } from '../../shared/protocol/http.ts'
import { proofSchema, type SiteKey } from '../../shared/protocol/person.ts'
import { askerOf } from '../address.ts'
import type { Env } from '../env.ts'
import { isProof, passFor, siteKeyOf } from '../outside/person.ts'
import { aboutRoutes } from './about.ts'
import { bodyOf, smallJson } from './body.ts'
import { within } from './limiting.ts'

const tags = ['Person']

export const personRoutes = new Hono<{ Bindings: Env }>()
  .get(
    '/',
    aboutRoutes({
      summary:
        'With which key this site asks for a proof of a person (Cloudflare Turnstile); null: it does not',
      tags,
      answer: [200, siteKeySchema],
      problems: [429],
    }),
    within('LIMIT_LOOK'),
    (c) => {
      c.header('cache-control', 'public, max-age=300')
      return c.json({ siteKey: siteKeyOf(c.env) } satisfies SiteKey, 200)
    },
  )
  .post(
    '/',
    aboutRoutes({
      summary: 'A pass for who shows a proof: for matches and for tables on the public list',
      tags,
      answer: [201, passSchema],
      problems: [400, 403, 413, 415, 429],
    }),
    within('LIMIT_MATCH'),
    ...smallJson,
    bodyOf(proofSchema),
    async (c) => {
      const from = askerOf(c.req.raw)
      const isOne = siteKeyOf(c.env) !== null && (await isProof(c.env, c.req.valid('json').proof, from))
      return isOne
        ? c.json(passFor(c.env, from, Date.now()), 201)
        : c.json({ problem: 'noPerson' } satisfies HttpProblem, 403)
    },
  )
