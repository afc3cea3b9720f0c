import type { Seat } from '../engine/ids.ts'
import type { TableInfo } from './tableInfo.ts'

/** Bots have names too: people of Catalonia's castles. By seat, so that no two at a table are alike. */
const botNames = ['Guifré', 'Ermessenda', 'Berenguer', 'Elisenda', 'Ramon', 'Violant', 'Dalmau', 'Sança']

/** Whether somebody at the table is called so, in capitals or not. */
const isTaken = ({ seats }: Pick<TableInfo, 'seats'>, name: string): boolean =>
  seats.some((one) => one.kind === 'person' && one.name.toLowerCase() === name.toLowerCase())

/** A bot whose name somebody has gives way, to a name that no bot here would have. */
const botNameAt = (table: Pick<TableInfo, 'seats'>, seat: number): string => {
  const own = (index: number): string => botNames[index % botNames.length] ?? ''
  if (!isTaken(table, own(seat))) return own(seat)
  const givingWay = table.seats
    .slice(0, seat)
    .filter(({ kind }, at) => kind === 'bot' && isTaken(table, own(at)))
  const free = botNames.slice(table.seats.length).filter((name) => !isTaken(table, name))
  return free[givingWay.length] ?? own(seat)
}

/** What a seat is called; an empty one has no name. */
export const nameAt = (table: Pick<TableInfo, 'seats'>, seat: Seat): string => {
  const info = table.seats[seat]
  switch (info?.kind) {
    case 'person':
      return info.name
    case 'bot':
      return botNameAt(table, seat)
    default:
      return ''
  }
}
