/** Cards by what they are used as, buildings by level, coins by where they come from. */
import { guildTiles, roles, towerTiles, wallTiles } from '../../../shared/games/fortaleza/components.ts'
import type { Event } from '../../../shared/games/fortaleza/state.ts'
import { as, every, type Tally } from './tally.ts'

type Why = Extract<Event, { readonly type: 'coinsTaken' }>['why']
type Built = Extract<Event, { readonly level: number }>
const byLevel = <Type extends Built['type']>(type: Type, tiles: readonly { readonly level: number }[]) => ({
  kinds: as(
    type,
    tiles.map(({ level }) => `level ${level}`),
  ),
  of: ({ level }: Built) => `${type}: level ${level}`,
})

export const fortaleza: Tally<Event> = {
  startPlayerDrawn: null,
  dealt: null,
  cardsUsed: { kinds: as('card as', roles), of: ({ cards }) => cards.map((card) => `card as: ${card.as}`) },
  coinsTaken: {
    kinds: as('coinsTaken', every<Why>({ resources: true, guild: true, coveredGuild: true })),
    of: ({ why }) => `coinsTaken: ${why}`,
  },
  coinsPaid: null,
  wallBuilt: byLevel('wallBuilt', wallTiles),
  gateBuilt: byLevel('gateBuilt', wallTiles),
  towerBuilt: byLevel('towerBuilt', towerTiles),
  guildBuilt: byLevel('guildBuilt', guildTiles),
  collectorPlaced: null,
  pawnRetired: null,
  tilesDeveloped: null,
  drew: null,
  turnEnded: null,
  scoringStarted: null,
  scored: null,
  templeScored: null,
  phaseEnded: null,
  startPlayerNamed: null,
}
