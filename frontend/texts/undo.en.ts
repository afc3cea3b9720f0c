import type { UndoTexts } from './undo.es.ts'

export const undo: UndoTexts = {
  asks: (name) => `${name} asks to take back the last move.`,
  waits: (names) => `You have asked to take back. ${names} must still agree.`,
  others: (name, names) => `${name} asks to take back; ${names} must still agree.`,
  agree: 'Agreed',
  refuse: 'No',
}
