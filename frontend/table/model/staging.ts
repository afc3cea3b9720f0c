/** The turn in hand: moves that are staged, what they show, and what of that the table's answer confirms. */
import { type Accessor, createMemo, createSignal } from 'solid-js'
import { same } from '../../../shared/engine/copy.ts'
import type { AnyRules } from '../../../shared/engine/game.ts'
import type { Seat, Tagged } from '../../../shared/engine/ids.ts'
import { eventsOf } from '../../../shared/engine/log.ts'
import { foresee, type Prediction } from '../../../shared/engine/predict.ts'
import { conceal } from '../../../shared/engine/secret.ts'
import type { ShownEntry, View } from './folds.ts'
import type { History } from './history.ts'

/** A move that is not confirmed: what it shows is the seat's own act, and no more. */
export interface Staged extends Prediction<object, Tagged> {
  readonly move: Tagged
  /** The view it was made on: what it takes and pays is there. */
  readonly before: View
  /** The view before each event that it foretells, and after the last. */
  readonly views: readonly View[]
}

export interface Staging {
  staged: Accessor<readonly Staged[]>
  /** What is true as far as this seat can tell, staged moves included. */
  truth: Accessor<View>
  /** Nothing more can be staged: the staged moves end the question, or go on to what only the server knows. */
  sealed(): boolean
  /** The turn can be sent: it is whole, or it can be more than waiting, since others may act meanwhile. */
  ready(): boolean
  /** Stages a legal move of the seat that looks. */
  add(move: Tagged): Staged
  /** Takes back the last staged move. */
  dropLast(): void
  clear(): void
  /** After others have played: what they did not touch stays, and is foretold anew. */
  restage(): void
  /**
   * How far the staged moves have shown what this entry of their own tells: the view before its first event, and after
   * each that came as foretold. `isShort`: something came otherwise than it was shown.
   */
  compare(entry: ShownEntry): { readonly views: readonly View[]; readonly isShort: boolean }
}

export const createStaging = (rules: AnyRules, history: History): Staging => {
  const [staged, setStaged] = createSignal<readonly Staged[]>([])
  const truth = createMemo(() => staged().at(-1)?.view ?? history.end())
  const asked = createMemo(
    () => history.entries().length > 0 && rules.decisions(truth()).some(({ seat }) => seat === history.me()),
  )
  const sealed = (): boolean => staged().length > 0 && (staged().at(-1)?.complete === false || !asked())

  const stageOn = (before: View, seat: Seat, move: Tagged): Staged => {
    const views = [before]
    const foreseen = foresee(rules, before, seat, move, (view) => views.push(view))
    return { ...foreseen, move, before, views }
  }

  return {
    staged,
    truth,
    sealed,
    ready: () =>
      staged().length > 0 &&
      (sealed() || rules.decisions(history.end()).some(({ seat }) => seat !== history.me())),
    add(move) {
      const seat = history.me()
      if (seat === null) throw new Error('no seat')
      const added = stageOn(truth(), seat, move)
      setStaged([...staged(), added])
      return added
    },
    dropLast: () => void setStaged(staged().slice(0, -1)),
    clear: () => void setStaged([]),
    restage() {
      const kept: Staged[] = []
      const seat = history.me()
      for (const { move } of staged()) {
        const before = kept.at(-1)?.view ?? history.end()
        if (seat === null || rules.check(before, seat, move) !== null) break
        kept.push(stageOn(before, seat, move))
      }
      setStaged(kept)
    },
    compare(entry) {
      const turn = staged()
      const foretold = turn.flatMap(({ events }) => events)
      const shown = turn.flatMap(({ views }, index) => (index === 0 ? views : views.slice(1)))
      const events = eventsOf(entry)
      const wrong = foretold.findIndex((event, index) => !same(conceal(event, history.me()), events[index]))
      const agreed = wrong < 0 ? foretold.length : wrong
      return { views: shown.slice(0, agreed + 1), isShort: wrong >= 0 }
    },
  }
}
