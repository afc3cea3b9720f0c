/** Pages of tables with what previews need in their heads; and oEmbed, for who pastes a link into a page. */
import { type Context, Hono } from 'hono'
import type { Language } from '../../shared/engine/meta.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { registry } from '../../shared/registry.ts'
import type { Env } from '../env.ts'
import { preloadsFor } from '../preloads.ts'
import { isTableId } from '../tokens.ts'

type At = Context<{ Bindings: Env }>

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const describe = async (c: At, id: string): Promise<TableGlance | null> =>
  isTableId(id) ? c.env.ROOMS.getByName(id).describe() : null

const languageOf = (c: At): Language => (/^\s*es/i.test(c.req.header('accept-language') ?? '') ? 'es' : 'en')

const titleOf = (info: TableInfo, language: Language): string =>
  registry[info.game]?.meta.name[language] ?? info.game

const stages = {
  es: { waiting: 'Hay sitio en la mesa', live: 'Partida en marcha', finished: 'Partida terminada' },
  en: { waiting: 'There is a seat free', live: 'A game under way', finished: 'A finished game' },
} as const

/** Who plays, and how far they are: what everybody may know. */
const wordsFor = (info: TableInfo, language: Language): string => {
  const names = info.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []))
  return [stages[language][info.stage], names.join(', ')].filter((part) => part !== '').join(': ')
}

/** The number of an entry, if an address has one. */
const momentIn = (asked: URLSearchParams): string | null =>
  /^\d{1,5}$/.exec(asked.get('m') ?? '')?.[0] ?? null

interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** The position, at a moment or the newest; small, or before there is one, the cover of the game. */
const pictureOf = (
  origin: string,
  { id, game, seq }: TableGlance,
  moment: string | null,
  size: 'large' | 'small',
): Picture => {
  if (size === 'small') return { url: `${origin}/og/${game}-small.png`, width: 480, height: 252 }
  // The number is in the address: whoever has kept a picture of another moment asks for this one.
  const at = Math.min(moment === null ? seq : Math.max(1, Number(moment)), seq)
  const url = seq === 0 ? `${origin}/og/${game}.png` : `${origin}/d/${id}/${at}.png`
  return { url, width: 1200, height: 630 }
}

const headOf = (c: At, info: TableGlance): string => {
  const { origin, href, pathname, search, searchParams } = new URL(c.req.url)
  const language = languageOf(c)
  const title = titleOf(info, language)
  const picture = pictureOf(origin, info, momentIn(searchParams), 'large')
  const asked = encodeURIComponent(`${origin}${pathname}${search}`)
  const metas: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Almena'],
    ['og:title', title],
    ['og:description', wordsFor(info, language)],
    ['og:url', href],
    ['og:image', picture.url],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ['og:image:alt', title],
    ['twitter:card', 'summary_large_image'],
  ]
  const links = (['json', 'xml'] as const).map(
    (format) =>
      `<link rel="alternate" type="${format === 'json' ? 'application/json' : 'text/xml'}+oembed" href="${escaped(`${origin}/oembed?url=${asked}&format=${format}`)}" title="${escaped(title)}">`,
  )
  return [
    ...metas.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`),
    ...links,
  ].join('')
}

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
  const { origin } = new URL(c.req.url)
  const title = titleOf(info, languageOf(c))
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
    .map((size) => pictureOf(origin, info, moment, size))
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
): { id: string; moment: string | null } | null => {
  const url = URL.parse(address ?? '')
  const id = /^\/(?:embed\/)?g\/([a-z0-9]{10})\/?$/.exec(url?.pathname ?? '')?.[1]
  if (url === null || url.origin !== origin || id === undefined) return null
  return { id, moment: momentIn(url.searchParams) }
}

/** What is opening, in the middle of the page: read long before the table itself can be there. */
const openingOf = (info: TableInfo, language: Language): string =>
  `<p class="opening" lang="${language}"><b>${escaped(titleOf(info, language))}</b> ${escaped(wordsFor(info, language))}</p>`

/** HTML: at the end of the head, and below the mark that is seen first. */
interface Filling {
  readonly head: string
  readonly opening: string
}

/** The site's page, with what is known of the table: nothing of a private one, for who asks may not sit there. */
const pageFor = async (
  c: At,
  id: string,
  fill: (info: TableGlance) => Promise<Filling>,
): Promise<Response> => {
  const [page, info] = await Promise.all([c.env.ASSETS.fetch(c.req.raw), describe(c, id)])
  const isPage = page.headers.get('content-type')?.startsWith('text/html') === true
  if (info === null || info.visibility === 'private' || !isPage) return page
  const { head, opening } = await fill(info)
  return new HTMLRewriter()
    .on('head', { element: (element) => void element.append(head, { html: true }) })
    .on('.first', { element: (element) => void element.append(opening, { html: true }) })
    .transform(page)
}

export const pages = new Hono<{ Bindings: Env }>()
  .get('/g/:id', (c) =>
    pageFor(c, c.req.param('id'), async (info) => {
      const language = languageOf(c)
      const preloads = await preloadsFor(c.env.ASSETS, new URL(c.req.url).origin, info, language)
      return { head: headOf(c, info) + preloads, opening: openingOf(info, language) }
    }),
  )
  .get('/embed/g/:id', (c) =>
    pageFor(c, c.req.param('id'), async (info) => {
      const asked = c.req.query('lang')
      const language = asked === 'es' || asked === 'en' ? asked : languageOf(c)
      const { origin } = new URL(c.req.url)
      const head = await preloadsFor(c.env.ASSETS, origin, info, language, ['app/Embed.tsx'])
      return { head, opening: openingOf(info, language) }
    }),
  )
  .get('/oembed', async (c) => {
    c.header('access-control-allow-origin', '*')
    const format = c.req.query('format') ?? 'json'
    if (format !== 'json' && format !== 'xml') return c.text('format: json or xml', 501)
    const about = tableIn(c.req.query('url'), new URL(c.req.url).origin)
    const info = about === null ? null : await describe(c, about.id)
    if (about === null || info === null) return c.text('no such table', 404)
    if (info.visibility === 'private') return c.text('a private table', 401)
    const rich = richFor(c, info, about.moment)
    return format === 'json'
      ? c.json(rich)
      : c.body(xmlOf(rich), 200, { 'content-type': 'text/xml; charset=utf-8' })
  })
