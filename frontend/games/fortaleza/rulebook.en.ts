/** The rules for players, in the house’s words; each paragraph bears its number in RULES.md. */
import type { RuleText } from '../../plug/gameUi.ts'
import { actions } from './rulebook/actions.en.ts'
import { scoring } from './rulebook/scoring.en.ts'
import { setup } from './rulebook/setup.en.ts'
import { turns } from './rulebook/turns.en.ts'

export const rulebook: readonly RuleText[] = [...setup, ...turns, ...actions, ...scoring]
