/** A place that is pressed before anybody is in hand: who could go there, in the order that comes to a newcomer's mind. */
import { createEffect, createRoot } from 'solid-js'
import { cellLimit } from '../../../shared/games/fortium/components.ts'
import { distance, type NodeId } from '../../../shared/games/fortium/layout.ts'
import { boardOf, ownOn } from '../../../shared/games/fortium/position.ts'
import type { Choice } from './choice.ts'
import { freeOn, groupOn, spendsOf, walkersOf } from './walks.ts'

/** Ends the wait for a group that was pressed before; one hand presses one at a time. */
let forget = (): void => undefined

/** Takes up a group that was pressed while its dice still roll, as soon as it can go: in this turn, or not at all. */
const takeSoon = (choice: Choice, node: NodeId): void => {
  const { table } = choice
  const { turnNo } = table.truth()
  forget()
  createRoot((dispose) => {
    forget = dispose
    createEffect(() => {
      const isLate = table.truth().turnNo !== turnNo
      if (!isLate && !choice.movable().has(node)) return
      dispose()
      // With the question that has just been asked the hand is emptied first.
      if (!isLate) queueMicrotask(() => choice.take(node))
    })
  })
}

/**
 * The one group that can go there is taken up, and a second press leads it there; of several it is asked which. Where
 * none can, it is said why the nearest does not.
 */
export const callUp = (choice: Choice, to: NodeId): void => {
  const { table } = choice
  const [state, seat, die] = [table.truth(), table.me(), choice.die()]
  if (choice.pitching().size > 0) {
    const site = boardOf(state).siteByCell.get(to)
    const why = table.whyNot({ type: 'buyCamp', site: site?.id ?? '' })
    if (why === null) return
    // That there is one wherever one stands, as the price says where none can be pitched, is not so here.
    return table.explain(why.reason === 'campAlreadyThere' ? { ...why, reason: 'campHere' } : why)
  }
  // The dice have come to lie since it was pressed.
  if (choice.movable().has(to)) return choice.take(to)
  const hasOwn = seat !== null && ownOn(state, seat, to).length > 0
  if (hasOwn && choice.mine() !== null && state.phase !== 'main')
    return table.explain({ rule: 'FT-4.1', reason: 'wrongPhase' })
  if (hasOwn && choice.mine() === null && state.active === seat && state.phase !== 'turnStart')
    takeSoon(choice, to)
  if (seat === null || choice.movable().size === 0) return choice.look(choice.looked() === to ? null : to)
  const spends = die === null ? spendsOf(state) : [{ die, addOnes: choice.ones() }]
  const refusals = (node: NodeId, n: number) =>
    spends.map((spend) =>
      table.whyNot({
        type: 'moveGroup',
        ...spend,
        addOnes: [...spend.addOnes],
        minerIds: [...groupOn(state, seat, node, n, n === freeOn(state, seat, node).length)],
        to,
      }),
    )
  /** Of whom stands there, as many as can go. */
  const going = (node: NodeId): number => {
    let n = Math.min(cellLimit, freeOn(state, seat, node).length)
    while (n > 0 && !refusals(node, n).includes(null)) n--
    return n
  }
  const groups = [...walkersOf(state, seat)]
  const [one, other] = groups.filter((node) => going(node) > 0)
  if (one === undefined) {
    // Whoever presses one's own wants them to go, not others to come.
    if (hasOwn) return table.explain({ rule: 'FT-4.15', reason: 'minerAlreadyMoved' })
    const board = boardOf(state)
    const [near] = groups.toSorted((a, b) => distance(board, a, to) - distance(board, b, to))
    const why = near === undefined ? null : (refusals(near, 1).at(-1) ?? null)
    if (why !== null) table.explain(why)
    return
  }
  if (other !== undefined) return table.explain({ rule: 'FT-4.15', reason: 'whichGroup' })
  const n = going(one)
  choice.take(one)
  choice.setSize(n)
  choice.aim(to)
  table.explain({ rule: 'FT-4.15', reason: 'oneGroup', values: { n } })
}
