/** What flies in Fortaleza when something is built. */
import { expect, test } from 'vitest'
import './page.ts'
import { motions } from '../../frontend/games/fortaleza/motions.tsx'
import { es } from '../../frontend/games/fortaleza/texts.es.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import { fortalezaMeta } from '../../shared/games/fortaleza/meta.ts'

const [ana, berta] = [seatOf(0), seatOf(1)]
const blank = fortaleza.blank({ seats: 3, options: defaultOptions(fortalezaMeta) as never })
const flown = (event: object, before: object = blank) =>
  motions(es, event as never, before as never, ana).map(({ from, to, stands }) => ({
    from,
    to,
    lands: stands !== undefined,
  }))

test('[FZ-6.3] what a tile would score flies off it once it stands', () => {
  const built = { type: 'wallBuilt', seat: berta, space: 'N1', level: 1, over: null }
  expect(flown(built)).toEqual([
    { from: 'seat:1', to: 'N1', lands: true },
    { from: 'N1', to: 'seat:1', lands: false },
  ])
})

test('[FZ-6.5] what a tile that is built over loses flies to whose it was', () => {
  const before = {
    ...blank,
    board: { ...blank.board, spaces: { NT1: [{ owner: ana, level: 1 }] } },
  }
  const built = { type: 'towerBuilt', seat: berta, space: 'NT1', level: 2, over: { owner: ana, level: 1 } }
  expect(flown(built, before).map(({ to }) => to)).toEqual(['NT1', 'seat:0', 'seat:1'])
})

test('[FZ-6.7] a collector without a guild brings nothing yet, and nothing flies but the pawn', () => {
  const basic = { ...blank, config: { ...blank.config, scoring: 'basic' } }
  const placed = { type: 'collectorPlaced', seat: berta, zone: 'orangeTeal', replaced: null }
  expect(flown(placed, basic)).toEqual([{ from: 'seat:1', to: 'orangeTeal', lands: false }])
})
