/** Diplomacy and pacts, the end, what is seen and what can be chosen. */
import type { StormingRule } from '../pictures.tsx'

export const ending: readonly StormingRule[] = [
  {
    id: 'ST-5.80',
    chapter: 'Diplomacy and pacts',
    title: 'Being first player',
    text: 'If you are not, you are from that moment on.',
  },
  {
    id: 'ST-5.81',
    covers: ['ST-5.82', 'ST-5.85', 'ST-7.9'],
    title: 'Offering a pact',
    text: 'You offer another player one of the pacts on display, which is replaced at once. Everybody sees the offer and the answer. If it is refused, the pact is discarded and your action is spent. If it is signed, it is in force; with the Embassy they are not asked. With Reinforcements you say first what you take: the point or the troops. Project Valkyrie needs an empty region, and Trade route a settlement without a troop of one of the two.',
  },
  {
    id: 'ST-5.86',
    title: 'One between two',
    text: 'There can only be one pact between two players, but you may have one with each rival. The two who sign it are the signers; all others are the non-signers. Some pacts let one act without playing a card: Mutual support before planning, Military alliance after the military card of the other.',
  },
  {
    id: 'ST-5.83',
    covers: ['ST-5.87'],
    title: 'Breaking a pact',
    text: 'You may break any pact in force, even one that is not yours: it is discarded, and its troop goes with it. If a signer has the Embassy and another player breaks the pact in this way or by attacking them, that player takes a revolt.',
  },
  {
    id: 'ST-6.4',
    chapter: 'End and ties',
    title: 'The end',
    text: 'The game ends at once when somebody conquers the last settlement of another player, and they win, whatever the points; or when somebody has seven points or more.',
    example:
      'You have 6 points and conquer a village: with 7 you win at once, even if cards are still to be resolved.',
    picture: 'seven',
  },
  {
    id: 'ST-6.5',
    covers: ['ST-6.6'],
    title: 'Ties',
    text: 'If several have seven points or more at once, whoever has more settlements wins; then more cities; then whoever comes earlier in turn order. The others are placed by points, settlements, cities and turn order.',
    example:
      'Ana and Berta sign the Conspiracy and both reach 7 points. Ana has 2 settlements and Berta 1: Ana wins.',
  },
  {
    id: 'ST-7.1',
    covers: ['ST-7.2', 'ST-7.3', 'ST-7.4', 'ST-7.5', 'ST-7.6', 'ST-7.7'],
    chapter: 'What is seen',
    title: 'Hidden',
    text: 'Of another player’s hand and events only the number is known; of a card face down, who put it, where, and whether an event is attached. Nobody knows which event went to which pile, but for the one chosen by the Spy, who looks at all of them without knowing whose they are. The card that a revolt blocks is known to its owner. Decks and discarded events are not looked at.',
  },
  {
    id: 'ST-7.8',
    title: 'For all to see',
    text: 'The map, the supplies, the points, the pacts, everybody’s civilians and improvements, the revolts in front of them, the events that wait, and the discards of civilians, improvements and pacts.',
  },
  {
    id: 'ST-7.10',
    title: 'Chance',
    text: 'Chance decides only the deal, who begins, the start card, every shuffle, which event goes to which pile, and which card a revolt blocks. It is drawn at that moment: nothing is settled beforehand.',
  },
  {
    id: 'ST-8.1',
    chapter: 'Options',
    title: 'Conspiracy',
    text: 'The point of the Conspiracy is gained by each signer. With the option, each non-signer gains it, in return for their troops.',
  },
  {
    id: 'ST-8.2',
    title: 'Directed events for four',
    text: 'With four players you may change the directed events: each gets the Assassination for four and the Insurrection for four against each rival, and nobody loses any.',
  },
  {
    id: 'ST-8.3',
    title: 'A chosen start card',
    text: 'Instead of leaving it to chance you may choose its number, from 1 to 10, for a rematch on the same map, say.',
  },
  {
    id: 'ST-8.4',
    title: 'A walled first village',
    text: 'Everybody’s first village begins with a wall. Fewer games end suddenly by conquest.',
  },
]
