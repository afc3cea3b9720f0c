/** What the Worker writes into the site's one page before it is sent: for previews elsewhere, and for the first moment. */
import { siteKeyOf } from '../outside/person.ts'
import type { Context } from 'hono'
import type { Language } from '../../shared/engine/meta.ts'
import { printable } from '../../shared/protocol/text.ts'
import { originOf } from '../address.ts'
import type { Env } from '../env.ts'

export type At = Context<{ Bindings: Env }>

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** For HTML and XML alike: what they cannot carry is left out. */
export const escaped = (text: string): string =>
  printable(text).replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

export const languageOf = (c: At): Language =>
  /^\s*es/i.test(c.req.header('accept-language') ?? '') ? 'es' : 'en'

/** At an address of this site; sizes in pixels. */
export interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** What a page is about. */
export interface Subject {
  readonly language: Language
  readonly title: string
  readonly description: string
}

/** Of the page that is asked for, at this site's own address. */
const addressOf = (c: At): string => {
  const { pathname, search } = new URL(c.req.url)
  return originOf(c.req.raw, c.env) + pathname + search
}

/** OpenGraph, and the large card of those who have names of their own for it. */
export const previewOf = (c: At, { title, description }: Subject, picture: Picture): string => {
  const metas: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Almena'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', addressOf(c)],
    ['og:image', picture.url],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ['og:image:alt', title],
    ['twitter:card', 'summary_large_image'],
  ]
  return metas
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`)
    .join('')
}

/** Where an embed is opened: in anybody's frame, as no other page of the site. */
const isEmbed = (c: At): boolean => c.req.path.startsWith('/embed/')

const challenges = 'https://challenges.cloudflare.com'

/** The page of the site. Its words depend on the table and on who asks: no copy of it stays good. */
export const siteShell = async (c: At, status: 200 | 404 = 200): Promise<Response> => {
  const page = await c.env.ASSETS.fetch(new URL('/', c.req.url))
  const fresh = new Response(page.body, { headers: page.headers, status })
  const { headers } = fresh
  headers.delete('etag')
  headers.set('cache-control', status === 200 ? 'no-cache' : 'no-store')
  headers.set('vary', 'accept-language')
  if (siteKeyOf(c.env) !== null) {
    // The widget that asks for a proof of a person comes from the platform, and opens a frame of its own.
    const policy = headers.get('content-security-policy') ?? ''
    const widened = policy.replace(
      "script-src 'self'",
      `script-src 'self' ${challenges}; frame-src ${challenges}`,
    )
    headers.set('content-security-policy', widened)
  }
  if (isEmbed(c)) {
    const policy = headers.get('content-security-policy') ?? ''
    // A sandboxed frame starts its thread from a script of its own (`frontend/table/thinking`).
    const opened = policy
      .replace("frame-ancestors 'none'", 'frame-ancestors *')
      .replace("worker-src 'self'", "worker-src 'self' blob:")
    headers.set('content-security-policy', opened)
    headers.delete('x-frame-options')
    headers.set('cross-origin-resource-policy', 'cross-origin')
  }
  return fresh
}

/** What is opening, in the middle of the page: read long before the page itself can be there. */
export const openingOf = ({ language, title, description }: Subject): string =>
  `<p class="opening" lang="${language}"><b>${escaped(title)}</b> ${escaped(description)}</p>`

/** For HTML. */
export const titleOf = (title: string): string =>
  escaped(title.includes('Almena') ? title : `${title} – Almena`)

/** The page with what it is about. */
export const filled = (page: Response, subject: Subject, head: string): Response => {
  const { title, description } = subject
  const opening = openingOf(subject)
  return new HTMLRewriter()
    .on('title', { element: (element) => void element.setInnerContent(titleOf(title), { html: true }) })
    .on('meta[name=description]', {
      element: (element) => void element.setAttribute('content', description),
    })
    .on('head', { element: (element) => void element.append(head, { html: true }) })
    .on('.first', { element: (element) => void element.append(opening, { html: true }) })
    .transform(page)
}

const missing = {
  es: { table: 'Aquí no hay ninguna mesa', page: 'Esta página no existe.' },
  en: { table: 'There is no table here', page: 'This page does not exist.' },
} as const

/** That there is nothing at this address, in the words of the page that follows. */
export const missingSubject = (c: At, what: 'table' | 'page'): Subject => {
  const language = languageOf(c)
  return { language, title: missing[language][what], description: '' }
}

/** Says so, with the status 404. */
export const missingPage = async (c: At, what: 'table' | 'page'): Promise<Response> =>
  filled(await siteShell(c, 404), missingSubject(c, what), '')
