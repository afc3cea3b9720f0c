// @vitest-environment happy-dom
/**
 * The log as it is read, pressed and pointed at: whose each turn is, what happened beside the game; each line leads to the
 * card of what it tells of, to its moment and its place.
 */
import { render } from 'solid-js/web'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { startLogWords } from '../../frontend/table/logWords.ts'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import { Lately } from '../../frontend/table/play/Lately.tsx'
import { Log } from '../../frontend/table/play/Log.tsx'
import { startTableWords } from '../../frontend/table/words.ts'
import { emblemPaths } from '../../frontend/kit/pieces/emblems.ts'
import { seatOf, seqOf } from '../../shared/engine/ids.ts'
import { playedByTable } from '../../shared/engine/playedByTable.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'

beforeAll(async () => {
  await startLanguage()
  await Promise.all([startTableWords(), startLogWords()])
})

/** The log of a table that has these. */
const show = (table: object, seats: readonly object[] = []): void => {
  const told = { entries: () => [], shownAt: () => seqOf(9), light: () => undefined, ...table }
  onTestFinished(
    render(
      () => <Log table={told as unknown as LiveTable} info={{ seats } as unknown as TableInfo} />,
      document.body,
    ),
  )
}

test('each turn bears the emblem of its seat, on its colour; what concerns all bears none', () => {
  const line = (seq: number, seat: number | null) => ({
    seq: seqOf(seq),
    seat: seat === null ? null : seatOf(seat),
    text: `line ${seq}`,
    places: [],
  })
  show({ log: () => [line(1, null), line(2, 2), line(3, 2), line(4, 1)] })
  const turns = [...document.querySelectorAll<HTMLElement>('.log .turn')].map((turn) => ({
    lines: turn.querySelectorAll('li').length,
    colour: turn.style.getPropertyValue('--who'),
    emblem: [...turn.querySelectorAll('svg path')].map((path) => [
      path.getAttribute('fill'),
      Object.entries(emblemPaths).find(([, drawn]) => drawn === path.getAttribute('d'))?.[0],
    ]),
  }))
  const on = (colour: string, emblem: string) => [
    [colour, undefined],
    ['var(--on-seat)', emblem],
  ]
  expect(turns).toEqual([
    { lines: 1, colour: '', emblem: [] },
    { lines: 2, colour: 'var(--seat-2)', emblem: on('var(--seat-2)', 'lion') },
    { lines: 1, colour: 'var(--seat-1)', emblem: on('var(--seat-1)', 'tree') },
  ])
})

test('what happened beside the game has its line where it happened: taken back, stood in for, late, back', () => {
  const played = (seq: number, seat: number, more: object = {}) => ({
    kind: 'played',
    seq: seqOf(seq),
    seat: seatOf(seat),
    cid: 1,
    events: [],
    ...more,
  })
  const byTable = { cid: playedByTable }
  const entries = [
    played(1, 0),
    { kind: 'rewound', seq: seqOf(2), to: seqOf(0), by: seatOf(0), agreed: [seatOf(1), seatOf(2)] },
    played(3, 0, { timeUp: true }),
    played(4, 1, byTable),
    played(5, 1),
    played(6, 2, { ...byTable, timeUp: true }),
    // A bot is nobody that somebody stands in for.
    played(7, 3, byTable),
  ]
  const line = { seq: seqOf(5), seat: seatOf(1), text: 'Berta builds', places: [] }
  const people = [...Array.from({ length: 3 }, () => ({ kind: 'person' })), { kind: 'bot' }]
  const nameOf = (seat: number): string => ['Ana', 'Berta', 'Carla'][seat] ?? ''
  show({ log: () => [line], entries: () => entries, nameOf }, people)
  const said = [...document.querySelectorAll('.log .turn li')].map((item) => [
    item.textContent,
    item.closest('.turn')?.classList.contains('note'),
  ])
  expect(said).toEqual([
    ['Ana takes back 1 move, agreed with Berta and Carla', true],
    ['Ana plays after their time was up', true],
    ['The stand-in plays for Berta', true],
    ['Berta plays again', true],
    ['Berta builds', false],
    ['Carla’s time is up: the stand-in plays', true],
  ])
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
  show({
    log: () => lines,
    nameOf: () => 'Ana',
    closeTo: (place: string) => went.push(place),
    replay: { go: (moment: number) => went.push(moment), momentOf: (seq: number) => seq * 10 },
  })
  const items = [...document.querySelectorAll('.log li li')]
  expect(items.map((item) => [item.textContent, item.getAttribute('data-card')])).toEqual([
    ['loads', 'role:worker'],
    ['builds', 'keep'],
    ['waits', null],
  ])
  items[1]?.querySelector('button')?.click()
  expect(went).toEqual([20, 'keep'])
})

test('what a line has lit goes out with the log: papers that are closed leave no line to be left', async () => {
  const lit: (readonly string[])[] = []
  const line = { seq: seqOf(1), seat: seatOf(0), text: 'Ana builds at x', places: ['x'] }
  const told = { entries: () => [], shownAt: () => seqOf(9), log: () => [line] }
  const close = render(
    () => (
      <Log
        table={{ ...told, light: (places: readonly string[]) => lit.push(places) } as unknown as LiveTable}
        info={{ seats: [] } as unknown as TableInfo}
      />
    ),
    document.body,
  )
  document.querySelector<HTMLElement>('.log li button')?.focus()
  expect(lit.at(-1)).toEqual(['x'])
  close()
  expect(lit.at(-1)).toEqual([])
})

test('on a narrow page what another did last is told until something is done in the next round', () => {
  const line = (seat: number | null, text: string, more: object = {}) => ({
    seq: seqOf(2),
    fact: 0,
    seat: seat === null ? null : seatOf(seat),
    text,
    places: [],
    ...more,
  })
  const told = (...lines: readonly object[]): string => {
    const table = {
      log: () => lines,
      entries: () => [],
      finished: () => false,
      decisions: () => [],
      me: () => seatOf(0),
      nameOf: (seat: number) => ['Ana', 'Berta'][seat],
    }
    const dispose = render(() => <Lately table={table as unknown as LiveTable} talk={null} />, document.body)
    const said = document.querySelector('.lately')?.textContent ?? ''
    dispose()
    return said
  }
  const built = line(1, 'Berta builds the gate')
  const begun = line(1, 'Berta begins round 2', { isDetail: true, isRound: true })
  expect(told(built)).toBe('Berta builds the gate')
  expect(told(built, begun)).toBe('Berta builds the gate')
  expect(told(built, begun, line(null, 'Cards are turned up'))).toBe('')
  expect(told(built, begun, line(null, 'Cards are turned up'), line(1, 'Berta buys stone'))).toBe(
    'Berta buys stone',
  )
})
