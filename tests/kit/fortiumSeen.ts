/** A position of Fortium as a seat sees it, on a page where nothing is played, and a place to draw parts of that page in. */
import { render } from 'solid-js/web'
import { onTestFinished } from 'vitest'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import type { Seat, Shown } from '../../shared/engine/ids.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { Arm } from '../../shared/games/fortium/layout.ts'
import { fortiumRules } from '../../shared/games/fortium/rules.ts'
import type { State } from '../../shared/games/fortium/state.ts'
import { given, type Scene, seatIn } from './fortium.ts'

export interface Seen {
  readonly state: State
  readonly view: Shown<State>
  /** As any part of the page takes it: seats are called A, B, C and D. */
  readonly table: never
  /** Until the test is over. */
  draw(Part: () => unknown): HTMLElement
}

/** `me`: whose eyes; null, who looks on. */
export const seen = (scene: Scene, me: Arm | null): Seen => {
  const state = given(scene)
  const seat = me === null ? null : seatIn(state, me)
  const view = conceal(state, seat)
  const table = {
    ...stillTable(fortiumRules as never, view, seat, (one: Seat) => 'ABCD'[one] ?? ''),
    finished: () => false,
  } as never
  const draw = (Part: () => unknown): HTMLElement => {
    const place = document.body.appendChild(document.createElement('div'))
    onTestFinished(render(Part as never, place))
    return place
  }
  return { state, view, table, draw }
}
