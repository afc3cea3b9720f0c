/** How it ends, what scores, and what may be agreed beforehand. */
import type { CastilloRule } from '../pictures.tsx'

export const scoring: readonly CastilloRule[] = [
  {
    id: 'CA-4.6.3',
    aid: true,
    covers: ['CA-R27'],
    chapter: 'End and scoring',
    title: 'End of round and game',
    text: 'When a round is over, the player to the left becomes start player. The game ends after the last round, or sooner if all 23 buildings are built; the current round is always played out, and the Master Builder still scores in it.',
  },
  {
    id: 'CA-6.1',
    aid: true,
    title: 'Points during the game',
    text: 'They are scored at once: the Stonemason gets the full points of the building; the Worker, half; the Master Builder, 5 for each building of the others.',
    example:
      'The Tavern gives 12 points with the Stonemason and 6 with the Worker. Whoever plays the Master Builder gains 5 if somebody else has built it.',
    picture: 'during',
  },
  {
    id: 'CA-6.2.1',
    aid: true,
    covers: ['CA-6.2'],
    title: 'Final scoring',
    text: 'Helpers in the castle score: for what, each building says in the Buildings tab. Those on carts, rider and in supply bring their owner nothing. Nobody has to reckon: the game does.',
  },
  {
    id: 'CA-6.2.2',
    title: 'What counts as built',
    text: 'Whatever anybody has built, not only you.',
  },
  {
    id: 'CA-6.2.4',
    covers: ['CA-6.2.3'],
    title: 'Automatic exchange',
    text: 'In the Market and the Palace the game turns all it can into points. What is exchanged no longer counts for ties.',
  },
  {
    id: 'CA-6.3.1',
    title: 'Points: Market',
    text: 'Two spaces at 7 talers. With one, 1 point for every 2 talers you have left; with both, 1 point per taler.',
    example:
      'You have 9 talers left. With one helper you gain 4 points and keep 1 taler; with both, 9 points.',
    picture: 'market',
  },
  {
    id: 'CA-6.3.2',
    title: 'Points: Forge',
    text: 'The space for 10 talers gives 1 point for each silver in the Forge; the one for 6, one for every two.',
    example: 'The Forge holds 7 silver: 7 points on the space for 10 talers, 3 on the one for 6.',
    picture: 'forge',
  },
  {
    id: 'CA-6.3.3',
    covers: ['CA-R29'],
    title: 'Points: Palace',
    text: 'Two spaces at 17 talers. Each helper turns up to 5 of your resources into points at their value, the best first; silver is worth 5.',
    example:
      'You have one helper, 2 stone, 1 silver, 3 bricks and 4 sand. 5 pieces are exchanged: the stone, the silver and 2 bricks, for 23 points.',
    picture: 'palace',
  },
  {
    id: 'CA-6.3.4',
    covers: ['CA-R22'],
    title: 'Points: Keep',
    text: 'One helper space for 14 talers: 3 points for each free space in the Market, the Forge and the buildings that stand.',
    example:
      'Market, Forge, Keep and Stable have 7 spaces together. Of these 2 are taken, yours and another: 5 free ones, 15 points.',
    picture: 'keep',
  },
  {
    id: 'CA-6.3.5',
    title: 'Points: Servants’ House',
    text: 'Two spaces at 7 talers. Each helper gives 1 point for each building left unbuilt.',
    example: '19 of the 23 buildings have been built: each helper gives 4 points.',
    picture: 'servants',
  },
  {
    id: 'CA-6.3.6',
    title: 'Points: Tavern',
    text: 'The space for 12 talers gives 1 point for each helper in the castle, whoever owns it, itself included; the one for 6, one for every two.',
    example: 'There are 7 helpers in the castle: 7 points on the space for 12 talers, 3 on the one for 6.',
    picture: 'tavern',
  },
  {
    id: 'CA-6.3.7',
    covers: ['CA-R24'],
    title: 'Points: Gates',
    text: 'The Large Gate, for 10 talers, gives 2 points per tower built; the Small Gate, for 5, gives 1. Large and Small Towers count alike; gates, the Keep and the Defence Tower do not.',
    example: 'With 6 towers built, 12 points at the Large Gate, 6 at the Small one.',
    picture: 'gates',
  },
  {
    id: 'CA-6.3.8',
    title: 'Points: Stable',
    text: 'The space for 16 talers gives 3 points per House built; the one for 12, 2. The Servants’ House does not count.',
    example: 'With 4 Houses built, 12 points on the space for 16 talers, 8 on the one for 12.',
    picture: 'stable',
  },
  {
    id: 'CA-6.3.9',
    title: 'Points: Winter Inn',
    text: '1 point for each helper on the carts and the rider, whoever owns it.',
    example: 'There are helpers on 3 carts and one on the rider: 4 points.',
    picture: 'inn',
  },
  {
    id: 'CA-6.5',
    title: 'Winning',
    text: 'Most points wins. In a tie, more talers; then resources of greater value, with silver at 5. If that does not break it, the victory is shared.',
    example:
      'Ana and Berta end with 57 points and 2 talers. Ana has 2 stone left, worth 10, and Berta 1 silver and 1 brick, worth 9: Ana wins.',
  },
  {
    id: 'CA-8.1',
    chapter: 'Options',
    title: 'Option: winter',
    text: 'Adds winter cards on round spaces 14, 13, 11, 9, 6 and 4. With three players all six come out; with two or four the track starts at 12 and only four do, and nobody knows which are missing.',
  },
  {
    id: 'CA-8.2',
    title: 'Option: talers of the start player',
    text: 'Normally it is 1 taler per round. With the other option the start player gets as many talers from the bank as the number of the round space.',
  },
  {
    id: 'CA-8.3',
    title: 'Option: load of the Workers',
    text: 'Normally each owner chooses the load. With the other option each card always brings its own.',
  },
  {
    id: 'CA-4.2.5',
    title: 'Fixed loads',
    text: 'With that option there is no choice: the first Worker brings stone, sand and wood; the second stone, sand and brick; the third stone, wood and brick. What the stock lacks is missing.',
  },
]
