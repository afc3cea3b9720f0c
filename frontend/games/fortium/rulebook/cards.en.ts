/** Support cards. */
import type { FortiumRule } from '../pictures.tsx'

export const cards: readonly FortiumRule[] = [
  {
    id: 'FT-4.33',
    covers: ['FT-2.5.2', 'FT-2.7.1'],
    chapter: 'Support cards',
    title: 'Buying and playing',
    text: 'A card costs 5 granite and 5 limestone, and is drawn by its printed chance, each time anew. You hold one at most and use one a turn. The one you have just bought waits for your next turn; using one and buying another in the same turn is allowed.',
    picture: 'cards',
    table: {
      head: ['Card', 'Chance'],
      rows: [
        ['Demolish turquoise', '10%'],
        ['Steal limestone', '10%'],
        ['Convert miner', '10%'],
        ['Convert camp', '10%'],
        ['Unify miners', '20%'],
        ['Double production', '20%'],
        ['Negotiate', '20%'],
      ],
    },
  },
  {
    id: 'FT-4.34',
    title: 'Discarding',
    text: 'You may discard your card even if it could be used, but not one bought this turn; it is shown, and counts as that turn’s card. You may also keep it for as many turns as you like.',
  },
  {
    id: 'FT-4.36',
    title: 'Against whom',
    text: 'Cards are not used against allies, except to negotiate, nor on miners in a base of a rival. Demolish turquoise needs a rival with the turquoise floor and without the gold one: they lose it, and the material goes to the bank. Steal limestone needs a rival with limestone in stock: you take it all.',
  },
  {
    id: 'FT-4.37',
    title: 'Convert miner',
    text: 'A rival miner who is alone on their cell is lost, and one of yours takes the place, a lost one or one who has not walked yet. It is no attack, and that miner walks no more this turn. A rival camp there stays.',
  },
  {
    id: 'FT-4.38',
    title: 'Unify miners',
    text: 'Choose a cell with a single miner, yours, that is not a base: two more of yours who have not walked yet go there from wherever they are. They walk no more this turn.',
  },
  {
    id: 'FT-4.39',
    title: 'Convert camp',
    text: 'A rival camp goes back to its owner’s supply and one from yours takes its place, for free. It does not work on the diamond mine, and miners are not touched. If it was two allies’, both go back.',
  },
  {
    id: 'FT-4.35',
    title: 'Double production',
    text: 'It is played at the start of your turn, before collecting, from the second round on. Choose a quarry or mine, but not the diamond mine, with your camp and at least one of your miners: in this collection it yields you double.',
  },
  {
    id: 'FT-4.40',
    title: 'Negotiate',
    text: 'The card gives you three proposals of a swap with anybody still in the game. Only stock is traded, at least one unit each way, and nobody offers what they do not have. The other person accepts, rejects or, once a proposal, counters, and then you answer. Each rejection uses up a proposal; an agreement closes the negotiation. If there is none, the card is lost.',
  },
]
