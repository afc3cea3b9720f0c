import { expect, test } from '@playwright/test'
import { desktop, gameCard } from './kit.ts'

test('any page can show a position: as a drawing, and as a picture', async ({ browser }) => {
  const ana = await (await desktop(browser)).newPage()
  await ana.goto('/')
  await gameCard(ana, 'Bajo la Protección').getByRole('button', { name: 'Jugar ya' }).click()
  await expect(ana.locator('.ca-board')).toBeVisible()
  const id = new URL(ana.url()).pathname.split('/').at(-1)
  const sizes = await ana.evaluate(async (table) => {
    const shown = async (src: string): Promise<readonly number[]> => {
      const picture = new Image()
      picture.src = src
      await picture.decode()
      return [picture.naturalWidth, picture.naturalHeight]
    }
    return Promise.all([
      shown(`/d/${table}/1.svg`),
      shown(`/d/${table}.png`),
      shown(`/d/${table}/1.png?lang=en`),
    ])
  }, id)
  expect(sizes).toEqual([
    [1000, 914],
    [1200, 630],
    [1200, 630],
  ])
  // The board is the same that the page has drawn, but for who looks at it.
  const svg = await (await ana.request.get(`/d/${id}/1.svg`)).text()
  const onPage = await ana.locator('.ca-board .ca-place').count()
  expect(svg.match(/class="spot ca-place/g)?.length ?? 0).toBe(onPage)
})
