import type { MissingTexts } from './missing.es.ts'

export const missing: MissingTexts = {
  title: 'There is no table here',
  text: 'This link leads to no game. A letter may be missing, or nobody has come for half a year: an unfinished game waits no longer. Shall we open a new one?',
  page: 'This page does not exist.',
  private: 'A private game',
  players: 'This game is private: only its players see it.',
  open: 'Open a new table',
}
