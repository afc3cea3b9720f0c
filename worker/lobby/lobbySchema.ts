/** The schema of a lobby's SQLite: what is stored in one from before climbs to it. */

/** As lobbies began: never changed, as there are some that were made so. */
const first = `
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    stage TEXT NOT NULL,
    -- Empty seats, as the room has told them.
    free INTEGER NOT NULL,
    matching INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    body TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS tables_matching ON tables (opened) WHERE matching = 1 AND free > 0;
  CREATE INDEX IF NOT EXISTS tables_changed ON tables (changed);
`

/** By days, and nobody is there: ranked below the others, which is for the store to do, as it knows all of them. */
const ranked = `
  ALTER TABLE tables ADD COLUMN quiet INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET quiet = 1 WHERE shown = 1 AND body LIKE '%"quiet":true%';
  DROP INDEX IF EXISTS tables_shown;
  CREATE INDEX tables_ranked ON tables (stage, quiet, opened) WHERE shown = 1;
`

/** From where a table was opened: one address has so many among the first. */
const counted = `
  ALTER TABLE tables ADD COLUMN household INTEGER;
  CREATE INDEX tables_counted ON tables (household, stage, opened) WHERE shown = 1 AND household IS NOT NULL;
`

/** Brings what is stored up to today's schema. */
export const climbLobby = (sql: SqlStorage): void => {
  sql.exec(first)
  const has = (index: string): boolean =>
    sql.exec('SELECT 1 FROM sqlite_master WHERE name = ?', index).toArray().length > 0
  if (!has('tables_ranked')) sql.exec(ranked)
  if (!has('tables_counted')) sql.exec(counted)
}
