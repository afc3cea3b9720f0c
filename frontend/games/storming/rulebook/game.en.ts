/** What it is about, what gives points, what is on the table, and how it begins. */
import type { StormingRule } from '../pictures.tsx'

export const game: readonly StormingRule[] = [
  {
    id: 'ST-1.1',
    covers: ['ST-1.4', 'ST-11.9'],
    chapter: 'The game',
    title: 'What it is about',
    text: 'Three or four players grow a realm of villages, towns and cities on a map of hexagons, and contend for it for about an hour: six to eight rounds of three, five to seven of four. There are no dice: an attack always succeeds, and a wall takes one. The thrill is in hidden plans, in events against a rival, in pacts of two, and in revolts that block cards.',
    picture: 'settlements',
  },
  {
    id: 'ST-1.2',
    aid: true,
    title: 'How to win',
    text: 'Whoever reaches seven victory points wins at once, and so does whoever conquers the last settlement of another player.',
  },
  {
    id: 'ST-6.1',
    aid: true,
    title: 'Permanent points',
    text: 'They are never lost: one for each city that you build, for each settlement that you conquer, and those of University, Theatre, Conspiracy, Reinforcements, caravan and war wagon.',
    example:
      'You build 1 city and conquer 2 villages: 3 permanent points. Then the city is conquered from you: you still have 3.',
    picture: 'lasting',
  },
  {
    id: 'ST-6.2',
    aid: true,
    title: 'Points that may be lost',
    text: 'One for each mine of yours, one for the Cathedral, your own or copied with the Library, and one for the rotating point, while you have them.',
    example: 'You have 2 mines and the Cathedral: 3 points. A mine is conquered from you: 2 are left.',
    picture: 'held',
  },
  {
    id: 'ST-6.3',
    title: 'The rotating point',
    text: 'It is with whoever has more settlements than everybody else; villages, towns and cities count alike. In a tie whoever had it keeps it, even if they are not part of it; if nobody had it, it stays without an owner.',
    example:
      'Ana has 3 settlements, Berta 2 and Carla 1: the point is Ana’s. Berta founds another and is level at 3: it is still Ana’s. With 4 it goes to Berta.',
    picture: 'rotating',
  },
  {
    id: 'ST-1.3',
    aid: true,
    title: 'The heart of it',
    text: 'Every round you plan, face down, one card for now, on PRESENT, and one for the round to come, on FUTURE. Each player also puts an event in secret, and two of them are mixed in with the cards. Then PRESENT is resolved card by card, and what lies on FUTURE waits.',
    picture: 'piles',
  },
  {
    id: 'ST-2.2',
    covers: ['ST-2.3', 'ST-2.4'],
    title: 'The pieces',
    text: 'Each player has the pieces of the table and no more. Sawmills and mines come out of the same three. For everybody there are a war wagon, a caravan, two forests, a mountain, four lakes, the first-player marker, the library marker and the rotating point. Play goes clockwise.',
    table: {
      head: ['Piece', 'Each player'],
      rows: [
        ['soldier', '5'],
        ['knight', '3'],
        ['artillery', '2'],
        ['village', '5'],
        ['town', '4'],
        ['city', '3'],
        ['sawmill or mine', '3'],
        ['wall', '3'],
      ],
    },
  },
  {
    id: 'ST-2.10',
    covers: ['ST-2.11', 'ST-2.12', 'ST-2.13', 'ST-2.14'],
    title: 'The map',
    text: 'There are 44 hexagonal regions in seven rows, A to G, numbered from the left. The first of each row only exists with four players. Two regions are adjacent if they share a side, and a distance is the number of steps from one to the other, whatever the terrain. The game begins at A5, D2 and G5 with three players, and at A3, D1, D8 and G3 with four.',
    picture: 'terrains',
  },
  {
    id: 'ST-5.2',
    covers: ['ST-5.4', 'ST-5.5'],
    title: 'What a region holds',
    text: 'One structure, which belongs to a single player, and one troop, whoever’s it is. Villages, towns and cities are settlements. An empty region is a plain without structure or troop. What belongs to another player is a rival’s; war wagon and caravan are so for those who did not sign their pact.',
  },
  {
    id: 'ST-5.3',
    title: 'No piece left',
    text: 'What needs a piece that you have not left cannot be done. Pieces that are removed or replaced go back to their owner’s supply.',
  },
  {
    id: 'ST-3.1',
    covers: ['ST-3.2', 'ST-3.3'],
    chapter: 'Setup',
    title: 'What you begin with',
    text: 'Each player holds their five action cards. Improvements, civilians and pacts are three decks, with two cards of each on display. Eleven revolts and the Invention wait in the supply. Nobody has points or pacts.',
  },
  {
    id: 'ST-2.40',
    covers: ['ST-3.4', 'ST-3.5', 'ST-7.11'],
    title: 'How events are dealt',
    text: 'The 28 general events are the deck. Of the directed ones, each player gets an Assassination, a Corruption and an Insurrection against each rival. With three players that is six cards. With four it is nine, and everybody loses at random, unseen, one of those against each rival; these go face down to the discards. So all begin with six, and what is left over is not used.',
  },
  {
    id: 'ST-3.7',
    covers: ['ST-3.6', 'ST-5.10'],
    title: 'The first village',
    text: 'The first player is drawn by lot. Beginning with the last in turn order and ending with the first, each founds a village on a start region that is free.',
  },
  {
    id: 'ST-3.8',
    covers: ['ST-2.21'],
    title: 'The terrain',
    text: 'Then a start card of those for your number of players is revealed, which places two forests, a mountain and three lakes. One lake stays in the supply. No card puts anything on a start region or beside one, and all are about as far from the mountain and from the nearest forest.',
  },
  {
    id: 'ST-3.9',
    covers: ['ST-3.10', 'ST-3.11'],
    title: 'First soldier and second village',
    text: 'In turn order, each player places a soldier on a region adjacent to their village, without lake or troop, and right after it another village exactly two regions away from the first: on a plain without structure or a rival’s troop, and not beside another settlement. Then the first round begins.',
  },
]
