/** What a character of the company likes to do in a game: `manners.ts` in its folder, loaded where one sits down. */
import type { Language } from '../../shared/engine/meta.ts'
import { language } from '../kit/language.ts'

/** A sentence for each taste of the game's bots, in their order. */
export type Manners = Readonly<Record<Language, readonly string[]>>

const found = import.meta.glob<{ manners: Manners }>('../games/*/manners.ts')

/** What is said of a character; nothing of who is none, and until it is there. */
export const mannerOf = (manners: Manners | null | undefined, character: number | null): string => {
  const all = manners?.[language()] ?? []
  return character === null ? '' : (all[character % all.length] ?? '')
}

/** Null for a game whose bots have no tastes. */
export const loadManners = async (game: string): Promise<Manners | null> => {
  const load = found[`../games/${game}/manners.ts`]
  return load === undefined ? null : (await load()).manners
}
