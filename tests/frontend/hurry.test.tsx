// @vitest-environment happy-dom
/** Who waits for others for long may have it go faster. */
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { speed } from '../../frontend/kit/motion.ts'
import { startLogWords } from '../../frontend/table/logWords.ts'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import { Hurry } from '../../frontend/table/play/Hurry.tsx'
import { seatOf } from '../../shared/engine/ids.ts'
import type { BotPace, TableInfo } from '../../shared/protocol/tableInfo.ts'

beforeAll(async () => {
  await startLanguage()
  await startLogWords()
})
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const waitFor = (pace: BotPace, seats: readonly string[] = ['person', 'bot', 'bot']) => {
  const [asked, ask] = createSignal<number | null>(0)
  const [busy, move] = createSignal(false)
  const told: string[] = []
  const table = {
    me: () => seatOf(0),
    past: () => false,
    finished: () => false,
    staged: () => [],
    decisions: () => (asked() === null ? [] : [{ seat: asked() }]),
    replay: { busy },
    hurry: () => void told.push('hurry'),
  } as unknown as LiveTable
  const info = {
    id: 'here',
    stage: 'live',
    pace,
    seats: seats.map((kind) => ({ kind })),
  } as unknown as TableInfo
  onTestFinished(
    render(() => <Hurry table={table} info={info} setPace={(one) => void told.push(one)} />, document.body),
  )
  return { ask, move, told, button: () => document.querySelector<HTMLButtonElement>('.hurry') }
}

test('it stands there after three seconds in which others play, also between their turns, and goes with one’s own', () => {
  const { ask, move, button } = waitFor('slow')
  vi.advanceTimersByTime(60_000)
  expect(button()).toBe(null)
  ask(1)
  vi.advanceTimersByTime(1500)
  move(true)
  ask(null)
  vi.advanceTimersByTime(1400)
  expect(button()).toBe(null)
  vi.advanceTimersByTime(100)
  expect(button()?.textContent).toBe('Faster')
  move(false)
  ask(0)
  expect(button()).toBe(null)
})

test.each([
  ['slow', ['hurry', 'usual']],
  ['usual', ['hurry', 'fast']],
  ['fast', ['hurry']],
] as const)(
  'pressed, nothing moves any more before one’s turn, and bots are faster from now on: %s',
  (pace, all) => {
    const { ask, move, told, button } = waitFor(pace)
    ask(null)
    move(true)
    vi.advanceTimersByTime(3000)
    button()?.click()
    expect([told, button()]).toEqual([all, null])
    // Bots cannot be any faster than fast: what they do is shown in half the time.
    expect(speed()).toBe(pace === 'fast' ? 'fast' : 'normal')
  },
)

test.each([
  ['slow', 'normal', 'Faster'],
  ['usual', 'normal', 'Faster still'],
  ['fast', 'normal', 'Faster still'],
  ['fast', 'fast', 'On to my turn'],
] as const)('it is called by what a press changes, bots %s and motions %s: %s', (pace, shown, label) => {
  localStorage.setItem('almena:speed', shown)
  const { ask, move, button } = waitFor(pace)
  ask(null)
  move(true)
  vi.advanceTimersByTime(3000)
  expect(button()?.textContent).toBe(label)
})

test('a person takes as long as they take, and their bots are nobody’s to set', () => {
  const { ask, move, told, button } = waitFor('slow', ['person', 'person', 'bot'])
  ask(1)
  vi.advanceTimersByTime(60_000)
  expect(button()).toBe(null)
  move(true)
  vi.advanceTimersByTime(3000)
  button()?.click()
  expect(told).toEqual(['hurry'])
})
