/**
 * One table: platform events in, table calls, storage, frames out. Every handler is synchronous, so that nothing
 * comes between judging, storing and telling; the platform holds frames back until what they tell is stored.
 */
import { DurableObject } from 'cloudflare:workers'
import { same } from '../../shared/engine/copy.ts'
import { seatOf, type Viewer } from '../../shared/engine/ids.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { type ClientMessage, readMessage } from '../../shared/protocol/messages.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import { registry } from '../../shared/registry.ts'
import { type Deadlines, type DeadlineHandlers, createDeadlines } from './deadlines.ts'
import { createAllowance } from './allowance.ts'
import { type Acts, createActs } from './acts.ts'
import { type Answers, createAnswers } from './answers.ts'
import { type Bots, createBots } from './bots.ts'
import { type ChatLog, createChatLog } from './chat.ts'
import type { Env } from '../env.ts'
import type { MatchedPlayer, RoomRpc, SpectatorView, Soon, Welcome } from './rpc.ts'
import { hasStarted, isOver, type OpenTable, readAgain, tableOf, turnToRules } from './table.ts'
import { circumstancesOf } from './circumstances.ts'
import { createPost, type Post } from '../outside/post.ts'
import { createReactions, type Reactions } from './reactions.ts'
import { createRematches, type Rematches } from './rematch.ts'
import { createExpiry, type Expiry } from './expiry.ts'
import { viewerWithKey, withPresence } from './seating.ts'
import type { LogInWords } from './publicWords.ts'
import { createSockets, type Sockets } from './sockets.ts'
import { createSignpost, type Signpost, type WholeTable } from './signpost.ts'
import { createStore, type Store } from './store.ts'
import { createBroadcast, type Broadcast } from './broadcast.ts'
import { createClocks, type Clocks } from './clocks.ts'
import { createTurns, type Turns } from './turns.ts'
import { createVisits, type Visits } from './visits.ts'
import { createWaitingTable, type WaitingTable } from './waiting.ts'
import { houseOf, type Seating, type SeatRecord, type Setting } from './records.ts'

type Message<Type extends ClientMessage['t']> = Extract<ClientMessage, { t: Type }>

export class GameRoom extends DurableObject<Env> implements RoomRpc {
  readonly store: Store
  readonly deadlines: Deadlines
  readonly #sockets: Sockets
  readonly #broadcast: Broadcast
  readonly #chat: ChatLog
  readonly #reactions: Reactions
  readonly #clocks: Clocks
  readonly #post: Post
  readonly #bots: Bots
  readonly #waiting: WaitingTable
  readonly #rematch: Rematches
  readonly #turns: Turns
  readonly #visits: Visits
  readonly #expiry: Expiry
  readonly #signpost: Signpost
  readonly #answers: Answers
  readonly #acts: Acts
  readonly #allowance = createAllowance(() => ({ sockets: this.#sockets, env: this.env }))
  #open: OpenTable | null = null
  /** It woke, and what follows from that is not stored yet. */
  #isDazed = false
  /** What is done at each deadline. */
  readonly duties: DeadlineHandlers = {
    hello: (now) => this.#sockets.sendAwayStrangers(now),
    bots: (now) =>
      this.#allowance.spend(now, (way, at) => this.#atTable((open) => this.#turns[way](open, at))),
    clock: (now) => this.#atTable((open) => this.#callTime(open, now)),
    seats: (now) =>
      this.#open === null
        ? this.#signpost.handOver()
        : this.#atTable((open) => this.#waiting.call(open, now)),
    attendance: (now) => this.#atTable((open) => this.#callRoll(open, now)),
    outbox: async () => (this.#open === null ? undefined : this.#post.deliver(this.#open)),
    expiry: async (now) => {
      if (this.#open !== null) return this.#expiry.call(this.#open, now)
      if (!(await this.#signpost.isOfUse(now))) await this.#end()
    },
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
    this.#reactions = createReactions(this.#sockets, this.#broadcast)
    this.#clocks = createClocks(this.store, this.deadlines)
    const saveSeating = (open: OpenTable, seating: Seating): void => this.#saveSeating(open, seating)
    this.#post = createPost(context.storage.sql, () => this.env, this.deadlines, this.#broadcast, saveSeating)
    this.#bots = createBots(this.deadlines, Number(env.BOT_PACE_MS), (seat) => this.#isPresent(seat))
    this.#rematch = createRematches(() => this.env, saveSeating)
    const room = {
      store: this.store,
      sockets: this.#sockets,
      broadcast: this.#broadcast,
      clocks: this.#clocks,
      saveSeating,
      settle: (open: OpenTable, now: number) => this.#settle(open, now),
    }
    const { deadlines } = this
    this.#turns = createTurns({ ...room, bots: this.#bots, storage: context.storage })
    this.#signpost = createSignpost(() => this.env, { ...room, deadlines, post: this.#post })
    this.#answers = createAnswers(() => this.#open, this.#broadcast, this.#signpost)
    const leaves = (open: OpenTable, now: number): boolean => this.#leaves(open, now)
    this.#waiting = createWaitingTable({ ...room, deadlines, leaves, storage: context.storage })
    this.#acts = createActs(() => this.env, {
      ...room,
      context,
      waiting: this.#waiting,
      turns: this.#turns,
      rematch: this.#rematch,
      attempt: (open, socket, cid, work) => this.#attempt(open, socket, cid, work),
      circumstances: (open, now) => circumstancesOf(open, this.#clocks, now, (seat) => this.#isPresent(seat)),
    })
    this.#visits = createVisits({ ...room, deadlines, chat: this.#chat, waiting: this.#waiting })
    this.#expiry = createExpiry({ ...room, deadlines, post: this.#post, end: () => this.#end() })
    context.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    void context.blockConcurrencyWhile(() => this.#load())
  }

  async create(setting: Setting, seats: readonly SeatRecord[]): Promise<boolean> {
    // Two may want the same table at once: the second finds it open, or gone from here into another object.
    return this.ctx.blockConcurrencyWhile(async () => {
      if (this.#open !== null || this.store.setting() !== null) return false
      await this.#openWith(setting, seats)
      return true
    })
  }

  async take({ setting, seats, chat, told }: WholeTable): Promise<void> {
    await this.ctx.blockConcurrencyWhile(async () => {
      if (this.#open !== null) return
      await this.#openWith(setting, seats, () => {
        for (const line of chat) this.store.appendLine(line)
        this.#post.goOnFrom(told)
      })
    })
    this.#atTable((open) => this.#waiting.begin(open, Date.now()))
  }

  glance(): Soon<TableGlance | null> {
    return this.#answers.glance()
  }

  publicLog(since: number): Soon<LogInWords | null> {
    return this.#answers.publicLog(since)
  }

  spectatorView(): Soon<SpectatorView | null> {
    return this.#answers.spectatorView()
  }

  seatOf(token: string): Soon<Viewer> {
    return this.#answers.seatOf(token)
  }

  record(): Soon<RecordFile | null> {
    return this.#answers.record()
  }

  welcome(player: MatchedPlayer): Welcome | null {
    return this.#open === null ? null : this.#waiting.welcome(this.#open, player, Date.now())
  }

  override fetch(request: Request): Response | Promise<Response> {
    if (this.#open !== null) return this.#sockets.admit(request, Date.now())
    return this.#signpost.lead() ?? this.#sockets.refuse('gone')
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
    if (this.#open === null)
      // Where the table goes on elsewhere, its page is about to be sent there, and says it once more.
      return this.#signpost.site() === null ? this.#sockets.closeWith(socket, 'gone') : undefined
    if (message.t === 'hello') return this.#greet(this.#open, socket, message, now)
    if (!this.#sockets.visitor(socket).greeted) return this.#sockets.closeWith(socket, 'noHello')
    if (message.t === 'receipt') return this.#sockets.receive(socket, message.code)
    if (message.t === 'unclear') return this.#broadcast.refuse(this.#open, socket, message.cid, message.why)
    const open = this.#open
    this.#attempt(open, socket, message.cid, () => {
      this.#awake(open, now)
      if (message.t === 'play') this.#turns.play(open, socket, message, now)
      else if (message.t === 'chat') this.#chat.receive(open, socket, message, now)
      else if (message.t === 'react') this.#reactions.receive(open, socket, message, now)
      else this.#acts.receive(open, socket, message, now)
    })
  }

  /** Does work that answers this message; where it throws, the author hears that nothing was stored. */
  #attempt(open: OpenTable, socket: WebSocket, cid: number, work: () => void): void {
    // The table goes on elsewhere, or is gone.
    if (this.#open !== open) return
    try {
      work()
    } catch (failure) {
      console.error(failure)
      this.#readAgain(open)
      this.#broadcast.refuse(open, socket, cid, 'storage')
    }
  }

  /** Who cannot be greeted, as where nothing can be stored, is parted: they come back, and would wait for ever else. */
  #greet(open: OpenTable, socket: WebSocket, hello: Message<'hello'>, now: number): void {
    try {
      this.#visits.greet(open, socket, hello, now)
    } catch (failure) {
      console.error(failure)
      this.#readAgain(open)
      this.#sockets.closeWith(socket, 'noHello')
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
    if (setting.begunAt !== undefined) {
      this.#signpost.restore(Date.now())
      return this.deadlines.restore()
    }
    const rules = await game.rules()
    const now = Date.now()
    const seating = { setting, seats: this.store.seats() }
    const table = tableOf(rules, seating, this.store)
    const clocks = this.store.clocks()
    const open: OpenTable = { seating, storedSeats: seating.seats, meta: game.meta, rules, table, clocks }
    this.#open = open
    this.#visits.restore(open)
    this.#isDazed = true
    try {
      this.#awake(open, now)
    } catch (failure) {
      // As on a full disk: whoever looks is served all the same, and who would play finds it stored before, or hears why not.
      console.error(failure)
      this.deadlines.schedule('attendance', now)
    }
    this.#settle(open, now)
    this.#clocks.restore(open, now)
    this.#waiting.restore(open, now)
    this.#post.restore()
    this.#sockets.restore()
    await this.deadlines.restore()
  }

  /** Stores what follows from having woken, all of it or nothing: nothing else is done at the table before that. */
  #awake(open: OpenTable, now: number): void {
    if (!this.#isDazed) return
    const before = open.table.seq
    try {
      this.ctx.storage.transactionSync(() => {
        if (hasStarted(open) && !isOver(open)) turnToRules(open, this.store, now)
        this.#visits.noteWoken(open, now)
      })
    } catch (failure) {
      this.#readAgain(open)
      throw failure
    }
    this.#isDazed = false
    if (open.table.seq > before) this.#broadcast.sendEntries(open, before, now, null)
  }

  async #openWith(
    setting: Setting,
    seats: readonly SeatRecord[],
    more: () => void = () => undefined,
  ): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      this.store.createTables()
      this.store.saveSetting(setting)
      this.store.saveSeats(seats)
      more()
    })
    await this.#load()
  }

  /** Leaves the table to an object that is nearer to those who sit; false where it begins here. */
  #leaves(open: OpenTable, now: number): boolean {
    const site = this.#signpost.siteFor(open.seating)
    if (site === null) return false
    const { setting } = open.seating
    this.#saveSeating(open, { ...open.seating, setting: { ...setting, begunAt: { site, isTaken: false } } })
    this.#open = null
    this.deadlines.clear()
    this.#signpost.restore(now)
    return true
  }

  /** Memory may be ahead of what is stored when work fails, seats of sockets too: what is stored is the truth. */
  #readAgain(open: OpenTable): void {
    readAgain(open, this.store)
    this.#sockets.reseat((token) => viewerWithKey(open.seating, token))
  }

  #atTable(work: (open: OpenTable) => void): void {
    const open = this.#open
    if (open === null) return
    try {
      this.#awake(open, Date.now())
      work(open)
    } catch (failure) {
      this.#readAgain(open)
      throw failure
    }
  }

  /** Stores the seats, where they are not stored as they are; and gives each socket the seat its key opens now. */
  #saveSeating(open: OpenTable, seating: Seating): void {
    const before = open.seating
    if (seating === before) return
    const isStored = same(seating.seats, open.storedSeats)
    this.ctx.storage.transactionSync(() => {
      if (seating.setting !== before.setting) this.store.saveSetting(seating.setting)
      if (!isStored) this.store.saveSeats(seating.seats)
    })
    open.seating = seating
    open.storedSeats = seating.seats
    // While the table waits, size and options of the game to come may change with it.
    if (!hasStarted(open)) open.table = tableOf(open.rules, seating, this.store)
    this.#sockets.reseat((token) => viewerWithKey(seating, token))
  }

  /** What has happened is stored, and told whatever becomes of what follows from it: that is tried again by itself. */
  #settle(open: OpenTable, now: number): void {
    // The table goes on elsewhere.
    if (this.#open !== open) return
    try {
      this.#settleAll(open, now)
    } catch (failure) {
      console.error(failure)
      this.#readAgain(open)
      this.deadlines.schedule('attendance', now)
    }
  }

  /** What was not noted at once of who is there, and what follows from it. */
  #callRoll(open: OpenTable, now: number): void {
    this.#visits.noteAbsent(open, now)
    this.#settleAll(open, now)
  }

  /** After anything that happened: clocks run or stand, who plays by itself is called, others are told. */
  #settleAll(open: OpenTable, now: number): void {
    this.#clocks.settle(open, now)
    this.#bots.call(open, now)
    this.#post.put(open, now)
    this.#waiting.settle(open, now)
    this.#expiry.settle(open, now)
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

  /** Nothing is left of the table here. */
  async #end(): Promise<void> {
    this.#open = null
    this.deadlines.clear()
    await this.ctx.storage.deleteAll()
  }

  #leave(socket: WebSocket): void {
    this.#sockets.forget(socket)
    if (this.#open !== null) this.#visits.leave(this.#open, socket)
  }

  #isPresent(seat: number): boolean {
    return this.#sockets.ofSeat(seatOf(seat)).length > 0
  }
}
