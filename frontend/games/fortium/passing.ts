/** What is seen in passing. */
import type { Seat, Viewer } from '../../../shared/engine/ids.ts'
import type { NodeId } from '../../../shared/games/fortium/layout.ts'
import { minersOn } from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'

/** What another does, where nobody of one's own stands: one waits for the next question. Who looks on has come to see. */
export const isPassing = (
  { seat }: { readonly seat: Seat },
  before: State,
  me: Viewer,
  at?: NodeId,
): boolean =>
  me !== null && seat !== me && !(at !== undefined && minersOn(before, at).some((one) => one.seat === me))
