import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { parse } from '../../shared/engine/result.ts'
import {
  type HttpProblem,
  type NewTable,
  newTableSchema,
  type TableCreated,
} from '../../shared/protocol/http.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { BotLevel } from '../../shared/protocol/tableInfo.ts'
import { registry } from '../../shared/registry.ts'
import type { Env } from '../env.ts'
import { settingFor } from '../opening.ts'
import type { SeatRecord } from '../store.ts'
import { isTableId, newTableId } from '../tokens.ts'

const bad = (detail: string): HttpProblem => ({ problem: 'badRequest', detail })
const noSuchTable: HttpProblem = { problem: 'noSuchTable' }

const seatsFor = ({ seats, host }: NewTable, bots: BotLevel | null): SeatRecord[] =>
  Array.from({ length: seats }, (_, index) => {
    if (index === 0) return { kind: 'person', ...host, standIn: false, leftAt: null, lastAct: 0 }
    return bots === null ? { kind: 'empty' } : { kind: 'bot', level: bots }
  })

export const tables = new Hono<{ Bindings: Env }>()
  .post(
    '/',
    bodyLimit({
      maxSize: limits.body,
      onError: (c) => c.json({ problem: 'tooBig' } satisfies HttpProblem, 413),
    }),
    async (c) => {
      if (c.req.header('content-type')?.startsWith('application/json') !== true)
        return c.json(bad('the body must be JSON'), 415)
      const body: unknown = await c.req.json().catch(() => null)
      const wanted = parse(newTableSchema, body)
      if (!wanted.ok) return c.json(bad(wanted.error), 400)
      const game = registry[wanted.value.game]
      if (game === undefined) return c.json({ problem: 'noSuchGame' } satisfies HttpProblem, 404)
      const rules = await game.rules()
      const { seats, options } = wanted.value
      if (seats < rules.seats.min || seats > rules.seats.max) return c.json(bad('seats'), 400)
      const chosen = parse(rules.options, options)
      if (!chosen.ok) return c.json(bad('options'), 400)
      const id = newTableId()
      const setting = await settingFor(id, { ...wanted.value, rulesVersion: rules.rulesVersion })
      const { bots } = wanted.value
      const isNew = await c.env.ROOMS.getByName(id).create(
        setting,
        seatsFor(wanted.value, bots),
        bots !== null,
      )
      if (!isNew) throw new Error(`the address ${id} was drawn twice`)
      return c.json({ id } satisfies TableCreated, 201)
    },
  )
  .get('/:id', async (c) => {
    const id = c.req.param('id')
    const info = isTableId(id) ? await c.env.ROOMS.getByName(id).describe() : null
    return info === null ? c.json(noSuchTable, 404) : c.json(info)
  })
  .get('/:id/record', async (c) => {
    const id = c.req.param('id')
    const room = isTableId(id) ? c.env.ROOMS.getByName(id) : null
    if (room === null || (await room.describe()) === null) return c.json(noSuchTable, 404)
    // Only what is over is open to all: before, a record would tell every secret of the table.
    const record = await room.record()
    if (record === null) return c.json({ problem: 'notFinished' } satisfies HttpProblem, 409)
    c.header('content-disposition', `attachment; filename="almena-${record.game}-${id}.json"`)
    return c.json(record)
  })
  .get('/:id/socket', async (c) => {
    const id = c.req.param('id')
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
      return c.json(bad('a WebSocket is wanted here'), 426)
    if (!isTableId(id)) return c.json(noSuchTable, 404)
    return c.env.ROOMS.getByName(id).fetch(c.req.raw)
  })
