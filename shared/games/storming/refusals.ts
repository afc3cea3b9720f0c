/** How a refusal is made: the rule, and a reason of [ST-5.6]. */
import type { RuleId } from '../../engine/ids.ts'
import type { Rejection } from '../../engine/result.ts'

export const reasons = [
  'notYourDecision',
  'wrongPhase',
  'noSuchRegion',
  'notInPlay',
  'regionOccupied',
  'terrain',
  'adjacentSettlement',
  'noSoldier',
  'noPiece',
  'notYours',
  'wrongLevel',
  'alreadyWalled',
  'notFaceUp',
  'limitReached',
  'embargo',
  'outOfRange',
  'blockedPath',
  'troopAlreadyUsed',
  'truce',
  'nothingToAttack',
  'mustAct',
  'noActionsLeft',
  'wrongActionType',
  'alreadyFirst',
  'pactExists',
  'noSuchPact',
  'noTarget',
  'suppressed',
  'notAStartRegion',
  'mustPlaceBoth',
  'wrongPile',
  'notInHand',
  'walled',
] as const
export type Reason = (typeof reasons)[number]

export const no = (rule: RuleId, reason: Reason): Rejection => ({ rule, reason })

/** The first refusal of several judgements, made one after another. */
export const firstOf = (...judgements: readonly (() => Rejection | null)[]): Rejection | null => {
  for (const judge of judgements) {
    const refused = judge()
    if (refused !== null) return refused
  }
  return null
}
