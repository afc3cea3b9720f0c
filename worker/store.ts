/** The room's SQLite: one row per log entry, and two rows for the table itself. */
import type { AnyEntry } from '../shared/engine/log.ts'
import type { SeatClock } from '../shared/protocol/clock.ts'
import type { ChatLine } from '../shared/protocol/chat.ts'
import { limits } from '../shared/protocol/limits.ts'
import type { UndoAsked } from './undo.ts'
import type { Region } from '../shared/protocol/lobby.ts'
import type { Nudge } from '../shared/protocol/nudge.ts'
import type { BotLevel, HouseRules } from '../shared/protocol/tableInfo.ts'

/** What is fixed when a table is opened, and what may still change while it waits. */
export interface Setting {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  /** Bots draw from a stream of their own, never from the game's. */
  readonly botSeed: string
  readonly commitment: string
  /** What people agreed on beside the rules of the game. Tables from before there was a choice have none. */
  readonly house?: HouseRules
  /** When it was opened, in milliseconds, and near whom. */
  readonly opened?: number
  readonly region?: Region
  /** Of the site it was opened on: where links lead. */
  readonly origin?: string
  /** What each seat had added to the seed when the game began. */
  readonly entropy?: readonly (string | null)[]
  /** The table where these people play once more. */
  readonly rematch?: string
  /** A move that somebody would like to take back. */
  readonly undo?: UndoAsked
}

export type SeatRecord =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'person'
      readonly name: string
      /** The key to the seat. Leaves this object in no frame and no answer. */
      readonly token: string
      readonly standIn: boolean
      /** When the last socket closed, in milliseconds; null while one is open. */
      readonly leftAt: number | null
      /** Number of the last act at the table that was done for this person. */
      readonly lastAct: number
      /** How they are told that it is their turn. Leaves this object only for there. */
      readonly nudge?: Nudge
      /** Chance of their own for the seed; unknown to the others until the game is over. */
      readonly entropy?: string
    }
  | { readonly kind: 'bot'; readonly level: BotLevel }

/** A line as it is kept: with the number of its message, so that a repeated one is known. */
export interface SaidLine extends ChatLine {
  readonly cid: number
}

export interface Store {
  /** Null at an address where no table was opened. */
  setting(): Setting | null
  seats(): readonly SeatRecord[]
  entries(): readonly AnyEntry[]
  /** Makes the tables; for a new room. */
  found(): void
  saveSetting(setting: Setting): void
  saveSeats(seats: readonly SeatRecord[]): void
  /** Clocks as they stood after the last change; none at a table without. */
  clocks(): readonly SeatClock[]
  saveClocks(clocks: readonly SeatClock[]): void
  /** The entry at which running clocks were spared after a restart: once each. */
  sparedAt(): number
  saveSparedAt(seq: number): void
  append(entry: AnyEntry): void
  /** What was said lately, the oldest first. */
  chat(): readonly SaidLine[]
  say(line: SaidLine): void
}

const schema = `
  CREATE TABLE facts (name TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE entries (seq INTEGER PRIMARY KEY, body TEXT NOT NULL);
  CREATE TABLE deadlines (name TEXT PRIMARY KEY, due INTEGER NOT NULL) WITHOUT ROWID;
  INSERT INTO facts VALUES ('schema', '1');
`

export const makeStore = (sql: SqlStorage): Store => {
  const exists = (): boolean =>
    sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'facts'").toArray().length > 0
  const read = <T>(name: string): T | null => {
    const [row] = sql.exec<{ body: string }>('SELECT body FROM facts WHERE name = ?', name).toArray()
    return row === undefined ? null : (JSON.parse(row.body) as T)
  }
  const write = (name: string, value: unknown): void => {
    sql.exec('INSERT OR REPLACE INTO facts VALUES (?, ?)', name, JSON.stringify(value))
  }
  /** Tables opened before there was chat have no place for it yet. */
  const chatTable = (): void =>
    void sql.exec('CREATE TABLE IF NOT EXISTS chat (n INTEGER PRIMARY KEY, body TEXT NOT NULL)')
  return {
    setting: () => (exists() ? read<Setting>('setting') : null),
    seats: () => read<SeatRecord[]>('seats') ?? [],
    entries: () =>
      sql
        .exec<{ body: string }>('SELECT body FROM entries ORDER BY seq')
        .toArray()
        .map(({ body }) => JSON.parse(body) as AnyEntry),
    found: () => void sql.exec(schema),
    saveSetting: (setting) => write('setting', setting),
    saveSeats: (seats) => write('seats', seats),
    clocks: () => read<SeatClock[]>('clocks') ?? [],
    saveClocks: (clocks) => write('clocks', clocks),
    sparedAt: () => read<number>('spared') ?? 0,
    saveSparedAt: (seq) => write('spared', seq),
    chat() {
      chatTable()
      return sql
        .exec<{ body: string }>('SELECT body FROM chat ORDER BY n')
        .toArray()
        .map(({ body }) => JSON.parse(body) as SaidLine)
    },
    say(line) {
      chatTable()
      sql.exec('INSERT INTO chat VALUES (?, ?)', line.n, JSON.stringify(line))
      sql.exec('DELETE FROM chat WHERE n <= ?', line.n - limits.chatKept)
    },
    append: (entry) => void sql.exec('INSERT INTO entries VALUES (?, ?)', entry.seq, JSON.stringify(entry)),
  }
}
