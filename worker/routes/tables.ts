import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { areOptions } from '../../shared/engine/options.ts'
import type { TableId, Viewer } from '../../shared/engine/ids.ts'
import { parse } from '../../shared/engine/result.ts'
import {
  type HttpProblem,
  type NewTable,
  newTableSchema,
  type TableCreated,
  type TableGlance,
  type KeyedGlance,
} from '../../shared/protocol/http.ts'
import { publicLogSchema, tableCreatedSchema, tableGlanceSchema } from '../../shared/protocol/answers.ts'
import { recordSchema } from '../../shared/protocol/record.ts'
import { registry } from '../../shared/registry.ts'
import { askerOf, originOf, roomAt, roomBegunAt, siteIn, withAsker } from '../address.ts'
import type { Env } from '../env.ts'
import { heldSeat, reserveOf } from '../room/leases.ts'
import { mayAsk, within } from './limiting.ts'
import { privateLog, sharedLog } from './log.ts'
import { mayPass } from '../outside/person.ts'
import { keptSeat, keptTable, keptWords } from '../outside/kept.ts'
import { settingFor } from '../room/setting.ts'
import { placeOf } from '../lobby/place.ts'
import type { RoomRpc } from '../room/rpc.ts'
import { newTableId, tableIdIn } from '../room/tokens.ts'
import { turnAway } from '../turnAway.ts'
import { aboutRoutes } from './about.ts'
import { bad, bodyOf, smallJson } from './body.ts'
import { houseOf, type SeatRecord } from '../room/records.ts'

/** Of what never changes again. */
const unchanging = 'public, max-age=31536000, immutable'

/** Where the copy of a kept record lies that everybody may read. */
const recordCopy = (c: Pick<Context<{ Bindings: Env }>, 'req' | 'env'>, id: TableId): string =>
  `${originOf(c.req.raw, c.env)}/api/tables/${id}/record`

const noSuchTable: HttpProblem = { problem: 'noSuchTable' }

/** Who opens a table has the first seat: it is held for them until their socket says hello. */
const seatsFor = ({ seats, host, bots }: NewTable, now: number, until: number): SeatRecord[] =>
  Array.from({ length: seats }, (_, index) => {
    if (index === 0) return heldSeat(host, now, until)
    return bots === null ? { kind: 'empty' } : { kind: 'bot', level: bots }
  })

const keyIn = (c: Context): string | null =>
  /^Bearer ([\w-]{22,64})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null

interface Found {
  Bindings: Env
  Variables: {
    id: TableId
    /** Null where the game is over and kept: no room is asked then. */
    room: DurableObjectStub<RoomRpc> | null
    /** Null where there is no table for who asks. */
    glance: TableGlance | null
    you: Viewer
  }
}

/** Reads the id in the path: where it is none, there is no table. */
const withId = createMiddleware<Found>(async (c, next) => {
  const id = tableIdIn(c.req.param('id'))
  if (id === null) return c.json(noSuchTable, 404)
  c.set('id', id)
  return next()
})

/**
 * Finds a table, if there is one and who asks may know of it: a private one is for who sits at it, and for all others
 * there is none.
 */
const withTable = createMiddleware<Found>(async (c, next) => {
  const { id } = c.var
  const key = keyIn(c)
  const kept = await keptTable(c.env, id)
  const room = kept === null ? roomAt(c.env, id) : null
  const glance = kept?.glance ?? (await room?.glance()) ?? null
  let you: Viewer = null
  if (key !== null && glance !== null)
    you = kept === null ? ((await room?.seatOf(key)) ?? null) : keptSeat(kept, key)
  c.set('room', room)
  c.set('glance', glance?.visibility === 'private' && you === null ? null : glance)
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
      problems: [400, 403, 404, 413, 415, 429],
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
      if (
        wanted.house?.visibility === 'listed' &&
        !mayPass(c.env, wanted.pass, askerOf(c.req.raw), Date.now())
      )
        return c.json({ problem: 'noPerson' } satisfies HttpProblem, 403)
      const id = newTableId()
      const { rulesVersion } = rules
      const place = { ...placeOf(c.req.raw, c.env), opener: wanted.host.token }
      const house = { ...wanted.house, ...(bots === null ? {} : { startsWhenFull: true }) }
      const pace = wanted.pace === undefined ? {} : { pace: wanted.pace }
      const setting = await settingFor(id, {
        game: wanted.game,
        options,
        rulesVersion,
        house,
        ...place,
        ...pace,
      })
      const room = c.env.ROOMS.getByName(id, { locationHint: place.site })
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
    withId,
    withTable,
    (c) => {
      const { glance, you } = c.var
      return glance === null
        ? c.json(noSuchTable, 404)
        : c.json({ ...glance, you } satisfies KeyedGlance, 200)
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
    withId,
    async (c, next) => (await caches.default.match(recordCopy(c, c.var.id))) ?? next(),
    withTable,
    async (c) => {
      const { room, glance } = c.var
      if (glance === null) return c.json(noSuchTable, 404)
      // Only what is over is open to all: before, a record would tell every secret of the table.
      const record = room === null ? await keptWords(c.env, c.var.id) : await room.record()
      if (record === null) return c.json({ problem: 'notFinished' } satisfies HttpProblem, 409)
      c.header('content-disposition', `attachment; filename="almena-${glance.game}-${glance.id}.json"`)
      if (!(record instanceof ReadableStream)) return c.json(record, 200)
      c.header('content-type', 'application/json')
      if (glance.visibility === 'private') return c.body(record) as never
      c.header('cache-control', unchanging)
      const [words, copy] = record.tee()
      const answer = c.body(words)
      c.executionCtx.waitUntil(caches.default.put(recordCopy(c, c.var.id), new Response(copy, answer)))
      return answer as never
    },
  )
  .get(
    '/:id/log',
    aboutRoutes({
      summary: 'The table as who only watches sees it, for crowds and for finished games',
      tags,
      answer: [200, publicLogSchema],
      problems: [404, 429],
      query: { after: 'Number of the newest entry that is known; what comes back may begin earlier' },
    }),
    withId,
    // A crowd behind one address reads one copy: only who makes the room speak is counted.
    async (c, next) => (await sharedLog(c, c.var.id)) ?? next(),
    within('LIMIT_LOOK'),
    withTable,
    async (c) => {
      const log = c.var.glance === null ? null : await privateLog(c, c.var.glance)
      return log ?? c.json(noSuchTable, 404)
    },
  )
  .get(
    '/:id/socket',
    aboutRoutes({ summary: 'The table’s WebSocket', tags, answer: null, problems: [404, 426] }),
    async (c) => {
      const id = tableIdIn(c.req.param('id'))
      if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
        return c.json(bad('a WebSocket is wanted here'), 426)
      if (!(await mayAsk(c.req.raw, c.env, 'LIMIT_SOCKET'))) return turnAway('flood', { inWords: true })
      const answer = id === null ? undefined : await roomAt(c.env, id)?.fetch(withAsker(c.req.raw))
      if (id === null || answer === undefined) return turnAway('gone', { inWords: true })
      const site = siteIn(answer)
      return site === null ? answer : roomBegunAt(c.env, id, site).fetch(withAsker(c.req.raw))
    },
  )
