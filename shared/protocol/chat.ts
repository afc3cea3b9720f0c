/** What people say at a table. */
import type { Viewer } from '../engine/ids.ts'

export interface ChatLine {
  /** Rising, from 1. */
  readonly n: number
  /** Server time in milliseconds. */
  readonly at: number
  /** The speaker's seat; null for somebody who watches. */
  readonly seat: Viewer
  readonly name: string
  readonly text: string
}
