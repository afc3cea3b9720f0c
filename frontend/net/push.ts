/** Notifications of this device: asked for once, for all tables. */
import type { Push, PushKey } from '../../shared/protocol/nudge.ts'

/** What came of asking: a subscription, or why there is none. */
export type Subscribed = { readonly push: Push } | 'impossible' | 'denied' | 'noKeys' | 'failed'

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

const serverKey = async (): Promise<string | null> => {
  const response = await fetch('/api/push-key')
  return response.ok ? ((await response.json()) as PushKey).key : null
}

/** Asks the player, then the browser. */
export const subscribe = async (): Promise<Subscribed> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'impossible'
  try {
    const key = await serverKey()
    if (key === null) return 'noKeys'
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    const worker = await navigator.serviceWorker.register('/push-worker.js')
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    })
    const { endpoint, expirationTime = null, keys } = subscription.toJSON()
    const { p256dh, auth } = keys ?? {}
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'failed'
    return { push: { endpoint, expirationTime, keys: { p256dh, auth } } }
  } catch {
    return 'failed'
  }
}
