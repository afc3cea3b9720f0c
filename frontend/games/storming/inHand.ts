/** What the line says of a turn that is being made: of what is in hand, and of what the card in force still allows. */
import { createSignal } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import type { ActionType } from '../../../shared/games/storming/components.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { Budget, Step } from '../../../shared/games/storming/state.ts'
import { limitOf, openTypes } from '../../../shared/games/storming/steps/card.ts'
import { startOptions } from '../../../shared/games/storming/steps/planning.ts'
import { seatOfCard, sortOf } from './art/cards/sorts.ts'
import { type CardKind, kindOf } from './cardKinds.ts'
import type { Choice, StormingTable } from './choice.ts'
import { cardName } from './names.ts'
import { outcomeOf } from './outlook.ts'
import { moveOfBuilt } from './places.ts'
import type { Texts } from './texts.es.ts'
import { halfOf } from './wagon.ts'

/** What a card in force may be used for, as a player would say it. */
export type CardUse =
  | 'build'
  | 'improvement'
  | 'recruit'
  | 'civilian'
  | 'military'
  | 'offer'
  | 'break'
  | 'civil'
  | 'first'
const deeds: Readonly<Record<ActionType, Partial<Record<CardUse, readonly Move['type'][]>>>> = {
  build: {
    build: Object.values(moveOfBuilt),
    improvement: ['buildImprovement', 'replaceImprovement'],
  },
  recruit: { recruit: ['recruitTroop'], civilian: ['recruitCivilian', 'replaceCivilian'] },
  military: { military: ['moveTroop', 'attack', 'useWarWagon'] },
  diplomacy: {
    offer: ['offerPact'],
    break: ['breakPact'],
    civil: ['civilAction'],
    first: ['claimFirstPlayer'],
  },
}

export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** So many things to do are named one by one; of more, the kinds. */
const few = 3

/** What the card in force has left; of a turn that waits to be confirmed too, where it then goes on with it. */
export const budgetLeft = (choice: Choice): Budget | null => {
  const { sealed, view, me } = choice.table
  const step = choice.step()
  const budget =
    step?.type === 'act' || !sealed() ? step : view().agenda.findLast(({ type }) => type === 'card')
  const isOwn = (budget?.type === 'act' || budget?.type === 'card') && budget.seat === me()
  return isOwn && openTypes(view(), budget).length > 0 ? budget : null
}

/** The actions that the card in force had left when it was seen last: what is staged to end it knows them no more. */
export const [lastLeft, seeLeft] = createSignal(0)

/** What can be done now with the card in force, and what of another kind is open beside it: all of it is lit. */
const acting = (t: Texts, choice: Choice, { kind, truce }: Extract<Step, { type: 'act' }>): string => {
  const says = t.board.status
  const possible = (of: ActionType): readonly string[] =>
    Object.entries(deeds[of])
      .filter(([, types]) => types.some((type) => choice.moves(type).length > 0))
      .map(([deed]) => (truce && deed === 'military' ? says.truce : says.acts[deed as CardUse]))
  const own = possible(kind)
  const others = (Object.keys(deeds) as ActionType[]).filter((of) => of !== kind && possible(of).length > 0)
  const all = [...own, ...others.flatMap(possible)]
  const named = (kinds: readonly ActionType[]): string =>
    says.or.format(kinds.map((of) => t.things.types[of]))
  const said =
    others.length === 0 || all.length <= few
      ? all
      : own.length < few
        ? [...own, says.another(named(others))]
        : [says.any(named([kind, ...others]))]
  return said.length > 0 ? begun(says.or.format(said)) : t.acts.endCard
}

/** What the sheet of an open card asks, in its own words. */
const ofCard = (t: Texts, { view, nameOf }: StormingTable, me: Seat | null, card: string): string => {
  const { pacts, answers } = t.seats
  const { name } = t.cards[kindOf(card)]
  const broken = view().pacts.find(({ id }) => id === card)
  if (broken !== undefined) return pacts.break(name, nameOf(broken.signers[0]), nameOf(broken.signers[1]))
  if (view().display.pact.some((id) => id === card)) return `${pacts.offer(name)}. ${pacts.whom}`
  const own = view().players.find(({ seat }) => seat === me)
  const isOwn = own?.civilians.some((one) => one === card) === true
  return isOwn ? answers.civil(name) : answers.replaces(name)
}

/** The card that lets somebody decide something: nobody guesses at it, where it is no action card in force. */
const cardBehind = (step: Step): CardKind | null => {
  switch (step.type) {
    case 'keepWarlockEvent':
      return 'warlock'
    case 'sheriffBlock':
      return 'sheriff'
    case 'chooseInventionType':
      return 'invention'
    // Who has more civilians than fit has lost it.
    case 'discardCivilian':
      return 'university'
    case 'loseOrKeep':
      return step.civilian
    case 'offer':
      // What an improvement gives once it is built is its own.
      return step.civilian ?? (step.what.replace('Built', '') as CardKind)
    default:
      return null
  }
}

/** What another may do by a card that is no action card in force, and null where the step alone tells it. */
const saidByCard = (t: Texts, { view, nameOf }: StormingTable, step: Step): string | null => {
  const says = t.board.status
  if (!('seat' in step)) return null
  const name = nameOf(step.seat)
  if (step.type === 'startOfTurn' || step.type === 'turn') {
    const cards = startOptions(view(), step.seat, step.done).map((option) => t.cards[option].name)
    return cards.length === 0 ? null : says.before(t.listed(cards), name)
  }
  const card = cardBehind(step)
  return card === null ? null : says.decides(t.cards[card].name, name)
}

/** What the round comes to next, where no card is being resolved: whose card or what else is revealed [ST-4.0, ST-4.22]. */
const comesNext = (t: Texts, { view, nameOf }: StormingTable, { type }: Step): string | null => {
  const says = t.planning
  switch (type) {
    case 'round':
    case 'planning':
    case 'openPlan':
    case 'plan':
      return says.nextPlans
    case 'palace':
    case 'spy':
    case 'placeEvents':
      return says.nextEvents
    case 'resolution': {
      const [entry] = view().present
      if (entry === undefined) return says.nextNone
      return entry.placedBy === null ? says.nextEvent : says.nextCard(nameOf(entry.placedBy))
    }
    case 'endRound':
      return says.nextNone
    default:
      return null
  }
}

/** Between two questions nobody is asked, and the game goes on: with whose card, with which event, with whose plans. */
const goesOn = (t: Texts, table: StormingTable): string | null => {
  const { view, me, nameOf } = table
  const says = t.board.status
  const { agenda, resolving } = view()
  const inForce = agenda.findLast(({ type }) => type === 'card' || type === 'act')
  const name = resolving === null ? '' : cardName(t, resolving.card, nameOf)
  const lies = resolving?.lies === true
  // Its card is said in the same words until it is taken up, though nothing more is done with it.
  const seat =
    inForce !== undefined && 'seat' in inForce
      ? inForce.seat
      : lies && sortOf(resolving.card) === 'action'
        ? seatOfCard(resolving.card)
        : null
  if (seat !== null) return seat === me() ? says.own : says.theirs(nameOf(seat), name)
  if (lies) return says.resolved(name)
  const step = agenda.at(-1)
  if (step === undefined) return null
  const seats = 'seats' in step ? step.seats : 'seat' in step ? [step.seat] : []
  // Who sees it is asked next, and then in other words.
  const isOthers = seats.length > 0 && seats.every((seat) => seat !== me())
  return !isOthers
    ? comesNext(t, table, step)
    : (saidByCard(t, table, step) ?? says.others(t.listed(seats.map(nameOf)), seats.length, step))
}

/**
 * What is in hand, or under the pointer, says what comes next; and else the card in force. `step`: what is asked of the
 * viewer, null where nobody is asked.
 */
export const saidInHand = (t: Texts, choice: Choice, step: Step | null): string | null => {
  const says = t.board.status
  if (choice.table.sealed()) {
    // Nothing of a card is left for who has taken a last settlement, though it is still to be seen [ST-6.4].
    if (choice.table.truth().conqueror !== null) return `${says.sealed}: ${t.moves.outcomes.victory}`
    const budget = budgetLeft(choice)
    // A card that has nothing left ends by itself: who ends it gives something up [ST-4.26].
    const isGivenUp = choice.table.staged().at(-1)?.type === 'endCard'
    const left = isGivenUp
      ? lastLeft()
      : budget === null
        ? 0
        : limitOf(choice.table.view(), budget) - budget.base
    if (left <= 0 && !isGivenUp) return says.sealed
    return `${says.sealed}: ${says.still(left > 0 ? t.board.actionsLeft(left) : t.board.extra)}`
  }
  if (step === null) return goesOn(t, choice.table)
  if (choice.mine() === null) return saidByCard(t, choice.table, step)
  const [taken, aimed, me] = [choice.taken(), choice.aimed(), choice.mine()]
  if (choice.asked() !== null) return says.which
  const [move] = aimed === null ? [] : (choice.ways().get(aimed) ?? [])
  const outcome = move === undefined ? null : outcomeOf(choice.table.view(), me, move)
  if (outcome !== null) return `${t.acts.attack}: ${t.moves.outcomes[outcome]}`
  switch (taken?.what) {
    case 'troop':
      return step.type === 'act' && step.truce ? t.board.wagon.point.move : says.troop
    case 'build':
    case 'recruit':
      return says.region
    case 'wagon':
      return t.board.wagon.point[halfOf(taken)]
    case 'card':
      return step.type === 'plan' ? null : ofCard(t, choice.table, me, taken.card)
    default:
      return step.type === 'act' ? acting(t, choice, step) : null
  }
}
