/** Fortium's board as it is drawn at the end: what is counted is there to be lit. */
import { createComponent, renderToString } from 'solid-js/web'
import { expect, test } from 'vitest'
import { WalkDie } from '../../frontend/games/fortium/art/pieces.tsx'
import { fortCategories } from '../../frontend/games/fortium/finalCount.tsx'
import { plug } from '../../frontend/games/fortium/ui.tsx'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { given } from '../kit/fortium.ts'

test('[FT-6.6] every floor, diamond and brick that counts has its place on the board', async () => {
  const words = await plug.texts('es')
  const { Board } = plug.create(() => words)
  const view = given({
    diamonds: { W: 1, E: 1 },
    floors: { W: 4, N: 1, E: 4 },
    stock: { W: '1/1/1/1', N: '3/0/0/0', S: '0/0/0/2' },
  })
  const table = stillTable(plug.rules as AnyPlug['rules'], conceal(view, null), null, String)
  const html = renderToString(() => createComponent(Board, { table: table as never }))
  const places = fortCategories(words, view, String).flatMap(({ earnings }) =>
    earnings.flatMap((earning) => earning.places),
  )
  expect(new Set(places).size).toBe(4 + 9 + 6)
  expect(places.filter((place) => !html.includes(`data-anchor="${place}"`))).toEqual([])
  // A tip rings what it speaks of: a base is broader than a cell.
  expect(html.match(/data-anchor="base:W"/g)).toHaveLength(1)
})

test('of three who share a broad board, the winner has the large fort where nobody of them looks', async () => {
  const words = await plug.texts('es')
  for (const [seat, arm] of (['W', 'N', 'E'] as const).entries()) {
    const ended = { ...given({ players: 3, diamonds: { [arm]: 2 } }), ended: 'countdown' as const }
    const table = stillTable(plug.rules as AnyPlug['rules'], conceal(ended, null), null, String)
    const html = renderToString(() =>
      createComponent(plug.create(() => words).Board, { table: table as never }),
    )
    const broad = [...html.matchAll(/data-anchor="fort:(\d)"[^>]*><rect x="8" y="9" width="324"/g)]
    expect(broad.map(([, one]) => Number(one))).toEqual([seat])
  }
})

test('dice to walk by are green, and their rim says whose they are: a player may be green as well', () => {
  const drawn = (seat: number) =>
    renderToString(() =>
      createComponent(WalkDie, { size: 40, value: 4, used: false, seat: seat as never, leads: 0 }),
    )
  for (const seat of [0, 1]) expect(drawn(seat)).toContain(`stroke="var(--seat-${seat})"`)
})
