import type { Texts } from './es.ts'

export const en: Texts = {
  site: {
    tagline: 'Castle board games, played together from a link.',
    about: 'About',
    home: 'Home',
    skip: 'Skip to the board',
    language: 'Language',
    otherLanguage: 'Español',
    toDark: 'Night mode',
    toLight: 'Day mode',
    menu: 'Menu',
    close: 'Close',
    yourName: 'Your name',
    someone: 'Somebody',
    you: 'you',
  },
  share: {
    title: 'Share',
    more: 'More ways…',
    copy: 'Copy link',
    copied: 'Copied',
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
    full: 'Too many people are watching this table. You get in as soon as there is room.',
    private: 'This game is private: only its players see it.',
    moved: 'Your seat is open in another window.',
    flood: 'Too fast. Connecting again…',
    broken: 'The connection was closed over a message that was not understood.',
    loading: 'Setting up the board…',
    retry: 'Connect again',
  },
}
