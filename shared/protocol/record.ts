/** A whole game as a file: what is exported when it is over, imported again, and verified by anybody. */
import * as v from 'valibot'
import type { AnyEntry } from '../engine/log.ts'
import { isInert } from '../engine/own.ts'
import { chosenOptionsSchema } from './messages.ts'
import { limits } from './limits.ts'
import { botLevels } from './botLevels.ts'
import { mendedText } from './text.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** Its words are used as keys: none may reach beyond the data. */
const fact = v.pipe(
  v.looseObject({ type: v.pipe(v.string(), v.maxLength(64)) }),
  v.check((fact) => isInert(fact), 'a word that every object inherits'),
)
/** A name from a file, or from a table older than the rules for names: mended rather than refused. */
const storedName = v.pipe(
  v.string(),
  v.maxLength(limits.name),
  v.transform((name) => mendedText(name) || '?'),
)
const head = { seq: count, at: v.pipe(v.number(), v.minValue(0)) }

const entrySchema = v.variant('kind', [
  v.strictObject({ ...head, kind: v.literal('setup'), events: v.array(fact) }),
  v.strictObject({
    ...head,
    kind: v.literal('played'),
    seat: count,
    cid: count,
    decision: v.optional(v.strictObject({ secret: v.pipe(v.string(), v.maxLength(64)), to: v.array(count) })),
    /** As played, in the open: `to` says whose they were. */
    moves: v.strictObject({ secret: v.array(fact), to: v.array(count) }),
    events: v.array(fact),
    /** The seat's time was up. Left out otherwise, and in old records. */
    timeUp: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({
    ...head,
    kind: v.literal('rewound'),
    to: count,
    by: count,
    /** Who was asked, and agreed. Left out in old records. */
    agreed: v.exactOptional(v.array(count)),
  }),
  v.strictObject({ ...head, kind: v.literal('rules'), version: count }),
])

export const recordSchema = v.strictObject({
  format: v.literal('almena-record'),
  version: v.literal(1),
  /** The table it was played at. */
  table: v.pipe(v.string(), v.maxLength(32)),
  game: v.pipe(v.string(), v.maxLength(32)),
  rulesVersion: count,
  seats: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('person'), name: storedName }),
        v.strictObject({ kind: v.literal('bot'), level: v.picklist(botLevels) }),
        v.strictObject({ kind: v.literal('empty') }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(16),
  ),
  options: chosenOptionsSchema,
  /** Secret until the end: every shuffle and throw is drawn from it. */
  seed: hex,
  /** What each seat added to it when it sat down; null: nothing, as for a bot. Left out in old records. */
  entropy: v.optional(v.array(v.nullable(hex))),
  /** SHA-256 of `almena1|<table>|<rulesVersion>|<seed>`: was shown before the first move. */
  commitment: hex,
  entries: v.pipe(v.array(entrySchema), v.maxLength(limits.entries)),
})

/** A record as it is read from a file: checked in shape, not yet in truth. */
export interface RecordFile extends Omit<v.InferOutput<typeof recordSchema>, 'entries'> {
  readonly entries: readonly AnyEntry[]
}

/**
 * What is hashed under the committed seed (HMAC-SHA-256) to get the seed the game is dealt from. Null where nobody
 * has added anything: then it is dealt from the committed seed itself.
 */
export const mixedText = (
  table: string,
  rulesVersion: number,
  entropy: readonly (string | null)[],
): string | null =>
  entropy.every((share) => share === null)
    ? null
    : ['almena1', table, rulesVersion, ...entropy.map((share) => share ?? '')].join('|')

/** What is hashed for the commitment. */
export const committedText = (table: string, rulesVersion: number, seed: string): string =>
  `almena1|${table}|${rulesVersion}|${seed}`
