/** Shapes of the JSON routes. */
import * as v from 'valibot'
import { chosenOptionsSchema, houseRulesSchema, nameSchema, tokenSchema } from './messages.ts'
import type { Seat, Shown, Viewer } from '../engine/ids.ts'
import { botLevels } from './botLevels.ts'
import { passTextSchema } from './person.ts'
import type { SentEntry } from './entries.ts'
import type { FinishedSeat } from './lobby.ts'
import { botPaces, type TableInfo } from './tableInfo.ts'

/** POST /api/tables */
export const newTableSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(32)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
  options: chosenOptionsSchema,
  /** Who opens it takes the first seat. */
  host: v.strictObject({ name: nameSchema, token: tokenSchema }),
  /** Fill the other seats with bots of this level; the game begins when the host is there. */
  bots: v.nullable(v.picklist(botLevels)),
  /** How long they take for a turn; what is not named is as usual. */
  pace: v.exactOptional(v.picklist(botPaces)),
  /** Who may come, the clock, the language: what is not named is as for friends with a link. */
  house: v.exactOptional(houseRulesSchema),
  /** For a listed table, where the site asks for one. */
  pass: v.exactOptional(passTextSchema),
})
export type NewTable = v.InferInput<typeof newTableSchema>

/** POST /api/match */
export const matchSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(32)),
  player: v.strictObject({ name: nameSchema, token: tokenSchema }),
  /** Where the site asks for one: see `/api/person`. */
  pass: v.exactOptional(passTextSchema),
})
export type MatchWish = v.InferInput<typeof matchSchema>

/** 201 of POST /api/tables and POST /api/match */
export interface TableCreated {
  readonly id: string
  /** To the table's seed: one's own share is drawn after it is known. */
  readonly commitment: string
}

/** GET /api/tables/:id */
export interface TableGlance extends TableInfo {
  /** Seats whose answer is awaited. */
  readonly asked: readonly Seat[]
  /** Number of the newest entry; 0 before the game begins. */
  readonly seq: number
  /** How it ended, by seat; null before. */
  readonly ending: readonly FinishedSeat[] | null
}

/** GET /api/tables/:id, as who shows a key may know it. */
export interface KeyedGlance extends TableGlance {
  /** The seat that the key opens; null where none was shown, or it opens none. */
  readonly you: Viewer
}

/** GET /api/tables/:id/log: the table as who only watches sees it. */
export interface PublicLog {
  readonly table: TableInfo
  /** All that came after the entry asked for, and maybe some before it. */
  readonly entries: readonly Shown<SentEntry>[]
  readonly now: number
}

/** What went wrong, for the page to word: 400, 403, 404, 409, 413, 415, 429 or 503. */
export const problems = [
  'badRequest',
  'tooBig',
  'noSuchGame',
  'noSuchTable',
  'notFinished',
  'noPerson',
  'tooMany',
  'unavailable',
] as const

export interface HttpProblem {
  readonly problem: (typeof problems)[number]
  readonly detail?: string
}
