/** How far a seat is from a complete fort, in turns: what bots go by. */
import { type Seat, seatOf } from '../../engine/ids.ts'
import {
  type Bundle,
  cellLimit,
  diamondsToWin,
  exchanges,
  floors,
  type Kind,
  kinds,
  price,
  recoveryPrices,
  type Stored,
  stored,
} from './components.ts'
import { type BoardLayout, isBase, type NodeId, sites } from './layout.ts'
import { oddsOf } from './odds.ts'
import { areRivals, boardOf } from './position.ts'
import type { Player, State } from './state.ts'

// Found by playing figures against each other.
/** Units a turn that come from somewhere, also where nobody digs. */
const trickle = 0.25
/** The same at the diamond mine: four diamonds are never farther than half of `tillMine` turns. */
const luck = 0.5
/** Of a place one step nearer. */
const nearer = 0.93
/** Of digging where the own camp is still missing. */
const withoutCamp = 0.5
/** Of walking to a site that rivals hold. */
const held = 0.35
/** Of what can be exchanged upwards, against its price. */
const exchanged = 0.8
/** Turns that a floor takes beyond its bricks. */
const toLay = 0.6
/**
 * The farther the floors, the less a place at the mine counts: at so many turns a quarter. At least twice as much as
 * the mine can ever count, else who has no place there would be better off the longer its floors take.
 */
const tillMine = 16
/** Of a living miner, in turns. */
const life = 0.8
/** Of what would bring a lost miner back, and is not wanted for anything else: of no use to exchange. */
const ransom = 0.015
/** Of a diamond, when the countdown runs. */
const ofDiamond = 2
/** Of being close to the end: for oneself, and for others. */
const finish = 30
const danger = 14
/** Of the last diamonds of a rival's fort. */
const disaster = 14
/** Of rivals' turns, and of allies'. */
const ofRival = 0.05
const ofAlly = 0.4
/** Of a complete fort. */
const won = 1000

const mine = sites.find(({ kind }) => kind === 'diamond')?.cell ?? ''

/** How much a place so many steps away counts, by how much one does that is a step nearer. */
export const nearnessBy = (step: number): readonly number[] =>
  Array.from({ length: 64 }, (_, steps) => step ** steps)
const nearness = nearnessBy(nearer)

/** How many of those who fight are expected to be left: a group has walked in, and the dice are still to be thrown. */
interface Fight {
  readonly at: NodeId
  readonly attackers: number
  readonly defenders: number
}

const fightIn = (state: State): Fight | null => {
  const own = state.players[state.active]
  if (state.attacksThisTurn === 0 || own === undefined) return null
  for (const number of state.moved) {
    const at = own.miners[number] ?? 'lost'
    if (at === 'lost' || isBase(at)) continue
    let [attackers, defenders] = [0, 0]
    for (const other of state.players)
      for (const place of other.miners)
        if (place === at) {
          if (areRivals(state, own.seat, other.seat)) defenders++
          else attackers++
        }
    if (defenders === 0) continue
    const odds = oddsOf(attackers, defenders)
    return { at, attackers: odds.attackers / attackers, defenders: odds.defenders / defenders }
  }
  return null
}

const stays = (state: State, fight: Fight | null, seat: Seat, place: NodeId): number => {
  if (fight === null || place !== fight.at) return 1
  return areRivals(state, state.active, seat) ? fight.defenders : fight.attackers
}

/** Miners by site and seat, those in a fight as far as they are expected to be left. */
interface Survey {
  readonly board: BoardLayout
  readonly bySite: readonly (readonly number[])[]
  readonly fight: Fight | null
}

const survey = (state: State): Survey => {
  const board = boardOf(state)
  const fight = fightIn(state)
  const bySite = board.sites.map(() => state.players.map(() => 0))
  for (const { seat, miners } of state.players)
    for (const place of miners) {
      const row = bySite[board.siteOrder.get(place) ?? -1]
      if (row !== undefined) row[seat] = (row[seat] ?? 0) + stays(state, fight, seat, place)
    }
  return { board, bySite, fight }
}

type Amounts = Record<Stored, number>

const hasCampOn = (player: Player, board: BoardLayout, kind: Kind): boolean =>
  player.camps.some((id) => board.siteById.get(id)?.kind === kind)

/** What is still missing for all floors, and for a camp on each mine; what is too much buys the next kind. */
export const missingFor = (player: Player, board: BoardLayout): Amounts => {
  const missing: Amounts = { granite: 0, limestone: 0, turquoise: 0, gold: 0 }
  for (let level = player.floors; level < floors.length; level++) {
    const floor = floors[level]
    if (floor !== undefined) missing[floor.kind] += floor.cost
  }
  for (const kind of ['turquoise', 'gold', 'diamond'] as const) {
    const isWanted = kind === 'diamond' || missing[kind] > player.stock[kind]
    if (!isWanted || hasCampOn(player, board, kind)) continue
    missing.granite += price.granite
    missing.limestone += price.limestone
  }
  let spare = 0
  for (const kind of stored) {
    const left = missing[kind] - player.stock[kind] - spare
    missing[kind] = Math.max(0, left)
    spare = left < 0 ? (-left / exchanges[kind].pay) * exchanged : 0
  }
  return missing
}

/** A site that a seat may think of, and how many more fit in. */
interface Place {
  readonly kind: Kind
  readonly at: number
  /** How far a miner there counts: less without a camp, less where rivals stand. */
  readonly use: number
  room: number
}

/** Sites near home, the diamond mine, and wherever there is an own camp. */
const placesFor = (state: State, { board, bySite }: Survey, player: Player): readonly Place[] => {
  const arm = board.arms[player.seat]
  const places: Place[] = []
  for (const [order, { id, kind, home, cell }] of board.sites.entries()) {
    const camp = player.camps.includes(id)
    if (home !== null && home !== arm && !camp) continue
    let [friends, rivals] = [0, 0]
    for (const [seat, count] of (bySite[order] ?? []).entries())
      if (areRivals(state, player.seat, seatOf(seat))) rivals += count
      else friends += count
    const use = (camp ? 1 : withoutCamp) * (rivals > 0 ? held : 1)
    places.push({ kind, at: board.indexOf.get(cell) ?? 0, use, room: cellLimit - friends })
  }
  return places
}

/** Units a turn by kind: who digs, and who is on the way; and turns until the fort is complete. */
const turnsLeft = (state: State, seen: Survey, player: Player): number => {
  const { board, bySite } = seen
  const missing = missingFor(player, board)
  const rate: Record<Kind, number> = { granite: 0, limestone: 0, turquoise: 0, gold: 0, diamond: 0 }
  for (const kind of kinds) rate[kind] = kind === 'diamond' ? luck : trickle
  for (let level = 0; level < player.floors; level++) rate[floors[level]?.kind ?? 'granite'] += 1
  for (const [order, { id, kind }] of board.sites.entries()) {
    const own = bySite[order]?.[player.seat] ?? 0
    if (own > 0) rate[kind] += own * (player.camps.includes(id) ? 1 : withoutCamp)
  }
  const left = diamondsToWin - player.diamonds
  const time = (kind: Kind): number => (kind === 'diamond' ? left : missing[kind]) / rate[kind]
  const floorsTime = (): number => {
    let cubes = 0
    for (const kind of stored) {
      const turns = time(kind)
      cubes += turns * turns * turns
    }
    return Math.cbrt(cubes)
  }
  const walking: number[] = []
  for (const place of player.miners)
    if (place !== 'lost' && !board.siteOrder.has(place)) walking.push(board.indexOf.get(place) ?? 0)
  if (walking.length > 0) {
    const places = placesFor(state, seen, player)
    const count = board.nodes.length
    for (const from of walking) {
      const all = Math.max(0.1, floorsTime())
      const early = (tillMine / (tillMine + (player.floors < floors.length ? all : 0))) ** 2
      let best = 0
      let chosen: Place | null = null
      let adds = 0
      for (const place of places) {
        if (place.room <= 0) continue
        const near = place.use * (nearness[board.steps[from * count + place.at] ?? 0] ?? 0)
        const turns = time(place.kind)
        // How many turns such a miner saves, by how much the kind holds up the whole.
        const weight = place.kind === 'diamond' ? early : (turns / all) ** 2
        const gain = (weight * turns * near) / (rate[place.kind] + near)
        if (gain <= best) continue
        best = gain
        chosen = place
        adds = near
      }
      if (chosen === null) continue
      chosen.room--
      rate[chosen.kind] += adds
    }
  }
  const toFloors = player.floors < floors.length ? floorsTime() : 0
  const toBuild = (floors.length - player.floors) * toLay
  return toFloors + toBuild + time('diamond') * (tillMine / (tillMine + toFloors)) ** 2
}

/** How a seat stands, without regard to others. */
const standing = (
  state: State,
  seen: Survey,
  player: Player,
): { readonly turns: number; readonly worth: number } => {
  const turns = turnsLeft(state, seen, player)
  let living = 0
  for (const place of player.miners)
    if (place !== 'lost') living += stays(state, seen.fight, player.seat, place)
  let rest = 0
  for (const kind of stored) rest += player.stock[kind] / recoveryPrices[kind]
  const placed = state.triggerRound === null ? 0 : player.diamonds * ofDiamond
  return { turns, worth: living * life + rest * ransom + placed - turns }
}

/** A rival who has diamonds already, and digs for the last ones: the mine is to be denied. */
const threatOf = ({ board, bySite }: Survey, { seat, diamonds, camps }: Player): number => {
  const digging = bySite[board.siteOrder.get(mine) ?? -1]?.[seat] ?? 0
  if (diamonds === 0 || digging === 0) return 0
  const ready = camps.includes('diamond') ? 1 : withoutCamp
  return ready * disaster * Math.min(1, (diamonds + digging) / diamondsToWin) ** 3
}

const ownWorth = (state: State, seen: Survey, player: Player): number => {
  const { turns, worth } = standing(state, seen, player)
  return worth + finish / (1 + turns)
}

/** The same player with more, or less, in stock. */
export const withMore = (player: Player, give: Bundle, get: Bundle): Player => {
  const stock = { ...player.stock }
  for (const kind of stored) stock[kind] += (get[kind] ?? 0) - (give[kind] ?? 0)
  return { ...player, stock }
}

/**
 * Better the nearer to the own end and the farther the others are from theirs; in turns. `soon` is what is as good as
 * in the seat's stock.
 */
export const prospects = (state: State, seat: Seat, soon: Bundle = {}): number => {
  const seen = survey(state)
  let worth = 0
  for (const player of state.players) {
    if (player.resigned) continue
    const complete = player.diamonds === diamondsToWin ? won : 0
    if (player.seat === seat) worth += ownWorth(state, seen, withMore(player, {}, soon)) + complete
    else if (!areRivals(state, seat, player.seat)) worth += ofAlly * ownWorth(state, seen, player) + complete
    else {
      const { turns, worth: own } = standing(state, seen, player)
      worth -= ofRival * own + danger / (1 + turns) + threatOf(seen, player) + complete
    }
  }
  return worth
}

/** What a change of a stock is worth to its owner, in turns. */
export const tradeWorth = (state: State, player: Player, give: Bundle, get: Bundle): number => {
  const seen = survey(state)
  return ownWorth(state, seen, withMore(player, give, get)) - ownWorth(state, seen, player)
}
