/**
 * The page of a table as browsers get it: what is the same for all tables is sent at once, so that it is seen and its
 * files are fetched, and what the table tells follows in the same answer when its object has spoken. The page's own
 * script is a module, which runs when all of the page has come: it finds everything in its place.
 */
import { type At, openingOf, siteShell, type Subject, titleOf } from './head.ts'

/** What a table adds to its page. */
export interface Announced {
  readonly subject: Subject
  readonly head: string
}

/** Whether somebody opens the page. Who fetches it to read what it says of the table gets one whole answer. */
export const isOpened = (c: At): boolean =>
  c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate'

/** Where something is still to be written: no page has this of itself. */
const gap = '<!--told-->'

/** `ahead`: what is sent at once beside the site's own page; `told` never fails: null where nothing may be told. */
export const sentAhead = async (c: At, ahead: string, told: Promise<Announced | null>): Promise<Response> => {
  const shell = await siteShell(c)
  shell.headers.append('vary', 'sec-fetch-mode')
  // Local workerd would hold back what it compresses until all of it is there; a page has some 5 kB.
  shell.headers.set('content-encoding', 'identity')
  const page = new HTMLRewriter()
    // The first title of a page counts: it is told.
    .on('title', { element: (element) => void element.remove() })
    .on('head', { element: (element) => void element.append(ahead, { html: true }) })
    .on('.first', { element: (element) => void element.append(gap, { html: true }) })
    .on('body', { element: (element) => void element.append(gap, { html: true }) })
    .transform(new Response(shell.body))
  const [before = '', between = '', after = ''] = (await page.text()).split(gap)
  const words = new TextEncoder()
  return new Response(
    new ReadableStream<Uint8Array>({
      start: (answer) => answer.enqueue(words.encode(before)),
      async pull(answer) {
        const table = await told
        const [opening, head] = table === null ? ['', ''] : [openingOf(table.subject), table.head]
        const title = `<title>${titleOf(table?.subject.title ?? 'Almena')}</title>`
        answer.enqueue(words.encode(opening + between + title + head + after))
        answer.close()
      },
    }),
    { headers: shell.headers },
  )
}
