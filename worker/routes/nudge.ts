import { Hono } from 'hono'
import { pushKeySchema } from '../../shared/protocol/answers.ts'
import type { PushKey } from '../../shared/protocol/nudge.ts'
import type { Env } from '../env.ts'
import { vapidOf } from '../nudging/push.ts'
import { about } from './about.ts'

export const nudge = new Hono<{ Bindings: Env }>().get(
  '/push-key',
  about({
    summary: 'What a browser subscribes to notifications with',
    tags: ['Notifications'],
    answer: [200, pushKeySchema],
    problems: [],
  }),
  (c) => c.json({ key: vapidOf(c.env)?.publicKey ?? null } satisfies PushKey, 200),
)
