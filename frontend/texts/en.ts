import type { Texts } from './es.ts'

export const en: Texts = {
  site: {
    home: 'Home',
    skip: 'Skip to the board',
    otherLanguage: 'Español',
    toDark: 'Night mode',
    toLight: 'Day mode',
    menu: 'Menu',
    close: 'Close',
    yourName: 'Your name',
    you: 'you',
  },
  share: {
    title: 'Share',
    copied: 'Copied',
    byHand: 'It could not be copied. Copy it from here:',
    send: 'Send…',
  },
  clock: {
    none: 'No clock',
    live: (minutes, seconds) => `${minutes} min + ${seconds} s`,
    days: (days) => (days === 1 ? '1 day a move' : `${days} days a move`),
  },
  link: {
    connecting: 'Connecting…',
    lost: 'No connection. Trying again…',
    moved: 'Your seat is open in another window.',
    broken: 'Connection closed over an unreadable message.',
    resting: 'The game rests until somebody from the table is back.',
    pausing: 'The bots pause: they play too much at once. They go on by themselves.',
    loading: 'Setting up the board…',
  },
}
