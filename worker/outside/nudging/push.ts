/** Web Push: encrypted for the browser (RFC 8291), signed with this server's keys (RFC 8292). */
import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { Push } from '../../../shared/protocol/nudge.ts'
import type { Env } from '../../env.ts'
import { type Notice, type NoticeResult, noticeResult } from './notice.ts'

export interface VapidKeys {
  readonly subject: string
  readonly publicKey: string
  readonly privateKey: string
}

/** This server's keys; null where none are set: then there are no notifications. */
export const vapidOf = ({ VAPID_SUBJECT, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Env): VapidKeys | null =>
  VAPID_SUBJECT && VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY
    ? { subject: VAPID_SUBJECT, publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
    : null

/** After a day nobody needs to hear of it any more, in seconds. */
const ttl = 86_400

export const sendPush = async (
  to: Push,
  notice: Notice,
  keys: VapidKeys,
  fetcher: typeof fetch = fetch,
): Promise<NoticeResult> => {
  const { table, url, text } = notice
  const message = {
    data: JSON.stringify({ table, url, text }),
    // A newer notice of the same table takes the place of an older one.
    options: { ttl, urgency: 'high' as const, topic: table },
  }
  try {
    const { method, headers, body } = await buildPushPayload(message, to, keys)
    const response = await fetcher(to.endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    })
    return await noticeResult(response)
  } catch (failure) {
    console.warn('a push service did not answer:', failure)
    return 'later'
  }
}
