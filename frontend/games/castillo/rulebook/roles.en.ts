/** The roles in their order, once the Workers are loaded. */
import type { CastilloRule } from '../pictures.tsx'

export const roles: readonly CastilloRule[] = [
  {
    id: 'CA-4.2.1',
    covers: ['CA-R35'],
    chapter: 'The roles, one by one',
    title: 'Loading the Worker',
    text: 'As soon as the roles are shown, before anybody acts, each Worker card gets 1 stone from the stock and two more resources that its owner chooses from sand, wood and brick. Who has two Workers loads the one of lower number first.',
  },
  {
    id: 'CA-4.2.2',
    covers: ['CA-R07'],
    title: 'Two different kinds',
    text: 'The two you choose cannot be equal: sand and wood, sand and brick, or wood and brick.',
  },
  {
    id: 'CA-4.2.3',
    title: 'If the stock runs short',
    text: 'You can only choose what is there. If two or fewer of the three kinds are left, the card gets one of each by itself; if there is no stone, it goes without.',
  },
  {
    id: 'CA-4.2.4',
    title: 'The load waits',
    text: 'The resources stay on the card until the Worker’s turn. Meanwhile Stonemasons may buy from it.',
  },
  {
    id: 'CA-4.3.1',
    title: 'Messenger',
    text: 'Brings you 8 talers from the bank, or what is left.',
  },
  {
    id: 'CA-4.3.2',
    title: 'Trader',
    text: 'You may put one helper from your supply on a free cart.',
  },
  {
    id: 'CA-2.4',
    title: 'Carts and rider',
    text: 'The carts give 4 sand, 3 wood, 2 bricks or 2 stones; the rider, 2 silver. Each holds one helper.',
    picture: 'carts',
  },
  {
    id: 'CA-4.3.3',
    covers: ['CA-R03'],
    title: 'Carts first',
    text: 'While any cart is free, the Trader can only go to a free cart: no rider, and no displacing.',
  },
  {
    id: 'CA-4.3.4',
    covers: ['CA-R04'],
    title: 'Carts all taken',
    text: 'With all four taken you may go to the rider, if free, or displace another player’s helper. The one on the rider can be displaced too.',
  },
  {
    id: 'CA-4.3.5',
    title: 'Displacing',
    text: 'A displaced helper goes back to its owner’s supply. You cannot displace your own.',
  },
  {
    id: 'CA-4.3.10',
    title: 'How long they stay',
    text: 'Helpers stay on carts and rider from round to round, until somebody displaces them or you take them into the castle.',
  },
  {
    id: 'CA-4.3.6',
    title: 'Trader: placing or not',
    text: 'Placing is up to you, and impossible with no helpers in your supply. The Trader does not move those already on carts.',
  },
  {
    id: 'CA-4.3.7',
    covers: ['CA-R06'],
    title: 'Trader: the delivery',
    text: 'When all Traders have been played there is one single delivery: whoever has a helper on a cart or the rider gets its resources, no matter who played the Trader.',
  },
  {
    id: 'CA-4.3.8',
    covers: ['CA-R05'],
    title: 'Trader: the toll',
    text: 'Of each kind you have just received, 1 piece goes to the Defence Tower, even if it was the only one. A kind of which you got nothing costs nothing.',
  },
  {
    id: 'CA-4.3.9',
    title: 'No Trader',
    text: 'If nobody plays it, there is no delivery this round.',
  },
  {
    id: 'CA-4.3.11',
    covers: ['CA-R15'],
    title: 'Bricklayer: the tower',
    text: 'First you take all pieces of one kind from the Defence Tower, whichever kind you like. You must, unless it is empty.',
  },
  {
    id: 'CA-4.3.12',
    covers: ['CA-R11'],
    title: 'Bricklayer: building',
    text: 'Builds up to 2 buildings and is paid 1 taler for each piece spent, silver included. It scores no points.',
  },
  {
    id: 'CA-4.3.14',
    title: 'Stonemason: buying',
    text: 'Before building you may buy one resource from each Worker card that others have played this round, for 1 taler each. The taler goes to the owner of the card. Choose the piece on their card.',
  },
  {
    id: 'CA-4.3.15',
    title: 'Stonemason: one per card',
    text: 'You buy at most one piece from each Worker card. Several Stonemasons buy in play order, each from what is left.',
  },
  {
    id: 'CA-4.3.16',
    covers: ['CA-R12'],
    title: 'Stonemason: the last piece',
    text: 'It is not for sale: one always stays on each Worker card.',
  },
  {
    id: 'CA-4.3.17',
    title: 'Stonemason: who decides',
    text: 'The buyer chooses the piece, and the seller cannot refuse.',
  },
  {
    id: 'CA-R14',
    title: 'Stonemason with two players',
    text: 'You cannot buy from your own Worker. If your opponent has played two, you may buy one piece from each.',
  },
  {
    id: 'CA-4.3.18',
    title: 'Stonemason: building',
    text: 'Builds up to 2 buildings and scores the full points of each at once. It earns no talers.',
    example: 'You build a Large Tower, of 10 points, and a House, of 8: you gain 18.',
    picture: 'stonemason',
  },
  {
    id: 'CA-4.3.20',
    title: 'Worker: the load',
    text: 'You get what is left on your Worker card.',
  },
  {
    id: 'CA-4.3.21',
    title: 'Worker: building',
    text: 'Builds up to 2 buildings and scores half the points of each at once. It earns no talers and places no helpers in the castle.',
    example: 'You build a Large Tower, of 10 points, and a House, of 8: 5 and 4, you gain 9.',
    picture: 'worker',
  },
  {
    id: 'CA-4.3.22',
    covers: ['CA-R18'],
    title: 'Master Builder: cards back',
    text: 'All your played cards return to your hand, the Master Builder too: you have eight again.',
  },
  {
    id: 'CA-4.3.23',
    title: 'Master Builder: points',
    text: 'You score 5 points for each building that the others have built this round, with any role. It never builds itself.',
    example: 'This round the others have built 3 buildings: you gain 15 points.',
  },
  {
    id: 'CA-4.3.24',
    title: 'Master Builder with two players',
    text: 'What you build with your other card does not bring you these points.',
  },
  {
    id: 'CA-4.3.25',
    title: 'Several Master Builders',
    text: 'Each of them scores in full.',
  },
]
