/** A finished game, as one of those who look at it may see it. */
import type { Shown, Viewer } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import { conceal, openly } from '../../shared/engine/secret.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import type { Onlooker } from './ReplayBar.tsx'

/** For whom all faces are up, no seat is their own. */
export const viewerOf = (onlooker: Onlooker): Viewer => (onlooker === 'open' ? null : onlooker)

export const entriesFor = ({ entries }: RecordFile, onlooker: Onlooker): readonly Shown<AnyEntry>[] =>
  entries.map((entry) => (onlooker === 'open' ? openly(entry) : conceal(entry, onlooker)))
