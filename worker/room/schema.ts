/**
 * The schema of the room's SQLite, as a ladder: each rung brings a stored room one version up. Rooms of every version
 * are out there, so a rung that has been shipped is never changed; what is new is a rung of its own.
 */
const rungs: readonly string[] = [
  `CREATE TABLE facts (name TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE entries (seq INTEGER PRIMARY KEY, body TEXT NOT NULL);
   CREATE TABLE deadlines (name TEXT PRIMARY KEY, due INTEGER NOT NULL) WITHOUT ROWID;`,
  // For a while these two were made when they were first needed: a room of version 1 may have them.
  `CREATE TABLE IF NOT EXISTS chat (n INTEGER PRIMARY KEY, body TEXT NOT NULL);
   CREATE TABLE IF NOT EXISTS outbox (
     kind TEXT PRIMARY KEY, version INTEGER NOT NULL, delivered INTEGER NOT NULL,
     tries INTEGER NOT NULL, due INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;`,
  // How often the work of a deadline has failed in a row.
  `ALTER TABLE deadlines ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;`,
  // Clocks are kept with each entry, so that a rewind finds them as they stood.
  `ALTER TABLE entries ADD COLUMN clocks TEXT;
   UPDATE entries SET clocks = (SELECT body FROM facts WHERE name = 'clocks')
     WHERE seq = (SELECT max(seq) FROM entries);
   DELETE FROM facts WHERE name IN ('clocks', 'spared');`,
  // Deadlines follow from what else is stored: kept are those alone whose work has failed.
  `DELETE FROM deadlines WHERE tries = 0;`,
]

/** Version of the stored schema; 0 at an address where no table was opened. */
export const schemaVersion = (sql: SqlStorage): number => {
  const [facts] = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'facts'").toArray()
  if (facts === undefined) return 0
  const [row] = sql.exec<{ body: string }>("SELECT body FROM facts WHERE name = 'schema'").toArray()
  return Number(row?.body ?? 0)
}

/** Brings the stored schema up to today's, from none at all too. */
export const climb = (sql: SqlStorage): void => {
  const version = schemaVersion(sql)
  if (version >= rungs.length) return
  for (const rung of rungs.slice(version)) sql.exec(rung)
  sql.exec("INSERT OR REPLACE INTO facts VALUES ('schema', ?)", String(rungs.length))
}
