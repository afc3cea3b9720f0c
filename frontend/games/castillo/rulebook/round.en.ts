/** The round: choosing, winter, showing. */
import type { CastilloRule } from '../pictures.tsx'

export const round: readonly CastilloRule[] = [
  {
    id: 'CA-2.2',
    aid: true,
    covers: ['CA-2.2.1', 'CA-2.2.2', 'CA-2.2.3', 'CA-2.2.4', 'CA-2.2.5', 'CA-2.2.6'],
    chapter: 'The round',
    title: 'The six roles',
    text: 'You all have the same eight cards: three Workers and one of each of the other five roles. In each round the start player is paid, you choose in secret, the cards are shown, the Workers are loaded and the roles act in the order that their shields say.',
    picture: 'roles',
    table: {
      head: ['Order', 'Role', 'Brings', 'Builds', 'Helpers'],
      rows: [
        ['1', 'Messenger', '8 talers', '–', '–'],
        ['2', 'Trader', 'the delivery of the carts', '–', 'on carts and rider'],
        ['3', 'Bricklayer', 'a pile of the Defence Tower', 'up to 2, for talers', 'up to 2 in the castle'],
        ['4', 'Stonemason', 'what it buys from Workers', 'up to 2, for full points', 'up to 2 in the castle'],
        ['5', 'Worker', 'its load: 1 stone and 2 more', 'up to 2, for half the points', '–'],
        ['6', 'Master Builder', 'your cards, and points for what others build', 'never', '–'],
      ],
    },
  },
  {
    id: 'CA-4.1.1',
    title: 'A round begins',
    text: 'The start player takes the taler from the highest space of the round track that still has one.',
  },
  {
    id: 'CA-4.1.2',
    title: 'Choosing a card',
    text: 'All of you secretly choose one card from your hand at the same time, or two different ones with two players. The start player chooses too. You may change your mind until the last player has chosen.',
  },
  {
    id: 'CA-4.1.3',
    title: 'When the Master Builder is barred',
    text: 'You cannot choose it with all eight cards in hand. With two players the hand is counted before choosing, so it cannot be your second card either.',
  },
  {
    id: 'CA-4.6.4',
    title: 'Played cards',
    text: 'They stay face up before you, and you cannot choose them again until the Master Builder brings them back.',
  },
  {
    id: 'CA-4.1.4',
    title: 'No choice left',
    text: 'If your hand allows only one choice, the game makes it for you.',
  },
  {
    id: 'CA-4.1.5',
    title: 'Winter card',
    text: 'With the winter option some rounds bring one. It is turned up when all have chosen, before the roles are shown, and takes effect at once.',
  },
  {
    id: 'CA-2.7',
    title: 'The six winter cards',
    text: 'Some help, some hurt, and nobody sees them coming.',
    picture: 'winter',
    table: {
      head: ['Card', 'Effect'],
      rows: [
        ['Winter Inn', 'One more helper space, for 3 talers, until the end of the game.'],
        ['Sleighs', 'This round each cart and the rider bring 1 resource more, if anybody plays a Trader.'],
        ['Royal Bounty', 'In play order each player takes 3 talers from the bank.'],
        ['Hard Frost', 'This round each card builds one building at most.'],
        [
          'Firewood',
          'In play order each player gives back 1 wood to the stock. Who has no wood pays 2 talers, or what they have left: there is no choice.',
        ],
        ['Snowstorm', 'The helpers on carts and rider go back to their owners’ supply.'],
      ],
    },
  },
  {
    id: 'CA-3.7',
    title: 'Laying out the winter cards',
    text: 'The six are shuffled, and one is laid face down on each marked round space, the highest first: 14, 13, 11, 9, 6 and 4. Those left over stay out, and nobody looks at them.',
  },
  {
    id: 'CA-4.1.6',
    title: 'Showing the roles',
    text: 'All are turned up at once and always act in this order: Messenger, Trader, Bricklayer, Stonemason, Worker, Master Builder. Among equal roles the start player goes first, then clockwise.',
  },
  {
    id: 'CA-R31',
    title: 'Two cards a round',
    text: 'With two players you may combine roles as you like, even two Workers. Each card is a full turn with its own limits.',
  },
  {
    id: 'CA-4.6.1',
    covers: ['CA-4.6.2'],
    title: 'Passing',
    text: 'When all you can do is pass, the game passes for you. Whatever else is up to you, you end yourself, with its button.',
  },
  {
    id: 'CA-4.6.5',
    title: 'If somebody leaves',
    text: 'A sensible bot, the journeyman, plays for them. Where it is at a loss a careful stand-in chooses the card of lowest order that it can, but keeps the Trader for after the Workers; it loads those with brick and wood if there are any, takes the most valuable pile of the Defence Tower and declines everything else.',
  },
]
