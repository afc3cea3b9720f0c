/** oEmbed, for who pastes a link into a page. */
import { Hono } from 'hono'
import type { TableId } from '../../shared/engine/ids.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'
import { originOf } from '../address.ts'
import type { Env } from '../env.ts'
import { describeTable } from '../outside/tables.ts'
import { tableIdIn } from '../room/tokens.ts'
import { type At, escaped, languageOf } from '../pages/head.ts'
import { within } from './limiting.ts'
import { endingWords, momentIn, pictureOf, subjectOf } from '../pages/tableHead.ts'

/** The default size of an embed, and the least a board can be read at. */
const embedSize = { width: 800, height: 600 }

interface Rich {
  readonly version: '1.0'
  readonly type: 'rich'
  readonly title: string
  readonly provider_name: 'Almena'
  readonly provider_url: string
  readonly cache_age: number
  readonly html: string
  readonly width: number
  readonly height: number
  readonly thumbnail_url?: string
  readonly thumbnail_width?: number
  readonly thumbnail_height?: number
}

const limitOf = (given: string | undefined, most: number): number => {
  const limit = Number(given)
  return given !== undefined && Number.isInteger(limit) && limit > 0 ? Math.min(limit, most) : most
}

const richFor = (c: At, info: TableGlance, moment: string | null): Rich => {
  const origin = originOf(c.req.raw, c.env)
  const language = languageOf(c)
  const title = [subjectOf(info, language).title, endingWords(info, language)]
    .filter((part) => part !== null)
    .join(': ')
  const width = limitOf(c.req.query('maxwidth'), embedSize.width)
  const height = limitOf(c.req.query('maxheight'), embedSize.height)
  const src = `${origin}/embed/g/${info.id}${moment === null ? '' : `?m=${moment}`}`
  // Never a seat's key in here: whoever reads the page would have the seat.
  const html = `<iframe src="${escaped(src)}" width="${width}" height="${height}" title="${escaped(title)}" loading="lazy" referrerpolicy="no-referrer" sandbox="allow-scripts allow-popups" allow="fullscreen; clipboard-write" style="border:0"></iframe>`
  const most = {
    width: limitOf(c.req.query('maxwidth'), 1200),
    height: limitOf(c.req.query('maxheight'), 630),
  }
  const picture = (['large', 'small'] as const)
    .map((size) => pictureOf(origin, info, language, moment, size))
    .find((one) => one.width <= most.width && one.height <= most.height)
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Almena',
    provider_url: `${origin}/`,
    cache_age: 3600,
    html,
    width,
    height,
    ...(picture === undefined
      ? {}
      : {
          thumbnail_url: picture.url,
          thumbnail_width: picture.width,
          thumbnail_height: picture.height,
        }),
  }
}

const xmlOf = (rich: Rich): string =>
  `<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>${Object.entries(rich)
    .map(([name, value]) => `<${name}>${escaped(String(value))}</${name}>`)
    .join('')}</oembed>`

/** The table and moment that an address of this site is about. */
const tableIn = (
  address: string | undefined,
  origin: string,
): { id: TableId; moment: string | null } | null => {
  const url = URL.parse(address ?? '')
  const id = tableIdIn(/^\/(?:embed\/)?g\/([^/]*)\/?$/.exec(url?.pathname ?? '')?.[1])
  if (url === null || url.origin !== origin || id === null) return null
  return { id, moment: momentIn(url.searchParams) }
}

export const oembedRoutes = new Hono<{ Bindings: Env }>().get(
  '/oembed',
  within('LIMIT_LOOK', 'text'),
  async (c) => {
    c.header('access-control-allow-origin', '*')
    const format = c.req.query('format') ?? 'json'
    if (format !== 'json' && format !== 'xml') return c.text('format: json or xml', 501)
    const about = tableIn(c.req.query('url'), originOf(c.req.raw, c.env))
    const info = about === null ? null : await describeTable(c.env, about.id)
    // A private one is there for nobody who only has its address.
    if (about === null || info === null || info.visibility === 'private') return c.text('no such table', 404)
    const rich = richFor(c, info, about.moment)
    return format === 'json'
      ? c.json(rich)
      : c.body(xmlOf(rich), 200, { 'content-type': 'text/xml; charset=utf-8' })
  },
)
