/**
 * The open tables of one game in one region, and those under way: rooms report, pages look on. What a room said last
 * counts, by the number it gave: a late or a repeated report changes nothing.
 */
import { DurableObject } from 'cloudflare:workers'
import { limits } from '../../shared/protocol/limits.ts'
import { type ListedTable, type LobbyMessage } from '../../shared/protocol/lobby.ts'
import type { Env } from '../env.ts'
import { climbLobby } from './lobbySchema.ts'
import { newTableId } from '../room/tokens.ts'
import { createOffers, type Offers } from './offers.ts'
import { createOnlookers, type Onlookers } from './onlookers.ts'
import type { LobbyRpc, Match, Report } from './rpc.ts'

interface Row extends Record<string, SqlStorageValue> {
  readonly body: string
}

const emptyOf = ({ seats }: ListedTable): number => seats.filter(({ kind }) => kind === 'empty').length

export class Lobby extends DurableObject<Env> implements LobbyRpc {
  readonly #sql: SqlStorage
  /** What those who look on have not been told yet, by table. */
  readonly #news = new Map<string, LobbyMessage>()
  readonly #offers: Offers = createOffers()
  readonly #onlookers: Onlookers

  constructor(context: DurableObjectState, env: Env) {
    super(context, env)
    this.#sql = context.storage.sql
    // All of it or nothing, where it ends in between.
    context.storage.transactionSync(() => climbLobby(this.#sql))
    this.#onlookers = createOnlookers(context)
    context.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  async report({ id, table: told, attended, awaited, household }: Report, version: number): Promise<void> {
    const now = Date.now()
    const table = told === null ? null : this.#inTurn(told, household ?? null)
    const free = table?.stage === 'waiting' ? emptyOf(table) : 0
    const isShown = table?.stage === 'live' || (attended && free > 0)
    // Who is sent there while nobody is there yet will not be alone.
    const isMatching = table?.startsWhenFull === true && free > 0 && (attended || awaited)
    const wasShown = this.#isShown(id)
    const written = this.#sql.exec(
      `INSERT INTO tables (id, version, stage, free, matching, shown, opened, changed, body, quiet, household)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) ON CONFLICT DO UPDATE SET
         version = ?2, stage = ?3, free = ?4, matching = ?5, shown = ?6, changed = ?8, body = ?9, quiet = ?10,
         household = ?11
         WHERE version < ?2`,
      id,
      version,
      table?.stage ?? 'gone',
      free,
      isMatching ? 1 : 0,
      isShown ? 1 : 0,
      table?.opened ?? now,
      now,
      JSON.stringify(table),
      table?.quiet === true ? 1 : 0,
      household ?? null,
    )
    if (written.rowsWritten === 0) return
    this.#offers.forget(id)
    if (table !== null && isShown) this.#tell(id, { t: 'table', table })
    else if (wasShown) this.#tell(id, { t: 'gone', id })
    if ((await this.ctx.storage.getAlarm()) === null) await this.#sweepIn(limits.lobbySweep)
  }

  tables(): readonly ListedTable[] {
    const horizon = Date.now() - limits.lobbyHorizon
    const newest = (stage: 'waiting' | 'live', quiet: 0 | 1, most: number): readonly ListedTable[] =>
      this.#sql
        .exec<Row>(
          'SELECT body FROM tables WHERE shown = 1 AND stage = ? AND quiet = ? AND opened > ? ORDER BY opened DESC LIMIT ?',
          stage,
          quiet,
          horizon,
          most,
        )
        .toArray()
        .map(({ body }) => JSON.parse(body) as ListedTable)
    return (['waiting', 'live'] as const).flatMap((stage) => {
      // As `byTheirTurn` has them. However many wait with nobody there, they hide none where somebody is.
      const lively = newest(stage, 0, limits.lobbyTables)
      return [...lively, ...newest(stage, 1, limits.lobbyTables - lively.length)]
    })
  }

  match(seats: number): Match {
    const now = Date.now()
    const waiting = this.#sql
      .exec<{ id: string; version: number; free: number }>(
        'SELECT id, version, free FROM tables WHERE matching = 1 AND free > 0 AND opened > ? ORDER BY opened LIMIT ?',
        now - limits.lobbyHorizon,
        // No more of them can have all their seats offered.
        this.#offers.tables(now) + 1,
      )
      .toArray()
      .find(({ id, free }) => free > this.#offers.countOf(id, now))
    const { id, version } = waiting ?? { id: newTableId(), version: 0 }
    // Not shown before its room has reported; whoever asks next is sent there all the same.
    if (waiting === undefined)
      this.#sql.exec(
        `INSERT INTO tables (id, version, stage, free, matching, shown, opened, changed, body)
           VALUES (?, 0, 'waiting', ?, 1, 0, ?, ?, '{}')`,
        id,
        seats,
        now,
        now,
      )
    this.#offers.make(id, now)
    return { id, version }
  }

  notTaken(id: string): void {
    this.#offers.takeBack(id)
  }

  noSeatAt({ id, version }: Match): void {
    this.#offers.takeBack(id)
    this.#sql.exec('UPDATE tables SET free = 0 WHERE id = ? AND version = ?', id, version)
  }

  override fetch(request: Request): Response {
    return this.#onlookers.admit(request, { t: 'tables', tables: this.tables() }, Date.now())
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    this.#onlookers.receive(socket, data)
  }

  /** Forgets what nobody will be shown any more, a stretch at a time. */
  override async alarm(): Promise<void> {
    const old = Date.now() - limits.lobbyMemory
    let hasFailed = false
    try {
      this.#sql.exec(
        'DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE changed < ? ORDER BY changed LIMIT 500)',
        old,
      )
    } catch (failure) {
      // As on a full disk. The platform gives up an alarm that fails again and again; the next sweep is another try.
      console.error('nothing was forgotten:', failure)
      hasFailed = true
    }
    const [left] = this.#sql
      .exec<{ changed: number }>('SELECT changed FROM tables ORDER BY changed LIMIT 1')
      .toArray()
    // More tables may come in an hour than go in a stretch: the next one follows at once.
    if (left !== undefined) await this.#sweepIn(left.changed < old && !hasFailed ? 0 : limits.lobbySweep)
  }

  /** Where nothing can be stored, the alarm neither, the next table that reports sets it: what is old waits for that. */
  async #sweepIn(pause: number): Promise<void> {
    try {
      await this.ctx.storage.setAlarm(Date.now() + pause)
    } catch (failure) {
      console.error('the alarm was not set:', failure)
    }
  }

  /** As it is shown: below the others where so many that were opened before it from the same address are. */
  #inTurn(table: ListedTable, household: number | null): ListedTable {
    if (household === null || table.quiet === true) return table
    const before = this.#sql
      .exec(
        `SELECT 1 FROM tables WHERE shown = 1 AND household = ?1 AND stage = ?2 AND (opened, id) < (?3, ?4)
           AND opened > ?5 LIMIT ?6`,
        household,
        table.stage,
        table.opened,
        table.id,
        Date.now() - limits.lobbyHorizon,
        limits.lobbyTablesPerAddress,
      )
      .toArray()
    return before.length < limits.lobbyTablesPerAddress ? table : { ...table, quiet: true }
  }

  #isShown(id: string): boolean {
    return this.#sql.exec('SELECT 1 FROM tables WHERE id = ? AND shown = 1', id).toArray().length > 0
  }

  /** To those who look on, with what else happens within half a second: of each table its newest state. */
  #tell(id: string, message: LobbyMessage): void {
    if (this.#news.size === 0) setTimeout(() => this.#tellAll(), limits.lobbyGathers)
    // In the order of the newest of each.
    this.#news.delete(id)
    this.#news.set(id, message)
  }

  #tellAll(): void {
    const news = [...this.#news.values()]
    this.#news.clear()
    this.#onlookers.tell(news)
  }
}
