/** Shapes of the JSON routes. */
import * as v from 'valibot'
import { entropySchema, houseRulesSchema, nameSchema, tokenSchema } from './messages.ts'
import type { Seat } from '../engine/ids.ts'
import { botLevels, type TableInfo } from './tableInfo.ts'

/** POST /api/tables */
export const newTableSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(32)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
  options: v.record(v.pipe(v.string(), v.maxLength(32)), v.pipe(v.string(), v.maxLength(32))),
  /** Who opens it takes the first seat. */
  host: v.strictObject({ name: nameSchema, token: tokenSchema, entropy: v.exactOptional(entropySchema) }),
  /** Fill the other seats with bots of this level and start at once. */
  bots: v.nullable(v.picklist(botLevels)),
  /** Who may come, the clock, the language: what is not named is as for friends with a link. */
  house: v.exactOptional(houseRulesSchema),
})
export type NewTable = v.InferInput<typeof newTableSchema>

/** POST /api/match */
export const matchSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(32)),
  player: v.strictObject({ name: nameSchema, token: tokenSchema, entropy: v.exactOptional(entropySchema) }),
})
export type MatchWish = v.InferInput<typeof matchSchema>

/** 201 of POST /api/tables and POST /api/match */
export interface TableCreated {
  readonly id: string
}

/** GET /api/tables/:id */
export interface TableGlance extends TableInfo {
  /** Seats whose answer is awaited. */
  readonly asked: readonly Seat[]
  /** Number of the newest entry; 0 before the game begins. */
  readonly seq: number
}

/** What went wrong, for the page to word: 400, 401, 404, 409, 413, 415, 429 or 503. */
export const problems = [
  'badRequest',
  'tooBig',
  'noSuchGame',
  'noSuchTable',
  'notFinished',
  'private',
  'unavailable',
] as const

export interface HttpProblem {
  readonly problem: (typeof problems)[number]
  readonly detail?: string
}
