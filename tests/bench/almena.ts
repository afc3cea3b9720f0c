import { type AnyGame, legalMoves } from '../../shared/engine/game.ts'
import { seatOf, seqOf, type Shown, type Tagged } from '../../shared/engine/ids.ts'
import { eventsOf } from '../../shared/engine/log.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { follow } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { ServerMessage } from '../../shared/protocol/messages.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import type { Load } from './bench.ts'
import { Wire } from './wire.ts'

const chance = randomAt(seedFromNumber(1), seqOf(1))
const key = (seat: number): string => `bench-seat-${seat}-of-this-table-`

/** What is played: a game with four seats and options that nobody has changed. */
export interface Match {
  readonly rules: AnyGame
  readonly options: Readonly<Record<string, string>>
}
const seats = 4

class Player {
  readonly wire: Wire
  readonly seat: number
  readonly #match: Match
  view: Shown<object>
  seq = 0
  readonly #unread: string[] = []

  constructor(wire: Wire, seat: number, match: Match) {
    this.wire = wire
    this.seat = seat
    this.#match = match
    this.view = conceal(match.rules.blank({ seats, options: match.options }), seatOf(seat))
    wire.hear((frame) => void this.#unread.push(frame))
  }

  /** Reads what was told: the client's work, done while no clock runs. */
  catchUp(): void {
    for (const frame of this.#unread.splice(0)) this.read(JSON.parse(frame) as ServerMessage)
  }

  read(message: ServerMessage): void {
    if (message.t !== 'entries' && message.t !== 'welcome') return
    for (const entry of message.entries) {
      if (entry.seq <= this.seq) continue
      this.seq = entry.seq
      for (const event of eventsOf(entry))
        this.view = follow(this.#match.rules, this.view, event as Shown<Tagged>, seatOf(this.seat))
    }
  }
}

const open = async (base: string, match: Match): Promise<Player[]> => {
  const created = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: match.rules.id,
      seats,
      options: match.options,
      host: { name: 'P0', token: key(0) },
      bots: null,
    }),
  })
  const { id } = (await created.json()) as { id: string }
  const players: Player[] = []
  for (let seat = 0; seat < seats; seat++) {
    const wire = new Wire(`${base.replace('http', 'ws')}/api/tables/${id}/socket`)
    await wire.open()
    players.push(new Player(wire, seat, match))
    const say = async (message: object, answer: string): Promise<void> => {
      const heard = wire.next((frame) => frame.includes(answer))
      wire.socket.send(JSON.stringify(message))
      await heard
    }
    await say({ t: 'hello', proto: protocolVersion, token: key(seat), since: 0 }, '"welcome"')
    if (seat > 0) await say({ t: 'table', cid: 1, act: { act: 'sit', seat, name: `P${seat}` } }, '"re":1')
  }
  const begun = Promise.all(players.map(({ wire }) => wire.next((frame) => frame.includes('"entries"'))))
  players[0]?.wire.socket.send(JSON.stringify({ t: 'table', cid: 2, act: { act: 'start' } }))
  await begun
  return players
}

/** Plays random legal moves at one table after the other until so many are played. */
export const playTables = async (base: string, moves: number, match: Match): Promise<Load> => {
  const { rules } = match
  const times: number[] = []
  let bytes = 0
  while (times.length < moves) {
    const players = await open(base, match)
    const before = players.reduce((sum, { wire }) => sum + wire.bytes, 0)
    for (let cid = 10; times.length < moves; cid++) {
      for (const player of players) player.catchUp()
      const [first] = players
      const [asked] = first === undefined ? [] : rules.decisions(first.view)
      const author = asked === undefined ? undefined : players[asked.seat]
      if (asked === undefined || author === undefined) break
      const legal = legalMoves(rules, author.view, asked.seat)
      const move = legal[chance.below(legal.length)]
      const frame = JSON.stringify({ t: 'play', cid, decision: asked.key, moves: [move] })
      const heard = Promise.all(
        players.map(({ wire }) => wire.next((said) => said.includes('"t":"entries"'))),
      )
      const from = performance.now()
      author.wire.socket.send(frame)
      await heard
      times.push(performance.now() - from)
    }
    bytes += players.reduce((sum, { wire }) => sum + wire.bytes, 0) - before
    for (const { wire } of players) wire.socket.close()
  }
  return { times, bytesPerMoveAndClient: bytes / moves / seats }
}
