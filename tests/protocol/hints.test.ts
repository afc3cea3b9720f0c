/** Where one may be told what to do. */
import { expect, test } from 'vitest'
import { mayHint } from '../../shared/protocol/hints.ts'
import type { SeatInfo } from '../../shared/protocol/tableInfo.ts'

const person = { kind: 'person' } as SeatInfo
const bot = { kind: 'bot', level: 'oficial' } as const

test.each([
  ['alone among bots', [person, bot, bot], 'live', false, true],
  ['among people', [person, person, bot], 'live', false, false],
  ['among people who have agreed on it', [person, person, bot], 'live', true, true],
  ['when the game is over', [person, person], 'finished', false, true],
] as const)('%s', (_, seats, stage, hints, may) => {
  expect(mayHint({ seats, stage, hints })).toBe(may)
})
