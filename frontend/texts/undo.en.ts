import { createCounting } from '../kit/counting.ts'
import type { UndoTexts } from './undo.es.ts'

const { listed } = createCounting('en')

export const undo: UndoTexts = {
  asks: (name) => `${name} asks to take back their last move and what came after it.`,
  waits: (names) => `You have asked to take back. ${listed(names)} must still agree.`,
  others: (name, names) => `${name} asks to take back; ${listed(names)} must still agree.`,
  refused: (name) => `${name} did not agree: nothing is taken back.`,
  read: 'Got it',
  agree: 'Agreed',
  refuse: 'No',
}
