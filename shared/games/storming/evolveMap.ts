/** What happens on the map: terrain, structures and troops, each piece out of its owner's supply and back. */
import type { Seat } from '../../engine/ids.ts'
import type { Piece, TroopKind } from './components.ts'
import type { MapFact } from './facts.ts'
import { type RegionId, startCards } from './layout.ts'
import { playerAt, regionAt } from './queries.ts'
import type { State, Structure } from './state.ts'

const shift = (state: State, seat: Seat, piece: Piece, by: 1 | -1): void => {
  playerAt(state, seat).supply[piece] += by
}

const pieceOf = ({ kind }: Structure): Piece => (kind === 'sawmill' || kind === 'mine' ? 'resource' : kind)
const hasWall = (structure: Structure | null): boolean =>
  structure !== null && 'wall' in structure && structure.wall

const clear = (state: State, region: RegionId): void => {
  const at = regionAt(state, region)
  if (at.structure === null) return
  shift(state, at.structure.owner, pieceOf(at.structure), 1)
  if (hasWall(at.structure)) shift(state, at.structure.owner, 'wall', 1)
  at.structure = null
}

const raise = (state: State, region: RegionId, structure: Structure): void => {
  clear(state, region)
  shift(state, structure.owner, pieceOf(structure), -1)
  if (hasWall(structure)) shift(state, structure.owner, 'wall', -1)
  regionAt(state, region).structure = structure
}

const structureOf = (owner: Seat, kind: Structure['kind'], wall: boolean): Structure =>
  kind === 'sawmill' || kind === 'mine' ? { kind, owner } : { kind, owner, wall }

const removeTroop = (state: State, region: RegionId): void => {
  const at = regionAt(state, region)
  const { troop } = at
  if (troop === null) throw new Error(`no troop in ${region}`)
  if (troop.owner !== null)
    shift(state, troop.owner, troop.kind as Exclude<TroopKind, 'warWagon' | 'caravan'>, 1)
  at.troop = null
}

const layTerrain = (state: State, id: string): void => {
  const card = startCards.find((one) => one.id === id)
  if (card === undefined) throw new Error(`no start card ${id}`)
  for (const region of card.forests) regionAt(state, region).terrain = 'forest'
  for (const region of card.lakes) regionAt(state, region).terrain = 'lake'
  regionAt(state, card.mountain).terrain = 'mountain'
  state.lakeReserve -= card.lakes.length
  state.startCard = id
}

export const evolveMap = (state: State, event: MapFact): void => {
  switch (event.type) {
    case 'startVillagePlaced':
      state.startRegions[event.seat] = event.region
      return raise(state, event.region, structureOf(event.seat, 'village', event.wall))
    case 'terrainLaid':
      return layTerrain(state, event.card)
    case 'terrainChanged': {
      const at = regionAt(state, event.region)
      if (at.terrain === 'lake') state.lakeReserve++
      if (event.terrain === 'lake') state.lakeReserve--
      at.terrain = event.terrain
      return
    }
    case 'built':
      return raise(
        state,
        event.region,
        structureOf(event.seat, event.kind, hasWall(regionAt(state, event.region).structure)),
      )
    case 'walled':
      return wall(state, event.region, true)
    case 'wallLost':
      return wall(state, event.region, false)
    case 'structureLost':
      return clear(state, event.region)
    case 'conquered':
      return event.kind === null
        ? clear(state, event.region)
        : raise(state, event.region, structureOf(event.seat, event.kind, false))
    case 'troopPlaced':
      state.troops++
      regionAt(state, event.region).troop = { id: state.troops, kind: event.kind, owner: event.owner }
      if (event.owner !== null)
        shift(state, event.owner, event.kind as Exclude<TroopKind, 'warWagon' | 'caravan'>, -1)
      return
    case 'troopMoved': {
      const from = regionAt(state, event.from)
      regionAt(state, event.to).troop = from.troop
      from.troop = null
      return
    }
    case 'troopLost':
      return removeTroop(state, event.region)
    case 'knightDismounted': {
      const at = regionAt(state, event.region)
      if (at.troop === null || at.troop.owner === null) throw new Error('no knight')
      shift(state, at.troop.owner, 'knight', 1)
      shift(state, at.troop.owner, 'soldier', -1)
      at.troop = { ...at.troop, kind: 'soldier' }
      return
    }
    case 'attacked':
  }
}

const wall = (state: State, region: RegionId, stands: boolean): void => {
  const at = regionAt(state, region)
  if (at.structure === null || !('wall' in at.structure)) throw new Error(`no settlement in ${region}`)
  shift(state, at.structure.owner, 'wall', stands ? -1 : 1)
  at.structure = { ...at.structure, wall: stands }
}
