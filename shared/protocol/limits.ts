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
  /** Lines that all who watch a table may say at once, together; they gain one with each pause. */
  chatBurst: 20,
  /** Lines that one household of watchers may say at once, and milliseconds in which it gains one: a fifth of those. */
  chatWatcherBurst: 4,
  chatWatcherPause: 2_500,
  /** Milliseconds between two reactions of one seat: as long as one is shown. */
  reactionPause: 3000,
  /**
   * Acts that a person may do at once, from all their windows, and milliseconds in which they gain one more; of sitting
   * down and standing up, all who come from one address.
   */
  acts: 20,
  actPause: 500,
  /** Entries of a log, as a table writes it and a record holds it. */
  entries: 20_000,
  /** Entries of one seat, and of the whole log, until which answers may be changed: the rest is for ending the game. */
  changes: 500,
  changesUntil: 7_500,
  /** Letters of a name at the table. */
  name: 24,
  /** Frames a socket may send at once; how many it gains a second is FRAMES_PER_SECOND in wrangler.toml. */
  burst: 20,
  /** Latest acts of a person that are known by what they said. */
  actsKept: 8,
  /**
   * Open sockets at one table: of one seat, of all who watch (whoever else does reads the public log), of those from
   * one address, of who has not said hello.
   */
  socketsPerSeat: 8,
  watchers: 48,
  watchersPerAddress: 24,
  strangers: 64,
  /**
   * Closed sockets of one address that have not answered, before one at a time comes in from there to a table, and
   * nobody more to a lobby.
   */
  socketsPerAddress: 64,
  /** Closed sockets of a table that have not answered, before nobody more may watch, and before nobody comes to sit. */
  unanswered: 128,
  unansweredToSit: 256,
  /** Letters a socket is sent before it is asked for a receipt, and how many it may owe before it is parted. */
  receipt: 32_768,
  owed: 131_072,
  /** Milliseconds a socket may stay without its hello. */
  hello: 5_000,
  /** Milliseconds without a socket before it is stored that somebody is away: what a page takes to be loaded anew. */
  leaving: 1_500,
  /** Milliseconds without a socket before others may call the stand-in for a seat. */
  absence: 30_000,
  /**
   * Milliseconds without a socket, while the table waits: until others decide there in one's place and may free one's
   * seat, and until it is free by itself. By days nobody is there all the time.
   */
  seatAway: 60_000,
  seatLost: 1_800_000,
  seatAwayDays: 86_400_000,
  seatLostDays: 3 * 86_400_000,
  /** Milliseconds that a seat found by quick match is held for who has not come yet. */
  seatFound: 20_000,
  /** Milliseconds that a move may come late, as it was under way. */
  lateness: 1_000,
  /** Least that is on the clock of who comes back, and of all after a restart, in milliseconds. */
  reprieve: 30_000,
  /**
   * Tables that a lobby shows of each kind; those of them from one address that stand among the first, before the
   * others from there come below everybody else's; and sockets that look on at once.
   */
  lobbyTables: 50,
  lobbyTablesPerAddress: 5,
  lobbySockets: 4096,
  /** Seconds that a copy of a lobby's list is good for. */
  lobbyCopy: 2,
  /** Milliseconds that a lobby gathers changes for, before it tells those who look on. */
  lobbyGathers: 500,
  /** Milliseconds: how old a shown table may be, how long a lobby remembers one, and how often it forgets. */
  lobbyHorizon: 14 * 86_400_000,
  lobbyMemory: 15 * 86_400_000,
  lobbySweep: 3_600_000,
  /**
   * Milliseconds that a room lasts: after the end of its game, after all have left a game that is on, and at a table
   * that was opened and never begun; how much longer where somebody is there just then; and how much longer at most
   * where the lists cannot be told of it, its record being kept. How long it sleeps at most where somebody is said to be
   * there, and where strangers are shown that somebody waits.
   */
  roomKept: 30 * 86_400_000,
  roomLeft: 180 * 86_400_000,
  roomPatience: 7 * 86_400_000,
  roomUnbegun: 86_400_000,
  roomLooked: 3_600_000,
  roomSleeps: 86_400_000,
  roomAwaits: 1_800_000,
  /** Entries after which the public log may begin. */
  logStretch: 16,
  /** Longest body of an HTTP request, in bytes. */
  body: 4096,
} as const
