/** Who must do what, in one sentence; and how far the game has come. */
import type { Shown } from '../../../shared/engine/ids.ts'
import { isSettling } from '../../../shared/games/storming/queries.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { Choice, StormingTable } from './choice.ts'
import { outcomeOf } from './outlook.ts'
import type { Texts } from './texts.es.ts'
import { halfOf } from './wagon.ts'

export const roundOf = (t: Texts, view: Shown<State>): string => {
  if (view.winner !== null) return t.board.over
  return isSettling(view) ? t.board.setup : t.board.round(view.round)
}

/** What is in hand, or under the pointer, says what comes next. */
const held = (t: Texts, choice: Choice): string | null => {
  const says = t.board.status
  const [taken, aimed, me] = [choice.taken(), choice.aimed(), choice.mine()]
  if (choice.asked() !== null) return says.which
  const [move] = aimed === null ? [] : (choice.ways().get(aimed) ?? [])
  const outcome = move === undefined || me === null ? null : outcomeOf(choice.table.view(), me, move)
  if (outcome !== null) return t.board.outcomes[outcome]
  switch (taken?.what) {
    case 'troop':
      return says.troop
    case 'build':
    case 'recruit':
      return choice.open().size > 0 ? says.region : says.nowhere
    case 'wagon':
      return t.board.wagon.point[halfOf(taken)]
    case 'card':
      return choice.step()?.type === 'plan' ? null : says.card
    default:
      return null
  }
}

export const status = (t: Texts, table: StormingTable, choice: Choice): string => {
  const asked = table.decisions()
  const [decision] = asked
  const says = t.board.status
  // Between two questions nobody is asked, and the game goes on.
  const view = table.view()
  const goesOn = isSettling(view) ? t.board.setup : t.planning.goesOn
  const unasked = view.winner === null ? goesOn : t.board.over
  if (decision === undefined && table.staged().length === 0) return unasked
  if (table.pending()) return says.pending
  if (table.sealed()) return says.sealed
  const step = choice.step()
  const isMine = asked.some(({ seat }) => seat === table.me())
  if (decision === undefined || step === null) return unasked
  if (!isMine) {
    const names = t.listed(asked.map(({ seat }) => table.nameOf(seat)))
    return says.others(names, asked.length, step)
  }
  const isEvent = table
    .view()
    .players.some(({ seat, planning }) => seat === table.me() && planning === 'event')
  if (step.type === 'plan' && isEvent) return says.event
  return held(t, choice) ?? says.mine(step)
}
