/** What a room asks of its storage. */
export interface Counts {
  rowsWritten: number
  rowsRead: number
  /** Times an alarm was set: each is one of the rows written. */
  alarmsSet: number
}

/** What one room has cost so far; it outlives the object, as the bill does. */
export interface Bill extends Counts {
  /** Calls of the room: upgrades, methods, alarms. */
  calls: number
  alarmsHeard: number
  /** Frames that came in over sockets. */
  frames: number
  /** Milliseconds that the object was at work or could not hibernate, as a timer was running. */
  awake: number
}
