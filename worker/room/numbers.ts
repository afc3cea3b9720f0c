/**
 * Numbers of messages. A used one means a repeat only where the message says the same: then it gets the stored answer;
 * with other content it is refused. A play is compared with its entry, an act with a digest kept with the seat.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { same } from '../../shared/engine/copy.ts'
import type { Seat, Seq, Tagged, Viewer } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import { known } from '../../shared/engine/secret.ts'
import type { Play } from '../../shared/engine/table.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { TableAct } from '../../shared/protocol/messages.ts'
import type { OpenTable } from './table.ts'
import type { SeatRecord } from './records.ts'

type Person = Extract<SeatRecord, { kind: 'person' }>

/** Of what a schema has parsed: its keys stand in the schema's order, so that equal content gives equal text. */
export const digestOf = (content: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(content)))).slice(0, 24)

const personIn = ({ seating }: OpenTable, seat: Viewer): Person | null => {
  const record = seat === null ? undefined : seating.seats[seat]
  return record?.kind === 'person' ? record : null
}

/** The acts that are still known; of a person seated before they were noted, only the number of the last. */
const notedOf = ({ acts = [], lastAct, forgotten = lastAct }: Person) => ({ acts, forgotten })

const isSame = (entry: AnyEntry, { decision, moves }: Play<Tagged>): boolean =>
  entry.kind === 'played' &&
  same(known(entry.moves), moves) &&
  (entry.decision === undefined || known(entry.decision) === decision)

/** Whether the seat has used the number of this play: for the same play in the entry `seq`, or for something else. */
export const useByPlay = (
  open: OpenTable,
  seat: Seat,
  play: Play<Tagged>,
): 'unused' | 'used' | { readonly seq: Seq } => {
  const entry = open.table.answered(seat, play.cid)
  if (entry !== null) return isSame(entry, play) ? { seq: entry.seq } : 'used'
  const person = personIn(open, seat)
  if (person === null) return 'unused'
  const { acts, forgotten } = notedOf(person)
  return play.cid <= forgotten || acts.some(({ cid }) => cid === play.cid) ? 'used' : 'unused'
}

/** Whether the seat has used the number of this act: for the same act, or for something else. */
export const useByAct = (
  open: OpenTable,
  seat: Viewer,
  cid: number,
  act: TableAct,
): 'unused' | 'used' | 'repeated' => {
  const person = personIn(open, seat)
  if (seat === null || person === null) return 'unused'
  const { acts, forgotten } = notedOf(person)
  const noted = acts.find((one) => one.cid === cid)
  if (noted !== undefined) return noted.digest === digestOf(act) ? 'repeated' : 'used'
  return cid <= forgotten || open.table.answered(seat, cid) !== null ? 'used' : 'unused'
}

/** The highest number that a seat has used; 0 where there is none. */
export const newestNumber = (open: OpenTable, seat: Viewer): number =>
  open.table.log.reduce(
    (newest, entry) =>
      entry.kind === 'played' && entry.seat === seat ? Math.max(newest, entry.cid) : newest,
    personIn(open, seat)?.lastAct ?? 0,
  )

/** The person after an act. The latest are noted; of those before, only how far their numbers went. */
export const withAct = (person: Person, cid: number, act: TableAct): Person => {
  const { acts, forgotten } = notedOf(person)
  const all = [...acts, { cid, digest: digestOf(act) }].sort((a, b) => b.cid - a.cid)
  const [kept, dropped] = [all.slice(0, limits.actsKept), all.slice(limits.actsKept)]
  return {
    ...person,
    lastAct: Math.max(person.lastAct, cid),
    acts: kept,
    forgotten: Math.max(forgotten, ...dropped.map((one) => one.cid)),
  }
}
