/** What the map tells of a move's use: what can be attacked, built and reached as it stands, by the rules themselves. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { single } from '../../../shared/games/storming/actions/context.ts'
import { checkBuild, isBesideSettlement } from '../../../shared/games/storming/actions/build.ts'
import { checkAttack, troopMoves } from '../../../shared/games/storming/actions/military.ts'
import { isPassable } from '../../../shared/games/storming/actions/places.ts'
import { type ActionType, baseActions, type OwnTroopKind } from '../../../shared/games/storming/components.ts'
import { adjacentTo, type RegionId } from '../../../shared/games/storming/layout.ts'
import {
  isOutsider,
  isSettlement,
  playerAt,
  regionAt,
  settlementsOf,
  structuresOf,
  troopsOf,
} from '../../../shared/games/storming/queries.ts'
import type { State, Structure } from '../../../shared/games/storming/state.ts'

/** What one attack would bring [ST-5.47 to ST-5.50]. */
export interface Prize {
  readonly troopId: number
  readonly kind: OwnTroopKind
  readonly region: RegionId
  /** Null: a troop alone stands there. */
  readonly structure: Structure | null
  readonly brings: 'victory' | 'conquest' | 'breach' | 'mine' | 'sawmill' | 'kill'
}

const bringsOf = (state: State, structure: Structure | null, isShot: boolean): Prize['brings'] => {
  if (structure === null) return 'kill'
  if (isSettlement(structure) && structure.wall) return 'breach'
  if (isShot) return 'kill'
  if (!isSettlement(structure)) return structure.kind
  return settlementsOf(state, structure.owner).length === 1 ? 'victory' : 'conquest'
}

/** What a seat's troops could attack with one action each. */
export const prizesOf = (state: State, seat: Seat): readonly Prize[] => {
  const kinds = new Map(
    troopsOf(state, seat).map(({ troop }) => [troop?.id, (troop?.kind ?? 'soldier') as OwnTroopKind]),
  )
  return [...troopMoves(state, seat, single)].flatMap((move): readonly Prize[] => {
    if (move.type !== 'attack' || checkAttack(state, seat, move, single) !== null) return []
    const region = move.to as RegionId
    const kind = kinds.get(move.troopId) ?? 'soldier'
    const { structure } = regionAt(state, region)
    const foreign = structure?.owner === seat ? null : structure
    return [
      {
        troopId: move.troopId,
        kind,
        region,
        structure: foreign,
        brings: bringsOf(state, foreign, kind === 'artillery'),
      },
    ]
  })
}

export const rivalsOf = (state: State, seat: Seat): readonly Seat[] =>
  state.players.map((player) => player.seat).filter((other) => other !== seat)

/** Who could attack this region of a seat's with one action, and what that would bring. */
export const threatOn = (
  state: State,
  seat: Seat,
  region: RegionId,
): { readonly by: Seat; readonly prize: Prize } | null => {
  for (const by of rivalsOf(state, seat)) {
    const prize = prizesOf(state, by).find((one) => one.region === region)
    if (prize !== undefined) return { by, prize }
  }
  return null
}

/** What a soldier could found in a region, if one of the seat's stood there [ST-5.20, ST-5.22]. */
export const siteAt = (state: State, seat: Seat, region: RegionId): 'mine' | 'sawmill' | 'village' | null => {
  const { terrain, structure } = regionAt(state, region)
  const { supply } = playerAt(state, seat)
  if (structure !== null || terrain === 'lake') return null
  if (terrain === 'plain') return supply.village > 0 && !isBesideSettlement(state, region) ? 'village' : null
  if (supply.resource === 0) return null
  return terrain === 'mountain' ? 'mine' : 'sawmill'
}

const moveOfSite = { mine: 'buildMine', sawmill: 'buildSawmill', village: 'buildVillage' } as const

/** What a soldier of the seat's that stands there can found. */
export const foundedAt = (state: State, seat: Seat, region: RegionId): ReturnType<typeof siteAt> => {
  const site = siteAt(state, seat, region)
  return site !== null && checkBuild(state, seat, { type: moveOfSite[site], region }) === null ? site : null
}

/** Steps of a soldier by land, past what others own there; troops on the way may be gone by then. */
const walks = (state: State, seat: Seat, from: RegionId): ReadonlyMap<RegionId, number> => {
  const found = new Map<RegionId, number>([[from, 0]])
  for (const [region, steps] of found)
    for (const id of adjacentTo(state.config.players, region)) {
      const { terrain, structure } = regionAt(state, id)
      const isOpen = structure === null || structure.owner === seat
      if (!found.has(id) && isOpen && isPassable('soldier', terrain)) found.set(id, steps + 1)
    }
  return found
}

export interface OnFoot {
  readonly region: RegionId
  readonly steps: number
}
/** The nearest region where a soldier that sets out from here could found such a thing; the walk takes a step at least. */
export const wayTo = (
  state: State,
  seat: Seat,
  from: RegionId,
  site: 'mine' | 'sawmill' | 'village',
): OnFoot | null => {
  let best: OnFoot | null = null
  for (const [region, steps] of walks(state, seat, from))
    if (steps > 0 && siteAt(state, seat, region) === site && (best === null || steps < best.steps))
      best = { region, steps }
  return best
}

/** Actions of the next card of this type [ST-4.25]. */
export const actionsNow = (state: State, seat: Seat, type: ActionType): number => {
  if (isOutsider(state, 'blockade', seat)) return 1
  const more = type === 'build' ? structuresOf(state, seat, 'sawmill').length : 0
  return baseActions[type] + more + (playerAt(state, seat).fairWinds ? 1 : 0)
}

/** Whether an own settlement of this kind stands that may be enlarged to a city with so many actions [ST-5.21]. */
export const canReachCity = (
  state: State,
  seat: Seat,
  from: 'village' | 'town',
  actions: number,
): boolean => {
  const { supply } = playerAt(state, seat)
  const isEnough = from === 'town' ? actions >= 1 : actions >= 2 && supply.town > 0
  return isEnough && supply.city > 0 && settlementsOf(state, seat, from).length > 0
}
