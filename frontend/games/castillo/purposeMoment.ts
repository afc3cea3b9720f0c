/** What the purposes of Castillo's moves are counted by: piles, what they pay for, and places for helpers. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import {
  type Building,
  buildings,
  helperSpaces,
  type HelperSpace,
  type Resource,
  resources,
  type TraderSpace,
  traderSpaces,
} from '../../../shared/games/castillo/components.ts'
import { playerAt } from '../../../shared/games/castillo/evolve.ts'
import type { MoveOf } from '../../../shared/games/castillo/moves.ts'
import {
  isPayable,
  leftBy,
  type Stock,
  suggestions,
  worthOf,
} from '../../../shared/games/castillo/payments.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import { isSpaceOpen } from '../../../shared/games/castillo/steps/helpers.ts'
import { extraLoad } from '../../../shared/games/castillo/steps/trader.ts'
import type { PurposeAt } from '../../plug/purposes.ts'
import { purposeWords } from './purposeWords.ts'
import { pointsNow } from './scoredNow.ts'

export type Facts = Iterable<string>
export type Pile = Partial<Readonly<Record<Resource, number>>>

/** What the facts are counted by, and how things are called. */
export interface Moment {
  readonly view: Shown<State>
  readonly after: Shown<State>
  readonly seat: Seat
  readonly w: ReturnType<typeof purposeWords>[0]
  /** What comes next is known and builds nothing: then no building is what it is for. */
  readonly mayBuild: boolean
  /** The plan comes to another round, or ends building, before it builds: a role is chosen for no building then. */
  readonly isIdle: boolean
  /** The pile of the Defence Tower that is taken then, where that is known. */
  readonly takes: Resource | undefined
  /** What a Worker is loaded with then, where that is known: nothing is told of another load. */
  readonly load: MoveOf<'equipWorker'> | undefined
  /** It is no other goal than what the plan builds: two that differ would be told beside each other. */
  fits(building: Building): boolean
  pile(pile: Pile): string
  /** With its article. */
  the(building: string): string
  /** One that may be built: of several alike, any of them. */
  goal(building: Building): string
  carts(carts: readonly TraderSpace[]): string
  effect(space: HelperSpace): string
  names(seats: readonly Seat[]): string
}

const kindOf = (building: string): string => /^[a-zA-Z]+/.exec(building)?.[0] ?? building
const unbuiltIn = (state: State): readonly Building[] =>
  buildings.filter(({ id }) => state.buildings[id] === undefined)

export const momentOf = ({ view, after, seat, plan = [], language, nameOf }: PurposeAt): Moment => {
  const builds = plan.filter(({ move }) => move.type === 'build')
  const planned = builds.find(({ isKind }) => !isKind)?.move as MoveOf<'build'> | undefined
  const load = plan.find(({ move, isKind }) => move.type === 'equipWorker' && !isKind)?.move
  const take = plan.find(({ move, isKind }) => move.type === 'takeTower' && !isKind)?.move
  // Whichever of them comes first.
  const turn = plan.find(
    ({ move: { type } }) => type === 'build' || type === 'endBuilding' || type === 'chooseCards',
  )
  const [w, t] = purposeWords(language)
  const now = view as Shown<State>
  // Of those alike the number is part of the name, as on the board.
  const the = (building: string): string =>
    t.the(building.replace(/^[a-zA-Z]+/, (kind) => t.buildings[kind] ?? kind).replace(/(?=\d$)/, ' '))
  return {
    view: now,
    after: after as Shown<State>,
    seat,
    w,
    mayBuild: plan.length === 0 || builds.length > 0,
    isIdle: turn !== undefined && turn.move.type !== 'build',
    takes: (take as MoveOf<'takeTower'> | undefined)?.resource,
    load: load as MoveOf<'equipWorker'> | undefined,
    fits: ({ id }) => planned === undefined || kindOf(id) === kindOf(planned.building),
    pile: (pile) =>
      t.listed(
        resources.filter((kind) => (pile[kind] ?? 0) > 0).map((kind) => t.counted(pile[kind] ?? 0, kind)),
      ),
    the,
    goal: ({ id }) => {
      const alike = unbuiltIn(now).filter((other) => kindOf(other.id) === kindOf(id))
      return alike.length > 1 ? w.any(t.buildings[kindOf(id)] ?? id) : the(id)
    },
    carts: (carts) =>
      t.listed(
        traderSpaces.filter(({ id }) => carts.includes(id)).map(({ resource }) => t.resources[resource][0]),
      ),
    effect: ({ id }) => t.effects[id],
    names: (seats) => t.listed(seats.map(nameOf)),
  }
}

export const heldBy = ({ view, seat }: Moment): Stock => playerAt(view, seat).resources
export const withPile = (held: Stock, pile: Pile): Stock => ({
  sand: held.sand + (pile.sand ?? 0),
  wood: held.wood + (pile.wood ?? 0),
  brick: held.brick + (pile.brick ?? 0),
  stone: held.stone + (pile.stone ?? 0),
  silver: held.silver + (pile.silver ?? 0),
})
export const isAnything = (pile: Pile): boolean => resources.some((kind) => (pile[kind] ?? 0) > 0)
/** How many kinds a payment may be of: each silver stands for one [CA-2.3.2]. */
export const kindsOf = ({ silver, ...base }: Stock): number =>
  Math.min(4, Object.values(base).filter((count) => count > 0).length + silver)
export const ofMostPoints = ({ fits }: Moment, some: readonly Building[]): Building | undefined =>
  some.filter(fits).toSorted((a, b) => b.vp - a.vp)[0]

/** What can be paid for with more, and not without it: what gives most points. */
export const openedBy = (m: Moment, before: Stock, more: Pile): Building | undefined =>
  ofMostPoints(
    m,
    unbuiltIn(m.view).filter(
      ({ value }) => isPayable(withPile(before, more), value) && !isPayable(before, value),
    ),
  )

/** Two that are paid for one after the other: those that give most points together. */
export const pairOf = ({ view, fits }: Moment, held: Stock): readonly [Building, Building] | undefined => {
  const open = unbuiltIn(view).filter(({ value }) => isPayable(held, value))
  const lefts = new Map(
    [...new Set(open.map(({ value }) => value))].map((value) => [
      value,
      suggestions(held, value).map((payment) => leftBy(held, payment)),
    ]),
  )
  return open
    .flatMap((one, at) => open.slice(at + 1).map((other) => [one, other] as const))
    .filter((pair) => pair.some(fits))
    .toSorted((a, b) => b[0].vp + b[1].vp - a[0].vp - a[1].vp)
    .find(([one, { value }]) => lefts.get(one.value)?.some((left) => isPayable(left, value)))
}

/** The next that all pieces together are too little for, and that is not far. */
export const nextAbove = (
  { view, fits }: Moment,
  held: Stock,
  far: number,
): { readonly building: Building; readonly sum: number } | undefined => {
  const sum = worthOf(held)
  const [building] = unbuiltIn(view)
    .filter((one) => one.value > sum && one.value <= sum + far && fits(one))
    .toSorted((a, b) => a.value - b.value || b.vp - a.vp)
  return building && { building, sum }
}

/** Others of whom something is so. */
export const rivalsWho = (
  { view, seat }: Moment,
  can: (rival: State['players'][number]) => boolean,
): Seat[] => view.players.filter((rival) => rival.seat !== seat && can(rival)).map((rival) => rival.seat)

/** As if a seat had so many talers, or such pieces. */
export const withThese = (
  state: Shown<State>,
  seat: Seat,
  these: Partial<Pick<State['players'][number], 'talers' | 'resources'>>,
): Shown<State> => ({
  ...state,
  players: state.players.map((one) => (one.seat === seat ? { ...one, ...these } : one)),
})
/** So many points more a seat has in one of two states, if both were scored now. */
export const gainOf = (seat: Seat, before: Shown<State>, after: Shown<State>): number =>
  (pointsNow(after)[seat] ?? 0) - (pointsNow(before)[seat] ?? 0)

/** What one's helpers would score more or less if it stood: the board counts that into what it brings, and so is it told. */
export const helpersWith = ({ view, seat }: Moment, { id }: Building): number =>
  gainOf(seat, view, {
    ...view,
    buildings: { ...view.buildings, [id]: { builtBy: seat, round: view.round } },
  })

/**
 * Free places of the castle that a seat can pay for, or could with so many talers more; those first with which all its
 * helpers would score most as things stand, what the price takes from the Market and who stands there counted in.
 */
export const placesFor = (
  state: Shown<State>,
  seat: Seat,
  extra = 0,
): readonly { readonly space: HelperSpace; readonly points: number }[] => {
  const { talers, helperSupply } = playerAt(state, seat)
  if (helperSupply === 0 && !Object.values(state.traderSpaces).includes(seat)) return []
  return helperSpaces
    .filter(
      (space) =>
        space.price <= talers + extra &&
        state.castleSpaces[space.id] === null &&
        isSpaceOpen(state, space) &&
        state.helperBuildingsThisRound[seat]?.includes(space.building) !== true,
    )
    .map((space) => {
      const able = withThese(state, seat, { talers: Math.max(talers, space.price) })
      const paid = withThese(state, seat, { talers: Math.max(talers, space.price) - space.price })
      const castleSpaces = { ...state.castleSpaces, [space.id]: seat }
      return { space, points: gainOf(seat, able, { ...paid, castleSpaces }) }
    })
    .toSorted((a, b) => b.points - a.points)
}
/** Fewer points than this are no reason to pay for a place. */
export const worthwhile = 3

/** What the carts of a seat bring it, what goes to the tower left out [CA-4.3.7, CA-4.3.8]; `also`: with one more. */
export const cartsOf = (state: State, seat: Seat, also?: TraderSpace): Pile =>
  Object.fromEntries(
    traderSpaces
      .filter(({ id }) => id === also || state.traderSpaces[id] === seat)
      .map(({ resource, amount }) => [
        resource,
        Math.max(0, Math.min(amount + extraLoad(state), state.stock[resource]) - 1),
      ]),
  )
