/** Turns and phases. */
import type { FortalezaRule } from '../pictures.tsx'

export const turns: readonly FortalezaRule[] = [
  {
    id: 'FZ-4.1',
    chapter: 'Turns',
    title: 'Course of the game',
    text: 'Deal, turns and scoring; then the same again. Only the moves of the moment count.',
  },
  {
    id: 'FZ-4.2',
    covers: ['FZ-2.13', 'FZ-2.14'],
    title: 'Turns',
    text: 'You play clockwise until nobody has cards: each phase uses up the whole deck.',
    table: {
      head: ['Players', 'Turns in a phase', 'Turns in which you draw'],
      rows: [
        ['3', '10', '1 to 6'],
        ['4', '10', '1 to 6'],
        ['5', '8', '1 to 4'],
      ],
    },
  },
  {
    id: 'FZ-4.3',
    aid: true,
    covers: ['FZ-9.33'],
    title: 'Your turn',
    text: 'Take one action of two cards, or two actions of one card, the same or different. There is no passing. These are the actions:',
    table: {
      head: ['Action', 'With one card', 'With two cards'],
      rows: [
        ['Take resources', 'any: +3 coins (phase 2: +4)', 'any two: +7 coins (phase 2: +9)'],
        ['Develop', 'any: 1 tile', 'any two: 2 or 3'],
        ['Wall or gate', 'one wall', 'any two'],
        ['Tower', '–', 'two towers, or tower and wall'],
        ['Guild or collector', '–', 'the quarter’s two trades'],
        ['Temple', 'one temple, or any and 1 coin', '–'],
      ],
    },
  },
  {
    id: 'FZ-4.4',
    title: 'Drawing',
    text: 'After your second card you draw two, while the deck lasts.',
  },
  {
    id: 'FZ-4.5',
    title: 'One action, then the other',
    text: 'The first action is over before the second begins: its coins can pay already, and a wall or the ring of towers that it completes counts as complete.',
  },
  {
    id: 'FZ-4.6',
    title: 'End of a phase',
    text: 'When the last card is played the phase scores at once, with nothing to decide.',
  },
  {
    id: 'FZ-4.7',
    title: 'Who starts the second phase',
    text: 'Before the deal, whoever is in last place after the first phase names anybody, themselves included.',
  },
  {
    id: 'FZ-4.8',
    covers: ['FZ-9.7', 'FZ-9.8'],
    title: 'Between the phases',
    text: 'Only the cards are gathered and dealt anew. Tiles, coins, points, collectors and pawns stay.',
  },
  {
    id: 'FZ-4.9',
    title: 'There is always a move',
    text: 'Any card can take resources, wild cards too: nobody is ever without a move.',
  },
  {
    id: 'FZ-4.10',
    title: 'If somebody leaves',
    text: 'A sensible bot, the journeyman, plays for them. Where it is at a loss a stand-in takes resources with their first cards, wild cards last; if they must name who starts, it names them.',
  },
]
