-- Finished games that anybody may find. What was played is in R2; here is what lists and searches need.
CREATE TABLE games (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  began INTEGER NOT NULL,
  finished INTEGER NOT NULL,
  moves INTEGER NOT NULL,
  seats TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX games_by_time ON games (finished, id);
CREATE INDEX games_by_game ON games (game, finished, id);

-- Who played where, by a name folded to lower case.
CREATE TABLE players (
  name TEXT NOT NULL,
  finished INTEGER NOT NULL,
  id TEXT NOT NULL,
  game TEXT NOT NULL,
  PRIMARY KEY (name, finished, id)
) WITHOUT ROWID;
CREATE INDEX players_by_game ON players (name, game, finished, id);
