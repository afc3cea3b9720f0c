/** Rings on Fortium’s board: of groups that stand side by side each has its own. */
import { createComponent, renderToString } from 'solid-js/web'
import { expect, test } from 'vitest'
import { plug } from '../../frontend/games/fortium/ui.tsx'
import { cell } from '../../frontend/games/fortium/plan.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { given } from '../kit/fortium.ts'

test('[FT-4.14] rings of two groups side by side do not cross, and a site has room for what is built there', async () => {
  const words = await plug.texts('es')
  const state = given({ dice: [3], miners: { W: { '6,7': 3, '7,7': 2, base: 5 } } })
  const table = stillTable(plug.rules as never, conceal(state, null) as never, null, String)
  const html = renderToString(() =>
    createComponent(plug.create(() => words).Board, { table: table as never }),
  )
  /** How far the ring of a place reaches from its middle: drawn after what takes a press. */
  const halfOf = (node: string): number => {
    const part = html.split(`data-anchor="${node}"`).at(-1) ?? ''
    const [, ring] = [...part.matchAll(/ d="M-?[\d.]+ ?-([\d.]+)h/g)]
    return Number(ring?.[1])
  }
  expect(halfOf('6,7') + halfOf('7,7')).toBeLessThanOrEqual(cell)
  expect(halfOf('2,8')).toBeGreaterThan(halfOf('6,7'))
})
