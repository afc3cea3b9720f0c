/** The board of Fortaleza, where the score track has been gone round. */
import { createComponent, renderToString } from 'solid-js/web'
import { expect, test } from 'vitest'
import { plug } from '../../frontend/games/fortaleza/ui.tsx'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { given } from '../kit/fortaleza.ts'

test('[FZ-2.9] a marker that has lapped the track says by how much, on the cell where it stands', async () => {
  const view = conceal(given({ score: { B: 78, G: 59, R: 125 } }), null)
  const table = stillTable(plug.rules as AnyPlug['rules'], view, null, String)
  const words = await plug.texts('es')
  const { Board } = plug.create(() => words)
  const html = renderToString(() => createComponent(Board, { table: table as never }))
  const laps = [...html.matchAll(/class="fz-lap"[^>]*>(?:<!--[^>]*-->)*\+(?:<!--[^>]*-->)*(\d+)/g)]
  expect(laps.map(([, n]) => n)).toEqual(['60', '120'])
  const anchors = [...html.matchAll(/class="fz-lap"[^>]*text-anchor="(\w+)"/g)].map(([, at]) => at)
  expect(anchors).toEqual(['end', 'middle'])
})
