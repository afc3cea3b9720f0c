/** The rules for players, in the house's words; each paragraph bears its number in RULES.md. */
import type { RuleText } from '../../table/gameUi.ts'

export const rulebook: readonly RuleText[] = [
  {
    id: 'CA-2.6',
    title: 'What it is about',
    text: 'Together you raise a castle, but each of you scores alone. You play 12 rounds, 15 with three players. Whoever has most points from buildings and from helpers in the castle wins.',
  },
  {
    id: 'CA-3.2',
    title: 'What you start with',
    text: 'Eight role cards, 3 talers, 1 sand, 1 wood and six helpers in your supply; seven with two players.',
  },
  {
    id: 'CA-3.3',
    title: 'Defence Tower',
    text: 'It is a pile of resources: it is never built and scores nothing. It starts with one piece of each kind.',
  },
  {
    id: 'CA-3.5',
    title: 'The castle at the start',
    text: 'All 23 buildings are still to be built. Market and Forge stand already and take helpers from the beginning.',
  },
  {
    id: 'CA-2.3.3',
    title: 'Limited supplies',
    text: 'There are 20 sand, 18 wood, 15 each of brick, stone and silver, and 105 talers in all. If the stock or the bank runs short you get what is left, and the rest is lost.',
  },
  {
    id: 'CA-7.1',
    title: 'All in the open',
    text: 'Resources, talers, played cards and points are public. Only the cards being chosen and the winter cards still to come are secret.',
  },
  {
    id: 'CA-2.2',
    title: 'Course of a round',
    text: 'You all have the same eight cards: three Workers and one of each of the other five roles. In each round the start player is paid, you choose in secret, the cards are shown, the Workers are loaded and the roles act in order.',
  },
  {
    id: 'CA-4.1.1',
    title: 'A round begins',
    text: 'The start player takes the taler from the highest space of the round track that still has one.',
  },
  {
    id: 'CA-4.1.2',
    title: 'Choosing a card',
    text: 'All of you secretly choose one card from your hand at the same time, or two different ones with two players. You may change your mind until the last player has chosen.',
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
    text: 'Sleighs (this round 1 more resource from each cart and the rider), Royal Bounty (3 talers for each player) and the Winter Inn (one more place, for 3 talers) help. Firewood (you give back 1 wood; without any you pay 2 talers, or what you have left) and Snowstorm (helpers on carts and rider go back to their supply) hurt. With Hard Frost each card builds at most one building this round.',
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
  { id: 'CA-4.6.1', title: 'Skipped steps', text: 'When all you can do is pass, the game passes for you.' },
  {
    id: 'CA-4.2.1',
    title: 'Loading the Worker',
    text: 'As soon as the roles are shown, before anybody acts, each Worker card gets 1 stone from the stock and two more resources that its owner chooses from sand, wood and brick.',
  },
  {
    id: 'CA-4.2.2',
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
  { id: 'CA-4.3.1', title: 'Messenger', text: 'Brings you 8 talers from the bank, or what is left.' },
  { id: 'CA-4.3.2', title: 'Trader', text: 'You may put one helper from your supply on a free cart.' },
  {
    id: 'CA-4.3.6',
    title: 'Trader: placing or not',
    text: 'Placing is up to you, and impossible with no helpers in your supply. The Trader does not move those already on carts.',
  },
  {
    id: 'CA-4.3.7',
    title: 'Trader: the delivery',
    text: 'When all Traders have been played there is one single delivery: whoever has a helper on a cart or the rider gets its resources, no matter who played the Trader.',
  },
  {
    id: 'CA-4.3.8',
    title: 'Trader: the toll',
    text: 'Of each kind you have just received, 1 piece goes to the Defence Tower, even if it was the only one. A kind of which you got nothing costs nothing.',
  },
  { id: 'CA-4.3.9', title: 'No Trader', text: 'If nobody plays it, there is no delivery this round.' },
  {
    id: 'CA-4.3.11',
    title: 'Bricklayer: the tower',
    text: 'First you take all pieces of one kind from the Defence Tower, whichever kind you like. You must, unless it is empty.',
  },
  {
    id: 'CA-4.3.12',
    title: 'Bricklayer: building',
    text: 'Builds up to 2 buildings and is paid 1 taler for each piece spent, silver included. It scores no points.',
  },
  {
    id: 'CA-4.3.14',
    title: 'Stonemason: buying',
    text: 'Before building you may buy one resource from each Worker card that others have played this round, for 1 taler each. The taler goes to the owner of the card.',
  },
  {
    id: 'CA-4.3.15',
    title: 'Stonemason: one per card',
    text: 'You buy at most one piece from each Worker card. Several Stonemasons buy in play order, each from what is left.',
  },
  {
    id: 'CA-4.3.16',
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
  },
  { id: 'CA-4.3.20', title: 'Worker: the load', text: 'You get what is left on your Worker card.' },
  {
    id: 'CA-4.3.21',
    title: 'Worker: building',
    text: 'Builds up to 2 buildings and scores half the points of each at once. It earns no talers and places no helpers in the castle.',
  },
  {
    id: 'CA-4.3.22',
    title: 'Master Builder: cards back',
    text: 'All your played cards return to your hand, the Master Builder too: you have eight again.',
  },
  {
    id: 'CA-4.3.23',
    title: 'Master Builder: points',
    text: 'You score 5 points for each building that the others have built this round, with any role. It never builds itself.',
  },
  {
    id: 'CA-4.3.24',
    title: 'Master Builder with two players',
    text: 'What you build with your other card does not bring you these points.',
  },
  { id: 'CA-4.3.25', title: 'Several Master Builders', text: 'Each of them scores in full.' },
  {
    id: 'CA-4.4.1',
    title: 'Building',
    text: 'With each Bricklayer, Stonemason or Worker card you build up to 2 buildings, one after the other, or none; in the Hard Frost, one at most. Any that is not built yet will do.',
  },
  {
    id: 'CA-2.5',
    title: 'The buildings',
    text: 'Each has a construction value, which is what it costs, and its points. A Small Tower costs 8 and is worth 6 points; a House, 10 and 8; a Large Tower, 12 and 10. The others have places for helpers, and the greatest is the Palace: it costs 30 and is worth 18.',
  },
  {
    id: 'CA-2.3',
    title: 'Value of resources',
    text: 'Sand 1, wood 2, brick 4 and stone 5. Silver is a joker.',
  },
  {
    id: 'CA-4.4.2',
    title: 'The exact sum',
    text: 'You pay with resources of yours that make exactly the value of the building: no less and no more. Each building is paid separately.',
  },
  {
    id: 'CA-4.4.3',
    title: 'Three kinds',
    text: 'Each payment needs at least three different kinds. Silver counts as the kind it stands for, not as a fifth.',
  },
  {
    id: 'CA-2.3.2',
    title: 'Silver',
    text: 'Each silver you spend stands for sand, wood, brick or stone, as you choose. You may use several, each as its own kind.',
  },
  {
    id: 'CA-4.4.4',
    title: 'Where payments go',
    text: 'Sand, wood, brick and stone go back to the stock. Silver stays in the Forge for good.',
  },
  {
    id: 'CA-4.4.5',
    title: 'What you can build',
    text: 'The board highlights the buildings that you can pay for exactly.',
  },
  {
    id: 'CA-4.4.6',
    title: 'The proposed payment',
    text: 'The game first proposes the payment with least silver and, among equals, most sand. You may look at other combinations or make your own.',
  },
  {
    id: 'CA-4.5.1',
    title: 'Helpers in the castle',
    text: 'Only with the Bricklayer or the Stonemason, and only if you have built something in that turn. You place up to 2, each on a free place of a standing building, and pay its price in talers to the bank.',
  },
  {
    id: 'CA-4.5.2',
    title: 'One per building and round',
    text: 'Each round you may put only one helper in each building, even if you play two cards.',
  },
  {
    id: 'CA-4.5.3',
    title: 'Taken places',
    text: 'Each place holds one helper. Helpers in the castle never leave: they do not move and are never displaced.',
  },
  {
    id: 'CA-4.5.4',
    title: 'Where the helper comes from',
    text: 'From your supply or, if you prefer, from one of your carts or the rider, which becomes free.',
  },
  {
    id: 'CA-4.5.5',
    title: 'Building comes first',
    text: 'Once you have placed the first helper, building is over for that turn.',
  },
  {
    id: 'CA-4.5.6',
    title: 'Winter Inn',
    text: 'Once its card is out there is one more place, for 3 talers and under the same rules. It is not part of the castle.',
  },
  {
    id: 'CA-2.4',
    title: 'Carts and rider',
    text: 'The carts give 4 sand, 3 wood, 2 bricks or 2 stones; the rider, 2 silver. Each holds one helper.',
  },
  {
    id: 'CA-4.3.3',
    title: 'Carts first',
    text: 'While any cart is free, the Trader can only go to a free cart: no rider, and no displacing.',
  },
  {
    id: 'CA-4.3.4',
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
    id: 'CA-4.6.3',
    title: 'End of round and game',
    text: 'The player to the left becomes start player. The game ends after the last round, or sooner if all 23 buildings are built; the current round is always played out.',
  },
  {
    id: 'CA-6.1',
    title: 'Points during the game',
    text: 'They are scored at once: the Stonemason gets the full points of the building; the Worker, half; the Master Builder, 5 for each building of the others.',
  },
  {
    id: 'CA-6.2.1',
    title: 'Final scoring',
    text: 'Helpers in the castle score, and so does the one in the Winter Inn. Those on carts, rider and in supply bring their owner nothing.',
  },
  { id: 'CA-6.2.2', title: 'What counts as built', text: 'Whatever anybody has built, not only you.' },
  {
    id: 'CA-6.2.4',
    title: 'Automatic exchange',
    text: 'In the Market and the Palace the game turns all it can into points. What is exchanged no longer counts for ties.',
  },
  {
    id: 'CA-6.3.1',
    title: 'Points: Market',
    text: 'Two places at 7 talers. With one, 1 point for every 2 talers you have left; with both, 1 point per taler.',
  },
  {
    id: 'CA-6.3.2',
    title: 'Points: Forge',
    text: 'The place for 10 talers gives 1 point for each silver in the Forge; the one for 6, one for every two.',
  },
  {
    id: 'CA-6.3.3',
    title: 'Points: Palace',
    text: 'Two places at 17 talers. Each helper turns up to 5 of your resources into points at their value, the best first; silver is worth 5.',
  },
  {
    id: 'CA-6.3.4',
    title: 'Points: Keep',
    text: 'One place for 14 talers: 3 points for each free place in the Market, the Forge and the buildings that stand.',
  },
  {
    id: 'CA-6.3.5',
    title: 'Points: Servants’ House',
    text: 'Two places at 7 talers. Each helper gives 1 point for each building left unbuilt.',
  },
  {
    id: 'CA-6.3.6',
    title: 'Points: Tavern',
    text: 'The place for 12 talers gives 1 point for each helper in the castle, whoever owns it, itself included; the one for 6, one for every two.',
  },
  {
    id: 'CA-6.3.7',
    title: 'Points: Gates',
    text: 'The Large Gate, for 10 talers, gives 2 points per tower built; the Small Gate, for 5, gives 1. Large and Small Towers count alike, the Keep and the Defence Tower do not.',
  },
  {
    id: 'CA-6.3.8',
    title: 'Points: Stable',
    text: 'The place for 16 talers gives 3 points per House built; the one for 12, 2. The Servants’ House does not count.',
  },
  {
    id: 'CA-6.3.9',
    title: 'Points: Winter Inn',
    text: '1 point for each helper on the carts and the rider, whoever owns it.',
  },
  {
    id: 'CA-6.5',
    title: 'Winning',
    text: 'Most points wins. In a tie, more talers; then resources of greater value, with silver at 5. If that does not break it, the victory is shared.',
  },
  {
    id: 'CA-8.1',
    title: 'Option: winter',
    text: 'Adds winter cards on round spaces 14, 13, 11, 9, 6 and 4. With three players all six come out; with two or four, only four, and nobody knows which are missing.',
  },
  {
    id: 'CA-8.2',
    title: 'Option: talers of the start player',
    text: 'Normally it is 1 taler per round. With the other option the start player gets as many talers from the bank as the number of the round space.',
  },
  {
    id: 'CA-8.3',
    title: 'Option: load of the Workers',
    text: 'Normally each owner chooses the load. With the other option each card always brings its own.',
  },
  {
    id: 'CA-4.2.5',
    title: 'Fixed loads',
    text: 'With that option there is no choice: the first Worker brings stone, sand and wood; the second stone, sand and brick; the third stone, wood and brick. What the stock lacks is missing.',
  },
]
