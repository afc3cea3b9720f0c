/** The list of games: one line each. Everything else finds them here. */
import type { AnyGame } from './engine/game.ts'
import type { GameMeta } from './engine/meta.ts'
import { dictionary } from './engine/own.ts'
import { castilloMeta } from './games/castillo/meta.ts'
import { fortalezaMeta } from './games/fortaleza/meta.ts'
import { fortiumMeta } from './games/fortium/meta.ts'
import { stormingMeta } from './games/storming/meta.ts'

interface Registered {
  readonly meta: GameMeta
  readonly rules: () => Promise<AnyGame>
}

export const registry = dictionary<Registered>({
  fortaleza: {
    meta: fortalezaMeta,
    rules: async () => (await import('./games/fortaleza/game.ts')).fortaleza,
  },
  castillo: {
    meta: castilloMeta,
    rules: async () => (await import('./games/castillo/game.ts')).castillo,
  },
  fortium: {
    meta: fortiumMeta,
    rules: async () => (await import('./games/fortium/game.ts')).fortium,
  },
  storming: {
    meta: stormingMeta,
    rules: async () => (await import('./games/storming/game.ts')).storming,
  },
})
