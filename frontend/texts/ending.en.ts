import { createCounting } from '../kit/counting.ts'
import type { EndingTexts } from './ending.es.ts'

const { listed } = createCounting('en')

export const ending: EndingTexts = {
  total: 'Total',
  takenBack: 'Moves taken back',
  winner: (name) => `${name} wins`,
  winners: (names) => `Shared victory: ${listed(names)}`,
  place: (n) => `#${n}`,
  playAgain: 'Play again',
  wantsRematch: (name) => `${name} would like a rematch.`,
  rematchOpen: 'The table for the rematch is open.',
  joinRematch: 'Go to the rematch',
  seeBoard: 'See the board',
}
