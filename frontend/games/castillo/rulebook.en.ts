/** The rules for players, in the house’s words; each paragraph bears its number in RULES.md. */
import type { RuleText } from '../../plug/gameUi.ts'
import { building } from './rulebook/building.en.ts'
import { game } from './rulebook/game.en.ts'
import { roles } from './rulebook/roles.en.ts'
import { round } from './rulebook/round.en.ts'
import { scoring } from './rulebook/scoring.en.ts'

export const rulebook: readonly RuleText[] = [...game, ...round, ...roles, ...building, ...scoring]
