/** The room's SQLite: one row per log entry, and two rows for the table itself; its tables are in `schema.ts`. */
import type { AnyEntry } from '../../shared/engine/log.ts'
import type { Seq } from '../../shared/engine/ids.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { StoredClock } from './clock.ts'
import { climb, schemaVersion } from './schema.ts'
import type { SeatRecord, Setting, StoredLine } from './records.ts'

export interface Store {
  /** Null at an address where no table was opened. */
  setting(): Setting | null
  seats(): readonly SeatRecord[]
  entries(): readonly AnyEntry[]
  /** Makes the tables; for a new room. */
  createTables(): void
  /** Brings a room that is stored up to today's schema; leaves no trace at an address without a table. */
  climb(): void
  saveSetting(setting: Setting): void
  saveSeats(seats: readonly SeatRecord[]): void
  /** Clocks as they stand after the newest entry; none at a table without. */
  clocks(): readonly StoredClock[]
  /** As they stood when the next entry was written; none where nothing is known of it. */
  clocksAfter(seq: Seq): readonly StoredClock[]
  /** With the newest entry, whatever has changed them since. */
  saveClocks(clocks: readonly StoredClock[]): void
  /** For which questions a reprieve was given, whose seat first. */
  reprieves(): readonly string[]
  saveReprieves(given: readonly string[]): void
  /** One row: an entry, with the clocks as they stand after it. */
  append(entry: AnyEntry, clocks: readonly StoredClock[]): void
  /** What was said lately, the oldest first. */
  chat(): readonly StoredLine[]
  appendLine(line: StoredLine): void
}

export const createStore = (sql: SqlStorage): Store => {
  const read = <T>(name: string): T | null => {
    const [row] = sql.exec<{ body: string }>('SELECT body FROM facts WHERE name = ?', name).toArray()
    return row === undefined ? null : (JSON.parse(row.body) as T)
  }
  const write = (name: string, value: unknown): void => {
    sql.exec('INSERT OR REPLACE INTO facts VALUES (?, ?)', name, JSON.stringify(value))
  }
  const clocksIn = (query: string, ...bound: readonly number[]): readonly StoredClock[] => {
    const [row] = sql.exec<{ clocks: string | null }>(query, ...bound).toArray()
    return JSON.parse(row?.clocks ?? '[]') as StoredClock[]
  }
  return {
    setting: () => (schemaVersion(sql) > 0 ? read<Setting>('setting') : null),
    seats: () => read<SeatRecord[]>('seats') ?? [],
    entries: () =>
      sql
        .exec<{ body: string }>('SELECT body FROM entries ORDER BY seq')
        .toArray()
        .map(({ body }) => JSON.parse(body) as AnyEntry),
    createTables: () => climb(sql),
    climb() {
      if (schemaVersion(sql) > 0) climb(sql)
    },
    saveSetting: (setting) => write('setting', setting),
    saveSeats: (seats) => write('seats', seats),
    clocks: () => clocksIn('SELECT clocks FROM entries ORDER BY seq DESC LIMIT 1'),
    clocksAfter: (seq) => clocksIn('SELECT clocks FROM entries WHERE seq = ?', seq),
    saveClocks(clocks) {
      const newest = 'UPDATE entries SET clocks = ? WHERE seq = (SELECT max(seq) FROM entries)'
      sql.exec(newest, JSON.stringify(clocks))
    },
    reprieves: () => read<string[]>('reprieves') ?? [],
    saveReprieves: (given) => write('reprieves', given),
    chat: () =>
      sql
        .exec<{ body: string }>('SELECT body FROM chat ORDER BY n')
        .toArray()
        .map(({ body }) => JSON.parse(body) as StoredLine),
    appendLine(line) {
      // In this order: where a disk fails between them, no line is stored that nobody was told.
      sql.exec('DELETE FROM chat WHERE n <= ?', line.n - limits.chatKept)
      sql.exec('INSERT INTO chat VALUES (?, ?)', line.n, JSON.stringify(line))
    },
    append(entry, clocks) {
      const kept = clocks.length === 0 ? null : JSON.stringify(clocks)
      sql.exec(
        'INSERT INTO entries (seq, body, clocks) VALUES (?, ?, ?)',
        entry.seq,
        JSON.stringify(entry),
        kept,
      )
    },
  }
}
