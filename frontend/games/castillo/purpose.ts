/**
 * What a move is for, in one sentence: the first of its facts that stands, the most decisive before the others. All are
 * counted by the rules on the board as it is; what others have chosen or will do is not guessed at.
 */
import {
  baseResources,
  type Building,
  findBuilding,
  findHelperSpace,
  placesHelpers,
  type Role,
  type RoleCard,
  roleOf,
  spacesOf,
  traderSpaces,
} from '../../../shared/games/castillo/components.ts'
import { cardInForce, playerAt } from '../../../shared/games/castillo/evolve.ts'
import type { Move, MoveOf } from '../../../shared/games/castillo/moves.ts'
import { isPayable, leastKinds, piecesIn, worthOf } from '../../../shared/games/castillo/payments.ts'
import { pointsAt, quantitiesOf } from '../../../shared/games/castillo/scoring.ts'
import { affordable, buildLimitOf, rewardOf } from '../../../shared/games/castillo/steps/build.ts'
import type { Purpose } from '../../plug/purposes.ts'
import {
  cartsOf,
  type Facts,
  gainOf,
  heldBy,
  helpersWith,
  kindsOf,
  type Moment,
  momentOf,
  nextAbove,
  ofMostPoints,
  openedBy,
  pairOf,
  type Pile,
  placesFor,
  rivalsWho,
  withPile,
  withThese,
  worthwhile,
} from './purposeMoment.ts'
import { choosing } from './purposeRoles.ts'
import { pointsNow } from './scoredNow.ts'

export { startWords } from './purposeWords.ts'

/** More than this no hint has room for: the next fact is told. */
const longest = 110
/** So much of a value, and so many talers, may be lacking for what is told as the next that is within reach. */
const near = 8

const pointsOf = (pair: readonly [Building, Building]): number => pair[0].vp + pair[1].vp

const roleInForce = ({ view }: Moment): Role | undefined => {
  const card = cardInForce(view)
  return card && roleOf(card.card)
}

/** Another round is to come. */
const isEarly = ({ view }: Moment): boolean => view.round < view.config.rounds

/** More pieces: what they pay for, by the role that builds with them. */
function* gaining(m: Moment, pile: Pile, role: Role | undefined): Facts {
  const { view, w } = m
  const before = heldBy(m)
  const after = withPile(before, pile)
  const goal = m.mayBuild ? openedBy(m, before, pile) : undefined
  const vpOf = (one: Building): number => (role ? rewardOf(role, one, 0).vp + helpersWith(m, one) : 0)
  if (goal !== undefined) {
    const vp = vpOf(goal)
    yield vp > 0 ? w.opensFor(m.goal(goal), vp) : w.opens(m.goal(goal))
  }
  const pair = m.mayBuild && buildLimitOf(view) > 1 ? pairOf(m, after) : undefined
  const poorer = pairOf(m, before)
  const isMore = pair !== undefined && pointsOf(pair) > (poorer === undefined ? 0 : pointsOf(poorer))
  const [one, other] = pair?.map((part) => m.goal(part)) ?? []
  if (isMore && one !== undefined && other !== undefined && one !== other)
    yield w.pair(one, other, vpOf(pair[0]) + vpOf(pair[1]))
  const furnished = gainOf(m.seat, view, m.after)
  if (furnished > 0) yield w.palace(furnished)
  if (kindsOf(before) < leastKinds && kindsOf(after) > kindsOf(before))
    yield kindsOf(after) < leastKinds ? w.kinds(kindsOf(after)) : w.allKinds()
  const next = nextAbove(m, after, near)
  if (next !== undefined) yield w.nears(next.sum, m.goal(next.building), next.building.value)
  // Nothing nearer can be told: in the last round pieces that pay for nothing are for nothing.
  if (isEarly(m)) yield w.sums(worthOf(after))
}

function* trading(m: Moment, { space }: MoveOf<'placeTrader'>): Facts {
  const { view, after, seat, w } = m
  const pile = cartsOf(after, seat)
  const goal = openedBy(m, heldBy(m), pile)
  if (goal !== undefined) yield w.cartsFor(m.pile(pile), m.goal(goal))
  const cart = traderSpaces.find(({ id }) => id === space)
  if (cart === undefined) return
  const load = { [cart.resource]: cart.amount - 1 }
  const owner = view.traderSpaces[space]
  if (owner !== null && owner !== seat) yield w.displaces(m.names([owner]), m.pile(load))
  const lacking = leastKinds - kindsOf(heldBy(m))
  if (!heldBy(m)[cart.resource] && lacking > 0) yield w.newKind(lacking, m.pile(load))
  yield w.brings(m.pile(load))
}

function* building(m: Moment, { building: id, payment }: MoveOf<'build'>): Facts {
  const { view, after, seat, w } = m
  const tile = findBuilding(id)
  const card = cardInForce(view)
  if (tile === undefined || card === undefined) return
  const role = roleOf(card.card)
  const { vp, talers } = rewardOf(role, tile, piecesIn(payment))
  const more = gainOf(seat, view, after) - vp
  if (more > 0) yield vp > 0 ? w.helpersToo(vp, more) : w.helpersOnly(more)
  if (placesHelpers(role)) {
    const [place] = placesFor(after, seat)
    const [before] = placesFor(view, seat)
    const isNew = place !== undefined && (before === undefined || place.points > before.points)
    if (isNew && place.points >= worthwhile) {
      const there = m.the(place.space.building)
      yield talers > 0 ? w.paidHelper(talers, there, place.points) : w.forHelper(there, place.points)
    }
  }
  const rivals = rivalsWho(m, ({ resources: held }) => isPayable(held, tile.value))
  if (rivals.length > 0) yield w.before(m.names(rivals), rivals.length > 1)
  const next = ofMostPoints(m, affordable(after, seat))
  if (next !== undefined && after.builtThisTurn < buildLimitOf(after)) yield w.left(m.goal(next))
  const choice = affordable(view, seat).map((other) => other.vp)
  const isBest = tile.vp === Math.max(...choice) && tile.vp > Math.min(...choice)
  // In the last round nobody is shown who leads.
  const [was, is] = [pointsNow(view), pointsNow(after)]
  const passed = isEarly(m)
    ? rivalsWho(m, ({ seat: by }) => (was[by] ?? 0) > (was[seat] ?? 0) && (is[by] ?? 0) < (is[seat] ?? 0))
    : []
  if (vp > 0 && passed.length > 0) yield w.overtakes(vp, m.names(passed))
  if (vp > 0 && isBest) yield w.dearest(vp)
  if (vp > 0) yield w.scores(vp)
  if (talers > 0) yield w.paid(talers, piecesIn(payment))
}

function* helping(m: Moment, { space: id }: MoveOf<'placeHelper'>): Facts {
  const { view, after, seat, w } = m
  const space = findHelperSpace(id)
  if (space === undefined) return
  const won = gainOf(seat, view, after)
  const others = spacesOf(space.building).filter((one) => view.castleSpaces[one.id] === null)
  const rivals = rivalsWho(
    m,
    (rival) => rival.talers >= space.price && rival.helperSupply > 0 && others.length === 1,
  )
  // What its price takes from the Market is in the sum: then the effect alone would be another figure.
  const alone = pointsAt(space.id, quantitiesOf(after)) ?? won
  if (won > 0) yield alone === won ? w.helper(m.effect(space), won) : w.helperNow(won)
  if (rivals.length > 0) yield w.last(m.names(rivals), rivals.length > 1)
  yield w.grows(m.effect(space))
}

/** To build no more: whom it would pay, or what the pieces are kept for. */
function* stopping(m: Moment): Facts {
  const { view, seat, w } = m
  const role = roleInForce(m)
  const best = ofMostPoints(m, affordable(view, seat))
  if (best === undefined || role === undefined) return
  const masters = view.queue.slice(view.queueIndex).filter(({ card }) => roleOf(card) === 'masterBuilder')
  const paid = [...new Set(masters.map((one) => one.seat))].filter((one) => one !== seat)
  if (paid.length > 0) yield w.gives(m.names(paid))
  const now = rewardOf(role, best, 0).vp
  const comes = view.queue
    .slice(view.queueIndex)
    .some((one) => one.seat === seat && one.card === 'stonemason')
  const isIts = comes || (isEarly(m) && playerAt(view, seat).hand.includes('stonemason'))
  if (now < best.vp && isIts) yield w.keeps(m.goal(best), best.vp, now)
  const next = nextAbove(m, heldBy(m), near)
  if (next !== undefined && next.building.vp > best.vp && isEarly(m))
    yield w.saves(next.sum, m.goal(next.building), next.building.value)
}

/** To place no more: what the talers count for, or what costs a little more and would score more. */
function* staying(m: Moment): Facts {
  const { view, seat, w } = m
  const { talers } = playerAt(view, seat)
  const worth = gainOf(seat, withThese(view, seat, { talers: 0 }), view)
  if (worth > 0) yield w.talersCount(talers, worth)
  const [best] = placesFor(view, seat)
  const most = best?.points ?? 0
  const [dearer] = placesFor(view, seat, near)
  if (dearer !== undefined && dearer.points > most && dearer.space.price > talers && isEarly(m))
    yield w.dearer(dearer.space.price - talers, m.the(dearer.space.building), dearer.points)
  if (best !== undefined) yield w.little(Math.max(0, most))
}

/** To buy no more, where nothing for sale pays for anything new. */
function* sparing(m: Moment): Facts {
  const { view, seat, w } = m
  const onSale = view.workerCards
    .filter(({ owner, boughtBy }) => owner !== seat && !boughtBy.includes(seat))
    .flatMap(({ resources: load }) => baseResources.filter((kind) => load[kind] > 0))
  const any = { ...m, fits: () => true }
  if (onSale.every((kind) => openedBy(any, heldBy(m), { [kind]: 1 }) === undefined)) yield w.nothingNew()
}

const factsOf = (m: Moment, move: Move): Facts => {
  switch (move.type) {
    case 'chooseCards':
      return choosing(m, move.cards as readonly RoleCard[])
    case 'equipWorker': {
      const kinds = [...move.kinds, 'stone' as const].filter((kind) => m.view.stock[kind] > 0)
      return gaining(m, Object.fromEntries(kinds.map((kind) => [kind, 1])), 'worker')
    }
    case 'placeTrader':
      return trading(m, move)
    case 'takeTower':
      return gaining(m, { [move.resource]: m.view.defenceTower[move.resource] }, roleInForce(m))
    case 'buyFromWorker':
      return gaining(m, { [move.resource]: 1 }, roleInForce(m))
    case 'endBuying':
      return sparing(m)
    case 'build':
      return building(m, move)
    case 'endBuilding':
      return stopping(m)
    case 'placeHelper':
      return helping(m, move)
    case 'endHelpers':
      return staying(m)
    default:
      return []
  }
}

export const purpose: Purpose = (move, at) => {
  for (const fact of factsOf(momentOf(at), move as Move)) {
    const said = fact.charAt(0).toUpperCase() + fact.slice(1)
    if (said.length <= longest) return said
  }
  return null
}
