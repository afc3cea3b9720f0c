// @vitest-environment happy-dom
/** The bar of the past: a tick where each round begins, and the keys that lead to its ends. */
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import type { Eyes } from '../../frontend/table/model/onlooker.ts'
import type { Frame, Reel } from '../../frontend/table/model/reel.ts'
import { createReplay, type Replay } from '../../frontend/table/model/replay.ts'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import { ReplayBar } from '../../frontend/table/play/ReplayBar.tsx'
import { startTableWords } from '../../frontend/table/words.ts'
import { type Seat, seatOf, seqOf } from '../../shared/engine/ids.ts'

/** Ten moments; what they show is of no matter here. */
const rounds = ['set-up', 'one', 'one', 'one', 'two', 'two', 'two', 'two', 'three', 'three']
const replayed = () =>
  createReplay<null>({
    length: () => rounds.length,
    entryAt: (moment) => ({ kind: 'setup', seq: seqOf(moment) }),
    viewAt: () => null,
    viewsOf: () => [],
    roundAt: (moment) => rounds[moment - 1] ?? '',
    framesOf: (): readonly Frame<null>[] => [],
    reel: { cut: () => undefined, show: () => undefined, playing: () => false } as unknown as Reel<null>,
    present: () => undefined,
  })

let dispose = (): void => undefined
const open = async (begin = (replay: Replay): void => replay.go(5)) => {
  const replay = replayed()
  begin(replay)
  const rules = { scores: () => [[], []], decisions: () => [] }
  const table = { replay, rules, me: () => null, view: () => null, nameOf: () => '' }
  dispose = render(
    () => (
      <ReplayBar table={table as unknown as LiveTable} catchUp={false} eyes={null} playOn={() => undefined} />
    ),
    document.body,
  )
  await expect.poll(() => document.querySelector('.replay')).not.toBeNull()
  const press = (key: string): number | null => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    return replay.at()
  }
  return { press, replay }
}
beforeEach(async () => {
  await startLanguage()
  await startTableWords()
})
afterEach(() => (dispose(), (document.body.innerHTML = '')))

test('each round has a tick where it begins', async () => {
  await open()
  const ticks = [...document.querySelectorAll('.replay-line path')].map((one) => one.getAttribute('d'))
  expect(ticks).toEqual(['M20 0V10', 'M50 0V10', 'M90 0V10'])
})

test('Home leads to the first moment and End to the last, and both rest below an open menu', async () => {
  const { press } = await open()
  expect([press('Home'), press('End'), press('Home')]).toEqual([0, 10, 0])
  const menu = document.createElement('div')
  menu.className = 'menu'
  document.body.append(menu)
  expect(press('End')).toBe(0)
})

test('it plays by itself from the start where it is opened to be watched, and stops at a press', async () => {
  const { press, replay } = await open((one) => (one.go(0), one.play(true)))
  expect(replay.at()).toBe(0)
  expect(document.querySelector('[aria-label="Stop"]')).not.toBeNull()
  await expect.poll(() => replay.at()).toBe(2)
  expect(press('ArrowLeft')).toBe(1)
  expect(replay.playing()).toBe(false)
})

test('who leaves the past finds it at rest when they look back again', async () => {
  const { replay } = await open((one) => (one.go(0), one.play(true)))
  dispose()
  expect(replay.playing()).toBe(false)
})

test('it is as wide as the board, which may be drawn after it', async () => {
  const measured: Element[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly told: ResizeObserverCallback
      constructor(told: ResizeObserverCallback) {
        this.told = told
      }
      observe(board: Element): void {
        measured.push(board)
        this.told([{ contentRect: { width: 712 } } as ResizeObserverEntry], this)
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  await open()
  const width = () => document.querySelector<HTMLElement>('.replay')?.style.getPropertyValue('--board')
  expect(width()).toBe('100%')
  document.body.insertAdjacentHTML('beforeend', '<section class="board"><svg></svg></section>')
  await expect.poll(width).toBe('712px')
  expect(measured).toEqual([document.querySelector('.board svg')])
})

test('who has looked through several eyes is told whose seat they would play on from, and gets that one', async () => {
  const replay = replayed()
  replay.go(5)
  const [me, see] = createSignal<Seat | null>(null)
  const names = ['Ana', 'Berenguer', 'Elisenda']
  const rules = { scores: () => names.map(() => []), decisions: () => [{ seat: seatOf(1), key: 'k' }] }
  const table = { replay, rules, me, view: () => null, nameOf: (seat: Seat) => names[seat] }
  const eyes = { now: me, look: () => undefined, lookAsSelf: () => undefined } as unknown as Eyes
  const playOn = vi.fn()
  dispose = render(
    () => <ReplayBar table={table as unknown as LiveTable} catchUp={false} eyes={eyes} playOn={playOn} />,
    document.body,
  )
  const button = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Play on'))
  await expect.poll(() => button()?.textContent).toBe('Play on from here as Berenguer')
  button()!.click()
  see(seatOf(2))
  await expect.poll(() => button()?.textContent).toBe('Play on from here as Elisenda')
  button()!.click()
  expect(playOn.mock.calls).toEqual([[1], [2]])
})
