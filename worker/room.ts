/**
 * One table: platform events in, table calls, storage, frames out. Every handler is synchronous, so that nothing
 * comes between judging, storing and telling; the platform holds frames back until what they tell is stored.
 */
import { DurableObject } from 'cloudflare:workers'
import { type Seat, seatOf, seqOf, type Tagged, type Viewer } from '../shared/engine/ids.ts'
import { parse, type Result } from '../shared/engine/result.ts'
import type { Play, Refusal } from '../shared/engine/table.ts'
import type { AnyEntry } from '../shared/engine/log.ts'
import { limits } from '../shared/protocol/limits.ts'
import type { ClientMessage } from '../shared/protocol/messages.ts'
import { protocolVersion } from '../shared/protocol/version.ts'
import type { TableGlance } from '../shared/protocol/http.ts'
import type { RecordFile } from '../shared/protocol/record.ts'
import { registry } from '../shared/registry.ts'
import { type Alarms, makeAlarms } from './alarms.ts'
import { type Bots, isAutomatic, makeBots } from './bots.ts'
import { type Chatting, makeChatting } from './chatting.ts'
import type { Env } from './env.ts'
import { circumstancesOf, hasStarted, isClosed, isOver } from './open.ts'
import { type Open, seatsAsked, type Seen, tableOf } from './open.ts'
import { houseOf, openRematch } from './opening.ts'
import { makePost, type Post } from './post.ts'
import { recordOf } from './reports.ts'
import {
  actOn,
  nameIn,
  type Seating,
  seatOfToken,
  withLastAct,
  withoutGhosts,
  withPresence,
} from './seating.ts'
import { makeSockets, readFrame, type Sockets } from './sockets.ts'
import { makeStore, type SeatRecord, type Setting, type Store } from './store.ts'
import { makeTelling, type Telling } from './telling.ts'
import { makeTimekeeping, type Timekeeping } from './timekeeping.ts'

export class GameRoom extends DurableObject<Env> {
  readonly store: Store
  readonly #sockets: Sockets
  readonly #alarms: Alarms
  readonly #tell: Telling
  readonly #chatting: Chatting
  readonly #time: Timekeeping
  readonly #post: Post
  readonly #bots: Bots
  #open: Open | null = null
  #isOpeningRematch = false

  constructor(context: DurableObjectState, env: Env) {
    super(context, env)
    this.store = makeStore(context.storage.sql)
    this.#alarms = makeAlarms(context.storage)
    this.#sockets = makeSockets(context, this.#alarms, Number(env.FRAMES_PER_SECOND))
    this.#tell = makeTelling(this.#sockets)
    this.#chatting = makeChatting(this.store, this.#sockets)
    this.#time = makeTimekeeping(this.store, this.#alarms)
    const keep = (open: Open, seating: Seating): void => this.#keep(open, seating)
    this.#post = makePost(context.storage.sql, () => this.env, this.#alarms, this.#tell, keep)
    this.#bots = makeBots(this.#alarms, Number(env.BOT_PACE_MS))
    context.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    void context.blockConcurrencyWhile(() => this.#load())
  }

  /** Opens a table at this address. False if there is one already. */
  async create(setting: Setting, seats: readonly SeatRecord[], startNow: boolean): Promise<boolean> {
    // Two may want the same table at once: the second finds it open.
    return this.ctx.blockConcurrencyWhile(async () => {
      if (this.#open !== null) return false
      this.ctx.storage.transactionSync(() => {
        this.store.found()
        this.store.saveSetting(setting)
        this.store.saveSeats(seats)
      })
      await this.#load()
      if (startNow) this.#start(Date.now())
      return true
    })
  }

  describe(): TableGlance | null {
    const open = this.#open
    return open === null ? null : { ...this.#tell.info(open), asked: seatsAsked(open), seq: open.table.seq }
  }

  /** The table as those see it who only watch. */
  seen(): Seen | null {
    const open = this.#open
    return open === null ? null : { info: this.#tell.info(open), entries: open.table.news(null, seqOf(0)) }
  }

  /** Whether this key opens a seat here. */
  isKey(token: string): boolean {
    return this.#open !== null && this.#viewerOf(this.#open, token) !== null
  }

  /** The whole game with its seed, once it is over; null before. */
  record(): RecordFile | null {
    return this.#open === null || !isOver(this.#open) ? null : recordOf(this.#open.seating, this.#open.table)
  }

  /** A seat for somebody the lobby has sent; false where there is none. */
  welcome(player: { readonly name: string; readonly token: string; readonly entropy?: string }): boolean {
    const open = this.#open
    if (open === null || hasStarted(open)) return false
    const { token, ...person } = player
    if (this.isKey(token)) return true
    const seat = open.seating.seats.findIndex(({ kind }) => kind === 'empty')
    if (seat < 0) return false
    const now = Date.now()
    const act = { act: 'sit', seat, ...person } as const
    const seated = actOn(open.seating, { token, cid: 0, now }, act, this.#circumstances(open, now))
    if (!seated.ok) return false
    this.#keep(open, withPresence(seated.value, seat, { leftAt: now }))
    this.#startIfFull(open, now)
    this.#settle(open, null, now)
    this.#tell.table(open, null)
    return true
  }

  override fetch(): Response {
    const full = this.#sockets.all().length >= limits.sockets ? 'full' : null
    const refused = this.#open === null ? 'gone' : full
    return this.#sockets.admit(refused, Date.now())
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    const now = Date.now()
    if (typeof data !== 'string') return this.#sockets.part(socket, 'badFrame')
    if (data.length > limits.frame) return this.#sockets.part(socket, 'tooBig')
    if (!this.#sockets.mayTalk(socket, now)) return this.#sockets.part(socket, 'flood')
    const message = readFrame(data)
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

  override async alarm(): Promise<void> {
    const now = Date.now()
    const passed = this.#alarms.passed(now)
    for (const name of passed) {
      if (name === 'hello') this.#sockets.sendAwayStrangers(now)
      else if (this.#open === null) continue
      else if (name === 'bots') this.#playBots(this.#open, now)
      else if (name === 'clock') this.#callTime(this.#open, now)
      else if (name === 'attendance') this.#settle(this.#open, null, now)
    }
    // Last, and after all that players wait for.
    if (passed.includes('outbox') && this.#open !== null) await this.#post.deliver(this.#open)
  }

  /** Reads the table from storage; the game's rules are fetched once. */
  async #load(): Promise<void> {
    const setting = this.store.setting()
    const game = setting === null ? undefined : registry[setting.game]
    if (setting === null || game === undefined) return
    const rules = await game.rules()
    const now = Date.now()
    const seats = withoutGhosts(this.store.seats(), (seat) => this.#isPresent(seat), now)
    const seating = { setting, seats }
    const table = tableOf(rules, seating, this.store)
    const open: Open = { seating, meta: game.meta, rules, table, clocks: this.store.clocks() }
    this.#open = open
    if (this.#sockets.all().length === 0) this.#time.spare(open, now)
    this.#settle(open, null, now)
  }

  #reload(open: Open): void {
    const setting = this.store.setting() ?? open.seating.setting
    open.seating = { setting, seats: this.store.seats() }
    open.table = tableOf(open.rules, open.seating, this.store)
    open.clocks = this.store.clocks()
  }

  #greet(open: Open, socket: WebSocket, hello: Extract<ClientMessage, { t: 'hello' }>, now: number): void {
    if (hello.proto < protocolVersion - 1) return this.#sockets.part(socket, 'clientTooOld')
    if (hello.proto > protocolVersion) return this.#sockets.part(socket, 'serverTooOld')
    const { token, lag } = hello
    const viewer = this.#viewerOf(open, token)
    if (viewer === null && isClosed(open)) return this.#sockets.part(socket, 'private')
    this.#sockets.greet(socket, { token, viewer, since: now, ...(lag === undefined ? {} : { lag }) })
    if (viewer !== null) {
      this.#sockets.makeRoom(viewer)
      const stoodIn = isAutomatic(open.seating.seats[viewer])
      this.#keep(open, withPresence(open.seating, viewer, { leftAt: null, standIn: false }))
      if (stoodIn) this.#time.reprieve(open, viewer)
      this.#settle(open, null, now)
    }
    const since = seqOf(hello.since > open.table.seq ? 0 : hello.since)
    const entries = open.table.news(viewer, since)
    const chat = this.#chatting.lines()
    this.#sockets.say(socket, { t: 'welcome', you: viewer, table: this.#tell.info(open), entries, chat, now })
    if (viewer !== null && this.#sockets.ofSeat(viewer).length === 1) this.#tell.table(open, socket)
  }

  #play(open: Open, socket: WebSocket, message: Extract<ClientMessage, { t: 'play' }>, now: number): void {
    const { viewer } = this.#sockets.visitor(socket)
    const { cid, decision, lag } = message
    if (viewer === null) return this.#tell.refuse(open, socket, cid, 'notSeated')
    if (!hasStarted(open)) return this.#tell.refuse(open, socket, cid, 'notLive')
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
    this.#settle(open, viewer, now)
    this.#tell.entries(open, before, now, { socket, cid })
    // The end is news for all; so is a line that has become slow, or quick again.
    const isNews = this.#sockets.hasLag(socket, lag)
    if (isNews || isOver(open)) this.#tell.table(open, null)
  }

  /** Anybody at the table may speak, who sits and who watches. */
  #chat(open: Open, socket: WebSocket, said: Extract<ClientMessage, { t: 'chat' }>, now: number): void {
    const seat = this.#viewerOf(open, this.#sockets.visitor(socket).token)
    const name = nameIn(open.seating, seat) ?? said.name
    const refused = this.#chatting.say(socket, { seat, name }, said, now)
    if (refused !== null) this.#tell.refuse(open, socket, said.cid, refused)
  }

  /** Judges and stores as one: either both happened, or neither. */
  #commit(open: Open, seat: Seat, play: Play<Tagged>, now: number): Result<AnyEntry, Refusal> {
    return this.ctx.storage.transactionSync(() => {
      const played = open.table.play(seat, play, now)
      if (played.ok) this.store.append(played.value)
      return played
    })
  }

  #circumstances(open: Open, now: number): ReturnType<typeof circumstancesOf> {
    const overdue = this.#time.overdue(open, now)
    return circumstancesOf(open, overdue, (seat) => this.#isPresent(seat))
  }

  #act(open: Open, socket: WebSocket, message: Extract<ClientMessage, { t: 'table' }>, now: number): void {
    const { token } = this.#sockets.visitor(socket)
    const { cid, act } = message
    const seat = this.#viewerOf(open, token)
    const record = seat === null ? undefined : open.seating.seats[seat]
    const isRepeated = record?.kind === 'person' && record.lastAct === cid
    const before = open.table.seq
    if (!isRepeated) {
      const acted = actOn(open.seating, { token, cid, now }, act, this.#circumstances(open, now))
      if (!acted.ok) return this.#tell.refuse(open, socket, cid, acted.error)
      this.#keep(open, withLastAct(acted.value, seatOfToken(acted.value.seats, token), cid))
      if (act.act === 'start') this.#start(now)
      if (act.act === 'sit') this.#startIfFull(open, now)
      if (act.act === 'askUndo' || act.act === 'answerUndo') this.#undo(open, now)
      if (act.act === 'back' && seat !== null) this.#time.reprieve(open, seat)
      if (act.act === 'rematch') this.ctx.waitUntil(this.#openRematch(open))
      this.#settle(open, null, now)
    }
    const you = this.#viewerOf(open, token)
    this.#sockets.say(socket, { t: 'table', you, table: this.#tell.info(open), now, re: cid })
    if (isRepeated) return
    this.#tell.table(open, socket)
    if (open.table.seq > before) this.#tell.entries(open, before, now, null)
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
    if (!hasStarted(open)) open.table = tableOf(open.rules, seating, this.store)
    for (const socket of this.#sockets.all()) {
      const visitor = this.#sockets.visitor(socket)
      const viewer = this.#viewerOf(open, visitor.token)
      if (viewer !== visitor.viewer) this.#sockets.remember(socket, { ...visitor, viewer })
    }
  }

  /** Deals: from a seed that everybody who sits has added to. */
  #start(now: number): void {
    const open = this.#open
    if (open === null || hasStarted(open)) return
    const { setting, seats } = open.seating
    const entropy = seats.map((seat) => (seat.kind === 'person' ? (seat.entropy ?? null) : null))
    this.#keep(open, { ...open.seating, setting: { ...setting, entropy } })
    this.ctx.storage.transactionSync(() => {
      this.store.append(open.table.begin(now))
      this.#time.start(open)
    })
    if (isClosed(open))
      for (const socket of this.#sockets.all())
        if (this.#sockets.visitor(socket).viewer === null) this.#sockets.part(socket, 'private')
    this.#settle(open, null, now)
  }

  #startIfFull({ seating }: Open, now: number): void {
    const isFull = seating.seats.every(({ kind }) => kind !== 'empty')
    if (isFull && houseOf(seating.setting).startsWhenFull) this.#start(now)
  }

  /** After anything that happened: clocks run or stand, who plays by itself is called, others are told. */
  #settle(open: Open, author: Seat | null, now: number): void {
    this.#time.settle(open, author, now)
    this.#bots.call(open)
    this.#post.put(open, now)
  }

  /** Takes back what all have agreed to take back. */
  #undo(open: Open, now: number): void {
    const { undo, ...setting } = open.seating.setting
    if (undo === undefined || undo.waiting.length > 0) return
    this.#keep(open, { ...open.seating, setting })
    this.ctx.storage.transactionSync(() => this.store.append(open.table.rewind(undo.to, undo.by, now)))
  }

  /** Once, however many ask for it. */
  async #openRematch(open: Open): Promise<void> {
    if (open.seating.setting.rematch !== undefined || this.#isOpeningRematch) return
    this.#isOpeningRematch = true
    try {
      const id = await openRematch(open, this.env)
      this.#keep(open, { ...open.seating, setting: { ...open.seating.setting, rematch: id } })
      this.#tell.table(open, null)
    } finally {
      this.#isOpeningRematch = false
    }
  }

  #playBots(open: Open, now: number): void {
    const before = open.table.seq
    const turn = this.#bots.turn(open)
    if (turn === null) return
    try {
      const played = this.#commit(open, turn.seat, turn, now)
      if (!played.ok) throw new Error(`a bot was refused: ${JSON.stringify(played.error)}`)
    } catch (failure) {
      this.#reload(open)
      throw failure
    }
    this.#settle(open, null, now)
    this.#tell.entries(open, before, now, null)
    if (isOver(open)) this.#tell.table(open, null)
  }

  /** Somebody's time is up: the stand-in plays for them, or the table is told that it may call it. */
  #callTime(open: Open, now: number): void {
    const over = this.#time.overdue(open, now)
    const { onTimeout } = houseOf(open.seating.setting)
    if (onTimeout === 'standIn')
      for (const seat of over) this.#keep(open, withPresence(open.seating, seat, { standIn: true }))
    this.#settle(open, null, now)
    if (over.length > 0) this.#tell.table(open, null)
  }

  #leave(socket: WebSocket): void {
    const open = this.#open
    const { viewer } = this.#sockets.visitor(socket)
    if (open === null || viewer === null || this.#sockets.ofSeat(viewer).some((other) => other !== socket))
      return
    const now = Date.now()
    this.#keep(open, withPresence(open.seating, viewer, { leftAt: now }))
    this.#settle(open, null, now)
    this.#tell.table(open, socket)
  }

  #isPresent(seat: number): boolean {
    return this.#sockets.ofSeat(seatOf(seat)).length > 0
  }

  #viewerOf(open: Open, token: string | null): Viewer {
    const index = seatOfToken(open.seating.seats, token)
    return index === null ? null : seatOf(index)
  }
}
