/** What could be built with what a move leaves: by the coins, the cards and the stacks, on the board as it is. */
import { faces } from '../../../shared/engine/secret.ts'
import { type Seat, type Shown } from '../../../shared/engine/ids.ts'
import {
  cardOf,
  cardsPerTurn,
  guildTiles,
  type StackKind,
  towerTiles,
  wallPointsBySegments,
  wallTiles,
} from '../../../shared/games/fortaleza/components.ts'
import { playerAt } from '../../../shared/games/fortaleza/evolve.ts'
import {
  findSpace,
  findZone,
  type Side,
  sides,
  spaces,
  spacesInPlay,
} from '../../../shared/games/fortaleza/layout.ts'
import { scoringSteps } from '../../../shared/games/fortaleza/scoring.ts'
import type { ScoredStep, State, Tile } from '../../../shared/games/fortaleza/state.ts'
import {
  type Action,
  refuseSupply,
  termsOf,
  tileUnder,
  topTile,
  visibleAt,
} from '../../../shared/games/fortaleza/steps/actions.ts'
import { feesOf } from '../../../shared/games/fortaleza/steps/cards.ts'
import { offers } from '../../../shared/games/fortaleza/steps/offers.ts'
import { type PurposeWords } from './purposeWords.ts'

export type Facts = Iterable<string>
export type Building = Extract<Action, { space: unknown }>
export type InZone = Extract<Action, { zone: unknown }>
export type Built = Building | Extract<Action, { type: 'buildGuild' }>

/** The moment, with what it would score before the move and after. */
export interface Moment {
  readonly w: PurposeWords
  readonly view: Shown<State>
  readonly after: Shown<State>
  readonly seat: Seat
  readonly before: readonly ScoredStep[]
  readonly later: readonly ScoredStep[]
  readonly when: string
  nameOf(seat: Seat): string
}

export const pointsOf: Readonly<Record<StackKind, (level: number) => number>> = {
  guild: (of) => guildTiles.find(({ level }) => level === of)?.points ?? 0,
  wall: (of) => wallTiles.find(({ level }) => level === of)?.gatePoints ?? 0,
  tower: (of) => towerTiles.find(({ level }) => level === of)?.points ?? 0,
}

const deedPlace = (w: PurposeWords, action: Built | InZone): string => {
  if ('zone' in action) {
    const zone = findZone(action.zone)
    return zone === undefined ? '' : w.zone(...zone.colors)
  }
  const space = findSpace(action.space)
  const [side, other] = space?.sides ?? []
  if (space === undefined || side === undefined) return ''
  if (space.kind !== 'tower') return w[space.kind](side)
  return other === undefined ? w.tower(side, Number(space.id.at(-1))) : w.corner(space.id)
}

const buildTypes = { wall: 'buildWall', gate: 'buildGate', tower: 'buildTower' } as const
export const isBuilt = (action: Action): action is Built => 'space' in action || action.type === 'buildGuild'

type Counts = (step: ScoredStep) => boolean
const all: Counts = () => true
/** What stands for itself: a majority is anybody's by tomorrow, and what is built is counted at the end alone. */
export const lasting: Counts = ({ part }) => part !== 'majority' && part !== 'built'

export const sum = (steps: readonly ScoredStep[], seat: Seat, counts: Counts): number =>
  steps.filter(counts).reduce((points, step) => points + (step.points[seat] ?? 0), 0)
export const gained = ({ before, later }: Moment, seat: Seat, counts: Counts = all): number =>
  sum(later, seat, counts) - sum(before, seat, counts)

/** The board with the tile that an action lays. */
const withTile = (state: Shown<State>, seat: Seat, action: Built): Shown<State> => {
  const tile: Tile = { owner: seat, level: topTile(state, seat, action) ?? 0 }
  const { board } = state
  const { spaces: ring, guilds } = board
  return {
    ...state,
    board:
      'zone' in action
        ? { ...board, guilds: { ...guilds, [action.zone]: [...(guilds[action.zone] ?? []), tile] } }
        : { ...board, spaces: { ...ring, [action.space]: [...(ring[action.space] ?? []), tile] } },
  }
}

/** Something that could be built, and what it would add. */
interface Deed {
  readonly action: Built
  readonly points: number
  readonly price: number
  readonly under: Tile | undefined
}

/** The most points, then the fewest cards, then the fewest coins. */
const isBetter = (one: Deed, other: Deed | null): boolean =>
  one.points > 0 &&
  (other === null ||
    (one.points - other.points ||
      other.action.cards.length - one.action.cards.length ||
      other.price - one.price) > 0)

type Open = (state: Shown<State>) => readonly Built[]
/** No card is paid for as another. (What asks the same for the board is in its chunk, which would come in two.) */
const isNative = ({ cards }: Built): boolean => feesOf(cards).conversion === 0
/** What the cards in hand build, none of them paid for as another. */
export const withHand =
  (seat: Seat): Open =>
  (state) =>
    offers(state, seat).filter(isBuilt).filter(isNative)
/** What the board and the stacks have room for and the coins pay, whatever the cards. */
const withAnyCards =
  (seat: Seat): Open =>
  (state) =>
    spacesInPlay(state.config.playerCount)
      .map(({ id, kind }): Built => ({ type: buildTypes[kind], cards: [], space: id }))
      .filter(
        (action) =>
          refuseSupply(state, seat, action) === null &&
          termsOf(state, seat, action).price <= playerAt(state, seat).coins,
      )

/** The best that can be built with some means, and not with others as well of its kind. */
export const opened = (open: Open, had: Shown<State>, has: Shown<State>, seat: Seat): Deed | null => {
  const weighed = (state: Shown<State>): readonly Deed[] => {
    const now = sum(scoringSteps(state), seat, lasting)
    return open(state).map((action) => ({
      action,
      points: sum(scoringSteps(withTile(state, seat, action)), seat, lasting) - now,
      price: termsOf(state, seat, action).price,
      under: tileUnder(state, action),
    }))
  }
  const before = weighed(had)
  const isNew = (deed: Deed): boolean =>
    before.every(({ action, points }) => action.type !== deed.action.type || points < deed.points)
  let best: Deed | null = null
  for (const deed of weighed(has)) if (isBetter(deed, best) && isNew(deed)) best = deed
  return best
}

export const withMeans = (
  state: Shown<State>,
  seat: Seat,
  means: Partial<State['players'][number]>,
): Shown<State> => ({
  ...state,
  players: state.players.map((player) => (player.seat === seat ? { ...player, ...means } : player)),
})
/** Of the cards that are left, so many are for the next turn: this one may still ask for one of them [FZ-4.3]. */
const cardsLeft = ({ after, seat }: Moment): number =>
  playerAt(after, seat).hand.bag.length - (after.cardsPlayedThisTurn % cardsPerTurn)
/** As at the next turn: with the cards that are left, and what stands now. */
export const nextTurn = (state: Shown<State>): Shown<State> => ({ ...state, cardsPlayedThisTurn: 0 })

export const deedName = ({ w, nameOf, seat }: Moment, { action, under }: Deed): string => {
  const place = deedPlace(w, action)
  if (under !== undefined) return w.overbuild(place, under.owner === seat ? null : nameOf(under.owner))
  return action.type === 'buildGuild' ? w.found(place) : w.build(place)
}

/** By which cards it is built, in words. */
const cardsFor = ({ w }: Moment, { cards, type }: Built): string => {
  const isOwn = cards.every(({ cardId, as }) => cardOf(cardId).native.includes(as))
  if (type === 'buildTower' && isOwn)
    return w.cards[cards.every(({ as }) => as === 'tower') ? 'towers' : 'towerWall']
  if (cards.length === 1 && isOwn) return w.cards.wall
  return w.cards[cards.every(({ as }) => as === 'any') ? 'two' : 'these']
}

/** Two stretches in one turn, on walls where one has none: with so many coins, and not with so few. */
function* twoWalls(m: Moment, few: number, coins: number): Facts {
  const { w, after, seat } = m
  const cards = faces(playerAt(after, seat).hand).filter((id) => cardOf(id).native.includes('wall'))
  if (cards.length < 2 || cardsLeft(m) < 2 || playerAt(after, seat).stacks.wall.length < 2) return
  const prices = sides
    .filter((side) => stretches(after, seat, side) === 0)
    .flatMap((side) => {
      const free = spaces.filter(
        ({ id, kind, sides: [of] }) => kind === 'wall' && of === side && visibleAt(after, id) === undefined,
      )
      return free.length === 0 ? [] : [Math.min(...free.map(({ price }) => price))]
    })
    .toSorted((a, b) => a - b)
  const [one, other] = prices
  if (one === undefined || other === undefined) return
  if (few < one + other && one + other <= coins) yield w.paysTwo(coins, 2 * wallPointsBySegments[1])
}

/** What coins pay for that could not be paid before: with the other card of this turn, or at the next. */
export function* paying(m: Moment): Facts {
  const { w, view, after, seat } = m
  const { coins } = playerAt(after, seat)
  const few = playerAt(view, seat).coins
  if (coins <= few) return
  const poor = { coins: few }
  const hand = withHand(seat)
  const now = after.cardsPlayedThisTurn === 1 ? opened(hand, withMeans(after, seat, poor), after, seat) : null
  if (now !== null) yield w.paysNow(coins, deedName(m, now), now.points)
  const next = nextTurn(after)
  const soon = opened(hand, withMeans(next, seat, poor), next, seat)
  if ((soon?.points ?? 0) < 2 * wallPointsBySegments[1]) yield* twoWalls(m, few, coins)
  if (soon !== null && soon.action.cards.length <= cardsLeft(m))
    yield w.pays(coins, cardsFor(m, soon.action), deedName(m, soon), soon.points)
  if (after.deck.length === 0) return
  const once = opened(withAnyCards(seat), withMeans(next, seat, poor), next, seat)
  if (once !== null) yield w.paysOnce(coins, deedName(m, once), once.points)
}

/** What is but a few coins away. */
export function* lacking(m: Moment): Facts {
  const { w, after, seat } = m
  const { coins } = playerAt(after, seat)
  const next = nextTurn(after)
  for (const lack of [1, 2, 3]) {
    const deed = opened(withHand(seat), next, withMeans(next, seat, { coins: coins + lack }), seat)
    if (deed !== null && deed.action.cards.length <= cardsLeft(m))
      yield w.lacks(lack, deedName(m, deed), deed.points)
  }
}

/** Stretches of a seat on one wall. */
export const stretches = (state: Shown<State>, seat: Seat, side: Side): number =>
  spaces.filter(
    ({ id, kind, sides: [of] }) => kind === 'wall' && of === side && visibleAt(state, id)?.owner === seat,
  ).length
