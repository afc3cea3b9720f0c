// @vitest-environment happy-dom
/** The log as it is pressed and pointed at: each line leads to the card of what it tells of, to its moment and its place. */
import { render } from 'solid-js/web'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { startLogWords } from '../../frontend/table/logWords.ts'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import { Log } from '../../frontend/table/play/Log.tsx'
import { startTableWords } from '../../frontend/table/words.ts'
import { seatOf, seqOf } from '../../shared/engine/ids.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'

beforeAll(async () => {
  await startLanguage()
  await Promise.all([startTableWords(), startLogWords()])
})

test('a line has the card of what it is about, or of its place; a press shows its moment, close to its place', () => {
  const line = (seq: number, text: string, places: readonly string[], about?: string) => ({
    seq: seqOf(seq),
    seat: seatOf(0),
    text,
    places,
    about,
  })
  const lines = [line(1, 'loads', [], 'role:worker'), line(2, 'builds', ['keep']), line(3, 'waits', [])]
  const went: unknown[] = []
  const table = {
    log: () => lines,
    entries: () => [],
    shownAt: () => seqOf(3),
    nameOf: () => 'Ana',
    light: () => undefined,
    closeTo: (place: string) => went.push(place),
    replay: { go: (moment: number) => went.push(moment), momentOf: (seq: number) => seq * 10 },
  }
  onTestFinished(
    render(
      () => <Log table={table as unknown as LiveTable} info={{ seats: [] } as unknown as TableInfo} />,
      document.body,
    ),
  )
  const items = [...document.querySelectorAll('.log li li')]
  expect(items.map((item) => [item.textContent, item.getAttribute('data-card')])).toEqual([
    ['loads', 'role:worker'],
    ['builds', 'keep'],
    ['waits', null],
  ])
  items[1]?.querySelector('button')?.click()
  expect(went).toEqual([20, 'keep'])
})
