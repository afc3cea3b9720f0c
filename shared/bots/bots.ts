import type { Bot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'
import { apprenticeBot, journeymanBot, masterBot } from './thinking.ts'

/** By level: two plain ones, and those that people know by name, from the weakest up. */
export const bots = {
  random: randomBot,
  greedy: greedyBot,
  aprendiz: apprenticeBot,
  oficial: journeymanBot,
  maestro: masterBot,
} as const satisfies Record<string, Bot>
