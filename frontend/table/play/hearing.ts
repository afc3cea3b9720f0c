/** What is seen on a table, heard: drawn up from a game's `sounds.ts`. Loaded where sounds are on. */
import { playSounds } from '../../kit/synth.ts'
import { heardOf, loadSounds, type Part } from '../../plug/sounds.ts'

/** Facts that are seen at once, as the player has asked for it in the menu. */
export const hear = async (game: string, facts: readonly string[], part?: Part): Promise<void> =>
  playSounds(heardOf(facts, await loadSounds(game), part))
