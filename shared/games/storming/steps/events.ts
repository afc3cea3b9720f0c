/** An event is read: the Sheriff first, then what it does, as its row says [ST-4.40 to ST-4.44]. */
import type { Seat } from '../../../engine/ids.ts'
import { hide } from '../../../engine/secret.ts'
import type { AutoStep, StepRules } from '../../../engine/step.ts'
import { type Colour, seatOfColour } from '../components.ts'
import {
  close,
  endPact,
  loseCivilian,
  loseImprovement,
  open,
  ownTroopsInSettlements,
  replaceBy,
  type Table,
  takeRevolt,
} from '../effects.ts'
import { type Affected, directedEvents, directedOf, type Effect, findGeneral, type Loss } from '../events.ts'
import type { Event } from '../facts.ts'
import type { RegionId } from '../layout.ts'
import type { Move } from '../moves.ts'
import {
  hasCivilian,
  isSigner,
  ownerOfCivilian,
  type Place,
  playerAt,
  settlementsOf,
  strictlyMost,
  structuresOf,
  troopsOf,
  turnOrder,
  wallsOf,
} from '../queries.ts'
import type { State, Step } from '../state.ts'
import { canDestroy, canLose } from './losses.ts'
import { canAnswer } from './offers.ts'
import type { StepOf } from './step.ts'

type Held = Extract<Loss, 'improvements' | 'civilians' | 'takesRevolt' | 'skipsCard'>
type Lost = Extract<Event, { readonly type: 'wallLost' | 'structureLost' | 'troopLost' }>['type']

/** What stands on the map: where, in the order of regions, and the fact by which it goes. */
const standing: Readonly<
  Record<Exclude<Loss, Held>, readonly [where: (state: State, seat: Seat) => readonly Place[], fact: Lost]>
> = {
  walls: [wallsOf, 'wallLost'],
  sawmills: [(state, seat) => structuresOf(state, seat, 'sawmill'), 'structureLost'],
  troops: [(state, seat) => troopsOf(state, seat), 'troopLost'],
  troopsInSettlements: [ownTroopsInSettlements, 'troopLost'],
  artillery: [(state, seat) => troopsOf(state, seat, 'artillery'), 'troopLost'],
  // Each a soldier while there are any [ST-5.40].
  knightsToSoldiers: [(state, seat) => troopsOf(state, seat, 'knight'), 'troopLost'],
}

/** Whether a seat has anything of this to lose. */
const wouldLose = (state: State, seat: Seat, loss: Loss): boolean => {
  switch (loss) {
    case 'improvements':
    case 'civilians':
      return playerAt(state, seat)[loss].length > 0
    case 'takesRevolt':
      return state.revoltSupply.length > 0
    case 'skipsCard':
      return true
    default:
      return standing[loss][0](state, seat).length > 0
  }
}

const lose = (table: Table, seat: Seat, loss: Loss): void => {
  const { state, emit } = table
  const player = playerAt(state, seat)
  switch (loss) {
    case 'improvements':
      for (const card of player.improvements) loseImprovement(table, seat, card, 'event')
      return
    case 'civilians':
      for (const card of player.civilians) loseCivilian(table, seat, card, 'event')
      return
    case 'takesRevolt':
      return takeRevolt(table, seat)
    case 'skipsCard':
      return emit({ type: 'skipNext', seat, by: 1 })
    default: {
      const [where, fact] = standing[loss]
      for (const { id } of where(state, seat)) {
        const isDismounted = loss === 'knightsToSoldiers' && playerAt(state, seat).supply.soldier > 0
        emit({ type: isDismounted ? 'knightDismounted' : fact, region: id })
      }
    }
  }
}

/** Seats a directed event hits; signers of an information network are left out [ST-4.41]. */
const targetsOf = (state: State, colour: Colour): readonly Seat[] =>
  turnOrder(state).filter(
    (seat) =>
      (state.flags.chaos || seat === seatOfColour(colour)) && !isSigner(state, 'informantNetwork', seat),
  )

/** Who is affected by a general event, fixed when it begins [ST-4.8, ST-R41]. */
const affectedBy = (state: State, who: Affected): readonly Seat[] => {
  const order = turnOrder(state)
  const settlements = (seat: Seat): number => settlementsOf(state, seat).length
  switch (who) {
    case 'all':
      return order
    case 'first':
      return order.slice(0, 1)
    case 'last':
      return order.slice(-1)
    case 'withPact':
      return order.filter((seat) => state.pacts.some(({ signers }) => signers.includes(seat)))
    case 'mostSettlements':
      return order.filter((seat) => order.every((other) => settlements(other) <= settlements(seat)))
    case 'mostTroops': {
      const leader = strictlyMost(state, (seat) => troopsOf(state, seat).length)
      return leader === null ? [] : [leader]
    }
  }
}

/** Whom an event takes something from, and what: nobody, where it does something else. */
export const takingOf = (
  state: State,
  card: string,
): { readonly seats: readonly Seat[]; readonly losses: readonly Loss[] } => {
  const directed = directedOf(card)
  if (directed !== null)
    return { seats: targetsOf(state, directed.colour), losses: directedEvents[directed.design] }
  const effect = findGeneral(card)?.effect
  return effect?.does === 'lose'
    ? { seats: affectedBy(state, effect.who), losses: effect.what }
    : { seats: [], losses: [] }
}

const isHeld = (loss: Loss): loss is Held => !(loss in standing)

/** Where on the map what an event would take stands, and who would lose what lies elsewhere: nobody's Sheriff is asked yet. */
export const hitBy = (
  state: State,
  card: string,
): { readonly regions: readonly RegionId[]; readonly holders: readonly Seat[] } => {
  const { seats, losses } = takingOf(state, card)
  return {
    regions: seats.flatMap((seat) =>
      losses.flatMap((loss) => (isHeld(loss) ? [] : standing[loss][0](state, seat).map(({ id }) => id))),
    ),
    holders: seats.filter((seat) => losses.some((loss) => isHeld(loss) && wouldLose(state, seat, loss))),
  }
}

const takesFrom = (state: State, card: string, seat: Seat): boolean => {
  const { seats, losses } = takingOf(state, card)
  return seats.includes(seat) && losses.some((loss) => wouldLose(state, seat, loss))
}

/** Whether the event would take something from this seat: only then its Sheriff is asked [ST-4.42, ST-R44]. */
const wouldHit = (state: State, card: string, seat: Seat): boolean => {
  const general = findGeneral(card)
  if (general?.sheriff === false) return false
  const effect = general?.effect
  if (effect?.does !== 'offer') return takesFrom(state, card, seat)
  if (!affectedBy(state, effect.who).includes(seat)) return false
  return effect.offer === 'depopulation' ? canLose(state, seat, 'sheriff') : canDestroy(state, seat)
}

/** What an event does that takes nothing. */
const happen = (table: Table, effect: Exclude<Effect, { does: 'lose' }>, spared: Seat | null): void => {
  const { state, emit, random } = table
  switch (effect.does) {
    case 'offer': {
      const queue = affectedBy(state, effect.who).filter((seat) => seat !== spared)
      return open(table, { type: 'offers', what: effect.offer, queue })
    }
    case 'flag':
      return emit({ type: 'flagSet', flag: effect.flag, on: true })
    case 'fairWinds':
      for (const seat of turnOrder(state)) emit({ type: 'fairWinds', seat, on: true })
      return
    case 'shuffleFuture':
      return emit({ type: 'futureShuffled', future: random.shuffle(state.future) })
    case 'breakPacts':
      for (const { id } of state.pacts) endPact(table, id, null, 'warDrums')
      return
    case 'secondIsFirst': {
      const [, second] = turnOrder(state)
      if (second !== undefined) emit({ type: 'firstPlayer', seat: second })
    }
  }
}

/** The event that changes nothing for anybody as this step closes: it takes nothing, or nobody can take what it offers. */
export const idleEvent = (state: State, step: Step): string | null => {
  const card = step.type === 'event' ? step.card : (state.resolving?.card ?? '')
  const effect = findGeneral(card)?.effect
  // Of those who are meant nobody has been asked, as all are still in the queue, nor is anybody now.
  const isIdle =
    step.type === 'offers'
      ? effect?.does === 'offer' &&
        effect.offer === step.what &&
        step.queue.length === affectedBy(state, effect.who).length &&
        !step.queue.some((seat) => canAnswer(state, seat, step))
      : step.type === 'event' &&
        (effect?.does === 'breakPacts'
          ? state.pacts.length === 0
          : (effect === undefined || effect.does === 'lose') &&
            turnOrder(state).every((seat) => seat === step.spared || !takesFrom(state, card, seat)))
  return isIdle ? card : null
}

export const event: AutoStep<State, StepOf<'event'>, Event> = {
  auto(table, { card, asked, spared }) {
    const { state, emit } = table
    const sheriff = ownerOfCivilian(state, 'sheriff')
    if (
      !asked &&
      sheriff !== null &&
      hasCivilian(state, sheriff, 'sheriff') &&
      wouldHit(state, card, sheriff)
    )
      return replaceBy(table, { type: 'sheriffBlock', seat: sheriff, card })
    close(table)
    emit({ type: 'eventResolved', card: hide(card) })
    const { seats, losses } = takingOf(state, card)
    if (directedOf(card) !== null && state.flags.chaos) emit({ type: 'flagSet', flag: 'chaos', on: false })
    for (const seat of seats) if (seat !== spared) for (const loss of losses) lose(table, seat, loss)
    const effect = findGeneral(card)?.effect
    if (effect !== undefined && effect.does !== 'lose') happen(table, effect, spared)
  },
}

/** The Sheriff goes so that his owner is spared [ST-4.42]. */
export const sheriffBlock: StepRules<State, StepOf<'sheriffBlock'>, Move, Event> = {
  moves: ['sheriffBlock'],
  asks: (_, { seat }) => [seat],
  candidates: () => [
    { type: 'sheriffBlock', use: true },
    { type: 'sheriffBlock', use: false },
  ],
  check: () => null,
  perform(table, { card }, seat, move) {
    const isUsed = move.type === 'sheriffBlock' && move.use
    replaceBy(table, { type: 'event', card, asked: true, spared: isUsed ? seat : null })
    if (isUsed) loseCivilian(table, seat, 'sheriff', 'owner')
  },
}
