/** Finished games, as the page's head tells of them by a link to their log: they are read there, without a socket. */
export const isPast = (table: string): boolean => document.getElementById(`log:${table}`) !== null
