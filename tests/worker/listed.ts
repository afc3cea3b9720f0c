/** A table as a lobby lists it, for tests that report it. */
import type { ListedTable } from '../../shared/protocol/lobby.ts'

export const listedTable = (id: string, changes: Partial<ListedTable> = {}): ListedTable => ({
  id,
  game: 'fortaleza',
  stage: 'waiting',
  seats: [{ kind: 'person', name: 'Ana' }, { kind: 'empty' }],
  options: {},
  clock: { kind: 'none' },
  language: null,
  startsWhenFull: false,
  opened: Date.now(),
  ...changes,
})
