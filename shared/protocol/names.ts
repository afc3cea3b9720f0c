import type { Seat } from '../engine/ids.ts'
import type { Language } from '../engine/meta.ts'
import { nameIn } from './nameless.ts'

/**
 * Bots are characters: people of Catalonia's castles, each with a portrait and tastes of its own. By seat, so that no
 * two at a table are alike.
 */
export const company = [
  'Guifré',
  'Ermessenda',
  'Berenguer',
  'Elisenda',
  'Ramon',
  'Violant',
  'Dalmau',
  'Sança',
] as const

type Seated = { readonly kind: string; readonly name?: string; readonly character?: number }
interface Seats {
  readonly seats: readonly Seated[]
}

/** Whether somebody at the table is called so, in capitals or not. */
const isTaken = ({ seats }: Seats, name: string): boolean =>
  seats.some((one) => one.kind === 'person' && one.name?.toLowerCase() === name.toLowerCase())

/**
 * Which of the company a bot is: where its seat does not say, that of its number. One whose name somebody has gives way,
 * to one that no bot here would be. Null where no bot sits.
 */
export const characterAt = (table: Seats, seat: Seat): number | null => {
  const isFree = (index: number): boolean => !isTaken(table, company[index] ?? '')
  const sitting = table.seats[seat]
  if (sitting?.kind !== 'bot') return null
  const givingWay = table.seats.slice(0, seat).filter(({ kind }, at) => kind === 'bot' && !isFree(at))
  const others = [...company.keys()].slice(table.seats.length).filter(isFree)
  return sitting.character ?? (isFree(seat) ? seat : (others[givingWay.length] ?? seat))
}

/** What a seat is called by who reads this language; an empty one has no name. */
export const nameAt = (table: Seats, seat: Seat, language: Language): string => {
  const character = characterAt(table, seat)
  if (character !== null) return company[character] ?? ''
  return nameIn(table.seats[seat]?.name ?? '', language)
}
