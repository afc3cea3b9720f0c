import { type AnyRules, legalMoves } from '../../shared/engine/game.ts'
import { type Seat, seqOf, type Shown, type Viewer } from '../../shared/engine/ids.ts'
import { foresee } from '../../shared/engine/predict.ts'
import type { AnyTableModel } from './gameUi.ts'

/** What is worked out when it is first asked for, and is the same ever after. */
const kept = <Found>(find: () => Found): (() => Found) => {
  let found: { readonly it: Found } | undefined
  return () => (found ??= { it: find() }).it
}

/** A table that nobody touches, as somebody sees it. */
export const stillTable = (
  rules: AnyRules,
  view: Shown<object>,
  me: Viewer,
  nameOf: (seat: Seat) => string,
): AnyTableModel => ({
  view: () => view,
  truth: () => view,
  me: () => me,
  nameOf,
  decisions: kept(() => rules.decisions(view)),
  legal: kept(() => (me === null ? [] : legalMoves(rules, view, me))),
  whyNot: (move) => (me === null ? null : rules.check(view, me, move)),
  preview(move) {
    if (me === null) throw new Error('a picture has no moves')
    return foresee(rules, view, me, move)
  },
  stage: () => undefined,
  unstage: () => undefined,
  commit: () => undefined,
  staged: () => [],
  sealed: () => false,
  pending: () => me === null,
  past: () => true,
  explain: () => undefined,
  shownAt: () => seqOf(0),
  lit: () => [],
  finished: () => false,
  openPaper: () => undefined,
  closeTo: () => undefined,
  introduce: () => undefined,
})
