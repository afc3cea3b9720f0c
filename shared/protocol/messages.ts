/** The wire, both directions: JSON text frames, one message each. The platform itself answers `ping` with `pong`. */
import * as v from 'valibot'
import { noList } from '../engine/noList.ts'
import type { Seq, Shown, Tagged, Viewer } from '../engine/ids.ts'
import type { AnyEntry } from '../engine/log.ts'
import type { Refusal } from '../engine/table.ts'
import { languages } from '../engine/meta.ts'
import type { ClockChange, ClockSetting, SeatClock } from './clock.ts'
import { timeouts } from './clockChoices.ts'
import type { SentEntry } from './entries.ts'
import { nudgeSchema } from './nudge.ts'
import { passTextSchema } from './person.ts'
import { botLevels } from './botLevels.ts'
import { botPaces, type SeatRefusal, type TableInfo, visibilities } from './tableInfo.ts'
import type { ChatLine } from './chat.ts'
import type { Closing } from './closing.ts'
import { type SeatReaction, reactions } from './reactions.ts'
import { limits } from './limits.ts'
import { cleanText } from './text.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))
const cid = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** A person's key to a seat: 128 bits or more of the client's own chance, in base64url. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/))

/** Refusals that text earns which is broken, or of which nothing can be seen: they are the schema's own messages. */
export const textRefusals = ['badName', 'badText'] as const
export type TextRefusal = (typeof textRefusals)[number]

/** What people write, as it is kept and shown. */
const textOf = (most: number, why: TextRefusal) =>
  v.pipe(
    v.string(),
    // What is mended becomes shorter; nothing endless is mended.
    v.maxLength(4 * most),
    v.transform((raw) => cleanText(raw) ?? ''),
    v.minLength(1, why),
    v.maxLength(most),
  )
export const nameSchema = textOf(limits.name, 'badName')

/**
 * 32 bytes of the client's own chance, in hexadecimal digits: the seed of the game is mixed from everybody's. To be
 * drawn and told only when the table's commitment is known, or the table could choose its seed by it.
 */
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

const word = v.pipe(v.string(), v.maxLength(32))
/** The options of a game as they were chosen: its rules know which there are. */
export const chosenOptionsSchema = noList(v.record(word, word))

/** Some of what people agree on beside the rules of the game. */
export const houseRulesSchema = noList(
  v.strictObject({
    visibility: v.exactOptional(v.picklist(visibilities)),
    language: v.exactOptional(v.nullable(v.picklist(languages))),
    clock: v.exactOptional(clockSchema),
    onTimeout: v.exactOptional(v.picklist(timeouts)),
    startsWhenFull: v.exactOptional(v.boolean()),
    hints: v.exactOptional(v.boolean()),
  }),
)

/** What a person does to the table, not to the game. */
export const tableActSchema = v.variant('act', [
  v.strictObject({ act: v.literal('sit'), seat, name: nameSchema, entropy: v.exactOptional(entropySchema) }),
  v.strictObject({ act: v.literal('stand') }),
  /** To be called otherwise, until the game is over. Who would be called like somebody else gets a number behind it. */
  v.strictObject({ act: v.literal('rename'), name: nameSchema }),
  v.strictObject({ act: v.literal('addBot'), seat, level: v.picklist(botLevels) }),
  v.strictObject({ act: v.literal('removeBot'), seat }),
  /** While the table waits: says to who decides that one may begin. */
  v.strictObject({ act: v.literal('ready'), ready: v.boolean() }),
  /** While the table waits: somebody's seat who has left is free again. */
  v.strictObject({ act: v.literal('free'), seat }),
  /** How many seats the table has, while it waits. */
  v.strictObject({
    act: v.literal('resize'),
    seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
  }),
  v.strictObject({
    act: v.literal('option'),
    id: word,
    value: word,
  }),
  /** While the table waits: who may come, the language, the clock. What is not named stays. `pass`: to be listed. */
  v.strictObject({ act: v.literal('agree'), on: houseRulesSchema, pass: v.exactOptional(passTextSchema) }),
  v.strictObject({ act: v.literal('start') }),
  /** Calls the stand-in for a seat whose person is away; it leaves when they are back. */
  v.strictObject({ act: v.literal('standIn'), seat }),
  /** How oneself is to be told that it is one's turn, while one is away; with neither way, not at all. */
  v.strictObject({ act: v.literal('nudge'), nudge: nudgeSchema }),
  /** Takes one's own seat back from the stand-in. */
  v.strictObject({ act: v.literal('back') }),
  /** To take back one's last move: all other people are asked, unless it told nobody anything and nobody has acted since. */
  v.strictObject({ act: v.literal('askUndo') }),
  /** `by` and `seq` of the wish that was read: another may have come in between. Pages of before do not say so; they are refused. */
  v.strictObject({
    act: v.literal('answerUndo'),
    agree: v.boolean(),
    by: v.exactOptional(seat),
    seq: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  /** How long bots take for a turn: at a table with bots where one is the only person (`paceSetter`), until the end. */
  v.strictObject({ act: v.literal('pace'), pace: v.picklist(botPaces) }),
  /** The same people and bots once more, at a new table, each where they sat. `pass`: where this one is listed, that is too. */
  v.strictObject({ act: v.literal('rematch'), pass: v.exactOptional(passTextSchema) }),
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
    /** For a seat that one was given, and not taken with `sit`: counts once, and before the game begins. */
    entropy: v.exactOptional(entropySchema),
    /** Comes to sit down: where a table waits with an empty seat, a watcher gives way to them. */
    sits: v.exactOptional(v.literal(true)),
    lag,
  }),
  /** That what came before the server asked for it is read. */
  v.strictObject({ t: v.literal('receipt'), code: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
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
    text: textOf(limits.chat, 'badText'),
  }),
  /** One of a few reactions, of who sits: shown at the seat, and kept nowhere. */
  v.strictObject({ t: v.literal('react'), cid, reaction: v.picklist(reactions) }),
])
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>

/** A numbered message in the words of the protocol, but for a text in it that will not do. */
export interface Unclear {
  readonly t: 'unclear'
  readonly cid: number
  readonly why: TextRefusal
}

/** What a client says; null where it is nothing that can be answered. */
export const readMessage = (frame: string): ClientMessage | Unclear | null => {
  try {
    const said: unknown = JSON.parse(frame)
    const read = v.safeParse(clientMessageSchema, said)
    if (read.success) return read.output
    const { message } = read.issues[0]
    const why = read.issues.length === 1 ? textRefusals.find((one) => one === message) : undefined
    const numbered = v.safeParse(v.object({ cid }), said)
    return why !== undefined && numbered.success ? { t: 'unclear', cid: numbered.output.cid, why } : null
  } catch {
    return null
  }
}

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
      readonly entries: readonly Shown<SentEntry>[]
      /** What was said lately. */
      readonly chat: readonly ChatLine[]
      /** Newest number that your seat has used, 0 for none: count on from here. */
      readonly newest: number
      readonly now: number
    }
  | { readonly t: 'chat'; readonly lines: readonly ChatLine[]; readonly re?: number }
  | ({ readonly t: 'reaction'; readonly re?: number } & SeatReaction)
  /** The author's own frame is the acknowledgment: it leaves only after the row is stored. */
  | {
      readonly t: 'entries'
      readonly entries: readonly Shown<SentEntry>[]
      /** Those that have changed; left out where none has. */
      readonly clocks?: readonly ClockChange[]
      /** Left out where it is the `at` of the newest entry. */
      readonly now?: number
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
  /** Asks whether all of this is read, now and then: to be sent back as it is. */
  | { readonly t: 'receipt'; readonly code: number }
  | { readonly t: 'bye'; readonly why: Closing }

/** What clients of version 1 are told: entries as a log has them, all clocks and the time with each move. */
export type OldMessage = { readonly entries: readonly Shown<AnyEntry>[] } & (
  | Omit<Extract<ServerMessage, { t: 'welcome' }>, 'entries'>
  | {
      readonly t: 'entries'
      readonly clocks?: readonly SeatClock[]
      readonly now: number
      readonly re?: number
    }
)

/** All reasons a message can be refused for. */
export type Why =
  | Refusal
  | SeatRefusal
  | TextRefusal
  | 'badMove'
  | 'notSeated'
  | 'notLive'
  | 'usedNumber'
  | 'tooFast'
  | 'nameTaken'
  | 'tooManyChanges'
  | 'storage'

/** What the room hands a game's client: moves are the game's own. */
export interface PlayMessage<Move extends Tagged> {
  readonly t: 'play'
  readonly cid: number
  readonly decision: string
  readonly moves: readonly Move[]
}
