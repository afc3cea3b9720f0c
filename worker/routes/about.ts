/** How routes tell what they answer: the API's description at /api/openapi.json is made of this. */
import { describeRoute, resolver } from 'hono-openapi'
import type { GenericSchema } from 'valibot'
import { problemSchema } from '../../shared/protocol/answers.ts'

type Problem = 400 | 403 | 404 | 409 | 413 | 415 | 426 | 429 | 503

const meanings: Readonly<Record<Problem, string>> = {
  400: 'The request is not of the right shape',
  403: 'A pass is wanted: `GET /api/person` says how to come by one',
  404: 'There is no such table or game; a private table is there only for the key of a seat, as a bearer token',
  409: 'The game is still on',
  413: 'The body is too big',
  415: 'The body must be JSON',
  426: 'A WebSocket is wanted here',
  429: 'Too much was asked for from this address: `retry-after` says when to try again, in seconds',
  503: 'It did not work; try again',
}

const json = (schema: GenericSchema) => ({
  content: { 'application/json': { schema: resolver(schema, { errorMode: 'ignore' }) } },
})

interface About {
  readonly summary: string
  readonly tags: readonly string[]
  /** Status and shape of the good answer; a socket has none. */
  readonly answer: readonly [200 | 201, GenericSchema] | null
  readonly problems: readonly Problem[]
  /** What may be asked for in the address. */
  readonly query?: Readonly<Record<string, string>>
}

export const aboutRoutes = ({ summary, tags, answer, problems, query = {} }: About) =>
  describeRoute({
    summary,
    tags: [...tags],
    parameters: Object.entries(query).map(([name, description]) => ({
      name,
      description,
      in: 'query' as const,
      schema: { type: 'string' as const },
    })),
    responses: {
      ...(answer === null
        ? { 101: { description: 'A WebSocket; what is said on it: shared/protocol/README.md' } }
        : { [answer[0]]: { description: 'As asked', ...json(answer[1]) } }),
      ...Object.fromEntries(
        problems.map((status) => [status, { description: meanings[status], ...json(problemSchema) }]),
      ),
    },
  })
