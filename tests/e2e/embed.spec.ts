/** Tables inside other people's pages: each host as it frames us, on an origin of its own. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { turnByPointer } from './castillo.ts'
import { desktop, expectAccessible, gameCard, isMyTurn, phone, shot } from './kit.ts'

let host: Server
let hostBase: string
/** Pages of the host, by path. */
const pages = new Map<string, string>()

test.beforeAll(async () => {
  host = createServer((request, response) => {
    const body = pages.get(request.url ?? '') ?? ''
    response.writeHead(body === '' ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(body)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  hostBase = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
test.afterAll(() => {
  host.close()
})

const hear = `<script>window.heard=[];addEventListener('message',e=>window.heard.push(e.data))</script>`
const post = (inside: string) =>
  `<!doctype html><html lang="en"><head><title>A post</title>${hear}</head><body><main><h1>A post</h1><p>Words.</p>${inside}<p style="height:1600px">More words.</p></main></body></html>`

/** A table of two where one seat is free. */
const openTable = async (page: Page): Promise<string> => {
  await page.goto('/')
  await page.getByLabel('Tu nombre').fill('Ana')
  await gameCard(page, 'Bajo la Protección').getByRole('button', { name: 'Con amigos' }).click()
  await page.getByRole('radio', { name: '2', exact: true }).click()
  await expect(page.locator('.chair')).toHaveCount(2)
  return new URL(page.url()).pathname
}

const heard = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() => (window as unknown as { heard: Record<string, unknown>[] }).heard)

const sitAndPlay = async (ana: Page, reader: Page, frame: FrameLocator): Promise<void> => {
  await frame.getByLabel('Your name').fill('Reader')
  await frame.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(ana.locator('.chair.taken')).toHaveCount(2)
  await ana.getByRole('button', { name: 'Empezar' }).click()
  await expect(frame.locator('.ca-board')).toBeVisible()
  await frame.locator('.ca-in-hand').nth(1).click()
  await frame.locator('.ca-in-hand').nth(4).click()
  await frame.locator('.confirm').click()
  await expect(frame.locator('.actions')).toBeHidden()
  await expect(ana.locator('.ca-queue li:not([aria-hidden])')).toHaveCount(2)
  expect(await reader.evaluate(() => document.activeElement?.tagName)).not.toBe(undefined)
}

test('in a WordPress sandbox a reader sits down and plays, without storage; heights and links go to the host', async ({
  browser,
}) => {
  const ana = await (await desktop(browser)).newPage()
  const path = await openTable(ana)
  const site = new URL(ana.url()).origin
  pages.set(
    '/wordpress',
    post(
      `<iframe id="game" sandbox="allow-scripts" security="restricted" title="Game" width="600" height="500" src="${site}/embed${path}#?secret=abc123"></iframe>`,
    ),
  )
  const reader = await (await desktop(browser, { locale: 'en-GB' })).newPage()
  const errors: string[] = []
  reader.on('pageerror', (error) => errors.push(error.message))
  // What a frame without an origin of its own may not load is told here.
  reader.on('console', (message) => {
    const isOurs = message.location().url.startsWith(site)
    if (message.type() === 'error' && isOurs) errors.push(`${message.text()} ${message.location().url}`)
  })
  await reader.goto(`${hostBase}/wordpress`)
  const frame = reader.frameLocator('#game')
  await expect(frame.locator('.chair')).toHaveCount(2)
  // The host keeps its focus, and its wheel.
  expect(await reader.evaluate(() => document.activeElement === document.body)).toBe(true)
  await sitAndPlay(ana, reader, frame)
  await expect(frame.getByText('Your seat lasts as long as this frame.')).toBeVisible()
  await shot(reader, 'embed-wordpress')
  await reader.mouse.move(300, 300)
  await reader.mouse.wheel(0, 600)
  await expect.poll(() => reader.evaluate(() => scrollY)).toBeGreaterThan(200)
  const told = await heard(reader)
  expect(told.some(({ type, height }) => type === 'almena:size' && Number(height) >= 200)).toBe(true)
  expect(told.some(({ message, secret }) => message === 'height' && secret === 'abc123')).toBe(true)
  await frame.getByRole('link', { name: 'Take it to Almena' }).click()
  const followed = async () => (await heard(reader)).find(({ message }) => message === 'link')?.['value']
  await expect.poll(followed).toMatch(/#s=[\w-]{22,64}$/)
  const link = String(await followed())
  expect(link.startsWith(`${site}${path}#s=`)).toBe(true)
  // Out of the frame the same seat, which the frame itself forgets with a reload.
  const outside = await (await phone(browser)).newPage()
  await outside.goto(link)
  await expect(outside.locator('.seat.me')).toContainText('Reader')
  expect(new URL(outside.url()).hash).toBe('')
  await reader.reload()
  await reader.locator('#game').scrollIntoViewIfNeeded()
  await expect(frame.locator('.ca-board')).toBeVisible()
  await expect(frame.locator('.seat.me')).toHaveCount(0)
  await expect(frame.getByRole('link', { name: 'See it on Almena' })).toBeVisible()
  expect(errors).toEqual([])
})

test('in a Discourse frame of fixed size, and by our own element, a game is watched', async ({ browser }) => {
  const ana = await (await desktop(browser)).newPage()
  await ana.goto('/')
  await gameCard(ana, 'Bajo la Protección').getByRole('button', { name: 'Jugar ya' }).click()
  await expect.poll(() => isMyTurn(ana), { timeout: 30_000 }).toBe(true)
  await turnByPointer(ana, 'click', 3, 1)
  const { origin, pathname } = new URL(ana.url())
  pages.set(
    '/discourse',
    post(
      `<iframe id="game" scrolling="no" title="Game" width="480" height="320" src="${origin}/embed${pathname}"></iframe>`,
    ),
  )
  pages.set(
    '/element',
    post(
      `<script src="${origin}/embed.js"></script><almena-game src="${origin}${pathname}" theme="dark" lang="es" move="2"><a href="${origin}${pathname}">A game</a></almena-game>`,
    ),
  )
  const reader = await (await desktop(browser, { locale: 'en-GB' })).newPage()
  await reader.goto(`${hostBase}/discourse`)
  const frame = reader.frameLocator('#game')
  await expect(frame.locator('.ca-board')).toBeVisible()
  await expect(frame.locator('.ca-in-hand')).toHaveCount(0)
  const box = await frame.locator('.ca-board').boundingBox()
  expect(box?.height ?? 0).toBeGreaterThan(120)
  // The way to the site lies over nothing that the bar says.
  const outside = await frame.locator('.outside').boundingBox()
  for (const part of ['.bar .what', '.bar .status', '.bar .menu-button']) {
    const said = await frame.locator(part).boundingBox()
    const { x, width } = said!
    expect(x + width <= outside!.x || x >= outside!.x + outside!.width).toBe(true)
  }
  await shot(reader, 'embed-discourse')
  await expectAccessible(reader)

  await reader.goto(`${hostBase}/element`)
  const inside = reader.frameLocator('almena-game iframe')
  await expect(inside.locator('.status')).toHaveText(/Jugada 2 de/)
  await expect(inside.locator('html')).toHaveAttribute('data-theme', 'dark')
  await shot(reader, 'embed-element')
})

test('nothing but embeds can be framed; a frame out of sight stays idle', async ({ browser }) => {
  const ana = await (await desktop(browser)).newPage()
  const path = await openTable(ana)
  const site = new URL(ana.url()).origin
  pages.set('/thief', post(`<iframe id="game" title="Game" src="${site}${path}"></iframe>`))
  pages.set(
    '/below',
    post(
      `<div style="height:3000px"></div><iframe id="game" title="Game" width="600" height="400" sandbox="allow-scripts" src="${site}/embed${path}"></iframe>`,
    ),
  )
  const reader = await (await phone(browser)).newPage()
  await reader.goto(`${hostBase}/thief`)
  await reader.waitForTimeout(800)
  await expect(reader.frameLocator('#game').locator('.chair')).toHaveCount(0)
  const sockets: string[] = []
  reader.on('websocket', (socket) => sockets.push(socket.url()))
  await reader.goto(`${hostBase}/below`)
  await expect(reader.frameLocator('#game').locator('.idle')).toBeAttached()
  await reader.waitForTimeout(500)
  expect(sockets).toEqual([])
  await reader.locator('#game').scrollIntoViewIfNeeded()
  await expect(reader.frameLocator('#game').locator('.chair')).toHaveCount(2)
  expect(sockets).toHaveLength(1)
  await ana.getByRole('button', { name: /Llenar/ }).click()
  await expect(ana.locator('.ca-board')).toBeVisible()
  await reader.goto(`${hostBase}/below`)
  // The position stands there before anybody looks, by night as the reader's page, in a frame without an origin.
  const picture = reader.frameLocator('#game').locator('.idle img')
  await expect(picture).toHaveAttribute('src', /^\/d\/[a-z0-9]{12}\/\d+\.svg\?theme=dark&lang=(es|en)$/)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000)
})

test('what the share sheet offers works as it is pasted', async ({ browser }) => {
  const ana = await (await desktop(browser)).newPage()
  const path = await openTable(ana)
  const { origin } = new URL(ana.url())
  await ana.getByRole('button', { name: 'Más formas…' }).click()
  const sheet = ana.getByRole('dialog', { name: 'Compartir' })
  await expect(sheet.getByRole('img', { name: 'Código QR del enlace' })).toBeVisible()
  await sheet.getByText('Para páginas web').click()
  await expect(sheet.getByLabel('Enlace', { exact: true })).toHaveValue(`${origin}${path}`)
  await expect(sheet.getByRole('textbox', { name: 'Markdown, con imagen' })).toHaveValue(
    `[![Bajo la Protección del Castillo](${origin}/d/${path.split('/').at(-1)}.png?lang=es)](${origin}${path})`,
  )
  const preview = sheet.getByRole('img', { name: 'Así se verá donde lo pegues' })
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  await shot(ana, 'share-desktop-day')
  await expectAccessible(ana)
  pages.set(
    '/pasted',
    post(await sheet.getByRole('textbox', { name: 'Para una página (iframe)' }).inputValue()),
  )
  pages.set(
    '/pasted-element',
    post(await sheet.getByRole('textbox', { name: 'Para una página (elemento)' }).inputValue()),
  )
  await ana.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  const reader = await (await desktop(browser)).newPage()
  await reader.goto(`${hostBase}/pasted`)
  await expect(reader.frameLocator('iframe').locator('.chair')).toHaveCount(2)
  await reader.goto(`${hostBase}/pasted-element`)
  await expect(reader.frameLocator('almena-game iframe').locator('.chair')).toHaveCount(2)
})
