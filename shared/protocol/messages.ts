/** The wire, both directions: JSON text frames, one message each. The platform itself answers `ping` with `pong`. */
import * as v from 'valibot'
import type { Seq, Shown, Tagged, Viewer } from '../engine/ids.ts'
import type { AnyEntry } from '../engine/log.ts'
import type { Refusal } from '../engine/table.ts'
import { languages } from '../engine/meta.ts'
import { type ClockSetting, type SeatClock, timeouts } from './clock.ts'
import { nudgeSchema } from './nudge.ts'
import { botLevels, type SeatRefusal, type TableInfo, visibilities } from './tableInfo.ts'
import type { ChatLine } from './chat.ts'
import type { Closing } from './closing.ts'
import { limits } from './limits.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))
const cid = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** A person's key to a seat: 128 bits or more of the client's own chance, in base64url. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/))
export const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.name))

/** 32 bytes of the client's own chance, in hexadecimal digits: the seed of the game is mixed from everybody's. */
export const entropySchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** Milliseconds there and back, as the page has measured them. */
const lag = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)))

/** Bank and increment in seconds. */
export const clockSchema: v.GenericSchema<ClockSetting> = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    bank: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(7200)),
    increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)),
  }),
  v.strictObject({
    kind: v.literal('days'),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14)),
  }),
])

/** Some of what people agree on beside the rules of the game. */
export const houseRulesSchema = v.strictObject({
  visibility: v.exactOptional(v.picklist(visibilities)),
  language: v.exactOptional(v.nullable(v.picklist(languages))),
  clock: v.exactOptional(clockSchema),
  onTimeout: v.exactOptional(v.picklist(timeouts)),
  startsWhenFull: v.exactOptional(v.boolean()),
})

/** What a person does to the table, not to the game. */
export const tableActSchema = v.variant('act', [
  v.strictObject({ act: v.literal('sit'), seat, name: nameSchema, entropy: v.exactOptional(entropySchema) }),
  v.strictObject({ act: v.literal('stand') }),
  v.strictObject({ act: v.literal('addBot'), seat, level: v.picklist(botLevels) }),
  v.strictObject({ act: v.literal('removeBot'), seat }),
  /** How many seats the table has, while it waits. */
  v.strictObject({
    act: v.literal('resize'),
    seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
  }),
  v.strictObject({
    act: v.literal('option'),
    id: v.pipe(v.string(), v.maxLength(32)),
    value: v.pipe(v.string(), v.maxLength(32)),
  }),
  /** While the table waits: who may come, the language, the clock. What is not named stays. */
  v.strictObject({ act: v.literal('agree'), on: houseRulesSchema }),
  v.strictObject({ act: v.literal('start') }),
  /** Calls the stand-in for a seat whose person is away; it leaves when they are back. */
  v.strictObject({ act: v.literal('standIn'), seat }),
  /** How oneself is to be told that it is one's turn, while one is away; with neither way, not at all. */
  v.strictObject({ act: v.literal('nudge'), nudge: nudgeSchema }),
  /** Takes one's own seat back from the stand-in. */
  v.strictObject({ act: v.literal('back') }),
  /** To take back one's last move: those who have acted since are asked. */
  v.strictObject({ act: v.literal('askUndo') }),
  v.strictObject({ act: v.literal('answerUndo'), agree: v.boolean() }),
  /** The same people once more, at a new table, each a seat further on. */
  v.strictObject({ act: v.literal('rematch') }),
])
export type TableAct = v.InferOutput<typeof tableActSchema>

/** Moves are parsed by the game's own schema, once the room knows the game. */
export const clientMessageSchema = v.variant('t', [
  /** First message, or the socket is closed. `since`: newest entry the client has, 0 for none. */
  v.strictObject({
    t: v.literal('hello'),
    proto: v.pipe(v.number(), v.integer()),
    token: v.nullable(tokenSchema),
    since: v.pipe(v.number(), v.integer(), v.minValue(0)),
    lag,
  }),
  /** One committed turn. */
  v.strictObject({
    t: v.literal('play'),
    cid,
    decision: v.pipe(v.string(), v.maxLength(64)),
    moves: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(limits.moves)),
    lag,
  }),
  v.strictObject({ t: v.literal('table'), cid, act: tableActSchema }),
  /** A line of chat. The name is for those who watch; who sits is called as at the table. */
  v.strictObject({
    t: v.literal('chat'),
    cid,
    name: nameSchema,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.chat)),
  }),
])
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>

/** Every numbered client message gets exactly one answer that carries its number in `re`. */
export type ServerMessage =
  /**
   * The one answer to a hello: who you are, the table, and every entry after `since`, as you may know it. There is no
   * snapshot: a log is small (about 0.4 kB an entry before deflate), the page wants it anyway for the log panel and
   * for history, and one way to come back is easier to get right than two. A rewind is an entry like any other.
   */
  | {
      readonly t: 'welcome'
      readonly you: Viewer
      readonly table: TableInfo
      readonly entries: readonly Shown<AnyEntry>[]
      /** What was said lately. */
      readonly chat: readonly ChatLine[]
      readonly now: number
    }
  | { readonly t: 'chat'; readonly lines: readonly ChatLine[]; readonly re?: number }
  /** The author's own frame is the acknowledgment: it leaves only after the row is stored. */
  | {
      readonly t: 'entries'
      readonly entries: readonly Shown<AnyEntry>[]
      /** As they stand after the newest entry; left out at a table without. */
      readonly clocks?: readonly SeatClock[]
      readonly now: number
      readonly re?: number
    }
  | { readonly t: 'refused'; readonly re: number; readonly why: Why; readonly seq: Seq }
  | {
      readonly t: 'table'
      readonly you: Viewer
      readonly table: TableInfo
      readonly now: number
      readonly re?: number
    }
  | { readonly t: 'bye'; readonly why: Closing }

/** All reasons a message can be refused for. */
export type Why = Refusal | SeatRefusal | 'badMove' | 'notSeated' | 'notLive' | 'tooFast' | 'storage'

/** What the room hands a game's client: moves are the game's own. */
export interface PlayMessage<Move extends Tagged> {
  readonly t: 'play'
  readonly cid: number
  readonly decision: string
  readonly moves: readonly Move[]
}
