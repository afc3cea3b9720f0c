import { legalMoves } from '../../shared/engine/game.ts'
import { seqOf, type Shown } from '../../shared/engine/ids.ts'
import { eventsOf } from '../../shared/engine/log.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { follow } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import type { Event, State } from '../../shared/games/fortaleza/state.ts'
import { protocolVersion, type ServerMessage } from '../../shared/protocol/messages.ts'
import type { Load } from './bench.ts'
import { Wire } from './wire.ts'

const chance = randomAt(seedFromNumber(1), seqOf(1))
const key = (seat: number): string => `bench-seat-${seat}-of-this-table-`
const table = { seats: 4, options: { scoring: 'advanced' } } as const

class Player {
  readonly wire: Wire
  readonly seat: number
  view: Shown<State>
  seq = 0
  readonly #unread: string[] = []

  constructor(wire: Wire, seat: number) {
    this.wire = wire
    this.seat = seat
    this.view = conceal(fortaleza.blank(table), seat as never)
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
        this.view = follow(fortaleza, this.view, event as Shown<Event>, this.seat as never)
    }
  }
}

const open = async (base: string): Promise<Player[]> => {
  const created = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'fortaleza', ...table, host: { name: 'P0', token: key(0) }, bots: null }),
  })
  const { id } = (await created.json()) as { id: string }
  const players: Player[] = []
  for (let seat = 0; seat < 4; seat++) {
    const wire = new Wire(`${base.replace('http', 'ws')}/api/tables/${id}/socket`)
    await wire.open()
    players.push(new Player(wire, seat))
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
export const playTables = async (base: string, moves: number): Promise<Load> => {
  const times: number[] = []
  let bytes = 0
  while (times.length < moves) {
    const players = await open(base)
    const before = players.reduce((sum, { wire }) => sum + wire.bytes, 0)
    for (let cid = 10; times.length < moves; cid++) {
      for (const player of players) player.catchUp()
      const [first] = players
      const [asked] = first === undefined ? [] : fortaleza.decisions(first.view)
      const author = asked === undefined ? undefined : players[asked.seat]
      if (asked === undefined || author === undefined) break
      const legal = legalMoves(fortaleza, author.view, asked.seat)
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
  return { times, bytesPerMoveAndClient: bytes / moves / 4 }
}
