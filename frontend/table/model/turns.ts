/** The log as it is read: what one seat has done in a row as one block, and what happened beside the game. */
import { type Seat, type Seq, seqOf, type Viewer } from '../../../shared/engine/ids.ts'
import { playedByTable } from '../../../shared/engine/playedByTable.ts'
import type { ShownEntry } from './folds.ts'
import type { LoggedLine } from './log.ts'

/** What no rule of a game tells: somebody has taken back, has played late, a stand-in has come (`timedOut`: as time was up), its person is back. */
export type Note =
  | {
      readonly note: 'takenBack'
      readonly seq: Seq
      readonly seat: Seat
      readonly entries: number
      readonly agreed: readonly Seat[]
    }
  | { readonly note: 'standIn' | 'timedOut' | 'late' | 'back'; readonly seq: Seq; readonly seat: Seat }

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
    const { seat, timeUp = false } = entry
    const hasChanged = isStandIn !== stoodIn.has(seat)
    if (isStandIn && hasChanged) notes.push({ note: timeUp ? 'timedOut' : 'standIn', seq, seat })
    if (!isStandIn && hasChanged) notes.push({ note: 'back', seq, seat })
    if (!isStandIn && timeUp) notes.push({ note: 'late', seq, seat })
    if (isStandIn) stoodIn.add(seat)
    else stoodIn.delete(seat)
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

/** One's own last turn, as others count from there what has happened; for who only watches, the turn before the newest. */
export const sinceOwnTurn = (entries: readonly ShownEntry[], me: Viewer): Seq => {
  const authorOf = (entry: ShownEntry | undefined): Viewer => (entry?.kind === 'played' ? entry.seat : null)
  const newest = authorOf(entries.at(-1))
  const before = entries.findLast((entry) =>
    me === null ? authorOf(entry) !== newest : authorOf(entry) === me,
  )
  return seqOf((before ?? entries[0])?.seq ?? 0)
}

/** The lines after an entry. A log may be long, and what is asked for is at its end. */
const after = (lines: readonly LoggedLine[], seq: Seq): readonly LoggedLine[] =>
  lines.slice(lines.findLastIndex((line) => line.seq <= seq) + 1)

const marksOn = ({ marks, places }: LoggedLine): readonly string[] => marks ?? places

/**
 * Whose act each place shows, of what the others have done since one last played. Who goes on from a place leaves no
 * mark there.
 */
export const marksOf = (lines: readonly LoggedLine[], since: Seq, me: Viewer): ReadonlyMap<string, Seat> => {
  const marks = new Map<string, Seat>()
  for (const line of after(lines, since)) {
    for (const place of line.places) marks.delete(place)
    if (line.seat !== null && line.seat !== me) for (const place of marksOn(line)) marks.set(place, line.seat)
  }
  return marks
}

/** What was lost at each place, and whose it was, one for each piece: in one's own last act too, which others answered. */
export const lossesOf = (
  lines: readonly LoggedLine[],
  since: Seq,
  me: Viewer,
): ReadonlyMap<string, readonly Seat[]> => {
  const losses = new Map<string, readonly Seat[]>()
  for (const { places, lost = [] } of after(lines, me === null ? since : seqOf(since - 1))) {
    const [place] = places
    if (place !== undefined && lost.length > 0) losses.set(place, [...(losses.get(place) ?? []), ...lost])
  }
  return losses
}

/**
 * The last lines of a seat that are of one piece: in a row, or of one entry with what others lose in it; none from before
 * such an entry beside later ones.
 */
const lastOf = (lines: readonly LoggedLine[], since: Seq, seat: Seat): readonly LoggedLine[] => {
  const own = lines.slice(0, lines.findLastIndex((line) => line.seat === seat) + 1)
  const newest = own.at(-1)?.seq
  const before = own.findLastIndex((line) => line.seq !== newest && (line.seat !== seat || line.seq <= since))
  return own.slice(before + 1).filter((line) => line.seat === seat)
}

/**
 * Lines as one sentence that leaves a name out, as long as it is who each of them begins with; and with it what the log says
 * behind it of who gave no name, as in "Guest (you)". What begins with a capital is a sentence of its own.
 */
export const withoutName = (lines: readonly LoggedLine[], name: string): string => {
  const other = lines.findIndex(({ text }) => !text.startsWith(`${name} `))
  return lines
    .map(({ text: whole, inShort: text = whole }, index) =>
      other < 0 || index < other ? text.slice(name.length + 1).replace(/^\(.*?\) /, '') : text,
    )
    .reduce((said, next) => (said === '' ? next : `${said}${/^\p{Lu}/u.test(next) ? '.' : ';'} ${next}`), '')
}

/** Something has been done since by anybody: that somebody has chosen is no news once the choices lie open. */
const isPast = (lines: readonly LoggedLine[], details: readonly LoggedLine[]): boolean => {
  const last = details.at(-1)
  return last !== undefined && lines.slice(lines.indexOf(last)).some(({ isDetail }) => isDetail !== true)
}

/**
 * What a seat did last, in one line that leaves its name out: deeds, before what is told of how; of them what can be seen
 * on the board or what a turn is known by, where there is any. The line is cut where it has no room: what names the
 * reader comes first, then what the turn is known by.
 */
export const summaryOf = (
  lines: readonly LoggedLine[],
  since: Seq,
  seat: Seat,
  name: string,
  reader: string | null = null,
): string => {
  const deeds = lastOf(
    lines.filter(({ isDetail }) => isDetail !== true),
    since,
    seat,
  )
  const details = lastOf(lines, since, seat)
  const own = deeds.length > 0 || isPast(lines, details) ? deeds : details
  const seen = own.filter((line) => marksOn(line).length > 0 || line.isMain === true)
  const weight = ({ text, isMain }: LoggedLine): number =>
    reader !== null && text.includes(reader) ? 2 : Number(isMain === true)
  const inOrder = (seen.length > 0 ? seen : own).toSorted((one, other) => weight(other) - weight(one))
  return withoutName(inOrder, name)
}
