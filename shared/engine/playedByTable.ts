/** Number of what no message has asked for: a bot has played, or the stand-in of a person. */
export const playedByTable = 0
