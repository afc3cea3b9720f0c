/** Why an action card, or its second action, would do nothing as things stand. Others may act before it is turned over. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { needsServer } from '../../../shared/engine/secret.ts'
import { isAction } from '../../../shared/games/storming/actions/actions.ts'
import { type ActionType, isRevolt, typeOfCard } from '../../../shared/games/storming/components.ts'
import { open, type Table } from '../../../shared/games/storming/effects.ts'
import { evolve } from '../../../shared/games/storming/evolve.ts'
import { playerAt } from '../../../shared/games/storming/queries.ts'
import type { Budget, State } from '../../../shared/games/storming/state.ts'
import { act, limitOf, openTypes } from '../../../shared/games/storming/steps/card.ts'
import { afterTelling } from '../../plug/makers.ts'

/** No action of it is possible, or only one; an event has the next one, or the next Recruitment, not played [ST-4.24]. */
export type Idle = 'nothing' | 'second' | 'skipNext' | 'famine'

/** Whether something can be done with a card once its first action is taken. What chance has a part in counts as so. */
const goesOn = (view: State, tell: (table: Table) => void): boolean => {
  try {
    const state = afterTelling(evolve, view as Shown<State>, tell)
    const rest = state.agenda.find(({ type }) => type === 'card')
    return rest?.type === 'card' && openTypes(state, rest).length > 0
  } catch (thrown) {
    if (thrown === needsServer) return true
    throw thrown
  }
}

/** Whatever its first action is, no second one is possible [ST-4.25, ST-4.27]. */
const isForOne = (state: State, budget: Budget): boolean => {
  if (limitOf(state, budget) < 2) return false
  const step = { type: 'act', ...budget } as const
  for (const move of act.candidates(state, step, budget.seat)) {
    if (!isAction(move) || act.check(state, step, budget.seat, move) !== null) continue
    const canGoOn = goesOn(state, (table) => {
      open(table, step, { type: 'card', ...budget })
      act.perform(table, step, budget.seat, move)
    })
    if (canGoOn) return false
  }
  return true
}

/** One's own cards that come before what is laid down now: they are those not played, revolts aside [ST-4.22]. */
const ownBefore = ({ present }: State, seat: Seat): readonly string[] =>
  present.flatMap(({ placedBy, card }) =>
    placedBy === seat && card !== null && !isRevolt(card.secret) ? [card.secret] : [],
  )

/** What makes room or raises what an action card needs: with one of them before it nothing is known of what it will do. */
const openedBy: Readonly<Record<ActionType, readonly ActionType[]>> = {
  build: ['build', 'recruit', 'military', 'diplomacy'],
  recruit: ['build', 'military', 'diplomacy'],
  military: ['recruit', 'diplomacy'],
  diplomacy: ['recruit', 'diplomacy'],
}

/** Which of them an event takes [ST-4.24]: others' are face down. */
export const doomedOf = (state: State, seat: Seat): readonly string[] =>
  ownBefore(state, seat).slice(0, playerAt(state, seat).skipNext)

export const idleWhy = (state: State, seat: Seat, card: string): Idle | null => {
  const kind = typeOfCard(card)
  if (kind === null) return null
  const { skipNext, fairWinds } = playerAt(state, seat)
  const before = ownBefore(state, seat)
  if (skipNext > before.length) return 'skipNext'
  if (kind === 'recruit' && state.flags.famine) return 'famine'
  const isOpen = before.slice(skipNext).some((one) => {
    const type = typeOfCard(one)
    return type === null || openedBy[kind].includes(type)
  })
  if (isOpen) return null
  const truce = kind === 'military' && state.flags.truce
  const budget = {
    seat,
    kind,
    card,
    fairWinds,
    truce,
    total: 0,
    base: 0,
    market: false,
    extra: false,
    used: [],
  }
  if (openTypes(state, budget).length === 0) return 'nothing'
  return isForOne(state, budget) ? 'second' : null
}
