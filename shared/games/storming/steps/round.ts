/** A round: planning, what comes before the events are placed, the piles one card after another, its end [section 4]. */
import { hide, known } from '../../../engine/secret.ts'
import type { AutoStep } from '../../../engine/step.ts'
import { isRevolt, invention, ownerOfCard, typeOfCard } from '../components.ts'
import { close, open, replaceBy } from '../effects.ts'
import type { Event } from '../facts.ts'
import { orderOf } from '../plans.ts'
import { hasCivilian, ownerOfCivilian, turnOrder } from '../queries.ts'
import type { Pile, State } from '../state.ts'
import { playCard, playInvention } from './card.ts'
import type { StepOf } from './step.ts'

/** [ST-4.0 to ST-4.6] */
export const round: AutoStep<State, StepOf<'round'>, Event> = {
  auto: (table) =>
    open(
      table,
      { type: 'planning' },
      { type: 'palace' },
      { type: 'spy' },
      { type: 'placeEvents' },
      { type: 'resolution' },
      { type: 'endRound' },
    ),
}

/** [ST-4.2] */
export const palace: AutoStep<State, StepOf<'palace'>, Event> = {
  auto: (table) => replaceBy(table, { type: 'offers', what: 'palace', queue: turnOrder(table.state) }),
}

/** The Spy looks at all events on the slot, and may choose [ST-4.3, ST-7.5]. */
export const spy: AutoStep<State, StepOf<'spy'>, Event> = {
  auto(table) {
    const { state, emit } = table
    const seat = ownerOfCivilian(state, 'spy')
    close(table)
    if (seat === null || !hasCivilian(state, seat, 'spy') || state.eventSlot.length === 0) return
    emit({
      type: 'spied',
      seat,
      cards: state.eventSlot.map(({ card }) => hide(known(card), seat)).toSorted(byFace),
    })
    open(table, { type: 'offers', what: 'spy', queue: [seat] })
  },
}
const byFace = (a: { secret: string }, b: { secret: string }): number => (a.secret < b.secret ? -1 : 1)

/** One event on each pile, the others away unseen [ST-4.21]. */
export const placeEvents: AutoStep<State, StepOf<'placeEvents'>, Event> = {
  auto(table) {
    const { state, emit, random } = table
    close(table)
    const [chosen] = state.spyChoice
    const slot = random.shuffle(state.eventSlot.map(({ card }) => known(card)))
    const spied = chosen === undefined ? null : known(chosen)
    const cards = spied === null ? slot : [spied, ...slot.filter((card) => card !== spied)]
    const piles: readonly Pile[] = ['present', 'future']
    const order = orderOf.event(state)
    const entries = piles.flatMap((pile, index) => {
      const card = cards[index]
      if (card === undefined) return []
      const face = pile === 'present' && chosen !== undefined && chosen !== null ? chosen : hide(card)
      return [{ pile, entry: { placedBy: null, card: face, attached: [], order } }]
    })
    emit({ type: 'eventsPlaced', entries, discarded: cards.slice(2).map((card) => hide(card)) })
  },
}

/** The next entry is revealed; what was attached to the one before it comes first [section 4.4]. */
export const resolution: AutoStep<State, StepOf<'resolution'>, Event> = {
  auto(table) {
    const { state, emit } = table
    const [entry] = state.present
    if (entry === undefined) return close(table)
    const card = known(entry.card)
    emit({ type: 'revealed', card })
    if (entry.attached.length > 0) open(table, { type: 'attachedEvent' })
    if (typeOfCard(card) !== null) return playCard(table, ownerOfCard(card), card)
    if (card === invention) return playInvention(table)
    if (!isRevolt(card)) return open(table, { type: 'event', card, asked: false, spared: null })
    emit({ type: 'revoltRevealed', revolt: card })
    open(table, { type: 'revolt' })
  },
}

/** The Warlock's event resolves right after the card it was attached to [ST-4.11]. */
export const attachedEvent: AutoStep<State, StepOf<'attachedEvent'>, Event> = {
  auto(table) {
    const { state, emit } = table
    const [event] = state.resolving?.attached ?? []
    const card = known(event ?? null)
    emit({ type: 'attachedRevealed', card })
    replaceBy(table, { type: 'event', card, asked: false, spared: null })
  },
}

export const endRound: AutoStep<State, StepOf<'endRound'>, Event> = {
  auto(table) {
    close(table)
    table.emit({ type: 'roundEnded' })
  },
}
