/**
 * The moves a hand allows, up to cards that do the same [FZ-5.31]. Places are judged once for all cards, roles once
 * for each card or pair: a hand of eight has some thirty pairs and the board some seventy places.
 */
import type { Seat } from '../../../engine/ids.ts'
import type { CardId, Role } from '../components.ts'
import { playerAt } from '../evolve.ts'
import { spacesInPlay, zonesInPlay } from '../layout.ts'
import type { Tiles } from '../moves.ts'
import type { State } from '../state.ts'
import { type Action, cardCounts, refuseSupply, refuseTiles, roleLists, termsOf } from './actions.ts'
import { cheapestOf, needed, pairs, singles, type Terms } from './cards.ts'

/** All ways to take `sum` tiles off the three stacks. */
const splits = (sum: number): readonly Tiles[] =>
  Array.from({ length: sum + 1 }, (_, guild) =>
    Array.from({ length: sum - guild + 1 }, (_, wall) => ({ guild, wall, tower: sum - guild - wall })),
  ).flat()

const buildTypes = { wall: 'buildWall', gate: 'buildGate', tower: 'buildTower' } as const

/** Every action on every place, without its cards. */
const bareActions = (players: number): readonly Action[] => [
  { type: 'takeResourcesOne', cards: [] },
  { type: 'takeResourcesTwo', cards: [] },
  ...splits(1).map((tiles) => ({ type: 'developOne' as const, cards: [], tiles })),
  ...[...splits(2), ...splits(3)].map((tiles) => ({ type: 'developMany' as const, cards: [], tiles })),
  ...spacesInPlay(players).map(({ id, kind }) => ({ type: buildTypes[kind], cards: [], space: id })),
  ...zonesInPlay(players).map(({ id }) => ({ type: 'buildGuild' as const, cards: [], zone: id })),
  ...zonesInPlay(players).map(({ id }) => ({ type: 'placeCollector' as const, cards: [], zone: id })),
  { type: 'retireToTemple', cards: [] },
]
const bareByPlayers: Readonly<Record<number, readonly Action[]>> = {
  3: bareActions(3),
  4: bareActions(4),
  5: bareActions(5),
}

/** Actions that take the same roles, with what each costs and earns under each list of them. */
interface Group {
  readonly lists: readonly (readonly Role[])[]
  readonly open: { readonly action: Action; readonly terms: readonly Terms[] }[]
}

/** What the board and the stacks allow now, whatever the cards, grouped by roles. */
const openGroups = (state: State, seat: Seat, cardCount: number): readonly Group[] => {
  const groups = new Map<string, Group>()
  for (const action of bareByPlayers[state.config.playerCount] ?? []) {
    if (!cardCounts[action.type].includes(cardCount)) continue
    if ((refuseTiles(state, seat, action) ?? refuseSupply(state, seat, action)) !== null) continue
    const lists = roleLists(action).filter((roles) => roles.length === cardCount)
    const key = lists.join(' or ')
    const group = groups.get(key) ?? { lists, open: [] }
    // The temple's price hangs on the role [FZ-5.19].
    const terms = lists.map((roles) =>
      termsOf(state, seat, { ...action, cards: roles.map((as) => ({ cardId: '', as })) }),
    )
    group.open.push({ action, terms })
    groups.set(key, group)
  }
  return [...groups.values()]
}

const affordable = (groups: readonly Group[], coins: number, ids: readonly CardId[]): Action[] => {
  const actions: Action[] = []
  for (const { lists, open } of groups) {
    const usage = cheapestOf(ids, lists)
    if (usage === null || coins < usage.fees.conversion) continue
    for (const { action, terms } of open) {
      const asked = terms[usage.list]
      if (asked !== undefined && coins >= needed(usage.fees, asked))
        actions.push({ ...action, cards: [...usage.cards] })
    }
  }
  return actions
}

export const offers = (state: State, seat: Seat): readonly Action[] => {
  const { coins } = playerAt(state, seat)
  const forOne = openGroups(state, seat, 1)
  const actions = singles(state, seat).flatMap((card) => affordable(forOne, coins, [card]))
  if (state.cardsPlayedThisTurn > 0) return actions
  const forTwo = openGroups(state, seat, 2)
  return [...actions, ...pairs(state, seat).flatMap((cards) => affordable(forTwo, coins, cards))]
}
