/** Notifications of this device: asked for once, for all tables. */
import type { Push, PushKey } from '../../shared/protocol/nudge.ts'

/** What came of asking: a subscription, or why there is none. */
export type Subscribed = { readonly push: Push } | 'impossible' | 'denied' | 'noKeys' | 'failed'

/** Bytes in base64url, as keys are told. */
export const base64urlOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** What the server needs of a subscription; null where the browser keeps some of it to itself. */
export const pushOf = (subscription: Pick<PushSubscription, 'toJSON'>): Push | null => {
  const { endpoint, expirationTime = null, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint, expirationTime, keys: { p256dh, auth } }
}

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whether this browser still agrees to be told: players forbid it in its settings, and browsers forget. */
export const isSubscribed = async (): Promise<boolean> => {
  if (!canPush() || Notification.permission !== 'granted') return false
  try {
    const worker = await navigator.serviceWorker.getRegistration('/')
    return ((await worker?.pushManager.getSubscription()) ?? null) !== null
  } catch {
    return false
  }
}

const serverKey = async (): Promise<string | null> => {
  const response = await fetch('/api/push-key')
  return response.ok ? ((await response.json()) as PushKey).key : null
}

/** Asks the player, then the browser. */
export const subscribe = async (): Promise<Subscribed> => {
  if (!canPush()) return 'impossible'
  try {
    const key = await serverKey()
    if (key === null) return 'noKeys'
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    await navigator.serviceWorker.register('/push-worker.js')
    // One that has just been registered is not at work yet, and could not be subscribed.
    const { pushManager } = await navigator.serviceWorker.ready
    const before = await pushManager.getSubscription()
    const known = before?.options.applicationServerKey
    // Given to another key, which this server has no more: the browser holds on to it until it is told.
    if (known && base64urlOf(known) !== key) await before?.unsubscribe()
    const push = pushOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
    return push === null ? 'failed' : { push }
  } catch {
    return 'failed'
  }
}
