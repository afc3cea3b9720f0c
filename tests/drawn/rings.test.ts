/** What others have done last is ringed on the board: each place that the log marks is an anchor of the board's drawing. */
import { readFileSync } from 'node:fs'
import { createComponent, renderToString } from 'solid-js/web'
import { expect, test } from 'vitest'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import type { LoggedLine } from '../../frontend/table/model/log.ts'
import { marksOf } from '../../frontend/table/model/turns.ts'
import { copy } from '../../shared/engine/copy.ts'
import { seqOf, type Tagged } from '../../shared/engine/ids.ts'
import { eventsOf, live } from '../../shared/engine/log.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { Golden } from '../records/make.ts'

/** Places of the log that lie beside the board's drawing. */
const beside: Readonly<Record<string, RegExp>> = { storming: /^(present|future|seat:\d)$/ }

/** So often in a game the board is drawn, and what was done since the last time is looked for. */
const often = 40

test.each([
  ['castillo', 'yes-one-choose-4', ['built', 'helperPlaced', 'incomeTaken', 'towerTaken']],
  ['fortaleza', 'advanced-4', ['collectorPlaced', 'gateBuilt', 'guildBuilt', 'towerBuilt', 'wallBuilt']],
  ['fortium', 'onePerTurn-none-yes-no-standard-no-4', ['campBought', 'fought', 'groupMoved']],
  ['storming', 'outsiders-false-0-false-4', ['attacked', 'built', 'troopMoved', 'troopPlaced', 'walled']],
] as const)('%s', async (id, file, kinds) => {
  const { plug } = (await import(`../../frontend/games/${id}/ui.tsx`)) as { plug: AnyPlug }
  const { record } = JSON.parse(readFileSync(`tests/records/${id}/${file}.json`, 'utf8')) as Golden
  const words = await plug.texts('es')
  const ui = plug.create(() => words)
  const state = plug.rules.blank({ seats: record.seats, options: record.options })
  let lines: LoggedLine[] = []
  const kindOf = new Map<string, string>()
  const [ringed, missing] = [new Set<string>(), new Set<string>()]
  const entries = live(record.entries)
  const stride = Math.ceil(entries.length / often)
  for (const [index, entry] of entries.entries()) {
    for (const event of eventsOf(entry)) {
      const line = ui.describe(conceal(event, null), conceal(state, null), String)
      plug.rules.evolve(state, copy(event) as Tagged)
      if (line === null) continue
      lines.push({ ...line, seq: entry.seq, fact: 0 })
      for (const place of [...line.places, ...(line.marks ?? [])]) kindOf.set(place, event.type)
    }
    if (index % stride > 0) continue
    const table = stillTable(plug.rules, conceal(state, null), null, String)
    // As a server draws it: where more lies beside the board, it is left out.
    const html = renderToString(() => createComponent(plug.create(() => words).Board, { table }))
    for (const place of marksOf(lines, seqOf(0), null).keys())
      if (html.includes(`data-anchor="${place}"`)) ringed.add(kindOf.get(place) ?? '')
      else if (beside[id]?.test(place) !== true) missing.add(`${kindOf.get(place)}: ${place}`)
    lines = []
  }
  expect([...missing]).toEqual([])
  expect([...ringed]).toEqual(expect.arrayContaining([...kinds]))
})
