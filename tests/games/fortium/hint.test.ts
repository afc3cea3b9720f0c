/** What a hint of Fortium goes by beyond what its strongest bot would do. */
import { expect, test } from 'vitest'
import { hintFor } from '../../../shared/bots/hint.ts'
import { conceal } from '../../../shared/engine/secret.ts'
import { fortium } from '../../../shared/games/fortium/game.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import { policy } from '../../../shared/games/fortium/policy/policy.ts'
import { given, seatIn } from '../../kit/fortium.ts'

test('[FT-4.15] no hint leads others to where the first of this turn have come from', () => {
  const state = given({ dice: [4, 4], miners: { W: { '5,10': 3, base: 7 } } })
  const seat = seatIn(state, 'W')
  const view = conceal(state, seat)
  const told = hintFor(fortium as never, view, seat)?.move as Move
  if (told.type !== 'moveGroup') throw new Error('no walk is told')
  // As if somebody who stands there now had come, a moment ago, from where that leads.
  const number = (other: string): number => Number(other.slice(2))
  const before = given({ dice: [4, 4, 4], miners: { W: { '5,10': 3, base: 7 } } })
  const { miners } = before.players[seat]!
  const from = view.players[seat]!.miners[number(told.minerIds[0]!)]
  const with_ = miners.findIndex(
    (place, at) => place === from && !told.minerIds.some((one) => number(one) === at),
  )
  miners[with_] = told.to
  const seen = [conceal(before, seat)]
  expect(policy.undoes?.(seen[0]!, view, seat, told)).toBe(true)
  const then = hintFor(fortium as never, view, seat, { seen })?.move as Move
  expect(policy.undoes?.(seen[0]!, view, seat, then)).toBe(false)
  expect(hintFor(fortium as never, view, seat, { seen, planned: told })?.move).toEqual(then)
  // In another turn that is a walk as any other.
  before.turnNo--
  expect(hintFor(fortium as never, view, seat, { seen: [conceal(before, seat)] })?.move).toEqual(told)
})
