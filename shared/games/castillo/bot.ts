/** What Castillo tells automatic players: a move for an absent seat, what a position is worth, what may be hidden. */
import { copy } from '../../engine/copy.ts'
import type { Seat, Shown } from '../../engine/ids.ts'
import { hide } from '../../engine/secret.ts'
import type { Random } from '../../engine/random.ts'
import {
  buildings,
  buildLimit,
  helperSpaces,
  masterBuilderPoints,
  messengerTalers,
  placesHelpers,
  roleCards,
  type Resource,
  resources,
  type Role,
  type RoleCard,
  roleOf,
  traderSpaces,
  values,
  winterCards,
  workerPairs,
  worths,
} from './components.ts'
import { playerAt } from './evolve.ts'
import type { Move } from './moves.ts'
import { piecesIn, silverIn, suggestions } from './payments.ts'
import { habitsOf } from './policy/habits.ts'
import { chooseFor } from './policy/roles.ts'
import { pointsAt, type Quantities, quantitiesOf, scoringOf } from './scoring.ts'
import type { Player, State } from './state.ts'
import { affordable, buildLimitOf, rewardOf } from './steps/build.ts'
import { cardsPerRound, choicesFrom } from './steps/choosing.ts'
import { nextToEquip } from './steps/equip.ts'
import { isSpaceOpen } from './steps/helpers.ts'
import { onTower } from './steps/tower.ts'

/** Plain roles first, the Master Builder last [CA-4.6.5]. */
const standInOrder: readonly RoleCard[] = [
  'messenger',
  'worker1',
  'worker2',
  'worker3',
  'trader',
  'bricklayer',
  'stonemason',
  'masterBuilder',
]
const standInKinds = ['brick', 'wood', 'sand'] as const

/** Plays plain cards, takes what it must and passes everything else [CA-4.6.5]. */
export const standIn = (view: Shown<State>, seat: Seat): Move => {
  switch (view.phase) {
    case 'chooseCards': {
      const { hand } = playerAt(view, seat)
      const rank = (cards: readonly RoleCard[]): number =>
        cards.reduce((sum, card) => sum + 2 ** standInOrder.indexOf(card), 0)
      const [best = []] = [...choicesFrom(hand, cardsPerRound(view))].sort((a, b) => rank(a) - rank(b))
      return { type: 'chooseCards', cards: [...best] }
    }
    case 'equipWorkers': {
      const kinds = standInKinds.filter((kind) => view.stock[kind] > 0).slice(0, 2)
      return { type: 'equipWorker', card: nextToEquip(view)?.card ?? 'worker1', kinds }
    }
    case 'towerTake': {
      const worth = (kind: Resource): number => view.defenceTower[kind] * worths[kind]
      const [best = 'sand'] = [...onTower(view)].sort((a, b) => worth(b) - worth(a) || worths[b] - worths[a])
      return { type: 'takeTower', resource: best }
    }
    case 'traderPlace':
      return { type: 'passTrader' }
    case 'buy':
      return { type: 'endBuying' }
    case 'build':
      return { type: 'endBuilding' }
    default:
      return { type: 'endHelpers' }
  }
}

/** As people choose: mostly well. */
const noise = 1

/** Likely choices, and an order of the winter cards not seen yet [CA-7.2]. */
export const imagine = (view: Shown<State>, random: Random): State => {
  const state: State = copy<State>(view)
  const habits = habitsOf(state)
  for (const player of state.players) {
    if (player.choice === null || player.choice.cards !== null) continue
    player.choice = {
      cards: hide(
        chooseFor(state, player.seat, random, { noise, taste: habits[player.seat] ?? {} }),
        player.seat,
      ),
    }
  }
  const unseen = random.shuffle(winterCards.filter((card) => !state.winter.revealed.includes(card)))
  state.winter.deck = state.winter.deck.map((card, index) => card ?? hide(unseen[index] ?? 'winterInn'))
  return state
}

/** Rounds still to play, the one under way included. */
const roundsLeft = ({ config, round }: State): number => config.rounds - round + 1

/** Quantities as they may be when the game ends: building goes on at the pace so far, or one a round. */
const projected = (state: State): Quantities => {
  const now = quantitiesOf(state)
  const left = roundsLeft(state) - 1
  const built = buildings.length - now.unbuilt
  const pace = Math.max(0.6, Math.min(1.6, built / Math.max(3, state.round)))
  const more = Math.min(now.unbuilt, pace * left)
  const share = now.unbuilt === 0 ? 0 : more / now.unbuilt
  return {
    unbuilt: now.unbuilt - more,
    towers: now.towers + (9 - now.towers) * share,
    houses: now.houses + (7 - now.houses) * share,
    occupied: Math.min(15, now.occupied + left * 0.5),
    free: Math.max(1, now.free - left * 0.2),
    traders: Math.min(5, now.traders + left * 0.3),
    forgeSilver: now.forgeSilver + left * 0.3,
  }
}

/**
 * In points, found by playing weights against each other. Where all think that others will build, all play the Master
 * Builder and nobody builds: little is hoped for from others, and more from a card played than from one kept.
 */
const weights = {
  /** Of a unit of value, and of a taler, while there is time to use it. */
  perValue: 0.36,
  perTaler: 0.56,
  /** Of each different kind, in units of value: payments want three. */
  perKind: 2.92,
  /** Of having a role at hand; of a second and third Worker. */
  messenger: 0.3,
  trader: 0.8,
  bricklayer: 1.6,
  stonemason: 1.5,
  worker: 2.1,
  anotherWorker: 0.4,
  masterBuilder: 0.14,
  /** Of a builder among a hand of another, that it is played and builds. */
  others: 0.15,
  /** Of a helper in supply. */
  helper: 0.56,
  /** How many more incomes a helper on a cart will see, for each round to come. */
  incomes: 0.58,
  /** Of an income that a Trader played now brings, against its pieces: it comes before others build. */
  income: 1.5,
  /** Of the tower's pile, against its pieces: nobody else has it. */
  pile: 2,
  /** Of the strongest other's prospects, against one's own. */
  rival: 0.4,
  /** Of what a card promises now, against what it may do later. */
  hope: 1.4,
}

/** What a piece or a coin is worth in points: less when there is little time left to use it. */
const rates = (state: State): { readonly perValue: number; readonly perTaler: number } => {
  const time = Math.min(1, (roundsLeft(state) - 1) / 4)
  return { perValue: 0.02 + weights.perValue * time, perTaler: 0.02 + weights.perTaler * time }
}

const goodsOf = (state: State, { resources: held, talers }: Player): number => {
  const { perValue, perTaler } = rates(state)
  const pieces = resources.reduce((sum, kind) => sum + held[kind] * worths[kind], 0)
  const kinds = resources.filter((kind) => held[kind] > 0).length
  // What cannot be spent in time is worth little.
  const usable = Math.min(pieces, 14 * roundsLeft(state)) + 0.1 * pieces
  return usable * perValue + Math.min(3, kinds) * perValue * weights.perKind + Math.min(talers, 30) * perTaler
}

/** Points of the helpers that stand in the castle, looked at from today. */
const helpersOf = (state: State, player: Player): number => {
  const quantities = projected(state)
  const { perTaler } = rates(state)
  const counted = helperSpaces
    .filter(({ id }) => state.castleSpaces[id] === player.seat)
    .reduce((sum, { id }) => sum + (pointsAt(id, quantities) ?? 0), 0)
  const turned = (['market', 'palace'] as const)
    .flatMap((building) => scoringOf(state, building))
    .filter(({ seat }) => seat === player.seat)
    .reduce((sum, { vp, talers }) => sum + vp - talers * perTaler * 0.5 + 3, 0)
  return counted + turned
}

/** What a place of the Trader brings its owner: one piece of each income goes to the tower. */
const incomeOf = (state: State, { resource, amount }: (typeof traderSpaces)[number]): number =>
  (amount - 1) * worths[resource] * rates(state).perValue

/** How many more incomes a helper on a cart will see: as many as there are Traders to be played. */
const incomesLeft = (state: State): number => Math.min(3, roundsLeft(state) * weights.incomes)

/** Carts and rider where a seat stands; or nobody. */
const placesOf = (state: State, owner: Seat | null) =>
  traderSpaces.filter(({ id }) => state.traderSpaces[id] === owner)

/** A helper on a cart goes on bringing goods, as often as Traders are played. */
const cartsOf = (state: State, seat: Seat): number =>
  placesOf(state, seat).reduce((sum, place) => sum + incomeOf(state, place), 0) * incomesLeft(state)

/** The hand one will have after this round's cards: what is chosen is gone, unless the Master Builder brings all back. */
const handToBe = ({ hand, choice }: Player): readonly RoleCard[] => {
  const chosen = choice?.cards?.secret ?? []
  return chosen.includes('masterBuilder') ? roleCards : hand.filter((card) => !chosen.includes(card))
}

/** What the cards at hand are worth: a role that one has twice is worth little more than once. */
const handOf = (state: State, player: Player): number => {
  if (roundsLeft(state) < 2) return 0
  const seen = new Set<Role>()
  let worth = 0
  for (const card of handToBe(player)) {
    const role = roleOf(card)
    worth += seen.has(role) ? weights.anotherWorker : weights[role]
    seen.add(role)
  }
  return worth
}

/** The best of the helper spaces that so many talers reach, less their price. */
const bestPlace = (state: State, talers: number): number => {
  const quantities = projected(state)
  const { perTaler } = rates(state)
  const gains = helperSpaces
    .filter(
      (space) => state.castleSpaces[space.id] === null && isSpaceOpen(state, space) && space.price <= talers,
    )
    .map(({ id, price }) => (pointsAt(id, quantities) ?? talers * 0.3) - price * perTaler)
  return Math.max(0, ...gains)
}

/** What a builder may hope for from these goods: the dearest buildings they pay for, one after the other. */
const buildingWith = (
  state: State,
  role: Role,
  goods: Readonly<Record<Resource, number>>,
  talers: number,
): number => {
  const { perValue, perTaler } = rates(state)
  const held = { ...goods }
  const done = new Set<string>()
  let worth = 0
  let purse = talers
  for (let turn = 0; turn < Math.min(buildLimit, buildLimitOf(state)); turn++) {
    let best: { id: string; gain: number; pay: () => void } | null = null
    for (const building of buildings) {
      if (state.buildings[building.id] !== undefined || done.has(building.id)) continue
      const [payment] = suggestions(held, building.value)
      if (payment === undefined) continue
      const reward = rewardOf(role, building, piecesIn(payment))
      const gain = reward.vp + reward.talers * perTaler - building.value * perValue
      if (best !== null && best.gain >= gain) continue
      best = {
        id: building.id,
        gain,
        pay() {
          for (const kind of ['sand', 'wood', 'brick', 'stone'] as const) held[kind] -= payment[kind]
          held.silver -= silverIn(payment)
          purse += reward.talers
        },
      }
    }
    if (best === null || (best.gain <= 0 && !placesHelpers(role))) break
    done.add(best.id)
    best.pay()
    worth += best.gain
  }
  return done.size > 0 && placesHelpers(role) ? worth + bestPlace(state, purse) : worth
}

/** How many buildings another may build this round, as far as goods and cards tell. */
const likelyToBuild = (state: State, { seat, hand }: Player): number => {
  const builders = hand.filter((card) => buildsAtAll(roleOf(card))).length
  const share = builders / Math.max(1, hand.length)
  return weights.others * share * (affordable(state, seat).length > 0 ? 1.5 : 0.5)
}
const buildsAtAll = (role: Role): boolean => role === 'worker' || placesHelpers(role)

/**
 * How many are served before a seat this round. Who sees the same thinks the same: what those before it would take with
 * its role counts as gone, or else all choose alike.
 */
const aheadOf = ({ config, startSeat }: State, seat: Seat): number =>
  (seat - startSeat + config.players) % config.players

/**
 * Income for those who stand already, and a fresh place with all it will bring: this round's income, and what
 * `cartsOf` says of it once the helper stands there, less the helper.
 */
const traderPromise = (state: State, { seat, helperSupply }: Player): number => {
  const now = placesOf(state, seat).reduce((sum, place) => sum + incomeOf(state, place), 0)
  const free = placesOf(state, null)
  const carts = free.length > 1 ? free.filter(({ id }) => id !== 'rider') : free
  const gains = carts.map((place) => incomeOf(state, place)).sort((a, b) => b - a)
  const fresh = helperSupply > 1 ? (gains[aheadOf(state, seat)] ?? 0) : 0
  const placed = fresh > 0 ? fresh * (1 + incomesLeft(state)) - weights.helper : 0
  return now * weights.income + placed
}

/** What a chosen card may bring this round. */
const promiseOf = (state: State, player: Player, card: RoleCard): number => {
  const { perValue, perTaler } = rates(state)
  const { seat, resources: held, talers } = player
  switch (roleOf(card)) {
    case 'messenger':
      return Math.min(messengerTalers, state.bank) * perTaler
    case 'trader':
      return traderPromise(state, player)
    case 'bricklayer': {
      const size = (kind: Resource): number => state.defenceTower[kind] * worths[kind]
      const pile = [...onTower(state)].sort((a, b) => size(b) - size(a))[aheadOf(state, seat)]
      if (pile === undefined) return buildingWith(state, 'bricklayer', held, talers)
      const goods = { ...held, [pile]: held[pile] + state.defenceTower[pile] }
      return size(pile) * perValue * weights.pile + buildingWith(state, 'bricklayer', goods, talers)
    }
    case 'stonemason':
      return buildingWith(state, 'stonemason', held, talers)
    case 'worker': {
      const [, , pair] = workerPairs
      const goods = { ...held, stone: held.stone + 1 }
      for (const kind of pair) goods[kind]++
      const load = values.stone + pair.reduce((sum, kind) => sum + values[kind], 0)
      return load * perValue + buildingWith(state, 'worker', goods, talers)
    }
    case 'masterBuilder':
      return (
        masterBuilderPoints *
        state.players.reduce((sum, other) => sum + (other.seat === seat ? 0 : likelyToBuild(state, other)), 0)
      )
  }
}

const prospects = (state: State, player: Player): number => {
  if (state.phase === 'finished') return player.vp
  const chosen = player.choice?.cards?.secret ?? []
  const promised = chosen.reduce((sum, card) => sum + promiseOf(state, player, card), 0)
  return (
    player.vp +
    goodsOf(state, player) +
    helpersOf(state, player) +
    cartsOf(state, player.seat) +
    handOf(state, player) +
    promised * weights.hope +
    player.helperSupply * weights.helper
  )
}

/** One's own prospects against those of the strongest other, in points. */
export const evaluate = (view: Shown<State>, seat: Seat): number => {
  const all = view.players.map((player) => prospects(view, player))
  const others = all.filter((_, other) => other !== seat)
  return (all[seat] ?? 0) - weights.rival * Math.max(...others)
}
