/** What the picture of a position is made from, and what comes of it. */
import type { Shown } from '../engine/ids.ts'
import type { AnyEntry } from '../engine/log.ts'
import type { Language } from '../engine/meta.ts'
import type { SeatInfo } from './tableInfo.ts'

export interface Position {
  readonly game: string
  readonly options: object
  readonly seats: readonly SeatInfo[]
  /** As spectators were told them. */
  readonly entries: readonly Shown<AnyEntry>[]
}

/** The board alone, as by day or by night; null for a game that cannot be drawn here. */
export type DrawBoard = (position: Position, language: Language, isDark: boolean) => Promise<string | null>

/**
 * The board with who plays and how they stand, 1200 by 630: what previews show. Always by day: it is shown by programs
 * that know nothing of how their reader likes pages.
 */
export type DrawPreview = (position: Position, language: Language) => Promise<string | null>
