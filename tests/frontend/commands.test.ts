import { expect, test } from 'vitest'
import type { TableId } from '../../shared/engine/ids.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { readCommand } from '../../frontend/table/chat/commands.ts'

const info: TableInfo = {
  id: 'aaaaaaaaaa' as TableId,
  game: 'castillo',
  rulesVersion: 1,
  options: {},
  stage: 'waiting',
  seats: [
    {
      kind: 'person',
      name: 'Ana',
      present: true,
      standIn: false,
      held: false,
      ready: false,
      freeAt: null,
      lag: null,
    },
    { kind: 'empty' },
    { kind: 'bot', level: 'greedy' },
  ],
  commitment: '',
  visibility: 'link',
  language: null,
  clock: { kind: 'none' },
  onTimeout: 'standIn',
  startsWhenFull: false,
  hints: false,
  clocks: [],
  host: null,
  rematch: null,
  undo: null,
  takenBack: [0, 0, 0],
  pace: 'usual',
}
const full: TableInfo = { ...info, seats: info.seats.filter(({ kind }) => kind !== 'empty') }
const read = (line: string, at = info) => readCommand(line, at, 'Berta')

test.each([
  ['/join', { act: 'sit', seat: 1, name: 'Berta' }],
  ['/leave', { act: 'stand' }],
  ['/start', { act: 'start' }],
  ['/undo', { act: 'askUndo' }],
  ['/bot', { act: 'addBot', seat: 1, level: 'oficial' }],
  ['/BOT random', { act: 'addBot', seat: 1, level: 'random' }],
  ['/kick 3', { act: 'removeBot', seat: 2 }],
  ['/kick 1', { act: 'free', seat: 0 }],
  ['/pace fast', { act: 'pace', pace: 'fast' }],
  ['/PACE atonce', { act: 'pace', pace: 'atOnce' }],
  ['/option winter yes', { act: 'option', id: 'winter', value: 'yes' }],
])('%s is an act at the table', (line, act) => {
  expect(read(line)).toEqual({ kind: 'act', act })
})

test.each([
  ['/lang es', { kind: 'language', language: 'es' }],
  ['/lang fr', { kind: 'usage', of: 'lang' }],
  ['/help', { kind: 'help' }],
  ['/ayuda', { kind: 'help' }],
  ['/bot wise', { kind: 'usage', of: 'bot' }],
  ['/kick', { kind: 'usage', of: 'kick' }],
  ['/pace', { kind: 'usage', of: 'pace' }],
  ['/kick 2', { kind: 'noBot' }],
  ['/kick 9', { kind: 'noBot' }],
  ['/option winter', { kind: 'usage', of: 'option' }],
  ['/dance', { kind: 'unknown', command: '/dance' }],
])('%s is answered', (line, answer) => {
  expect(read(line)).toEqual(answer)
})

test('without a free seat nobody joins', () => {
  expect(read('/join', full)).toEqual({ kind: 'noSeat' })
  expect(read('/bot', full)).toEqual({ kind: 'noSeat' })
})

test('anything else is said', () => {
  expect(read('Hello / there')).toBeNull()
})
