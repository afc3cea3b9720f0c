/** A turn: collecting, recovering, exchanging, building. */
import type { FortiumRule } from '../pictures.tsx'

export const turn: readonly FortiumRule[] = [
  {
    id: 'FT-4.1',
    aid: true,
    covers: ['FT-4.0', 'FT-4.6', 'FT-4.8'],
    chapter: 'The turn',
    title: 'Order of a turn',
    text: 'A round is one turn of each player. On your turn you first collect, then you may recover miners, then you roll the three green dice. Everything else comes in any order and as often as it is allowed: walking, attacking, pitching and removing camps, exchanging with the bank, buying and playing cards. Building a floor is always the very last thing. You are never forced into any of it: you can always end your turn.',
  },
  {
    id: 'FT-4.2',
    covers: ['FT-4.2a', 'FT-4.2b', 'FT-2.4.2', 'FT-4.9', 'FT-4.10', 'FT-4.11'],
    title: 'Collecting',
    text: 'Each finished floor of your fort gives you one unit of its material. Each quarry or mine where you have a camp gives you one unit for each of your miners there; without a camp of your own it yields nothing. Nobody collects in the first round. Whatever doubles the yield of a site multiplies with anything else that does, but what the fort gives is never doubled.',
  },
  {
    id: 'FT-2.4.3',
    title: 'Diamonds are not stored',
    text: 'The diamond mine yields only to those whose gold floor stands, and each diamond goes straight to the top of their fort.',
  },
  {
    id: 'FT-4.12',
    title: 'When the bank runs out',
    text: 'If the bank runs short while you collect, whoever has most in stock pays you, unit by unit, as long as they have more than you; if several do, whoever plays first after you. Allies pay too. If nobody has more than you, those units are lost.',
  },
  {
    id: 'FT-4.3',
    title: 'Emergency miner',
    text: 'If after collecting you have no miner left and cannot pay any of the prices for recovering one, one comes back to your base for free.',
  },
  {
    id: 'FT-4.4',
    covers: ['FT-2.5.3'],
    title: 'Recovering miners',
    text: 'After collecting and before rolling you may recover as many lost miners as you like. Each costs, as you choose, 4 granite, 3 limestone, 2 turquoise or 1 gold. They appear in your base and may walk this very turn.',
  },
  {
    id: 'FT-2.6.1',
    aid: true,
    covers: ['FT-2.6.2', 'FT-2.6.3', 'FT-2.6.4'],
    title: 'Exchanging with the bank',
    text: 'From your collection to the end of your turn you may exchange one material for the next, never the other way round and never skipping one. Gold buys diamonds only in the final rounds, once your gold floor stands, and one diamond a turn; it is placed at once. The bank must have what it gives.',
    table: {
      head: ['You give', 'You get'],
      rows: [
        ['2 granite', '1 limestone'],
        ['3 limestone', '1 turquoise'],
        ['4 turquoise', '1 gold'],
        ['8 gold', '1 diamond'],
      ],
    },
  },
  {
    id: 'FT-4.31',
    aid: true,
    covers: ['FT-2.3.1', 'FT-2.3.2', 'FT-4.32', 'FT-4.7'],
    title: 'Building a floor',
    text: 'Floors are built in order and whole, with all the material paid at once. You may build one a turn, and that ends your turn. What goes into the fort neither comes out again nor goes to the bank; only a support card can demolish a turquoise floor.',
    table: {
      head: ['Floor', 'Costs', 'Gives at each collection'],
      rows: [
        ['Granite', '15 granite', '1 granite'],
        ['Limestone', '15 limestone', '1 limestone'],
        ['Turquoise', '10 turquoise', '1 turquoise'],
        ['Gold', '10 gold', '1 gold'],
        ['Diamonds', '4 diamonds', '–'],
      ],
    },
  },
]
