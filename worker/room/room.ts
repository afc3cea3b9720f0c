/**
 * One table: platform events in, table calls, storage, frames out. Every handler is synchronous, so that nothing
 * comes between judging, storing and telling; the platform holds frames back until what they tell is stored.
 */
import { DurableObject } from 'cloudflare:workers'
import { type Seat, seatOf, seqOf, type Tagged, type Viewer } from '../../shared/engine/ids.ts'
import { err, type Result } from '../../shared/engine/result.ts'
import type { Play } from '../../shared/engine/table.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { type ClientMessage, readMessage, type Why } from '../../shared/protocol/messages.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import { registry } from '../../shared/registry.ts'
import { type Deadlines, type DeadlineHandlers, createDeadlines } from './deadlines.ts'
import { type Bots, isAutomatic, createBots } from './bots.ts'
import { type ChatLog, createChatLog } from './chat.ts'
import type { Env } from '../env.ts'
import type { MatchedPlayer, RoomRpc, SpectatorView } from './rpc.ts'
import { hasStarted, isClosed, isOver, movesOf } from './table.ts'
import { circumstancesOf } from './circumstances.ts'
import { type OpenTable, seatsAsked, tableOf, turnToRules } from './table.ts'
import { mayAnswer } from './logBounds.ts'
import { arrived } from './leases.ts'
import { useByAct, useByPlay } from './numbers.ts'
import { createPost, type Post } from '../outside/post.ts'
import { createRematches, type Rematches } from './rematch.ts'
import { recordOf } from '../outside/reports.ts'
import { actOn, seatOfToken, withLastAct, withoutGhosts, withPresence } from './seating.ts'
import { createSockets, type Sockets } from './sockets.ts'
import { createStore, type Store } from './store.ts'
import { createBroadcast, type Broadcast } from './broadcast.ts'
import { createClocks, type Clocks } from './clocks.ts'
import { createWaitingTable, type WaitingTable } from './waiting.ts'
import { houseOf, type Seating, type SeatRecord, type Setting } from './records.ts'

type Message<Type extends ClientMessage['t']> = Extract<ClientMessage, { t: Type }>

export class GameRoom extends DurableObject<Env> implements RoomRpc {
  readonly store: Store
  readonly deadlines: Deadlines
  readonly #sockets: Sockets
  readonly #broadcast: Broadcast
  readonly #chat: ChatLog
  readonly #clocks: Clocks
  readonly #post: Post
  readonly #bots: Bots
  readonly #waiting: WaitingTable
  readonly #rematch: Rematches
  #open: OpenTable | null = null
  /** What is done at each deadline. */
  readonly duties: DeadlineHandlers = {
    hello: (now) => this.#sockets.sendAwayStrangers(now),
    bots: (now) => this.#atTable((open) => this.#playBots(open, now)),
    clock: (now) => this.#atTable((open) => this.#callTime(open, now)),
    seats: (now) => this.#atTable((open) => this.#waiting.call(open, now)),
    attendance: (now) => this.#atTable((open) => this.#settle(open, now)),
    outbox: async () => (this.#open === null ? undefined : this.#post.deliver(this.#open)),
  }

  constructor(context: DurableObjectState, env: Env) {
    super(context, env)
    this.store = createStore(context.storage.sql)
    this.deadlines = createDeadlines(context.storage, () => this.duties)
    // After the handler at hand: what it tells and stores comes first.
    const onParted = (socket: WebSocket): void => queueMicrotask(() => this.#leave(socket))
    this.#sockets = createSockets(context, this.deadlines, Number(env.FRAMES_PER_SECOND), onParted)
    this.#broadcast = createBroadcast(this.#sockets)
    this.#chat = createChatLog(this.store, this.#sockets, this.#broadcast)
    this.#clocks = createClocks(this.store, this.deadlines)
    const saveSeating = (open: OpenTable, seating: Seating): void => this.#saveSeating(open, seating)
    this.#post = createPost(context.storage.sql, () => this.env, this.deadlines, this.#broadcast, saveSeating)
    this.#bots = createBots(this.deadlines, Number(env.BOT_PACE_MS))
    this.#rematch = createRematches(() => this.env, this.#broadcast, saveSeating)
    this.#waiting = createWaitingTable({
      deadlines: this.deadlines,
      broadcast: this.#broadcast,
      saveSeating,
      settle: (open, now) => this.#settle(open, now),
      storage: context.storage,
      store: this.store,
      sockets: this.#sockets,
      clocks: this.#clocks,
    })
    context.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    void context.blockConcurrencyWhile(() => this.#load())
  }

  async create(setting: Setting, seats: readonly SeatRecord[]): Promise<boolean> {
    // Two may want the same table at once: the second finds it open.
    return this.ctx.blockConcurrencyWhile(async () => {
      if (this.#open !== null) return false
      this.ctx.storage.transactionSync(() => {
        this.store.createTables()
        this.store.saveSetting(setting)
        this.store.saveSeats(seats)
      })
      await this.#load()
      return true
    })
  }

  glance(): TableGlance | null {
    const open = this.#open
    return open === null
      ? null
      : { ...this.#broadcast.info(open), asked: seatsAsked(open), seq: open.table.seq }
  }

  spectatorView(): SpectatorView | null {
    const open = this.#open
    return open === null
      ? null
      : { info: this.#broadcast.info(open), entries: open.table.news(null, seqOf(0)) }
  }

  seatOf(token: string): Viewer {
    return this.#open === null ? null : this.#viewerOf(this.#open, token)
  }

  record(): RecordFile | null {
    return this.#open === null || !isOver(this.#open) ? null : recordOf(this.#open.seating, this.#open.table)
  }

  welcome(player: MatchedPlayer): string | null {
    return this.#open === null ? null : this.#waiting.welcome(this.#open, player, Date.now())
  }

  override fetch(request: Request): Response {
    return this.#open === null ? this.#sockets.refuse('gone') : this.#sockets.admit(request, Date.now())
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    // What is under way from a socket that is closed is heard no more.
    if (socket.readyState !== WebSocket.OPEN) return
    const now = Date.now()
    if (typeof data !== 'string') return this.#sockets.closeWith(socket, 'badFrame')
    if (data.length > limits.frame) return this.#sockets.closeWith(socket, 'tooBig')
    if (!this.#sockets.mayTalk(socket, now)) return this.#sockets.closeWith(socket, 'flood')
    const message = readMessage(data)
    if (message === null) return this.#sockets.closeWith(socket, 'badFrame')
    if (this.#open === null) return this.#sockets.closeWith(socket, 'gone')
    if (message.t === 'hello') return this.#greet(this.#open, socket, message, now)
    if (!this.#sockets.visitor(socket).greeted) return this.#sockets.closeWith(socket, 'noHello')
    if (message.t === 'receipt') return this.#sockets.receive(socket, message.code)
    if (message.t === 'unclear') return this.#broadcast.refuse(this.#open, socket, message.cid, message.why)
    try {
      if (message.t === 'play') this.#play(this.#open, socket, message, now)
      else if (message.t === 'chat') this.#chat.receive(this.#open, socket, message, now)
      else this.#act(this.#open, socket, message, now)
    } catch (failure) {
      // Memory may be ahead of what is stored: what is stored is the truth.
      console.error(failure)
      this.#reload(this.#open)
      this.#broadcast.refuse(this.#open, socket, message.cid, 'storage')
    }
  }

  override webSocketClose(socket: WebSocket): void {
    this.#leave(socket)
  }

  override webSocketError(socket: WebSocket): void {
    this.#leave(socket)
  }

  override alarm(): Promise<void> {
    return this.deadlines.ring(Date.now())
  }

  /** Reads the table from storage; the game's rules are fetched once. */
  async #load(): Promise<void> {
    this.store.climb()
    const setting = this.store.setting()
    const game = setting === null ? undefined : registry[setting.game]
    if (setting === null || game === undefined) return
    const rules = await game.rules()
    const now = Date.now()
    const kept = this.store.seats()
    const seats = withoutGhosts(kept, (seat) => this.#isPresent(seat), now)
    // They are away from the first look on, not from each one anew.
    if (seats.some((seat, index) => seat !== kept[index])) this.store.saveSeats(seats)
    const seating = { setting, seats }
    const table = tableOf(rules, seating, this.store)
    const open: OpenTable = { seating, meta: game.meta, rules, table, clocks: this.store.clocks() }
    this.#open = open
    if (hasStarted(open) && !isOver(open) && turnToRules(open, this.store, now))
      this.#broadcast.sendEntries(open, seqOf(table.seq - 1), now, null)
    if (this.#sockets.all().length === 0) this.#clocks.spare(open, now)
    this.#settle(open, now)
    this.#clocks.restore(open, now)
    this.#waiting.restore(open, now)
    this.#post.restore()
    this.#sockets.restore()
    await this.deadlines.restore()
  }

  /** Memory may be ahead of what is stored when work fails: what is stored is the truth. */
  #atTable(work: (open: OpenTable) => void): void {
    const open = this.#open
    if (open === null) return
    try {
      work(open)
    } catch (failure) {
      this.#reload(open)
      throw failure
    }
  }

  #reload(open: OpenTable): void {
    const setting = this.store.setting() ?? open.seating.setting
    open.seating = { setting, seats: this.store.seats() }
    open.table = tableOf(open.rules, open.seating, this.store)
    open.clocks = this.store.clocks()
  }

  #greet(open: OpenTable, socket: WebSocket, hello: Message<'hello'>, now: number): void {
    if (this.#sockets.visitor(socket).greeted) return this.#sockets.closeWith(socket, 'secondHello')
    if (hello.proto < protocolVersion - 1) return this.#sockets.closeWith(socket, 'clientTooOld')
    if (hello.proto > protocolVersion) return this.#sockets.closeWith(socket, 'serverTooOld')
    const { token, lag, proto } = hello
    const before = open.table.seq
    const viewer = this.#viewerOf(open, token)
    if (viewer === null && isClosed(open)) return this.#sockets.closeWith(socket, 'private')
    if (viewer === null && !this.#sockets.hasRoom(socket)) return this.#sockets.closeWith(socket, 'full')
    this.#sockets.greet(socket, { token, viewer, proto, since: now, ...(lag === undefined ? {} : { lag }) })
    const stoodIn = viewer !== null && isAutomatic(open.seating.seats[viewer])
    if (viewer !== null) {
      this.#sockets.makeRoom(viewer)
      const here = withPresence(open.seating, viewer, { leftAt: null, standIn: false })
      this.#saveSeating(open, hasStarted(open) ? here : arrived(here, viewer, hello.entropy))
      if (stoodIn) this.#clocks.reprieve(open, viewer, now)
      this.#waiting.startIfAllHere(open, now)
      this.#settle(open, now)
    }
    const since = seqOf(hello.since > open.table.seq ? 0 : hello.since)
    this.#broadcast.greet(open, socket, since, this.#chat.lines(), now)
    const isNews = viewer !== null && (stoodIn || this.#sockets.ofSeat(viewer).length === 1)
    if (isNews) this.#broadcast.sendTable(open, socket)
    if (open.table.seq > before) this.#broadcast.sendEntries(open, before, now, null, socket)
  }

  #play(open: OpenTable, socket: WebSocket, message: Message<'play'>, now: number): void {
    const { viewer } = this.#sockets.visitor(socket)
    const { cid, decision, lag } = message
    if (viewer === null) return this.#broadcast.refuse(open, socket, cid, 'notSeated')
    if (!hasStarted(open)) return this.#broadcast.refuse(open, socket, cid, 'notLive')
    const moves = movesOf(open, message.moves)
    if (moves === null) return this.#broadcast.refuse(open, socket, cid, 'badMove')
    const play = { cid, decision, moves }
    const use = useByPlay(open, viewer, play)
    if (use === 'used') return this.#broadcast.refuse(open, socket, cid, 'usedNumber')
    if (use !== 'unused') return this.#broadcast.resendEntry(open, use.seq, now, { socket, cid })
    const before = open.table.seq
    const played = this.#commit(open, viewer, play, now, viewer)
    if (!played.ok) return this.#broadcast.refuse(open, socket, cid, played.error)
    this.#settle(open, now)
    this.#broadcast.sendEntries(open, before, now, { socket, cid })
    // The end is news for all; so is a line that has become slow, or quick again.
    const isNews = this.#sockets.hasLag(socket, lag)
    if (isNews || isOver(open)) this.#broadcast.sendTable(open, null)
  }

  /**
   * Judges and stores as one: either both happened, or neither. What is stored is one row, with the clocks in it; whose
   * clock answers with this move is its `author`, and nobody's where a seat is played for.
   */
  #commit(
    open: OpenTable,
    seat: Seat,
    play: Play<Tagged>,
    now: number,
    author: Seat | null,
  ): Result<AnyEntry, Why> {
    if (!mayAnswer(open.table.log, seatsAsked(open), seat)) return err('tooManyChanges')
    try {
      const played = open.table.play(seat, play, now)
      if (!played.ok) return played
      const clocks = this.#clocks.after(open, author, now)
      this.store.append(played.value, clocks)
      open.clocks = clocks
      return played
    } catch (failure) {
      // A table that has thrown may hold what is not stored.
      this.#reload(open)
      throw failure
    }
  }

  #circumstances(open: OpenTable, now: number): ReturnType<typeof circumstancesOf> {
    return circumstancesOf(open, this.#clocks, now, (seat) => this.#isPresent(seat))
  }

  #act(open: OpenTable, socket: WebSocket, message: Message<'table'>, now: number): void {
    const { token } = this.#sockets.visitor(socket)
    const { cid, act } = message
    const seat = this.#viewerOf(open, token)
    const use = useByAct(open, seat, cid, act)
    if (use === 'used') return this.#broadcast.refuse(open, socket, cid, 'usedNumber')
    const isRepeated = use === 'repeated'
    const before = open.table.seq
    if (!isRepeated) {
      const acted = actOn(open.seating, { token, cid, now }, act, this.#circumstances(open, now))
      if (!acted.ok) return this.#broadcast.refuse(open, socket, cid, acted.error)
      this.#saveSeating(open, withLastAct(acted.value, seatOfToken(acted.value.seats, token), cid, act))
      if (act.act === 'start') this.#waiting.start(open, now)
      if (act.act === 'sit') this.#waiting.startIfAllHere(open, now)
      if (act.act === 'askUndo' || act.act === 'answerUndo') this.#undo(open, now)
      if (act.act === 'back' && seat !== null) this.#clocks.reprieve(open, seat, now)
      if (act.act === 'rematch') this.ctx.waitUntil(this.#rematch.open(open, seat ?? seatOf(0)))
      this.#settle(open, now)
    }
    const you = this.#viewerOf(open, token)
    this.#sockets.send(socket, { t: 'table', you, table: this.#broadcast.info(open), now, re: cid })
    if (isRepeated) return
    this.#broadcast.sendTable(open, socket)
    if (open.table.seq > before) this.#broadcast.sendEntries(open, before, now, null)
  }

  /** Stores the seats, and gives each socket the seat its key opens now. */
  #saveSeating(open: OpenTable, seating: Seating): void {
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

  /** After anything that happened: clocks run or stand, who plays by itself is called, others are told. */
  #settle(open: OpenTable, now: number): void {
    this.#clocks.settle(open, now)
    this.#bots.call(open, now)
    this.#post.put(open, now)
    this.#waiting.settle(open, now)
  }

  /** Takes back what all have agreed to take back. */
  #undo(open: OpenTable, now: number): void {
    const { undo, ...setting } = open.seating.setting
    if (undo === undefined || undo.waiting.length > 0) return
    this.#saveSeating(open, { ...open.seating, setting })
    this.ctx.storage.transactionSync(() => this.#clocks.takeBack(open, undo, now))
  }

  #playBots(open: OpenTable, now: number): void {
    const before = open.table.seq
    this.#bots.play(open, (seat, play) => this.#commit(open, seat, play, now, null))
    if (open.table.seq === before) return
    this.#settle(open, now)
    this.#broadcast.sendEntries(open, before, now, null)
    if (isOver(open)) this.#broadcast.sendTable(open, null)
  }

  /** Somebody's time is up: the stand-in plays for them, or the table is told that it may call it. */
  #callTime(open: OpenTable, now: number): void {
    const over = this.#clocks.overdue(open, now)
    const { onTimeout } = houseOf(open.seating.setting)
    if (onTimeout === 'standIn')
      for (const seat of over) this.#saveSeating(open, withPresence(open.seating, seat, { standIn: true }))
    this.#settle(open, now)
    if (over.length > 0) this.#broadcast.sendTable(open, null)
  }

  #leave(socket: WebSocket): void {
    this.#sockets.forget(socket)
    const open = this.#open
    const viewer = open === null ? null : this.#viewerOf(open, this.#sockets.visitor(socket).token)
    if (open === null || viewer === null || this.#sockets.ofSeat(viewer).some((other) => other !== socket))
      return
    const now = Date.now()
    const record = open.seating.seats[viewer]
    if (record?.kind !== 'person' || record.leftAt !== null) return
    this.#saveSeating(open, withPresence(open.seating, viewer, { leftAt: now }))
    this.#settle(open, now)
    this.#broadcast.sendTable(open, socket)
  }

  #isPresent(seat: number): boolean {
    return this.#sockets.ofSeat(seatOf(seat)).length > 0
  }

  #viewerOf(open: OpenTable, token: string | null): Viewer {
    const index = seatOfToken(open.seating.seats, token)
    return index === null ? null : seatOf(index)
  }
}
