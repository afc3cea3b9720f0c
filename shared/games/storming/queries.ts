/** What the rules ask of a state. */
import { type Seat, seatOf, seatsOf } from '../../engine/ids.ts'
import { faces } from '../../engine/secret.ts'
import {
  type Civilian,
  civilianLimits,
  type Improvement,
  invention,
  type OwnTroopKind,
  type PactId,
  type SettlementKind,
  typeOfCard,
} from './components.ts'
import type { RegionId } from './layout.ts'
import type { Pact, Player, Region, State, Structure, Troop } from './state.ts'

export const playerAt = (state: State, seat: Seat): Player => {
  const player = state.players[seat]
  if (player === undefined) throw new Error(`no seat ${seat}`)
  return player
}

export const regionAt = (state: State, id: RegionId): Region => {
  const region = state.map[id]
  if (region === undefined) throw new Error(`${id} is not in play`)
  return region
}

/** Start villages, soldiers and second villages are still being placed [ST-3.7 to ST-3.10]. */
export const isSettling = ({ agenda }: State): boolean =>
  agenda.some(({ type }) => type === 'startVillage' || type === 'openStart' || type === 'secondVillage')

/** First player, then left neighbours [ST-3.6]. */
export const clockwiseFrom = (state: State, seat: Seat): readonly Seat[] =>
  seatsOf(state.config.players).map((step) => seatOf((seat + step) % state.config.players))
export const turnOrder = (state: State): readonly Seat[] => clockwiseFrom(state, state.firstPlayer)
export const othersAfter = (state: State, seat: Seat): readonly Seat[] => clockwiseFrom(state, seat).slice(1)

export type Place = Region & { readonly id: RegionId }
/**
 * Regions in play of which this is true, A1 to G5, which is the order of the map's keys. Asked all the time: the keys are
 * walked, which is quicker than to look each region up, and only these regions are copied.
 */
export const placesWhere = (
  state: State,
  isWanted: (region: Region, id: RegionId) => boolean,
): readonly Place[] => {
  const found: Place[] = []
  const { map } = state
  for (const id in map) {
    const region = map[id as RegionId]
    if (region !== undefined && isWanted(region, id as RegionId))
      found.push({ id: id as RegionId, ...region })
  }
  return found
}
/** All regions in play, A1 to G5. */
export const places = (state: State): readonly Place[] => placesWhere(state, () => true)

type Settlement = Extract<Structure, { wall: boolean }>
export const isSettlement = (structure: Structure | null): structure is Settlement =>
  structure !== null && 'wall' in structure
export const isSettlementOf = (structure: Structure | null, seat: Seat): structure is Settlement =>
  isSettlement(structure) && structure.owner === seat

export const settlementsOf = (state: State, seat: Seat, kind?: SettlementKind): readonly Place[] =>
  placesWhere(
    state,
    ({ structure }) => isSettlementOf(structure, seat) && (kind === undefined || structure.kind === kind),
  )
export const structuresOf = (state: State, seat: Seat, kind: 'sawmill' | 'mine'): readonly Place[] =>
  placesWhere(state, ({ structure }) => structure?.owner === seat && structure.kind === kind)
export const wallsOf = (state: State, seat: Seat): readonly Place[] =>
  placesWhere(state, ({ structure }) => isSettlementOf(structure, seat) && structure.wall)
/** Own troops: special ones belong to nobody [ST-5.53]. */
export const troopsOf = (state: State, seat: Seat, kind?: OwnTroopKind): readonly Place[] =>
  placesWhere(state, ({ troop }) => troop?.owner === seat && (kind === undefined || troop.kind === kind))
export const findTroop = (state: State, id: number): (Place & { readonly troop: Troop }) | undefined => {
  const { map } = state
  for (const at in map) {
    const region = map[at as RegionId]
    if (region?.troop?.id === id) return { id: at as RegionId, ...region, troop: region.troop }
  }
  return undefined
}

export const pactInForce = (state: State, id: PactId): Pact | undefined =>
  state.pacts.find((pact) => pact.id === id)
export const signs = (pact: Pact | undefined, seat: Seat): boolean => pact?.signers.includes(seat) === true
export const isSigner = (state: State, id: PactId, seat: Seat): boolean => signs(pactInForce(state, id), seat)
export const isOutsider = (state: State, id: PactId, seat: Seat): boolean => {
  const pact = pactInForce(state, id)
  return pact !== undefined && !signs(pact, seat)
}
export const pactBetween = (state: State, one: Seat, other: Seat): Pact | undefined =>
  state.pacts.find((pact) => signs(pact, one) && signs(pact, other))
/** The pact a special troop belongs to. */
export const pactOfTroop = (state: State, troop: Troop): Pact | undefined =>
  state.pacts.find(({ unitTroopId }) => unitTroopId === troop.id)

/** Civilians and improvements do nothing for outsiders of a development crackdown [ST-4.50]. */
export const isSuppressed = (state: State, seat: Seat): boolean =>
  isOutsider(state, 'developmentCrackdown', seat)
/** The seat has the card, or the Library's marker on it [ST-5.37]. */
export const hasImprovement = (state: State, seat: Seat, card: Improvement): boolean =>
  playerAt(state, seat).improvements.includes(card) ||
  (state.libraryCopy?.seat === seat && state.libraryCopy.improvement === card)
export const hasEffect = (state: State, seat: Seat, card: Improvement): boolean =>
  hasImprovement(state, seat, card) && !isSuppressed(state, seat)
export const hasCivilian = (state: State, seat: Seat, card: Civilian): boolean =>
  playerAt(state, seat).civilians.includes(card) && !isSuppressed(state, seat)
export const ownerOfCivilian = (state: State, card: Civilian): Seat | null =>
  state.players.find(({ civilians }) => civilians.includes(card))?.seat ?? null

/** [ST-5.31] */
export const civilianLimit = (state: State, seat: Seat): number =>
  hasEffect(state, seat, 'university') ? civilianLimits.university : civilianLimits.plain

/** Action cards of a hand, as far as it is known here. */
export const actionCardsIn = (state: State, seat: Seat): readonly string[] =>
  faces(playerAt(state, seat).hand).filter((card) => typeOfCard(card) !== null)
export const holdsInvention = (state: State, seat: Seat): boolean =>
  faces(playerAt(state, seat).hand).includes(invention)

/** What counts towards winning, by seat. */
export interface Realms {
  readonly settlements: readonly number[]
  readonly cities: readonly number[]
  readonly mines: readonly number[]
}

/** Of all seats in one look at the map. */
export const realmsOf = ({ map, players }: State): Realms => {
  const none = (): number[] => players.map(() => 0)
  const [settlements, cities, mines] = [none(), none(), none()]
  for (const id in map) {
    const structure = map[id as RegionId]?.structure ?? null
    if (structure === null) continue
    const { owner, kind } = structure
    const counts = kind === 'mine' ? mines : isSettlement(structure) ? settlements : null
    if (counts !== null) counts[owner] = (counts[owner] ?? 0) + 1
    if (kind === 'city') cities[owner] = (cities[owner] ?? 0) + 1
  }
  return { settlements, cities, mines }
}

/** Whoever has strictly the most of something; null: nobody. */
export const strictlyMost = (state: State, count: (seat: Seat) => number): Seat | null => {
  const counts = state.players.map(({ seat }) => count(seat))
  const most = Math.max(...counts)
  const leaders = state.players.filter(({ seat }) => counts[seat] === most)
  return leaders.length === 1 ? (leaders[0]?.seat ?? null) : null
}

/** There are as many start regions as seats: whoever comes last has no choice, and is not asked [ST-2.13]. */
export const isLastToSettle = ({ startRegions }: State): boolean =>
  startRegions.filter((one) => one === null).length === 1
