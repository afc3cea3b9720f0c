/** A finished game, as one of those who look at it may see it. */
import { createMemo, createSignal } from 'solid-js'
import type { Shown, Viewer } from '../../../shared/engine/ids.ts'
import type { AnyEntry } from '../../../shared/engine/log.ts'
import { conceal, openly } from '../../../shared/engine/secret.ts'
import type { RecordFile } from '../../../shared/protocol/record.ts'

/** Who looks at a finished game: a seat, the public (null), or somebody for whom all faces are up. */
export type Onlooker = Viewer | 'open'

/** With whose eyes a finished game is seen. */
export interface Eyes {
  now(): Onlooker
  look(onlooker: Onlooker): void
  /** With one's own eyes again. */
  lookAsSelf(): void
  /** The whole game with all that was hidden in it; null where it could not be fetched. */
  record(): Promise<RecordFile | null>
}

/** For whom all faces are up, no seat is their own. */
export const viewerOf = (onlooker: Onlooker): Viewer => (onlooker === 'open' ? null : onlooker)

export const entriesFor = ({ entries }: RecordFile, onlooker: Onlooker): readonly Shown<AnyEntry>[] =>
  entries.map((entry) => (onlooker === 'open' ? openly(entry) : conceal(entry, onlooker)))

interface OwnEyes {
  you(): Viewer
  entries(): readonly Shown<AnyEntry>[]
}

/**
 * A log that can be read with any seat's eyes: its record tells all that was hidden. With one's own, until others are
 * taken; the record is fetched for these.
 */
export const createEyes = (
  own: OwnEyes,
  fetchRecord: () => Promise<RecordFile | null>,
  noted: (onlooker: Onlooker) => void = () => undefined,
) => {
  const [taken, take] = createSignal<{ readonly record: RecordFile; readonly eyes: Onlooker } | null>(null)
  const now = createMemo((): Onlooker => {
    const other = taken()
    return other === null ? own.you() : other.eyes
  })
  const entries = createMemo(() => {
    const other = taken()
    return other === null ? own.entries() : entriesFor(other.record, other.eyes)
  })
  let fetched: Promise<RecordFile | null> | null = null
  /** Once; what has not come is asked for again. */
  const recordFile = async (): Promise<RecordFile | null> => {
    const file = await (fetched ??= fetchRecord())
    if (file === null) fetched = null
    return file
  }
  const look = async (eyes: Onlooker): Promise<void> => {
    const record = await recordFile()
    if (record === null) return
    take({ record, eyes })
    noted(eyes)
  }
  const eyes: Eyes = {
    now,
    look: (onlooker) => void look(onlooker),
    lookAsSelf: () => void take(null),
    record: recordFile,
  }
  return { log: { eyes: now, entries }, eyes }
}
