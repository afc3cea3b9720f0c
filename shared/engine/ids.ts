declare const brand: unique symbol

/** A value that cannot be mixed up with others of the same shape. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }

/** Place at this table, 0 to n-1, clockwise. */
export type Seat = Brand<number, 'seat'>

/** Number of a log entry, from 1; 0 is "before the first". */
export type Seq = Brand<number, 'seq'>

/** Name of a table in its URL. */
export type TableId = Brand<string, 'table'>

/** A paragraph of a game's RULES.md, such as 'FZ-5.20'. */
export type RuleId = `${Uppercase<string>}-${string}`

/** Who looks: a seat, or the public (`null`). */
export type Viewer = Seat | null

/** May be sent to one viewer. Only `conceal` makes one, and the protocol accepts nothing else. */
export type Shown<T> = Brand<T, 'shown'>

/** A member of a union told apart by its `type`. */
export interface Tagged {
  readonly type: string
}

export const seatOf = (index: number): Seat => index as Seat
export const seqOf = (count: number): Seq => count as Seq

/** Seats 0 to count-1, in turn order. */
export const seatsOf = (count: number): Seat[] => {
  const seats: Seat[] = []
  for (let index = 0; index < count; index++) seats.push(seatOf(index))
  return seats
}
