// @vitest-environment happy-dom
/** What one has played is taken back at one's own seat, where nobody has to be asked. */
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { startLogWords } from '../../frontend/table/logWords.ts'
import { TakeBack } from '../../frontend/table/play/TakeBack.tsx'
import { seatOf } from '../../shared/engine/ids.ts'

beforeAll(async () => {
  await startLanguage()
  await startLogWords()
})

const me = seatOf(0)
const bot = { kind: 'bot' }
const person = { kind: 'person' }

/** The table of who sits first, one move after theirs; `facts` are what it would say otherwise. */
const sit = (facts: Record<string, unknown> = {}, seats: readonly object[] = [person, bot], seat = me) => {
  const act = vi.fn()
  const [staged, stage] = createSignal<readonly object[]>([])
  const table = {
    me: () => me,
    past: () => false,
    finished: () => false,
    pending: () => false,
    staged,
    entries: () => [{ kind: 'played', seat: me }],
    isNewestFree: () => false,
    ...facts,
  }
  const place = document.createElement('div')
  document.body.append(place)
  const props = { table, info: { seats }, talk: {}, seat, act }
  const end = render(() => <TakeBack {...(props as never as Parameters<typeof TakeBack>[0])} />, place)
  onTestFinished(() => (end(), place.remove()))
  return { act, stage, button: () => place.querySelector('button') }
}

test('alone among bots one takes back by one press what told nobody anything, once nothing is in hand', () => {
  const { act, stage, button } = sit({ isNewestFree: () => true })
  stage([{}])
  expect(button()).toBeNull()
  stage([])
  button()?.click()
  expect(act.mock.calls).toEqual([[{ act: 'askUndo' }]])
})

test('what takes back more than one’s own move asks first, and not once something else has happened', () => {
  const [entries, set] = createSignal([{ kind: 'played', seat: me }])
  const { act, button } = sit({ entries })
  const first = button()?.textContent
  button()?.click()
  expect(act).not.toHaveBeenCalled()
  expect(button()?.textContent).not.toBe(first)
  set([...entries(), { kind: 'played', seat: seatOf(1) }])
  expect(button()?.textContent).toBe(first)
  button()?.click()
  button()?.click()
  expect(act.mock.calls).toEqual([[{ act: 'askUndo' }]])
})

test('among people only what they have heard nothing by is taken back so', () => {
  expect(sit({}, [person, person]).button()).toBeNull()
  expect(sit({ isNewestFree: () => true }, [person, person]).button()).not.toBeNull()
})

test.each([
  ['at another’s seat', {}, seatOf(1)],
  ['before one has played', { entries: () => [{ kind: 'played', seat: seatOf(1) }] }, me],
  ['in the past', { past: () => true }, me],
  ['after the end', { finished: () => true }, me],
  ['while it is on its way', { pending: () => true }, me],
])('not %s', (_when, facts, seat) => {
  expect(sit(facts, [person, bot], seat).button()).toBeNull()
})
