import type { Seat } from '../../../shared/engine/ids.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'

/** Bots have names too: people of Catalonia's castles. By seat, so that no two at a table are alike. */
const botNames = ['Guifré', 'Ermessenda', 'Berenguer', 'Elisenda', 'Ramon', 'Violant', 'Dalmau', 'Sança']

/** What a seat is called; an empty one has no name. */
export const nameAt = (table: Pick<TableInfo, 'seats'>, seat: Seat): string => {
  const info = table.seats[seat]
  switch (info?.kind) {
    case 'person':
      return info.name
    case 'bot':
      return botNames[seat % botNames.length] ?? ''
    default:
      return ''
  }
}
