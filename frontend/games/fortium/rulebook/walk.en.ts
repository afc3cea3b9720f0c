/** Dice, groups and fights. */
import type { FortiumRule } from '../pictures.tsx'

export const walk: readonly FortiumRule[] = [
  {
    id: 'FT-4.13',
    covers: ['FT-4.5', 'FT-7.2'],
    chapter: 'Walking and attacking',
    title: 'The green dice',
    text: 'Each die moves one group. To a die you may add others that show a 1, and each adds a step: with 6, 1 and 1 a group walks up to eight. A 1 may also be used by itself. Dice you do not want stay unused. All that hangs on luck is drawn by the table at that moment: nothing is decided beforehand.',
    picture: 'adding',
  },
  {
    id: 'FT-4.14',
    covers: ['FT-4.15'],
    title: 'Groups',
    text: 'A group is one to three of your miners who stand on the same cell and walk together. Each miner walks once a turn: with three dice, nine miners at most.',
  },
  {
    id: 'FT-4.16',
    aid: true,
    title: 'How far',
    text: 'The group goes to any cell that is as many steps away as the dice give, or fewer. It may pass through anything: quarries and mines, cells with anybody’s miners and, for one step, any base.',
  },
  {
    id: 'FT-4.17',
    covers: ['FT-2.4.1'],
    title: 'Where it stops',
    text: 'A cell holds three miners, allies included. Your base holds all of yours, and nobody stops in a base of others. If there are rival miners on the cell, the group attacks them.',
  },
  {
    id: 'FT-4.22',
    covers: ['FT-4.18', 'FT-4.21'],
    title: 'Attacking',
    text: 'You may attack on cells, quarries and mines, once a turn unless you have chosen otherwise. Exactly the group that arrives attacks: to attack with three, gather them on one cell first. After an attack, cells with rivals are closed to you until your next turn.',
  },
  {
    id: 'FT-4.19',
    covers: ['FT-4.20', 'FT-4.24'],
    title: 'The combat',
    text: 'The attacker throws one die for each miner, and so does the defender, each in their own colour. They are sorted from the highest down and compared in pairs: if the attacker’s is higher a defender falls, and if not, a tie included, an attacker does. This is repeated until only one side is left on the cell; nobody retreats. Where allies defend, whoever has more miners there loses first, and whoever wears the hat is the last of their colour to fall. Attackers who survive hold the cell and walk no more this turn.',
    picture: 'combat',
  },
  {
    id: 'FT-2.8.1',
    aid: true,
    title: 'How likely an attack succeeds',
    text: 'Before you attack, the tray tells how likely you are to win and how it can end. These are the chances of winning.',
    table: {
      head: ['Attackers', 'against 1', 'against 2', 'against 3'],
      rows: [
        ['1', '41.7%', '10.6%', '1.8%'],
        ['2', '75.4%', '36.3%', '12.2%'],
        ['3', '91.6%', '65.6%', '32.8%'],
      ],
    },
  },
  {
    id: 'FT-4.23',
    title: 'Camps do not fight',
    text: 'The camp of whoever loses stays, but yields to nobody until the winner pays for one of their own, or leaves.',
  },
]
