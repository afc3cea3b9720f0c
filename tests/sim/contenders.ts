/** Whoever may play in the arena: the bots of the house, and a yardstick that stands still. */
import type { Bot } from '../../shared/bots/bot.ts'
import { bots } from '../../shared/bots/bots.ts'
import { greedy1 } from './greedy1.ts'

export const contenders = { ...bots, greedy1 } as const satisfies Record<string, Bot>

export const isContender = (name: string): name is keyof typeof contenders => Object.hasOwn(contenders, name)
