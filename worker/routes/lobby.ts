/** Who looks for a table: open ones, a seat at once, and what was played. */
import { type Context, Hono } from 'hono'
import { defaultOptions } from '../../shared/engine/meta.ts'
import { parse } from '../../shared/engine/result.ts'
import { type HttpProblem, matchSchema, type TableCreated } from '../../shared/protocol/http.ts'
import { type FinishedListing, type LobbyListing, type Region, regions } from '../../shared/protocol/lobby.ts'
import { registry } from '../../shared/registry.ts'
import { finishedGames } from '../archive.ts'
import type { Env } from '../env.ts'
import type { Lobby } from '../lobby.ts'
import { settingFor } from '../opening.ts'
import { hints, regionOf } from '../place.ts'
import { lobbyName } from '../reports.ts'
import { bad, readBody, smallBody } from './body.ts'

type At = Context<{ Bindings: Env }>

const noSuchGame: HttpProblem = { problem: 'noSuchGame' }

const lobbyAt = ({ LOBBIES }: Env, game: string, region: Region): DurableObjectStub<Lobby> =>
  LOBBIES.getByName(lobbyName(game, region), { locationHint: hints[region] })

/** The region asked for, or the one of who asks. */
const regionFor = (c: At): Region =>
  regions.find((region) => region === c.req.query('region')) ?? regionOf(c.req.raw)

/** Tries before somebody who wants to play is told that it did not work: seats go fast. */
const tries = 5

export const lobby = new Hono<{ Bindings: Env }>()
  .get('/lobby/:game', async (c) => {
    const game = c.req.param('game')
    if (registry[game] === undefined) return c.json(noSuchGame, 404)
    const region = regionFor(c)
    const tables = await lobbyAt(c.env, game, region).tables()
    return c.json({ region, tables: [...tables] } satisfies LobbyListing)
  })
  .get('/lobby/:game/socket', async (c) => {
    const game = c.req.param('game')
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
      return c.json(bad('a WebSocket is wanted here'), 426)
    if (registry[game] === undefined) return c.json(noSuchGame, 404)
    return lobbyAt(c.env, game, regionFor(c)).fetch(c.req.raw)
  })
  .post('/match', smallBody, async (c) => {
    const body = await readBody(c)
    if (!body.ok) return c.json(bad(body.error), 415)
    const wish = parse(matchSchema, body.value)
    if (!wish.ok) return c.json(bad(wish.error), 400)
    const { game, player } = wish.value
    const found = registry[game]
    if (found === undefined) return c.json(noSuchGame, 404)
    const region = regionFor(c)
    const near = lobbyAt(c.env, game, region)
    for (let tried = 0; tried < tries; tried++) {
      const { id, isNew } = await near.match(found.meta.seats.best)
      const room = c.env.ROOMS.getByName(id)
      if (isNew) {
        const { rulesVersion } = await found.rules()
        const house = { visibility: 'listed', startsWhenFull: true } as const
        const options = defaultOptions(found.meta)
        const setting = await settingFor(id, { game, options, rulesVersion, region, house })
        const seats = Array.from({ length: found.meta.seats.best }, () => ({ kind: 'empty' as const }))
        await room.create(setting, seats, false)
      }
      if (await room.welcome(player)) return c.json({ id } satisfies TableCreated, 201)
      await near.noSeatAt(id)
    }
    return c.json({ problem: 'unavailable' } satisfies HttpProblem, 503)
  })
  .get('/games', async (c) => {
    const { game = null, player = null, before = null } = c.req.query()
    if (game !== null && registry[game] === undefined) return c.json(noSuchGame, 404)
    const { games, next } = await finishedGames(c.env, { game, player, before })
    return c.json({ games, next } satisfies FinishedListing)
  })
