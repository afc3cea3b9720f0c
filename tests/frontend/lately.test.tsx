// @vitest-environment happy-dom
/** What was done last, on a narrow page: by another while the game is on, and by whoever ended it once it is over. */
import { render } from 'solid-js/web'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import { Lately } from '../../frontend/table/play/Lately.tsx'
import { startTableWords } from '../../frontend/table/words.ts'
import { seatOf, seqOf } from '../../shared/engine/ids.ts'
import { given } from '../kit/fortaleza.ts'

beforeAll(async () => {
  await startLanguage()
  await startTableWords()
})

const [me, other] = [seatOf(0), seatOf(1)]
/** Another has walked, and then I have placed the diamond that ends it. */
const lines = [
  { seq: seqOf(2), fact: 0, seat: other, text: 'Berta walks', places: [] },
  { seq: seqOf(3), fact: 0, seat: me, text: 'Ana places a diamond', places: [] },
  { seq: seqOf(3), fact: 1, seat: null, text: 'The game is over', places: [] },
]

test.each([
  [false, 'Berta walks'],
  [true, 'Ana places a diamond'],
])('when it is over: %s', (isOver, said) => {
  const table = {
    finished: () => isOver,
    me: () => me,
    log: () => lines,
    entries: () => [],
    decisions: () => [{ seat: me }],
    nameOf: (seat: number) => ['Ana', 'Berta'][seat] ?? '',
    openLog: () => undefined,
  } as unknown as LiveTable
  onTestFinished(render(() => <Lately table={table} talk={null} />, document.body))
  expect(document.querySelector('.lately .told')?.textContent).toBe(said)
})

/** What the line says with this log. */
const saidOf = (log: readonly object[], entries: readonly object[] = [], asked = me): string | undefined => {
  const table = {
    finished: () => false,
    me: () => me,
    log: () => log,
    decisions: () => [{ seat: asked }],
    entries: () => entries,
    nameOf: (seat: number) => ['Ana', 'Berta', 'Carla'][seat] ?? '',
    openLog: () => undefined,
  } as unknown as LiveTable
  onTestFinished(render(() => <Lately table={table} talk={null} />, document.body))
  return document.querySelector('.lately .told')?.textContent?.trim()
}

test.each([
  ['Berta’s card does nothing', 'Berta’s card does nothing. Berta draws'],
  ['The card of nobody does nothing', 'Berta The card of nobody does nothing. Berta draws'],
])('its name stands before what does not name it in its first sentence: %s', (first, said) => {
  expect(saidOf([first, 'Berta draws'].map((text) => ({ ...lines[0]!, text })))).toBe(said)
})

const round = (seq: number) => ({
  seq: seqOf(seq),
  fact: 0,
  seat: other,
  text: 'Round 2: Berta starts',
  places: [],
  isDetail: true,
  isRound: true,
})
const chosen = { ...lines[0]!, seq: seqOf(8), text: 'Berta has chosen', isDetail: true }
const shown = { ...lines[0]!, seq: seqOf(9), seat: null, text: 'The roles are shown' }

test.each([
  ['Berta walks', [round(7)]],
  ['Berta walks', [round(7), chosen]],
  // What lies open is of this round.
  [undefined, [round(7), chosen, shown]],
])('what came of a round stays while the next is chosen for in secret: %s', (said, since) => {
  expect(saidOf([...lines, ...since])).toBe(said)
})

test.each([
  ['Berta covers a tile of Ana', 3],
  ['Carla builds', 6],
])(
  'what was done to oneself comes before what another did later, until one plays again: %s',
  (said, mine) => {
    const deeds = [
      ['Berta covers a tile of Ana', 4, other],
      ['Carla builds', 5, seatOf(2)],
      ['Ana builds', mine, me],
    ].map(([text, seq, seat]) => ({ ...lines[0]!, text, seq: seqOf(Number(seq)), seat }))
    expect(saidOf(deeds, [{ kind: 'played', seat: me, seq: seqOf(mine) }])).toBe(said)
  },
)

const flood = { ...lines[0]!, seq: seqOf(4), seat: null, text: 'A lake floods', places: ['A1'] }

test.each([
  ['A lake floods', [flood]],
  ['Berta walks', [{ ...flood, seq: seqOf(3) }]],
  ['Berta walks', [flood, { ...lines[0]!, seq: seqOf(5) }]],
  // It befell nothing.
  ['Berta walks', [{ ...flood, places: [] }]],
])('what befell the board is news, but for what came of one’s own deed: %s', (said, since) => {
  expect(saidOf([...lines, ...since])).toBe(said)
})

test.each([
  ['Berta walks', me, []],
  ['Ana builds', other, []],
  ['A lake floods', other, [flood]],
  ['Berta swims', other, [{ ...lines[0]!, seq: seqOf(4), text: 'Berta swims' }]],
  // Another has answered within it.
  ['Berta swims', other, [{ ...lines[0]!, seq: seqOf(3), fact: 1, text: 'Berta swims' }]],
])('one’s own deed is told to who waits, where nothing has happened since: %s', (said, asked, since) => {
  const played = [{ kind: 'played', seat: me, seq: seqOf(3) }]
  expect(saidOf([lines[0]!, { ...lines[1]!, text: 'Ana (you) builds' }, ...since], played, asked)).toBe(said)
})

test.each([
  ['Ana attacks; loses 2 miners', me, []],
  ['Ana attacks; loses 2 miners', other, []],
  // What another does after it is news again.
  ['Berta swims', other, [{ ...lines[0]!, seq: seqOf(4), text: 'Berta swims' }]],
])('who has lost a fight of their own reads that, though they play on: %s', (said, asked, since) => {
  const deeds = [
    { ...lines[0]!, seq: seqOf(2), text: 'Berta walks' },
    { ...lines[0]!, seq: seqOf(3), seat: me, text: 'Ana attacks' },
    { ...lines[0]!, seq: seqOf(3), seat: me, text: 'Ana loses 2 miners', lost: [me, me] },
  ]
  expect(saidOf([...deeds, ...since], [{ kind: 'played', seat: me, seq: seqOf(3) }], asked)).toBe(said)
})

test('of a turn of Fortaleza with a stretch and coins both are told, in the order they were done', async () => {
  const { describe } = await import('../../frontend/games/fortaleza/describe.ts')
  const { en } = await import('../../frontend/games/fortaleza/texts.en.ts')
  const nameOf = (seat: number): string => ['Ana', 'Berta'][seat] ?? ''
  const [coins, stretch] = [
    { type: 'coinsTaken', seat: other, coins: 1, why: 'resources' },
    { type: 'wallBuilt', seat: other, space: 'W2', level: 1, over: null },
  ] as never[]
  const done = (...events: never[]) =>
    saidOf(
      events.map((event) => ({ ...describe(en, event, given({}) as never, nameOf), seq: seqOf(2), fact: 0 })),
    )
  expect(done(stretch!, coins!)).toBe('Berta builds west wall; takes 1 coin')
})
