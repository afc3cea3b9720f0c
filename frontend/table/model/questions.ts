import type { AnyTableModel } from '../../plug/gameUi.ts'

/** What is asked of anybody now, as one string: another one where what was refused before may not be refused any more. */
export const keysAsked = (table: Pick<AnyTableModel, 'decisions'>): string =>
  table
    .decisions()
    .map(({ key }) => key)
    .join(' ')
