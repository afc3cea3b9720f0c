/** What a position of Castillo was worth to the first greedy bot. Frozen: later figures are measured against it. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
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
  workerPairs,
  worths,
} from '../../../shared/games/castillo/components.ts'
import { piecesIn, silverIn, suggestions } from '../../../shared/games/castillo/payments.ts'
import { pointsAt, type Quantities, quantitiesOf, scoringOf } from '../../../shared/games/castillo/scoring.ts'
import type { Player, State } from '../../../shared/games/castillo/state.ts'
import { affordable, buildLimitOf, rewardOf } from '../../../shared/games/castillo/steps/build.ts'
import { isSpaceOpen } from '../../../shared/games/castillo/steps/helpers.ts'
import { onTower } from '../../../shared/games/castillo/steps/tower.ts'

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

/** In points, found by playing weights against each other. */
const weights = {
  /** Of a unit of value, and of a taler, while there is time to use it. */
  perValue: 0.36,
  perTaler: 0.56,
  /** Of each different kind, in units of value: payments want three. */
  perKind: 2.92,
  /** Of having a role at hand; of a second and third Worker. */
  messenger: 0.49,
  trader: 1.3,
  bricklayer: 2.76,
  stonemason: 2.5,
  worker: 3.6,
  anotherWorker: 0.68,
  masterBuilder: 0.14,
  /** Of a builder among a hand of another, that it is played and builds. */
  others: 0.47,
  /** Of a helper in supply. */
  helper: 0.56,
  /** How many more incomes a helper on a cart will see, for each round to come. */
  incomes: 0.58,
  /** Of the strongest other's prospects, against one's own. */
  rival: 0.4,
  /** Of what a card promises, as plans go wrong. */
  hope: 1,
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

/** A helper on a cart goes on bringing goods, as often as Traders are played. */
const cartsOf = (state: State, seat: Seat): number =>
  traderSpaces
    .filter(({ id }) => state.traderSpaces[id] === seat)
    .reduce(
      (sum, { resource, amount }) =>
        sum +
        (amount - 1) *
          worths[resource] *
          rates(state).perValue *
          Math.min(3, roundsLeft(state) * weights.incomes),
      0,
    )

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

/** What a chosen card may bring this round. */
const promiseOf = (state: State, player: Player, card: RoleCard): number => {
  const { perValue, perTaler } = rates(state)
  const { seat, resources: held, talers } = player
  switch (roleOf(card)) {
    case 'messenger':
      return Math.min(messengerTalers, state.bank) * perTaler
    case 'trader': {
      const own = traderSpaces.filter(({ id }) => state.traderSpaces[id] === seat)
      const free = traderSpaces.filter(({ id }) => state.traderSpaces[id] === null)
      const [fresh] =
        player.helperSupply > 1 ? [...free].sort((a, b) => worths[b.resource] - worths[a.resource]) : []
      return [...own, ...(fresh === undefined ? [] : [fresh])].reduce(
        (sum, { resource, amount }) => sum + (amount - 1) * worths[resource] * perValue * 1.5,
        0,
      )
    }
    case 'bricklayer': {
      const [pile] = [...onTower(state)].sort(
        (a, b) => state.defenceTower[b] * worths[b] - state.defenceTower[a] * worths[a],
      )
      if (pile === undefined) return buildingWith(state, 'bricklayer', held, talers)
      const goods = { ...held, [pile]: held[pile] + state.defenceTower[pile] }
      return (
        state.defenceTower[pile] * worths[pile] * perValue + buildingWith(state, 'bricklayer', goods, talers)
      )
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
