/** The log as it is read: blocks of one seat, and what no rule tells: taking back, stand-ins, people who are back. */
import { describe, expect, test } from 'vitest'
import './page.ts'
import type { ShownEntry } from '../../frontend/table/model/folds.ts'
import type { LoggedLine } from '../../frontend/table/model/log.ts'
import {
  blocksOf,
  lossesOf,
  marksOf,
  notesOf,
  sinceOwnTurn,
  summaryOf,
} from '../../frontend/table/model/turns.ts'
import { type Seat, seatOf, seqOf, type Viewer } from '../../shared/engine/ids.ts'

const [ann, bob, bot] = [seatOf(0), seatOf(1), seatOf(2)]
const isPerson = (seat: Seat): boolean => seat !== bot

const played = (seq: number, seat: Seat, cid: number): ShownEntry =>
  ({ seq: seqOf(seq), at: 0, kind: 'played', seat, cid, moves: null, events: [] }) as unknown as ShownEntry
const late = (seq: number, seat: Seat, cid: number): ShownEntry =>
  ({ ...played(seq, seat, cid), timeUp: true }) as unknown as ShownEntry
const rewound = (seq: number, to: number, by: Seat, agreed: readonly Seat[] = []): ShownEntry =>
  ({ seq: seqOf(seq), at: 0, kind: 'rewound', to: seqOf(to), by, agreed }) as unknown as ShownEntry
const line = (seq: number, seat: Viewer, text = ''): LoggedLine => ({
  seq: seqOf(seq),
  fact: 0,
  seat,
  text,
  places: [],
})

describe('notes', () => {
  test('say who took back how much, and who agreed', () => {
    const entries = [played(1, ann, 1), played(2, bob, -1), played(3, ann, 2), rewound(4, 1, ann, [bob])]
    expect(notesOf(entries, isPerson)).toEqual([
      { note: 'takenBack', seq: 4, seat: ann, entries: 2, agreed: [bob] },
    ])
    const again = [...entries, played(5, bob, -1), rewound(6, 1, bob)]
    expect(notesOf(again, isPerson).at(-1)).toMatchObject({ seat: bob, entries: 1, agreed: [] })
  })

  test('say when the stand-in has come for a person, and when they are back; a bot has none', () => {
    const entries = [
      played(1, ann, 1),
      played(2, bot, 0),
      played(3, ann, 0),
      played(4, bob, -1),
      played(5, ann, 0),
      played(6, ann, -1),
    ]
    expect(notesOf(entries, isPerson)).toEqual([
      { note: 'standIn', seq: 3, seat: ann },
      { note: 'back', seq: 6, seat: ann },
    ])
  })

  test('say whose time was up: once as the stand-in comes, and of each move played late', () => {
    const entries = [
      late(1, ann, 0),
      late(2, ann, 0),
      played(3, ann, -1),
      late(4, bob, -1),
      late(5, bob, -1),
      played(6, bob, -1),
    ]
    expect(notesOf(entries, isPerson)).toEqual([
      { note: 'timedOut', seq: 1, seat: ann },
      { note: 'back', seq: 3, seat: ann },
      { note: 'late', seq: 4, seat: bob },
      { note: 'late', seq: 5, seat: bob },
    ])
  })
})

describe('blocks', () => {
  test('hold what one seat has done in a row; what concerns all stands alone', () => {
    const lines = [line(1, null), line(1, ann), line(2, ann), line(3, bob), line(3, null), line(3, null)]
    expect(blocksOf(lines, []).map(({ seat, items }) => [seat, items.length])).toEqual([
      [null, 1],
      [ann, 2],
      [bob, 1],
      [null, 1],
      [null, 1],
    ])
  })

  test('have their notes in the order of the log, before what was played then', () => {
    const lines = [line(1, ann), line(3, ann), line(3, ann)]
    const notes = notesOf([played(1, ann, 4), played(3, ann, 0), rewound(5, 3, bob)], isPerson)
    expect(blocksOf(lines, notes).map(({ items }) => items.map(({ seq }) => Number(seq)))).toEqual([
      [1],
      [3],
      [3, 3],
      [5],
    ])
  })

  test('keep their head as they grow, so that the page redraws no line', () => {
    const lines = [line(1, ann), line(2, ann)]
    const [before, after] = [blocksOf(lines.slice(0, 1), []), blocksOf(lines, [])]
    expect(after[0]?.head).toBe(before[0]?.head)
  })
})

test('what the others did is counted from one’s own last turn; who watches sees the newest turn', () => {
  const entries = [played(1, bob, -1), played(2, ann, 1), played(3, bob, -1), played(4, bot, 0)]
  expect(sinceOwnTurn(entries, ann)).toBe(2)
  expect(sinceOwnTurn(entries, null)).toBe(3)
  expect(sinceOwnTurn([played(1, bob, -1)], ann)).toBe(1)
  expect(sinceOwnTurn([], ann)).toBe(0)
})

describe('the last moves of the others', () => {
  const at = (seq: number, seat: Viewer, text: string, places: string[], marks?: string[]): LoggedLine => ({
    ...line(seq, seat, text),
    places,
    ...(marks === undefined ? {} : { marks }),
  })
  const lines = [
    at(1, bob, 'B builds at x', ['x']),
    at(2, ann, 'A builds at y', ['y']),
    at(3, bob, 'B walks from x to z', ['x', 'z'], ['z']),
    at(3, bob, 'B walks from z to y', ['z', 'y'], ['y']),
    at(3, null, 'The round ends', ['w']),
    at(4, bot, 'C takes 2 coins', []),
  ]

  test('are marked where they can be seen, until one plays oneself', () => {
    expect([...marksOf(lines, seqOf(2), ann)]).toEqual([['y', bob]])
    expect([...marksOf(lines, seqOf(4), ann)]).toEqual([])
    expect([...marksOf(lines, seqOf(1), null)]).toEqual([['y', bob]])
  })

  test('are counted where something was lost, in one’s own last act too; who watches sees those of the newest turn', () => {
    const fought = (seq: number, seat: Viewer, lost: Seat[]): LoggedLine => ({
      ...at(seq, seat, 'They fight at x', ['x']),
      lost,
    })
    const rounds = [
      fought(1, ann, [ann]),
      fought(2, ann, [bob, bob]),
      fought(2, ann, [ann]),
      at(2, ann, 'A builds at x', ['x']),
      fought(3, bob, []),
      { ...fought(3, bob, [bot]), places: ['y'] },
    ]
    const since = seqOf(2)
    expect([...lossesOf(rounds, since, ann)]).toEqual([
      ['x', [bob, bob, ann]],
      ['y', [bot]],
    ])
    expect([...lossesOf(rounds, since, null)]).toEqual([['y', [bot]]])
    expect([...lossesOf(rounds, seqOf(4), ann)]).toEqual([])
  })

  test('are one line, without the name that it stands under', () => {
    expect(summaryOf(lines, seqOf(2), bob, 'B')).toBe('walks from x to z; walks from z to y')
    expect(summaryOf(lines, seqOf(2), bot, 'C')).toBe('takes 2 coins')
    // Who has done nothing since: what they did last.
    expect(summaryOf(lines, seqOf(3), bob, 'B')).toBe('walks from x to z; walks from z to y')
    expect(summaryOf(lines.slice(0, 2), seqOf(1), seatOf(3), 'D')).toBe('')
  })

  test('leave out how it was done, where anything was done', () => {
    const paid: LoggedLine = { ...at(3, bob, 'B plays 2 cards', []), isDetail: true }
    const took = at(3, bob, 'B takes 7 coins', [])
    expect(summaryOf([paid, took], seqOf(2), bob, 'B')).toBe('takes 7 coins')
    expect(summaryOf([paid], seqOf(2), bob, 'B')).toBe('plays 2 cards')
  })

  test('leave out what only says that one has chosen, after the deeds of a round', () => {
    const chosen = (seq: number, seat: Viewer): LoggedLine => ({
      ...at(seq, seat, 'B chooses', []),
      isDetail: true,
    })
    const round = [at(3, bob, 'B builds at x', ['x']), at(4, bot, 'C walks to w', ['w']), chosen(5, bob)]
    expect(summaryOf(round, seqOf(2), bob, 'B')).toBe('builds at x')
    // With nothing done before, for as long as it is news.
    const first = [chosen(5, bob), chosen(6, bot)]
    expect(summaryOf(first, seqOf(2), bob, 'B')).toBe('chooses')
    expect(summaryOf([...first, line(6, null, 'All is shown')], seqOf(2), bob, 'B')).toBe('')
  })

  test('say what a turn is known by before the walks that led there', () => {
    const turn = [
      at(3, bob, 'B walks to x', ['x']),
      at(3, bob, 'B walks to y', ['y']),
      { ...at(3, bob, 'B builds a floor', ['z']), isMain: true },
    ]
    expect(summaryOf(turn, seqOf(2), bob, 'B')).toBe('builds a floor; walks to x; walks to y')
    // It need not be seen on the board.
    const bought = { ...at(3, bob, 'B buys a card', []), isMain: true }
    expect(summaryOf([turn[0]!, bought], seqOf(2), bob, 'B')).toBe('buys a card; walks to x')
    // What befell the reader goes before even that.
    const loss = at(3, bob, 'A (you) loses 1 miner', ['x'])
    expect(summaryOf([...turn, loss], seqOf(2), bob, 'B', 'A (you)')).toBe(
      'A (you) loses 1 miner. B builds a floor. B walks to x. B walks to y',
    )
  })

  test('leave a name out only as long as the line goes on with who it began with', () => {
    const lines = [at(3, bob, 'The wall of B falls', ['z']), at(3, bob, 'B walks to z', ['z'])]
    expect(summaryOf(lines, seqOf(2), bob, 'B')).toBe('The wall of B falls. B walks to z')
    const [fallen = lines[0]!, walked = lines[1]!] = lines
    expect(summaryOf([walked, fallen, walked], seqOf(2), bob, 'B')).toBe(
      'walks to z. The wall of B falls. B walks to z',
    )
  })

  test('put a full stop before what begins with a capital, and a semicolon before what goes on', () => {
    const said = (...texts: readonly string[]) =>
      summaryOf(
        texts.map((text) => at(3, bob, text, ['z'])),
        seqOf(2),
        bob,
        'Berta',
      )
    const deeds = ['Berta pone boca arriba Construir', 'La carta de Berta no hace nada']
    expect(said(...deeds)).toBe('pone boca arriba Construir. La carta de Berta no hace nada')
    expect(said('Berta roba', 'Berta construye')).toBe('roba; construye')
    expect(said('Berta roba', 'Ángela pierde 1 minero')).toBe('roba. Ángela pierde 1 minero')
  })

  test('leave out with a name what the log says behind that of who gave none', () => {
    const attack = ['attacks x', 'conquers the town of A (you) at x'].map((deed) =>
      at(3, bob, `Guest (you) ${deed}`, ['x']),
    )
    expect(summaryOf(attack, seqOf(2), bob, 'Guest')).toBe('attacks x; conquers the town of A (you) at x')
  })

  test('are the newest alone of several since one’s own turn, with all that one entry tells', () => {
    const conquest = [
      at(3, bob, 'B attacks x', ['x']),
      at(3, ann, 'A (you) loses 1 soldier', ['x']),
      at(3, bob, 'B conquers the town of A (you) at x', ['x']),
    ]
    const since = [line(2, ann, 'A plans'), ...conquest, at(4, bot, 'C walks to w', ['w'])]
    const later = [...since, line(5, bob, 'B turns a card over')]
    const said = (lines: readonly LoggedLine[]) => summaryOf(lines, seqOf(2), bob, 'B', 'A (you)')
    expect(said(since)).toBe('conquers the town of A (you) at x; attacks x')
    expect(said(later)).toBe('turns a card over')
    expect(said([...later, at(6, bob, 'B attacks y', ['y'])])).toBe('attacks y')
  })

  test('say first what befell the reader: there is room for the beginning alone', () => {
    const fight = [at(3, bob, 'B walks to z', ['z']), at(3, bob, 'A (you) loses 1 miner', ['z'])]
    expect(summaryOf(fight, seqOf(2), bob, 'B', 'A (you)')).toBe('A (you) loses 1 miner. B walks to z')
    expect(summaryOf(fight, seqOf(2), bob, 'B', 'C (you)')).toBe('walks to z. A (you) loses 1 miner')
  })
})
