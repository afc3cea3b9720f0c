// @vitest-environment happy-dom
/** What is taken up in Fortaleza, and how long it stays so: for one act of one's own turn. */
import { createRoot } from 'solid-js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'solid-js/web'
import { Board } from '../../frontend/games/fortaleza/Board.tsx'
import { Hand } from '../../frontend/games/fortaleza/Hand.tsx'
import { en } from '../../frontend/games/fortaleza/texts.en.ts'
import { es } from '../../frontend/games/fortaleza/texts.es.ts'
import { WhichAction } from '../../frontend/games/fortaleza/Which.tsx'
import { createChoice, type FortalezaTable } from '../../frontend/games/fortaleza/choice.ts'
import { findSpace, findZone } from '../../shared/games/fortaleza/layout.ts'
import { developWith } from '../../frontend/games/fortaleza/Develop.tsx'
import { resourcesWith } from '../../frontend/games/fortaleza/proposals.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import { given, type Scene } from '../kit/fortaleza.ts'
import { plainUi } from '../kit/plainUi.ts'
import { seatedAt } from '../kit/seated.ts'

const hand = { B: ['w-1', 'w-2', 'w-3', 'g-brown-1'] }

/** Blue at a table of four whose turn it is. */
const choosing = (scene: Scene = { hand }) => {
  const seated = seatedAt(fortaleza as unknown as AnyGame, () => plainUi, {
    seats: 4,
    options: { scoring: 'basic' },
    state: given(scene),
    me: seatOf(0),
  })
  const choice = createRoot((dispose) => {
    onTestFinished(dispose)
    return createChoice(seated.page as unknown as FortalezaTable)
  })
  return { ...seated, choice }
}

test('[FZ-4.3] what the lamp plays lays down what is up, and ends what is asked about it', async () => {
  const { choice, stage } = choosing()
  choice.toggle('w-1')
  choice.toggle('w-2')
  choice.develop(true)
  await stage(resourcesWith(['w-3']))
  expect([choice.selected(), choice.developing()]).toEqual([[], false])
})

test('a card that was up and not used stays up for the second action, and goes down with one that is undone', async () => {
  const { choice, page } = choosing()
  choice.toggle('w-1')
  choice.toggle('w-2')
  choice.stage(developWith(['w-1'], { guild: 1, wall: 0, tower: 0 }))
  await vi.waitFor(() => expect(choice.selected()).toEqual(['w-2']))
  page.unstage()
  expect(choice.selected()).toEqual([])
})

test('[FZ-4.3] once both cards are used nothing more is taken up, and nothing is up as the turn passes', async () => {
  const { choice, confirm } = choosing()
  choice.toggle('w-1')
  choice.toggle('w-2')
  choice.stage(resourcesWith(['w-1', 'w-2']))
  await vi.waitFor(() => expect(choice.hand()).toHaveLength(2))
  choice.toggle('w-3')
  expect(choice.selected()).toEqual([])
  await confirm()
  expect([choice.selected(), choice.isMyTurn()]).toEqual([[], false])
})

test('[FZ-4.4] cards that are drawn are shown to be new, those dealt before are not', async () => {
  const { choice, stage, confirm } = choosing()
  const tray = document.createElement('div')
  onTestFinished(render(() => <Hand choice={choice} texts={en} />, tray))
  const fresh = (): number => tray.querySelectorAll('.fz-in-hand.fresh').length
  expect(fresh()).toBe(0)
  await stage(resourcesWith(['w-1', 'w-2']))
  await confirm()
  await vi.waitFor(() => expect(choice.hand()).toHaveLength(4))
  expect(fresh()).toBe(2)
})

test('Escape goes back from choosing tiles to develop, and then lays down what is up, wherever the focus is', () => {
  const { choice } = choosing()
  choice.toggle('w-1')
  choice.develop(true)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect([choice.developing(), choice.selected()]).toEqual([false, ['w-1']])
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(choice.selected()).toEqual([])
})

test.each(['Escape', 'the button'])(
  'what is asked about a place is left by %s for the cards that are up',
  async (by) => {
    const { choice } = choosing({ hand: { B: ['g-orange-1', 'g-teal-1'] } })
    const page = document.body.appendChild(document.createElement('div'))
    onTestFinished(
      render(
        () => (
          <>
            <Board choice={choice} texts={en} />
            <WhichAction choice={choice} texts={en} />
          </>
        ),
        page,
      ),
    )
    const escape = (from: Element): boolean =>
      from.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    choice.toggle('g-orange-1')
    choice.toggle('g-teal-1')
    await vi.waitFor(() => expect(page.querySelector('[data-anchor="orangeTeal"]')).not.toBeNull(), 20_000)
    for (const from of ['.quiet', '[data-anchor="orangeTeal"]']) {
      choice.point('orangeTeal')
      if (by === 'Escape') escape(page.querySelector(from)!)
      else page.querySelector<HTMLElement>('.quiet')!.click()
      expect([choice.asked(), choice.selected()]).toEqual([null, ['g-orange-1', 'g-teal-1']])
      expect(choice.open().has('orangeTeal')).toBe(true)
    }
    escape(page.querySelector('[data-anchor="orangeTeal"]')!)
    expect(choice.selected()).toEqual([])
  },
)

test('[FZ-5.18] a collector that loses a point is drawn beside it, and one press asks before it is placed', async () => {
  const { choice, page } = choosing({
    hand: { B: ['g-orange-1', 'g-teal-1'] },
    guilds: { orangeTeal: [['G', 0]] },
  })
  const board = document.createElement('div')
  onTestFinished(render(() => <Board choice={choice} texts={en} />, board))
  choice.toggle('g-orange-1')
  choice.toggle('g-teal-1')
  await vi.waitFor(() => expect(board.querySelector('.fz-balance path[fill="var(--seat-0)"]')).not.toBeNull())
  // Right of the points of the guild's tile, which it covered, and left of its own.
  const at = (one: Element | null | undefined): readonly number[] =>
    (one?.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number)
  const pawn = board.querySelector('.fz-balance path[fill="var(--seat-0)"]')!
  const [x = 0, , scale = 0] = at(pawn.closest('g'))
  const [laurel = 0, , size = 0] = at(pawn.closest('.fz-balance')!.querySelector(':scope > g'))
  const zone = findZone('orangeTeal')!
  expect(x - 13 * scale).toBeGreaterThan(zone.x - 5)
  expect(x + 13 * scale).toBeLessThan(laurel - 17 * size)
  choice.point('orangeTeal')
  expect(page.staged()).toEqual([])
  expect(choice.asked()?.actions.map(({ type }) => type)).toEqual(['placeCollector'])
})

test('[FZ-9.31] where either of two cards does the same it is asked which, as the other stays', () => {
  const { choice } = choosing({ hand: { B: ['w-1', 'wg-orange'] }, coins: { B: 9 } })
  choice.toggle('w-1')
  choice.toggle('wg-orange')
  choice.point('N1')
  const page = document.body.appendChild(document.createElement('div'))
  onTestFinished(render(() => <WhichAction choice={choice} texts={es} />, page))
  expect(page.querySelector('.fz-develop p')?.textContent).toBe('¿Con cuál? La otra se queda en tu mano')
  // A price alone is told by its figure.
  expect(page.querySelector('.fz-develop small')).toBeNull()
})

test('[FZ-5.7] coins for two things are told one by one where it is asked', () => {
  const { choice } = choosing({ hand: { B: ['t-1'] }, coins: { B: 9 } })
  choice.toggle('t-1')
  choice.point('N1')
  const page = document.body.appendChild(document.createElement('div'))
  onTestFinished(render(() => <WhichAction choice={choice} texts={es} />, page))
  expect(page.querySelector('.fz-develop p')?.textContent).toBe('¿Qué haces aquí?')
  expect(page.querySelector('.fz-develop small')?.textContent).toBe(
    '1 de precio y 5 por usar una carta como otra',
  )
})

test('[FZ-5.18] where no guild stands a collector is said to score nothing yet', () => {
  const { choice } = choosing({ hand: { B: ['g-orange-1', 'g-teal-1'] } })
  choice.toggle('g-orange-1')
  choice.toggle('g-teal-1')
  choice.point('orangeTeal')
  const page = document.body.appendChild(document.createElement('div'))
  onTestFinished(render(() => <WhichAction choice={choice} texts={en} />, page))
  const [guild, collector] = page.querySelectorAll('.fz-develop button')
  expect(guild?.querySelector('small')).toBeNull()
  expect(collector?.querySelector('small')?.textContent).toBe('0 now; later what its guild is worth')
})

test.each([
  // [FZ-5.22]
  [
    'a guild below that is no lower',
    { guilds: { orangeTeal: [['G', 0]] } },
    [
      'Overbuild the guild: Your tile, without a level, is no higher than the one below, without a level. Develop first.',
    ],
  ],
  // [FZ-5.24]
  [
    'a collector of one’s own',
    { collectors: { orangeTeal: 'B' } },
    ['Place a collector: Your collector is here already.'],
  ],
  ['nothing', {}, []],
] as const)(
  'where one thing alone can be done at a quarter it is said why not the other: %s',
  (_, scene, why) => {
    const { choice } = choosing({ hand: { B: ['g-orange-1', 'g-teal-1'] }, ...scene } as Scene)
    choice.toggle('g-orange-1')
    choice.toggle('g-teal-1')
    choice.point('orangeTeal')
    const page = document.body.appendChild(document.createElement('div'))
    onTestFinished(render(() => <WhichAction choice={choice} texts={en} />, page))
    expect(page.querySelectorAll('.fz-develop button:not(.quiet)')).toHaveLength(2 - why.length)
    expect([...page.querySelectorAll('.fz-barred')].map((one) => one.textContent)).toEqual(why)
  },
)

test('[FZ-5.17] a quarter that the cards do not fit says which trades it asks for', () => {
  const { choice, page } = choosing({ hand: { B: ['g-brown-1', 'g-teal-1'] } })
  const explain = vi.spyOn(page, 'explain')
  choice.toggle('g-brown-1')
  choice.toggle('g-teal-1')
  choice.point('orangeTeal')
  expect(explain.mock.lastCall?.[0]).toMatchObject({
    reason: 'notEnoughCoins',
    values: { need: 5, coins: 0, conversion: 5, first: 'orange', second: 'teal' },
  })
  // So does a tower.
  choice.point('CNW')
  expect(explain.mock.lastCall?.[0]).toMatchObject({
    reason: 'notEnoughCoins',
    values: { need: 14, coins: 0, conversion: 10, fits: 'FZ-5.16' },
  })
})

test('[FZ-5.4] what needs a card turned into another stands back with its price and points, bears none where it wins nothing, and is asked about, while something does without', async () => {
  const { choice, page } = choosing({
    coins: { B: 20 },
    hand: { B: ['tg-brown', 'g-brown-1'] },
  })
  const board = document.createElement('div')
  onTestFinished(render(() => <Board choice={choice} texts={en} />, board))
  const prices = () => board.querySelectorAll('.fz-balance.converted').length
  const faint = () => [...board.querySelectorAll('.faint')].map((one) => one.getAttribute('data-anchor'))
  choice.toggle('tg-brown')
  choice.toggle('g-brown-1')
  await vi.waitFor(() => expect(board.querySelector('.fz-balance')).not.toBeNull(), 20_000)
  expect(faint()).toContain('CNW')
  expect(faint()).not.toContain('N1')
  // The twelve towers; not the quarters, where a tile would only lose a point.
  expect(faint().filter((place) => place !== null && !findSpace(place)).length).toBeGreaterThan(0)
  expect([prices(), board.querySelectorAll('.fz-balance.converted.faint').length]).toEqual([12, 12])
  choice.aim('CNW')
  expect([board.querySelectorAll('.fz-balance.faint').length, faint().includes('CNW')]).toEqual([11, false])
  choice.point('CNW')
  choice.aim(null)
  expect([page.staged().length, choice.asked()?.place]).toEqual([0, 'CNW'])
  expect(board.querySelectorAll('.fz-balance.faint')).toHaveLength(11)
  // Alone a card of a trade goes nowhere else.
  choice.leave()
  choice.leave()
  choice.toggle('tg-brown')
  await vi.waitFor(() => expect(faint()).toContain('N1'))
})

test('[FZ-5.22] where it is asked what to do on a guild, that it is built over is said, and what that pays its owner', () => {
  const { choice } = choosing({
    hand: { B: ['g-orange-1', 'g-teal-1'] },
    top: { B: { guild: 1 } },
    guilds: { orangeTeal: [['G', 0]] },
  })
  choice.toggle('g-orange-1')
  choice.toggle('g-teal-1')
  choice.point('orangeTeal')
  const page = document.createElement('div')
  document.body.append(page)
  onTestFinished(render(() => <WhichAction choice={choice} texts={en} />, page))
  const [over] = document.querySelectorAll('.fz-develop button')
  expect(over?.textContent).toContain('Overbuild the guild')
  expect(over?.querySelector('small')?.textContent).toMatch(/ \+7 coins, \+1 when scored$/)
  // Once it is done what is asked goes, though the same could not be done again.
  ;(over as HTMLElement).click()
  expect([choice.table.staged().length, choice.asked()]).toEqual([1, null])
})

test('[FZ-5.6] what a place costs with wild cards is one sum, and its parts where one points', async () => {
  const { choice } = choosing({ coins: { B: 20 }, hand: { B: ['x-1'] } })
  const board = document.createElement('div')
  onTestFinished(render(() => <Board choice={choice} texts={en} />, board))
  choice.toggle('x-1')
  await vi.waitFor(() => expect(board.querySelector('.fz-balance')).not.toBeNull(), 20_000)
  expect(board.querySelectorAll('.fz-balance .price')).toHaveLength(0)
  choice.aim('N2')
  expect(board.querySelector('.fz-balance .price')?.textContent).toBe('−2\u00a0−2')
})

test('what loses points and brings no coins stands back behind what loses none; alone it does not', async () => {
  const { choice } = choosing({
    hand: { B: ['g-orange-1', 'g-teal-1', 'm-1'] },
    guilds: { orangeTeal: [['G', 0]], orangeWhite: [['G', 0]] },
    coins: { B: 9 },
  })
  const states = () => [
    choice.faint('orangeTeal'),
    choice.mute('orangeTeal'),
    choice.offer('orangeTeal')?.points,
  ]
  choice.toggle('g-orange-1')
  choice.toggle('g-teal-1')
  expect(choice.offer('temple')?.points).toBeGreaterThanOrEqual(0)
  expect(states()).toEqual([true, false, -1])
})
