/** What an act at a table is judged by, beside who sits where. */
import type { GameMeta } from '../../shared/engine/meta.ts'
import { wasPredictable } from '../../shared/engine/undo.ts'
import type { Clocks } from './clocks.ts'
import { hasStarted, isOver, type OpenTable, boardOf } from './table.ts'
import type { UndoContext } from './undo.ts'

/** What the room knows and the seats do not. */
export interface Circumstances {
  readonly meta: GameMeta
  readonly hasStarted: boolean
  readonly isOver: boolean
  readonly played: UndoContext
  isPresent(seat: number): boolean
  /** The seat's time is up. */
  isOverdue(seat: number): boolean
}

/** The circumstances of a table as it stands at `now`. */
export const circumstancesOf = (
  open: OpenTable,
  clocks: Pick<Clocks, 'overdue' | 'isPast'>,
  now: number,
  isPresent: (seat: number) => boolean,
): Circumstances => ({
  meta: open.meta,
  hasStarted: hasStarted(open),
  isOver: isOver(open),
  isPresent,
  isOverdue: (seat) => clocks.overdue(open, now).includes(seat),
  played: {
    log: open.table.log,
    isFree: (to, by) => wasPredictable(open.rules, boardOf(open.seating), open.table.log, to, by),
    isPast: (to, by) => clocks.isPast(open, to, by, now),
  },
})
