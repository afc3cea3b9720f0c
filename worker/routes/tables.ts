import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { areOptions } from '../../shared/engine/options.ts'
import type { Viewer } from '../../shared/engine/ids.ts'
import { parse } from '../../shared/engine/result.ts'
import {
  type HttpProblem,
  type NewTable,
  newTableSchema,
  type TableCreated,
  type KeyedGlance,
} from '../../shared/protocol/http.ts'
import { tableCreatedSchema, tableGlanceSchema } from '../../shared/protocol/answers.ts'
import { recordSchema } from '../../shared/protocol/record.ts'
import { registry } from '../../shared/registry.ts'
import { roomAt, withAsker } from '../address.ts'
import type { Env } from '../env.ts'
import { heldSeat, reserveOf } from '../room/leases.ts'
import { mayAsk, within } from './limiting.ts'
import { settingFor } from '../room/setting.ts'
import { placeOf } from '../lobby/place.ts'
import type { RoomRpc } from '../room/rpc.ts'
import { newTableId } from '../room/tokens.ts'
import { turnAway } from './turnAway.ts'
import { aboutRoutes } from './about.ts'
import { bad, bodyOf, smallJson } from './body.ts'
import { houseOf, type SeatRecord } from '../room/records.ts'

const noSuchTable: HttpProblem = { problem: 'noSuchTable' }

/** Who opens a table has the first seat: it is held for them until their socket says hello. */
const seatsFor = ({ seats, host, bots }: NewTable, now: number, until: number): SeatRecord[] =>
  Array.from({ length: seats }, (_, index) => {
    if (index === 0) return heldSeat(host, now, until)
    return bots === null ? { kind: 'empty' } : { kind: 'bot', level: bots }
  })

interface Found {
  Bindings: Env
  Variables: { room: DurableObjectStub<RoomRpc>; you: Viewer }
}

/**
 * Finds the room of a table, if there is one and who asks may know of it: a private one is for who sits at it, and for
 * all others there is none.
 */
const withRoom = createMiddleware<Found>(async (c, next) => {
  const id = c.req.param('id') ?? ''
  const room = roomAt(c.env, id)
  const info = room === null ? null : await room.glance()
  if (room === null || info === null) return c.json(noSuchTable, 404)
  const key = /^Bearer ([\w-]{22,64})$/.exec(c.req.header('authorization') ?? '')?.[1]
  const you = key === undefined ? null : await room.seatOf(key)
  if (info.visibility === 'private' && you === null) return c.json(noSuchTable, 404)
  c.set('room', room)
  c.set('you', you)
  return next()
})

const tags = ['Tables']

export const tableRoutes = new Hono<Found>()
  .post(
    '/',
    aboutRoutes({
      summary: 'Opens a table, with its host in the first seat',
      tags,
      answer: [201, tableCreatedSchema],
      problems: [400, 404, 413, 415, 429],
    }),
    within('LIMIT_OPEN'),
    ...smallJson,
    bodyOf(newTableSchema),
    async (c) => {
      const wanted = c.req.valid('json')
      const game = registry[wanted.game]
      if (game === undefined) return c.json({ problem: 'noSuchGame' } satisfies HttpProblem, 404)
      const rules = await game.rules()
      const { seats, options, bots } = wanted
      if (seats < rules.seats.min || seats > rules.seats.max) return c.json(bad('seats'), 400)
      if (!areOptions(game.meta, seats, options) || !parse(rules.options, options).ok)
        return c.json(bad('options'), 400)
      const id = newTableId()
      const { rulesVersion } = rules
      const place = { ...placeOf(c.req.raw, c.env), opener: wanted.host.token }
      const house = { ...wanted.house, ...(bots === null ? {} : { startsWhenFull: true }) }
      const setting = await settingFor(id, { game: wanted.game, options, rulesVersion, house, ...place })
      const room = c.env.ROOMS.getByName(id)
      const now = Date.now()
      const isNew = await room.create(setting, seatsFor(wanted, now, now + reserveOf(houseOf(setting))))
      if (!isNew) throw new Error(`the address ${id} was drawn twice`)
      return c.json({ id, commitment: setting.commitment } satisfies TableCreated, 201)
    },
  )
  .get(
    '/:id',
    aboutRoutes({
      summary: 'What may be known of a table, apart from the game on it',
      tags,
      answer: [200, tableGlanceSchema],
      problems: [404, 429],
    }),
    within('LIMIT_LOOK'),
    withRoom,
    async (c) => {
      const glance = await c.var.room.glance()
      if (glance === null) return c.json(noSuchTable, 404)
      return c.json({ ...glance, you: c.var.you } satisfies KeyedGlance, 200)
    },
  )
  .get(
    '/:id/record',
    aboutRoutes({
      summary: 'A finished game with its seed and all that was hidden',
      tags,
      answer: [200, recordSchema],
      problems: [404, 409, 429],
    }),
    within('LIMIT_LOOK'),
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
    aboutRoutes({ summary: 'The table’s WebSocket', tags, answer: null, problems: [404, 426] }),
    async (c) => {
      const id = c.req.param('id')
      if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
        return c.json(bad('a WebSocket is wanted here'), 426)
      if (!(await mayAsk(c.req.raw, c.env, 'LIMIT_SOCKET'))) return turnAway('flood', { inWords: true })
      return roomAt(c.env, id)?.fetch(withAsker(c.req.raw)) ?? turnAway('gone', { inWords: true })
    },
  )
