// @vitest-environment happy-dom
/** Reactions of the others are shown at their seats, until one has had enough of them. */
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { recall } from '../../frontend/kit/storage.ts'
import type { Talk } from '../../frontend/table/chat/Chat.tsx'
import { c, startCompanyWords } from '../../frontend/table/chat/companyWords.ts'
import { Heard } from '../../frontend/table/chat/Heard.tsx'
import { setPlace } from '../../frontend/table/chat/ReactButton.tsx'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import { type Seat, seatOf } from '../../shared/engine/ids.ts'
import type { Reaction } from '../../shared/protocol/reactions.ts'

const people = { seats: [], stage: 'live' } as const
let dispose = (): void => undefined
beforeEach(async () => {
  HTMLElement.prototype.showPopover ??= () => undefined
  await startLanguage()
  await startCompanyWords()
})
/** A table of four where people are heard, as Ana sees it: how one of them reacts. */
const hear = (chat: () => readonly object[] = () => []) => {
  const [reaction, react] = createSignal<{ seat: Seat; reaction: Reaction } | null>(null)
  const talk = { reaction, chat } as unknown as Talk
  const table = {
    me: () => seatOf(0),
    shownAt: () => 1,
    replay: { busy: () => false },
    nameOf: (seat: Seat) => ['Ana', 'Berta', 'Carla', 'Diego'][seat],
  } as unknown as LiveTable
  dispose = render(() => <Heard table={table} talk={talk} info={people} />, document.body)
  return react
}
afterEach(() => (dispose(), (document.body.innerHTML = '')))

test('who hides all sees no reaction but their own, until they show them again; the browser remembers', () => {
  const react = hear()
  const shown = (): string | undefined =>
    document.querySelector('.heard p:last-child')?.textContent ?? undefined
  const press = (words: string): void => {
    setPlace(new DOMRect())
    const button = [...document.querySelectorAll('.reactions button')].find(
      ({ textContent }) => textContent === words,
    )
    expect(button, words).toBeInstanceOf(HTMLElement)
    ;(button as HTMLElement).click()
    setPlace(null)
  }
  press(c().hideAll)
  expect(recall('reactions')).toBe('off')
  react({ seat: seatOf(1), reaction: 'thanks' })
  expect(shown()).toBeUndefined()
  react({ seat: seatOf(0), reaction: 'laugh' })
  expect(shown()).toContain('Ana')
  press(c().showAll)
  expect(recall('reactions')).toBe('on')
  react({ seat: seatOf(1), reaction: 'thanks' })
  expect(shown()).toContain(`Berta ${c().reactions.thanks}`)
})

test('a reaction lies over all that was laid over the page before, as a first game’s tip is', async () => {
  const lifted = vi.spyOn(HTMLElement.prototype, 'showPopover')
  onTestFinished(() => lifted.mockRestore())
  const react = hear()
  react({ seat: seatOf(1), reaction: 'thanks' })
  await Promise.resolve()
  const bubble = document.querySelector('.heard p')
  expect(bubble?.getAttribute('popover')).toBe('manual')
  expect(lifted.mock.contexts).toEqual([bubble])
})

test.each([
  ['a rail', true, '34px'],
  ['a row', false, '22px'],
])(
  'in %s a reaction lies on its seat, over the name, and reaches no further: beside it are the cards and tips that are read meanwhile',
  (_, matches, high) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as never)
    onTestFinished(() => void vi.restoreAllMocks())
    const seat = document.createElement('div')
    seat.dataset.anchor = 'seat:1'
    seat.getBoundingClientRect = () => new DOMRect(100, 90, 92, 58)
    document.body.append(seat)
    const react = hear()
    react({ seat: seatOf(1), reaction: 'think' })
    const { left, top, right, maxWidth, minHeight } = document.querySelector<HTMLElement>('.heard p')!.style
    expect([left, top, right, maxWidth, minHeight]).toEqual(['100px', '90px', '', '92px', high])
  },
)

test.each(['<div class="menu"></div>', '<dialog open></dialog>'])(
  'a reaction is not laid over what is open in front of the seats: %s',
  (open) => {
    const react = hear()
    document.body.insertAdjacentHTML('beforeend', open)
    react({ seat: seatOf(1), reaction: 'thanks' })
    expect(document.querySelector('.heard p')).toBeNull()
    document.querySelector('.menu, dialog')?.remove()
    react({ seat: seatOf(1), reaction: 'thanks' })
    expect(document.querySelector('.heard p')).not.toBeNull()
  },
)

test('a reaction is there for three seconds, then gone', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const react = hear()
  const shown = (): number => document.querySelectorAll('.heard p').length
  react({ seat: seatOf(1), reaction: 'thanks' })
  vi.advanceTimersByTime(2900)
  expect(shown()).toBe(1)
  vi.advanceTimersByTime(200)
  expect(shown()).toBe(0)
})

test('a line of chat is read at its seat on any page, but for one’s own, and where the chat is open', () => {
  const [chat, write] = createSignal<readonly object[]>([])
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as never)
  onTestFinished(() => void vi.restoreAllMocks())
  hear(chat)
  const say = (seat: number, text: string) =>
    write([...chat(), { seat: seatOf(seat), name: 'Berta', text, at: 0 }])
  const heard = (): string => document.querySelector('.heard')?.textContent ?? ''
  say(0, 'mine')
  expect(heard()).toBe('')
  say(1, 'A pact?')
  expect(heard()).toContain('Berta A pact?')
  document.body.insertAdjacentHTML('beforeend', '<section class="chat"></section>')
  say(2, 'read there')
  expect(heard()).not.toContain('read there')
})

test('what two say at once lies one below the other', async () => {
  const size = { offsetWidth: 200, offsetHeight: 40 }
  for (const [side, pixels] of Object.entries(size))
    vi.spyOn(HTMLElement.prototype, side as keyof typeof size, 'get').mockReturnValue(pixels)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return Number.parseFloat(this.style.top)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const [chat, write] = createSignal<readonly object[]>([])
  hear(chat)
  for (const seat of [1, 2, 3])
    write([...chat(), { seat: seatOf(seat), name: 'Berta', text: 'A pact?', at: 0 }])
  await Promise.resolve()
  const tops = [...document.querySelectorAll<HTMLElement>('.heard p')].map(({ style }) => style.top)
  expect(tops).toEqual(['56px', '100px', '144px'])
})
