/** Proof of a person for matches and listed tables: with the platform's documented test keys, and its answers by hand. */
import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Pass } from '../../shared/protocol/person.ts'
import type { Env } from '../../worker/env.ts'
import almena from '../../worker/index.ts'
import { mayPass, passFor } from '../../worker/outside/person.ts'
import { http, join, opened, token, wish } from './clients.ts'

/** https://developers.cloudflare.com/turnstile/troubleshooting/testing/ */
const always = {
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET: '1x0000000000000000000000000000000AA',
}
const never = { ...always, TURNSTILE_SECRET: '2x0000000000000000000000000000000AA' }
const spent = { ...always, TURNSTILE_SECRET: '3x0000000000000000000000000000000AA' }
const dummy = 'XXXX.DUMMY.TOKEN.XXXX'
const verify = 'https://verify.test/siteverify'

/** As the platform answers for its test keys. */
const siteverify = (secret: string): object => {
  if (secret === always.TURNSTILE_SECRET) return { success: true, 'error-codes': [] }
  return {
    success: false,
    'error-codes': [secret === spent.TURNSTILE_SECRET ? 'timeout-or-duplicate' : 'invalid-input-response'],
  }
}

let asked: { secret: string; response: string; remoteip?: string }[] = []
beforeEach(() => {
  asked = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    expect(input).toBe(verify)
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '') as (typeof asked)[number]
    asked.push(body)
    return Response.json(siteverify(body.secret))
  })
})
afterEach(() => vi.restoreAllMocks())

type Keys = Partial<typeof always>
const from = '203.0.113.200'

/** The Worker with these keys in its environment. */
const ask = async (
  keys: Keys,
  path: string,
  body?: object,
  ip = from,
  more: Record<string, string> = {},
): Promise<Response> => {
  const context = createExecutionContext()
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': ip, ...more }
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const bound = { ...env, ...keys, TURNSTILE_VERIFY: verify } as unknown as Env
  const response = await almena.fetch(new Request(`https://almena.test${path}`, init), bound, context)
  await waitOnExecutionContext(context)
  return response
}
const match = (keys: Keys, pass?: string, ip?: string): Promise<Response> =>
  ask(
    keys,
    '/api/match',
    {
      game: 'castillo',
      player: { name: 'Ana', token: token('ana') },
      ...(pass === undefined ? {} : { pass }),
    },
    ip,
  )

test('without keys nobody is asked, and nothing is loaded from elsewhere', async () => {
  expect(await (await http('/api/person')).json()).toEqual({ siteKey: null })
  expect((await match({})).status).toBe(201)
  expect((await http('/')).headers.get('content-security-policy') ?? '').not.toContain('challenges')
  expect(asked).toEqual([])
})

describe('with keys', () => {
  test('a match is for who has a pass, and a pass for who has met the challenge', async () => {
    expect(await (await ask(always, '/api/person')).json()).toEqual({ siteKey: always.TURNSTILE_SITE_KEY })
    const without = await match(always)
    expect([without.status, await without.json()]).toEqual([403, { problem: 'noPerson' }])
    const proven = await ask(always, '/api/person', { proof: dummy })
    expect(proven.status).toBe(201)
    const { pass } = await proven.json<Pass>()
    expect(asked).toEqual([{ secret: always.TURNSTILE_SECRET, response: dummy, remoteip: from }])
    expect((await match(always, pass)).status).toBe(201)
    // It is for where it was given, and the platform is not asked again.
    expect((await match(always, pass, '203.0.113.201')).status).toBe(403)
    expect(asked).toHaveLength(1)
  })

  test('so is a socket at the lobby, which is there for who looks for a match', async () => {
    const { pass } = passFor(always, from, Date.now())
    const socket = (query: string, ip?: string): Promise<Response> =>
      ask(always, `/api/lobby/castillo/socket${query}`, undefined, ip, { upgrade: 'websocket' })
    expect((await socket('')).status).toBe(403)
    expect((await socket(`?pass=${pass}`, '203.0.113.201')).status).toBe(403)
    const { status, webSocket } = await socket(`?pass=${pass}`)
    expect(status).toBe(101)
    webSocket?.accept()
    webSocket?.close()
  })

  test.each([
    ['that finds nobody', never],
    ['that was shown before', spent],
  ])('a proof %s gives none', async (_, keys) => {
    const answer = await ask(keys, '/api/person', { proof: dummy })
    expect([answer.status, await answer.json()]).toEqual([403, { problem: 'noPerson' }])
  })

  test('where the platform does not answer nobody passes', async () => {
    vi.mocked(globalThis.fetch).mockRejectedValue(new Error('no answer'))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect((await ask(always, '/api/person', { proof: dummy })).status).toBe(403)
  })

  test('a table on the public list is for who has a pass, one for friends is for everybody', async () => {
    const listed = { ...wish(), house: { visibility: 'listed' } }
    expect((await ask(always, '/api/tables', wish())).status).toBe(201)
    expect((await ask(always, '/api/tables', listed)).status).toBe(403)
    const { pass } = passFor(always, from, Date.now())
    expect((await ask(always, '/api/tables', { ...listed, pass })).status).toBe(201)
  })

  test('who lists a table while it waits shows one at the table', async () => {
    const id = await opened()
    const ana = await join(id, token('ana'))
    await runInDurableObject(env.ROOMS.getByName(id), (room) => {
      const value = { ...(Reflect.get(room, 'env') as object), ...always }
      Object.defineProperty(room, 'env', { value, configurable: true })
    })
    const agree = { act: 'agree', on: { visibility: 'listed' } } as const
    ana.send({ t: 'table', cid: 1, act: agree })
    await ana.until(() => ana.messages.some((one) => one.t === 'refused' && one.why === 'noPerson'))
    ana.send({ t: 'table', cid: 2, act: { act: 'agree', on: { language: 'en' } } })
    await ana.until(() => ana.info?.language === 'en')
    const { pass } = passFor(always, null, Date.now())
    ana.send({ t: 'table', cid: 3, act: { ...agree, pass } })
    await ana.until(() => ana.info?.visibility === 'listed')
  })

  test('a pass ends, and is no other site’s', () => {
    const { pass, until } = passFor(always, from, 1000)
    expect(mayPass(always, pass, from, until - 1)).toBe(true)
    expect(mayPass(always, pass, from, until)).toBe(false)
    expect(mayPass(never, pass, from, 1000)).toBe(false)
    expect(mayPass(always, pass.replace(/^\d+/, String(until + 1)), from, 1000)).toBe(false)
    expect(mayPass(always, undefined, from, 1000)).toBe(false)
  })
})
