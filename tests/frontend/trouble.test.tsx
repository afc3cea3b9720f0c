// @vitest-environment happy-dom
/** A refusal beside what was pressed: how long it stays, and what sends it away. */
import { createSignal, Show } from 'solid-js'
import { render } from 'solid-js/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import { Trouble } from '../../frontend/table/play/Trouble.tsx'
import { startTableWords } from '../../frontend/table/words.ts'
import type { Rejection } from '../../shared/engine/result.ts'

let dispose = (): void => undefined

/** A hand of two cards, of which the first has just been refused. */
const refuse = () => {
  document.body.innerHTML = `
    <main id="board"><ul data-anchor="hand"><li><button data-card="one"><i></i></button></li>
    <li><button data-card="two"></button></li></ul><p></p></main>`
  const [trouble, setTrouble] = createSignal<Rejection | null>({ rule: 'TO-1', reason: 'taken' })
  const table = {
    trouble,
    forgive: () => setTrouble(null),
    decisions: () => [],
    ui: { refusal: () => 'It is taken.' },
  } as unknown as LiveTable
  const element = document.querySelector('[data-card="one"]')!
  const pressed = { element, box: () => element.getBoundingClientRect() }
  dispose = render(
    () => (
      <Show when={trouble() !== null}>
        <Trouble table={table} pressed={pressed} showRule={() => undefined} />
      </Show>
    ),
    document.body,
  )
  return () => document.querySelector('[role="alert"]')?.textContent ?? null
}
const come = (to: string, by = 'pointerover') =>
  document.querySelector(to)!.dispatchEvent(new Event(by, { bubbles: true }))

beforeEach(async () => {
  await startLanguage()
  await startTableWords()
  vi.useFakeTimers()
  HTMLElement.prototype.showPopover = () => undefined
})
afterEach(() => {
  dispose()
  vi.useRealTimers()
})

test.each(['pointerover', 'focusin'])(
  'a refusal stays to be read, and goes then with what one comes to elsewhere: by %s',
  (by) => {
    const said = refuse()
    come('[data-card="two"]', by)
    vi.advanceTimersByTime(3900)
    come('[data-card="two"]', by)
    expect(said()).toContain('It is taken.')
    vi.advanceTimersByTime(200)
    // At what was pressed, around it, on bare ground and on its rule one reads on.
    for (const to of ['[data-card="one"] i', '[data-anchor="hand"]', 'p', '.trouble .rule']) come(to, by)
    expect(said()).toContain('It is taken.')
    come('[data-card="two"]', by)
    expect(said()).toBeNull()
  },
)

test('a refusal goes by itself when it has been read', () => {
  const said = refuse()
  vi.advanceTimersByTime(4500)
  expect(said()).toContain('It is taken.')
  vi.advanceTimersByTime(500)
  expect(said()).toBeNull()
})
