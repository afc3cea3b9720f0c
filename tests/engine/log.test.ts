import { describe, expect, test } from 'vitest'
import { seatOf, seqOf } from '../../shared/engine/ids.ts'
import { type AnyEntry, eventsOf, live } from '../../shared/engine/log.ts'

const fact = (seq: number): AnyEntry => ({
  seq: seqOf(seq),
  at: 0,
  kind: 'played',
  seat: seatOf(0),
  cid: seq,
  moves: null,
  events: [{ type: `fact${seq}` }],
})
const rewound = (seq: number, to: number): AnyEntry => ({
  seq: seqOf(seq),
  at: 0,
  kind: 'rewound',
  to: seqOf(to),
  by: seatOf(0),
})
const left = (...entries: AnyEntry[]) => live(entries).map(({ seq }) => seq)

describe('live', () => {
  test('without a rewind, everything', () => {
    expect(left(fact(1), fact(2))).toEqual([1, 2])
  })

  test('a rewind leaves what was up to its target', () => {
    expect(left(fact(1), fact(2), fact(3), rewound(4, 1))).toEqual([1])
    expect(left(fact(1), fact(2), fact(3), rewound(4, 3))).toEqual([1, 2, 3])
  })

  test('play goes on after a rewind, and may be rewound again', () => {
    expect(left(fact(1), fact(2), rewound(3, 1), fact(4), fact(5))).toEqual([1, 4, 5])
    expect(left(fact(1), fact(2), rewound(3, 1), fact(4), fact(5), rewound(6, 4))).toEqual([1, 4])
    expect(left(fact(1), fact(2), fact(3), rewound(4, 2), fact(5), rewound(6, 1), fact(7))).toEqual([1, 7])
  })

  test('the log itself stays whole', () => {
    const entries = [fact(1), fact(2), rewound(3, 1)]
    live(entries)
    expect(entries).toHaveLength(3)
  })
})

describe('eventsOf', () => {
  test('a turn tells facts, a rewind and a change of rules tell none', () => {
    expect(eventsOf(fact(1))).toEqual([{ type: 'fact1' }])
    expect(eventsOf(rewound(2, 1))).toEqual([])
    expect(eventsOf({ seq: seqOf(1), at: 0, kind: 'rules', version: 2 })).toEqual([])
  })
})
