/** An event is read: the Sheriff first, then what it does, as its row says [ST-4.40 to ST-4.44]. */
import type { Seat } from '../../../engine/ids.ts'
import { hide } from '../../../engine/secret.ts'
import type { AutoStep, StepRules } from '../../../engine/step.ts'
import { seatOfColour } from '../components.ts'
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
import type { Move } from '../moves.ts'
import {
  hasCivilian,
  isSigner,
  ownerOfCivilian,
  playerAt,
  settlementsOf,
  strictlyMost,
  structuresOf,
  troopsOf,
  turnOrder,
  wallsOf,
} from '../queries.ts'
import type { State } from '../state.ts'
import { canDestroy, canLose } from './losses.ts'
import type { StepOf } from './step.ts'

/** Whether a seat has anything of this to lose. */
const wouldLose: Readonly<Record<Loss, (state: State, seat: Seat) => boolean>> = {
  walls: (state, seat) => wallsOf(state, seat).length > 0,
  sawmills: (state, seat) => structuresOf(state, seat, 'sawmill').length > 0,
  improvements: (state, seat) => playerAt(state, seat).improvements.length > 0,
  civilians: (state, seat) => playerAt(state, seat).civilians.length > 0,
  troops: (state, seat) => troopsOf(state, seat).length > 0,
  troopsInSettlements: (state, seat) => ownTroopsInSettlements(state, seat).length > 0,
  artillery: (state, seat) => troopsOf(state, seat, 'artillery').length > 0,
  knightsToSoldiers: (state, seat) => troopsOf(state, seat, 'knight').length > 0,
  takesRevolt: (state) => state.revoltSupply.length > 0,
  skipsCard: () => true,
}

const losing: Readonly<Record<Loss, (table: Table, seat: Seat) => void>> = {
  walls({ state, emit }, seat) {
    for (const { id } of wallsOf(state, seat)) emit({ type: 'wallLost', region: id })
  },
  sawmills({ state, emit }, seat) {
    for (const { id } of structuresOf(state, seat, 'sawmill')) emit({ type: 'structureLost', region: id })
  },
  improvements(table, seat) {
    for (const card of playerAt(table.state, seat).improvements) loseImprovement(table, seat, card, 'event')
  },
  civilians(table, seat) {
    for (const card of playerAt(table.state, seat).civilians) loseCivilian(table, seat, card, 'event')
  },
  troops({ state, emit }, seat) {
    for (const { id } of troopsOf(state, seat)) emit({ type: 'troopLost', region: id })
  },
  troopsInSettlements({ state, emit }, seat) {
    for (const { id } of ownTroopsInSettlements(state, seat)) emit({ type: 'troopLost', region: id })
  },
  artillery({ state, emit }, seat) {
    for (const { id } of troopsOf(state, seat, 'artillery')) emit({ type: 'troopLost', region: id })
  },
  // In the order of regions, each a soldier while there are any [ST-5.40].
  knightsToSoldiers({ state, emit }, seat) {
    for (const { id } of troopsOf(state, seat, 'knight'))
      emit(
        playerAt(state, seat).supply.soldier > 0
          ? { type: 'knightDismounted', region: id }
          : { type: 'troopLost', region: id },
      )
  },
  takesRevolt: takeRevolt,
  skipsCard: ({ emit }, seat) => emit({ type: 'skipNext', seat, by: 1 }),
}

/** Seats a directed event hits; signers of an information network are left out [ST-4.41]. */
const targetsOf = (state: State, card: string): readonly Seat[] => {
  const directed = directedOf(card)
  if (directed === null) return []
  return turnOrder(state).filter(
    (seat) =>
      (state.flags.chaos || seat === seatOfColour(directed.colour)) &&
      !isSigner(state, 'informantNetwork', seat),
  )
}

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

/** Whether the event would take something from this seat: only then its Sheriff is asked [ST-4.42, ST-R44]. */
const wouldHit = (state: State, card: string, seat: Seat): boolean => {
  const directed = directedOf(card)
  if (directed !== null)
    return (
      targetsOf(state, card).includes(seat) &&
      directedEvents[directed.design].some((loss) => wouldLose[loss](state, seat))
    )
  const general = findGeneral(card)
  if (general === undefined || !general.sheriff) return false
  const { effect } = general
  if (effect.does === 'lose')
    return (
      affectedBy(state, effect.who).includes(seat) && effect.what.some((loss) => wouldLose[loss](state, seat))
    )
  if (effect.does !== 'offer' || !affectedBy(state, effect.who).includes(seat)) return false
  return effect.offer === 'depopulation' ? canLose(state, seat, 'sheriff') : canDestroy(state, seat)
}

const happen = (table: Table, effect: Effect, spared: Seat | null): void => {
  const { state, emit, random } = table
  switch (effect.does) {
    case 'lose':
      for (const seat of affectedBy(state, effect.who))
        if (seat !== spared) for (const loss of effect.what) losing[loss](table, seat)
      return
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
    const general = findGeneral(card)
    if (general !== undefined) return happen(table, general.effect, spared)
    const directed = directedOf(card)
    if (directed === null) throw new Error(`${card} is no event`)
    const targets = targetsOf(state, card)
    if (state.flags.chaos) emit({ type: 'flagSet', flag: 'chaos', on: false })
    for (const seat of targets)
      if (seat !== spared) for (const loss of directedEvents[directed.design]) losing[loss](table, seat)
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
