/** A game in short: `invitation.ts` in its folder, loaded for who is invited, and for who plays it for the first time. */
import type { Language } from '../../shared/engine/meta.ts'

/** Its rules in three sentences: what one does, what with, and who wins. */
export type InShort = Readonly<Record<Language, readonly [string, string, string]>>

const found = import.meta.glob<{ invitation: InShort }>('../games/*/invitation.ts')

/** Null for a game that says nothing of itself. */
export const loadInvitation = async (game: string): Promise<InShort | null> => {
  const load = found[`../games/${game}/invitation.ts`]
  return load === undefined ? null : (await load()).invitation
}
