/** What is told over the board of Fortaleza to whom it is done. */
import { expect, test } from 'vitest'
import './page.ts'
import { scene } from '../../frontend/games/fortaleza/scenes.tsx'
import { titleShown } from '../../frontend/plug/scenes/title.tsx'
import { es } from '../../frontend/games/fortaleza/texts.es.ts'
import { type Seat, seatOf } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import { fortalezaMeta } from '../../shared/games/fortaleza/meta.ts'

const [ana, berta] = [seatOf(0), seatOf(1)]
const state = fortaleza.blank({ seats: 3, options: defaultOptions(fortalezaMeta) as never })
const seenBy = (event: object) =>
  [ana, berta, seatOf(2), null].map(
    (me: Seat | null) => scene(es, event as never, state as never, me, String) !== null,
  )

const [theirs, nobodys] = [{ owner: ana, level: 1 }, null]
test.each([
  ['[FZ-5.14] a wall', { type: 'wallBuilt', space: 'N1' }],
  ['[FZ-5.15] a gate', { type: 'gateBuilt', space: 'NG' }],
  ['[FZ-5.16] a tower', { type: 'towerBuilt', space: 'CNW' }],
  ['[FZ-5.17] a guild', { type: 'guildBuilt', zone: 'Z1' }],
])('%s that is built over is told to whose it was, and to nobody else', (_, event) => {
  const built = { seat: berta, level: 2, ...event }
  expect(seenBy({ ...built, over: theirs })).toEqual([true, false, false, false])
  expect(seenBy({ ...built, over: nobodys })).toEqual([false, false, false, false])
  // Over one's own one knows it.
  expect(seenBy({ ...built, seat: ana, over: theirs })).toEqual([false, false, false, false])
})

test('[FZ-5.10, FZ-5.11] that resources bring more in the second phase is told to all as it begins', () => {
  const dealt = (phase: 1 | 2) => seenBy({ type: 'dealt', phase, hands: [], deck: [] })
  expect(dealt(1)).toEqual([false, false, false, false])
  expect(dealt(2)).toEqual([true, true, true, true])
})

test('what there is to read below a title is there for as long as that takes', () => {
  const [bare, long] = [titleShown('Ana resiste'), titleShown('Ana resiste', 'a'.repeat(60))]
  expect(long.lasts - bare.lasts).toBe(1500)
})

test('[FZ-5.18] a collector who is replaced is told to whose they were', () => {
  const placed = { type: 'collectorPlaced', seat: berta, zone: 'Z1' }
  expect(seenBy({ ...placed, replaced: ana })).toEqual([true, false, false, false])
  expect(seenBy({ ...placed, replaced: null })).toEqual([false, false, false, false])
})

test('[FZ-5.20, FZ-5.21] a wall that is complete, and the last tower, are told to all as what may be built upon', () => {
  const tile = [{ owner: ana, level: 1 }]
  const board = (ids: readonly string[]) => ({
    ...state,
    board: { ...state.board, spaces: Object.fromEntries(ids.map((id) => [id, tile])) },
  })
  const told = (event: object, before: object) =>
    scene(es, { seat: berta, level: 1, over: null, ...event } as never, before as never, null, String) !==
    null
  const wall = { type: 'wallBuilt', space: 'N4' }
  expect(told(wall, board(['N1', 'N2', 'N3', 'NG']))).toBe(true)
  expect(told(wall, board(['N1', 'N2', 'N3']))).toBe(false)
  expect(told({ ...wall, over: tile[0] }, board(['N1', 'N2', 'N3', 'NG']))).toBe(false)
  // With three players the corners are closed [FZ-3.5].
  const towers = ['NT1', 'NT2', 'ET1', 'ET2', 'ST1', 'ST2', 'WT1']
  expect(told({ type: 'towerBuilt', space: 'WT2' }, board(towers))).toBe(true)
  expect(told({ type: 'towerBuilt', space: 'WT1' }, board(towers.slice(1)))).toBe(false)
})
