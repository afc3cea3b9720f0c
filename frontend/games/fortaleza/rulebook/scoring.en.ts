/** What scores, who wins and what is agreed beforehand. */
import type { FortalezaRule } from '../pictures.tsx'

export const scoring: readonly FortalezaRule[] = [
  {
    id: 'FZ-6.1',
    aid: true,
    chapter: 'Scoring',
    title: 'What scores, and when',
    text: 'At the end of each phase, in this order, by what you have in sight on the board:',
    table: {
      head: ['What', 'Points'],
      rows: [
        ['Walls', '4, 7, 9 or 10 for 1, 2, 3 or 4 stretches on a side'],
        ['Gates', '3, 4, 5 or 6, from level I to IV'],
        ['Towers', '4, 7, 9 or 11, from level I to IV'],
        ['Guilds', '−1, 1, 3, 5 or 7, from level − to IV'],
        ['Collectors', 'those of their quarter’s guild, whosever it is'],
        ['Temple, after all else', '2 for each pawn, to whoever is last'],
      ],
    },
  },
  {
    id: 'FZ-6.3',
    title: 'Points: walls',
    text: 'On each side, by your stretches in sight, even if the wall is not complete. The gate is no stretch.',
    example: 'On the north side you have 3 stretches in sight, and on the east 1: 9 and 4 points, 13 in all.',
    picture: 'walls',
    table: { head: ['Stretches', '1', '2', '3', '4'], rows: [['Points', '4', '7', '9', '10']] },
  },
  {
    id: 'FZ-6.4',
    title: 'Points: gates',
    text: '3 to 6 points by level.',
    example: 'You have a gate of level II and one of level IV: 4 and 6 points, 10 in all.',
    picture: 'gates',
  },
  {
    id: 'FZ-6.5',
    title: 'Points: towers',
    text: '4, 7, 9 or 11 points by level.',
    example: 'You have a tower of level I and one of level III: 4 and 9 points, 13 in all.',
    picture: 'towers',
  },
  {
    id: 'FZ-6.6',
    title: 'Points: guilds',
    text: '−1 to 7 points by level.',
    example:
      'You have a guild of level −, one of level II and one of level IV: −1, 3 and 7 points, 9 in all.',
    picture: 'guilds',
  },
  {
    id: 'FZ-6.7',
    title: 'Points: collectors',
    text: 'Each collector scores the points of its quarter’s guild, whoever owns it; your own you score twice. Without a guild it scores nothing.',
    example:
      'Your collector lives in a quarter where Berta has a guild of level III: 5 points for you, and for her the 5 of her guild. If the guild were yours, you would score 10.',
    picture: 'collector',
  },
  {
    id: 'FZ-6.8',
    aid: { scoring: 'advanced' },
    covers: ['FZ-9.26'],
    title: 'Which majorities there are',
    text: 'Advanced scoring only, and before the temple. There are seven: each of the four sides (walls, gate and towers in sight), the guilds, the collectors and the pawns in the temple. Where nobody has anything, nobody scores.',
  },
  {
    id: 'FZ-6.9',
    aid: { scoring: 'advanced' },
    covers: ['FZ-9.28'],
    title: 'Points: majorities',
    text: 'Whoever has most scores by the table; in a tie, each of those tied.',
    example:
      'You are 4. On the north side Ana and Berta have 3 tiles in sight each, and Carla 1: Ana and Berta gain 2 points each. With 4 tiles Ana would gain 3 by herself.',
    picture: 'majority',
    table: {
      head: ['In the majority', '3 players', '4 players', '5 players'],
      rows: [
        ['1 player', '3', '3', '3'],
        ['2 tied', '1', '2', '2'],
        ['3 tied', '0', '0', '1'],
        ['4 or 5 tied', '–', '0', '0'],
      ],
    },
  },
  {
    id: 'FZ-6.10',
    aid: { scoring: 'advanced' },
    covers: ['FZ-9.27'],
    title: 'Points: what was built',
    text: 'Advanced scoring only, at the end of the second phase: a point for each tower and gate you have built, covered ones too.',
    example: 'You have built 2 towers and 1 gate, and one of the towers is overbuilt: 3 points.',
    picture: 'raised',
  },
  {
    id: 'FZ-6.11',
    title: 'Points: temple',
    text: 'It scores after everything else, beginning with whoever is in last place: 2 points for each of their pawns in the temple. If that lifts them off it, the new last player follows. The pawns stay.',
    example:
      'Ana is last with 12 points and has 3 pawns in the temple: she rises to 18. Now Berta is last, with 15 points and 2 pawns: she rises to 19. Ana is last again and has scored, so it ends.',
    picture: 'temple',
  },
  {
    id: 'FZ-6.12',
    covers: ['FZ-9.25'],
    title: 'When the temple stops',
    text: 'It ends as soon as the player in last place has no pawns in the temple, is still last after scoring, or has scored already. The other pawns bring nothing.',
    example:
      'Ana has 10 points and 2 pawns, and Berta 20 and 4: Ana rises to 14, is still last, and Berta stays at 20.',
  },
  {
    id: 'FZ-6.13',
    covers: ['FZ-9.24'],
    title: 'Ties',
    text: 'More points, then more coins, then more pawns in the temple. For who is in last place, if all is equal, it is whoever plays later in the order of the phase.',
  },
  {
    id: 'FZ-6.14',
    title: 'Winning',
    text: 'Most points after the second phase wins; a tie that cannot be broken is a shared victory.',
    example: 'Ana and Berta end with 83 points, and Ana has 6 coins left and Berta 4: Ana wins.',
  },
  {
    id: 'FZ-7.1',
    covers: ['FZ-7.2', 'FZ-7.3', 'FZ-9.30', 'FZ-9.32'],
    title: 'What is seen and what is not',
    text: 'Only you see your hand; others see how many cards you hold. Nobody knows the order of the deck. All else is in the open, the discard pile too, and the cards put aside with three players.',
  },
  {
    id: 'FZ-8.1',
    covers: ['FZ-8.2'],
    chapter: 'Options',
    title: 'Option: scoring',
    text: 'Before you begin you agree on basic or advanced scoring, which adds the majorities and the points for what was built. For a first game, basic is better.',
  },
]
