/** What can be read off a state: who stands where, who plays with whom, who comes next. */
import { type Seat, seatOf, seatsOf } from '../../engine/ids.ts'
import {
  type Bundle,
  floors,
  minersEach,
  type PlayerCount,
  playerCounts,
  type Stored,
  stored,
} from './components.ts'
import {
  type Arm,
  armsByPlayers,
  baseOf,
  type BoardLayout,
  boardFor,
  isBase,
  type NodeId,
  type PlacedSite,
  type SiteId,
} from './layout.ts'
import type { Options, Player, State } from './state.ts'

export const playerAt = (state: State, seat: Seat): Player => {
  const player = state.players[seat]
  if (player === undefined) throw new Error(`no seat ${seat}`)
  return player
}

export const boardOf = (state: State): BoardLayout => boardFor(state.players.length)

/** The arm of the board that belongs to a seat. */
export const armOf = (state: State, seat: Seat): Arm => boardOf(state).arms[seat] ?? 'W'

/** The seat that a letter stands for at this table. */
export const seatAt = (state: State, letter: string): Seat | null => {
  const index = boardOf(state).arms.findIndex((arm) => arm === letter)
  return index < 0 ? null : seatOf(index)
}

export const homeOf = (state: State, seat: Seat): NodeId => baseOf(armOf(state, seat))

/** One miner: whose, and which of the ten. */
export interface MinerRef {
  readonly seat: Seat
  readonly number: number
}

const namesFor = (players: PlayerCount): ReadonlyMap<string, MinerRef> =>
  new Map(
    armsByPlayers[players].flatMap((arm, seat) =>
      Array.from({ length: minersEach }, (_, number): [string, MinerRef] => [
        `${arm}-${number}`,
        { seat: seatOf(seat), number },
      ]),
    ),
  )

const minersByName: ReadonlyMap<number, ReadonlyMap<string, MinerRef>> = new Map(
  playerCounts.map((players) => [players, namesFor(players)]),
)

export const minerNamed = (state: State, id: string): MinerRef | null =>
  minersByName.get(state.players.length)?.get(id) ?? null

export const nameOf = (state: State, { seat, number }: MinerRef): string => `${armOf(state, seat)}-${number}`

/** Where a miner stands: a node, or 'lost'. */
export const placeOf = (state: State, { seat, number }: MinerRef): NodeId =>
  state.players[seat]?.miners[number] ?? 'lost'

const sidesFor = (options: Options, players: number): readonly number[] => {
  const groups = options.alliances === 'none' ? [] : options.alliances.split('-')
  return boardFor(players).arms.map((arm, seat) => {
    const ally = groups.find((group) => group.includes(arm))?.[0]
    return ally === undefined ? seat : boardFor(players).arms.findIndex((one) => one === ally)
  })
}

const sideTables = new Map<string, readonly number[]>()

/** Per seat: the first seat of its side [FT-8.2]. */
export const sidesOf = ({ options, players }: State): readonly number[] => {
  const key = `${players.length} ${options.alliances}`
  const known = sideTables.get(key)
  if (known !== undefined) return known
  const sides = sidesFor(options, players.length)
  sideTables.set(key, sides)
  return sides
}

/** A rival is who does not play for the same side. */
export const areRivals = (state: State, one: Seat, other: Seat): boolean => {
  if (state.options.alliances === 'none') return one !== other
  const sides = sidesOf(state)
  return sides[one] !== sides[other]
}

/** All seats clockwise, this one first [FT-2.2.2]. */
export const clockwiseFrom = (state: State, seat: Seat): readonly Seat[] => {
  const count = state.players.length
  return seatsOf(count).map((step) => seatOf((seat + step) % count))
}

/** Seats still in the game. */
export const playing = (state: State): readonly Seat[] =>
  state.players.filter(({ resigned }) => !resigned).map(({ seat }) => seat)

/** Miners of all colours on a node. */
export const minersOn = (state: State, node: NodeId): readonly MinerRef[] => {
  const found: MinerRef[] = []
  for (const { seat, miners } of state.players)
    for (let number = 0; number < miners.length; number++)
      if (miners[number] === node) found.push({ seat, number })
  return found
}

/** How many miners of a seat stand on a node. */
export const countOn = (state: State, seat: Seat, node: NodeId): number => {
  let count = 0
  for (const place of state.players[seat]?.miners ?? []) if (place === node) count++
  return count
}

/** Numbers of a seat's miners on a node. */
export const ownOn = (state: State, seat: Seat, node: NodeId): readonly number[] =>
  playerAt(state, seat).miners.flatMap((place, number) => (place === node ? [number] : []))

/** Rivals on a node; in a base nobody is met [FT-R05]. */
export const rivalsOn = (state: State, seat: Seat, node: NodeId): readonly MinerRef[] =>
  isBase(node) ? [] : minersOn(state, node).filter((miner) => areRivals(state, seat, miner.seat))

/** Attackers stand with those they attack: of their fight not all throws are there yet [FT-4.19]. */
export const isFighting = (state: State): boolean =>
  playerAt(state, state.active).miners.some(
    (node) => node !== 'lost' && rivalsOn(state, state.active, node).length > 0,
  )

/** Seats with a camp on a site [FT-4.26]. */
export const campsOn = (state: State, site: SiteId): readonly Seat[] =>
  state.players.filter(({ camps }) => camps.includes(site)).map(({ seat }) => seat)

export const hasCamp = (state: State, seat: Seat, site: SiteId): boolean =>
  playerAt(state, seat).camps.includes(site)

/** Whether a camp and miners at such a site bring anything: diamonds only with the gold floor [FT-2.4.3]. */
export const paysNow = (state: State, seat: Seat, { kind }: PlacedSite): boolean =>
  kind !== 'diamond' || playerAt(state, seat).floors === floors.length

/** What a seat's miners on a site bring before anything doubles it: 1 each, 2 with the hat [FT-2.4.2, FT-8.7]. */
export const diggersOn = (state: State, seat: Seat, node: NodeId): number => {
  const { miners, hat } = playerAt(state, seat)
  return countOn(state, seat, node) + (hat !== null && miners[hat] === node ? 1 : 0)
}

/** Whether a stock covers a bundle. */
export const covers = (stock: Readonly<Record<Stored, number>>, bundle: Bundle): boolean =>
  stored.every((kind) => stock[kind] >= (bundle[kind] ?? 0))

export const livingMiners = ({ miners }: Player): number => miners.filter((place) => place !== 'lost').length
