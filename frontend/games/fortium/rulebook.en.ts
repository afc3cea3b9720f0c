/** The rules for players, in the words of the house; each paragraph bears the number of RULES.md. */
import type { RuleText } from '../../plug/gameUi.ts'
import { camps } from './rulebook/camps.en.ts'
import { cards } from './rulebook/cards.en.ts'
import { ending } from './rulebook/ending.en.ts'
import { game } from './rulebook/game.en.ts'
import { turn } from './rulebook/turn.en.ts'
import { walk } from './rulebook/walk.en.ts'

export const rulebook: readonly RuleText[] = [...game, ...turn, ...walk, ...camps, ...cards, ...ending]
