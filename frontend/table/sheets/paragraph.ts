import type { RuleId } from '../../../shared/engine/ids.ts'
import type { RuleText } from '../../plug/gameUi.ts'

/** The paragraph that tells a rule: its own, or one that tells it among others. */
export const paragraphOf = <Rule extends Pick<RuleText, 'id' | 'covers'>>(
  rules: readonly Rule[],
  id: RuleId,
): Rule | undefined =>
  rules.find((rule) => rule.id === id) ?? rules.find((rule) => rule.covers?.includes(id) === true)
