/** One table of limits: schemas, room, page and docs read it. */
export const limits = {
  /** Longest frame a client may send, in UTF-16 units. */
  frame: 8192,
  /** Moves in one committed turn. */
  moves: 16,
  /** Letters of one line of chat; lines a table keeps; milliseconds between two lines of one person. */
  chat: 300,
  chatKept: 200,
  chatPause: 500,
  /** Letters of a name at the table. */
  name: 24,
  /** Frames a socket may send at once; how many it gains a second is FRAMES_PER_SECOND in wrangler.toml. */
  burst: 20,
  /** Open sockets of one table, and of one seat. */
  sockets: 256,
  socketsPerSeat: 8,
  /** Milliseconds a socket may stay without its hello. */
  hello: 5_000,
  /** Milliseconds without a socket before others may call the stand-in for a seat. */
  absence: 30_000,
  /** Milliseconds that a move may come late, as it was under way. */
  lateness: 1_000,
  /** Least that is on the clock of who comes back, and of all after a restart, in milliseconds. */
  reprieve: 30_000,
  /** Tables that a lobby shows of each kind, and pages that look on at once. */
  lobbyTables: 50,
  lobbySockets: 4096,
  /** Milliseconds: how old a shown table may be, how long a lobby remembers one, and how often it forgets. */
  lobbyHorizon: 14 * 86_400_000,
  lobbyMemory: 15 * 86_400_000,
  lobbySweep: 3_600_000,
  /** Longest body of an HTTP request, in bytes. */
  body: 4096,
} as const
