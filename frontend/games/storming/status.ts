/** Who must do what, in one sentence; and how far the game has come. */
import type { Shown } from '../../../shared/engine/ids.ts'
import { isSettling } from '../../../shared/games/storming/queries.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { Choice } from './choice.ts'
import type { saidInHand } from './inHand.ts'
import type { Texts } from './texts.es.ts'

export const roundOf = (t: Texts, view: Shown<State>): string => {
  return isSettling(view) ? t.board.setup : t.board.round(view.round)
}

export const status = (t: Texts, choice: Choice, inHand: typeof saidInHand): string => {
  const { table } = choice
  const asked = table.decisions()
  const [decision] = asked
  const says = t.board.status
  const view = table.view()
  const goesOn = (): string => inHand(t, choice, null) ?? roundOf(t, view)
  // Who has taken a last settlement has won before the end is told.
  const unasked = (view.winner ?? view.conqueror) === null ? goesOn() : t.board.over
  if (decision === undefined && table.staged().length === 0) return unasked
  if (table.pending()) return says.pending
  if (table.sealed()) return inHand(t, choice, null) ?? says.sealed
  const step = choice.step()
  const isMine = asked.some(({ seat }) => seat === table.me())
  if (decision === undefined || step === null) return unasked
  if (!isMine) {
    const names = t.listed(asked.map(({ seat }) => table.nameOf(seat)))
    return inHand(t, choice, step) ?? says.others(names, asked.length, step)
  }
  const isEvent = view.players.some(({ seat, planning }) => seat === table.me() && planning === 'event')
  if (step.type === 'plan' && isEvent) return says.event
  return inHand(t, choice, step) ?? says.mine(step)
}
