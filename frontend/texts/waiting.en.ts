import type { WaitingTexts } from './waiting.es.ts'

export const waiting: WaitingTexts = {
  title: 'Waiting for players',
  share: 'Share this link: whoever opens it can take a seat.',
  sitHere: 'Sit here',
  sit: 'Sit down',
  stand: 'Stand up',
  addBot: 'Add bot',
  removeBot: 'Remove bot',
  level: { random: 'Random bot', greedy: 'Greedy bot' },
  levelHint: { random: 'plays at random', greedy: 'takes what scores most' },
  start: 'Start',
  fillAndStart: (empty) => `Fill ${empty === 1 ? 'the seat' : `${empty} seats`} with bots and start`,
  needMore: 'Take a seat to start the game.',
  spectating: 'You are watching. Pick a free seat to play.',
  seat: (n) => `Seat ${n}`,
  options: 'Options',
  seats: 'Players',
}
