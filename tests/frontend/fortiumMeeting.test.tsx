// @vitest-environment happy-dom
/** What is asked where miners come to others: a fight, alone on the board so that its question has room; and that one’s own are joined without. */
import { createRoot, Show } from 'solid-js'
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Board } from '../../frontend/games/fortium/Board.tsx'
import { makeCards } from '../../frontend/games/fortium/cards/cards.ts'
import { createChoice, type FortiumTable } from '../../frontend/games/fortium/choice.ts'
import { Hand } from '../../frontend/games/fortium/Hand.tsx'
import { MeetingSheet } from '../../frontend/games/fortium/MeetingSheet.tsx'
import { percent } from '../../frontend/games/fortium/percent.ts'
import { en } from '../../frontend/games/fortium/texts.en.ts'
import { es } from '../../frontend/games/fortium/texts.es.ts'
import { plug } from '../../frontend/games/fortium/ui.tsx'
import type { Scene } from '../../frontend/kit/stage.tsx'
import { fortium } from '../../shared/games/fortium/game.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { stillTheatre } from '../kit/handmade.ts'
import { seatedAt } from '../kit/seated.ts'
import { given, plain, seatIn } from '../kit/fortium.ts'
import { choosing } from '../kit/fortiumPage.ts'

test('[FT-4.19] while a fight is asked about only its cell is lit, and nothing else is in its way', async () => {
  const state = given({
    dice: [4, 4, 4],
    miners: { W: { '5,10': 1, '4,10': 2 }, E: { '7,10': 1 } },
  })
  const { choice } = choosing(state)
  const hall = document.body.appendChild(document.createElement('div'))
  hall.className = 'board'
  onTestFinished(
    render(
      () => (
        <>
          <Board choice={choice} texts={en} />
          {choice.meeting() !== null && (
            <MeetingSheet choice={choice} texts={en} meeting={choice.meeting()!} />
          )}
        </>
      ),
      hall,
    ),
  )
  const lit = (): number => hall.querySelectorAll('.ft-place.open').length
  const inTheWay = (): (string | null)[] =>
    [...hall.querySelectorAll('.ft-place[data-live]')].map((one) => one.getAttribute('data-anchor'))
  choice.point('5,10')
  await vi.waitFor(() => expect(lit()).toBeGreaterThan(20))
  // Which of them is a fight is seen before it is pressed.
  expect(
    [...hall.querySelectorAll('.ft-foe')].map((one) => one.closest('.ft-place')?.getAttribute('data-anchor')),
  ).toEqual(['7,10'])
  // And how likely it is won [FT-2.8.1], until that is asked about beside it.
  const odds = () => [...hall.querySelectorAll('.ft-spent')].map((one) => one.textContent)
  await vi.waitFor(() => expect(odds()).toEqual([percent(0.42)]))
  choice.point('7,10')
  expect(odds()).not.toContain(percent(0.42))
  expect(lit()).toBe(1)
  expect(inTheWay()).toEqual(['7,10'])
  expect(hall.querySelector('.beside.ft-fight')).not.toBeNull()
  // Put down, all is as it was.
  choice.clear()
  choice.point('5,10')
  expect(lit()).toBeGreaterThan(20)
})

test.each([
  ['side by side on a road the first alone', ['7,10', '8,10'], 1],
  ['two cells apart both are', ['7,10', '9,10'], 2],
] as const)(
  '[FT-2.8.1] of chances that would be written over each other one is read: %s',
  async (_, at, count) => {
    const state = given({
      dice: [6, 6, 6],
      miners: { W: { '5,10': 1 }, E: Object.fromEntries(at.map((place) => [place, 1])) },
    })
    const { choice } = choosing(state)
    const hall = document.body.appendChild(document.createElement('div'))
    hall.className = 'board'
    onTestFinished(render(() => <Board choice={choice} texts={en} />, hall))
    choice.point('5,10')
    await vi.waitFor(() => expect(hall.querySelectorAll('.ft-foe')).toHaveLength(2))
    await vi.waitFor(() => expect(hall.querySelectorAll('.ft-spent')).toHaveLength(count))
  },
)

test('[FT-4.15] who has walked does not come along to a fight, and beside it and on their card it is said why', async () => {
  const state = given({ dice: [4, 4], moved: [0, 1], miners: { W: { '5,10': 3 }, E: { '7,10': 1 } } })
  const { choice } = choosing(state)
  const hall = document.body.appendChild(document.createElement('div'))
  onTestFinished(
    render(
      () => (
        <Show when={choice.meeting()}>
          {(meeting) => <MeetingSheet choice={choice} texts={en} meeting={meeting()} />}
        </Show>
      ),
      hall,
    ),
  )
  const why = '2 mineros ya han andado: hasta tu próximo turno no andan ni atacan'
  choice.point('5,10')
  choice.point('7,10')
  await vi.waitFor(() => expect(hall.querySelector('.ft-tired')?.textContent).toBe(why))
  const cards = await makeCards('es', es)
  const told = (node: string) => cards(node, choice.table as never)!.figures.map(({ text }) => text)
  expect(told('5,10')).toContain(why)
  expect(told('7,10')).not.toContain(why)
  // Where all may go nothing is said.
  choice.clear()
  const fresh = choosing(given({ dice: [4], miners: { W: { '5,10': 1 }, E: { '7,10': 1 } } })).choice
  fresh.point('5,10')
  fresh.point('7,10')
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(render(() => <MeetingSheet choice={fresh} texts={en} meeting={fresh.meeting()!} />, place))
  await new Promise((done) => setTimeout(done, 50))
  expect(place.querySelector('.ft-tired')).toBeNull()
})

test('[FT-4.17] a tap on one’s own that glow joins them at once', () => {
  const { choice, page } = choosing(given({ dice: [4, 4, 4], miners: { W: { '5,10': 1, '7,10': 2 } } }))
  choice.point('5,10')
  choice.point('7,10')
  expect(choice.meeting()).toBeNull()
  expect(page.staged()).toMatchObject([{ type: 'moveGroup', to: '7,10' }])
})

test('what is taken up while a walk is still to be seen stays in hand, and goes where the truth lets it', async () => {
  const { choice, page } = choosing(given({ dice: [2, 4, 1], miners: { W: { '5,10': 1, '4,10': 2 } } }))
  choice.point('5,10')
  choice.point('7,10')
  expect(page.staged()).toHaveLength(1)
  choice.point('4,10')
  // The die of that walk is spent before it is seen.
  expect([choice.from(), choice.priceOf('6,10')]).toEqual(['4,10', [4]])
  expect(choice.priceOf('8,10')).toEqual([4])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(choice.from()).toBe('4,10')
})

test('[FT-4.19] the line says that dice roll while they are seen, and not while the group walks or what came of them is told', async () => {
  Element.prototype.animate = (() => ({})) as unknown as typeof Element.prototype.animate
  const state = given({ dice: [3, 2], miners: { W: { '9,10': 2 }, E: { '10,10': 1 } } })
  const playing: { readonly scene: Scene; over(): void }[] = []
  const ui = plug.create(() => en)
  // What is fetched beside the screen is there.
  await vi.waitFor(() =>
    expect(
      ui.scene?.({ type: 'diceRolled', seat: 3, dice: [1] } as never, state as never, null, String, []),
    ).not.toBeNull(),
  )
  const table = seatedAt(
    fortium as unknown as AnyGame,
    () => ui as never,
    { seats: 4, options: plain, state, me: seatIn(state, 'W') },
    { ...stillTheatre, play: (scene) => new Promise((over) => playing.push({ scene, over })) },
  )
  const said: (readonly [string, string])[] = []
  const choice = createRoot(() => createChoice(table.page as unknown as FortiumTable))
  choice.point('9,10')
  choice.point('10,10')
  choice.meet()
  await expect.poll(() => table.page.pending()).toBe(false)
  while (table.page.replay.busy()) {
    const now = playing.shift()
    if (now !== undefined) {
      const hall = document.createElement('div')
      const parts: (() => void)[] = []
      const stage = {
        board: { x: 0, y: 0, width: 390, height: 390 },
        place: () => null,
        still: true,
        hurried: () => false,
        // The last that is timed ends a part of a scene.
        after: (_: number, then: () => void) => void parts.push(then),
      }
      let isOver = false
      const dispose = render(() => <now.scene.Play {...stage} over={() => (isOver = true)} />, hall)
      while (!isOver) {
        said.push([hall.querySelector('.scene-die, .scene-title')?.className ?? '', table.status()])
        parts.splice(0).at(-1)!()
      }
      dispose()
      now.over()
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  const heard = (what: string): readonly string[] => [
    ...new Set(said.filter(([seen]) => seen.startsWith(what)).map(([, status]) => status)),
  ]
  expect(heard('scene-die')).toEqual([en.status.rolling])
  expect(heard('scene-title')).toEqual([en.status.watch])
})

test('[FT-4.19] held upright, a phone asks about a fight below the board, which it would lie over', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('portrait'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
  onTestFinished(() => void vi.restoreAllMocks())
  const { choice } = choosing(given({ dice: [4], miners: { W: { '5,10': 2 }, E: { '7,10': 1 } } }))
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(render(() => <Hand choice={choice} texts={en} />, place))
  choice.take('5,10')
  choice.point('7,10')
  await vi.waitFor(() => expect(place.querySelector('.ft-act > .ft-fight .main')).not.toBeNull(), 5000)
  expect(place.querySelector('.beside')).toBeNull()
  expect(place.querySelectorAll('.ft-ends li').length).toBeGreaterThan(1)
})
