/** The end and the options. */
import type { FortiumRule } from '../pictures.tsx'

export const ending: readonly FortiumRule[] = [
  {
    id: 'FT-6.4',
    aid: true,
    covers: ['FT-6.1', 'FT-6.2', 'FT-6.5'],
    chapter: 'The end',
    title: 'The countdown',
    text: 'The first diamond that anybody places starts the countdown: the round is finished and four final rounds are played. From that moment miners on granite and limestone quarries yield double for everybody. One diamond is placed for each miner, up to four in the fort and while there are any. A second player with diamonds does not start the count anew.',
    example:
      'The first diamond is placed in round 12: that round is finished, and 13, 14, 15 and 16 are played.',
    picture: 'countdown',
  },
  {
    id: 'FT-6.6',
    covers: ['FT-6.6a'],
    title: 'Who wins',
    text: 'If nobody completes their fort, most diamonds wins. After that counts the worth of the material in stock and of that in the fort: granite 1, limestone 2, turquoise 3, gold 4. Whoever is still level shares the place. With alliances the whole side of the best placed player wins.',
    example:
      'The game ends without diamonds. Ana’s granite floor is worth 15 and her limestone floor 30; what she has in stock, 4 granite, 3 limestone and 1 turquoise, is worth 13: 58 in all. Berta has the same floors and 2 gold: 53. Ana wins.',
    picture: 'worth',
  },
  {
    id: 'FT-6.8',
    covers: ['FT-8.5'],
    title: 'Round limit',
    text: 'If nobody has placed a diamond, the game ends after round 40, or 30 with four players; another limit may be chosen. A countdown that has begun is played to its end.',
  },
  {
    id: 'FT-6.7',
    title: 'Resigning',
    text: 'Anybody may resign at any time: their miners leave the board, their camps go back to supply, their stock goes to the bank and their card disappears; a negotiation with them closes. They come last and can no longer win. If only one side is left, it wins.',
    example: 'Ana resigns with 2 diamonds: she comes last, behind Berta, who has none.',
  },
  {
    id: 'FT-8.1',
    covers: ['FT-8.3', 'FT-8.8'],
    chapter: 'Options',
    title: 'Attacks, cards and bonus',
    text: 'You may play with unlimited attacks, and then every die may lead to one; without support cards; and, with two players, with 12 granite and 12 limestone for whoever does not begin.',
  },
  {
    id: 'FT-8.2',
    covers: ['FT-8.6'],
    title: 'Alliances',
    text: 'With three or four, alliances of two may be agreed on before the start. Allies do not attack each other, share cells, quarries and mines, and win together. Each keeps their own stock, fort and card, and collects for their own miners with their own camp; only the card Negotiate passes material from one to another.',
  },
  {
    id: 'FT-8.7',
    covers: ['FT-8.4'],
    title: 'Magic hats',
    text: 'Each player has one hat and puts it for free on a miner in their own base; it stays on until that miner is lost, and then goes back to supply. Whoever wears it yields double on any quarry or mine, the diamond mine too, and when walking alone may take twice the steps.',
  },
]
