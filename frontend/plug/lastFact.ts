/** Heard of the fact with which a game is over, whatever its kind: it sounds alike in all games, and nothing else does. */
export const lastFact = 'the end'
