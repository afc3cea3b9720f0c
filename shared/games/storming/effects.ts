/** What several rules bring about, told fact by fact. */
import type { Progress } from '../../engine/game.ts'
import type { Seat } from '../../engine/ids.ts'
import { faces, hide, type Hidden, known } from '../../engine/secret.ts'
import { type Civilian, type Improvement, type PactId, typeOfCard } from './components.ts'
import type { Event, PactEnd, Taker } from './facts.ts'
import { adjacentTo, type RegionId, withinTwo } from './layout.ts'
import {
  findTroop,
  hasEffect,
  isSettlement,
  isSettlementOf,
  pactInForce,
  type Place,
  places,
  playerAt,
  regionAt,
  settlementsOf,
  troopsOf,
} from './queries.ts'
import type { PointSource, State, Step } from './state.ts'

export type Table = Progress<State, Event>

/** Puts steps before all that waits, the first one first. */
export const open = ({ emit }: Table, ...steps: readonly Step[]): void => {
  if (steps.length > 0) emit({ type: 'opened', steps })
}
export const close = ({ emit }: Table): void => emit({ type: 'closed' })
/** The open step gives way to others. */
export const replaceBy = (table: Table, ...steps: readonly Step[]): void => {
  close(table)
  open(table, ...steps)
}

export const score = ({ emit }: Table, seat: Seat, why: PointSource): void =>
  emit({ type: 'pointGained', seat, why })

/** An action card comes back: under the oldest revolt without a card, else into the hand [ST-4.29]. */
export const regain = ({ state, emit }: Table, seat: Seat, card: Hidden<string>): void => {
  const bare = playerAt(state, seat).revolts.find(({ under }) => under.length === 0)
  const face = card === null ? null : hide(card.secret, seat)
  emit({ type: 'regained', seat, card: face, under: bare?.id ?? null })
}

/** A random action card of the hand goes under it; none if there is none, no revolt if none is left [ST-4.36, ST-2.45]. */
export const takeRevolt = ({ state, emit, random }: Table, seat: Seat): void => {
  const [revolt] = state.revoltSupply
  if (revolt === undefined) return
  const { hand } = playerAt(state, seat)
  // Whose hand it is alone knows which of its cards are action cards.
  const cards = hand.bag.map(known).filter((card) => typeOfCard(card) !== null)
  const card = cards.length === 0 ? undefined : cards[random.below(cards.length)]
  emit({ type: 'revoltTaken', seat, revolt, under: card === undefined ? [] : [hide(card, seat)] })
}

/** A revolt leaves, and its card comes back at once [ST-4.35]. */
export const leaveRevolt = (table: Table, seat: Seat, revolt: string, to: 'supply' | 'pile'): void => {
  const { under } = playerAt(table.state, seat).revolts.find(({ id }) => id === revolt) ?? { under: [] }
  table.emit({ type: 'revoltLeft', seat, revolt, to })
  for (const card of under) regain(table, seat, card)
}

export const loseCivilian = ({ emit }: Table, seat: Seat, card: Civilian, by: Taker): void =>
  emit({ type: 'civilianLost', seat, card, by })
export const loseImprovement = ({ emit }: Table, seat: Seat, card: Improvement, by: Taker): void =>
  emit({ type: 'improvementLost', seat, card, by })

/** Draws events off the deck, which is made anew of the discards when it is empty [ST-4.16]. */
export const refillEvents = ({ state, emit, random }: Table): void => {
  if (state.decks.event.length > 0 || state.eventDiscards.length === 0) return
  const deck = random.shuffle(state.eventDiscards.map((card) => hide(known(card))))
  emit({ type: 'shuffled', kind: 'event', deck })
}

/** A pact ends: its card to the discards, its special troop off the map [ST-5.65, ST-5.74, ST-5.87]. */
export const endPact = (table: Table, id: PactId, by: Seat | null, why: PactEnd): void => {
  const { state, emit } = table
  const pact = pactInForce(state, id)
  if (pact === undefined) return
  const unit = pact.unitTroopId === null ? undefined : findTroop(state, pact.unitTroopId)
  if (unit !== undefined) emit({ type: 'troopLost', region: unit.id })
  const offended = pact.signers.filter(
    (seat) =>
      by !== null &&
      seat !== by &&
      (why === 'broken' || why === 'attacked') &&
      hasEffect(state, seat, 'embassy'),
  )
  emit({ type: 'pactEnded', pact: id, by, why })
  if (by !== null) for (const _ of offended) takeRevolt(table, by)
}

/** The best piece a conqueror has for what it takes: the same level, else the highest lower one [ST-5.50]. */
const levelLeft = (state: State, seat: Seat, place: Place) => {
  const { supply } = playerAt(state, seat)
  if (!isSettlement(place.structure)) return place.structure?.kind ?? null
  const levels = ['city', 'town', 'village'] as const
  return levels.slice(levels.indexOf(place.structure.kind)).find((kind) => supply[kind] > 0) ?? null
}

/** Somebody moves into what another player owns there [ST-5.48 to ST-5.50]. */
export const conquer = (table: Table, seat: Seat, region: RegionId): void => {
  const { state, emit } = table
  const place = { id: region, ...regionAt(state, region) }
  if (place.structure === null || place.structure.owner === seat) return
  const from = place.structure.owner
  const isConquest = isSettlement(place.structure)
  emit({ type: 'conquered', seat, from, region, kind: levelLeft(state, seat, place) })
  if (!isConquest) return
  score(table, seat, 'conquest')
  if (settlementsOf(state, from).length === 0 && state.conqueror === null) emit({ type: 'lastTaken', seat })
}

/** A troop there is eliminated; who destroys a special one earns or pays for it [ST-5.48, ST-5.64, ST-5.74]. */
export const eliminate = (table: Table, seat: Seat, region: RegionId): void => {
  const { state, emit } = table
  const { troop, structure } = regionAt(state, region)
  if (troop === null) return
  const pact = state.pacts.find(({ unitTroopId }) => unitTroopId === troop.id)
  if (pact === undefined) return emit({ type: 'troopLost', region })
  // Where a signer's own piece stands too, the signer was attacked as well [ST-R42].
  const isAttack = structure !== null && structure.owner !== seat && pact.signers.includes(structure.owner)
  const kind = troop.kind
  endPact(table, pact.id, seat, isAttack ? 'attacked' : 'unitLost')
  if (!pact.signers.includes(seat)) score(table, seat, kind === 'caravan' ? 'caravan' : 'warWagon')
  else if (kind === 'caravan') takeRevolt(table, seat)
}

/** Where a troop may be recruited besides own settlements, by whose level [ST-5.33]. */
export const settlementsBeside = (state: State, seat: Seat, region: RegionId): readonly Place[] =>
  adjacentTo(state.config.players, region)
    .map((id) => ({ id, ...regionAt(state, id) }))
    .filter(({ structure }) => isSettlementOf(structure, seat))

export const touchesSettlementOf = (state: State, seat: Seat, region: RegionId): boolean =>
  adjacentTo(state.config.players, region).some((id) =>
    isSettlementOf(state.map[id]?.structure ?? null, seat),
  )

export const regionsNear = (state: State, from: RegionId): readonly RegionId[] =>
  withinTwo(state.config.players, from)

/** [ST-5.5] */
export const emptyRegions = (state: State): readonly Place[] =>
  places(state).filter(
    ({ terrain, structure, troop }) => terrain === 'plain' && structure === null && troop === null,
  )

export const ownTroopsInSettlements = (state: State, seat: Seat): readonly Place[] =>
  troopsOf(state, seat).filter(({ structure }) => isSettlement(structure))

/** Faces of own events, as far as they are known here. */
export const eventsIn = (state: State, seat: Seat): readonly string[] => faces(playerAt(state, seat).events)
