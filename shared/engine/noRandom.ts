/** Of a file of its own: a page predicts with it, and has no use for the generator. */
import type { Random } from './random.ts'
import { needsServer } from './secret.ts'

const refuse = (): never => {
  throw needsServer
}

/** For predictions: whatever needs chance is for the server. */
export const noRandom: Random = { below: refuse, die: refuse, shuffle: refuse }
