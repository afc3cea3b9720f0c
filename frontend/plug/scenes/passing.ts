/** How many times as fast dice, walks and what flies go that are seen in passing, as what others do one after the other while one waits. */
export const passingRate = 1.75
