/**
 * Named deadlines over the platform's one alarm. Stored, so that a restart keeps them; the alarm is moved only when
 * a deadline comes earlier than it, and one that fires early is set anew.
 */
export const deadlineNames = ['bots', 'hello', 'clock', 'outbox', 'attendance'] as const
export type DeadlineName = (typeof deadlineNames)[number]

export interface Alarms {
  /** Sets a deadline, in milliseconds since 1970; an earlier one of that name stays. */
  by(name: DeadlineName, due: number): void
  /** Takes out the deadlines that have passed, and sets the alarm for the next. */
  passed(now: number): readonly DeadlineName[]
}

export const makeAlarms = (storage: DurableObjectStorage): Alarms => {
  /**
   * What the platform's alarm stands at; null: this instance has not looked yet. It stands at the earliest deadline
   * that is stored, and setting it anew while an object wakes for it would put off what is due.
   */
  let armed: number | null = null
  const standsAt = (): number => {
    const [row] = storage.sql.exec<{ due: number | null }>('SELECT min(due) AS due FROM deadlines').toArray()
    return row?.due ?? Number.POSITIVE_INFINITY
  }
  const arm = (due: number): void => {
    armed = due
    void storage.setAlarm(due)
  }
  return {
    by(name, due) {
      const { sql } = storage
      armed ??= standsAt()
      const kept = 'INSERT INTO deadlines VALUES (?1, ?2) ON CONFLICT DO UPDATE SET due = min(due, ?2)'
      sql.exec(kept, name, due)
      if (due < armed) arm(due)
    },
    passed(now) {
      const rows = storage.sql
        .exec<{ name: DeadlineName; due: number }>('SELECT name, due FROM deadlines')
        .toArray()
      const over = rows.filter((row) => row.due <= now).map((row) => row.name)
      for (const name of over) storage.sql.exec('DELETE FROM deadlines WHERE name = ?', name)
      const next = Math.min(...rows.filter((row) => row.due > now).map((row) => row.due))
      armed = Number.POSITIVE_INFINITY
      if (Number.isFinite(next)) arm(next)
      return over
    },
  }
}
