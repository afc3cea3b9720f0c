/** What a seat of Storming! sees of the map, in figures by which actions are weighed: one look for each pick. */
import { type Seat, seatsOf } from '../../../engine/ids.ts'
import { distance, type RegionId, regions } from '../layout.ts'
import { pointsWith } from '../points.ts'
import { realmsOf, isSettlement, playerAt } from '../queries.ts'
import type { Player, Region, State } from '../state.ts'
import { figures } from './figures.ts'

const indexOf = new Map<string, number>(regions.map(({ id }, index) => [id, index]))
const count = regions.length
/** Steps between two regions, by their places in the list. */
const steps = new Uint8Array(count * count)
for (const [from, one] of regions.entries())
  for (const [to, other] of regions.entries()) steps[from * count + to] = distance(one.id, other.id)

export const placeIn = (region: string): number => indexOf.get(region) ?? 0
export const stepsBetween = (from: number, to: number): number => steps[from * count + to] ?? 99

/** What troops may walk to. */
interface Aim {
  readonly at: number
  /** To a soldier, and to a knight. */
  readonly soldier: number
  readonly knight: number
}
interface Threat {
  readonly at: number
  readonly reach: number
  readonly owner: Seat
  /** What hangs on its walking into somebody's last settlement, which wins its owner the game [ST-6.4]. */
  readonly peril: number
}
/** The only settlement that somebody has left. */
interface Last {
  readonly at: number
  readonly owner: Seat
  readonly walled: boolean
}

export interface Survey {
  readonly state: State
  readonly seat: Seat
  readonly me: Player
  /** By seat. */
  readonly points: readonly number[]
  readonly settlements: readonly number[]
  /** Where one's own settlements without a wall stand. */
  readonly open: readonly number[]
  readonly aims: readonly Aim[]
  readonly threats: readonly Threat[]
}

/** How much a loss of somebody is worth: more, the nearer they are to winning. */
export const hurtOf = ({ points, seat }: Pick<Survey, 'points' | 'seat'>, other: Seat): number =>
  other === seat ? -1 : 0.6 + figures.leader * (points[other] ?? 0)

/** What a conquest is worth beyond the point: the last settlement of somebody wins the game. */
export const conquestWorth = (
  survey: Pick<Survey, 'points' | 'settlements' | 'seat'>,
  owner: Seat,
): number => {
  const left = survey.settlements[owner] ?? 0
  const wins = left === 1 || (survey.points[survey.seat] ?? 0) >= 6
  return figures.conquest * (0.7 + hurtOf(survey, owner) * 0.4) + (wins ? figures.win : left === 2 ? 1 : 0)
}

/** What an enemy troop puts at stake: who loses a last settlement has lost, and so has whoever looks on. */
const perilOf = (lasts: readonly Last[], seat: Seat, { at, reach, owner }: Omit<Threat, 'peril'>): number => {
  let peril = 0
  for (const last of lasts) {
    if (last.owner === owner || stepsBetween(at, last.at) > reach) continue
    const worth = last.owner === seat ? figures.lastOwn : figures.lastOfOther
    peril = Math.max(peril, last.walled ? worth / 2 : worth)
  }
  return peril
}

const isBesideSettlement = (settled: readonly number[], at: number): boolean =>
  settled.some((other) => stepsBetween(other, at) === 1)

export const surveyOf = (state: State, seat: Seat): Survey => {
  const seats = seatsOf(state.config.players)
  const { settlements, mines } = realmsOf(state)
  const points = seats.map((one) => pointsWith(state, one, mines[one] ?? 0))
  const settled: number[] = []
  const open: number[] = []
  const lasts: Last[] = []
  const walkers: Omit<Threat, 'peril'>[] = []
  const entries: (readonly [number, Region])[] = []
  for (const id in state.map) {
    const region = state.map[id as RegionId]
    if (region === undefined) continue
    const at = placeIn(id)
    entries.push([at, region])
    const { structure, troop } = region
    if (isSettlement(structure)) {
      settled.push(at)
      const { owner, wall } = structure
      if (owner === seat && !wall) open.push(at)
      if (settlements[owner] === 1) lasts.push({ at, owner, walled: wall })
    }
    if (troop !== null && troop.owner !== null && troop.owner !== seat && troop.kind !== 'artillery')
      walkers.push({ at, reach: troop.kind === 'knight' ? 2 : 1, owner: troop.owner })
  }
  const me = playerAt(state, seat)
  const seen = { points, settlements, seat }
  const threats = walkers.map((one): Threat => ({ ...one, peril: perilOf(lasts, seat, one) }))
  const aims: Aim[] = []
  for (const { at, peril } of threats) if (peril > 0) aims.push({ at, soldier: peril / 2, knight: peril / 2 })
  for (const [at, { terrain, structure, troop }] of entries) {
    if (structure === null) {
      if (terrain === 'lake' || (troop !== null && troop.owner !== seat)) continue
      if (terrain === 'plain') {
        if (me.supply.village > 0 && !isBesideSettlement(settled, at))
          aims.push({ at, soldier: figures.village, knight: 0 })
      } else if (me.supply.resource > 0)
        aims.push({ at, soldier: terrain === 'mountain' ? figures.mine : figures.sawmill, knight: 0 })
      continue
    }
    if (structure.owner === seat) continue
    if (isSettlement(structure)) {
      const worth = conquestWorth(seen, structure.owner) * (structure.wall ? 0.4 : 1)
      aims.push({ at, soldier: worth, knight: worth })
    } else aims.push({ at, soldier: structure.kind === 'mine' ? figures.mine : figures.sawmill, knight: 0 })
  }
  return { state, seat, me, points, settlements, open, aims, threats }
}

/** What a troop may hope for where it stands: the best aim, and a little of the others. */
export const hopeAt = ({ aims }: Survey, at: number, kind: string): number => {
  if (kind !== 'soldier' && kind !== 'knight') return 0
  let best = 0
  let rest = 0
  for (const aim of aims) {
    const far = stepsBetween(at, aim.at)
    const isRider = kind === 'knight'
    const worth = (isRider ? aim.knight : aim.soldier) * figures.step ** (isRider ? (far + 1) >> 1 : far)
    rest += worth
    if (worth > best) best = worth
  }
  return best + 0.1 * rest
}

/** How many enemy troops could walk in there, with so many moves each. */
export const threatsAt = ({ threats }: Survey, at: number, moves = 1): number =>
  threats.filter((threat) => stepsBetween(threat.at, at) <= moves * threat.reach).length

/**
 * Whether one or two settlements are all that a seat has, and enemies are at most two moves from each: who sees that
 * wavers no more, or first games would end with a last settlement given away [ST-6.4].
 */
export const isAtBay = (survey: Survey): boolean => {
  const { settlements, seat, open } = survey
  const left = settlements[seat] ?? 0
  const isFew = left === 1 || left === 2
  return isFew && open.length === left && open.every((at) => threatsAt(survey, at, 2) > 0)
}

/** What hangs on the enemy troop that stands there, if one does. */
export const perilAt = ({ threats }: Survey, at: number): number =>
  threats.find((threat) => threat.at === at)?.peril ?? 0
