/** Whatever a tray draws can be asked about: a picture without a card, or one within reach, would be a riddle. */
import { readdirSync, readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { createComponent, renderToStringAsync } from 'solid-js/web'
import { expect, test } from 'vitest'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { live } from '../../shared/engine/log.ts'
import { seatsOf } from '../../shared/engine/ids.ts'
import { fold } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { registry } from '../../shared/registry.ts'
import type { Golden } from '../records/make.ts'

/** Of each kind of question so many are drawn. */
const most = 3

test.each(Object.keys(registry))('%s', async (id) => {
  const { plug } = (await import(`../../frontend/games/${id}/ui.tsx`)) as { plug: AnyPlug }
  const texts = await plug.texts('en')
  const [file] = readdirSync(`tests/records/${id}`)
  const { record } = JSON.parse(readFileSync(`tests/records/${id}/${file}`, 'utf8')) as Golden
  const entries = live(record.entries)
  const { document } = new Window()
  const drawn = new Map<string, number>()
  const bare = new Set<string>()
  let pictures = 0
  for (const [number, entry] of entries.entries()) {
    const [move] = entry.kind === 'played' ? (entry.moves?.secret ?? []) : []
    if (move === undefined || (drawn.get(move.type) ?? 0) === most) continue
    drawn.set(move.type, (drawn.get(move.type) ?? 0) + 1)
    const state = fold(plug.rules, record, entries.slice(0, number))
    for (const seat of seatsOf(record.seats)) {
      if (entry.kind !== 'played' || entry.seat !== seat) continue
      const table = stillTable(plug.rules, conceal(state, seat), seat, String)
      const ui = plug.create(() => texts)
      document.body.innerHTML = await renderToStringAsync(() => createComponent(ui.Hand, { table }))
      for (const picture of document.querySelectorAll('svg')) {
        if (picture.parentElement?.closest('svg')) continue
        pictures++
        if (picture.closest('[data-anchor], [data-card], [data-hint]')) continue
        const holder = picture.parentElement
        bare.add(`${move.type}: ${holder?.tagName}.${holder?.className} ${holder?.textContent?.slice(0, 40)}`)
      }
    }
  }
  expect(pictures).toBeGreaterThan(20)
  expect([...bare]).toEqual([])
})
