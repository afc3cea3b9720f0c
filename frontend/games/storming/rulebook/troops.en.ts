/** Moving and attacking; the war wagon and the caravan. */
import type { StormingRule } from '../pictures.tsx'

export const troops: readonly StormingRule[] = [
  {
    id: 'ST-5.1',
    aid: true,
    chapter: 'Moving and attacking',
    title: 'Where each troop can go',
    text: 'All of them go over plains, and none over lakes.',
    table: {
      head: ['Troop', 'Plain', 'Forest and mountain', 'Lake'],
      rows: [
        ['soldier', 'yes', 'yes', 'no'],
        ['knight', 'yes', 'no', 'no'],
        ['artillery', 'yes', 'no', 'no'],
        ['war wagon', 'yes', 'no', 'no'],
        ['caravan', 'yes', 'yes', 'no'],
      ],
    },
  },
  {
    id: 'ST-5.25',
    covers: ['ST-5.41', 'ST-5.42', 'ST-5.43', 'ST-5.44'],
    title: 'Moving',
    text: 'Soldiers and artillery go to an adjacent region. A knight gets up to two regions far, if the one in between is a plain without rival structures and with no troops but yours or those of your pacts. Where a troop arrives there can be no troop and no rival structure: such a region is only entered by an attack.',
  },
  {
    id: 'ST-5.26',
    covers: ['ST-5.45', 'ST-5.46'],
    title: 'Attacking',
    text: 'A soldier attacks an adjacent region; a knight any that it could reach. There must be a rival troop or structure, or the war wagon or the caravan, those of your own pact too; never a troop of yours. The troop must be able to enter that terrain, even if a wall stops it.',
    picture: 'attack',
  },
  {
    id: 'ST-5.48',
    aid: true,
    covers: ['ST-5.47'],
    title: 'What an attack achieves',
    text: 'Against a rival settlement with a wall: the wall falls, and the attacker stays where it was. Where there is none: a troop there is removed, yours moves in, and a rival structure becomes yours.',
  },
  {
    id: 'ST-5.49',
    covers: ['ST-5.50'],
    title: 'Conquering',
    text: 'Each settlement conquered gives a permanent point; sawmills and mines do not. The settlement is replaced by one of yours of the same size; if you have none left, by the largest of the smaller ones, and if you have none at all, it disappears. It counts as a conquest all the same. A conquered city does not give the point for building one.',
    example: 'A soldier of yours conquers a town of Berta’s: 1 permanent point. If it conquers a sawmill, 0.',
  },
  {
    id: 'ST-5.51',
    title: 'Shooting with artillery',
    text: 'Artillery attacks without moving, up to two regions far and over any terrain, a rival troop, the war wagon, the caravan or a rival wall. If there is a wall, it falls before the troop. It never conquers.',
  },
  {
    id: 'ST-5.52',
    title: 'Attacking who signs with you',
    text: 'If you attack a region with a troop or a structure of somebody with whom you have a pact, that pact is broken after the attack. Attacking the war wagon or the caravan is not attacking its signers.',
  },
  {
    id: 'ST-5.53',
    chapter: 'War wagon and caravan',
    title: 'The troops of a pact',
    text: 'They belong to no player: events and pacts that count or remove troops do not touch them. Only the signers use them, with a military card or the Invention played as one, and once with each card.',
  },
  {
    id: 'ST-5.60',
    covers: ['ST-5.27', 'ST-5.61', 'ST-5.62', 'ST-5.63'],
    title: 'The war wagon',
    text: 'Whoever offered the pact places it on an empty region. With one action it moves once and shoots once, in the order that you like, or does only one of the two. It moves to an adjacent plain without a troop or anybody’s settlement, and shoots as artillery does.',
  },
  {
    id: 'ST-5.64',
    covers: ['ST-5.65'],
    title: 'The end of the war wagon',
    text: 'If a non-signer destroys it, they gain a permanent point; if a signer does, nobody gains anything. In both cases the pact ends, and when the pact ends for whatever reason, the wagon leaves the map.',
    example:
      'Ana and Berta have the wagon. Carla destroys it: she gains 1 point. If Ana destroys it, 0 points for everybody.',
  },
  {
    id: 'ST-5.70',
    covers: ['ST-5.71', 'ST-5.72'],
    title: 'The caravan',
    text: 'Whoever offered the pact places it on a settlement without a troop of one of the two. It moves to an adjacent region without a troop, over forest and mountain too. It enters anybody’s structures, except a walled settlement of a non-signer. It does not attack, and its region is only entered by attacking it.',
  },
  {
    id: 'ST-5.73',
    title: 'The points of the caravan',
    text: 'When it reaches a settlement of a player who is not the one it counted last, each signer gains a permanent point. The first one that counts is the owner of the settlement where it began.',
    example:
      'The caravan began in a settlement of Ana’s and reaches one of Carla’s: Ana and Berta, who signed, gain 1 point each. If it then enters another of Carla’s, 0; if it returns to one of Ana’s, 1 point more.',
  },
  {
    id: 'ST-5.74',
    title: 'The end of the caravan',
    text: 'If a non-signer destroys it, they gain a permanent point; if a signer does, they take a revolt. In both cases the pact ends, and when it ends for another reason, the caravan leaves the map.',
    example:
      'Carla destroys the caravan of Ana and Berta: she gains 1 point. If Ana destroys it, she gains 0 and takes 1 revolt.',
  },
]
