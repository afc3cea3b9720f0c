import type { RuleId } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import { price, type Stored } from '../components.ts'

/** Why a camp or a card is not bought: what it takes, and what there is of that. */
export const lacking = (rule: RuleId, stock: Readonly<Record<Stored, number>>): Rejection => ({
  rule,
  reason: 'insufficientResources',
  values: { ...price, hasGranite: stock.granite, hasLimestone: stock.limestone },
})
