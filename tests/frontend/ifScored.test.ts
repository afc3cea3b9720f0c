/** What all would have if it were scored now: at the last question of a game, what they have when it is over. */
import { expect, test } from 'vitest'
import './page.ts'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { seatsOf } from '../../shared/engine/ids.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { follow } from '../../shared/engine/replay.ts'
import { eventsOf, live } from '../../shared/engine/log.ts'
import { readFileSync } from 'node:fs'
import type { Golden } from '../records/make.ts'

test.each([
  { id: 'castillo', file: 'yes-one-choose-3', tells: 'scored' },
  { id: 'fortaleza', file: 'advanced-4', tells: 'scoringStarted' },
])('$id', async ({ id, file, tells }) => {
  const { plug } = (await import(`../../frontend/games/${id}/ui.tsx`)) as { plug: AnyPlug }
  const texts = await plug.texts('es')
  const ui = plug.create(() => texts)
  const { record } = JSON.parse(readFileSync(`tests/records/${id}/${file}.json`, 'utf8')) as Golden
  let view = conceal(plug.rules.blank({ seats: record.seats, options: record.options }), null)
  const pointsOf = (seen: typeof view): number[] =>
    plug.rules.scores(seen).map((lines) => lines.reduce((sum, { points }) => sum + points, 0))
  let foreseen: readonly number[] = []
  let isScoring = false
  for (const entry of live(record.entries))
    for (const event of eventsOf(entry)) {
      if (event.type === tells && !isScoring) {
        const scored = ui.ifScored?.(view)
        if (scored !== undefined) foreseen = pointsOf(scored)
      }
      isScoring = event.type === tells || (isScoring && event.type.endsWith('cored'))
      view = follow(plug.rules, view, conceal(event, null), null)
    }
  expect(plug.rules.outcome(view)).not.toBeNull()
  expect(foreseen).toEqual(pointsOf(view))
})

test.each([
  { id: 'fortium', file: 'shared-victory-1' },
  { id: 'storming', file: 'by-lastTaken-1' },
])('$id: nothing waits to be scored, so what a seat shows is its score at any time', async ({ id, file }) => {
  const { plug } = (await import(`../../frontend/games/${id}/ui.tsx`)) as { plug: AnyPlug }
  const texts = await plug.texts('es')
  const ui = plug.create(() => texts)
  expect(ui.ifScored).toBeUndefined()
  const { record } = JSON.parse(readFileSync(`tests/records/${id}/${file}.json`, 'utf8')) as Golden
  let view = conceal(plug.rules.blank({ seats: record.seats, options: record.options }), null)
  let most = 0
  for (const entry of live(record.entries)) {
    for (const event of eventsOf(entry)) view = follow(plug.rules, view, conceal(event, null), null)
    const scored = plug.rules.scores(view).map((lines) => lines.reduce((sum, { points }) => sum + points, 0))
    expect(seatsOf(record.seats).map((seat) => ui.points(view, seat))).toEqual(scored)
    most = Math.max(most, ...scored)
  }
  expect(most).toBeGreaterThan(3)
})
