/** What it is about, what lies on the table and how to begin. */
import type { FortiumRule } from '../pictures.tsx'

export const game: readonly FortiumRule[] = [
  {
    id: 'FT-6.3',
    chapter: 'The game',
    aid: true,
    title: 'What it is about, and how one wins',
    text: 'Each player raises a fort of four floors, of granite, limestone, turquoise and gold, and crowns it with four diamonds. Whoever places the fourth diamond wins at that very moment, even in the middle of a round. Building takes miners in quarries and mines, and there is only one diamond mine, in the exact centre of the board.',
    example:
      'You have 3 diamonds and collect another from the mine: that makes 4, you win and the game ends there.',
    picture: 'forts',
  },
  {
    id: 'FT-2.1.1',
    covers: ['FT-2.1.2', 'FT-2.1.3', 'FT-2.1.4', 'FT-2.1.5', 'FT-2.1.8', 'FT-2.1.9'],
    title: 'What is in the box',
    text: 'Each player has ten miners and six camps of their colour; with magic hats, a hat as well. There are three green dice for walking, three for attacking and three for defending. The bank begins with 120 granite, 120 limestone, 80 turquoise, 100 gold and 16 diamonds, however many you are; what you receive at the start comes out of it too. There are seven kinds of support cards.',
  },
  {
    id: 'FT-2.2.2',
    covers: ['FT-2.1.6', 'FT-2.1.7', 'FT-2.2.1', 'FT-3.1', 'FT-3.2'],
    title: 'The board',
    text: 'It is made of parcels of seven by seven cells: one in the centre and one for each player. With two they make a strip, with three a T, with four a plus. In each player’s parcel lie two granite quarries, one limestone quarry and a turquoise mine; the gold mine lies in the central parcel already. None of this is drawn by lot, only who begins. Turns go clockwise, and any site may be worked by anybody.',
    picture: 'sites',
  },
  {
    id: 'FT-2.2.3',
    covers: ['FT-2.2.4', 'FT-2.2.5', 'FT-2.2.6'],
    title: 'Cells, bases and distances',
    text: 'One goes from cell to cell through their sides, never diagonally, and each step counts one. A base covers three cells but counts as one: it is entered and left through any of its seven neighbours, for one step. Distances are the same for everybody.',
    table: {
      head: ['From the base to', 'Steps'],
      rows: [
        ['its quarries', '2'],
        ['its turquoise mine', '4'],
        ['its gold mine', '6'],
        ['the diamond mine', '8'],
        ['another’s gold mine', '10'],
        ['another base', '16'],
      ],
    },
  },
  {
    id: 'FT-3.3',
    covers: ['FT-3.4'],
    title: 'What you begin with',
    text: 'Each player receives 10 granite and 10 limestone, and has three camps standing: on both of their granite quarries and on their limestone quarry. The other three wait in supply.',
  },
  {
    id: 'FT-3.5',
    covers: ['FT-3.6', 'FT-3.7', 'FT-3.8', 'FT-7.1'],
    title: 'Spreading the miners',
    text: 'Before the first round each player decides in secret how many miners, one to three, begin at each of their three camps; the rest waits in the base. All choices are shown together once everybody has made theirs. From then on everything is open, but for which support card a player holds.',
  },
]
