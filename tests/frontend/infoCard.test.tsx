// @vitest-environment happy-dom
/** A card of information asked for by a finger: where it lies, what it says of a press in vain, and how it goes. */
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { CardLayer, type CardTable } from '../../frontend/table/cards/CardLayer.tsx'
import { isBeginnerAt } from '../../frontend/table/cards/learning.ts'
import type { Rejection } from '../../shared/engine/result.ts'

const card = {
  name: 'Rider',
  kind: 'Room',
  picture: () => null,
  figures: [],
  text: 'For one.',
  rules: ['TO-2'],
}
const boxes: Readonly<Record<string, DOMRect>> = {
  board: new DOMRect(0, 46, 342, 344),
  tray: new DOMRect(350, 100, 480, 280),
}
let dispose = (): void => undefined

/** A table with a thing on its board, one in the tray, and presses that are refused. */
const open = (id = 'toy', end: { readonly me: number; readonly winner: number } | null = null) => {
  const [trouble, setTrouble] = createSignal<Rejection | null>(null)
  const [request, setRequest] = createSignal<{ type: 'card'; anchor: string; topic: string } | null>(null)
  let pressed = 0
  const [asked, ask] = createSignal('build')
  const table = {
    view: () => ({}),
    decisions: () => [{ key: asked() }],
    me: () => end?.me ?? null,
    finished: () => end !== null,
    lit: () => [],
    light: () => undefined,
    request,
    trouble,
    forgive: () => setTrouble(null),
    ui: { refusal: ({ reason }: Rejection) => `No: ${reason}.` },
  } as unknown as CardTable
  const plug = {
    meta: { id },
    cards: async () => () => card,
    rules: { outcome: () => ({ ranking: [[end?.winner]] }) },
  } as unknown as AnyPlug
  const Part = (props: { part: string; anchor: string }) => (
    <div
      class={props.part}
      ref={(element) => (element.getBoundingClientRect = () => boxes[props.part] ?? new DOMRect())}
    >
      <i
        data-anchor={props.anchor}
        ref={(element) => (element.getBoundingClientRect = () => boxes[props.part] ?? new DOMRect())}
        onClick={() => props.part !== 'rail' && setTrouble({ rule: 'TO-1', reason: 'taken' })}
      />
    </div>
  )
  dispose = render(
    () => (
      <main>
        <div class="bar">
          <button type="button" data-anchor="lamp" data-hint="Not now." aria-disabled="true" />
        </div>
        <Part part="board" anchor="rider" />
        <Part part="tray" anchor="role" />
        <button type="button" data-anchor="live" onClick={() => pressed++} />
        <Part part="rail" anchor="seat:0" />
        <Part part="rail" anchor="seat:1" />
        <CardLayer
          table={table}
          plug={plug}
          zoom={null}
          characterOf={(seat) => (seat === 1 ? 1 : null)}
          showRule={() => undefined}
        />
      </main>
    ),
    document.body,
  )
  return {
    ask,
    trouble,
    pressed: () => pressed,
    /** Each topic once. */
    introduce: (topic = 'role') => setRequest({ type: 'card', anchor: 'role', topic }),
  }
}
const thing = (anchor: string): HTMLElement => document.querySelector(`[data-anchor="${anchor}"]`)!
const tap = (element: HTMLElement): void => {
  const by = { bubbles: true, pointerType: 'touch', isPrimary: true }
  element.dispatchEvent(new PointerEvent('pointerdown', by))
  element.dispatchEvent(new PointerEvent('pointerup', by))
  element.click()
}
/** A finger that stays so long by its own clock, on a page that hears of all of it only then; its click follows. */
const hold = (element: HTMLElement, milliseconds: number, strays = 0): void => {
  const at = (type: string, timeStamp: number, clientX = 0): void => {
    const by = { bubbles: true, pointerType: 'touch', isPrimary: true, clientX }
    element.dispatchEvent(
      Object.defineProperty(new PointerEvent(type, by), 'timeStamp', { value: timeStamp }),
    )
  }
  at('pointerdown', 1000)
  if (strays > 0) at('pointermove', 1100, strays)
  at('pointerup', 1000 + milliseconds, strays)
  element.click()
}
const slip = (): HTMLElement | null => document.querySelector('.info-card')
/** What is fetched first takes as long as the machine is busy. */
const soon = (what: () => void): Promise<void> => vi.waitFor(what, { timeout: 30_000 })

/** On what is refused; the cards, which are fetched at it, are there by then. */
const tapInVain = async (): Promise<void> => {
  tap(thing('rider'))
  await new Promise((go) => setTimeout(go, 100))
}

beforeEach(async () => {
  document.body.innerHTML = ''
  localStorage.clear()
  await startLanguage()
  HTMLElement.prototype.showPopover ??= () => undefined
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as never)
})
afterEach(() => {
  dispose()
  vi.restoreAllMocks()
})

/** Something to be pressed that takes all of the screen: no card finds room beside it. */
const layWhatIsLive = (): void => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(160)
  thing('live').dataset['live'] = ''
  thing('live').getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight)
}

test('what is refused to a tap is said at once in the card of the thing, which lies off what is to be pressed', async () => {
  const { trouble } = open()
  const act = new DOMRect(0, 560, innerWidth, innerHeight - 560)
  thing('live').dataset['live'] = ''
  thing('live').getBoundingClientRect = () => act
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(160)
  tap(thing('rider'))
  await soon(() => expect(slip()?.textContent).toContain('For one.'))
  await soon(() => expect(slip()?.querySelector('[role="alert"]')?.textContent).toBe('No: taken.'))
  await soon(() => expect(trouble()).toBeNull())
  // And once: what the card itself says of it goes without saying.
  expect(slip()?.textContent?.split('No: taken.')).toHaveLength(2)
  const bottom = Number.parseFloat(slip()!.style.top) + Number.parseFloat(slip()!.style.maxHeight)
  expect(bottom).toBeLessThanOrEqual(act.y)
})

test('what is refused to a tap is said alone where a card would lie over what is to be pressed, and in one slip with what explains it when it is tapped once more', async () => {
  const { trouble } = open()
  layWhatIsLive()
  await tapInVain()
  await soon(() => expect(slip()).toBeNull())
  expect(trouble()?.reason).toBe('taken')
  tap(thing('rider'))
  await soon(() => expect(slip()?.textContent).toContain('For one.'))
  expect(slip()?.querySelector('[role="alert"]')?.textContent).toBe('No: taken.')
  // The foot of the page is the sheet's that it may lie over.
  expect(slip()?.querySelector('footer')).toBeNull()
  expect([...slip()!.querySelectorAll('.rule')].map((rule) => rule.textContent)).toEqual([
    '§\u202f1',
    '§\u202f2',
  ])
  await soon(() => expect(trouble()).toBeNull())
})

test('the card of a bot says how it plays, and that of a person nothing of the kind', async () => {
  open('castillo')
  tap(thing('seat:1'))
  await soon(() =>
    expect(slip()?.querySelector('.card-text')?.textContent).toBe('Trusts the Trader. For one.'),
  )
  tap(thing('seat:0'))
  await soon(() => expect(slip()?.querySelector('.card-text')?.textContent).toBe('For one.'))
})

test('what was refused to one question is no longer said once another is asked: it may be open to that', async () => {
  const { ask } = open()
  tap(thing('rider'))
  await soon(() => expect(slip()?.querySelector('[role="alert"]')).not.toBeNull())
  ask('pay')
  await soon(() => expect(slip()?.querySelector('[role="alert"]')).toBeNull())
  expect(slip()?.textContent).toContain('For one.')
})

test('a long press is one on a page that was too busy to hear its time run out', async () => {
  const { pressed } = open()
  hold(thing('live'), 300)
  hold(thing('live'), 700, 30)
  expect(pressed()).toBe(2)
  expect(slip()).toBeNull()
  hold(thing('live'), 700)
  await soon(() => expect(slip()?.textContent).toContain('For one.'))
  expect(pressed()).toBe(2)
})

test('the card of what lies beside the board lies over that, and one that came by itself goes at a tap', async () => {
  const { introduce } = open()
  introduce()
  await soon(() => expect(slip()?.textContent).toContain('For one.'))
  await soon(() => expect(slip()?.classList.contains('aside')).toBe(true))
  expect(slip()?.style.getPropertyValue('--board-width')).toBe('342px')
  tap(slip()!)
  await soon(() => expect(slip()).toBeNull())
})

test('of a hand that is weighed against the board above it a card that came by itself lies over the head of that; of another hand at its thing', async () => {
  for (const isWeighed of [true, false]) {
    const { introduce } = open()
    document.querySelector('.board')!.getBoundingClientRect = () => new DOMRect(0, 150, 390, 370)
    thing('role').getBoundingClientRect = () => new DOMRect(10, innerHeight - 104, 66, 100)
    thing('role').toggleAttribute('data-apart', isWeighed)
    introduce(`${isWeighed}`)
    await soon(() => expect(slip()?.classList.contains('high')).toBe(true))
    expect(slip()?.classList.contains('over-head')).toBe(isWeighed)
    expect(slip()?.style.getPropertyValue('--below-bar')).toBe(isWeighed ? '154px' : '4px')
    dispose()
  }
})

test('a card that came by itself is a short one with a cross, and a tap beside it does no more than to put it away', async () => {
  const { introduce, trouble } = open()
  introduce('rider')
  await soon(() => expect(slip()?.textContent).toContain('For one.'))
  expect(slip()?.classList.contains('brief')).toBe(true)
  expect(slip()?.querySelector('.card-picture, .card-foot')).toBeNull()
  expect(slip()?.querySelector('.card-close')).not.toBeNull()
  tap(thing('rider'))
  await soon(() => expect(slip()).toBeNull())
  await soon(() => expect(trouble()).toBeNull())
  // Asked for, it says all.
  tap(thing('rider'))
  await soon(() => expect(slip()?.querySelector('.card-foot')).not.toBeNull())
  expect(slip()?.classList.contains('brief')).toBe(false)
})

test('a button that is out of order says why at the first press, beside a card that came by itself too', async () => {
  const { introduce } = open()
  introduce('lamp')
  await soon(() => expect(slip()?.textContent).toContain('For one.'))
  tap(thing('lamp'))
  await soon(() => expect(slip()?.textContent).toBe('Not now.'))
})

test('the cross of a card that came by itself puts it away', async () => {
  const { introduce } = open()
  introduce('carts')
  await soon(() => expect(slip()?.querySelector('.card-close')).not.toBeNull())
  slip()!.querySelector<HTMLButtonElement>('.card-close')!.click()
  await soon(() => expect(slip()).toBeNull())
})

test('what a sign of the bar means is said right below the bar: what is to be pressed lies at the page’s foot', async () => {
  open()
  tap(thing('lamp'))
  await soon(() => expect(slip()?.textContent).toContain('Not now.'))
  await soon(() => expect(slip()?.classList.contains('high')).toBe(true))
  // It is none of the lamp's own, which has other styles.
  expect(slip()?.classList.contains('hint')).toBe(false)
})

test('the last of a hand is ringed as it lies there, whole, and any other as far as it is seen', async () => {
  open()
  const hand = document.createElement('div')
  hand.innerHTML = ['first', 'last']
    .map((card) => `<button data-held="${card}" data-anchor="card:${card}"><svg></svg></button>`)
    .join('')
  thing('role').parentElement?.append(hand)
  for (const [n, button] of [...hand.children].entries()) {
    button.getBoundingClientRect = () => new DOMRect(400 + 40 * n, 120, 40, 100)
    button.firstElementChild!.getBoundingClientRect = () => new DOMRect(400 + 40 * n, 120, 66, 100)
  }
  const expectRing = async (card: string, width: string): Promise<void> => {
    hold(thing(`card:${card}`), 600)
    await soon(() => expect(document.querySelector<HTMLElement>('.card-ring')?.style.width).toBe(width))
  }
  await expectRing('first', '40px')
  document.querySelector<HTMLElement>('.card-close')?.click()
  await soon(() => expect(slip()).toBeNull())
  await expectRing('last', '66px')
})

test('how a game has ended is kept, for whom one meets in the next: whoever has won one is no beginner', () => {
  const ended = (winner: number): boolean => {
    open('castillo', { me: 0, winner })
    dispose()
    return isBeginnerAt('castillo')
  }
  expect([ended(1), ended(0), ended(1)]).toEqual([true, false, false])
})
