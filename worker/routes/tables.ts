import { type Context, Hono } from 'hono'
import { parse } from '../../shared/engine/result.ts'
import {
  type HttpProblem,
  type NewTable,
  newTableSchema,
  type TableCreated,
  type TableGlance,
} from '../../shared/protocol/http.ts'
import type { BotLevel } from '../../shared/protocol/tableInfo.ts'
import { registry } from '../../shared/registry.ts'
import type { Env } from '../env.ts'
import { settingFor } from '../opening.ts'
import { regionOf } from '../place.ts'
import type { GameRoom } from '../room.ts'
import type { SeatRecord } from '../store.ts'
import { isTableId, newTableId } from '../tokens.ts'
import { bad, readBody, smallBody } from './body.ts'

const noSuchTable: HttpProblem = { problem: 'noSuchTable' }

const seatsFor = ({ seats, host }: NewTable, bots: BotLevel | null): SeatRecord[] =>
  Array.from({ length: seats }, (_, index) => {
    if (index === 0) return { kind: 'person', ...host, standIn: false, leftAt: null, lastAct: 0 }
    return bots === null ? { kind: 'empty' } : { kind: 'bot', level: bots }
  })

/** The room of a table, if there is one and who asks may know of it: a private game is for who sits at it. */
const roomFor = async (
  c: Context<{ Bindings: Env }>,
): Promise<readonly [DurableObjectStub<GameRoom>, null] | readonly [null, Response]> => {
  const id = c.req.param('id') ?? ''
  const room = isTableId(id) ? c.env.ROOMS.getByName(id) : null
  const info = room === null ? null : await room.describe()
  if (room === null || info === null) return [null, c.json(noSuchTable, 404)]
  if (info.visibility !== 'private') return [room, null]
  const key = /^Bearer ([\w-]{22,64})$/.exec(c.req.header('authorization') ?? '')?.[1]
  return key !== undefined && (await room.isKey(key))
    ? [room, null]
    : [null, c.json({ problem: 'private' } satisfies HttpProblem, 401)]
}

export const tables = new Hono<{ Bindings: Env }>()
  .post('/', smallBody, async (c) => {
    const body = await readBody(c)
    if (!body.ok) return c.json(bad(body.error), 415)
    const wanted = parse(newTableSchema, body.value)
    if (!wanted.ok) return c.json(bad(wanted.error), 400)
    const game = registry[wanted.value.game]
    if (game === undefined) return c.json({ problem: 'noSuchGame' } satisfies HttpProblem, 404)
    const rules = await game.rules()
    const { seats, options } = wanted.value
    if (seats < rules.seats.min || seats > rules.seats.max) return c.json(bad('seats'), 400)
    const chosen = parse(rules.options, options)
    if (!chosen.ok) return c.json(bad('options'), 400)
    const id = newTableId()
    const setting = await settingFor(id, {
      ...wanted.value,
      rulesVersion: rules.rulesVersion,
      region: regionOf(c.req.raw),
    })
    const { bots } = wanted.value
    const isNew = await c.env.ROOMS.getByName(id).create(setting, seatsFor(wanted.value, bots), bots !== null)
    if (!isNew) throw new Error(`the address ${id} was drawn twice`)
    return c.json({ id } satisfies TableCreated, 201)
  })
  .get('/:id', async (c) => {
    const [room, refused] = await roomFor(c)
    if (room === null) return refused
    const [info, asked] = await Promise.all([room.describe(), room.asked()])
    return info === null
      ? c.json(noSuchTable, 404)
      : c.json({ ...info, asked: [...asked] } satisfies TableGlance)
  })
  .get('/:id/record', async (c) => {
    const [room, refused] = await roomFor(c)
    if (room === null) return refused
    // Only what is over is open to all: before, a record would tell every secret of the table.
    const record = await room.record()
    if (record === null) return c.json({ problem: 'notFinished' } satisfies HttpProblem, 409)
    c.header('content-disposition', `attachment; filename="almena-${record.game}-${record.table}.json"`)
    return c.json(record)
  })
  .get('/:id/socket', async (c) => {
    const id = c.req.param('id')
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
      return c.json(bad('a WebSocket is wanted here'), 426)
    if (!isTableId(id)) return c.json(noSuchTable, 404)
    return c.env.ROOMS.getByName(id).fetch(c.req.raw)
  })
