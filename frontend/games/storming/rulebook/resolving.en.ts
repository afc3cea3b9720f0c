/** Resolving PRESENT: action cards, the Invention, revolts and events. */
import type { StormingRule } from '../pictures.tsx'

export const resolving: readonly StormingRule[] = [
  {
    id: 'ST-4.25',
    aid: true,
    chapter: 'Resolving',
    title: 'Playing an action card',
    text: 'Its owner takes the actions of the table, one after another.',
    table: {
      head: ['Card', 'Actions', 'Each action'],
      rows: [
        ['Build', '2', 'village, town, city, sawmill, mine, wall or improvement'],
        ['Recruit', '2', 'a troop or a civilian'],
        ['Military', '2', 'move or attack with a troop'],
        ['Diplomacy', '1', 'first player, offer or break a pact, or civil action'],
      ],
    },
  },
  {
    id: 'ST-R36',
    title: 'More actions, and fewer',
    text: 'With Fair winds there is one action more, and a build card gives another for each sawmill of yours, even one just built. With the Market, one of the actions may be of another type. A signer of No quarter also has a military action, after at least one normal one. Who did not sign the Blockade takes one action in all. Under a Truce, the next military card cannot be used to attack.',
  },
  {
    id: 'ST-4.26',
    covers: ['ST-5.16'],
    title: 'At least one action',
    text: 'If you can take any action of the type of the card, you must take at least one, even if it harms you; the others are optional. If you can take none, the card ends without effect.',
  },
  {
    id: 'ST-4.27',
    title: 'Each troop once',
    text: 'With each card, each troop acts only once. With the General, one soldier may act twice with a military card, which takes two actions.',
  },
  {
    id: 'ST-4.24',
    title: 'Cards that are not played',
    text: 'Who has lost their next card to an event does not play it, and under a Famine the next recruit card is not played. The card returns to its owner and triggers nothing. A diplomacy card lifts the Embargo even if it is not played.',
  },
  {
    id: 'ST-4.29',
    title: 'The card returns',
    text: 'When the card is over, its owner regains it: it goes face down under their oldest revolt that blocks none, and if there is no such revolt, to their hand.',
  },
  {
    id: 'ST-4.28',
    title: 'Reactions',
    text: 'After a military card the other signer of the Military alliance may act; after a build card, whoever has the Customs house. It is one action each, beginning at the left of whoever played the card. Reactions trigger no reactions.',
  },
  {
    id: 'ST-4.30',
    title: 'Single actions',
    text: 'The action that an event, a reaction, a pact or an improvement just built gives is one and no more: sawmills, Market, No quarter, Fair winds and Blockade do not count for it. It is optional, unless something else is said.',
  },
  {
    id: 'ST-4.31',
    covers: ['ST-4.32', 'ST-4.33', 'ST-5.17'],
    title: 'The Invention',
    text: 'Whoever has the Alchemist has it, and it never goes under a revolt. When it is revealed, whoever has the Alchemist by then chooses one of the four types, and from that moment it is a card of that type in every respect. Then it returns to their hand. If nobody can use the Alchemist, it goes back to the supply; and so it does if you lose him with the Invention in your hand.',
  },
  {
    id: 'ST-4.36',
    title: 'Taking a revolt',
    text: 'A random action card of your hand goes face down under it; those already planned are not touched. If you have none in hand, the revolt will block the next one that you regain. There are eleven revolts: if none is left, you take none.',
  },
  {
    id: 'ST-4.34',
    title: 'A revolt is revealed',
    text: 'It goes back to the supply, and that is all. Each Theatre counts it, and at the third, the sixth and so on gives a permanent point. Then whoever has the Philosopher may take one action of any type.',
    example:
      'Your Theatre has counted 2 revolts. Another is revealed, no matter whose: that makes 3, and you gain 1 point. The next one comes at 6.',
  },
  {
    id: 'ST-4.40',
    title: 'Events',
    text: 'An event is read, carried out and discarded. If it affects several players, it does so in turn order.',
  },
  {
    id: 'ST-4.42',
    title: 'Sacrificing the Sheriff',
    text: 'When a directed event, or one of those that say so in the list, is about to take something from you, you are asked first. If you discard the Sheriff, the event passes you by with all your pieces and cards.',
  },
  {
    id: 'ST-4.43',
    title: 'Events that wait',
    text: 'Fair winds, Famine, Truce, Embargo, Chaos and the loss of the next card hold from the moment they come until the card that they affect is revealed, in this round or another. They do not add up; lost cards do.',
  },
  {
    id: 'ST-4.50',
    title: 'Civilians and improvements without effect',
    text: 'While a Development crackdown is in force, the civilians and improvements of its non-signers do nothing: no effects, no reactions, no civil actions, nothing when built, no Invention, no points of Theatre and University. They can be recruited and built all the same. The point of the Cathedral and a third civilian stay.',
  },
  {
    id: 'ST-4.60',
    title: 'What is always looked at',
    text: 'After every move and every effect it is looked at, in this order: where the Invention is, whether the Library still copies, whether somebody without a University has more than two civilians and must discard, whether displays must be refilled, whose the rotating point is, and whether somebody has won.',
  },
]
