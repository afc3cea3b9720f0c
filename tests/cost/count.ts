/**
 * What a room asks of its storage, counted as Cloudflare bills it: rows read and written as each cursor tells (index
 * entries among them), and one row for each `setAlarm`.
 */
import type { Counts } from './bill.ts'

type Cursor = SqlStorageCursor<Record<string, SqlStorageValue>>

/** Counts from now on, for as long as this object is in memory; `counts` is what it has come to. */
export const countStorage = (storage: DurableObjectStorage): (() => Counts) => {
  const { sql } = storage
  const total: Counts = { rowsWritten: 0, rowsRead: 0, alarmsSet: 0 }
  /** A cursor knows what it has cost when it has been read to its end: those are looked at when they are asked for. */
  let cursors: Cursor[] = []
  const [exec, setAlarm] = [sql.exec.bind(sql), storage.setAlarm.bind(storage)]
  const settle = (): void => {
    for (const cursor of cursors) {
      total.rowsWritten += cursor.rowsWritten
      total.rowsRead += cursor.rowsRead
    }
    cursors = []
  }
  const counted: SqlStorage['exec'] = (query, ...bound) => {
    const cursor = exec(query, ...bound)
    cursors.push(cursor as unknown as Cursor)
    return cursor as never
  }
  Object.defineProperty(sql, 'exec', { value: counted, configurable: true })
  const counting: DurableObjectStorage['setAlarm'] = (time, options) => {
    total.alarmsSet++
    total.rowsWritten++
    return setAlarm(time, options)
  }
  Object.defineProperty(storage, 'setAlarm', { value: counting, configurable: true })
  return () => {
    settle()
    return { ...total }
  }
}

/** An index whose rows are added to `total`, read and written, as D1 bills them: at the price of an object's. */
export const countIndex = (index: D1Database, total: Counts): D1Database => {
  const note = <Answer extends D1Result>(answer: Answer): Answer => {
    total.rowsRead += answer.meta.rows_read
    total.rowsWritten += answer.meta.rows_written
    return answer
  }
  /** What the index itself takes, by what is handed out for it. */
  const own = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const counted = (query: D1PreparedStatement): D1PreparedStatement => {
    const handed = new Proxy(query, {
      get(target, name) {
        if (name === 'bind') return (...given: readonly unknown[]) => counted(target.bind(...given))
        if (name === 'all') return async () => note(await target.all())
        if (name === 'first') return async () => note(await target.all()).results[0] ?? null
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    own.set(handed, query)
    return handed
  }
  return new Proxy(index, {
    get(target, name) {
      if (name === 'prepare') return (query: string) => counted(target.prepare(query))
      if (name === 'batch')
        return async (queries: readonly D1PreparedStatement[]) =>
          (await target.batch(queries.map((query) => own.get(query) ?? query))).map(note)
      return Reflect.get(target, name)
    },
  })
}
