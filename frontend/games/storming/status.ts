/** Who must do what, in one sentence; and how far the game has come. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { isSettling } from '../../../shared/games/storming/queries.ts'
import type { State, Step } from '../../../shared/games/storming/state.ts'
import { startOptions } from '../../../shared/games/storming/steps/planning.ts'
import type { CardKind } from './cardKinds.ts'
import type { Choice, StormingTable } from './choice.ts'
import type { saidInHand } from './inHand.ts'
import type { Texts } from './texts.es.ts'

export const roundOf = (t: Texts, view: Shown<State>): string => {
  return isSettling(view) ? t.board.setup : t.board.round(view.round)
}

/** The card that lets somebody decide something: nobody guesses at it, where it is no action card in force. */
const cardBehind = (step: Step): CardKind | null => {
  switch (step.type) {
    case 'keepWarlockEvent':
      return 'warlock'
    case 'sheriffBlock':
      return 'sheriff'
    case 'loseOrKeep':
      return step.civilian
    case 'offer':
      // What an improvement gives once it is built is its own.
      return step.civilian ?? (step.what.replace('Built', '') as CardKind)
    default:
      return null
  }
}

/** What others are asked, or what goes on with them. */
export const saidOfOthers = (
  t: Texts,
  { view, nameOf }: Pick<StormingTable, 'view' | 'nameOf'>,
  seats: readonly Seat[],
  step: Step,
): string => {
  const says = t.board.status
  const names = t.listed(seats.map(nameOf))
  if (step.type === 'startOfTurn' || step.type === 'turn') {
    const cards = startOptions(view(), step.seat, step.done).map((option) => t.cards[option].name)
    if (cards.length > 0) return says.before(t.listed(cards), names)
  }
  const by = cardBehind(step)
  return by === null ? says.others(names, seats.length, step) : says.decides(t.cards[by].name, names)
}

export const status = (t: Texts, choice: Choice, inHand: typeof saidInHand): string => {
  const { table } = choice
  const asked = table.decisions()
  const [decision] = asked
  const says = t.board.status
  const view = table.view()
  const goesOn = (): string =>
    inHand(t, choice, null) ?? (isSettling(view) ? t.board.setup : t.planning.goesOn)
  // Who has taken a last settlement has won before the end is told.
  const unasked = (view.winner ?? view.conqueror) === null ? goesOn() : t.board.over
  if (decision === undefined && table.staged().length === 0) return unasked
  if (table.pending()) return says.pending
  if (table.sealed()) return inHand(t, choice, null) ?? says.sealed
  const step = choice.step()
  const isMine = asked.some(({ seat }) => seat === table.me())
  if (decision === undefined || step === null) return unasked
  if (!isMine)
    return saidOfOthers(
      t,
      table,
      asked.map(({ seat }) => seat),
      step,
    )
  const isEvent = view.players.some(({ seat, planning }) => seat === table.me() && planning === 'event')
  if (step.type === 'plan' && isEvent) return says.event
  return inHand(t, choice, step) ?? says.mine(step)
}
