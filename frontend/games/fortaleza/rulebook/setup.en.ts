/** What it is about, what lies on the table and how the game begins. */
import type { FortalezaRule } from '../pictures.tsx'

export const setup: readonly FortalezaRule[] = [
  {
    id: 'FZ-1.2',
    covers: ['FZ-1.1', 'FZ-1.4'],
    aid: true,
    chapter: 'The game',
    title: 'What it is about',
    text: 'Most points win. All of you build one fortress, with tiles of your own colours. Each turn you spend exactly two cards. There are two phases: in each the whole deck is played, and then everything in sight scores.',
  },
  {
    id: 'FZ-1.3',
    title: 'How ground is gained',
    text: 'First the cheap places fill up. Then you overbuild others with higher levels, and who develops gets to those sooner. A collector lives off anybody’s guild, and the temple gives points only to whoever is in last place.',
  },
  {
    id: 'FZ-2.2',
    covers: ['FZ-2.3', 'FZ-2.8'],
    title: 'The board',
    text: 'A square fortress with four sides. Each side has a wall of four stretches, with the place of the gate in the middle, and places for towers: two on the side and one at each corner, twelve in all. Inside lie the quarters and, in the middle, the temple.',
  },
  {
    id: 'FZ-2.6',
    covers: ['FZ-9.5'],
    title: 'Corner towers',
    text: 'A corner tower belongs to both sides that meet in it: in the majorities of the sides it counts for both.',
    picture: 'corner',
  },
  {
    id: 'FZ-2.5',
    title: 'Prices of empty places',
    text: 'Each empty place bears its price on a coin.',
    picture: 'prices',
    table: {
      head: ['Place', 'Coins'],
      rows: [
        ['First stretch', '1'],
        ['Second and third', '2'],
        ['Fourth stretch', '3'],
        ['Gate', '3'],
        ['Towers of a side', '2 and 3'],
        ['Corner tower', '4'],
      ],
    },
  },
  {
    id: 'FZ-2.7',
    covers: ['FZ-9.1'],
    title: 'The quarters',
    text: 'There are ten, one for each pair of different trades. Each quarter has room for a guild and, in its corner, a collector.',
  },
  {
    id: 'FZ-2.9',
    covers: ['FZ-6.2'],
    title: 'The score track',
    text: 'It goes round every 60 points: past 60 you go on from its start. Scores may also fall below 0.',
  },
  {
    id: 'FZ-2.10',
    covers: ['FZ-2.11'],
    title: 'The cards',
    text: 'Eighty with four or five players, sixty with three. There are five trades: smiths, weavers, bakers, carpenters and apothecaries, each with its sign.',
    picture: 'cards',
    table: {
      head: ['Card', '4 or 5 players', '3 players'],
      rows: [
        ['Trade', '35 (7 of each)', '28'],
        ['Wall or trade', '5', '4'],
        ['Tower or trade', '5', '4'],
        ['Wall', '14', '10'],
        ['Tower', '7', '6'],
        ['Temple', '6', '3'],
        ['Wild card', '8', '5'],
      ],
    },
  },
  {
    id: 'FZ-2.15',
    covers: ['FZ-9.34'],
    title: 'Your three stacks',
    text: 'Your tiles wait in three stacks, one of guilds, one of walls and one of towers, lowest level on top. Only the top tile can be built or developed.',
    picture: 'stacks',
  },
  {
    id: 'FZ-2.16',
    title: 'Guild tiles',
    text: 'The coin says what it pays when built; the laurel, the points it scores each time.',
    picture: 'guild',
    table: {
      head: ['Level', 'Tiles', 'With five', 'Coins', 'Points'],
      rows: [
        ['−', '3', '2', '9', '−1'],
        ['I', '3', '2', '7', '1'],
        ['II', '3', '2', '5', '3'],
        ['III', '3', '2', '3', '5'],
        ['IV', '2', '2', '2', '7'],
      ],
    },
  },
  {
    id: 'FZ-2.18',
    title: 'Wall tiles',
    text: 'Twelve, three of each level, with two faces: a wall stretch on one, a gate on the other. The laurel on the wall’s face says what the tile would score as a gate.',
    picture: 'wall',
    table: {
      head: ['Level', 'Points of the gate'],
      rows: [
        ['I', '3'],
        ['II', '4'],
        ['III', '5'],
        ['IV', '6'],
      ],
    },
  },
  {
    id: 'FZ-2.19',
    title: 'Tower tiles',
    text: 'Eight, two of each level. The laurel says the points; the coin, what it costs to overbuild another player’s tower with it. Those of level I cannot.',
    picture: 'tower',
    table: {
      head: ['Level', 'Points', 'Overbuilding'],
      rows: [
        ['I', '4', '–'],
        ['II', '7', '8'],
        ['III', '9', '11'],
        ['IV', '11', '14'],
      ],
    },
  },
  {
    id: 'FZ-2.20',
    covers: ['FZ-9.29'],
    title: 'Coins',
    text: 'What each of you has is in the open, and the bank never runs out.',
  },
  {
    id: 'FZ-2.21',
    covers: ['FZ-9.23'],
    title: 'Pawns',
    text: 'You have eight, as collectors or for the temple. With none left in your supply you can place no more.',
  },
  {
    id: 'FZ-3.2',
    covers: ['FZ-3.1', 'FZ-3.3', 'FZ-9.6'],
    chapter: 'Setting up',
    title: 'What you start with',
    text: 'With 0 points, 0 coins, your three stacks of tiles and eight pawns.',
  },
  {
    id: 'FZ-3.6',
    title: 'Who starts',
    text: 'Whoever starts the first phase is drawn by lot.',
  },
  {
    id: 'FZ-3.7',
    covers: ['FZ-3.8', 'FZ-9.9', 'FZ-9.10'],
    title: 'The deal',
    text: 'In each phase all cards are gathered and shuffled, and you get eight: one wild card and seven of the deck, which holds the other wild cards too. The rest is drawn from. Beyond this and the first lot, nothing is left to chance.',
  },
  {
    id: 'FZ-3.5',
    covers: ['FZ-2.12', 'FZ-9.3', 'FZ-9.4'],
    title: 'With three players',
    text: 'The four apothecary quarters and the four corner towers are out of play; all walls are in. Twenty cards are put aside: the nine of the apothecaries, four walls, three wild cards, three temples and one tower.',
  },
  {
    id: 'FZ-3.4',
    covers: ['FZ-2.17'],
    title: 'With five players',
    text: 'Each of you puts four guild tiles aside, one of each of the levels −, I, II and III: ten are left, two of each level. And each phase lasts eight turns instead of ten.',
  },
]
