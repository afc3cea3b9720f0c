/** Planning: what may be done at the start of a turn, then cards and events face down [section 4.2]. */
import type { Seat } from '../../../engine/ids.ts'
import { faces, hide, known } from '../../../engine/secret.ts'
import type { AutoStep, StepRules } from '../../../engine/step.ts'
import {
  actionCandidates,
  actionMoves,
  canAct,
  checkAction,
  isAction,
  performAction,
} from '../actions/actions.ts'
import { single } from '../actions/context.ts'
import { actionTypes, type Improvement } from '../components.ts'
import { close, eventsIn, leaveRevolt, open, refillEvents, replaceBy, type Table } from '../effects.ts'
import type { Event } from '../facts.ts'
import type { Move, MoveOf } from '../moves.ts'
import { checkPlacements, hasCards, orderOf, placementCandidates, tellPlacements } from '../plans.ts'
import { hasCivilian, isSigner, isSuppressed, playerAt, turnOrder } from '../queries.ts'
import { no } from '../refusals.ts'
import type { StartOption, State, Step } from '../state.ts'
import type { StepOf } from './step.ts'

/** Where the Library's marker may go [ST-5.13]. */
export function* markerCandidates(state: State, seat: Seat): Generator<MoveOf<'placeLibraryMarker'>> {
  for (const other of state.players)
    for (const improvement of other.improvements)
      if (other.seat !== seat) yield { type: 'placeLibraryMarker', seat: other.seat, improvement }
}
export const checkMarker = (state: State, seat: Seat, move: MoveOf<'placeLibraryMarker'>) => {
  const owner = state.players.find((player) => player.seat === move.seat)
  const isThere = owner !== undefined && owner.seat !== seat && owner.improvements.includes(move.improvement)
  if (!isThere || move.improvement === 'library') return no('ST-5.13', 'noTarget')
  return state.libraryCopy?.improvement === move.improvement ? no('ST-5.13', 'noTarget') : null
}
export const tellMarker = ({ emit }: Table, seat: Seat, move: MoveOf<'placeLibraryMarker'>): void =>
  emit({
    type: 'libraryMarked',
    copy: { seat, improvement: move.improvement as Improvement, from: move.seat as Seat },
  })

const canMark = (state: State, seat: Seat): boolean =>
  [...markerCandidates(state, seat)].some((move) => checkMarker(state, seat, move) === null)

/** What a seat can do before it places its cards, each once a turn [ST-4.10]. */
export const startOptions = (
  state: State,
  seat: Seat,
  done: readonly StartOption[],
): readonly StartOption[] => {
  const isOpen: Readonly<Record<StartOption, () => boolean>> = {
    mutualSupport: () => isSigner(state, 'mutualSupport', seat) && canAct(state, seat, actionTypes, single),
    warlock: () =>
      hasCivilian(state, seat, 'warlock') && state.decks.event.length + state.eventDiscards.length >= 2,
    sheriff: () => hasCivilian(state, seat, 'sheriff') && playerAt(state, seat).revolts.length > 0,
    library: () =>
      playerAt(state, seat).improvements.includes('library') &&
      !isSuppressed(state, seat) &&
      canMark(state, seat),
  }
  return (['mutualSupport', 'warlock', 'sheriff', 'library'] as const).filter(
    (option) => !done.includes(option) && isOpen[option](),
  )
}

/** All at once, where nobody has anything to do before; else one turn after another [ST-R48]. */
export const planning: AutoStep<State, StepOf<'planning'>, Event> = {
  auto(table) {
    const { state } = table
    const order = turnOrder(state)
    const isQuiet = order.every((seat) => startOptions(state, seat, []).length === 0)
    const turns = order.map((seat): Step => ({ type: 'turn', seat, done: [] }))
    replaceBy(table, ...(isQuiet ? [{ type: 'openPlan' as const, seats: order }] : turns))
  },
}

export const turn: AutoStep<State, StepOf<'turn'>, Event> = {
  auto(table, { seat, done }) {
    if (startOptions(table.state, seat, done).length > 0) open(table, { type: 'startOfTurn', seat, done })
    else replaceBy(table, { type: 'openPlan', seats: [seat] })
  },
}

const optionOf = (move: Move): StartOption | null => {
  if (isAction(move)) return 'mutualSupport'
  if (move.type === 'drawWarlockEvents') return 'warlock'
  if (move.type === 'sheriffDiscardRevolt') return 'sheriff'
  return move.type === 'placeLibraryMarker' ? 'library' : null
}

const drawForWarlock = (table: Table, seat: Seat): void => {
  const { state, emit } = table
  // Where the deck ends between the two, the discards are shuffled and go under what is left of it [ST-4.16].
  if (state.decks.event.length < 2) {
    const rest = table.random.shuffle(state.eventDiscards.map((card) => hide(known(card))))
    emit({ type: 'shuffled', kind: 'event', deck: [...rest, ...state.decks.event] })
  }
  const cards = state.decks.event.slice(-2).map(known)
  emit({ type: 'warlockDrew', seat, cards: cards.map((card) => hide(card, seat)) })
  open(table, { type: 'keepWarlockEvent', seat })
}

export const startOfTurn: StepRules<State, StepOf<'startOfTurn'>, Move, Event> = {
  moves: [
    ...actionMoves,
    'drawWarlockEvents',
    'sheriffDiscardRevolt',
    'placeLibraryMarker',
    'endStartOfTurn',
  ],
  asks: (_, { seat }) => [seat],
  *candidates(state, { done }, seat) {
    const options = startOptions(state, seat, done)
    yield { type: 'endStartOfTurn' }
    if (options.includes('warlock')) yield { type: 'drawWarlockEvents' }
    if (options.includes('sheriff'))
      for (const { id } of playerAt(state, seat).revolts) yield { type: 'sheriffDiscardRevolt', revoltId: id }
    if (options.includes('library')) yield* markerCandidates(state, seat)
    if (options.includes('mutualSupport'))
      for (const type of actionTypes) yield* actionCandidates(state, seat, type, single)
  },
  check(state, { done }, seat, move) {
    const option = optionOf(move)
    if (option === null) return null
    if (!startOptions(state, seat, done).includes(option)) return no('ST-4.10', 'noActionsLeft')
    if (isAction(move)) return checkAction(state, seat, move, single)
    if (move.type === 'placeLibraryMarker') return checkMarker(state, seat, move)
    if (move.type !== 'sheriffDiscardRevolt') return null
    const isHis = playerAt(state, seat).revolts.some(({ id }) => id === move.revoltId)
    return isHis ? null : no('ST-5.13', 'noTarget')
  },
  perform(table, { done }, seat, move) {
    const option = optionOf(move)
    close(table)
    if (option === null) return replaceBy(table, { type: 'openPlan', seats: [seat] })
    replaceBy(table, { type: 'turn', seat, done: [...done, option] })
    if (isAction(move)) performAction(table, seat, move)
    if (move.type === 'drawWarlockEvents') drawForWarlock(table, seat)
    if (move.type === 'sheriffDiscardRevolt') leaveRevolt(table, seat, move.revoltId, 'supply')
    if (move.type === 'placeLibraryMarker') tellMarker(table, seat, move)
  },
}

export const keepWarlockEvent: StepRules<State, StepOf<'keepWarlockEvent'>, Move, Event> = {
  moves: ['keepWarlockEvent'],
  asks: (_, { seat }) => [seat],
  candidates: (state) =>
    faces(state.warlock?.cards ?? { bag: [] }).map((eventId) => ({ type: 'keepWarlockEvent', eventId })),
  check: (state, _step, _seat, move) =>
    move.type === 'keepWarlockEvent' && faces(state.warlock?.cards ?? { bag: [] }).includes(move.eventId)
      ? null
      : no('ST-4.11', 'notInHand'),
  perform(table, _step, seat, move) {
    if (move.type !== 'keepWarlockEvent') throw new Error('no event is kept')
    const other = faces(table.state.warlock?.cards ?? { bag: [] }).find((card) => card !== move.eventId) ?? ''
    close(table)
    table.emit({ type: 'warlockKept', seat, event: hide(move.eventId, seat), other: hide(other) })
  },
}

/** Each seat's event is set aside in turn order, so that it does not hang on who is quick [ST-4.15, ST-R48]. */
export const openPlan: AutoStep<State, StepOf<'openPlan'>, Event> = {
  auto(table, { seats }) {
    const { state, emit } = table
    for (const seat of seats) {
      refillEvents(table)
      const top = state.decks.event.at(-1)
      if (top !== undefined) emit({ type: 'eventsDrawn', draws: [{ seat, card: hide(known(top)) }] })
    }
    for (const seat of seats) {
      if (hasCards(state, seat)) emit({ type: 'planned', seat, now: 'place' })
      else goOnToEvent(table, seat)
    }
    replaceBy(table, { type: 'plan', seats })
  },
}

/** The Warlock's event without a card to go with it, then the drawn event [ST-4.11, ST-4.15]. */
const goOnToEvent = (table: Table, seat: Seat): void => {
  const { state, emit } = table
  if (state.warlockKept?.seat === seat)
    emit({ type: 'warlockDiscarded', event: hide(known(state.warlockKept.event)) })
  const [drawn] = playerAt(state, seat).drawn
  if (drawn !== undefined) emit({ type: 'eventTaken', seat, card: hide(known(drawn), seat) })
  const { bag } = playerAt(state, seat).events
  emit({ type: 'planned', seat, now: bag.length > 0 ? 'event' : 'done' })
}

export const plan: StepRules<State, StepOf<'plan'>, Move, Event> = {
  moves: ['placeCards', 'placeEvent'],
  asks: (state, { seats }) =>
    seats.filter((seat) => ['place', 'event'].includes(playerAt(state, seat).planning)),
  *candidates(state, _step, seat) {
    if (playerAt(state, seat).planning === 'place') yield* placementCandidates(state, seat)
    else for (const eventId of eventsIn(state, seat)) yield { type: 'placeEvent', eventId }
  },
  check(state, _step, seat, move) {
    const { planning: at } = playerAt(state, seat)
    if (move.type === 'placeCards')
      return at === 'place' ? checkPlacements(state, seat, move) : no('ST-4.12', 'wrongPhase')
    if (move.type !== 'placeEvent' || at !== 'event') return no('ST-4.15', 'wrongPhase')
    return eventsIn(state, seat).includes(move.eventId) ? null : no('ST-5.12', 'notInHand')
  },
  perform(table, { seats }, seat, move) {
    const { state, emit } = table
    if (move.type === 'placeCards') {
      // Counted on each pile by itself: which card was named first is told to nobody [ST-7.3].
      const laid = move.placements.map((placement, at) => {
        const { pile, bottom = false } = placement
        const before = move.placements.slice(0, at)
        const nth = before.filter((one) => one.pile === pile && one.bottom !== true).length
        const order = bottom ? orderOf.bottom(state, seats, seat) : orderOf.placed(state, seats, seat, nth)
        return { placement, order }
      })
      tellPlacements(table, seat, laid)
      return goOnToEvent(table, seat)
    }
    if (move.type !== 'placeEvent') throw new Error('nothing is placed')
    emit({ type: 'eventPlaced', seat, card: hide(move.eventId, seat) })
    emit({ type: 'planned', seat, now: 'done' })
    if (seats.every((one) => playerAt(state, one).planning === 'done')) close(table)
  },
}
