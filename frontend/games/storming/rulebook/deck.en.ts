/** All cards, one by one. */
import {
  actionTypes,
  civilians,
  improvements,
  invention,
  pacts,
} from '../../../../shared/games/storming/components.ts'
import { designs, generalEventIds } from '../../../../shared/games/storming/events.ts'
import type { StormingRule } from '../pictures.tsx'
import { cards } from '../texts/cards.en.ts'
import { cardRows, startRows } from './rows.ts'

const head = ['Card', 'What it does']

export const deck: readonly StormingRule[] = [
  {
    id: 'ST-2.1',
    chapter: 'All the cards',
    title: 'How many of each',
    text: 'There are 170. Each sort is known by its shape and its border.',
    table: {
      head: ['Cards', 'How many'],
      rows: [
        ['general events, one of each', '28'],
        ['directed events: five, with three copies against each player', '60'],
        ['action cards, five for each player', '20'],
        ['revolts', '11'],
        ['Invention', '1'],
        ['civilians', '10'],
        ['kingdom improvements', '10'],
        ['pacts', '10'],
        ['start cards', '20'],
      ],
    },
  },
  {
    id: 'ST-2.30',
    covers: ['ST-2.31', 'ST-2.32', 'ST-2.33'],
    title: 'Action cards',
    text: 'Each player has five: two military ones and one of each other type.',
    picture: 'actions',
    table: { head, rows: cardRows(cards, actionTypes) },
  },
  {
    id: 'ST-2.45',
    covers: ['ST-2.46'],
    title: 'Revolts and the Invention',
    text: 'There are eleven revolts, all alike, and a single Invention. When they are nobody’s they are in the supply.',
    picture: 'blocking',
    table: { head, rows: cardRows(cards, ['revolt', invention]) },
  },
  {
    id: 'ST-4.44',
    covers: ['ST-5.40'],
    title: 'General events',
    text: 'Depopulation, Material shortage, Torrential rain and Drought must be answered by whoever can. In the others, what somebody “may” do is optional.',
    picture: 'general',
    table: { head, rows: cardRows(cards, generalEventIds) },
  },
  {
    id: 'ST-4.41',
    title: 'Directed events',
    text: 'They affect the target on the card or, under Chaos, everybody, in turn order; never the signers of the Informant network. The two for four players are only used with their option.',
    picture: 'directed',
    table: { head, rows: cardRows(cards, designs) },
  },
  {
    id: 'ST-5.84',
    title: 'Civilians',
    text: 'A civil action is a diplomacy action: you use it if you have the civilian and there is somebody to use it on.',
    picture: 'civilians',
    table: { head, rows: cardRows(cards, civilians) },
  },
  {
    id: 'ST-5.7',
    title: 'Kingdom improvements',
    text: 'You can have two at most, and none is discarded to make room. Those that are lost go to the discards, and so do civilians.',
    picture: 'improvements',
    table: { head, rows: cardRows(cards, improvements) },
  },
  {
    id: 'ST-5.88',
    title: 'Pacts',
    text: 'Conspiracy and Reinforcements are fulfilled when they are signed, and discarded. The others last until they are broken.',
    example:
      'Ana and Berta sign the Conspiracy: they gain 1 point each, and Carla is left with 0 troops. Ana offers Reinforcements to Berta and takes the troops, up to 3: Berta gains 1 point.',
    picture: 'pacts',
    table: { head, rows: cardRows(cards, pacts) },
  },
  {
    id: 'ST-2.20',
    title: 'Start cards',
    text: 'All that they do not name is plain.',
    picture: 'starts',
    table: { head: ['Players', 'Card', 'Forests', 'Mountain', 'Lakes'], rows: startRows },
  },
]
