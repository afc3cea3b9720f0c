import type { RuleText } from '../../table/gameUi.ts'
export const rulebook: readonly RuleText[] = []
