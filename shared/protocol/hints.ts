/** Who may be told what a strong bot would do. */
import type { TableInfo } from './tableInfo.ts'

/**
 * Whether one may ask what to do: where nobody else plays, when it is over, and where the table was opened so. Others
 * would sit with somebody who is told.
 */
export const mayHint = ({ seats, stage, hints }: Pick<TableInfo, 'seats' | 'stage' | 'hints'>): boolean =>
  hints || stage === 'finished' || seats.filter(({ kind }) => kind === 'person').length < 2
