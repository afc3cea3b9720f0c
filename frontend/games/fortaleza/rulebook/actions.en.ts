/** Using cards, and what is done with them. */
import type { FortalezaRule } from '../pictures.tsx'

export const actions: readonly FortalezaRule[] = [
  {
    id: 'FZ-5.1',
    chapter: 'Using cards',
    title: 'Using cards',
    text: 'Cards come from your hand, and each plays a part. The game always proposes the cheapest.',
  },
  {
    id: 'FZ-5.2',
    title: 'Dual cards',
    text: 'Wall or trade, tower or trade: either half for free.',
  },
  {
    id: 'FZ-5.3',
    title: 'Any card',
    text: 'Where the rule says “any”, every card will do, unconverted.',
  },
  {
    id: 'FZ-5.4',
    aid: true,
    covers: ['FZ-9.14'],
    title: 'Converting',
    text: 'A card may play a part that is not its own for 5 coins that you already hold. You may convert both, for 5 coins each.',
  },
  {
    id: 'FZ-5.5',
    aid: true,
    title: 'Wild cards',
    text: 'They stand for any trade, wall, tower or temple, and cost 2 coins, which may come out of what that same action brings.',
  },
  {
    id: 'FZ-5.6',
    covers: ['FZ-9.11'],
    title: 'A wild card as any card',
    text: 'It costs its 2 coins then, too.',
  },
  {
    id: 'FZ-5.7',
    covers: ['FZ-9.12', 'FZ-9.13'],
    title: 'Paying',
    text: 'You must hold conversions and price beforehand; the fee of wild cards may be taken out of what the action brings, and if that is too little you add the rest. Nobody ever owes coins.',
  },
  {
    id: 'FZ-5.10',
    chapter: 'The actions',
    title: 'Resources with one card',
    text: 'Any card brings 3 coins in the first phase, 4 in the second.',
  },
  {
    id: 'FZ-5.11',
    title: 'Resources with two cards',
    text: 'Any two cards bring 7 coins in the first phase, 9 in the second.',
  },
  {
    id: 'FZ-5.12',
    title: 'Developing with one card',
    text: 'Any card removes the top tile of one of your stacks from the game, to reach the better ones sooner.',
  },
  {
    id: 'FZ-5.13',
    covers: ['FZ-9.37'],
    title: 'Developing with two cards',
    text: 'Any two cards remove two or three tiles, split over your stacks as you like.',
  },
  {
    id: 'FZ-5.14',
    covers: ['FZ-9.31'],
    title: 'Building a wall',
    text: 'One wall card, or any two cards: lay your top wall on a stretch, on any side you like.',
  },
  {
    id: 'FZ-5.15',
    title: 'Building a gate',
    text: 'The same as a wall, in the middle of a side: the tile lies with its gate up.',
  },
  {
    id: 'FZ-5.16',
    title: 'Building a tower',
    text: 'Two tower cards, or one tower card and one wall card.',
  },
  {
    id: 'FZ-5.17',
    covers: ['FZ-9.2'],
    title: 'Building a guild',
    text: 'One card of each of the quarter’s two trades. The guild pays you coins when it is built. Two cards of one trade will not do: convert one, or use a wild card.',
  },
  {
    id: 'FZ-5.18',
    title: 'Collector',
    text: 'One card of each trade of the quarter: put a pawn in its corner. Somebody else’s there goes back to their supply.',
  },
  {
    id: 'FZ-5.19',
    title: 'Sending a pawn to the temple',
    text: 'A temple card, or any other and one coin: one of the pawns of your supply goes to the temple and stays there for good.',
  },
  {
    id: 'FZ-5.20',
    aid: true,
    covers: ['FZ-9.15', 'FZ-9.16', 'FZ-9.35'],
    title: 'Price of walls and gates',
    text: 'On an empty place you pay what it says. Once the wall of its side is complete, gate included, you may overbuild a tile of lower level, your own too: another player’s for both levels, your own for the new one. The price of the place no longer counts.',
  },
  {
    id: 'FZ-5.21',
    aid: true,
    covers: ['FZ-9.18', 'FZ-9.19', 'FZ-9.20', 'FZ-9.36'],
    title: 'Price of towers',
    text: 'On an empty place you pay what it says, whatever the level. Once all towers stand you may overbuild one of lower level: another player’s for the coin on your tile (8, 11 or 14) less the towers they have in sight, this one included, and never less than 0; your own for both levels together.',
  },
  {
    id: 'FZ-5.22',
    aid: true,
    covers: ['FZ-9.17'],
    title: 'What a guild pays',
    text: 'From 9 coins down to 2, the less the higher it is. You may overbuild one of lower level at any time: another player’s, and both of you are paid; your own, and you are paid once.',
  },
  {
    id: 'FZ-5.23',
    title: 'Covered tiles',
    text: 'An overbuilt tile stays underneath: it scores nothing, counts in no majority and never comes back.',
  },
  {
    id: 'FZ-5.24',
    covers: ['FZ-9.21', 'FZ-9.22'],
    title: 'Collectors in detail',
    text: 'You may place one where there is no guild, but not replace your own. Neither collectors nor pawns in the temple are moved by their owner.',
  },
  {
    id: 'FZ-5.25',
    title: 'Empty stacks',
    text: 'Developed tiles are out of the game. With no tiles of a kind left you cannot build that kind.',
  },
]
