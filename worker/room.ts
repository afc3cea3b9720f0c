/**
 * One table: platform events in, table calls, storage, frames out. Every handler is synchronous, so that nothing
 * comes between judging, storing and telling; the platform holds frames back until what they tell is stored.
 */
import { DurableObject } from 'cloudflare:workers'
import type { AnyGame } from '../shared/engine/game.ts'
import {
  type Seat,
  seatOf,
  type Seq,
  seqOf,
  type TableId,
  type Tagged,
  type Viewer,
} from '../shared/engine/ids.ts'
import type { GameMeta } from '../shared/engine/meta.ts'
import { seedOf } from '../shared/engine/random.ts'
import { parse } from '../shared/engine/result.ts'
import { openTable, type Table } from '../shared/engine/table.ts'
import { limits } from '../shared/protocol/limits.ts'
import {
  type ClientMessage,
  clientMessageSchema,
  protocolVersion,
  type ServerMessage,
  type Why,
} from '../shared/protocol/messages.ts'
import type { SeatInfo, TableInfo } from '../shared/protocol/tableInfo.ts'
import { registry } from '../shared/registry.ts'
import { type Alarms, makeAlarms } from './alarms.ts'
import { botMove, isAutomatic, paceOf } from './bots.ts'
import type { Env } from './env.ts'
import { actOn, type Seating, seatOfToken } from './seating.ts'
import { makeSockets, type Sockets } from './sockets.ts'
import { makeStore, type SeatRecord, type Setting, type Store } from './store.ts'

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
  #open: Open | null = null

  constructor(context: DurableObjectState, env: Env) {
    super(context, env)
    this.store = makeStore(context.storage.sql)
    this.#sockets = makeSockets(context)
    this.#alarms = makeAlarms(context.storage)
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
    return this.#open === null ? null : this.#info(this.#open)
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
      else this.#act(this.#open, socket, message, now)
    } catch (failure) {
      // Memory may be ahead of what is stored: what is stored is the truth.
      console.error(failure)
      this.#reload(this.#open)
      this.#refuse(this.#open, socket, message.cid, 'storage')
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
      if (name === 'hello') this.#sendAwayStrangers(now)
      else if (this.#open !== null) this.#playBots(this.#open, now)
    }
  }

  /** Reads the table from storage; the game's rules are fetched once. */
  async #load(): Promise<void> {
    const setting = this.store.setting()
    const game = setting === null ? undefined : registry[setting.game]
    if (setting === null || game === undefined) return
    const rules = await game.rules()
    const seats = this.store.seats()
    this.#open = {
      seating: { setting, seats },
      meta: game.meta,
      rules,
      table: this.#tableOf(rules, setting, seats),
    }
    this.#noteAbsent(this.#open, Date.now())
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
    if (viewer !== null) this.#makeRoom(viewer)
    const since = seqOf(hello.since > open.table.seq ? 0 : hello.since)
    const before = open.seating
    if (viewer !== null) this.#update(open, viewer, { leftAt: null, standIn: false })
    const entries = open.table.news(viewer, since)
    this.#sockets.say(socket, { t: 'welcome', you: viewer, table: this.#info(open), entries, now })
    if (viewer !== null && (before !== open.seating || this.#socketsOf(viewer).length === 1))
      this.#tellTable(open, socket)
  }

  #play(open: Open, socket: WebSocket, message: Extract<ClientMessage, { t: 'play' }>, now: number): void {
    const { viewer } = this.#sockets.visitor(socket)
    const { cid, decision } = message
    if (viewer === null) return this.#refuse(open, socket, cid, 'notSeated')
    if (open.table.log.length === 0) return this.#refuse(open, socket, cid, 'notLive')
    const earlier = open.table.answered(viewer, cid)
    if (earlier !== null) return this.#tellEntries(open, seqOf(earlier.seq - 1), now, { socket, cid }, viewer)
    const moves: Tagged[] = []
    for (const raw of message.moves) {
      const move = parse(open.rules.moves, raw)
      if (!move.ok) return this.#refuse(open, socket, cid, 'badMove')
      moves.push(move.value)
    }
    const before = open.table.seq
    const played = this.#commit(open, viewer, { cid, decision, moves }, now)
    if (!played.ok) return this.#refuse(open, socket, cid, played.error)
    this.#tellEntries(open, before, now, { socket, cid })
    this.#afterEntry(open)
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
    if (record?.kind === 'person' && record.lastAct === cid)
      return this.#sockets.say(socket, { t: 'table', you: seat, table: this.#info(open), re: cid })
    const acted = actOn(open.seating, { token, cid, now }, act, {
      meta: open.meta,
      hasStarted: open.table.log.length > 0,
      isPresent: (index) => this.#socketsOf(seatOf(index)).length > 0,
    })
    if (!acted.ok) return this.#refuse(open, socket, cid, acted.error)
    this.#keep(open, withLastAct(acted.value, seatOfToken(acted.value.seats, token), cid))
    if (act.act === 'start') this.#start()
    const you = this.#viewerOf(open, token)
    this.#sockets.say(socket, { t: 'table', you, table: this.#info(open), re: cid })
    this.#tellTable(open, socket)
    if (act.act === 'start') this.#tellEntries(open, seqOf(0), now, null)
    this.#callBots(open)
  }

  /** Stores the seats, and gives each socket the seat its key opens now. */
  #keep(open: Open, seating: Seating): void {
    this.ctx.storage.transactionSync(() => {
      if (seating.setting !== open.seating.setting) this.store.saveSetting(seating.setting)
      if (seating.seats !== open.seating.seats) this.store.saveSeats(seating.seats)
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

  #update(
    open: Open,
    seat: Seat,
    change: { readonly leftAt: number | null; readonly standIn: boolean },
  ): void {
    const record = open.seating.seats[seat]
    if (record?.kind !== 'person') return
    if (record.leftAt === change.leftAt && record.standIn === change.standIn) return
    const seats = open.seating.seats.map((old, index) => (index === seat ? { ...record, ...change } : old))
    this.#keep(open, { ...open.seating, seats })
  }

  #start(): void {
    const open = this.#open
    if (open === null || open.table.log.length > 0) return
    this.ctx.storage.transactionSync(() => this.store.append(open.table.begin(Date.now())))
    this.#callBots(open)
  }

  /** Bots and stand-ins answer at a human pace. */
  #callBots(open: Open): void {
    const isAsked =
      open.table.log.length > 0 &&
      open.table.decisions().some(({ seat }) => isAutomatic(open.seating.seats[seat]))
    if (isAsked) this.#alarms.by('bots', Date.now() + paceOf(this.env, Math.random()))
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
    this.#tellEntries(open, before, now, null)
    this.#afterEntry(open)
  }

  #afterEntry(open: Open): void {
    if (open.table.decisions().length === 0) this.#tellTable(open, null)
    else this.#callBots(open)
  }

  #leave(socket: WebSocket): void {
    const open = this.#open
    const { viewer } = this.#sockets.visitor(socket)
    if (open === null || viewer === null || this.#socketsOf(viewer).some((other) => other !== socket)) return
    const record = open.seating.seats[viewer]
    this.#update(open, viewer, { leftAt: Date.now(), standIn: record?.kind === 'person' && record.standIn })
    this.#tellTable(open, socket)
  }

  /** After a crash nobody said good-bye: whoever has no socket is away from now on. */
  #noteAbsent(open: Open, now: number): void {
    const seats = open.seating.seats.map((seat, index) =>
      seat.kind === 'person' && seat.leftAt === null && this.#socketsOf(seatOf(index)).length === 0
        ? { ...seat, leftAt: now }
        : seat,
    )
    open.seating = { ...open.seating, seats }
  }

  #sendAwayStrangers(now: number): void {
    for (const socket of this.#sockets.all()) {
      const { greeted, since } = this.#sockets.visitor(socket)
      if (greeted) continue
      if (since + limits.hello <= now) this.#sockets.part(socket, 'noHello')
      else this.#alarms.by('hello', since + limits.hello)
    }
  }

  /** A seat may be open in a few windows; the oldest gives way. */
  #makeRoom(seat: Seat): void {
    const open = this.#socketsOf(seat)
    const oldest = [...open].sort((a, b) => this.#sockets.visitor(a).since - this.#sockets.visitor(b).since)
    for (const socket of oldest.slice(0, Math.max(0, open.length - limits.socketsPerSeat)))
      this.#sockets.part(socket, 'moved')
  }

  #socketsOf(seat: Seat): readonly WebSocket[] {
    return this.#sockets.all().filter((socket) => {
      const visitor = this.#sockets.visitor(socket)
      return visitor.greeted && visitor.viewer === seat
    })
  }

  #viewerOf(open: Open, token: string | null): Viewer {
    const index = seatOfToken(open.seating.seats, token)
    return index === null ? null : seatOf(index)
  }

  #info({ seating, table }: Open): TableInfo {
    const { id, game, rulesVersion, options, commitment } = seating.setting
    const isOver = table.log.length > 0 && table.decisions().length === 0
    const stage = table.log.length === 0 ? 'waiting' : isOver ? 'finished' : 'live'
    const seats = seating.seats.map((seat, index) => infoOf(seat, this.#socketsOf(seatOf(index)).length > 0))
    return { id: id as TableId, game, rulesVersion, options, stage, seats, commitment }
  }

  #refuse(open: Open, socket: WebSocket, re: number, why: Why): void {
    this.#sockets.say(socket, { t: 'refused', re, why, seq: open.table.seq })
  }

  #tellTable(open: Open, except: WebSocket | null): void {
    const table = this.#info(open)
    for (const socket of this.#sockets.all()) {
      const { greeted, viewer } = this.#sockets.visitor(socket)
      if (greeted && socket !== except) this.#sockets.say(socket, { t: 'table', you: viewer, table })
    }
  }

  /** Tells everybody, or one viewer, the entries after `since`, each as that viewer may know them. */
  #tellEntries(
    open: Open,
    since: Seq,
    now: number,
    author: { readonly socket: WebSocket; readonly cid: number } | null,
    only: Viewer | 'all' = 'all',
  ): void {
    const shown = new Map<Viewer, Extract<ServerMessage, { t: 'entries' }>>()
    for (const socket of this.#sockets.all()) {
      const { greeted, viewer } = this.#sockets.visitor(socket)
      const isAuthor = author !== null && socket === author.socket
      if (!greeted || (only !== 'all' && !isAuthor)) continue
      const message = shown.get(viewer) ?? { t: 'entries', entries: open.table.news(viewer, since), now }
      shown.set(viewer, message)
      this.#sockets.say(socket, isAuthor ? { ...message, re: author.cid } : message)
    }
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

const infoOf = (seat: SeatRecord, present: boolean): SeatInfo =>
  seat.kind === 'person' ? { kind: 'person', name: seat.name, present, standIn: seat.standIn } : seat

const withLastAct = (seating: Seating, seat: number | null, cid: number): Seating => ({
  ...seating,
  seats: seating.seats.map((record, index) =>
    index === seat && record.kind === 'person' ? { ...record, lastAct: cid } : record,
  ),
})
