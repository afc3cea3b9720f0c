/** What one object has stored: real SQLite, with the platform's way of writing, and ways to fail. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/** Stored, whoever lives or dies. */
export class Disk {
  readonly #db = new DatabaseSync(':memory:')
  readonly #statements = new Map<string, StatementSync>()
  #isOpen = false
  /** When the alarm goes off; null: none is set. */
  alarm: number | null = null
  #alarmStored: number | null = null
  /** Writes fail until this is false again. */
  isFull = false

  #begin(): void {
    if (this.#isOpen) return
    this.#db.exec('BEGIN')
    this.#isOpen = true
  }

  exec(query: string, bound: readonly SQLInputValue[]) {
    const isRead = query.startsWith('SELECT')
    if (this.isFull && !isRead) throw new Error('the disk is full')
    this.#begin()
    if (bound.length === 0 && /;\s*\S/.test(query)) {
      this.#db.exec(query)
      return { toArray: () => [], rowsWritten: 1 }
    }
    const before = isRead ? 0 : this.#changes()
    const rows = this.#prepared(query).all(...bound)
    return { toArray: () => rows, rowsWritten: isRead ? 0 : this.#changes() - before }
  }

  /** SQLite reads each query once. */
  #prepared(query: string): StatementSync {
    const known = this.#statements.get(query) ?? this.#db.prepare(query)
    this.#statements.set(query, known)
    return known
  }

  #changes(): number {
    return Number(this.#prepared('SELECT total_changes() AS n').get()?.['n'])
  }

  /** All of it, or nothing. */
  transaction<T>(work: () => T): T {
    this.#begin()
    this.#db.exec('SAVEPOINT inner')
    try {
      const done = work()
      this.#db.exec('RELEASE inner')
      return done
    } catch (failure) {
      this.#db.exec('ROLLBACK TO inner; RELEASE inner')
      throw failure
    }
  }

  /** What was written since is stored. */
  commit(): void {
    if (this.#isOpen) this.#db.exec('COMMIT')
    this.#isOpen = false
    this.#alarmStored = this.alarm
  }

  /** What was written since never was. */
  lose(): void {
    if (this.#isOpen) this.#db.exec('ROLLBACK')
    this.#isOpen = false
    this.alarm = this.#alarmStored
  }

  /** The platform tries an alarm again, unless another is to come: what the object has not stored does not undo that. */
  ringAgain(now: number, due: number): void {
    const isToCome = (alarm: number | null): boolean => alarm !== null && alarm > now
    if (!isToCome(this.#alarmStored)) this.#alarmStored = due
    if (!isToCome(this.alarm)) this.alarm = due
  }

  deleteAll(): void {
    this.#begin()
    this.#statements.clear()
    const tables = this.#db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
    for (const { name } of tables) this.#db.exec(`DROP TABLE "${String(name)}"`)
    this.alarm = null
  }

  /** Rows, for who looks from outside. */
  rows(query: string): readonly Readonly<Record<string, unknown>>[] {
    return this.#prepared(query).all()
  }

  has(table: string): boolean {
    return this.rows(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '${table}'`).length > 0
  }
}
