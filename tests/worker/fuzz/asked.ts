/** Routes, pages, pictures, and bodies that are sent: where the site asks for a proof of a person, and where it does not. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import almena from '../../../worker/index.ts'
import { keyOf } from '../../../worker/outside/kept.ts'
import { passFor } from '../../../worker/outside/person.ts'
import { started, token, wish } from '../clients.ts'
import { meant, templates } from './addresses.ts'
import { address, json, spoiltText, word } from './grammar.ts'
import { answeredSoon, errors, optionsOf, storedAt, throwAt } from './judged.ts'
import { finishedTable, openedOf, seatKey } from './opened.ts'

const keys = {
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_SECRET: 'secret',
  TURNSTILE_VERIFY: 'https://verify.test/',
}

/** The Worker, with or without the keys by which it asks for a person. */
const ask = async (asksForPerson: boolean, path: string, init: RequestInit): Promise<Response> => {
  const context = createExecutionContext()
  const bound = (asksForPerson ? { ...env, ...keys } : env) as unknown as Env
  const response = await almena.fetch(new Request(`https://almena.test${path}`, init), bound, context)
  await waitOnExecutionContext(context)
  return response
}

const headers = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(token('ana'), seatKey(0)).map((key) => ({ authorization: `Bearer ${key}` })),
  },
  { weight: 2, arbitrary: fc.constant({ 'sec-fetch-mode': 'navigate' }) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'authorization',
          'sec-fetch-mode',
          'if-none-match',
          'accept-language',
          'upgrade',
          'host',
        ),
        word,
      )
      // What no header may hold never gets here.
      .map(([name, text]) => ({ [name]: `${text}`.replaceAll(/[^ -~]/g, '').trim() })),
  },
)

/** Addresses that were answered 5xx once, by what they did; the first one leaves the copy that the others need. */
const found = (id: string): Readonly<Record<string, string>> => ({
  'a picture': `/d/${id}/1.svg?lang=es`,
  'a line end behind an id, in a header': `/d/${id}%0A/1.svg`,
  'the same, where the key of a copy is cut short': `/d/${id}%2F1.svg%3Flang%3Des%23%0A/1.svg`,
})

/** What is kept of a finished game, to the last letter. */
const keptAt = async (id: string): Promise<string> => {
  const kept = await env.RECORDS.get(keyOf(id))
  return JSON.stringify([kept?.customMetadata, await kept?.text()])
}

export const throwOverHttp = (): void =>
  throwAt('http', async (runs, seed) => {
    const live = (await started()).id
    const waiting = (await openedOf(seed, 'private', true)).id
    const { id: over } = await finishedTable()
    const storedOfAll = async (): Promise<readonly string[]> => [
      ...(await Promise.all([live, waiting, over].map(storedAt))),
      await keptAt(over),
    ]
    const before = await storedOfAll()
    expect(before.at(-1)).toContain(over)
    const names = [live, live, waiting, over, over, ...meant]
    const { pass } = passFor(keys, null, Date.now())
    const bodies = [
      wish(),
      wish({ game: 'storming', house: { visibility: 'private', clock: { kind: 'days', days: 2 } } }),
      wish({ house: { visibility: 'listed' }, pass }),
      { game: 'castillo', player: { name: 'Ana', token: token('ana') } },
      { game: 'castillo', player: { name: 'Ana', token: token('ana') }, pass },
      { proof: 'XXXX.DUMMY.TOKEN.XXXX' },
    ]
    const asked = fc.oneof(
      {
        weight: 2,
        arbitrary: fc.record({
          path: address(templates, names),
          method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'),
          headers,
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          path: fc.constantFrom(
            '/api/tables',
            '/api/match',
            '/api/person',
            '/api/tables/',
            `/api/tables/${live}`,
          ),
          body: spoiltText(bodies),
          type: fc.constantFrom(
            'application/json',
            'application/json',
            'application/json; charset=utf-16',
            'text/plain',
            '',
          ),
        }),
      },
    )
    /** What the platform says of a proof: whatever it may. */
    let verdict: unknown = null
    const outside = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json(verdict ?? null))
    const judged = (path: string, init: RequestInit, asksForPerson: boolean): Promise<void> =>
      answeredSoon(async () => {
        const response = await ask(asksForPerson, path, { ...init, redirect: 'manual' })
        response.webSocket?.accept()
        response.webSocket?.close()
        await response.arrayBuffer()
        expect(response.status < 500 || response.status === 501, `${path}: ${response.status}`).toBe(true)
        expect(errors).not.toHaveBeenCalled()
      })
    for (const path of Object.values(found(live))) await judged(path, {}, false)
    await fc.assert(
      fc.asyncProperty(
        asked,
        fc.boolean(),
        fc.oneof(
          fc.constantFrom({ success: true }, { success: false }),
          json.filter((said) => said !== null),
        ),
        (one, asksForPerson, said) => {
          verdict = said
          if (!('body' in one))
            return judged(
              one.path,
              { method: one.method, headers: one.headers as Record<string, string> },
              asksForPerson,
            )
          const headers: HeadersInit = one.type === '' ? {} : { 'content-type': one.type }
          return judged(one.path, { method: 'POST', headers, body: one.body }, asksForPerson)
        },
      ),
      optionsOf(runs, seed),
    )
    outside.mockRestore()
    expect(await storedOfAll()).toEqual(before)
  })
