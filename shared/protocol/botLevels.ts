/** Whom a table can ask to play by itself. In a file of its own: a page in play has no use for the list. */
export const botLevels = ['random', 'greedy', 'aprendiz', 'oficial', 'maestro'] as const
export type BotLevel = (typeof botLevels)[number]

/** Those that people choose from, the weakest first; the others are for programs, and stand in older records. */
export const namedLevels = ['aprendiz', 'oficial', 'maestro'] as const satisfies readonly BotLevel[]
export type NamedLevel = (typeof namedLevels)[number]
