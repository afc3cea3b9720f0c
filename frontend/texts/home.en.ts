import { createCounting } from '../kit/counting.ts'
import type { HomeTexts } from './home.es.ts'
import { refused } from './refused.en.ts'

const { counted } = createCounting('en')

export const home: HomeTexts = {
  aboutSite: 'About',
  tagline: 'Castle board games, played together from a link.',
  playNow: 'Play now',
  playNowHint: {
    aprendiz: 'Against apprentice bots',
    oficial: 'Against journeyman bots, the middle level',
  },
  withFriends: 'With friends',
  withFriendsHint: 'Open a table and share the link',
  players: (min, max) => `${min}–${max} players`,
  minutes: (minutes) => `${minutes} min`,
  age: (age) => `${age}+`,
  quickMatch: 'Find players',
  quickMatchHint: 'With whoever is waiting now',
  watch: 'Watch',
  rules: 'Rules',
  watchGames: 'Watch games',
  rulesOf: (game: string) => `Rules of ${game}`,
  yourTables: 'Your tables',
  moreTables: (n) => `And ${counted(n, ['more table', 'more tables'])}`,
  bots: (n) => counted(n, ['bot', 'bots']),
  placed: (place, of) => `#${place} of ${of}`,
  yourTurn: 'Your turn',
  stages: { waiting: 'Waiting for players', live: 'Under way', finished: 'Finished' },
  openTables: 'Open tables',
  noOpenTables:
    'Nobody is waiting now. Open a table to anybody, or find players: whoever comes next will find you.',
  playNowCount: (n) =>
    n === 1 ? 'One game is being played in the open now.' : `${n} games are being played in the open now.`,
  liveTables: 'Games under way',
  noLiveTables: 'There are no games to watch now.',
  freeSeats: (n) => counted(n, ['free seat', 'free seats']),
  sit: 'Go to the table',
  see: 'Watch',
  elsewhere: 'Look further away',
  lost: 'No connection to the tables. Trying again…',
  worthWatching: 'A close game to look through',
  finished: {
    title: 'Finished games',
    player: 'Name of somebody who played',
    search: 'Search',
    all: 'All games',
    none: 'There is no such game.',
    more: 'More',
    moves: (n) => counted(n, ['move', 'moves']),
    bot: 'bot',
    failed: 'The list did not come. Try again.',
  },
  opening: 'Opening the table…',
  ...refused,
  about: {
    title: 'About Almena',
    text: 'Almena brings four castle board games to the browser. No accounts: a link is a table.',
    credits: 'Credits',
    icons: 'Pictograms from game-icons.net (Lorc, Delapouite and others), CC BY 3.0.',
    fonts: 'Typefaces Almendra and Alegreya Sans, SIL Open Font License.',
    licenses: 'Licenses of the programs that this site is made with.',
  },
}
