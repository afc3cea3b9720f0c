import type { RuleText } from '../../plug/gameUi.ts'

export const rulebook: readonly RuleText[] = []
