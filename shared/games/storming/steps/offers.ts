/**
 * Questions offered to seats one after another. A seat is asked only if it can do something; those whose turn is yet
 * to come may say no already [ST-4.9, ST-R49].
 */
import type { Seat } from '../../../engine/ids.ts'
import type { AutoStep, StepRules } from '../../../engine/step.ts'
import { close, replaceBy, type Table } from '../effects.ts'
import type { Event } from '../facts.ts'
import { type Move, moveSchema } from '../moves.ts'
import { playerAt } from '../queries.ts'
import { no } from '../refusals.ts'
import type { Offered, OfferKind, State } from '../state.ts'
import { eventOffers } from './eventOffers.ts'
import { cardOffers } from './cardOffers.ts'
import type { Offer } from './offer.ts'
import type { StepOf } from './step.ts'

const all: Readonly<Record<OfferKind, Offer>> = { ...eventOffers, ...cardOffers }

/** Reactions that a seat may decline for the rest of the round [ST-R49]. */
const reactions: readonly OfferKind[] = ['militaryAlliance', 'customsHouse', 'philosopher']

/** Whether a seat is meant at all, whatever it could do. */
const isMeant = (state: State, seat: Seat, offered: Offered): boolean => {
  if (reactions.includes(offered.what) && playerAt(state, seat).waived) return false
  return all[offered.what].isFor?.(state, seat, offered) !== false
}

/** Whether a seat could do anything but pass, judged when its turn comes [ST-4.9, ST-R46]. */
export const canAnswer = (state: State, seat: Seat, offered: Offered): boolean => {
  if (!isMeant(state, seat, offered)) return false
  const offer = all[offered.what]
  if (offer.isOpen !== undefined) return offer.isOpen(state, seat)
  for (const move of offer.candidates(state, seat, offered))
    if (offer.check(state, seat, move, offered) === null) return true
  return false
}

const offeredOf = ({ what, to, civilian }: Offered): Offered => ({
  what,
  ...(to === undefined ? {} : { to }),
  ...(civilian === undefined ? {} : { civilian }),
})

export const offersStep: AutoStep<State, StepOf<'offers'>, Event> = {
  auto(table, step) {
    const { state } = table
    const offered = offeredOf(step)
    const next = step.queue.findIndex((seat) => canAnswer(state, seat, offered))
    const seat = step.queue[next]
    if (seat === undefined) return close(table)
    const queue = step.queue.slice(next + 1)
    replaceBy(table, { type: 'offer', seat, ...offered }, { type: 'offers', queue, ...offered })
  },
}

/** The seats still to be asked the same: only those for whom it is, so that nobody is bothered for nothing. */
const waitingFor = (state: State, { what, seat }: StepOf<'offer'>): readonly Seat[] => {
  const below = state.agenda.at(-2)
  if (below?.type !== 'offers' || below.what !== what || all[what].must === true) return []
  return [...new Set(below.queue)].filter((one) => one !== seat && isMeant(state, one, below))
}

/** No more reactions this round; whoever is asked for one just now has answered with it [ST-R49]. */
export const waive = (table: Table, seat: Seat): void => {
  const step = table.state.agenda.at(-1)
  table.emit({ type: 'waived', seat })
  if (step?.type === 'offer' && step.seat === seat && reactions.includes(step.what)) close(table)
}

const performOffer = (table: Table, step: StepOf<'offer'>, seat: Seat, move: Move): void => {
  const { state, emit } = table
  if (seat !== step.seat) return emit({ type: 'passedAhead', seat })
  close(table)
  const isPass = move.type === 'pass'
  if (isPass) emit({ type: 'passed', seat })
  else all[step.what].perform(table, seat, move, step)
  const below = state.agenda.at(-1)
  if (below?.type !== 'offers' || below.what !== step.what || !below.queue.includes(seat)) return
  // Who is content gets no second and third chance [ST-5.85]; whoever goes on is asked in the same act [ST-R55].
  if (isPass) emit({ type: 'passedAhead', seat })
  else offersStep.auto(table, below)
}

export const offer: StepRules<State, StepOf<'offer'>, Move, Event> = {
  moves: [...new Set(moveSchema.options.map(({ entries }) => entries.type.literal))].filter(
    (type) => type === 'pass' || Object.values(all).some(({ moves }) => moves.includes(type)),
  ),
  asks: (_, { seat }) => [seat],
  hears: waitingFor,
  *candidates(state, step, seat) {
    const { must, candidates } = all[step.what]
    if (must !== true) yield { type: 'pass' }
    if (seat === step.seat) yield* candidates(state, seat, step)
  },
  check(state, step, seat, move) {
    const { must, moves, check } = all[step.what]
    if (move.type === 'pass') return must === true ? no('ST-4.44', 'mustAct') : null
    if (seat !== step.seat) return no('ST-4.9', 'notYourDecision')
    return moves.includes(move.type) ? check(state, seat, move, step) : no('ST-4.30', 'wrongActionType')
  },
  perform: performOffer,
}
