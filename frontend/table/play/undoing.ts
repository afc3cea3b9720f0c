import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import type { LiveTable } from '../model/table.ts'

/** Nobody has to agree to what is taken back: there is nobody else, or they have heard nothing. */
export const isUndoFree = (table: LiveTable, info: Pick<TableInfo, 'seats'>): boolean =>
  info.seats.every(({ kind }, seat) => kind !== 'person' || seat === table.me()) || table.isNewestFree()
