/** Who looks for a table: open ones, a seat at once, and what was played. */
import { type Context, Hono } from 'hono'
import { defaultOptions } from '../../shared/engine/options.ts'
import {
  finishedListingSchema,
  lobbyListingSchema,
  tableCreatedSchema,
} from '../../shared/protocol/answers.ts'
import { type HttpProblem, matchSchema, type TableCreated } from '../../shared/protocol/http.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { type ListedTable, type LobbyListing, type Region, regions } from '../../shared/protocol/lobby.ts'
import { registry } from '../../shared/registry.ts'
import { cursorOf, listFinished } from '../outside/archive.ts'
import { mayPass } from '../outside/person.ts'
import { askerOf, originOf, withAsker } from '../address.ts'
import type { Env } from '../env.ts'
import { mayAsk, within } from './limiting.ts'
import type { LobbyRpc, Match } from '../lobby/rpc.ts'
import type { MatchedPlayer, Welcome } from '../room/rpc.ts'
import { settingFor } from '../room/setting.ts'
import { hints, placeOf, regionOf } from '../lobby/place.ts'
import { lobbyName } from '../outside/reports.ts'
import { createOnce } from '../pages/once.ts'
import { aboutRoutes } from './about.ts'
import { turnAway } from '../turnAway.ts'
import { bad, bodyOf, smallJson } from './body.ts'

type At = Context<{ Bindings: Env }>

const noSuchGame: HttpProblem = { problem: 'noSuchGame' }
const noPerson: HttpProblem = { problem: 'noPerson' }

const lobbyAt = ({ LOBBIES }: Env, game: string, region: Region): DurableObjectStub<LobbyRpc> =>
  LOBBIES.getByName(lobbyName(game, region), { locationHint: hints[region] })

/** The region asked for, or the one of who asks. */
const regionFor = (c: At): Region =>
  regions.find((region) => region === c.req.query('region')) ?? regionOf(c.req.raw)

/** Where the copy of a list lies: at the site's own address, for a cache knows no other. */
const copyOf = (c: At, game: string, region: Region): string =>
  `${originOf(c.req.raw, c.env)}/api/lobby/${game}?region=${region}`

const listingOf = (region: Region, tables: readonly ListedTable[]) =>
  ({ region, tables: [...tables] }) satisfies LobbyListing

/** What is being read now: a crowd whose copy has just grown old asks the lobby once. */
const once = createOnce<ReturnType<typeof listingOf>>()

/** Tries before somebody who wants to play is told that it did not work: seats go fast. */
const tries = 5

interface Sent extends Match {
  readonly game: string
  /** Seats of a table that is opened for matching. */
  readonly best: number
  readonly region: Region
  readonly player: MatchedPlayer
}

/** A seat where the lobby has sent somebody; the first to come opens the table. A room that fails has none to give. */
const welcomeAt = async (
  c: At,
  { id, version, game, best, region, player }: Sent,
): Promise<Welcome | null> => {
  const room = c.env.ROOMS.getByName(id, { locationHint: hints[region] })
  try {
    const found = registry[game]
    if (version === 0 && found !== undefined) {
      const { rulesVersion } = await found.rules()
      const house = { visibility: 'listed', startsWhenFull: true } as const
      const options = defaultOptions(found.meta)
      // The region may be another than the asker's own.
      const place = { ...placeOf(c.req.raw, c.env), opener: null, region, site: hints[region] }
      const setting = await settingFor(id, { game, options, rulesVersion, house, ...place })
      await room.create(
        setting,
        Array.from({ length: best }, () => ({ kind: 'empty' as const })),
      )
    }
    return await room.welcome(player)
  } catch (failure) {
    console.error(`no seat at ${id}:`, failure)
    return null
  }
}

const tags = ['Lobby']

export const lobbyRoutes = new Hono<{ Bindings: Env }>()
  .get(
    '/lobby/:game',
    aboutRoutes({
      summary: 'Open tables of a game, and those under way',
      tags,
      answer: [200, lobbyListingSchema],
      problems: [404, 429],
      query: { region: `One of ${regions.join(', ')}; left out: the one near who asks` },
    }),
    within('LIMIT_LIST'),
    async (c) => {
      const game = c.req.param('game')
      if (registry[game] === undefined) return c.json(noSuchGame, 404)
      const region = regionFor(c)
      // Many look at the same list. Where the region follows from who asks, it is theirs alone.
      const whose = c.req.query('region') === undefined ? 'private' : 'public'
      c.header('cache-control', `${whose}, max-age=${limits.lobbyCopy}`)
      const kept = await caches.default.match(copyOf(c, game, region))
      if (kept !== undefined) return c.json((await kept.json()) as ReturnType<typeof listingOf>, 200)
      const listing = await once(`${game}:${region}`, async () =>
        listingOf(region, await lobbyAt(c.env, game, region).tables()),
      )
      const headers = { 'cache-control': `public, max-age=${limits.lobbyCopy}` }
      c.executionCtx.waitUntil(
        caches.default.put(copyOf(c, game, region), Response.json(listing, { headers })),
      )
      return c.json(listing, 200)
    },
  )
  .get(
    '/lobby/:game/socket',
    aboutRoutes({
      summary:
        'The same as it changes, by WebSocket, for who looks for a match: whoever is asked for a receipt sends it back',
      tags,
      answer: null,
      problems: [403, 404, 426],
      query: {
        region: 'As for the list',
        pass: 'As for a match, where the site asks for a proof of a person',
      },
    }),
    // The doors of a match: whoever only looks reads the list.
    async (c) => {
      const game = c.req.param('game')
      if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
        return c.json(bad('a WebSocket is wanted here'), 426)
      if (registry[game] === undefined) return c.json(noSuchGame, 404)
      if (!(await mayAsk(c.req.raw, c.env, 'LIMIT_MATCH'))) return turnAway('flood', { inWords: false })
      if (!mayPass(c.env, c.req.query('pass'), askerOf(c.req.raw), Date.now())) return c.json(noPerson, 403)
      return lobbyAt(c.env, game, regionFor(c)).fetch(withAsker(c.req.raw))
    },
  )
  .post(
    '/match',
    aboutRoutes({
      summary: 'A seat at a table of people who look for a game now',
      tags,
      answer: [201, tableCreatedSchema],
      problems: [400, 403, 404, 413, 415, 429, 503],
    }),
    within('LIMIT_MATCH'),
    ...smallJson,
    bodyOf(matchSchema),
    async (c) => {
      const { game, player, pass } = c.req.valid('json')
      const found = registry[game]
      if (found === undefined) return c.json(noSuchGame, 404)
      if (!mayPass(c.env, pass, askerOf(c.req.raw), Date.now())) return c.json(noPerson, 403)
      const region = regionFor(c)
      const near = lobbyAt(c.env, game, region)
      const { best } = found.meta.seats
      for (let tried = 0; tried < tries; tried++) {
        const match = await near.match(best)
        const welcome = await welcomeAt(c, { ...match, game, best, region, player })
        if (welcome === null) {
          await near.noSeatAt(match)
          continue
        }
        const { id } = match
        const { commitment, isKnown } = welcome
        if (isKnown) await near.notTaken(id)
        return c.json({ id, commitment } satisfies TableCreated, 201)
      }
      return c.json({ problem: 'unavailable' } satisfies HttpProblem, 503)
    },
  )
  .get(
    '/games',
    aboutRoutes({
      summary: 'Finished games that anybody may see, the newest first',
      tags: ['Games'],
      answer: [200, finishedListingSchema],
      problems: [400, 404, 429],
      query: {
        game: 'The id of a game',
        player: 'The whole name of somebody who played, in capitals or not',
        before: 'Where the page before this one ended: its `next`',
      },
    }),
    within('LIMIT_LIST'),
    async (c) => {
      const { game = null, player = null, before: said = '' } = c.req.query()
      if (game !== null && registry[game] === undefined) return c.json(noSuchGame, 404)
      // Told from the newest on instead, who goes on from a place cut short would go round for ever.
      const before = cursorOf(said)
      if (said !== '' && before === null) return c.json(bad('before'), 400)
      const { games, next } = await listFinished(c.env, { game, player, before })
      return c.json({ games: [...games], next }, 200)
    },
  )
