/**
 * `/d/<id>.svg|png` and `/d/<id>/<m>.svg|png`: a position as spectators see it. A moment of a game does not change any
 * more, so its picture is drawn once and kept: for the world in the bucket, and in each place in its cache.
 */
import { type Context, Hono } from 'hono'
import type { Shown, TableId } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import type { Language } from '../../shared/engine/meta.ts'
import type { Position } from '../../shared/protocol/drawing.ts'
import { originOf, roomAt } from '../address.ts'
import { boardSvg, previewPng } from '../pages/drawing.ts'
import type { Env } from '../env.ts'
import { keepPicture, keptPicture } from '../pages/gallery.ts'
import { within } from './limiting.ts'
import { createOnce } from '../pages/once.ts'
import { tableIdIn } from '../room/tokens.ts'
import { keptTable } from '../outside/kept.ts'
import { describeNow, showTable } from '../outside/tables.ts'

type At = Context<{ Bindings: Env }>
type Format = 'svg' | 'png'

interface Asked {
  readonly id: TableId
  readonly moment: number
  readonly format: Format
  readonly language: Language
  /** As by night, for a page that is dark. */
  readonly isDark: boolean
}

const forever = 'public, max-age=31536000, immutable'

const languageIn = (c: At): Language => (c.req.query('lang') === 'en' ? 'en' : 'es')

const types = { svg: 'image/svg+xml', png: 'image/png' } as const satisfies Record<Format, string>

const drawnAs = async (
  { format, language, isDark }: Asked,
  position: Position,
): Promise<string | Uint8Array<ArrayBuffer> | null> =>
  format === 'svg' ? boardSvg(position, language, isDark) : previewPng(position, language)

/** What came of drawing: a picture, the one to show in its stead, or what is not there. */
type Drawn =
  | { readonly body: string | Uint8Array<ArrayBuffer> }
  | { readonly instead: string }
  | { readonly lacking: string }

/** What is being drawn now: a flood of requests for one picture draws it once. */
const once = createOnce<Drawn>()

const noTable = { lacking: 'no such table' } satisfies Drawn

/** The picture of a moment, from what the room shows to those who only watch: it hands out entries, and draws nothing. */
const draw = async (env: Env, asked: Asked): Promise<Drawn> => {
  const { id, moment } = asked
  const seen = await showTable(env, id)
  if (!seen || seen.info.visibility === 'private') return noTable
  const { info, entries } = seen
  if (!entries.some(({ seq }) => seq === moment)) return { lacking: 'no such moment' }
  const position = {
    game: info.game,
    options: info.options,
    seats: info.seats,
    entries: entries
      .filter(({ seq }) => seq <= moment)
      // As the room has concealed them: brands do not cross from one object to another.
      .map((entry) => entry as Shown<AnyEntry>),
  }
  const body = await drawnAs(asked, position)
  return body === null ? { instead: `/og/${info.game}.png` } : { body }
}

/** As it was drawn before, anywhere; or drawn now, and kept in the background. */
const keptOrDrawn = async (
  { env, executionCtx }: Pick<At, 'env' | 'executionCtx'>,
  asked: Asked,
): Promise<Drawn> => {
  const { id, moment, format, language, isDark } = asked
  // Looking up what can never be there would cost as much as finding something.
  if (roomAt(env, id) === null && (await keptTable(env, id)) === null) return noTable
  const name = `${id}/${moment}.${language}${isDark ? '.dark' : ''}.${format}`
  const kept = await keptPicture(env, name)
  if (kept !== null) return { body: kept }
  const drawn = await draw(env, asked)
  if ('body' in drawn) executionCtx.waitUntil(keepPicture(env, name, drawn.body))
  return drawn
}

/** A moment's picture, as it was drawn once; the room is only asked for what was never drawn. */
const pictureAt = async (c: At, asked: Asked): Promise<Response> => {
  const { id, moment, format, language, isDark } = asked
  const light = inAddress(isDark)
  const etag = `"${id}-${moment}-${language}${light}"`
  // Whatever else is in the address is nobody's business, and would fill the cache.
  const key = `${originOf(c.req.raw, c.env)}/d/${id}/${moment}.${format}?lang=${language}${light}`
  const headers = {
    'content-type': types[format],
    etag,
    'cache-control': forever,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  }
  const answer = (body: BodyInit | null): Response =>
    c.req.header('if-none-match') === etag
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers })
  const kept = await caches.default.match(key)
  if (kept !== undefined) return answer(kept.body)
  const drawing = once(key, () => keptOrDrawn(c, asked))
  // Others may be waiting for it, whether or not who asked first still is.
  c.executionCtx.waitUntil(drawing.catch(() => undefined))
  const drawn = await drawing
  if ('lacking' in drawn) return c.text(drawn.lacking, 404)
  if ('instead' in drawn) return c.redirect(drawn.instead, 302)
  c.executionCtx.waitUntil(caches.default.put(key, new Response(drawn.body, { headers })))
  return answer(drawn.body)
}

/** What is shared as pixels is always by day: those who show it know no theme of ours. */
const isNight = (c: At, format: Format): boolean => format === 'svg' && c.req.query('theme') === 'dark'

const inAddress = (isDark: boolean): string => (isDark ? '&theme=dark' : '')

/** Leads to the picture of the newest moment; before there is one, to the picture of the game. */
const newest = async (c: At, id: TableId, format: Format): Promise<Response> => {
  const info = await describeNow(c.env, id)
  if (info === null || info.visibility === 'private') return c.text(noTable.lacking, 404)
  if (info.seq === 0) return c.redirect(`/og/${info.game}.png`, 302)
  c.header('cache-control', info.stage === 'finished' ? 'public, max-age=3600' : 'public, max-age=30')
  c.header('access-control-allow-origin', '*')
  c.header('cross-origin-resource-policy', 'cross-origin')
  return c.redirect(
    `/d/${id}/${info.seq}.${format}?lang=${languageIn(c)}${inAddress(isNight(c, format))}`,
    302,
  )
}

const read = (file: string): { readonly name: string; readonly format: Format } | null => {
  const [, name, format] = /^([a-z0-9]{1,24})\.(svg|png)$/.exec(file) ?? []
  return name === undefined ? null : { name, format: format === 'svg' ? 'svg' : 'png' }
}

export const pictureRoutes = new Hono<{ Bindings: Env }>()
  .use('/d/*', within('LIMIT_PICTURE', 'text'))
  .get('/d/:file', async (c) => {
    const { name, format } = read(c.req.param('file')) ?? {}
    if (format === undefined) return c.text('svg or png', 404)
    const id = tableIdIn(name)
    return id === null ? c.text(noTable.lacking, 404) : newest(c, id, format)
  })
  .get('/d/:id/:file', async (c) => {
    const { name, format } = read(c.req.param('file')) ?? {}
    if (format === undefined || !/^\d{1,5}$/.test(name ?? '')) return c.text('svg or png of a moment', 404)
    const id = tableIdIn(c.req.param('id'))
    if (id === null) return c.text(noTable.lacking, 404)
    return pictureAt(c, {
      id,
      moment: Number(name),
      format,
      language: languageIn(c),
      isDark: isNight(c, format),
    })
  })
