/** Where a seat's points come from, which of them may be lost again, and who is one step from winning. */
import { type Seat, seatsOf } from '../../../shared/engine/ids.ts'
import { single } from '../../../shared/games/storming/actions/context.ts'
import { checkAttack, isWalledEnemy } from '../../../shared/games/storming/actions/military.ts'
import { pointsToWin } from '../../../shared/games/storming/components.ts'
import type { RegionId } from '../../../shared/games/storming/layout.ts'
import { currentVp, pointsOf } from '../../../shared/games/storming/points.ts'
import {
  hasCivilian,
  isSettling,
  type Place,
  playerAt,
  regionAt,
  settlementsOf,
  structuresOf,
  troopsOf,
} from '../../../shared/games/storming/queries.ts'
import { type PointSource, pointSources, type State } from '../../../shared/games/storming/state.ts'

/** What may be lost again [ST-6.2]. */
export type HeldSource = 'mine' | 'cathedral' | 'rotating'
export type Source = PointSource | HeldSource
export const heldSources: readonly HeldSource[] = ['mine', 'cathedral', 'rotating']
export const sources: readonly Source[] = [...pointSources, ...heldSources]

/** Kept for good; held as long as one has what it is for; in danger: one open step of another player takes it. */
export type Fate = 'lasting' | 'held' | 'endangered'

/** What gives most points: whoever asks how to win is told what to go for. */
export const mostlyFrom = ['cityBuilt', 'conquest', 'mine', 'rotating'] as const

/** Where nothing threatens it. */
export const usually = (what: Source): Fate =>
  (heldSources as readonly Source[]).includes(what) ? 'held' : 'lasting'

export interface Point {
  readonly what: Source
  readonly fate: Fate
  /** The region that earns it. */
  readonly place?: RegionId
}

const others = (state: State, seat: Seat): readonly Seat[] =>
  seatsOf(state.config.players).filter((other) => other !== seat)

/** Whether a troop of this player stands where it could conquer the region with one attack [ST-5.45 to ST-5.48]. */
const couldTake = (state: State, seat: Seat, region: RegionId): boolean => {
  const place: Place = { id: region, ...regionAt(state, region) }
  if (isWalledEnemy(place, seat)) return false
  return troopsOf(state, seat).some(
    ({ troop }) =>
      troop !== null &&
      troop.kind !== 'artillery' &&
      checkAttack(state, seat, { type: 'attack', troopId: troop.id, to: region }, single) === null,
  )
}

const fateOfMine = (state: State, seat: Seat, region: RegionId): Fate =>
  others(state, seat).some((other) => couldTake(state, other, region)) ? 'endangered' : 'held'

/** A Saboteur tears down the card that earns it: one's own, or the one the Library's marker lies on. */
const fateOfCathedral = (state: State, seat: Seat): Fate => {
  const copied = state.libraryCopy?.seat === seat && state.libraryCopy.improvement === 'cathedral'
  const owner = copied ? state.libraryCopy?.from : seat
  return state.players.some((other) => other.seat !== owner && hasCivilian(state, other.seat, 'saboteur'))
    ? 'endangered'
    : 'held'
}

/** One more settlement and somebody else has the most [ST-6.3]. */
const fateOfRotating = (state: State, seat: Seat): Fate => {
  const own = settlementsOf(state, seat).length
  return others(state, seat).some((other) => settlementsOf(state, other).length >= own)
    ? 'endangered'
    : 'held'
}

/** Every point of a seat, one by one: those that stay come first. */
export const pointsIn = (state: State, seat: Seat): readonly Point[] => {
  const { tally } = playerAt(state, seat)
  const { cathedral, rotating } = currentVp(state, seat)
  const lasting = pointSources.flatMap((what) =>
    Array.from({ length: tally[what] ?? 0 }, (): Point => ({ what, fate: 'lasting' })),
  )
  const mines = structuresOf(state, seat, 'mine').map(({ id }): Point => ({
    what: 'mine',
    fate: fateOfMine(state, seat, id),
    place: id,
  }))
  return [
    ...lasting,
    ...mines,
    ...(cathedral === 0 ? [] : [{ what: 'cathedral', fate: fateOfCathedral(state, seat) } as const]),
    ...(rotating === 0 ? [] : [{ what: 'rotating', fate: fateOfRotating(state, seat) } as const]),
  ]
}

/** Points by where they come from, those of which there are any. */
export const bySource = (
  state: State,
  seat: Seat,
): readonly { readonly what: Source; readonly count: number; readonly fate: Fate }[] => {
  const points = pointsIn(state, seat)
  return sources.flatMap((what) => {
    const here = points.filter((point) => point.what === what)
    const [first] = here
    if (first === undefined) return []
    const fate = here.some((point) => point.fate === 'endangered') ? 'endangered' : first.fate
    return [{ what, count: here.length, fate }]
  })
}

/** How a seat could win with its very next step [ST-6.4]. */
export type OneStep =
  | { readonly by: 'points'; readonly missing: number }
  | { readonly by: 'conquest'; readonly victim: Seat; readonly region: RegionId }

/** While the first villages are placed nothing is lost yet, and while the end is counted nothing can be won any more. */
const isOn = (state: State): boolean =>
  state.winner === null &&
  state.conqueror === null &&
  !isSettling(state) &&
  // The last of them has been decided, and is not seen yet.
  (state.round > 1 || state.agenda.at(-1)?.type !== 'round') &&
  state.players.every(({ seat }) => pointsOf(state, seat) < pointsToWin)

/** How many settlements a seat has, as one may win by somebody's last one too [ST-6.4]; null: that cannot happen now. */
export const settlementsLeft = (state: State, seat: Seat): number | null =>
  isOn(state) ? settlementsOf(state, seat).length : null

/** Who could take somebody's place with one attack. */
export const takersOf = (state: State, region: RegionId): readonly Seat[] => {
  const owner = state.map[region]?.structure?.owner
  if (!isOn(state) || owner === undefined) return []
  return others(state, owner).filter((other) => couldTake(state, other, region))
}

/** A settlement that others could take with one attack, and who they are. */
export interface InReach {
  readonly region: RegionId
  readonly by: readonly Seat[]
}

/**
 * What could be taken from a seat with two settlements. Once only the last one stands the game hangs on it, and it is late
 * to wall it: whoever is told of the last but one may still do so [ST-6.4].
 */
export const inReach = (state: State, seat: Seat): readonly InReach[] => {
  const own = settlementsOf(state, seat)
  if (!isOn(state) || own.length !== 2) return []
  return own.flatMap(({ id }) => {
    const by = takersOf(state, id)
    return by.length === 0 ? [] : [{ region: id, by }]
  })
}

/** The only settlement that a seat has left; null: there are others. */
export const lastSettlement = (state: State, seat: Seat): RegionId | null => {
  const [only, second] = settlementsOf(state, seat)
  return isOn(state) && only !== undefined && second === undefined ? only.id : null
}

export const oneStep = (state: State, seat: Seat): OneStep | null => {
  if (!isOn(state)) return null
  for (const victim of others(state, seat)) {
    const region = lastSettlement(state, victim)
    if (region !== null && couldTake(state, seat, region)) return { by: 'conquest', victim, region }
  }
  const missing = pointsToWin - pointsOf(state, seat)
  return missing === 1 ? { by: 'points', missing } : null
}

/** Whose last settlement stands, and nobody could take it with one attack yet: a card with two actions may do. */
export const lastStands = (state: State, seat: Seat): boolean =>
  lastSettlement(state, seat) !== null &&
  others(state, seat).every((other) => {
    const step = oneStep(state, other)
    return step?.by !== 'conquest' || step.victim !== seat
  })
