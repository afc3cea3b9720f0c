/** People at a table over real sockets, as programs would play: bench and cost drive their tables with them. */
import { type AnyGame, legalMoves } from '../../shared/engine/game.ts'
import { seatOf, type Shown, type Tagged } from '../../shared/engine/ids.ts'
import { eventsOf } from '../../shared/engine/log.ts'
import type { Random } from '../../shared/engine/random.ts'
import { follow } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { BotLevel } from '../../shared/protocol/botLevels.ts'
import type { HouseRules } from '../../shared/protocol/tableInfo.ts'
import type { ServerMessage } from '../../shared/protocol/messages.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import { Wire } from './wire.ts'

/** What is played, with options that nobody has changed. */
export interface Match {
  readonly rules: AnyGame
  readonly options: Readonly<Record<string, string>>
}

export interface Company {
  readonly match: Match
  readonly seats: number
  /** All seats but the first are theirs. */
  readonly bots: boolean
  /** How well they play; greedily unless told otherwise. */
  readonly level?: BotLevel
  readonly house?: Partial<HouseRules>
  /** Said with each request: as which client they are told apart. */
  readonly headers?: Record<string, string>
}

/** The key of a seat at a table that was opened here. */
export const benchKeyOf = (seat: number): string => `bench-seat-${seat}-of-this-table-`

export class Player {
  readonly wire: Wire
  readonly seat: number
  readonly #match: Match
  view: Shown<object>
  seq = 0
  #unread: string[] = []
  #wake: () => void = () => undefined

  constructor(wire: Wire, seat: number, match: Match, seats: number) {
    this.wire = wire
    this.seat = seat
    this.#match = match
    this.view = conceal(match.rules.blank({ seats, options: match.options }), seatOf(seat))
    wire.hear((frame) => {
      this.#unread.push(frame)
      this.#wake()
    })
  }

  /** Reads what was told: the client's work, done while no clock runs. */
  catchUp(): void {
    for (const frame of this.#unread.splice(0)) this.#read(JSON.parse(frame) as ServerMessage)
  }

  /** Resolves when there is something to read. */
  async news(): Promise<void> {
    if (this.#unread.length === 0) await this.wire.wait<void>((done) => (this.#wake = done))
  }

  #read(message: ServerMessage): void {
    if (message.t === 'bye') throw new Error(`seat ${this.seat} was sent away: ${message.why}`)
    if (message.t === 'receipt') return this.wire.socket.send(JSON.stringify(message))
    if (message.t !== 'entries' && message.t !== 'welcome') return
    for (const entry of message.entries) {
      if (entry.seq <= this.seq) continue
      this.seq = entry.seq
      for (const event of eventsOf(entry))
        this.view = follow(this.#match.rules, this.view, event as Shown<Tagged>, seatOf(this.seat))
    }
  }

  get isOver(): boolean {
    return this.seq > 0 && this.#match.rules.decisions(this.view).length === 0
  }

  /** A frame that answers what this seat is asked, by chance; null where it is not asked. */
  move(cid: number, chance: Random): string | null {
    const { rules } = this.#match
    const asked =
      this.seq === 0 ? undefined : rules.decisions(this.view).find(({ seat }) => seat === this.seat)
    if (asked === undefined) return null
    const legal = legalMoves(rules, this.view, asked.seat)
    const move = legal[chance.below(legal.length)]
    return JSON.stringify({ t: 'play', cid, decision: asked.key, moves: [move] })
  }
}

export const socketOf = (base: string, id: string): string =>
  `${base.replace('http', 'ws')}/api/tables/${id}/socket`

/** Opens a table and seats everybody; the game has begun. */
export const openTable = async (
  base: string,
  { match, seats, bots, level = 'greedy', house, headers = {} }: Company,
): Promise<{ readonly id: string; readonly players: Player[] }> => {
  const created = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      game: match.rules.id,
      seats,
      options: match.options,
      host: { name: 'P0', token: benchKeyOf(0) },
      bots: bots ? level : null,
      ...(house === undefined ? {} : { house }),
    }),
  })
  const { id } = (await created.json()) as { id: string }
  const players: Player[] = []
  for (let seat = 0; seat < (bots ? 1 : seats); seat++) {
    const wire = new Wire(socketOf(base, id), headers)
    await wire.open()
    players.push(new Player(wire, seat, match, seats))
    const say = async (message: object, answer: string): Promise<void> => {
      const heard = wire.next((frame) => frame.includes(answer))
      wire.socket.send(JSON.stringify(message))
      await heard
    }
    await say({ t: 'hello', proto: protocolVersion, token: benchKeyOf(seat), since: 0 }, '"welcome"')
    if (seat > 0) await say({ t: 'table', cid: 1, act: { act: 'sit', seat, name: `P${seat}` } }, '"re":1')
  }
  if (bots) return { id, players }
  const begun = Promise.all(players.map(({ wire }) => wire.next((frame) => frame.includes('"entries"'))))
  players[0]?.wire.socket.send(JSON.stringify({ t: 'table', cid: 2, act: { act: 'start' } }))
  await begun
  return { id, players }
}

/** Somebody looks on; resolves when they have been told everything. */
export const watch = async (base: string, id: string): Promise<Wire> => {
  const wire = new Wire(socketOf(base, id))
  await wire.open()
  const heard = wire.next((frame) => frame.includes('"welcome"'))
  wire.socket.send(JSON.stringify({ t: 'hello', proto: protocolVersion, token: null, since: 0 }))
  await heard
  return wire
}
