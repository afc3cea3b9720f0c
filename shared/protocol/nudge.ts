/** "Your turn", told to who is not looking: on a device that has asked for it, or to an address of their own. */
import * as v from 'valibot'
import { languages } from '../engine/meta.ts'
import { isPublicAddress } from './address.ts'

/** Nobody else's machines are called in a player's name. */
const pushServices =
  /^https:\/\/(?:fcm\.googleapis\.com|(?:[\w-]+\.)*(?:push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com))\/[!-~]*$/

const key = v.pipe(v.string(), v.regex(/^[\w-]{16,128}={0,2}$/))

/** A subscription as a browser gives it. */
export const pushSchema = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(1024), v.regex(pushServices, 'not a push service')),
  expirationTime: v.nullable(v.number()),
  keys: v.strictObject({ p256dh: key, auth: key }),
})
export type Push = v.InferOutput<typeof pushSchema>

/** An address that is told by POST. */
export const webhookSchema = v.pipe(
  v.string(),
  v.check(isPublicAddress, 'an https address of the open internet'),
)

/** What a person has asked to be told by. */
export const nudgeSchema = v.strictObject({
  push: v.nullable(pushSchema),
  webhook: v.nullable(webhookSchema),
  language: v.picklist(languages),
})
export type Nudge = v.InferOutput<typeof nudgeSchema>

/** GET /api/push-key: what a browser subscribes with; null where this server sends no notifications. */
export interface PushKey {
  readonly key: string | null
}
