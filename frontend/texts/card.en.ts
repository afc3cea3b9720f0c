import type { InfoCardTexts } from './card.es.ts'

export const card: InfoCardTexts = {
  rule: (id) => `Rule ${id}`,
  show: 'Show on the board',
  all: 'See the list',
  close: 'Close the card',
  firstSteps: 'First steps',
  howOnePlays: 'How to play',
  understood: 'Got it',
  noMoreSteps: 'No more tips',
}
