/** What a move is for: `purpose.ts` in a game's folder, loaded where a hint may be asked for. */
import type { Seat, Shown, Tagged } from '../../shared/engine/ids.ts'
import type { Language } from '../../shared/engine/meta.ts'

/** The moment of a move, from its seat's own view. */
export interface PurposeAt {
  readonly view: Shown<object>
  /** What stands once the move is made, as far as its seat can foretell. */
  readonly after: Shown<object>
  readonly seat: Seat
  /** What comes after it: no other goal is told beside that, and none that it does not go for. */
  readonly plan?: readonly { readonly move: Tagged; readonly isKind: boolean }[]
  readonly language: Language
  nameOf(seat: Seat): string
}

/**
 * One whole sentence of at most 110 letters on the board as it is: what the move brings there and then, what it opens, or
 * whose way it bars, by exact facts and no guesses. Null where none can be said.
 */
export type Purpose = (move: Tagged, at: PurposeAt) => string | null

/** `startWords` fetches what it is worded with beyond its own file. */
const found = import.meta.glob<{ purpose: Purpose; startWords?(): Promise<void> }>('../games/*/purpose.ts')

export const loadPurpose = async (game: string): Promise<Purpose> => {
  const load = found[`../games/${game}/purpose.ts`]
  if (load === undefined) return () => null
  const part = await load()
  await part.startWords?.()
  return part.purpose
}
