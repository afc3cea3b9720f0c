import type { KeyTexts } from './keys.es.ts'

export const keys: KeyTexts = {
  title: 'Which seat is yours?',
  text: (other, own) => `This link opens ${other}’s seat. In this browser you already have ${own}’s.`,
  keep: (own) => `Stay as ${own}`,
  change: (other) => `Change to ${other}`,
  warning: (own) =>
    `If you change, this browser forgets ${own}’s key: only that seat’s link will bring you back to it.`,
}
