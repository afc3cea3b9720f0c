import { createCounting } from '../kit/counting.ts'
import type { FairTexts } from './fair.es.ts'

const { counted } = createCounting('en')

export const fair: FairTexts = {
  title: 'Fair play',
  how: 'Before the first move the table commits itself to a secret number, and each person adds chance of their own when they sit down: every shuffle and throw is drawn from the mixture. This is the fingerprint (SHA-256) of the number. When the game is over all of it is shown, and anybody can play the game again with it.',
  commitment: 'Fingerprint of this table:',
  not: 'What this does not prove: that the server, which knows every share and sees every card, did not agree with the last person to sit down; nor that nobody told others their cards elsewhere. It proves that the number was not changed after its fingerprint was shown, that your share counts, and that the rules were followed in every move.',
  notYet: 'When the game is over you can check it here.',
  check: 'Check this game',
  download: 'Download the record',
  watch: 'See a downloaded game',
  other: 'Check a downloaded record',
  unreadable: 'That file is not a record of this game.',
  committed: 'The number is the one committed to before the start.',
  shared: 'Your share of the chance is in it.',
  notShared: 'Your share of the chance is not in it.',
  otherSeed: 'The number is not the one that was committed to.',
  same: (moves) => `${counted(moves, ['move', 'moves'])} played again: every fact agrees.`,
  believed: (moves) =>
    `${counted(moves, ['move was', 'moves were'])} played under an earlier version of the rules: taken as recorded.`,
  differs: (seq) => `Move ${seq} is not what the rules give.`,
  drawn: (seq, draws) => `Move ${seq}: ${counted(draws, ['draw', 'draws'])}, as it should be`,
}
