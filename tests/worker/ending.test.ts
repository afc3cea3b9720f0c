/** What is told elsewhere of a game that is over: who has won, and with how much. */
import { expect, test } from 'vitest'
import { endingWords, subjectOf } from '../../worker/pages/tableHead.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'

const glance = (points: readonly number[], places: readonly number[]): TableGlance =>
  ({
    game: 'castillo',
    stage: 'finished',
    seats: [{ kind: 'person', name: 'Guillem' }, { kind: 'person', name: 'Berenguer' }, { kind: 'bot' }],
    ending: points.map((one, seat) => ({ name: '', kind: 'person', points: one, place: places[seat] })),
  }) as unknown as TableGlance

test('previews of a finished game say who has won, in places and by name', () => {
  const alone = glance([69, 83, 56], [2, 1, 3])
  expect(endingWords(alone, 'es')).toBe('Gana Berenguer, 83-69-56')
  expect(subjectOf(alone, 'en').description).toBe('Berenguer wins, 83-69-56 · Guillem, Berenguer')
})

test('those who share the first place are all named; bots have their names', () => {
  expect(endingWords(glance([12, 70, 70], [3, 1, 1]), 'en')).toBe('Berenguer and Elisenda win, 70-70-12')
})

test('who gave no name is told of in the language of who reads', () => {
  const seats = [{ kind: 'person', name: 'Guest' }, { kind: 'person', name: 'Huésped 2' }, { kind: 'bot' }]
  const told = { ...glance([12, 9, 7], [1, 2, 3]), seats } as unknown as TableGlance
  expect(subjectOf(told, 'es').description).toBe('Gana Invitado, 12-9-7 · Invitado, Invitado 2')
  expect(subjectOf(told, 'en').description).toBe('Guest wins, 12-9-7 · Guest, Guest 2')
})

test('nobody has won a game that is on', () => {
  expect(endingWords({ ...glance([], []), ending: null }, 'es')).toBeNull()
})
