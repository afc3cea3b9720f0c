/** Shapes of the JSON routes. */
import * as v from 'valibot'
import { nameSchema, tokenSchema } from './messages.ts'
import { botLevels } from './tableInfo.ts'

/** POST /api/tables */
export const newTableSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(32)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
  options: v.record(v.pipe(v.string(), v.maxLength(32)), v.pipe(v.string(), v.maxLength(32))),
  /** Who opens it takes the first seat. */
  host: v.strictObject({ name: nameSchema, token: tokenSchema }),
  /** Fill the other seats with bots of this level and start at once. */
  bots: v.nullable(v.picklist(botLevels)),
})
export type NewTable = v.InferOutput<typeof newTableSchema>

/** 201 of POST /api/tables */
export interface TableCreated {
  readonly id: string
}

/** What went wrong, for the page to word: 400, 404, 409, 413, 415, 429 or 503. */
export interface HttpProblem {
  readonly problem: 'badRequest' | 'tooBig' | 'noSuchGame' | 'noSuchTable' | 'notFinished' | 'unavailable'
  readonly detail?: string
}
