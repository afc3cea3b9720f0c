/** Of a file of its own: a page predicts with it, and has no use for the generator. */
import type { Random } from './random.ts'
import { NeedsServer } from './secret.ts'

const needsServer = (): never => {
  throw new NeedsServer()
}

/** For predictions: whatever needs chance is for the server. */
export const noRandom: Random = { below: needsServer, die: needsServer, shuffle: needsServer }
