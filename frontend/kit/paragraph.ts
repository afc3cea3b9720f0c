import type { RuleId } from '../../shared/engine/ids.ts'

/** A rule as readers know it, by its paragraph: beside a sum its whole id read as the code of an error. */
export const paragraph = (rule: RuleId): string => `§\u202f${rule.replace(/^\w+-/, '')}`
