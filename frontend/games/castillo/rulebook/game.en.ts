/** What it is about, what lies on the table and how the game begins. */
import type { CastilloRule } from '../pictures.tsx'

export const game: readonly CastilloRule[] = [
  {
    id: 'CA-2.6',
    chapter: 'The game',
    aid: true,
    title: 'What it is about, and how one wins',
    text: 'Buildings give points when built, helpers at the end; whoever has most wins. Together you raise a castle, but each of you scores alone. You play 12 rounds, 15 with three players.',
  },
  {
    id: 'CA-2.1.1',
    covers: ['CA-2.1.2', 'CA-2.1.3', 'CA-2.1.4', 'CA-2.1.5', 'CA-2.1.6', 'CA-2.1.7', 'CA-2.1.8', 'CA-2.1.9'],
    title: 'What lies on the table',
    text: 'Each of you has eight role cards, the same for all, and helpers in your colour. The rest is shared: 23 buildings, 83 resources, 105 talers, four carts and a rider, and the round track. The winter option adds six winter cards. Points have no upper limit.',
  },
  {
    id: 'CA-3.1',
    title: 'Who starts',
    text: 'The start player of the first round is drawn by lot. The others follow clockwise, and in each new round the player to the left becomes start player.',
  },
  {
    id: 'CA-3.2',
    title: 'What you start with',
    text: 'Eight role cards, 3 talers, 1 sand, 1 wood and six helpers in your supply; seven with two players. And no points.',
  },
  {
    id: 'CA-3.3',
    title: 'Defence Tower',
    text: 'It is a pile of resources: it is never built and scores nothing. It starts with one piece of each kind.',
  },
  {
    id: 'CA-3.4',
    title: 'Stock, bank and round track',
    text: 'The resources that nobody has make up the stock; the talers, the bank. On each round space in use waits 1 taler. This is the table before the first round:',
    table: {
      head: ['', '2 players', '3 players', '4 players'],
      rows: [
        ['Sand', '17', '16', '15'],
        ['Wood', '15', '14', '13'],
        ['Brick, stone and silver', '14', '14', '14'],
        ['Talers on the track', '12', '15', '12'],
        ['Talers in the bank', '87', '81', '81'],
      ],
    },
  },
  {
    id: 'CA-3.5',
    covers: ['CA-3.6'],
    title: 'The castle at the start',
    text: 'All 23 buildings are still to be built. Market and Forge stand already and take helpers from the beginning. Nobody is on the carts, on the rider or in the castle yet, and the Forge holds no silver.',
  },
  {
    id: 'CA-2.3.3',
    title: 'Limited stock',
    text: 'There are 20 sand, 18 wood, 15 each of brick, stone and silver, and 105 talers in all. If the stock or the bank runs short you get what is left, and the rest is lost.',
  },
  {
    id: 'CA-7.1',
    covers: ['CA-7.2'],
    title: 'All in the open',
    text: 'Resources, talers, played cards and points are public. Only the cards being chosen and the winter cards still to come are secret.',
  },
  {
    id: 'CA-7.3',
    title: 'Chance',
    text: 'It decides two things only, both before you begin: who is the start player, and in which order the winter cards lie.',
  },
]
