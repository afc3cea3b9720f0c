/** What each card may bring this round, and which are chosen. */
import type { Seat } from '../../../engine/ids.ts'
import type { PlayStyle } from '../../../engine/policy.ts'
import type { Random } from '../../../engine/random.ts'
import {
  byOrder,
  masterBuilderPoints,
  messengerTalers,
  type Role,
  type RoleCard,
  roleCards,
  roleOf,
  traderSpaces,
} from '../components.ts'
import type { State } from '../state.ts'
import { cardsPerRound } from '../steps/choosing.ts'
import { type BuildingKind, buildingKinds, goodsOf, mixFor, pieceValues } from './goods.ts'
import { buildingTurn, isLeft, type Outlook, outlookOf, weights } from './outlook.ts'

const figures = {
  /** What is given up by playing a card now and not later. */
  later: { messenger: 0.19, trader: 0.6, bricklayer: 3.04, stonemason: 2.88, worker: 0.62 },
  laterRounds: 5.1,
  /** Of talers to who is short of them. */
  short: 0.06,
  pile: 1.12,
  bricklayer: 0.76,
  stonemason: 1.13,
  worker: 0.64,
  /** Of a Stonemason that does not build twice. */
  waiting: 2.9,
  secondWorker: -0.15,
  /** Of what others are expected to build, of a card that comes back, of one that is held all the same. */
  masterBuilder: 0.84,
  comesBack: 1.22,
  isHeld: 0.13,
  /** Which part less is given up by playing a card now, and expected of others, by who is all zeal to build. */
  lessPatience: 0.5,
  lessExpected: 0.4,
  /** Of a taste, in points; in the first round, where all would send the Trader. */
  liking: 4,
  firstLiking: 20,
} as const

/** How likely the others are to build, in buildings, by their goods and hands: both lie open. */
const expectedBuildings = (outlook: Outlook): number => {
  const { state, seat } = outlook
  const tried = ['smallTower', 'house', 'largeTower', 'stable'].map((name) =>
    buildingKinds.findIndex((kind) => kind.name === name),
  )
  let expected = 0
  for (const player of state.players) {
    if (player.seat === seat || player.hand.length === 0) continue
    const builders = player.hand.filter(
      (card) => card !== 'messenger' && card !== 'trader' && card !== 'masterBuilder',
    )
    const goods = goodsOf(player.resources)
    let can = 0
    for (const index of tried)
      if (isLeft(outlook, index, -1) && mixFor(goods, buildingKinds[index] as BuildingKind) >= 0) can++
    expected += (builders.length / player.hand.length) * (can === 0 ? 0.25 : can < 3 ? 0.8 : 1.3)
  }
  return expected * cardsPerRound(state)
}

/** What a place of the Trader brings, this round and later. */
export const placeGain = ({ perValue, later }: Outlook, space: (typeof traderSpaces)[number]): number =>
  (space.amount - 1) *
  (pieceValues[traderSpaces.indexOf(space)] ?? 0) *
  perValue *
  (1 + weights.cartLater * Math.min(1, later / 5))

const traderWorth = (outlook: Outlook): number => {
  const { state, seat, me, perValue } = outlook
  let [income, fresh] = [0, 0]
  const isVacant = traderSpaces.some(({ id }) => id !== 'rider' && state.traderSpaces[id] === null)
  for (const [index, space] of traderSpaces.entries()) {
    const owner = state.traderSpaces[space.id]
    const got = Math.min(space.amount, state.stock[space.resource]) - 1
    if (owner === seat) income += got * (pieceValues[index] ?? 0) * perValue
    else if (me.helperSupply > 0 && !(isVacant && (owner !== null || space.id === 'rider')))
      fresh = Math.max(fresh, placeGain(outlook, space))
  }
  return income + fresh
}

/** What a role may bring its owner this round, in points. */
const roleWorth = (outlook: Outlook, role: Role): number => {
  const { state, me, perValue, perTaler, later, zeal } = outlook
  const rest = Math.min(1, later / figures.laterRounds)
  const patience = rest * (1 - figures.lessPatience * zeal)
  switch (role) {
    case 'messenger': {
      const talers = Math.min(messengerTalers, state.bank) * perTaler * (me.talers > 15 ? 0.6 : 1)
      return talers + ((me.talers < 8 ? figures.short : 0) - figures.later.messenger) * patience
    }
    case 'trader':
      return traderWorth(outlook) - figures.later.trader * patience
    case 'bricklayer': {
      const goods = goodsOf(me.resources)
      const tower = goodsOf(state.defenceTower)
      let [pile, most] = [0, 0]
      for (let kind = 0; kind < tower.length; kind++) {
        const size = (tower[kind] ?? 0) * (pieceValues[kind] ?? 0)
        if (size > most) [pile, most] = [kind, size]
      }
      if (most > 0) goods[pile] = (goods[pile] ?? 0) + (tower[pile] ?? 0)
      const { gain } = buildingTurn(outlook, role, goods, me.talers)
      return most * perValue * figures.pile + gain * figures.bricklayer - figures.later.bricklayer * patience
    }
    case 'stonemason': {
      const { gain, count } = buildingTurn(outlook, role, goodsOf(me.resources), me.talers)
      const waiting = count < 2 ? figures.waiting : 0
      return gain * figures.stonemason - (figures.later.stonemason + waiting) * patience
    }
    case 'worker': {
      const goods = goodsOf(me.resources)
      const stock = goodsOf(state.stock)
      let load = 0
      for (const kind of [1, 2, 3])
        if ((stock[kind] ?? 0) > 0) {
          goods[kind] = (goods[kind] ?? 0) + 1
          load += pieceValues[kind] ?? 0
        }
      const { gain } = buildingTurn(outlook, role, goods, 0)
      const workers = me.hand.filter((card) => roleOf(card) === 'worker').length
      const second = workers > 1 ? figures.secondWorker : 0
      return load * perValue + gain * figures.worker + (second - figures.later.worker) * patience
    }
    case 'masterBuilder': {
      const played = roleCards.length - me.hand.length
      const hand = played * figures.comesBack - me.hand.length * figures.isHeld
      const expected = expectedBuildings(outlook) * (1 - figures.lessExpected * zeal)
      return masterBuilderPoints * expected * figures.masterBuilder + hand * rest
    }
  }
}

/** Gumbel noise: to add it and take the best is to draw, better cards more often. */
const gumbel = (random: Random): number => -Math.log(-Math.log((random.below(65535) + 1) / 65537))

/** Cards that may be chosen with what they are worth, the best first; of several Workers one, or two of a second. */
export const rankedCards = (
  state: State,
  seat: Seat,
  random: Random,
  { noise, taste }: PlayStyle,
): readonly { readonly card: RoleCard; readonly worth: number }[] => {
  const outlook = outlookOf(state, seat, taste)
  const { hand } = outlook.me
  const fondness = state.round === 1 ? figures.firstLiking : figures.liking
  const byRole = new Map<Role, number>()
  let workers = 0
  const ranked: { card: RoleCard; worth: number }[] = []
  for (const card of hand.toSorted(byOrder)) {
    if (card === 'masterBuilder' && hand.length === roleCards.length) continue
    const role = roleOf(card)
    if (role === 'worker' && ++workers > cardsPerRound(state)) continue
    const plain = byRole.get(role) ?? roleWorth(outlook, role)
    byRole.set(role, plain)
    // A second Worker in the same round builds from what the first has left.
    const again = role === 'worker' && workers > 1 ? 2 : 0
    const liking = ((taste[role] ?? 1) - 1) * fondness
    ranked.push({ card, worth: plain + liking - again + (noise > 0 ? gumbel(random) * noise * 1.5 : 0) })
  }
  return ranked.sort((a, b) => b.worth - a.worth)
}

/** The cards that look best together: what each is worth, added up. */
export const chooseFor = (state: State, seat: Seat, random: Random, style: PlayStyle): RoleCard[] => {
  const chosen = rankedCards(state, seat, random, style)
    .slice(0, cardsPerRound(state))
    .map(({ card }) => card)
  return chosen.sort(byOrder)
}
