import { createCounting } from '../kit/counting.ts'
import type { LogTexts } from './log.es.ts'

const { counted, listed } = createCounting('en')

export const log: LogTexts = {
  takenBack: (name, turns) => `${name} takes back ${counted(turns, ['move', 'moves'])}`,
  agreed: (names) => `, agreed with ${listed(names)}`,
  standIn: (name) => `The stand-in plays for ${name}`,
  timedOut: (name) => `${name}’s time is up: the stand-in plays`,
  late: (name) => `${name} plays after their time was up`,
  back: (name) => `${name} plays again`,
  again: 'Show me again',
  takeBack: 'Take it back',
  takeMore: 'What was seen too?',
  takesMore: 'Takes back your last move and all that has happened since, what was revealed too.',
  jump: 'See this moment',
  andMore: (n) => `; and ${counted(n, ['more thing', 'more things'])}`,
  hurry: { first: 'Faster', more: 'Faster still', only: 'On to my turn' },
  besides: /(?=[;.] |(?<!,) (?:with|for|in) |, (?:level|and|in|on)\s)/,
}
