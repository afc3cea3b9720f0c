import { createCounting } from '../kit/counting.ts'
import type { PlayTexts } from './play.es.ts'

const { counted } = createCounting('en')

export const play: PlayTexts = {
  status: 'Game status',
  seats: 'Players',
  board: 'Board',
  hand: 'Your hand',
  log: 'Log',
  chat: 'Chat',
  moves: 'Legal moves',
  confirm: 'Confirm',
  undo: 'Undo',
  staged: 'Your turn, before you confirm',
  sending: 'Sending…',
  yourTurn: 'Your turn',
  away: 'away',
  unread: 'new messages',
  slowLine: 'slow line',
  lag: (ms) => `Line: ${ms} ms`,
  timeLeft: (time) => `${time} left`,
  stoodIn: 'A stand-in plays for you.',
  back: 'Take my seat back',
  standsIn: 'stand-in plays',
  callStandIn: 'Let the stand-in play',
  details: 'Details',
  zoomIn: 'Zoom in',
  zoomOut: 'Whole board',
  scores: 'Scores',
  rules: 'Rules',
  aid: 'Player aid',
  showRule: (id) => `Show rule ${id}`,
  bot: 'bot',
  points: (n) => counted(n, ['point', 'points']),
  start: 'The game begins',
  replay: {
    at: (n, of) => `Move ${n} of ${of}`,
    missed: (n) => `Since you left: ${counted(n, ['move', 'moves'])}`,
    branch: (name) => `${name}: what if…`,
    leaveBranch: 'Back to the table',
  },
}
