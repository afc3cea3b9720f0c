/** Finds each game's UI: no second registry. */
import type { AnyPlug } from './gameUi.ts'

const found = import.meta.glob<AnyPlug>('../games/*/ui.tsx', { import: 'plug' })

/** Loads a game's rules and screen, one chunk. Null for a game this page does not know. */
export const loadPlug = async (game: string): Promise<AnyPlug | null> => {
  const load = found[`../games/${game}/ui.tsx`]
  return load === undefined ? null : load()
}
