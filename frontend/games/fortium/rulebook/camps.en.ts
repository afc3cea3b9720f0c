/** Camps. */
import type { FortiumRule } from '../pictures.tsx'

export const camps: readonly FortiumRule[] = [
  {
    id: 'FT-4.25',
    aid: true,
    covers: ['FT-2.5.1', 'FT-4.26'],
    chapter: 'Camps',
    title: 'Pitching a camp',
    text: 'It costs 5 granite and 5 limestone, on any quarry or mine where you have a miner and no camp yet, while there is one in your supply. Rival camps that stood there go back to their supply. You may pitch several in a turn, and they yield from your next collection on. A site holds the camps of one side only: with alliances, one of each ally.',
  },
  {
    id: 'FT-4.27',
    covers: ['FT-2.5.4', 'FT-4.28'],
    title: 'Removing a camp',
    text: 'After rolling you may remove any of your camps, with or without miners; it goes back to your supply, free and without a refund. A camp without miners stays where it is.',
  },
  {
    id: 'FT-4.29',
    title: 'Relief camp',
    text: 'A player with no camp on the board who cannot pay for one pitches it for free on a granite quarry where they have a miner, once a turn.',
  },
  {
    id: 'FT-4.30',
    title: 'On the diamond mine',
    text: 'A camp may be pitched there at any time too, although it yields nothing until your gold floor stands.',
  },
]
