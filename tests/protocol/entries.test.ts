/** What a frame leaves out of an entry, and what its reader puts back. */
import { expect, test } from 'vitest'
import { seatOf, seqOf } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import { conceal, hide } from '../../shared/engine/secret.ts'
import { changesOf, withChanges } from '../../shared/protocol/clock.ts'
import { receivedEntry, sentEntry } from '../../shared/protocol/entries.ts'

const [ann, bob] = [seatOf(0), seatOf(1)]
const said = { decision: hide('turn:1', ann), moves: hide([{ type: 'pass' }], ann) }
const head = { seq: seqOf(2), at: 1000 }
const played: AnyEntry = { ...head, kind: 'played', seat: ann, cid: 7, ...said, events: [{ type: 'passed' }] }
const others: readonly AnyEntry[] = [
  { ...head, kind: 'setup', events: [{ type: 'dealt' }] },
  { ...head, kind: 'rewound', to: seqOf(1), by: bob, agreed: [ann] },
  { ...head, kind: 'rules', version: 2 },
]

test('number and moves go to the author alone, the question to nobody', () => {
  const open = { ...head, kind: 'played', seat: ann, events: [{ type: 'passed' }] }
  expect(sentEntry(conceal(played, ann))).toEqual({ ...open, cid: 7, moves: [{ type: 'pass' }] })
  for (const viewer of [bob, null]) expect(sentEntry(conceal(played, viewer))).toEqual(open)
})

test('a reader has the entry as a log has it, but for the question', () => {
  const { decision: _decision, ...rest } = played as Extract<AnyEntry, { kind: 'played' }>
  expect(receivedEntry(sentEntry(conceal(played, ann)))).toEqual(rest)
  expect(receivedEntry(sentEntry(conceal(played, bob)))).toEqual({ ...rest, cid: -1, moves: null })
})

test('everybody is told what the table has played for somebody', () => {
  const standIn = { ...played, cid: 0, timeUp: true } as AnyEntry
  for (const viewer of [ann, bob, null])
    expect(receivedEntry(sentEntry(conceal(standIn, viewer)))).toMatchObject({ cid: 0, timeUp: true })
})

test('all other entries go as they are', () => {
  for (const entry of others) {
    expect(sentEntry(conceal(entry, null))).toBe(entry)
    expect(receivedEntry(sentEntry(conceal(entry, null)))).toBe(entry)
  }
})

test('a clock goes along where it has changed, with what it has left as this is said', () => {
  const before = [
    { left: 60_000, due: null },
    { left: 50_000, due: 91_000 },
    { left: 40_000, due: null },
  ]
  const after = [
    { left: 60_000, due: 101_000 },
    { left: 51_000, due: null },
    { left: 40_000, due: null },
  ]
  const changes = changesOf(before, after, 41_000)
  expect(changes).toEqual([
    [0, 60_000, true],
    [1, 51_000],
  ])
  expect(withChanges(before, changes, 41_000)).toEqual(after)
  expect(withChanges(after, changesOf(null, after, 41_000), 41_000)).toEqual(after)
})
