/** Whoever may play in the arena: the bots that people choose by their names, and yardsticks that stand still. */
import type { Bot } from '../../shared/bots/bot.ts'
import { greedyBot } from '../../shared/bots/greedy.ts'
import { randomBot } from '../../shared/bots/random.ts'
import { apprenticeBot, journeymanBot, masterBot } from '../../shared/bots/thinking.ts'
import { greedy1 } from './greedy1.ts'

export const contenders = {
  random: randomBot,
  greedy: greedyBot,
  greedy1,
  aprendiz: apprenticeBot,
  oficial: journeymanBot,
  maestro: masterBot,
} as const satisfies Record<string, Bot>

export const isContender = (name: string): name is keyof typeof contenders => Object.hasOwn(contenders, name)
