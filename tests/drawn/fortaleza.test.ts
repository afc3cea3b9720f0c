/** The board of Fortaleza, where the score track has been gone round. */
import { createComponent, renderToString } from 'solid-js/web'
import { expect, test } from 'vitest'
import { Foresight } from '../../frontend/games/fortaleza/Foresight.tsx'
import { plug } from '../../frontend/games/fortaleza/ui.tsx'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { textOf } from '../kit/sources.ts'
import { given } from '../kit/fortaleza.ts'

const lapsOf = async (score: Readonly<Record<string, number>>) => {
  const view = conceal(given({ score }), null)
  const table = stillTable(plug.rules as AnyPlug['rules'], view, null, String)
  const words = await plug.texts('es')
  const { Board } = plug.create(() => words)
  const html = renderToString(() => createComponent(Board, { table: table as never }))
  return [
    ...html.matchAll(
      /class="fz-lap" x="(-?\d+)" y="(-?\d+)"[^>]*>(?:<!--[^>]*-->)*\+(?:<!--[^>]*-->)*(\d+)/g,
    ),
  ].map(([, x, y, laps]) => ({ x: Number(x), y: Number(y), laps: Number(laps) }))
}

test('[FZ-2.9] a marker that has lapped the track says by how much, on the cell where it stands', async () => {
  // At the right side of the board it is moved inwards, so that it stays whole, and no further: there stand tiles.
  expect(await lapsOf({ B: 78, G: 59, R: 125 })).toEqual([
    { x: -6, y: 35, laps: 60 },
    { x: 0, y: 35, laps: 120 },
  ])
})

test('[FZ-2.9] on the lower edge it says so above the marker: below it the board ends', async () => {
  const [lap] = await lapsOf({ B: 94 })
  expect(lap?.laps).toBe(60)
  expect(lap?.y).toBeLessThan(0)
})

test('[FZ-2.9] markers with one score say once by how much they have lapped the track', async () => {
  expect(await lapsOf({ B: 78, G: 78, R: 60 })).toEqual([
    { x: -6, y: 35, laps: 60 },
    { x: 0, y: 35, laps: 60 },
  ])
})

test('round a lower corner, where they would be written one over the other, two markers say it once, and other neighbours each', async () => {
  expect(await lapsOf({ B: 89, G: 90 })).toHaveLength(1)
  expect(await lapsOf({ B: 105, G: 106 })).toHaveLength(1)
  expect(await lapsOf({ B: 105, G: 46 })).toHaveLength(1)
  expect(await lapsOf({ B: 62, G: 63, R: 74, Y: 75 })).toHaveLength(4)
  // Narrow enough on a phone to be read apart.
  expect(textOf('frontend/games/fortaleza/phone.css')).toMatch(/\.fz-lap \{\s*letter-spacing: -3px/)
})

test('a ring of a first step lies on the edge of a quarter, off what is said below', () => {
  expect(textOf('frontend/games/fortaleza/phone.css')).toMatch(
    /\.lesson-ring \{\s*border-color: transparent;\s*outline: 2px solid var\(--sea\);\s*outline-offset: -6px/,
  )
})

test('a card in flight is as high as what flies', () => {
  expect(textOf('frontend/games/fortaleza/fortaleza.css')).toMatch(/\.flight \.fz-card \{\s*height: 100%/)
})

test('a card that the lamp names bears gold, not the frame of one taken up, and no second line round its button', () => {
  const css = textOf('frontend/games/fortaleza/fortaleza.css')
  expect(css).toMatch(/\.fz-in-hand\.up \.fz-card \{\s*outline: 3px solid var\(--accent\)/)
  expect(css).toMatch(/\.fz-in-hand\[data-hinted\] \{\s*--hint-line: none;/)
  expect(textOf('frontend/table/play/Hints.css')).toContain('outline: var(--hint-line, ')
  expect(css).toMatch(/\.fz-in-hand\[data-hinted\] \{[^}]*\.fz-card \{\s*outline: 4px solid var\(--gold\)/)
})

test('what the board says beside the temple gives way to prices, and what is asked is as narrow as the page beside the board', () => {
  const css = textOf('frontend/games/fortaleza/fortaleza.css')
  expect(css).toMatch(/:has\(\.fz-balance\) \.fz-says \{\s*visibility: hidden/)
  expect(css).toMatch(/\.fz-develop\[popover\] \{\s*max-width: 176px/)
})

test('while a card is up, and while a turn is in hand, no sign of what others did last stands among the prices', () => {
  expect(textOf('frontend/games/fortaleza/fortaleza.css')).toMatch(
    /\.fz-board:has\(\.spot\.open\) \.ring,\s*:root:has\(\.actions\) \.fz-board \.ring \{\s*visibility: hidden/,
  )
})

test('what a press would do to purses bears a coin in each row: figures alone were taken for points', () => {
  const rows = [
    { seat: 0, before: 4, after: 3, points: 2, temple: 0 },
    { seat: 1, before: 5, after: 6, points: 0, temple: 0 },
  ]
  const choice = { aimed: () => 'temple', offer: () => ({ action: {} }), changes: () => rows } as never
  const html = renderToString(() =>
    createComponent(Foresight, { choice, points: [{ id: 'temple', x: 500, y: 500 }] }),
  )
  expect(html.match(/class="coin/g)).toHaveLength(rows.length)
})
