/** The server's clock, by which deadlines are told: this device's own may be wrong by hours. */
let ahead = 0

/** The server has just said what time it is there. */
export const noteServerTime = (now: number): void => {
  ahead = now - Date.now()
}

/** Milliseconds since 1970 at the server. */
export const serverNow = (): number => Date.now() + ahead
