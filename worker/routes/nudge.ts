import { Hono } from 'hono'
import { pushKeySchema } from '../../shared/protocol/answers.ts'
import type { PushKey } from '../../shared/protocol/nudge.ts'
import type { Env } from '../env.ts'
import { vapidOf } from '../outside/nudging/push.ts'
import { aboutRoutes } from './about.ts'
import { within } from './limiting.ts'

export const nudgeRoutes = new Hono<{ Bindings: Env }>().get(
  '/push-key',
  aboutRoutes({
    summary: 'What a browser subscribes to notifications with',
    tags: ['Notifications'],
    answer: [200, pushKeySchema],
    problems: [429],
  }),
  within('LIMIT_PAGE'),
  (c) => c.json({ key: vapidOf(c.env)?.publicKey ?? null } satisfies PushKey, 200),
)
