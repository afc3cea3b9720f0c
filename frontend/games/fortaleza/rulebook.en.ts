/** The rules for players, in the house's words; each paragraph bears its number in RULES.md. */
import type { RuleText } from '../../table/gameUi.ts'

export const rulebook: readonly RuleText[] = [
  {
    id: 'FZ-1.2',
    title: 'What it is about',
    text: 'All of you build one fortress, with tiles of your own colours. Each turn you spend exactly two cards. There are two phases: in each the whole deck is played, and then everything in sight scores.',
  },
  {
    id: 'FZ-3.7',
    title: 'The deal',
    text: 'In each phase you get one wild card and seven cards of the deck. The rest is drawn from.',
  },
  {
    id: 'FZ-3.5',
    title: 'With three players',
    text: 'The four apothecary quarters and the four corner towers are out of play, and so are twenty cards.',
  },
  {
    id: 'FZ-4.1',
    title: 'Course of the game',
    text: 'Deal, turns and scoring; then the same again. Only the moves of the moment count.',
  },
  {
    id: 'FZ-4.2',
    title: 'Turns',
    text: 'You play clockwise: ten turns each in a phase, eight with five players.',
  },
  {
    id: 'FZ-4.3',
    title: 'Your turn',
    text: 'Take one action of two cards, or two actions of one card. There is no passing.',
  },
  { id: 'FZ-4.4', title: 'Drawing', text: 'After your second card you draw two, while the deck lasts.' },
  {
    id: 'FZ-4.7',
    title: 'Who starts the second phase',
    text: 'Whoever is in last place after the first phase names anybody, themselves included.',
  },
  {
    id: 'FZ-4.8',
    title: 'Between the phases',
    text: 'Only the cards are gathered and dealt anew. Tiles, coins, collectors and pawns stay.',
  },
  {
    id: 'FZ-2.21',
    title: 'Pawns',
    text: 'You have eight, as collectors or for the temple. With none left in your supply you can place no more.',
  },
  {
    id: 'FZ-5.1',
    title: 'Using cards',
    text: 'Cards come from your hand, and each plays a part. The game always proposes the cheapest.',
  },
  { id: 'FZ-5.2', title: 'Dual cards', text: 'Wall and guild, or tower and guild: either half for free.' },
  {
    id: 'FZ-5.4',
    title: 'Converting',
    text: 'A card may play a part that is not its own for 5 coins that you already hold.',
  },
  {
    id: 'FZ-5.5',
    title: 'Wild cards',
    text: 'They stand for any colour, wall, tower or temple, and always cost 2 coins, which may come out of what that same action brings.',
  },
  {
    id: 'FZ-5.7',
    title: 'Paying',
    text: 'You must hold conversions and price beforehand; the fee of wild cards may be taken out of what the action brings. Nobody ever owes money.',
  },
  {
    id: 'FZ-5.10',
    title: 'Resources with one card',
    text: 'Any card brings 3 coins in the first phase, 4 in the second.',
  },
  {
    id: 'FZ-5.11',
    title: 'Resources with two cards',
    text: 'Any two cards bring 7 coins in the first phase, 9 in the second.',
  },
  {
    id: 'FZ-5.12',
    title: 'Developing with one card',
    text: 'Any card removes the top tile of one of your stacks from the game, to reach the better ones sooner.',
  },
  {
    id: 'FZ-5.13',
    title: 'Developing with two cards',
    text: 'Any two cards remove two or three tiles, split over your stacks as you like.',
  },
  {
    id: 'FZ-5.14',
    title: 'Building a wall',
    text: 'One wall card, or any two cards: lay your top wall on a segment.',
  },
  {
    id: 'FZ-5.15',
    title: 'Building a gate',
    text: 'The same as a wall, in the middle of a side: the tile lies with its gate up.',
  },
  { id: 'FZ-5.16', title: 'Building a tower', text: 'Two tower cards, or one tower card and one wall card.' },
  {
    id: 'FZ-5.17',
    title: 'Building a guild',
    text: 'One card of each of the quarter’s two colours. The guild pays you coins when it is built.',
  },
  {
    id: 'FZ-5.18',
    title: 'Collector',
    text: 'One card of each colour of the quarter: put a pawn in its corner. Somebody else’s there goes back to their supply.',
  },
  {
    id: 'FZ-5.19',
    title: 'Retiring to the temple',
    text: 'A temple card, or any other and one coin: one of your pawns stays in the temple for good.',
  },
  {
    id: 'FZ-5.20',
    title: 'Price of walls and gates',
    text: 'On an empty place you pay what it says. Once its side is complete, gate included, you may cover a tile of lower level: another player’s for both levels, your own for the new one.',
  },
  {
    id: 'FZ-5.21',
    title: 'Price of towers',
    text: 'On an empty place you pay what it says. Once all towers stand you may cover one of lower level: another player’s for 8, 11 or 14 by your level, less the towers they have in sight; your own for both levels.',
  },
  {
    id: 'FZ-5.22',
    title: 'What a guild pays',
    text: 'From 9 coins down to 2, the less the higher it is. If you cover another player’s of lower level, both of you are paid.',
  },
  { id: 'FZ-5.23', title: 'Covered tiles', text: 'They stay underneath, score nothing and never come back.' },
  {
    id: 'FZ-5.24',
    title: 'Collectors in detail',
    text: 'You may place one where there is no guild, but not replace your own. They do not move.',
  },
  {
    id: 'FZ-5.25',
    title: 'Empty stacks',
    text: 'Developed tiles are out of the game. With no tiles of a kind left you cannot build that kind.',
  },
  {
    id: 'FZ-6.3',
    title: 'Points: walls',
    text: 'For each side, by your segments in sight: 4, 7, 9 or 10 points.',
  },
  { id: 'FZ-6.4', title: 'Points: gates', text: '3 to 6 points by level.' },
  { id: 'FZ-6.5', title: 'Points: towers', text: '4, 7, 9 or 11 points by level.' },
  { id: 'FZ-6.6', title: 'Points: guilds', text: '−1 to 7 points by level.' },
  {
    id: 'FZ-6.7',
    title: 'Points: collectors',
    text: 'Each collector scores the points of its quarter’s guild, whoever owns it.',
  },
  {
    id: 'FZ-6.9',
    title: 'Points: majorities',
    text: 'Advanced scoring only: most on each side, in guilds, in collectors and in the temple brings 3 points; less if it is shared.',
  },
  {
    id: 'FZ-6.10',
    title: 'Points: what was built',
    text: 'Advanced scoring only, at the end: a point for each tower and gate you have built, covered ones too.',
  },
  {
    id: 'FZ-6.11',
    title: 'Points: temple',
    text: 'Whoever is in last place scores 2 points for each of their pawns in the temple. If that lifts them off it, the new last player follows. Nobody scores twice.',
  },
  { id: 'FZ-6.13', title: 'Ties', text: 'More points, then more coins, then more pawns in the temple.' },
  {
    id: 'FZ-6.14',
    title: 'Winning',
    text: 'Most points after the second phase wins; a tie that cannot be broken is a shared victory.',
  },
]
