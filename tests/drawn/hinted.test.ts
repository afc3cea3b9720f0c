/** What a hint lights is there to be lit: what moves of recorded games have to do with is drawn under its name. */
import { readFileSync } from 'node:fs'
import { createComponent, renderToStringAsync } from 'solid-js/web'
import { expect, test } from 'vitest'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { isAmong, placesOfMove } from '../../frontend/table/model/hinting.ts'
import { live } from '../../shared/engine/log.ts'
import { fold } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { Golden } from '../records/make.ts'

/** So many moves of each type. */
const most = 4

test.each([
  {
    id: 'fortaleza',
    file: 'advanced-4',
    onBoard: [
      'buildGuild',
      'buildGate',
      'buildTower',
      'buildWall',
      'developMany',
      'developOne',
      'placeCollector',
      'retireToTemple',
      'takeResourcesOne',
      'takeResourcesTwo',
    ],
  },
  {
    id: 'castillo',
    file: 'no-one-choose-2',
    // What says that one is done has a button of its own, and no place.
    onBoard: [
      'build',
      'buyFromWorker',
      'chooseCards',
      'equipWorker',
      'placeHelper',
      'placeTrader',
      'takeTower',
    ],
  },
  {
    id: 'fortium',
    file: 'onePerTurn-none-yes-no-standard-no-4',
    onBoard: ['chooseSetup', 'moveGroup', 'buyCamp', 'removeCamp', 'exchange', 'buildFloor'],
  },
  {
    id: 'storming',
    file: 'by-lastTaken-1',
    onBoard: [
      'placeStartVillage',
      'placeStartSoldier',
      'placeCards',
      'placeEvent',
      'moveTroop',
      'attack',
      'recruitTroop',
      'buildWall',
      'upgradeSettlement',
    ],
  },
])('$id', async ({ id, file, onBoard }) => {
  const { plug } = (await import(`../../frontend/games/${id}/ui.tsx`)) as { plug: AnyPlug }
  const texts = await plug.texts('es')
  const { record } = JSON.parse(readFileSync(`tests/records/${id}/${file}.json`, 'utf8')) as Golden
  const entries = live(record.entries)
  const lit = new Map<string, number>()
  for (const [before, entry] of entries.entries()) {
    const [move] = entry.kind === 'played' ? (entry.moves?.secret ?? []) : []
    if (entry.kind !== 'played' || move === undefined || !onBoard.includes(move.type)) continue
    const count = lit.get(move.type) ?? 0
    if (count === most) continue
    const { seat } = entry
    const view = conceal(fold(plug.rules, record, entries.slice(0, before)), seat)
    const table = stillTable(plug.rules, view, seat, String)
    const ui = plug.create(() => texts)
    // With what a tray fetches when it is first asked.
    const html = await renderToStringAsync(() => [
      createComponent(ui.Board, { table }),
      createComponent(ui.Hand, { table }),
    ])
    const anchors = [...html.matchAll(/ data-anchor=(?:"([^"]+)"|([^\s">]+))/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    )
    const places = placesOfMove(plug.rules, ui.describe, { view, seat }, move)
    const found = anchors.filter((anchor) => isAmong(places, anchor))
    expect(found.length, `${before}: ${JSON.stringify(move)}, ${[...places].join()}`).toBeGreaterThan(0)
    lit.set(move.type, count + 1)
  }
  expect([...lit.keys()].toSorted()).toEqual(onBoard.toSorted())
})
