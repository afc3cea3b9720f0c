import type { HintTexts } from './hint.es.ts'

export const hint: HintTexts = {
  ask: 'What would you do?',
  withKey: 'What would you do? (key H)',
  thinking: 'Thinking…',
  follow: 'Play this',
  unknown: 'Nothing can be thought out here. Open the table on Almena.',
  only: 'Nothing else can be done now.',
  than: {
    much: (other) => `Much better than “${other}”`,
    better: (other) => `Better than “${other}”`,
    hardly: (other) => `About as good as “${other}”`,
  },
  because: (said, why) => `${said}. Points in the end, on average: ${why}.`,
  rival: 'The best rival',
}
