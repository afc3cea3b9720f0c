/** What a character of the company likes to do in a game: `manners.ts` in its folder, loaded where one sits down. */
import type { Language } from '../../shared/engine/meta.ts'

/** A sentence for each taste of the game's bots, in their order. */
export type Manners = Readonly<Record<Language, readonly string[]>>

const found = import.meta.glob<{ manners: Manners }>('../games/*/manners.ts')

/** Null for a game whose bots have no tastes. */
export const loadManners = async (game: string): Promise<Manners | null> => {
  const load = found[`../games/${game}/manners.ts`]
  return load === undefined ? null : (await load()).manners
}
