/** A round: planning, placing the events, who decides. */
import type { StormingRule } from '../pictures.tsx'

export const round: readonly StormingRule[] = [
  {
    id: 'ST-4.1',
    covers: ['ST-4.0', 'ST-4.2', 'ST-4.3', 'ST-4.4', 'ST-4.5', 'ST-4.6', 'ST-4.7', 'ST-4.20'],
    chapter: 'The round',
    title: 'From beginning to end',
    text: 'After setup, rounds are played until somebody wins. First everybody plans. Then Palace and Spy may act, in this order, and the events are placed. Then PRESENT is resolved. When nothing is left of it, the cards of FUTURE become PRESENT in the same order, and another round begins.',
  },
  {
    id: 'ST-4.8',
    title: 'Turn order',
    text: 'It goes from the first player to their left. It is fixed when planning, an event or any effect on everybody begins: if the first player changes meanwhile, that holds for what begins later.',
  },
  {
    id: 'ST-4.9',
    covers: ['ST-5.6', 'ST-5.90', 'ST-5.91'],
    title: 'Who decides',
    text: 'Whoever has the question decides, and the others wait. If you can do nothing, you are not asked. What is optional can be passed, also ahead of time where several are asked; and at any time you may say that you react no more this round. For whoever takes too long the table passes; where something must be chosen, it chooses at random. What cannot be done is refused, and you are told why.',
  },
  {
    id: 'ST-4.12',
    covers: ['ST-4.14', 'ST-5.11'],
    chapter: 'Planning',
    title: 'Your two cards',
    text: 'You put one card face down on PRESENT and one on FUTURE. Action cards of your hand, revolts in front of you and the Invention will do. If you can only put one, you choose where; if none, you put nothing.',
  },
  {
    id: 'ST-4.35',
    title: 'Planning a revolt',
    text: 'When you put it you regain at once the card that it blocks, and you may plan that card in the same turn.',
  },
  {
    id: 'ST-4.13',
    title: 'Strategist and Post office',
    text: 'With the Strategist you may put both cards on the same pile, in the order that you like. With the Post office you may put one of your PRESENT cards under all others: it will be resolved first.',
  },
  {
    id: 'ST-4.15',
    covers: ['ST-4.16', 'ST-5.12'],
    title: 'Your event',
    text: 'Then you draw an event and put any one of those in your hand face down on EVENTS. You must, and so the hand stays at six. When the deck runs out, the discards are shuffled; if there are none either, nothing is drawn.',
  },
  {
    id: 'ST-4.10',
    covers: ['ST-5.13'],
    title: 'Before planning',
    text: 'At the start of your turn you may do these things, each once and in any order: the action of Mutual support, drawing with the Warlock, discarding a revolt with the Sheriff, and moving the library marker. If nobody has any of these in a round, all plan at the same time; else in turn order.',
  },
  {
    id: 'ST-4.11',
    title: 'The Warlock’s event',
    text: 'You draw two events, if deck and discards have them, keep one and discard the other. The one that you keep is attached to one of the cards that you plan this turn, and is resolved right after it, even if that card is not played. If you can plan none, it is discarded.',
  },
  {
    id: 'ST-4.21',
    covers: ['ST-5.14', 'ST-5.15'],
    title: 'Placing the events',
    text: 'Whoever has the Palace may add a card to FUTURE before. Whoever has the Spy looks at the events and may choose the one for PRESENT. Then they are shuffled: one goes to PRESENT, one to FUTURE, and the others are discarded face down.',
  },
  {
    id: 'ST-4.22',
    covers: ['ST-4.23'],
    title: 'In what order they are resolved',
    text: 'What was put first is resolved first. On PRESENT the cards that came from FUTURE are in front, with the event that joined them; then those of this round, in turn order, and their event last. Troubled times shuffles FUTURE; an event of the Warlock does not part from its card.',
  },
]
