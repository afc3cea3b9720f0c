import type { HomeTexts } from './home.es.ts'

export const home: HomeTexts = {
  playNow: 'Play now',
  playNowHint: 'Against bots, in a second',
  withFriends: 'With friends',
  withFriendsHint: 'Open a table and share the link',
  players: (min, max) => `${min}–${max} players`,
  minutes: (minutes) => `${minutes} min`,
  age: (age) => `${age}+`,
  yourTables: 'Your tables',
  opening: 'Opening the table…',
  failed: 'The table could not be opened. Check your connection and try again.',
  about: {
    title: 'About Almena',
    text: 'Almena brings four castle board games to the browser. No accounts: a link is a table.',
    credits: 'Credits',
    icons: 'Pictograms from game-icons.net (Lorc, Delapouite and others), CC BY 3.0.',
    fonts: 'Typefaces Almendra and Alegreya Sans, SIL Open Font License.',
  },
}
