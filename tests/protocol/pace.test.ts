/** How long bots take for which act. */
import { expect, test } from 'vitest'
import { storming } from '../../shared/games/storming/game.ts'
import { actOf, pauseOf } from '../../shared/protocol/pace.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import type { AnyRules } from '../../shared/engine/game.ts'
import { given, seat, wandered } from '../kit/storming.ts'

const rules = storming as unknown as AnyRules
const red = seat('R')
const played = { kind: 'played', seat: red } as unknown as AnyEntry

test('the first of a turn, and a part of it for what goes on with it or lays out the table', () => {
  expect((['turn', 'further', 'opening'] as const).map((act) => pauseOf(900, 'usual', act, 0.5))).toEqual([
    900, 180, 360,
  ])
})

test('[ST-3.7] the map of Storming! is laid out until the second villages stand, then turns begin', () => {
  expect(actOf(rules, { state: wandered(3, 1, 0).state, log: [] }, red)).toBe('opening')
  expect(actOf(rules, { state: given({}), log: [] }, red)).toBe('turn')
  expect(actOf(rules, { state: given({}), log: [played] }, red)).toBe('further')
  expect(actOf(rules, { state: given({}), log: [played] }, seat('B'))).toBe('turn')
})
