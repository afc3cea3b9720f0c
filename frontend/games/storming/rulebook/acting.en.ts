/** Building and recruiting. */
import type { StormingRule } from '../pictures.tsx'

export const acting: readonly StormingRule[] = [
  {
    id: 'ST-5.20',
    chapter: 'Building',
    title: 'Founding a village',
    text: 'Where you have a soldier, on a plain without a structure and with no settlement beside it, yours or anybody’s. The soldier stays.',
  },
  {
    id: 'ST-5.21',
    title: 'Enlarging a settlement',
    text: 'A village of yours becomes a town, or a town of yours a city. If it had a wall, it keeps it. Each city that you build gives a permanent victory point.',
    example: 'You enlarge a village to a town: 0 points. You enlarge that town to a city: 1 permanent point.',
  },
  {
    id: 'ST-5.22',
    title: 'Sawmills and mines',
    text: 'Where you have a soldier and nothing else is built: the sawmill in a forest, the mine in a mountain. The sawmill gives your build cards one more action; the mine gives a point while it is yours.',
  },
  {
    id: 'ST-5.23',
    title: 'Walls',
    text: 'One for a settlement of yours that has none. An attack destroys it, and with that the attack is over.',
  },
  {
    id: 'ST-5.24',
    covers: ['ST-5.8', 'ST-5.9'],
    title: 'Kingdom improvements',
    text: 'You take one of those on display, if you have fewer than two and there is no embargo. It is replaced at once; when the deck runs out, the discards are shuffled. You do right away what it gives when built, and what it gives while one has it counts for the rest of the card already.',
  },
  {
    id: 'ST-5.36',
    title: 'The point of the University',
    text: 'You gain it when, with the University, you recruit your third civilian. To gain it anew, another player or an event must have taken a civilian from you meanwhile; those that you discard yourself do not count.',
    example:
      'You have the University and 2 civilians, and recruit another: that makes 3, and you gain 1 point. If you had only 1, you gain nothing.',
  },
  {
    id: 'ST-5.37',
    covers: ['ST-5.38'],
    title: 'What the Library copies',
    text: 'You have, as its owner does, what the marked improvement gives while one has it: with the Cathedral, a point; with the Theatre, a count of your own that begins at nought. It ends when you move the marker or one of the two improvements leaves play. The count of a Theatre, too, begins anew each time that it is built.',
  },
  {
    id: 'ST-5.35',
    title: 'Replacing a civilian or an improvement',
    text: 'With Patronage of talent and Prosperity you may discard a card of yours and take another of those on display, which counts as just recruited or built. Under an embargo you cannot.',
  },
  {
    id: 'ST-5.30',
    aid: true,
    chapter: 'Recruiting',
    title: 'Troops',
    text: 'You put a troop into a settlement of yours that has none. Which troop it may be depends on its size.',
    table: {
      head: ['In a', 'Soldier', 'Knight', 'Artillery'],
      rows: [
        ['village', 'yes', 'no', 'no'],
        ['town', 'yes', 'yes', 'no'],
        ['city', 'yes', 'yes', 'yes'],
      ],
    },
    picture: 'troops',
  },
  {
    id: 'ST-5.33',
    covers: ['ST-5.34'],
    title: 'Recruiting outside, or beyond the size',
    text: 'With Barracks, Mercenaries and Reinforcements one also recruits in a region adjacent to a settlement of one’s own, without a troop or somebody else’s structure, of a terrain that the troop can enter, and with an adjacent settlement that may raise it. Order of chivalry and Arms supply do not look at the size, but need a settlement of yours without a troop.',
  },
  {
    id: 'ST-5.31',
    title: 'Civilians',
    text: 'You take one of those on display, if you have fewer than two, or fewer than three with the University, and there is no embargo. It is replaced at once. If it has a civil action, you may use it right away.',
  },
]
