/** What programs read of a table: previews in the page's head, and oEmbed as its specification has it. */
import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { home as homeInEnglish } from '../../frontend/texts/home.en.ts'
import { home } from '../../frontend/texts/home.es.ts'
import { missing as missingEn } from '../../frontend/texts/missing.en.ts'
import { missing as missingEs } from '../../frontend/texts/missing.es.ts'
import { record } from '../../frontend/texts/record.es.ts'
import { registry } from '../../shared/registry.ts'
import { newTableId } from '../../worker/room/tokens.ts'
import { http, join, opened, playResources, started, token } from './clients.ts'

const origin = 'https://almena.test'
const oembed = (id: string, more = '') =>
  http(`/oembed?url=${encodeURIComponent(`${origin}/g/${id}`)}${more}`)

interface Rich {
  readonly html: string
  readonly [field: string]: unknown
}

describe('oEmbed', () => {
  test('rich, with all that the specification asks of it', async () => {
    const id = await opened({ host: { name: 'A "<b>" & co', token: token('ana') } })
    const response = await oembed(id)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const rich = await response.json<Rich>()
    expect(rich).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Fortaleza',
      provider_name: 'Almena',
      width: 800,
      height: 600,
      thumbnail_url: `${origin}/og/fortaleza.png`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    })
    expect(rich.html).toMatch(
      /^<iframe src="https:\/\/almena\.test\/embed\/g\/[a-z0-9]{12}" [^<>]*><\/iframe>$/,
    )
    expect(JSON.stringify(rich)).not.toContain(token('ana'))
  })

  test('keeps to the size that is asked for, the picture too', async () => {
    const id = await opened()
    const small = await (await oembed(id, '&maxwidth=500&maxheight=300')).json<Rich>()
    expect(small).toMatchObject({ width: 500, height: 300, thumbnail_width: 480, thumbnail_height: 252 })
    expect(small.html).toContain('width="500" height="300"')
    const tiny = await (await oembed(id, '&maxwidth=200&maxheight=nonsense')).json<Rich>()
    expect(tiny).toMatchObject({ width: 200, height: 600 })
    expect('thumbnail_url' in tiny).toBe(false)
  })

  test('the picture is the position, of the moment that is asked for or the newest', async () => {
    const { id, people } = await started()
    await playResources(people)
    const pictureAt = async (more: string): Promise<unknown> => {
      const url = encodeURIComponent(`${origin}/g/${id}${more}`)
      return (await (await http(`/oembed?url=${url}`)).json<Rich>())['thumbnail_url']
    }
    expect(await pictureAt('')).toBe(`${origin}/d/${id}/2.png?lang=en`)
    expect(await pictureAt('?m=1')).toBe(`${origin}/d/${id}/1.png?lang=en`)
    expect(await pictureAt('?m=999')).toBe(`${origin}/d/${id}/2.png?lang=en`)
    const head = await (await http(`/g/${id}?m=1`)).text()
    expect(head).toContain(`<meta property="og:image" content="${origin}/d/${id}/1.png?lang=en">`)
    expect(head).toContain('<meta property="twitter:card" content="summary_large_image">')
  })

  test('a moment of the game stays in the address', async () => {
    const id = await opened()
    const at = await http(`/oembed?url=${encodeURIComponent(`${origin}/g/${id}?m=34`)}`)
    expect((await at.json<Rich>()).html).toContain(`/embed/g/${id}?m=34"`)
    const odd = await http(`/oembed?url=${encodeURIComponent(`${origin}/g/${id}?m="><script>`)}`)
    expect((await odd.json<Rich>()).html).not.toContain('script>')
  })

  test('as XML, escaped', async () => {
    const response = await oembed(await opened(), '&format=xml')
    expect(response.headers.get('content-type')).toMatch(/^text\/xml/)
    const text = await response.text()
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="utf-8" standalone="yes"\?><oembed><version>1\.0<\/version>/,
    )
    expect(text).toContain('<html>&lt;iframe src=&quot;')
  })

  test.each([
    ['another site', `https://elsewhere.test/g/aaaaaaaaaa`],
    ['no table', `${origin}/g/aaaaaaaaaa`],
    ['another page', `${origin}/about`],
    ['no address', 'nonsense'],
    ['nothing', ''],
  ])('%s is not found', async (_, url) => {
    expect((await http(`/oembed?url=${encodeURIComponent(url)}`)).status).toBe(404)
  })

  test('a format there is not', async () => {
    expect((await oembed(await opened(), '&format=yaml')).status).toBe(501)
  })
})

test('reading is open to any page, keys are in no answer; nothing is framed but embeds', async () => {
  const id = await opened()
  const response = await http(`/api/tables/${id}`)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.text()).not.toContain(token('ana'))
})

describe('the page of a table', () => {
  const filesOf = async (id: string, language: string): Promise<readonly string[]> => {
    const page = await http(`/g/${id}`, { headers: { 'accept-language': language } })
    return [
      ...(await page.text()).matchAll(/<link rel="(?:modulepreload|preload)"[^>]*? href="([^"]+)">/g),
    ].map(([, file]) => file ?? '')
  }

  test('names the files that it will ask for, each of them there, in the language of who asks', async () => {
    const [waiting, live] = [await opened(), await opened({ bots: 'greedy' })]
    await join(live, token('ana'))
    const files = await filesOf(live, 'en')
    expect(files.length).toBeGreaterThan(10)
    expect(new Set(files).size).toBe(files.length)
    for (const file of files) {
      const type = (await env.ASSETS.fetch(origin + file)).headers.get('content-type') ?? ''
      expect(type).toMatch(file.endsWith('.css') ? /^text\/css/ : /javascript/)
    }
    expect(files.some((file) => /\/ui-.*\.css$/.test(file))).toBe(true)
    expect(files.some((file) => /texts\.en/.test(file))).toBe(true)
    expect((await filesOf(live, 'es')).some((file) => /texts\.en/.test(file))).toBe(false)
    const few = await filesOf(waiting, 'es')
    expect(few.some((file) => /WaitingRoom/.test(file))).toBe(true)
    expect(few.some((file) => /\/ui-/.test(file))).toBe(false)
  })

  test('says at once which table is opening, in the language of who asks; of a private one nothing', async () => {
    const openingOf = async (address: string, language: string): Promise<string | undefined> => {
      const page = await http(address, { headers: { 'accept-language': language } })
      return /<p class="opening".*<\/p>/.exec(await page.text())?.[0]
    }
    const host = { name: 'A <b> & co', token: token('ana') }
    const options = { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' }
    const id = await opened({ game: 'castillo', options, host })
    const english = `<p class="opening" lang="en"><b>${registry['castillo']?.meta.name.en}</b> There is a seat free · A &lt;b&gt; &amp; co</p>`
    expect(await openingOf(`/g/${id}`, 'en')).toBe(english)
    expect(await openingOf(`/embed/g/${id}?lang=en`, 'es')).toBe(english)
    expect(await openingOf(`/g/${id}`, 'es')).toContain(registry['castillo']?.meta.name.es ?? '?')
    const playing = await opened({ bots: 'greedy', host })
    await join(playing, token('ana'))
    expect(await openingOf(`/g/${playing}`, 'es')).toContain('Partida en marcha · A')
    const hidden = await opened({ house: { visibility: 'private' } })
    for (const address of [`/g/${hidden}`, `/embed/g/${hidden}`])
      expect(await openingOf(address, 'es')).toBeUndefined()
    expect(await (await http(`/embed/g/${hidden}`)).text()).not.toContain('fortaleza')
  })
})

describe('the other pages of the site', () => {
  const metaOf = (page: string, property: string): string =>
    new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(page)?.[1] ?? ''
  const pageAt = async (address: string, language: string): Promise<string> => {
    const response = await http(address, { headers: { 'accept-language': language } })
    expect(response.status).toBe(200)
    return response.text()
  }

  test.each([
    ['/', 'Almena', 'almena'],
    ['/about', home.about.title, 'almena'],
    ['/record', record.title, 'almena'],
    ['/watch', home.watchGames, 'almena'],
    ['/watch/castillo', home.watchGames, 'castillo'],
    ['/rules/fortaleza', home.rulesOf('Fortaleza'), 'fortaleza'],
  ])('%s tells previews its title, its words and a large picture', async (address, title, picture) => {
    const page = await pageAt(address, 'es')
    expect(metaOf(page, 'og:title')).toBe(title)
    expect(metaOf(page, 'og:description')).toMatch(/castillo|fortaleza/i)
    expect(page).toContain(`<meta name="description" content="${metaOf(page, 'og:description')}"`)
    expect(metaOf(page, 'og:url')).toBe(origin + address)
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(page, 'og:image')).toBe(`${origin}/og/${picture}.png`)
    const image = await env.ASSETS.fetch(metaOf(page, 'og:image'))
    expect(image.headers.get('content-type')).toBe('image/png')
    expect(page).toContain(`<title>${title.includes('Almena') ? title : `${title} – Almena`}</title>`)
    expect(page).toContain(`<p class="opening" lang="es"><b>${title}</b>`)
    expect(metaOf(await pageAt(address, 'en'), 'og:description')).toMatch(/castle|fortress/i)
  })

  test('what is told is what the pages themselves say, in both languages', async () => {
    for (const [language, words] of [
      ['es', home],
      ['en', homeInEnglish],
    ] as const) {
      expect(metaOf(await pageAt('/', language), 'og:description')).toBe(words.tagline)
      expect(metaOf(await pageAt('/about', language), 'og:title')).toBe(words.about.title)
      expect(metaOf(await pageAt('/watch', language), 'og:title')).toBe(words.watchGames)
      expect(metaOf(await pageAt('/rules/fortaleza', language), 'og:title')).toBe(words.rulesOf('Fortaleza'))
    }
  })
})

describe('the page of a table, for who opens it', () => {
  const opening = { headers: { 'sec-fetch-mode': 'navigate', 'accept-language': 'en' } }

  /** Holds back what a table says of itself until it is let go. */
  const slow = async (id: string): Promise<() => void> => {
    let letGo = (): void => undefined
    const gate = new Promise<void>((done) => (letGo = done))
    await runInDurableObject(env.ROOMS.getByName(id), (room) => {
      const shared = Object.getPrototypeOf(room) as { glance: () => unknown }
      const glance = shared.glance
      vi.spyOn(shared, 'glance').mockImplementation(async function (this: unknown) {
        await gate
        return glance.call(this)
      })
    })
    onTestFinished(() => void vi.restoreAllMocks())
    return letGo
  }

  test.each(['/g/', '/embed/g/'])(
    '%s: what is the same for all tables is sent before the table has answered, the rest when it has, nothing twice',
    async (path) => {
      const id = await opened({ host: { name: 'A <b> & co', token: token('ana') } })
      const whole = await (await http(path + id, { headers: { 'accept-language': 'en' } })).text()
      const letGo = await slow(id)
      const response = await http(path + id, opening)
      expect(response.status).toBe(200)
      expect(response.headers.get('vary')).toMatch(/accept-language.*sec-fetch-mode/)
      expect(response.headers.get('content-encoding')).toBe('identity')
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
      const first = (await reader.read()).value ?? ''
      expect(first).toMatch(/<script type="module"[^>]* src="\/assets\//)
      expect(first).toMatch(/<link rel="modulepreload"[^>]* href="\/assets\/TablePage-/)
      expect(first).toContain('class="first"')
      expect(first).not.toMatch(/opening|<title>|WaitingRoom|og:/)
      letGo()
      let page = first
      for (let part = await reader.read(); !part.done; part = await reader.read()) page += part.value
      expect(page).toContain('<title>Fortaleza – Almena</title>')
      expect(page).toContain(/<p class="opening".*<\/p>/.exec(whole)?.[0])
      // But for the description, which nobody looks for on an open page.
      const tags = (html: string): readonly string[] =>
        [...html.matchAll(/<(?:link|meta)[^>]*>/g)].map(String).filter((tag) => !/"description"/.test(tag))
      expect([...tags(page)].toSorted()).toEqual([...tags(whole)].toSorted())
      expect(page.endsWith('</html>\n')).toBe(true)
    },
  )

  test('of a private one nothing is told; where there is none the page says so; a table that fails stops no page', async () => {
    const hidden = await opened({ house: { visibility: 'private' } })
    const page = await (await http(`/g/${hidden}`, opening)).text()
    expect(page).toContain('<title>Almena</title>')
    expect(page).not.toMatch(/opening|og:|Ana/)
    const none = await http(`/g/${newTableId()}`, opening)
    expect([none.status, none.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(await none.text()).toMatch(/<b>There is no table here<\/b>.*noindex/s)
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => void vi.restoreAllMocks())
    const failing = await opened()
    await runInDurableObject(env.ROOMS.getByName(failing), (room) => {
      const shared = Object.getPrototypeOf(room) as { glance: () => unknown }
      vi.spyOn(shared, 'glance').mockRejectedValue(new Error('overloaded'))
    })
    const alone = await http(`/g/${failing}`, opening)
    expect(await alone.text()).toMatch(/class="first".*<title>Almena<\/title>.*<\/html>/s)
    expect(log).toHaveBeenCalled()
  })

  test('who reads what it says, or asks for its head alone, has the whole answer with its status', async () => {
    const id = newTableId()
    expect((await http(`/g/${id}`)).status).toBe(404)
    expect((await http(`/g/${id}`, { method: 'HEAD', ...opening })).status).toBe(404)
    expect((await http('/g/aaaaaaaaaa', opening)).status).toBe(404)
  })
})

describe('where there is nothing', () => {
  test.each([
    ['/g/aaaaaaaaaa', 'table'],
    ['/g/aaaaaaaaaa/', 'table'],
    ['/g/ab', 'table'],
    ['/embed/g/aaaaaaaaaa', 'table'],
    ['/nonsense', 'page'],
    ['/g', 'page'],
    ['/rules/chess', 'page'],
    ['/watch/chess', 'page'],
  ] as const)('%s is 404 and nothing to keep, in a page of the site that says so', async (address, what) => {
    for (const [language, missing] of [
      ['es', missingEs],
      ['en', missingEn],
    ] as const) {
      const response = await http(address, { headers: { 'accept-language': language } })
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('content-type')).toMatch(/^text\/html/)
      const page = await response.text()
      expect(page).toContain(
        `<p class="opening" lang="${language}"><b>${what === 'table' ? missing.title : missing.page}</b>`,
      )
      expect(page).toMatch(/<script type="module"[^>]* src="\/assets\//)
      expect(page).not.toContain('og:title')
    }
  })

  test.each(['/assets/Chat-AAAAAAAA.js', '/assets/index-AAAAAAAA.css', '/og/nothing.png', '/favicon.ico'])(
    'a file that has gone, as %s, is 404, no page and not kept',
    async (file) => {
      const response = await http(file)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    },
  )

  test('a route there is not is told in JSON', async () => {
    for (const [path, method] of [
      ['/api/nonsense', 'GET'],
      ['/nonsense', 'POST'],
    ] as const) {
      const response = await http(path, { method })
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ problem: 'badRequest', detail: 'no such route' })
    }
  })
})

test('an embed may stand in any page, and nothing else in any', async () => {
  const id = await opened()
  const [embed, page] = [await http(`/embed/g/${id}`), await http(`/g/${id}`)]
  expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *')
  expect(embed.headers.get('x-frame-options')).toBeNull()
  expect(embed.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(page.headers.get('x-frame-options')).toBe('DENY')
  const [ofEmbed, ofPage] = [embed, page].map((one) => one.headers.get('content-security-policy') ?? '')
  // And a sandboxed one may start a thread from a script of its own.
  expect(ofEmbed).toContain("worker-src 'self' blob:;")
  const closed = ofEmbed?.replace('frame-ancestors *', "frame-ancestors 'none'").replace(' blob:', '')
  expect(closed).toBe(ofPage)
})

test('a page kept by a browser is asked for anew: what it says of the table may have changed', async () => {
  const response = await http(`/g/${await opened()}`)
  expect(response.headers.get('etag')).toBeNull()
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('vary')).toContain('accept-language')
  const site = await env.ASSETS.fetch(`${origin}/`)
  const again = await http(`/g/${await opened()}`, {
    headers: { 'if-none-match': site.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(200)
  expect(await again.text()).toContain('class="opening"')
})
