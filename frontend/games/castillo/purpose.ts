/**
 * What a move is for, in one sentence: the first of its facts that stands, the most decisive before the others. All are
 * counted by the rules on the board as it is; what others have chosen or will do is not guessed at.
 */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import {
  type Building,
  buildings,
  findBuilding,
  findHelperSpace,
  helperSpaces,
  type HelperSpace,
  messengerTalers,
  placesHelpers,
  type Resource,
  resources,
  type RoleCard,
  roleOf,
  spacesOf,
  traderSpaces,
  workerPairs,
  worths,
} from '../../../shared/games/castillo/components.ts'
import { cardInForce, playerAt } from '../../../shared/games/castillo/evolve.ts'
import type { Move, MoveOf } from '../../../shared/games/castillo/moves.ts'
import { isPayable, leastKinds, piecesIn, type Stock } from '../../../shared/games/castillo/payments.ts'
import { pointsAt, quantitiesOf } from '../../../shared/games/castillo/scoring.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import { affordable, rewardOf } from '../../../shared/games/castillo/steps/build.ts'
import { isSpaceOpen } from '../../../shared/games/castillo/steps/helpers.ts'
import { onTower } from '../../../shared/games/castillo/steps/tower.ts'
import { extraLoad } from '../../../shared/games/castillo/steps/trader.ts'
import type { Purpose, PurposeAt } from '../../plug/purposes.ts'
import { purposeWords } from './purposeWords.ts'
import { pointsNow } from './scoredNow.ts'

export { startWords } from './purposeWords.ts'

type Facts = Iterable<string>
type Pile = Partial<Readonly<Record<Resource, number>>>

/** More than this no hint has room for: the next fact is told. */
const longest = 110

/** What the facts are counted by, and how things are called. */
interface Moment {
  readonly view: Shown<State>
  readonly after: Shown<State>
  readonly seat: Seat
  readonly w: ReturnType<typeof purposeWords>[0]
  pile(pile: Pile): string
  /** With its article. */
  the(building: string): string
  effect(space: HelperSpace): string
  names(seats: readonly Seat[]): string
}

const momentOf = ({ view, after, seat, language, nameOf }: PurposeAt): Moment => {
  const [w, t] = purposeWords(language)
  return {
    view: view as Shown<State>,
    after: after as Shown<State>,
    seat,
    w,
    pile: (pile) =>
      t.listed(
        resources.filter((kind) => (pile[kind] ?? 0) > 0).map((kind) => t.counted(pile[kind] ?? 0, kind)),
      ),
    // Of those alike the number is part of the name, as on the board.
    the: (building) =>
      t.the(building.replace(/^[a-zA-Z]+/, (kind) => t.buildings[kind] ?? kind).replace(/(?=\d$)/, ' ')),
    effect: ({ id }) => t.effects[id],
    names: (seats) => t.listed(seats.map(nameOf)),
  }
}

const heldBy = ({ view, seat }: Moment): Stock => playerAt(view, seat).resources
const withPile = (held: Stock, pile: Pile): Stock => ({
  sand: held.sand + (pile.sand ?? 0),
  wood: held.wood + (pile.wood ?? 0),
  brick: held.brick + (pile.brick ?? 0),
  stone: held.stone + (pile.stone ?? 0),
  silver: held.silver + (pile.silver ?? 0),
})
const kindsOf = (held: Pile): number => resources.filter((kind) => (held[kind] ?? 0) > 0).length
const worthOf = (held: Pile): number =>
  resources.reduce((sum, kind) => sum + (held[kind] ?? 0) * worths[kind], 0)
const ofMostPoints = (some: readonly Building[]): Building | undefined =>
  some.toSorted((a, b) => b.vp - a.vp)[0]

/** What can be paid for with more, and not without it: what gives most points. */
const openedBy = ({ view }: Moment, before: Stock, more: Pile): Building | undefined =>
  ofMostPoints(
    buildings.filter(
      ({ id, value }) =>
        view.buildings[id] === undefined &&
        isPayable(withPile(before, more), value) &&
        !isPayable(before, value),
    ),
  )

/** Others who could pay for this with what they have. */
const rivalsWho = ({ view, seat }: Moment, can: (rival: State['players'][number]) => boolean): Seat[] =>
  view.players.filter((rival) => rival.seat !== seat && can(rival)).map((rival) => rival.seat)

/** Free places of the castle that so many talers pay for: what would score most there as things stand. */
const placeFor = (state: State, seat: Seat, talers: number) =>
  helperSpaces
    .filter(
      (space) =>
        space.price <= talers &&
        state.castleSpaces[space.id] === null &&
        isSpaceOpen(state, space) &&
        state.helperBuildingsThisRound[seat]?.includes(space.building) !== true,
    )
    .map((space) => ({ space, points: pointsAt(space.id, quantitiesOf(state)) ?? 0 }))
    .toSorted((a, b) => b.points - a.points)[0]

/** What the carts of a seat bring it, what goes to the tower left out [CA-4.3.7, CA-4.3.8]. */
const cartsOf = (state: State, seat: Seat): Pile =>
  Object.fromEntries(
    traderSpaces
      .filter(({ id }) => state.traderSpaces[id] === seat)
      .map(({ resource, amount }) => [
        resource,
        Math.max(0, Math.min(amount + extraLoad(state), state.stock[resource]) - 1),
      ]),
  )

/** A role, before it is known what others choose. */
function* choosing(m: Moment, card: RoleCard): Facts {
  const { view, seat, w } = m
  const held = heldBy(m)
  const { talers } = playerAt(view, seat)
  switch (roleOf(card)) {
    case 'messenger': {
      const all = talers + Math.min(messengerTalers, view.bank)
      const [before, then] = [placeFor(view, seat, talers), placeFor(view, seat, all)]
      if (then !== undefined && then.space !== before?.space && then.points > (before?.points ?? 0))
        yield w.messenger(all, m.the(then.space.building), then.space.price, then.points)
      yield w.talers(all - talers, all)
      return
    }
    case 'trader': {
      const pile = cartsOf(view, seat)
      const goal = openedBy(m, held, pile)
      if (goal !== undefined) yield w.cartsFor(m.pile(pile), m.the(goal.id))
      if (kindsOf(pile) > 0) yield w.carts(m.pile(pile))
      else yield w.firstCart()
      return
    }
    case 'bricklayer': {
      const goals = onTower(view).flatMap((kind) => {
        const pile = { [kind]: view.defenceTower[kind] }
        const goal = openedBy(m, held, pile)
        return goal === undefined ? [] : [{ pile, goal }]
      })
      const [best] = goals.toSorted((a, b) => b.goal.vp - a.goal.vp)
      if (best !== undefined) yield w.bricklayer(m.pile(best.pile), m.the(best.goal.id))
      const own = ofMostPoints(affordable(view, seat))
      if (own !== undefined) yield w.bricklays(m.the(own.id))
      const [largest] = onTower(view).toSorted(
        (a, b) => view.defenceTower[b] * worths[b] - view.defenceTower[a] * worths[a],
      )
      if (largest !== undefined) yield w.tower(m.pile({ [largest]: view.defenceTower[largest] }))
      return
    }
    case 'stonemason': {
      const own = ofMostPoints(affordable(view, seat))
      if (own !== undefined) yield w.stonemason(m.the(own.id), own.vp)
      return
    }
    case 'worker': {
      const loads = workerPairs.map(([one, other]) => ({ [one]: 1, [other]: 1, stone: 1 }))
      const goals = loads.flatMap((pile) => openedBy(m, held, pile) ?? [])
      const goal = ofMostPoints(goals)
      const own = ofMostPoints([...affordable(view, seat), ...goals])
      if (goal !== undefined && goal === own) yield w.worker(m.the(goal.id), rewardOf('worker', goal, 0).vp)
      if (own !== undefined) yield w.works(m.the(own.id), rewardOf('worker', own, 0).vp)
      yield w.load()
      return
    }
    case 'masterBuilder': {
      const able = rivalsWho(m, (rival) => affordable(view, rival.seat).length > 0)
      if (able.length > 0) yield w.masters(m.names(able), able.length > 1)
      yield w.master()
    }
  }
}

/** More pieces: what they pay for, by the role that is played. */
function* gaining(m: Moment, pile: Pile, before = heldBy(m)): Facts {
  const { view, w } = m
  const goal = openedBy(m, before, pile)
  const card = cardInForce(view)
  const role = card === undefined ? 'worker' : roleOf(card.card)
  if (goal !== undefined) {
    const { vp } = rewardOf(role, goal, 0)
    yield vp > 0 ? w.opensFor(m.the(goal.id), vp) : w.opens(m.the(goal.id))
  }
  const after = withPile(before, pile)
  if (kindsOf(before) < leastKinds && kindsOf(after) > kindsOf(before)) yield w.kinds(kindsOf(after))
  yield w.adds(worthOf(pile), worthOf(after))
}

function* trading(m: Moment, { space }: MoveOf<'placeTrader'>): Facts {
  const { view, after, seat, w } = m
  const pile = cartsOf(after, seat)
  const goal = openedBy(m, heldBy(m), pile)
  if (goal !== undefined) yield w.cartsFor(m.pile(pile), m.the(goal.id))
  const cart = traderSpaces.find(({ id }) => id === space)
  if (cart === undefined) return
  const load = { [cart.resource]: cart.amount - 1 }
  const owner = view.traderSpaces[space]
  if (owner !== null && owner !== seat) yield w.displaces(m.names([owner]), m.pile(load))
  if (!heldBy(m)[cart.resource] && kindsOf(heldBy(m)) < leastKinds) yield w.newKind(m.pile(load))
  yield w.brings(m.pile(load))
}

function* building(m: Moment, { building: id, payment }: MoveOf<'build'>): Facts {
  const { view, after, seat, w } = m
  const tile = findBuilding(id)
  const card = cardInForce(view)
  if (tile === undefined || card === undefined) return
  const role = roleOf(card.card)
  const { vp, talers } = rewardOf(role, tile, piecesIn(payment))
  const more = (pointsNow(after)[seat] ?? 0) - (pointsNow(view)[seat] ?? 0) - vp
  if (more > 0) yield vp > 0 ? w.helpersToo(vp, more) : w.helpersOnly(more)
  if (placesHelpers(role) && playerAt(view, seat).helperSupply > 0) {
    const place = placeFor(after, seat, playerAt(after, seat).talers)
    const before = placeFor(view, seat, playerAt(view, seat).talers)
    const isNew = place !== undefined && (before === undefined || place.points > before.points)
    if (isNew && place.points > 0) {
      const there = m.the(place.space.building)
      yield talers > 0 ? w.paidHelper(talers, there, place.points) : w.forHelper(there, place.points)
    }
  }
  const rivals = rivalsWho(m, ({ resources: held }) => isPayable(held, tile.value))
  if (rivals.length > 0) yield w.before(m.names(rivals), rivals.length > 1)
  const next = ofMostPoints(affordable(after, seat))
  if (next !== undefined) yield w.left(m.the(next.id))
  const choice = affordable(view, seat).map((other) => other.vp)
  const isBest = tile.vp === Math.max(...choice) && tile.vp > Math.min(...choice)
  if (vp > 0 && isBest) yield w.dearest(vp)
  if (vp > 0) yield w.scores(vp)
  if (talers > 0) yield w.paid(talers, piecesIn(payment))
}

function* helping(m: Moment, { space: id }: MoveOf<'placeHelper'>): Facts {
  const { view, after, seat, w } = m
  const space = findHelperSpace(id)
  if (space === undefined) return
  const won = (pointsNow(after)[seat] ?? 0) - (pointsNow(view)[seat] ?? 0)
  const others = spacesOf(space.building).filter((one) => view.castleSpaces[one.id] === null)
  const rivals = rivalsWho(
    m,
    (rival) => rival.talers >= space.price && rival.helperSupply > 0 && others.length === 1,
  )
  if (won > 0) {
    yield w.helper(m.effect(space), won)
    yield w.helperNow(won)
  }
  if (rivals.length > 0) yield w.last(m.names(rivals), rivals.length > 1)
  yield w.grows(m.effect(space))
}

function* stopping(m: Moment): Facts {
  const { view, seat, w } = m
  const masters = view.queue.slice(view.queueIndex).filter(({ card }) => roleOf(card) === 'masterBuilder')
  const paid = [...new Set(masters.map((one) => one.seat))].filter((one) => one !== seat)
  if (affordable(view, seat).length > 0 && paid.length > 0) yield w.gives(m.names(paid))
}

const factsOf = (m: Moment, move: Move): Facts => {
  switch (move.type) {
    case 'chooseCards':
      return move.cards.length === 1 ? choosing(m, move.cards[0] as RoleCard) : both(m, move.cards)
    case 'equipWorker':
      return gaining(m, Object.fromEntries([['stone', 1], ...move.kinds.map((kind) => [kind, 1])]))
    case 'placeTrader':
      return trading(m, move)
    case 'takeTower':
      return gaining(m, { [move.resource]: m.view.defenceTower[move.resource] })
    case 'buyFromWorker':
      return gaining(m, { [move.resource]: 1 })
    case 'build':
      return building(m, move)
    case 'placeHelper':
      return helping(m, move)
    case 'endBuilding':
      return stopping(m)
    default:
      return []
  }
}

/** Of two roles what the first has to say, and then the second. */
function* both(m: Moment, cards: readonly RoleCard[]): Facts {
  for (const card of cards) yield* choosing(m, card)
}

export const purpose: Purpose = (move, at) => {
  for (const fact of factsOf(momentOf(at), move as Move)) {
    const said = fact.charAt(0).toUpperCase() + fact.slice(1)
    if (said.length <= longest) return said
  }
  return null
}
