// @vitest-environment happy-dom
/** One's own clock stands beside what is asked, in every game: while it runs, and for who watches it. So does when a stand-in may come. */
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { OwnClock, StandIn } from '../../frontend/table/play/Clock.tsx'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import { startTableWords } from '../../frontend/table/words.ts'
import type { Viewer } from '../../shared/engine/ids.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import type { SeatClock } from '../../shared/protocol/clock.ts'
import type { SeatInfo, TableInfo } from '../../shared/protocol/tableInfo.ts'

const runs = (left: number): SeatClock => ({ left, due: Date.now() + left })
const stands: SeatClock = { left: 60_000, due: null }

let dispose = (): void => undefined
const open = (me: Viewer, first: readonly SeatClock[], { standIn = false, past = false } = {}) => {
  const [clocks, setClocks] = createSignal(first)
  const table = { me: () => me, replay: { at: () => (past ? 3 : null) } } as unknown as LiveTable
  const seats = [
    { kind: 'person', standIn },
    { kind: 'person', standIn: false },
  ]
  const info = {
    seats,
    get clocks() {
      return clocks()
    },
  } as unknown as TableInfo
  dispose = render(() => <OwnClock table={table} info={info} />, document.body)
  return setClocks
}
const shown = (): string | undefined => document.querySelector('.own-clock')?.textContent ?? undefined

beforeEach(async () => {
  await startLanguage()
  await startTableWords()
})
afterEach(() => {
  dispose()
  document.body.innerHTML = ''
})

test('is there while one is asked, and goes with the answer', () => {
  const setClocks = open(seatOf(0), [runs(42_000), stands])
  expect(shown()).toBe('0:42')
  setClocks([stands, runs(42_000)])
  expect(shown()).toBeUndefined()
  setClocks([runs(20_000), stands])
  expect(shown()).toBe('0:20')
  expect(document.querySelector('.own-clock .low')).not.toBeNull()
})

test('is not there for others, watchers, who is stood in for, and in the past', () => {
  open(seatOf(1), [runs(42_000), stands])
  expect(shown()).toBeUndefined()
  dispose()
  open(null, [runs(42_000), stands])
  expect(shown()).toBeUndefined()
  dispose()
  open(seatOf(0), [runs(42_000), stands], { standIn: true })
  expect(shown()).toBeUndefined()
  dispose()
  open(seatOf(0), [runs(42_000), stands], { past: true })
  expect(shown()).toBeUndefined()
})

test.each([
  ['away for long enough', { freeAt: 12_000 }, undefined],
  ['away, and their time is up first', { freeAt: 30_000 }, 12_000],
  ['here, and their time is up', { freeAt: null }, 12_000],
] as const)('the stand-in can be called once somebody is %s', async (_, { freeAt }, due) => {
  vi.useFakeTimers()
  const now = Date.now()
  const call = vi.fn()
  const info = { kind: 'person', freeAt: freeAt && now + freeAt } as unknown as SeatInfo
  const clock = due && { left: due, due: now + due }
  dispose = render(() => <StandIn info={info} clock={clock} call={call} />, document.body)
  const button = () => document.querySelector<HTMLButtonElement>('.stand-in')
  // Who is here, and has time left, is only waited for.
  expect(button()?.disabled).toBe(freeAt === null ? undefined : true)
  if (freeAt !== null) expect(button()?.textContent).toMatch(/ 0:12$/)
  await vi.advanceTimersByTimeAsync(12_500)
  expect([button()?.disabled, /\d/.test(button()?.textContent ?? '')]).toEqual([false, false])
  button()?.click()
  expect(call).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
