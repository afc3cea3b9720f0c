/** What the Worker writes into the site's one page before it is sent: for previews elsewhere, and for the first moment. */
import type { Context } from 'hono'
import type { Language } from '../shared/engine/meta.ts'
import type { Env } from './env.ts'

export type At = Context<{ Bindings: Env }>

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

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

/** OpenGraph, and the large card of those who have names of their own for it. */
export const previewOf = (c: At, { title, description }: Subject, picture: Picture): string => {
  const metas: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Almena'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', c.req.url],
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

/** The page of the site. Its words depend on the table and on who asks: no copy of it stays good. */
export const pageOf = async (c: At): Promise<Response> => {
  const page = await c.env.ASSETS.fetch(new URL(c.req.url))
  const fresh = new Response(page.body, page)
  fresh.headers.delete('etag')
  fresh.headers.set('cache-control', 'no-cache')
  fresh.headers.set('vary', 'accept-language')
  return fresh
}

/** Says what is opening, in the middle of the page: read long before the page itself can be there. */
export const filled = (page: Response, { language, title, description }: Subject, head: string): Response => {
  const name = escaped(title)
  const opening = `<p class="opening" lang="${language}"><b>${name}</b> ${escaped(description)}</p>`
  return new HTMLRewriter()
    .on('title', {
      element: (element) =>
        void element.setInnerContent(title.includes('Almena') ? title : `${title} – Almena`),
    })
    .on('meta[name=description]', {
      element: (element) => void element.setAttribute('content', description),
    })
    .on('head', { element: (element) => void element.append(head, { html: true }) })
    .on('.first', { element: (element) => void element.append(opening, { html: true }) })
    .transform(page)
}
