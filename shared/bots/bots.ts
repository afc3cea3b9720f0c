import type { Bot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'

/** By level, from the weakest up. */
export const bots = { random: randomBot, greedy: greedyBot } as const satisfies Record<string, Bot>
