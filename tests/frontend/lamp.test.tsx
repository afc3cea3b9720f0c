// @vitest-environment happy-dom
/** When one may ask what to do, and of which question what is thought out is told. */
import { createRoot, createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { createHinting } from '../../frontend/table/model/hinting.ts'
import { Hints } from '../../frontend/table/play/Hints.tsx'
import { startWords } from '../../frontend/table/play/hintWords.ts'
import type { Hint } from '../../shared/bots/hint.ts'
import { type Seat, seatOf, type Viewer } from '../../shared/engine/ids.ts'

beforeAll(async () => {
  await startLanguage()
  await startWords()
})

const advised = { move: { type: 'walk' } } as Hint

describe('the lamp', () => {
  let dispose = (): void => undefined
  beforeEach(
    () => (document.body.innerHTML = '<div class="bar"><i class="aid"></i></div><div class="tray"></div>'),
  )
  afterEach(() => dispose())

  /** A table of two seats, of which `asking` decides at the moment shown. */
  const lampAt = (me: Viewer, look: 'open' | 'public' | null) => {
    const [asking, ask] = createSignal<Seat | null>(seatOf(0))
    const [at, go] = createSignal<number | null>(null)
    const [sealed, seal] = createSignal(false)
    const [isBehind, fallBehind] = createSignal(false)
    const [shown, show] = createSignal<'asked' | 'nothing' | 'answered'>('asked')
    const closeTo = vi.fn()
    const decisions = () => [asking()].flatMap((seat) => (seat === null ? [] : [{ seat, key: 'any' }]))
    const table = {
      view: () => ({ asking: asking() }),
      me: () => me,
      replay: { at, busy: () => false },
      pending: () => at() !== null,
      sealed,
      decisions: () => (at() === null ? decisions() : []),
      legal: () => (isBehind() ? [] : [advised.move]),
      rules: {
        id: 'none',
        decisions: () =>
          shown() === 'nothing'
            ? []
            : decisions().map((one) => (shown() === 'answered' ? { ...one, key: 'before' } : one)),
      },
      closeTo,
    }
    const eyes = look === null ? null : { now: () => (look === 'open' ? look : null) }
    dispose = render(() => <Hints table={table as never} eyes={eyes as never} />, document.body)
    const said = (): string => {
      const lamp = document.querySelector('.bar button')
      if (lamp === null) return 'none'
      return lamp.getAttribute('aria-disabled') === 'true' ? (lamp.getAttribute('data-hint') ?? '') : 'lit'
    }
    return { ask, go, seal, fallBehind, show, said, closeTo }
  }

  test('has the papers of a phone put away when it is asked, and not when it is put out: they would lie over what it says', () => {
    const { closeTo } = lampAt(seatOf(0), null)
    const lamp = document.querySelector<HTMLButtonElement>('.bar button')!
    lamp.click()
    expect(closeTo.mock.calls).toEqual([[null]])
    lamp.click()
    expect(closeTo).toHaveBeenCalledOnce()
  })

  test('stays in the bar of who plays, and says why it is out of order', () => {
    const { ask, go, seal, said } = lampAt(seatOf(0), null)
    expect(said()).toBe('lit')
    seal(true)
    expect(said()).toMatch(/First confirm or undo/)
    // With what one has chosen, nobody is asked any more.
    ask(null)
    expect(said()).toMatch(/First confirm or undo/)
    seal(false)
    ask(seatOf(1))
    expect(said()).toMatch(/Others decide/)
    go(3)
    expect(said()).toMatch(/Others decide/)
    ask(seatOf(0))
    expect(said()).toBe('lit')
    ask(null)
    expect(said()).toMatch(/Nothing is to be decided/)
  })

  test('is out of order where what is shown asks what has been answered: the page is a little behind', () => {
    const { fallBehind, said } = lampAt(seatOf(0), null)
    fallBehind(true)
    expect(said()).not.toBe('lit')
    fallBehind(false)
    expect(said()).toBe('lit')
  })

  test('is out of order while the table still plays what leads to the question: of what is shown nothing is asked, or what was answered', () => {
    const { show, said } = lampAt(seatOf(0), null)
    for (const behind of ['nothing', 'answered'] as const) {
      show(behind)
      expect(said()).not.toBe('lit')
      show('asked')
      expect(said()).toBe('lit')
    }
  })

  test('stays for who looks back at a finished game with all faces up', () => {
    const all = lampAt(null, 'open')
    all.go(3)
    expect(all.said()).toBe('lit')
    all.ask(null)
    expect(all.said()).toMatch(/Nothing is to be decided/)
  })

  test('asks the public of a finished game for other eyes', () => {
    const { go, said } = lampAt(null, 'public')
    go(3)
    expect(said()).toMatch(/Look first through the eyes/)
  })

  test('is not there where no seat’s view is to be had', () => {
    expect(lampAt(null, null).said()).toBe('none')
  })
})

test('others who choose in secret meanwhile take no hint away; another question does', async () => {
  const [view, see] = createSignal({ chosen: 0, key: 'plan:1' })
  const decisions = () => [{ seat: seatOf(0), key: view().key }]
  const table = {
    view,
    me: () => seatOf(0),
    replay: { at: () => null, busy: () => false },
    pending: () => false,
    sealed: () => false,
    decisions,
    legal: () => [advised.move],
    rules: { id: 'none', decisions },
  }
  let answer: ((found: Hint) => void) | undefined
  const think = () => new Promise<Hint>((resolve) => (answer = resolve))
  const { hinting, dispose } = createRoot((ended) => ({
    hinting: createHinting(think as never, table as never, () => null),
    dispose: ended,
  }))
  hinting.ask()
  see({ chosen: 1, key: 'plan:1' })
  expect(hinting.state().stage).toBe('thinking')
  answer?.(advised)
  await vi.waitFor(() => expect(hinting.state().stage).toBe('told'))
  see({ chosen: 2, key: 'plan:1' })
  expect(hinting.state().stage).toBe('told')
  see({ chosen: 0, key: 'act:1' })
  expect(hinting.state().stage).toBe('none')
  dispose()
})

test('asked while one’s own act is still shown, it thinks once that stands, of what is asked then', async () => {
  const [view, see] = createSignal({ key: 'build:1', built: 0 })
  const [busy, move] = createSignal(true)
  const decisions = (one: { key: string }) => [{ seat: seatOf(0), key: one.key }]
  const table = {
    view,
    // The second is known to be built, and the question is the same.
    truth: () => ({ key: 'build:1', built: 1 }),
    me: () => seatOf(0),
    replay: { at: () => null, busy },
    pending: () => false,
    sealed: () => false,
    decisions: () => decisions(view()),
    legal: () => [advised.move],
    rules: { id: 'none', decisions },
  }
  const asked: object[] = []
  const think = async (_: string, { view: seen }: { view: object }) => (asked.push(seen), advised)
  const { hinting, dispose } = createRoot((ended) => ({
    hinting: createHinting(think as never, table as never, () => null),
    dispose: ended,
  }))
  hinting.ask()
  expect([hinting.state().stage, asked]).toEqual(['thinking', []])
  see({ key: 'build:1', built: 1 })
  move(false)
  await vi.waitFor(() => expect(hinting.state().stage).toBe('told'))
  expect(asked).toEqual([{ key: 'build:1', built: 1 }])
  dispose()
})
