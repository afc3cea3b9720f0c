/** What counts towards winning in a game beyond its score sheet: `assets.ts` in its folder, loaded where a hint may be asked for. */
import type { Language } from '../../shared/engine/meta.ts'

/**
 * By the names of the game's policy (`assets` in `shared/engine/policy.ts`), each as what a move leaves one with: where
 * that is more, and where it is less.
 */
export type AssetWords = Readonly<Record<string, readonly [more: string, less: string]>>
export type Assets = Readonly<Record<Language, AssetWords>>

const found = import.meta.glob<{ assets: Assets }>('../games/*/assets.ts')

/** None for a game whose points tell all. */
export const loadAssets = async (game: string): Promise<Assets> => {
  const load = found[`../games/${game}/assets.ts`]
  return load === undefined ? { es: {}, en: {} } : (await load()).assets
}
