/**
 * `/d/<id>.svg|png` and `/d/<id>/<m>.svg|png`: a position as spectators see it. A moment of a game does not change any
 * more, so its picture is drawn once and kept.
 */
import { type Context, Hono } from 'hono'
import type { Shown } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import type { Language } from '../../shared/engine/meta.ts'
import type { Position } from '../../shared/protocol/drawing.ts'
import { boardSvg, previewPng } from '../drawing.ts'
import type { Env } from '../env.ts'
import { isTableId } from '../tokens.ts'

type At = Context<{ Bindings: Env }>
type Format = 'svg' | 'png'

const types = { svg: 'image/svg+xml', png: 'image/png' } as const satisfies Record<Format, string>

const drawnAs = async (
  format: Format,
  position: Position,
  language: Language,
): Promise<string | Uint8Array<ArrayBuffer> | null> =>
  format === 'svg' ? boardSvg(position, language) : previewPng(position, language)

const picture = async (c: At, id: string, moment: number | null, format: Format): Promise<Response> => {
  const language: Language = c.req.query('lang') === 'en' ? 'en' : 'es'
  const { origin, pathname } = new URL(c.req.url)
  // Whatever else is in the address is nobody's business, and would fill the cache.
  const key = new Request(`${origin}${pathname}?lang=${language}`)
  const kept = moment === null ? undefined : await caches.default.match(key)
  if (kept !== undefined) return new Response(kept.body, kept)
  const seen = isTableId(id) ? await c.env.ROOMS.getByName(id).seen() : null
  if (seen === null) return c.text('no such table', 404)
  const { info, entries } = seen
  if (info.visibility === 'private') return c.text('a private table', 401)
  if (moment !== null && !entries.some(({ seq }) => seq === moment)) return c.text('no such moment', 404)
  if (entries.length === 0) return c.redirect(`/og/${info.game}.png`, 302)
  const position = {
    game: info.game,
    options: info.options,
    seats: info.seats,
    entries: entries
      .filter(({ seq }) => moment === null || seq <= moment)
      // As the room has concealed them: brands do not cross from one object to another.
      .map((entry) => entry as Shown<AnyEntry>),
  }
  const body = await drawnAs(format, position, language)
  if (body === null) return c.redirect(`/og/${info.game}.png`, 302)
  const response = new Response(body, {
    headers: {
      'content-type': types[format],
      'cache-control': moment === null ? 'public, max-age=30' : 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
  })
  if (moment !== null) c.executionCtx.waitUntil(caches.default.put(key, response.clone()))
  return response
}

const read = (file: string): { readonly name: string; readonly format: Format } | null => {
  const [, name, format] = /^([a-z0-9]{1,24})\.(svg|png)$/.exec(file) ?? []
  return name === undefined ? null : { name, format: format === 'svg' ? 'svg' : 'png' }
}

export const pictures = new Hono<{ Bindings: Env }>()
  .get('/d/:file', async (c) => {
    const asked = read(c.req.param('file'))
    return asked === null ? c.text('svg or png', 404) : picture(c, asked.name, null, asked.format)
  })
  .get('/d/:id/:file', async (c) => {
    const asked = read(c.req.param('file'))
    const moment = /^\d{1,5}$/.test(asked?.name ?? '') ? Number(asked?.name) : null
    return asked === null || moment === null
      ? c.text('svg or png of a moment', 404)
      : picture(c, c.req.param('id'), moment, asked.format)
  })
