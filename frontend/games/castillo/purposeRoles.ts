/** What a role is chosen for, before it is known what others choose. */
import {
  cartIds,
  messengerTalers,
  type Resource,
  printedKinds,
  type RoleCard,
  roleOf,
  type TraderSpace,
  workerKinds,
  workerPairs,
  worths,
} from '../../../shared/games/castillo/components.ts'
import { playerAt } from '../../../shared/games/castillo/evolve.ts'
import { affordable, rewardOf } from '../../../shared/games/castillo/steps/build.ts'
import { onTower } from '../../../shared/games/castillo/steps/tower.ts'
import { hasTraderPlace } from '../../../shared/games/castillo/steps/trader.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import {
  cartsOf,
  type Facts,
  gainOf,
  heldBy,
  helpersWith,
  isAnything,
  type Moment,
  ofMostPoints,
  openedBy,
  type Pile,
  placesFor,
  rivalsWho,
  withPile,
  withThese,
  worthwhile,
} from './purposeMoment.ts'

/** What a Worker may bring: one of these [CA-4.2.2, CA-4.2.3, CA-4.2.5]. */
const loadsOf = ({ config, stock }: State, card: RoleCard): readonly Pile[] => {
  const kinds = workerKinds.filter((kind) => stock[kind] > 0)
  const pairs =
    config.workerSupply === 'printed' ? [printedKinds[card] ?? []] : kinds.length > 2 ? workerPairs : [kinds]
  return pairs.map((pair) =>
    Object.fromEntries(
      [...pair, 'stone' as const].filter((kind) => stock[kind] > 0).map((kind) => [kind, 1]),
    ),
  )
}

/** Where a helper may be put: on a free cart, or where all carts are taken, on the free rider [CA-4.3.3]. */
const vacant = (state: State, seat: Seat): readonly TraderSpace[] => {
  if (playerAt(state, seat).helperSupply === 0) return []
  const carts = cartIds.filter((id) => state.traderSpaces[id] === null)
  return carts.length > 0 || state.traderSpaces.rider !== null ? carts : ['rider']
}

function* messenger(m: Moment): Facts {
  const { view, seat, w } = m
  const { talers } = playerAt(view, seat)
  const brings = Math.min(messengerTalers, view.bank)
  const richer = withThese(view, seat, { talers: talers + brings })
  const [[before], [then]] = [placesFor(view, seat), placesFor(richer, seat)]
  if (then !== undefined && then.points >= worthwhile && then.points > (before?.points ?? 0))
    yield w.messenger(talers + brings, m.the(then.space.building), then.space.price, then.points)
  const more = gainOf(seat, view, richer)
  if (more > 0) yield w.market(brings, more)
}

function* trader(m: Moment): Facts {
  const { view, seat, w } = m
  const held = heldBy(m)
  const pile = cartsOf(view, seat)
  const own = m.isIdle ? undefined : openedBy(m, held, pile)
  if (own !== undefined) yield w.cartsFor(m.pile(pile), m.goal(own))
  const [best] = (m.isIdle ? [] : vacant(view, seat))
    .flatMap((cart) => {
      const goal = openedBy(m, held, cartsOf(view, seat, cart))
      return goal === undefined ? [] : [{ cart, goal }]
    })
    .toSorted((a, b) => b.goal.vp - a.goal.vp)
  if (best !== undefined) yield w.newCart(m.carts([best.cart]), best.cart === 'rider', m.goal(best.goal))
  if (isAnything(pile)) yield w.carts(m.pile(pile), hasTraderPlace(view, seat))
}

/** Which piles the Bricklayer may take: the one that the plan takes, where it is known. */
const pilesFor = ({ view, takes }: Moment): readonly Resource[] =>
  onTower(view).filter((kind) => takes === undefined || kind === takes)

function* bricklayer(m: Moment): Facts {
  const { view, seat, w } = m
  if (m.isIdle) return
  const [best] = pilesFor(m)
    .flatMap((kind) => {
      const pile = { [kind]: view.defenceTower[kind] }
      const goal = openedBy(m, heldBy(m), pile)
      return goal === undefined ? [] : [{ pile, goal }]
    })
    .toSorted((a, b) => b.goal.vp - a.goal.vp)
  if (best !== undefined) yield w.bricklayer(m.pile(best.pile), m.goal(best.goal))
  const own = ofMostPoints(m, affordable(view, seat))
  if (own !== undefined) yield w.bricklays(m.goal(own))
}

function* worker(m: Moment, card: RoleCard): Facts {
  const { view, seat, w } = m
  const loads = loadsOf(view, card).filter((pile) => m.load?.kinds.every((kind) => pile[kind]) ?? true)
  const goal = ofMostPoints(m, m.isIdle ? [] : loads.flatMap((pile) => openedBy(m, heldBy(m), pile) ?? []))
  const able = m.isIdle ? undefined : ofMostPoints(m, affordable(view, seat))
  if (goal !== undefined && goal.vp > (able?.vp ?? 0))
    yield w.worker(m.goal(goal), rewardOf('worker', goal, 0).vp + helpersWith(m, goal))
  // In the last round nothing is kept for another: what one's helpers in the Palace make of it [CA-6.3.3].
  const furnished = (pile: Pile): number =>
    gainOf(seat, view, withThese(view, seat, { resources: withPile(heldBy(m), pile) }))
  const most = Math.max(0, ...loads.map(furnished))
  if (able === undefined && most > 0 && view.round === view.config.rounds) yield w.palace(most)
  if (able !== undefined) yield w.works(m.goal(able), rewardOf('worker', able, 0).vp + helpersWith(m, able))
}

/** What is so on the board as it is. */
const facts = (m: Moment, card: RoleCard): Facts => {
  const { view, seat, w } = m
  const own = ofMostPoints(m, affordable(view, seat))
  const able = rivalsWho(m, (rival) => affordable(view, rival.seat).length > 0)
  switch (roleOf(card)) {
    case 'messenger':
      return messenger(m)
    case 'trader':
      return trader(m)
    case 'bricklayer':
      return bricklayer(m)
    case 'stonemason':
      // Its own points are those of its plan on the board: what one's helpers make of it is told beside them.
      return own === undefined || m.isIdle ? [] : [w.stonemason(m.goal(own), own.vp, helpersWith(m, own))]
    case 'worker':
      return worker(m, card)
    case 'masterBuilder':
      return able.length > 0 ? [w.masters(m.names(able), able.length > 1)] : []
  }
}

/** What is so of the role at any time, with its figures as they are. */
function* always(m: Moment, card: RoleCard): Facts {
  const { view, seat, w } = m
  const { talers, played } = playerAt(view, seat)
  switch (roleOf(card)) {
    case 'messenger': {
      const brings = Math.min(messengerTalers, view.bank)
      yield w.talers(brings, talers + brings)
      return
    }
    case 'trader': {
      const free = vacant(view, seat)
      if (free.length > 0) yield w.free(m.carts(free), free.length, free.includes('rider'))
      else if (hasTraderPlace(view, seat)) yield w.noneFree()
      return
    }
    case 'bricklayer': {
      const [largest] = onTower(view).toSorted(
        (a, b) => view.defenceTower[b] * worths[b] - view.defenceTower[a] * worths[a],
      )
      if (m.takes !== undefined && view.defenceTower[m.takes] > 0)
        yield w.takes(m.pile({ [m.takes]: view.defenceTower[m.takes] }))
      else if (largest !== undefined) yield w.tower(m.pile({ [largest]: view.defenceTower[largest] }))
      return
    }
    case 'stonemason':
      yield w.mason()
      return
    case 'worker': {
      const [load = {}, ...others] = loadsOf(view, card)
      if (others.length > 0 && view.stock.stone > 0) yield w.load()
      else if (others.length === 0 && isAnything(load)) yield w.loads(m.pile(load))
      return
    }
    case 'masterBuilder':
      if (view.round < view.config.rounds && played.length > 0) yield w.recovers(played.length)
      yield w.master()
  }
}

/** Of two roles what stands on the board comes before what is always so. */
export function* choosing(m: Moment, cards: readonly RoleCard[]): Facts {
  for (const card of cards) yield* facts(m, card)
  for (const card of cards) yield* always(m, card)
}
