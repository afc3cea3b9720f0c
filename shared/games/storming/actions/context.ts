/** What an action is judged by besides the board: the card it is taken with, or none. */
import type { Budget } from '../state.ts'

export interface Context {
  readonly used: readonly number[]
  /** Within a military card, or the Invention as one: special troops and the General act [ST-5.53]. */
  readonly isMilitaryCard: boolean
  /** The card started under a truce [ST-4.25]. */
  readonly truce: boolean
}

/** One action alone, from an event, a reaction or a card just built [ST-4.30]. */
export const single: Context = { used: [], isMilitaryCard: false, truce: false }

export const contextOf = ({ used, kind, truce }: Budget): Context => ({
  used,
  isMilitaryCard: kind === 'military',
  truce,
})
