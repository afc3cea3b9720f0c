/** What the JSON routes answer, as schemas: the API's description is made of them, and tests hold answers to it. */
import * as v from 'valibot'
import { languages } from '../engine/meta.ts'
import { timeouts } from './clockChoices.ts'
import { problems } from './http.ts'
import { regions } from './lobby.ts'
import { clockSchema } from './messages.ts'
import { botLevels } from './botLevels.ts'
import { botPaces, visibilities } from './tableInfo.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const time = v.pipe(v.number(), v.description('Milliseconds since 1970, by the server’s clock'))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,24}$/))
const options = v.record(v.string(), v.string())
const bot = v.strictObject({ kind: v.literal('bot'), level: v.picklist(botLevels) })
const empty = v.strictObject({ kind: v.literal('empty') })

export const problemSchema = v.strictObject({
  problem: v.picklist(problems),
  detail: v.optional(v.string()),
})

export const tableCreatedSchema = v.strictObject({
  id,
  commitment: v.pipe(
    v.string(),
    v.description('To the seed of the table; your own chance goes with the hello that comes after it'),
  ),
})

const tableInfo = {
  id,
  game: v.string(),
  rulesVersion: count,
  options,
  stage: v.picklist(['waiting', 'live', 'finished']),
  seats: v.array(
    v.variant('kind', [
      empty,
      v.strictObject({
        kind: v.literal('person'),
        name: v.string(),
        present: v.boolean(),
        standIn: v.boolean(),
        held: v.boolean(),
        ready: v.boolean(),
        freeAt: v.nullable(time),
        lag: v.nullable(count),
      }),
      bot,
    ]),
  ),
  host: v.pipe(v.nullable(count), v.description('The seat that decides while the table waits')),
  commitment: v.string(),
  visibility: v.picklist(visibilities),
  language: v.nullable(v.picklist(languages)),
  clock: clockSchema,
  onTimeout: v.picklist(timeouts),
  startsWhenFull: v.boolean(),
  hints: v.pipe(v.boolean(), v.description('Whoever is asked may be told what a strong bot would do')),
  clocks: v.array(v.strictObject({ left: v.number(), due: v.nullable(time) })),
  rematch: v.nullable(v.strictObject({ id, by: v.nullable(count), commitment: v.nullable(v.string()) })),
  undo: v.nullable(v.strictObject({ by: count, waiting: v.array(count), seq: count })),
  undoRefused: v.optional(v.strictObject({ by: count, refusedBy: count, seq: count })),
  takenBack: v.pipe(v.array(count), v.description('How often each seat has taken back a move')),
  pace: v.pipe(v.picklist(botPaces), v.description('Of the bots')),
}

export const publicLogSchema = v.strictObject({
  table: v.object(tableInfo),
  entries: v.array(v.looseObject({ seq: count, at: time, kind: v.string() })),
  now: time,
})

export const tableGlanceSchema = v.strictObject({
  ...tableInfo,
  seq: v.pipe(count, v.description('Number of the newest entry; 0 before the game begins')),
  ending: v.pipe(
    v.nullable(
      v.array(
        v.strictObject({
          name: v.string(),
          kind: v.picklist(['person', 'bot']),
          points: v.number(),
          place: v.pipe(count, v.description('From 1; shared places are equal')),
        }),
      ),
    ),
    v.description('How it ended, by seat'),
  ),
  asked: v.pipe(v.array(count), v.description('Seats whose answer is awaited')),
  you: v.pipe(v.nullable(count), v.description('Seat that the key in `authorization` opens')),
})

const listedTableSchema = v.strictObject({
  id,
  game: v.string(),
  stage: v.picklist(['waiting', 'live']),
  seats: v.array(
    v.variant('kind', [empty, v.strictObject({ kind: v.literal('person'), name: v.string() }), bot]),
  ),
  options,
  clock: clockSchema,
  language: v.nullable(v.picklist(languages)),
  startsWhenFull: v.boolean(),
  opened: time,
  quiet: v.optional(v.pipe(v.literal(true), v.description('By days, and nobody is there just now'))),
})

export const lobbyListingSchema = v.strictObject({
  region: v.picklist(regions),
  tables: v.array(listedTableSchema),
})

export const siteKeySchema = v.strictObject({ siteKey: v.nullable(v.string()) })
export const passSchema = v.strictObject({ pass: v.string(), until: time })

export const pushKeySchema = v.strictObject({ key: v.nullable(v.string()) })

export const finishedListingSchema = v.strictObject({
  games: v.array(
    v.strictObject({
      id,
      game: v.string(),
      began: time,
      finished: time,
      moves: count,
      seats: v.array(
        v.strictObject({
          name: v.string(),
          kind: v.picklist(['person', 'bot']),
          points: v.number(),
          place: count,
        }),
      ),
    }),
  ),
  next: v.pipe(v.nullable(v.string()), v.description('To be asked for with `before`; null: no more')),
})
