/** "Your turn": encrypted for one browser, or posted to one address; told to who is away, and not forgotten. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { nudgeSchema, pushSchema, webhookSchema } from '../../shared/protocol/nudge.ts'
import { noticeFor } from '../../worker/outside/nudging/notice.ts'
import { sendPush } from '../../worker/outside/nudging/push.ts'
import { sendWebhook } from '../../worker/outside/nudging/webhook.ts'
import { createOutbox, type OutboxKind } from '../../worker/outside/outbox.ts'
import { base64, browser, bytesOf, decrypted } from './browser.ts'
import { asked, http, join, opened, resources, started, token } from './clients.ts'
import { pass } from './time.ts'

afterEach(() => void vi.restoreAllMocks())

const vapid = async () => {
  const keys = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  const { d = '' } = (await crypto.subtle.exportKey('jwk', keys.privateKey)) as JsonWebKey
  const open = (await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer
  return {
    keys: { subject: 'mailto:almena@example.org', publicKey: base64(open), privateKey: d },
    open: keys.publicKey,
  }
}

const notice = noticeFor(
  { table: 'abcdefghjk', game: 'fortaleza', seat: 1, name: 'Berta', origin: 'https://almena.test' },
  'es',
)

test('the notice is one sentence in the language of who is told, with the way there', () => {
  expect(notice).toEqual({
    table: 'abcdefghjk',
    game: 'fortaleza',
    seat: 1,
    name: 'Berta',
    url: 'https://almena.test/g/abcdefghjk',
    text: 'Berta, te toca en Fortaleza.',
  })
})

describe('a push', () => {
  test('can be read by its browser, and is signed by this server for that service', async () => {
    const [to, signer] = [await browser(), await vapid()]
    let sent: Request | null = null
    const told = await sendPush(to.push, notice, signer.keys, (input, init) => {
      sent = new Request(input as string, init as RequestInit)
      return Promise.resolve(new Response(null, { status: 201 }))
    })
    expect(told).toBe('told')
    const request = sent! as Request
    expect(request.url).toBe(to.push.endpoint)
    expect(request.headers.get('content-encoding')).toBe('aes128gcm')
    expect(request.headers.get('topic')).toBe('abcdefghjk')
    expect(Number(request.headers.get('ttl'))).toBe(86_400)
    const body = new Uint8Array(await request.arrayBuffer())
    expect(await decrypted(body, to)).toEqual({ table: notice.table, url: notice.url, text: notice.text })
    const [, jwt = '', key] = /t=([^,]+),\s*k=(\S+)/.exec(request.headers.get('authorization') ?? '') ?? []
    expect(key).toBe(signer.keys.publicKey)
    const [head = '', claims = '', signature = ''] = jwt.split('.')
    const isTrue = await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      signer.open,
      bytesOf(signature),
      new TextEncoder().encode(`${head}.${claims}`),
    )
    expect(isTrue).toBe(true)
    const read = JSON.parse(new TextDecoder().decode(bytesOf(claims))) as Record<string, unknown>
    expect(read).toMatchObject({ aud: 'https://updates.push.services.mozilla.com', sub: signer.keys.subject })
    expect(Number(read['exp'])).toBeGreaterThan(Date.now() / 1000)
  })

  test.each([
    [201, 'told'],
    [404, 'gone'],
    [410, 'gone'],
    [403, 'later'],
    [429, 'later'],
    [503, 'later'],
  ] as const)('answered with %i is %s', async (status, told) => {
    const [to, signer] = [await browser(), await vapid()]
    const answer = () => Promise.resolve(new Response(null, { status }))
    expect(await sendPush(to.push, notice, signer.keys, answer)).toBe(told)
    expect(await sendWebhook('https://example.org/x', notice, 'direct', answer)).toBe(told)
  })

  test('that is not answered is tried again', async () => {
    const fails = () => Promise.reject(new Error('no line'))
    expect(await sendPush((await browser()).push, notice, (await vapid()).keys, fails)).toBe('later')
    expect(await sendWebhook('https://example.org/x', notice, 'direct', fails)).toBe('later')
  })
})

describe('a webhook', () => {
  const calls = async (out: string | undefined) => {
    const made: (readonly [string, RequestInit])[] = []
    await sendWebhook('https://example.org/x', notice, out, (input, init) => {
      made.push([input as string, init as RequestInit])
      return Promise.resolve(new Response(null, { status: 204 }))
    })
    return made
  }

  test('goes straight out where the platform sees to it, and follows no redirect', async () => {
    const [[url, init]] = (await calls('direct')) as [readonly [string, RequestInit]]
    expect([url, init.redirect]).toEqual(['https://example.org/x', 'manual'])
  })

  test('goes to the gate and nowhere else where one is set', async () => {
    const gate = 'http://127.0.0.1:4321/key'
    const [[url, init], ...more] = (await calls(gate)) as [readonly [string, RequestInit]]
    expect([url, more]).toEqual([gate, []])
    expect(new Headers(init.headers).get('x-webhook')).toBe('https://example.org/x')
  })

  test.each([undefined, 'off', '', 'https://elsewhere.example/'])('goes nowhere with %s', async (out) => {
    expect(await calls(out)).toEqual([])
  })
})

describe('where somebody can be told', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('%s is a push service', (endpoint) => {
    const push = { endpoint, expirationTime: null, keys: { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) } }
    expect(v.is(pushSchema, push)).toBe(true)
  })

  test.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.org/x',
    'https://evil.org/fcm.googleapis.com/',
    'https://fcm.googleapis.com@evil.org/',
    'https://evil.org\\@fcm.googleapis.com/',
    'https://evilpush.apple.com/',
    'https://storage.googleapis.com/x',
  ])('%s is none', (endpoint) => {
    const push = { endpoint, expirationTime: null, keys: { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) } }
    expect(v.is(pushSchema, push)).toBe(false)
  })

  test.each(['https://example.org/hook', 'https://discord.com/api/webhooks/1/a?wait=true'])('%s', (url) => {
    expect(v.is(webhookSchema, url)).toBe(true)
  })

  test.each([
    'http://example.org/hook',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://printer.local/',
    'https://db.internal/',
    'https://user:pass@example.org/',
    'https://example.org:8443/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.0x1/',
    'https://metadata.google.internal/',
    'https://1.0.0.127.in-addr.arpa/',
    'https://example.org./',
    'https://%6cocalhost/',
    'https://example.org\\@localhost/',
    'https://exa\tmple.org/',
    ' https://example.org/',
    'ftp://example.org/',
    'nonsense',
    `https://example.org/${'x'.repeat(600)}`,
  ])('not %s', (url) => expect(v.is(webhookSchema, url)).toBe(false))
})

describe('at the table', () => {
  const webhook = 'https://example.org/turn'
  const nudge = { push: null, webhook, language: 'en' } as const

  /** Whoever is asked wants to be told, and has gone. */
  const away = async () => {
    const { id, people } = await started()
    const one = await asked(people)
    expect((await one.act({ act: 'nudge', nudge })).t).toBe('table')
    one.socket.close(1000)
    const witness = people.find((person) => person !== one)!
    await witness.until(() => {
      const info = witness.info?.seats[one.you!]
      return info?.kind === 'person' && !info.present
    })
    await pass(id, 'attendance')
    return { id, people, one, witness }
  }
  const listening = (status = 204) => {
    const calls: unknown[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      calls.push([input, JSON.parse(init?.body as string)])
      return new Response(null, { status })
    })
    return calls
  }

  test('who is away is told once of a question', async () => {
    const { id, one } = await away()
    const calls = listening()
    await pass(id, 'outbox')
    // Not at once: pages are reloaded.
    expect(calls).toEqual([])
    await passNudges(id)
    await passNudges(id)
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject([
      webhook,
      { event: 'yourTurn', table: id, game: 'fortaleza', seat: one.you, url: `https://almena.test/g/${id}` },
    ])
  })

  test('who has come back is not told, nor who is not asked', async () => {
    const { id, one } = await away()
    const calls = listening()
    await join(id, token(['ana', 'berta', 'carles'][one.you!]!))
    await passNudges(id)
    expect(calls).toEqual([])
  })

  test('an address that is gone is forgotten; the key of a seat and its addresses leave in no frame', async () => {
    const { id, one, witness } = await away()
    const calls = listening(410)
    await passNudges(id)
    expect(calls).toHaveLength(1)
    const again = await join(id, token(['ana', 'berta', 'carles'][one.you!]!))
    await again.play([resources(again)])
    for (const frame of [...witness.frames, ...again.frames]) expect(frame).not.toContain('example.org')
    await passNudges(id)
    expect(calls).toHaveLength(1)
  })

  test('an address that was given while the one before was called stays, and is told instead', async () => {
    const { id, one } = await away()
    const called: unknown[] = []
    let isAnswered = false
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      called.push(input)
      if (called.length > 1) return new Response(null, { status: 204 })
      while (!isAnswered) await new Promise((resolve) => setTimeout(resolve, 10))
      return new Response(null, { status: 410 })
    })
    const telling = passNudges(id)
    await expect.poll(() => called.length).toBe(1)
    const back = await join(id, token(['ana', 'berta', 'carles'][one.you!]!))
    await back.act({ act: 'nudge', nudge: { ...nudge, webhook: `${webhook}/anew` } })
    back.socket.close(1000)
    await expect
      .poll(async () => (await env.ROOMS.getByName(id).glance())!.seats[one.you!])
      .toMatchObject({ present: false })
    isAnswered = true
    await telling
    await pass(id, 'attendance')
    await passNudges(id)
    expect(called).toEqual([webhook, `${webhook}/anew`])
  })

  test('only who sits can be told; what is no way to tell is refused', async () => {
    const id = await opened()
    const stranger = await join(id, null)
    expect(await stranger.act({ act: 'nudge', nudge })).toMatchObject({ why: 'notSeated' })
    expect(v.is(nudgeSchema, { ...nudge, webhook: 'http://example.org' })).toBe(false)
  })

  test('without keys no notifications are offered', async () => {
    expect(await (await http('/api/push-key')).json()).toEqual({ key: null })
  })
})

/** The time has come to tell who is away. */
const passNudges = async (id: string): Promise<void> => {
  await runInDurableObject(env.ROOMS.getByName(id), (_room, { storage }) => {
    storage.sql.exec("UPDATE outbox SET due = 1 WHERE kind LIKE 'webhook%'")
  })
  await pass(id, 'outbox')
}

test('an address that does not answer is tried for an hour; the lobby and the archive for ever', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const lastTries = await runInDurableObject(env.ROOMS.getByName(await opened()), async (_, { storage }) => {
    const outbox = createOutbox(storage.sql)
    const tried: Partial<Record<OutboxKind, number>> = {}
    for (const kind of ['webhook:0', 'push:1', 'archive'] as const) outbox.put(kind, kind, 0)
    const deliver = async (kind: OutboxKind): Promise<void> => {
      tried[kind] = now
      throw new Error('no answer')
    }
    let now = 0
    for (let n = 0; n < 50; n++) now = (await outbox.flush(now, deliver)) ?? now
    return tried
  })
  const hour = 3_600_000
  for (const kind of ['webhook:0', 'push:1'] as const) {
    expect(lastTries[kind]).toBeGreaterThan(hour)
    expect(lastTries[kind]).toBeLessThan(2 * hour)
  }
  expect(lastTries.archive).toBeGreaterThan(5 * hour)
})
