/** Bots where they think at a table: in a Durable Object, one decision at each call, and nothing else around it. */
import { DurableObject } from 'cloudflare:workers'
import { bots } from '../../../shared/bots/bots.ts'
import { type AnyGame, collectEvents, type Decision } from '../../../shared/engine/game.ts'
import { seqOf } from '../../../shared/engine/ids.ts'
import { defaultOptions } from '../../../shared/engine/options.ts'
import { type Random, randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { conceal } from '../../../shared/engine/secret.ts'
import { registry } from '../../../shared/registry.ts'

interface Env {
  readonly TABLES: DurableObjectNamespace<Table>
}

interface Playing {
  readonly game: AnyGame
  readonly state: object
  readonly random: Random
}

/** The person among them, who decides without thinking much. */
const person = 0

export class Table extends DurableObject<Env> {
  #playing: Playing | null = null

  constructor(context: DurableObjectState, env: Env) {
    super(context, env)
    // By the file of its database it is known which process this is.
    context.storage.sql.exec('CREATE TABLE IF NOT EXISTS one (id INTEGER)')
  }

  async #begin(id: string, number: number): Promise<void> {
    const known = registry[id]
    if (known === undefined) throw new Error(`no such game: ${id}`)
    const game = await known.rules()
    const random = randomAt(seedFromNumber(number), seqOf(1))
    const state = game.blank({ seats: game.seats.max, options: defaultOptions(known.meta) })
    collectEvents(game, state, random, (progress) => game.setup(progress))
    this.#playing = { game, state, random }
  }

  #decide({ game, state, random }: Playing, { seat }: Decision): void {
    const bot = seat === person ? bots.oficial : bots.maestro
    const move = bot(game, conceal(state, seat), seat, random, seat)
    collectEvents(game, state, random, (progress) => game.perform(progress, seat, move))
  }

  /** `/begin` deals, `/others` plays until *Maestro* is asked, `/think` is one decision of theirs. */
  override async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/begin')
      await this.#begin(searchParams.get('game') ?? '', Number(searchParams.get('number')))
    const playing = this.#playing
    if (playing === null) return new Response('ready')
    const next = (): Decision | undefined => playing.game.decisions(playing.state)[0]
    const asked = next()
    if (pathname === '/think' && asked !== undefined) this.#decide(playing, asked)
    if (pathname === '/others')
      for (let one = next(); one?.seat === person; one = next()) this.#decide(playing, one)
    return Response.json({ isOver: next() === undefined })
  }
}

export default {
  fetch: (request: Request, env: Env): Promise<Response> => env.TABLES.getByName('one').fetch(request),
}
