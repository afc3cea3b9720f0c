// @vitest-environment happy-dom
/** What is chosen in the menu is so at once: how fast things fly, and how loud what happens is. */
import { render } from 'solid-js/web'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { fly } from '../../frontend/kit/motion.ts'
import { playSounds } from '../../frontend/kit/synth.ts'
import { sounds } from '../../frontend/plug/sounds.ts'
import { browserTheatre } from '../../frontend/table/model/reel.ts'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import { Menu, startWords } from '../../frontend/table/play/Menu.tsx'
import { startTableWords } from '../../frontend/table/words.ts'
import { seatOf, type Viewer } from '../../shared/engine/ids.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { installAudio } from '../kit/audio.ts'

const heard = installAudio()

beforeAll(async () => {
  await startLanguage()
  await Promise.all([startTableWords(), startWords()])
})
beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = ''
})

/** The choice that has such an answer, as it stands in the menu, and what it takes to give another. */
const openMenu = (
  answer: string,
  me: Viewer = null,
  kinds: readonly string[] = [],
  { act = null, table = {} }: { act?: (() => void) | null; table?: object } = {},
) => {
  const nothing = (): void => undefined
  const props = { seatLink: null, act, me, setPace: null, resign: null }
  const dispose = render(
    () => (
      <Menu
        {...props}
        table={table as LiveTable}
        info={{ stage: 'live', seats: kinds.map((kind) => ({ kind })), hints: false } as unknown as TableInfo}
        showSignals={null}
        showRules={nothing}
        showScores={nothing}
        showReplay={nothing}
        showFairness={nothing}
        showShare={nothing}
        onClose={nothing}
      />
    ),
    document.body,
  )
  onTestFinished(dispose)
  const select = [...document.querySelectorAll('select')].find(({ options }) =>
    [...options].some(({ value }) => value === answer),
  )!
  return {
    chosen: () => select.value,
    choose(value: string): void {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
  }
}

test('things fly as fast as was chosen: at the normal speed, half as fast, or not at all', async () => {
  const flights: number[] = []
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 40))
  Element.prototype.animate = ((_: Keyframe[], { duration }: KeyframeAnimationOptions) => {
    flights.push(Number(duration))
    return { finished: Promise.resolve(), finish: () => undefined }
  }) as unknown as typeof Element.prototype.animate
  onTestFinished(() => void vi.restoreAllMocks())
  const { choose, chosen } = openMenu('atOnce')
  const places = document.createElement('div')
  places.innerHTML = '<i data-anchor="from"></i><i data-anchor="to"></i>'
  document.body.append(places)
  const theatre = browserTheatre('toy', () => 5)
  const flight = { piece: () => <b />, from: 'from', to: 'to', lasts: 400 }
  expect(chosen()).toBe('normal')
  await fly(flight)
  choose('slow')
  await fly(flight)
  expect([flights, theatre.isUnseen()]).toEqual([[400, 800], false])
  choose('atOnce')
  expect(theatre.isUnseen()).toBe(true)
  choose('normal')
  await fly(flight)
  expect([flights.at(-1), theatre.isUnseen()]).toEqual([400, false])
})

test('what happens is heard as loud as was chosen, from then on, and not at all before and after', async () => {
  const theatre = browserTheatre('castillo', () => 5)
  const { choose, chosen } = openMenu('3')
  expect(chosen()).toBe('0')
  theatre.hear(['built'])
  const louder: number[] = []
  /** How loud the next thing is that is heard. */
  const nextHeard = (): Promise<number> =>
    vi.waitFor(() => {
      const made = heard()
      expect(made.length).toBeGreaterThan(0)
      return Math.max(...made.map(({ loud }) => loud))
    }, 20_000)
  for (const loud of ['1', '2', '3']) {
    choose(loud)
    // So loud it is.
    louder.push(await nextHeard())
    theatre.hear(['built'])
    await nextHeard()
  }
  expect(louder[0]).toBeGreaterThan(0.01)
  expect(louder).toEqual(louder.toSorted((one, other) => one - other))
  expect(new Set(louder).size).toBe(3)
  choose('0')
  theatre.hear(['built'])
  await playSounds(['coin'])
  expect(heard()).toEqual([])
})

test.each(sounds)(
  '%s is heard: long and loud enough, and never as loud as the machine can',
  async (sound) => {
    localStorage.setItem('almena:volume', '3')
    await playSounds([sound])
    const made = heard()
    expect(made.length).toBeGreaterThan(0)
    for (const { lasts, loud } of made) {
      expect(lasts).toBeGreaterThan(0.03)
      expect(lasts).toBeLessThan(1)
      expect(loud).toBeGreaterThan(0.03)
      expect(loud).toBeLessThan(0.5)
    }
  },
)

test('who looks for the lamp at a table of friends is told that there is none, and why', () => {
  const said = (): string => document.querySelector('.menu')?.textContent ?? ''
  openMenu('slow', seatOf(0), ['person', 'bot'])
  expect(said()).not.toContain('no lamp')
  document.body.innerHTML = ''
  openMenu('slow', seatOf(0), ['person', 'person'])
  expect(said()).toContain('There is no lamp at this table')
  document.body.innerHTML = ''
  // Who only watches had none anywhere.
  openMenu('slow', null, ['person', 'person'])
  expect(said()).not.toContain('no lamp')
})

test('the menu says of what is taken back alone among bots whether what was revealed goes too', () => {
  for (const [isNewestFree, words] of [
    [true, 'Take back my move, without asking'],
    [false, 'Take back my move and what was revealed since'],
  ] as const) {
    document.body.innerHTML = ''
    const table = { me: () => seatOf(0), isNewestFree: () => isNewestFree }
    openMenu('slow', seatOf(0), ['person', 'bot'], { act: () => undefined, table })
    expect(document.body.textContent).toContain(words)
  }
})
