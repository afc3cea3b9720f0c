/** The log as it is read: what one seat has done in a row as one block, and what happened beside the game. */
import type { Seat, Seq, Viewer } from '../../../shared/engine/ids.ts'
import { playedByTable } from '../../../shared/protocol/entries.ts'
import type { ShownEntry } from './folds.ts'
import type { LoggedLine } from './log.ts'

/** What no rule of a game tells: somebody has taken back, the stand-in has come, its person is back. */
export type Note =
  | {
      readonly note: 'takenBack'
      readonly seq: Seq
      readonly seat: Seat
      readonly entries: number
      readonly agreed: readonly Seat[]
    }
  | { readonly note: 'standIn' | 'back'; readonly seq: Seq; readonly seat: Seat }

export type LogItem = LoggedLine | Note

export const isNote = (item: LogItem): item is Note => 'note' in item

/** In the order of the log; a turn that was taken back is noted where it was taken back. */
export const notesOf = (
  entries: readonly ShownEntry[],
  isPerson: (seat: Seat) => boolean,
): readonly Note[] => {
  const notes: Note[] = []
  const standing: Seq[] = []
  const stoodIn = new Set<Seat>()
  for (const entry of entries) {
    const { seq } = entry
    if (entry.kind === 'rewound') {
      const before = standing.length
      while ((standing.at(-1) ?? 0) > entry.to) standing.pop()
      const { by: seat, agreed = [] } = entry
      notes.push({ note: 'takenBack', seq, seat, entries: before - standing.length, agreed })
      continue
    }
    standing.push(seq)
    if (entry.kind !== 'played' || !isPerson(entry.seat)) continue
    const isStandIn = entry.cid === playedByTable
    if (isStandIn === stoodIn.has(entry.seat)) continue
    notes.push({ note: isStandIn ? 'standIn' : 'back', seq, seat: entry.seat })
    if (isStandIn) stoodIn.add(entry.seat)
    else stoodIn.delete(entry.seat)
  }
  return notes
}

export interface Block {
  /** Its first item: the same for as long as the block stands, however much is added to it. */
  readonly head: LogItem
  readonly seat: Viewer
  readonly items: readonly LogItem[]
}

/** A block for each run of lines of one seat; what concerns all stands alone, and so does a note. */
export const blocksOf = (lines: readonly LoggedLine[], notes: readonly Note[]): readonly Block[] => {
  const blocks: { head: LogItem; seat: Viewer; items: LogItem[] }[] = []
  const add = (item: LogItem): void => {
    const last = blocks.at(-1)
    const joins =
      last !== undefined &&
      last.seat === item.seat &&
      item.seat !== null &&
      !isNote(item) &&
      !isNote(last.head)
    if (joins) last.items.push(item)
    else blocks.push({ head: item, seat: item.seat, items: [item] })
  }
  let next = 0
  for (const line of lines) {
    for (let note = notes[next]; note !== undefined && note.seq <= line.seq; note = notes[++next]) add(note)
    add(line)
  }
  for (const note of notes.slice(next)) add(note)
  return blocks
}

/** What the others have done since a seat last played; for who only watches, the newest turn. */
export const sinceOwnTurn = (entries: readonly ShownEntry[], me: Viewer): Seq => {
  const newest = entries.at(-1)
  const author = (entry: ShownEntry | undefined): Viewer => (entry?.kind === 'played' ? entry.seat : null)
  const before = entries.findLast((entry) =>
    me === null ? author(entry) !== author(newest) : author(entry) === me,
  )
  return (before ?? entries[0])?.seq ?? (0 as Seq)
}
