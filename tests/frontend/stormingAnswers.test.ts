/** What the page of Storming! answers by itself: a question that has one answer [ST-4.9]. On a model, without a page. */
import './page.ts'
import { createRoot, createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import { createChoice, type StormingTable } from '../../frontend/games/storming/choice.ts'
import { answerAlone } from '../../frontend/games/storming/soleAnswer.ts'
import type { Move } from '../../shared/games/storming/moves.ts'
import { storming } from '../../shared/games/storming/game.ts'
import type { State } from '../../shared/games/storming/state.ts'
import { card, legal, type Letter, pass, planning, resolve, seat, wall } from '../kit/storming.ts'

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** What is sent by itself where this seat looks at this state; `then` is what comes after it. */
const sentBy = async (
  letter: Letter,
  states: readonly State[],
  before: readonly Move[] = [],
): Promise<readonly Move[]> => {
  const sent: Move[] = []
  const [state, show] = createSignal(states[0]!)
  const [staged, stage] = createSignal<readonly Move[]>(before)
  const me = seat(letter)
  const table = {
    view: state,
    me: () => me,
    decisions: () => storming.decisions(state()),
    legal: () => legal(state(), letter),
    staged,
    stage: (move: Move) => stage([...staged(), move]),
    commit: () => (sent.push(...staged()), stage([])),
    sealed: () => false,
    pending: () => false,
  } as unknown as StormingTable
  const end = createRoot((dispose) => (answerAlone(createChoice(table)), dispose))
  for (const next of states) {
    show(next)
    await settled()
  }
  end()
  return sent
}

const drought = (lakes: number): State => {
  const on = Object.fromEntries(['C4', 'E5'].slice(0, lakes).map((region) => [region, 'lake']))
  return resolve({ on }, ['drought']).state
}

test('[ST-4.9] the one answer that a question has is given at once, by whoever is asked', async () => {
  expect(await sentBy('R', [drought(1)])).toEqual([{ type: 'removeLake', region: 'C4' }])
  expect(await sentBy('B', [drought(1)])).toEqual([])
  expect(await sentBy('R', [drought(2)])).toEqual([])
  const lone = card(
    {
      homes: false,
      on: { D5: 'R:city', A2: 'B:village' },
      improvements: { R: ['cathedral', 'theatre'] },
      display: { improvement: [] },
    },
    'R',
    'build',
  )
  expect(await sentBy('R', [lone])).toEqual([wall('D5')])
})

test('not what may be passed, nor where something is in hand already', async () => {
  const moon = resolve({ on: { D5: 'R:soldier' } }, ['fullMoon']).state
  expect(legal(moon, 'R')).toContainEqual(pass)
  expect(await sentBy('R', [moon])).toEqual([])
  expect(await sentBy('R', [drought(1)], [pass])).toEqual([])
  expect(await sentBy('R', [planning({})])).toEqual([])
})

test('once for each question: who takes it back answers for themselves', async () => {
  const asked = drought(1)
  expect(await sentBy('R', [asked, planning({}), asked])).toHaveLength(1)
})
