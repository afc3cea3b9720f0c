/**
 * One table: platform events in, table calls, storage, frames out. Every handler is synchronous, so that nothing
 * comes between judging, storing and telling; the platform holds frames back until what they tell is stored.
 */
import { DurableObject } from 'cloudflare:workers'
import type { AnyGame } from '../shared/engine/game.ts'
import { type Seat, seatOf, seqOf, type Tagged, type Viewer } from '../shared/engine/ids.ts'
import type { GameMeta } from '../shared/engine/meta.ts'
import { seedOf } from '../shared/engine/random.ts'
import { parse } from '../shared/engine/result.ts'
import { openTable, type Table } from '../shared/engine/table.ts'
import { limits } from '../shared/protocol/limits.ts'
import { type ClientMessage, clientMessageSchema, protocolVersion } from '../shared/protocol/messages.ts'
import type { RecordFile } from '../shared/protocol/record.ts'
import type { TableInfo } from '../shared/protocol/tableInfo.ts'
import { registry } from '../shared/registry.ts'
import { type Alarms, makeAlarms } from './alarms.ts'
import { botMove, isAutomatic, paceOf } from './bots.ts'
import { type Chatting, makeChatting } from './chatting.ts'
import type { Env } from './env.ts'
import { seatsForRematch, settingFor } from './opening.ts'
import { actOn, type Seating, seatOfToken, withLastAct, withoutGhosts, withPresence } from './seating.ts'
import { makeSockets, type Sockets } from './sockets.ts'
import { makeStore, type SeatRecord, type Setting, type Store } from './store.ts'
import { makeTelling, type Telling } from './telling.ts'
import { newTableId } from './tokens.ts'

type AnyTable = Table<object, Tagged, Tagged>

/** A table that exists, in memory. */
interface Open {
  seating: Seating
  table: AnyTable
  readonly meta: GameMeta
  readonly rules: AnyGame
}

export class GameRoom extends DurableObject<Env> {
  readonly store: Store
  readonly #sockets: Sockets
  readonly #alarms: Alarms
  readonly #tell: Telling
  readonly #chatting: Chatting
  #open: Open | null = null
  #isOpeningRematch = false

  constructor(context: DurableObjectState, env: Env) {
    super(context, env)
    this.store = makeStore(context.storage.sql)
    this.#sockets = makeSockets(context, Number(env.FRAMES_PER_SECOND))
    this.#alarms = makeAlarms(context.storage)
    this.#tell = makeTelling(this.#sockets)
    this.#chatting = makeChatting(this.store, this.#sockets)
    context.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    void context.blockConcurrencyWhile(() => this.#load())
  }

  /** Opens a table at this address. False if there is one already. */
  async create(setting: Setting, seats: readonly SeatRecord[], startNow: boolean): Promise<boolean> {
    if (this.#open !== null) return false
    this.ctx.storage.transactionSync(() => {
      this.store.found()
      this.store.saveSetting(setting)
      this.store.saveSeats(seats)
    })
    await this.#load()
    if (startNow) this.#start()
    return true
  }

  describe(): TableInfo | null {
    return this.#open === null ? null : this.#tell.info(this.#open)
  }

  /** The whole game with its seed, once it is over; null before. */
  record(): RecordFile | null {
    if (this.#open === null || !this.#tell.isOver(this.#open)) return null
    const { seating, table } = this.#open
    const { id, game, rulesVersion, options, seed, commitment } = seating.setting
    const seats = seating.seats.map((seat) =>
      seat.kind === 'person' ? { kind: seat.kind, name: seat.name } : seat,
    )
    return {
      format: 'almena-record',
      version: 1,
      table: id,
      game,
      rulesVersion,
      seats,
      options: { ...options },
      seed,
      commitment,
      entries: table.log,
    }
  }

  override fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair()
    if (this.#open === null || this.#sockets.all().length >= limits.sockets) {
      // Not ours to keep: said and closed at once.
      server.accept()
      this.#sockets.part(server, this.#open === null ? 'gone' : 'full')
    } else {
      this.ctx.acceptWebSocket(server)
      const now = Date.now()
      this.#sockets.remember(server, { version: 1, token: null, viewer: null, greeted: false, since: now })
      this.#alarms.by('hello', now + limits.hello)
    }
    return new Response(null, { status: 101, webSocket: client })
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    const now = Date.now()
    if (typeof data !== 'string') return this.#sockets.part(socket, 'badFrame')
    if (data.length > limits.frame) return this.#sockets.part(socket, 'tooBig')
    if (!this.#sockets.mayTalk(socket, now)) return this.#sockets.part(socket, 'flood')
    const message = read(data)
    if (message === null) return this.#sockets.part(socket, 'badFrame')
    if (this.#open === null) return this.#sockets.part(socket, 'gone')
    if (message.t === 'hello') return this.#greet(this.#open, socket, message, now)
    if (!this.#sockets.visitor(socket).greeted) return this.#sockets.part(socket, 'noHello')
    try {
      if (message.t === 'play') this.#play(this.#open, socket, message, now)
      else if (message.t === 'chat') this.#chat(this.#open, socket, message, now)
      else this.#act(this.#open, socket, message, now)
    } catch (failure) {
      // Memory may be ahead of what is stored: what is stored is the truth.
      console.error(failure)
      this.#reload(this.#open)
      this.#tell.refuse(this.#open, socket, message.cid, 'storage')
    }
  }

  override webSocketClose(socket: WebSocket): void {
    this.#leave(socket)
  }

  override webSocketError(socket: WebSocket): void {
    this.#leave(socket)
  }

  override alarm(): void {
    const now = Date.now()
    for (const name of this.#alarms.passed(now)) {
      if (name === 'hello') this.#awaitHellos(now)
      else if (this.#open !== null) this.#playBots(this.#open, now)
    }
  }

  /** Reads the table from storage; the game's rules are fetched once. */
  async #load(): Promise<void> {
    const setting = this.store.setting()
    const game = setting === null ? undefined : registry[setting.game]
    if (setting === null || game === undefined) return
    const rules = await game.rules()
    const seats = withoutGhosts(this.store.seats(), (seat) => this.#isPresent(seat), Date.now())
    this.#open = {
      seating: { setting, seats },
      meta: game.meta,
      rules,
      table: this.#tableOf(rules, setting, seats),
    }
    this.#callBots(this.#open)
  }

  #tableOf(rules: AnyGame, { options, seed }: Setting, seats: readonly SeatRecord[]): AnyTable {
    return openTable(rules, { seats: seats.length, options, seed: seedOf(seed) }, this.store.entries())
  }

  #reload(open: Open): void {
    const setting = this.store.setting() ?? open.seating.setting
    open.seating = { setting, seats: this.store.seats() }
    open.table = this.#tableOf(open.rules, setting, open.seating.seats)
  }

  #greet(open: Open, socket: WebSocket, hello: Extract<ClientMessage, { t: 'hello' }>, now: number): void {
    if (hello.proto < protocolVersion - 1) return this.#sockets.part(socket, 'clientTooOld')
    if (hello.proto > protocolVersion) return this.#sockets.part(socket, 'serverTooOld')
    const viewer = this.#viewerOf(open, hello.token)
    this.#sockets.remember(socket, { version: 1, token: hello.token, viewer, greeted: true, since: now })
    if (viewer !== null) {
      this.#sockets.makeRoom(viewer)
      this.#keep(open, withPresence(open.seating, viewer, { leftAt: null, standIn: false }))
    }
    const since = seqOf(hello.since > open.table.seq ? 0 : hello.since)
    const entries = open.table.news(viewer, since)
    const chat = this.#chatting.lines()
    this.#sockets.say(socket, { t: 'welcome', you: viewer, table: this.#tell.info(open), entries, chat, now })
    if (viewer !== null && this.#sockets.ofSeat(viewer).length === 1) this.#tell.table(open, socket)
  }

  #play(open: Open, socket: WebSocket, message: Extract<ClientMessage, { t: 'play' }>, now: number): void {
    const { viewer } = this.#sockets.visitor(socket)
    const { cid, decision } = message
    if (viewer === null) return this.#tell.refuse(open, socket, cid, 'notSeated')
    if (open.table.log.length === 0) return this.#tell.refuse(open, socket, cid, 'notLive')
    const earlier = open.table.answered(viewer, cid)
    if (earlier !== null) return this.#tell.again(open, seqOf(earlier.seq - 1), now, { socket, cid })
    const moves: Tagged[] = []
    for (const raw of message.moves) {
      const move = parse(open.rules.moves, raw)
      if (!move.ok) return this.#tell.refuse(open, socket, cid, 'badMove')
      moves.push(move.value)
    }
    const before = open.table.seq
    const played = this.#commit(open, viewer, { cid, decision, moves }, now)
    if (!played.ok) return this.#tell.refuse(open, socket, cid, played.error)
    this.#tell.entries(open, before, now, { socket, cid })
    this.#afterEntry(open)
  }

  /** Anybody at the table may speak, who sits and who watches. */
  #chat(open: Open, socket: WebSocket, said: Extract<ClientMessage, { t: 'chat' }>, now: number): void {
    const seat = this.#viewerOf(open, this.#sockets.visitor(socket).token)
    const record = seat === null ? undefined : open.seating.seats[seat]
    const name = record?.kind === 'person' ? record.name : said.name
    const refused = this.#chatting.say(socket, { seat, name }, said, now)
    if (refused !== null) this.#tell.refuse(open, socket, said.cid, refused)
  }

  /** Judges and stores as one: either both happened, or neither. */
  #commit(
    open: Open,
    seat: Seat,
    play: Parameters<AnyTable['play']>[1],
    now: number,
  ): ReturnType<AnyTable['play']> {
    return this.ctx.storage.transactionSync(() => {
      const played = open.table.play(seat, play, now)
      if (played.ok) this.store.append(played.value)
      return played
    })
  }

  #act(open: Open, socket: WebSocket, message: Extract<ClientMessage, { t: 'table' }>, now: number): void {
    const { token } = this.#sockets.visitor(socket)
    const { cid, act } = message
    const seat = this.#viewerOf(open, token)
    const record = seat === null ? undefined : open.seating.seats[seat]
    const isRepeated = record?.kind === 'person' && record.lastAct === cid
    if (!isRepeated) {
      const hasStarted = open.table.log.length > 0
      const isPresent = (index: number): boolean => this.#isPresent(index)
      const isOver = this.#tell.isOver(open)
      const at = { meta: open.meta, hasStarted, isOver, isPresent, log: open.table.log }
      const acted = actOn(open.seating, { token, cid, now }, act, at)
      if (!acted.ok) return this.#tell.refuse(open, socket, cid, acted.error)
      this.#keep(open, withLastAct(acted.value, seatOfToken(acted.value.seats, token), cid))
      if (act.act === 'start') this.#start()
      if (act.act === 'askUndo' || act.act === 'answerUndo') this.#undo(open, now)
      if (act.act === 'rematch') this.ctx.waitUntil(this.#openRematch(open))
    }
    this.#sockets.say(socket, {
      t: 'table',
      you: this.#viewerOf(open, token),
      table: this.#tell.info(open),
      re: cid,
    })
    if (isRepeated) return
    this.#tell.table(open, socket)
    if (act.act === 'start') this.#tell.entries(open, seqOf(0), now, null)
    this.#callBots(open)
  }

  /** Stores the seats, and gives each socket the seat its key opens now. */
  #keep(open: Open, seating: Seating): void {
    const before = open.seating
    if (seating === before) return
    this.ctx.storage.transactionSync(() => {
      if (seating.setting !== before.setting) this.store.saveSetting(seating.setting)
      if (seating.seats !== before.seats) this.store.saveSeats(seating.seats)
    })
    open.seating = seating
    // While the table waits, size and options of the game to come may change with it.
    if (open.table.log.length === 0) open.table = this.#tableOf(open.rules, seating.setting, seating.seats)
    for (const socket of this.#sockets.all()) {
      const visitor = this.#sockets.visitor(socket)
      const viewer = this.#viewerOf(open, visitor.token)
      if (viewer !== visitor.viewer) this.#sockets.remember(socket, { ...visitor, viewer })
    }
  }

  #start(): void {
    const open = this.#open
    if (open === null || open.table.log.length > 0) return
    this.ctx.storage.transactionSync(() => this.store.append(open.table.begin(Date.now())))
    this.#callBots(open)
  }

  /** Takes back what all have agreed to take back. */
  #undo(open: Open, now: number): void {
    const { undo, ...setting } = open.seating.setting
    if (undo === undefined || undo.waiting.length > 0) return
    const before = open.table.seq
    this.#keep(open, { ...open.seating, setting })
    this.ctx.storage.transactionSync(() => this.store.append(open.table.rewind(undo.to, undo.by, now)))
    this.#tell.entries(open, before, now, null)
  }

  /** Once, however many ask for it. */
  async #openRematch(open: Open): Promise<void> {
    if (open.seating.setting.rematch !== undefined || this.#isOpeningRematch) return
    this.#isOpeningRematch = true
    try {
      const id = newTableId()
      const { game, options } = open.seating.setting
      const setting = await settingFor(id, { game, options, rulesVersion: open.rules.rulesVersion })
      const seats = seatsForRematch(open.seating.seats, Date.now())
      await this.env.ROOMS.getByName(id).create(setting, seats, true)
      this.#keep(open, { ...open.seating, setting: { ...open.seating.setting, rematch: id } })
      this.#tell.table(open, null)
    } finally {
      this.#isOpeningRematch = false
    }
  }

  /** Bots and stand-ins answer at a human pace. */
  #callBots({ table, seating }: Open): void {
    const isAsked =
      table.log.length > 0 && table.decisions().some(({ seat }) => isAutomatic(seating.seats[seat]))
    if (isAsked) this.#alarms.by('bots', Date.now() + paceOf(Number(this.env.BOT_PACE_MS), Math.random()))
  }

  #playBots(open: Open, now: number): void {
    const asked = open.table.log.length > 0 ? open.table.decisions() : []
    const decision = asked.find(({ seat }) => isAutomatic(open.seating.seats[seat]))
    if (decision === undefined) return
    const before = open.table.seq
    const move = botMove(open.rules, open.table, open.seating, decision.seat)
    try {
      const played = this.#commit(
        open,
        decision.seat,
        { cid: before + 1, decision: decision.key, moves: [move] },
        now,
      )
      if (!played.ok) throw new Error(`a bot was refused: ${JSON.stringify(played.error)}`)
    } catch (failure) {
      this.#reload(open)
      throw failure
    }
    this.#tell.entries(open, before, now, null)
    this.#afterEntry(open)
  }

  #afterEntry(open: Open): void {
    if (open.table.decisions().length === 0) this.#tell.table(open, null)
    else this.#callBots(open)
  }

  #leave(socket: WebSocket): void {
    const open = this.#open
    const { viewer } = this.#sockets.visitor(socket)
    if (open === null || viewer === null || this.#sockets.ofSeat(viewer).some((other) => other !== socket))
      return
    const record = open.seating.seats[viewer]
    const standIn = record?.kind === 'person' && record.standIn
    this.#keep(open, withPresence(open.seating, viewer, { leftAt: Date.now(), standIn }))
    this.#tell.table(open, socket)
  }

  #awaitHellos(now: number): void {
    const next = this.#sockets.sendAwayStrangers(now)
    if (next !== null) this.#alarms.by('hello', next)
  }

  #isPresent(seat: number): boolean {
    return this.#sockets.ofSeat(seatOf(seat)).length > 0
  }

  #viewerOf(open: Open, token: string | null): Viewer {
    const index = seatOfToken(open.seating.seats, token)
    return index === null ? null : seatOf(index)
  }
}

const read = (data: string): ClientMessage | null => {
  try {
    const message = parse(clientMessageSchema, JSON.parse(data))
    return message.ok ? message.value : null
  } catch {
    return null
  }
}
