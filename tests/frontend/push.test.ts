/** Notifications on this device: what is sent of a subscription, and what the service worker does. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { base64urlOf, pushOf } from '../../frontend/net/push.ts'

test('a subscription is sent with its address and keys; one that lacks some is none', () => {
  const keys = { p256dh: 'p', auth: 'a' }
  const endpoint = 'https://web.push.apple.com/x'
  expect(pushOf({ toJSON: () => ({ endpoint, keys }) })).toEqual({ endpoint, expirationTime: null, keys })
  expect(pushOf({ toJSON: () => ({ endpoint, expirationTime: 7, keys }) })?.expirationTime).toBe(7)
  expect(pushOf({ toJSON: () => ({ keys }) })).toBeNull()
  expect(pushOf({ toJSON: () => ({ endpoint }) })).toBeNull()
  expect(base64urlOf(Uint8Array.of(251, 255, 254, 4).buffer)).toBe('-__-BA')
})

interface FakePage {
  readonly url: string
  focus(): void
}
type Handler = (event: Record<string, unknown>) => void

/** The service worker, run with a browser's means in our hands. */
const pushWorker = (pages: readonly FakePage[] = []) => {
  const handlers: Record<string, Handler> = {}
  const shown: { title: string; options: Record<string, unknown> }[] = []
  const opened: string[] = []
  const self = {
    location: { origin: 'https://almena.test' },
    addEventListener: (name: string, handler: Handler) => void (handlers[name] = handler),
    registration: {
      showNotification: (title: string, options: Record<string, unknown>) => shown.push({ title, options }),
    },
    clients: { matchAll: async () => pages, openWindow: (path: string) => opened.push(path) },
  }
  runInNewContext(readFileSync('frontend/public/push-worker.js', 'utf8'), { self, URL })
  const fire = async (name: string, event: object): Promise<void> => {
    let work: unknown
    handlers[name]?.({ ...event, waitUntil: (promise: unknown) => (work = promise) })
    await work
  }
  return { fire, shown, opened, handlers }
}
const notice = { table: 'abcdefghij', text: 'Your turn', url: 'https://almena.test/g/abcdefghij' }

test('each turn is shown and heard, one notification for each table, and something is shown for every message', async () => {
  const { fire, shown, handlers } = pushWorker()
  await fire('push', { data: { json: () => notice } })
  expect(shown[0]).toMatchObject({
    title: 'Almena',
    options: { body: 'Your turn', data: { url: notice.url }, tag: 'abcdefghij', renotify: true },
  })
  await fire('push', { data: null })
  const unreadable = (): never => {
    throw new SyntaxError('no JSON')
  }
  await fire('push', { data: { json: unreadable } })
  expect(shown).toHaveLength(3)
  // A browser refuses to sound again for what has no tag.
  expect(shown[2]?.options).not.toHaveProperty('renotify')
  expect(Object.keys(handlers).sort()).toEqual(['notificationclick', 'push'])
})

test('a press on it shows the page of the table where there is one, or opens it', async () => {
  const focus = vi.fn()
  const notification = { close: vi.fn(), data: { url: notice.url } }
  const at = pushWorker([
    { url: 'https://almena.test/', focus: vi.fn() },
    { url: 'https://almena.test/g/abcdefghij?m=3', focus },
  ])
  await at.fire('notificationclick', { notification })
  expect(focus).toHaveBeenCalledTimes(1)
  expect(at.opened).toEqual([])
  const away = pushWorker()
  await away.fire('notificationclick', { notification })
  await away.fire('notificationclick', {
    notification: { ...notification, data: { url: 'https://evil.org/x' } },
  })
  expect(away.opened).toEqual(['/g/abcdefghij', '/x'])
})
