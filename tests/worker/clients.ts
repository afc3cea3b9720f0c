/** People at a table, as the worker sees them: a socket, a view kept by following entries, and every frame heard. */
import { exports } from 'cloudflare:workers'
import { type AnyGame, legalMoves } from '../../shared/engine/game.ts'
import { type Seq, seqOf, type Shown, type Tagged, type Viewer } from '../../shared/engine/ids.ts'
import { type AnyEntry, eventsOf, live } from '../../shared/engine/log.ts'
import { follow } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import type { Move } from '../../shared/games/fortaleza/moves.ts'
import type { State } from '../../shared/games/fortaleza/state.ts'
import { withChanges } from '../../shared/protocol/clock.ts'
import { receivedEntry } from '../../shared/protocol/entries.ts'
import type { NewTable } from '../../shared/protocol/http.ts'
import type { ServerMessage, TableAct } from '../../shared/protocol/messages.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'

const origin = 'https://almena.test'

export const http = (path: string, init?: RequestInit, host = origin): Promise<Response> =>
  exports.default.fetch(new Request(`${host}${path}`, init))

export const post = (
  body: unknown,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) =>
  http('/api/tables', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** A key as a browser would make it. */
export const token = (name: string): string => name.padEnd(32, '_')

export const wish = (changes: Partial<NewTable> = {}): NewTable => ({
  game: 'fortaleza',
  seats: 3,
  options: { scoring: 'basic' },
  host: { name: 'Ana', token: token('ana') },
  bots: null,
  ...changes,
})

/** Opens a table and gives its id. */
export const opened = async (changes: Partial<NewTable> = {}): Promise<string> => {
  const response = await post(wish(changes))
  const { id } = await response.json<{ id: string }>()
  return id
}

type Numbered = Extract<ServerMessage, { re?: number }>

/** Somebody at a table of a game; of Fortaleza, if nothing else is said. */
export class Client<GameState extends object = State, GameMove extends Tagged = Move> {
  readonly frames: string[] = []
  info: TableInfo | null = null
  you: Viewer = null
  seq: Seq = seqOf(0)
  view: Shown<GameState> | null = null
  closed: { code: number; reason: string } | null = null
  /** Gives a receipt for what it has read, when it is asked for one. */
  givesReceipts = true
  readonly socket: WebSocket
  readonly rules: AnyGame
  #cid = 0
  readonly #heard: (() => void)[] = []
  readonly #log: Shown<AnyEntry>[] = []

  constructor(socket: WebSocket, rules: AnyGame) {
    this.socket = socket
    this.rules = rules
    socket.accept()
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)))
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason }
      this.#wake()
    })
  }

  get messages(): readonly ServerMessage[] {
    return this.frames.map((frame) => JSON.parse(frame) as ServerMessage)
  }

  #wake(): void {
    for (const go of this.#heard.splice(0)) go()
  }

  #hear(frame: string): void {
    this.frames.push(frame)
    if (frame === 'pong') return this.#wake()
    const message = JSON.parse(frame) as ServerMessage
    if (message.t === 'welcome') this.#cid = Math.max(this.#cid, message.newest)
    // Who has gone reads on what was under way, and says no more.
    if (message.t === 'receipt' && this.givesReceipts && this.socket.readyState === WebSocket.OPEN)
      this.send(message)
    if (message.t === 'welcome' || message.t === 'table') {
      this.info = message.table
      if (message.you !== this.you) this.view = null
      this.you = message.you
    }
    // Goes on counting where the seat has left off.
    if (message.t === 'welcome') this.#cid = Math.max(this.#cid, message.newest)
    if (message.t === 'entries' && this.info !== null) {
      const now = message.now ?? message.entries.at(-1)!.at
      this.info = { ...this.info, clocks: withChanges(this.info.clocks, message.clocks ?? [], now) }
    }
    if (message.t === 'welcome' || message.t === 'entries')
      for (const entry of message.entries) this.#read(receivedEntry(entry))
    this.#wake()
  }

  #read(entry: Shown<AnyEntry>): void {
    // What does not follow on is not read: whoever waits for it waits in vain.
    if (entry.seq !== this.seq + 1 || this.info === null) return
    this.seq = entry.seq
    const { seats, options } = this.info
    this.#log.push(entry)
    // After a rewind the view is made anew of what it leaves.
    const isBack = entry.kind === 'rewound'
    const blank = conceal(this.rules.blank({ seats: seats.length, options }), this.you)
    let view = (isBack ? null : this.view) ?? blank
    for (const one of isBack ? live(this.#log) : [entry])
      for (const event of eventsOf(one))
        view = follow(this.rules, view, event as Shown<Tagged>, this.you) as Shown<GameState>
    this.view = view as Shown<GameState>
  }

  /** Waits until this holds. Throws after half a minute, which no busy machine takes; a test may set `Date.now` ahead. */
  async until<T>(holds: () => T | null | undefined | false): Promise<T> {
    const end = performance.now() + 30_000
    for (;;) {
      const value = holds()
      if (value !== null && value !== undefined && value !== false) return value
      if (performance.now() > end) throw new Error(`waited in vain; last heard ${this.frames.at(-1)}`)
      // The timer goes with the wait: a long game would leave more of them than a Worker may have.
      let timer: ReturnType<typeof setTimeout> | null = null
      await new Promise<void>((resolve) => {
        this.#heard.push(resolve)
        timer = setTimeout(resolve, 100)
      })
      clearTimeout(timer)
    }
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  async hello(key: string | null, since = 0, more: object = {}): Promise<this> {
    const before = this.messages.filter(({ t }) => t === 'welcome').length
    this.send({ t: 'hello', proto: protocolVersion, token: key, since, ...more })
    await this.until(() => this.messages.filter(({ t }) => t === 'welcome').length > before)
    return this
  }

  nextCid(): number {
    return ++this.#cid
  }

  /** The one answer to a numbered message. */
  async ask(message: { readonly cid: number; readonly [field: string]: unknown }): Promise<Numbered> {
    const from = this.frames.length
    this.send(message)
    return this.until(() =>
      this.messages
        .slice(from)
        .find((answer): answer is Numbered => 're' in answer && answer.re === message.cid),
    )
  }

  act(act: TableAct, cid = this.nextCid()): Promise<Numbered> {
    return this.ask({ t: 'table', cid, act })
  }

  /** Answers the wish to take back that is on the table. */
  async answerUndo(agree: boolean, cid = this.nextCid()): Promise<Numbered> {
    const { by, seq } = await this.until(() => this.info?.undo?.seq === this.seq && this.info.undo)
    return this.act({ act: 'answerUndo', agree, by, seq }, cid)
  }

  get state(): Shown<GameState> {
    if (this.view === null) throw new Error('no game here yet')
    return this.view
  }

  get key(): string {
    return this.rules.decisions(this.state)[0]?.key ?? 'none'
  }

  get isAsked(): boolean {
    return this.view !== null && this.rules.decisions(this.view).some(({ seat }) => seat === this.you)
  }

  legal(): readonly GameMove[] {
    return this.you === null
      ? []
      : (legalMoves(this.rules, this.state, this.you) as readonly Tagged[] as readonly GameMove[])
  }

  play(moves: readonly Tagged[], changes: { decision?: string; cid?: number } = {}): Promise<Numbered> {
    const { decision = this.key, cid = this.nextCid() } = changes
    return this.ask({ t: 'play', cid, decision, moves })
  }
}

/** Opens a socket to a table, without a hello. */
export const connect = async <GameState extends object = State, GameMove extends Tagged = Move>(
  id: string,
  rules: AnyGame = fortaleza,
  from?: string,
): Promise<Client<GameState, GameMove>> => {
  const address = from === undefined ? {} : { 'cf-connecting-ip': from }
  const response = await http(`/api/tables/${id}/socket`, { headers: { upgrade: 'websocket', ...address } })
  if (response.webSocket === null) throw new Error(`no socket: ${response.status}`)
  return new Client(response.webSocket, rules)
}

export const join = async <GameState extends object = State, GameMove extends Tagged = Move>(
  id: string,
  key: string | null,
  since = 0,
  rules: AnyGame = fortaleza,
): Promise<Client<GameState, GameMove>> => (await connect<GameState, GameMove>(id, rules)).hello(key, since)

/** Three people sit, and the game has begun. */
export const started = async <GameState extends object = State, GameMove extends Tagged = Move>(
  changes: Partial<NewTable> = {},
  rules: AnyGame = fortaleza,
) => {
  const id = await opened(changes)
  type One = Client<GameState, GameMove>
  const people: [One, One, One] = [
    await join(id, token('ana'), 0, rules),
    await join(id, token('berta'), 0, rules),
    await join(id, token('carles'), 0, rules),
  ]
  await people[1].act({ act: 'sit', seat: 1, name: 'Berta' })
  await people[2].act({ act: 'sit', seat: 2, name: 'Carles' })
  await people[0].act({ act: 'start' })
  for (const person of people) await person.until(() => person.seq === 1)
  return { id, people }
}

/** Whoever is asked, once all who are still connected have heard what any of them has. */
export const asked = async <One extends Pick<Client, 'isAsked' | 'seq' | 'closed' | 'until'>>(
  people: readonly One[],
): Promise<One> => {
  const newest = Math.max(...people.map(({ seq }) => seq))
  for (const person of people) await person.until(() => person.closed !== null || person.seq >= newest)
  const one = people.find((person) => person.isAsked)
  if (one === undefined) throw new Error('nobody is asked')
  return one
}

/** Two cards for coins: always legal. */
export const resources = (person: Client, count: 1 | 2 = 2): Move => {
  const cards = person
    .legal()
    .find((move) => move.type === (count === 2 ? 'takeResourcesTwo' : 'takeResourcesOne'))
  if (cards === undefined) throw new Error('no resources to take')
  return cards
}

/** Whoever is asked takes two cards. */
export const playResources = async (people: readonly Client[]): Promise<Client> => {
  const one = await asked(people)
  await one.play([resources(one)])
  return one
}

/** Plays legal moves, whichever, to the end. */
export const finish = async <GameState extends object, GameMove extends Tagged>(
  people: readonly Client<GameState, GameMove>[],
): Promise<void> => {
  for (let turn = 0; people.some(({ isAsked }) => isAsked); turn++) {
    const one = await asked(people)
    const legal = one.legal()
    await one.play([legal[(turn * 7) % legal.length]!])
    for (const other of people) await other.until(() => other.seq === one.seq)
  }
}
