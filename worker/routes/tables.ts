import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { parse } from '../../shared/engine/result.ts'
import {
  type HttpProblem,
  type NewTable,
  newTableSchema,
  type TableCreated,
  type TableGlance,
} from '../../shared/protocol/http.ts'
import { tableCreatedSchema, tableGlanceSchema } from '../../shared/protocol/answers.ts'
import { recordSchema } from '../../shared/protocol/record.ts'
import type { BotLevel } from '../../shared/protocol/tableInfo.ts'
import { registry } from '../../shared/registry.ts'
import type { Env } from '../env.ts'
import { settingFor } from '../opening.ts'
import { placeOf } from '../place.ts'
import type { GameRoom } from '../room.ts'
import type { SeatRecord } from '../store.ts'
import { isTableId, newTableId } from '../tokens.ts'
import { about } from './about.ts'
import { bad, bodyOf, smallJson } from './body.ts'

const noSuchTable: HttpProblem = { problem: 'noSuchTable' }

const seatsFor = ({ seats, host }: NewTable, bots: BotLevel | null): SeatRecord[] =>
  Array.from({ length: seats }, (_, index) => {
    if (index === 0) return { kind: 'person', ...host, standIn: false, leftAt: null, lastAct: 0 }
    return bots === null ? { kind: 'empty' } : { kind: 'bot', level: bots }
  })

interface Found {
  Bindings: Env
  Variables: { room: DurableObjectStub<GameRoom> }
}

/** Finds the room of a table, if there is one and who asks may know of it: a private game is for who sits at it. */
const withRoom = createMiddleware<Found>(async (c, next) => {
  const id = c.req.param('id') ?? ''
  const room = isTableId(id) ? c.env.ROOMS.getByName(id) : null
  const info = room === null ? null : await room.describe()
  if (room === null || info === null) return c.json(noSuchTable, 404)
  if (info.visibility === 'private') {
    const key = /^Bearer ([\w-]{22,64})$/.exec(c.req.header('authorization') ?? '')?.[1]
    if (key === undefined || !(await room.isKey(key)))
      return c.json({ problem: 'private' } satisfies HttpProblem, 401)
  }
  c.set('room', room)
  return next()
})

const tags = ['Tables']

export const tables = new Hono<Found>()
  .post(
    '/',
    about({
      summary: 'Opens a table, with its host in the first seat',
      tags,
      answer: [201, tableCreatedSchema],
      problems: [400, 404, 413, 415],
    }),
    ...smallJson,
    bodyOf(newTableSchema),
    async (c) => {
      const wanted = c.req.valid('json')
      const game = registry[wanted.game]
      if (game === undefined) return c.json({ problem: 'noSuchGame' } satisfies HttpProblem, 404)
      const rules = await game.rules()
      const { seats, options, bots } = wanted
      if (seats < rules.seats.min || seats > rules.seats.max) return c.json(bad('seats'), 400)
      if (!parse(rules.options, options).ok) return c.json(bad('options'), 400)
      const id = newTableId()
      const { rulesVersion } = rules
      const setting = await settingFor(id, { ...wanted, rulesVersion, ...placeOf(c.req.raw) })
      const room = c.env.ROOMS.getByName(id)
      const isNew = await room.create(setting, seatsFor(wanted, bots), bots !== null)
      if (!isNew) throw new Error(`the address ${id} was drawn twice`)
      return c.json({ id } satisfies TableCreated, 201)
    },
  )
  .get(
    '/:id',
    about({
      summary: 'What may be known of a table, apart from the game on it',
      tags,
      answer: [200, tableGlanceSchema],
      problems: [401, 404],
    }),
    withRoom,
    async (c) => {
      const glance = await c.var.room.describe()
      return glance === null ? c.json(noSuchTable, 404) : c.json(glance satisfies TableGlance, 200)
    },
  )
  .get(
    '/:id/record',
    about({
      summary: 'A finished game with its seed and all that was hidden',
      tags,
      answer: [200, recordSchema],
      problems: [401, 404, 409],
    }),
    withRoom,
    async (c) => {
      // Only what is over is open to all: before, a record would tell every secret of the table.
      const record = await c.var.room.record()
      if (record === null) return c.json({ problem: 'notFinished' } satisfies HttpProblem, 409)
      c.header('content-disposition', `attachment; filename="almena-${record.game}-${record.table}.json"`)
      return c.json(record, 200)
    },
  )
  .get(
    '/:id/socket',
    about({ summary: 'The table’s WebSocket', tags, answer: null, problems: [404, 426] }),
    async (c) => {
      const id = c.req.param('id')
      if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
        return c.json(bad('a WebSocket is wanted here'), 426)
      if (!isTableId(id)) return c.json(noSuchTable, 404)
      return c.env.ROOMS.getByName(id).fetch(c.req.raw)
    },
  )
