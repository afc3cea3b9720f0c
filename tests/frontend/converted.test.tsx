// @vitest-environment happy-dom
/** On each board what is done as it is told apart from what something else stands for: a card, a die, another card pays. */
import { createRoot, type JSX } from 'solid-js'
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Board as FortalezaBoard } from '../../frontend/games/fortaleza/Board.tsx'
import { makeCards as makeFortalezaCards } from '../../frontend/games/fortaleza/cards/cards.ts'
import { createChoice as createFortaleza } from '../../frontend/games/fortaleza/choice.ts'
import { es as fortalezaWords } from '../../frontend/games/fortaleza/texts.es.ts'
import { Board as FortiumBoard } from '../../frontend/games/fortium/Board.tsx'
import { createChoice as createFortium } from '../../frontend/games/fortium/choice.ts'
import { es as fortiumWords } from '../../frontend/games/fortium/texts.es.ts'
import { plug as fortiumPlug } from '../../frontend/games/fortium/ui.tsx'
import { createChoice as createStorming, type Taken } from '../../frontend/games/storming/choice.ts'
import { MapView } from '../../frontend/games/storming/MapView.tsx'
import { es as stormingWords } from '../../frontend/games/storming/texts.es.ts'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import { zones } from '../../shared/games/fortaleza/layout.ts'
import { fortium } from '../../shared/games/fortium/game.ts'
import { storming } from '../../shared/games/storming/game.ts'
import { given as fortalezaAt } from '../kit/fortaleza.ts'
import { given as fortiumAt } from '../kit/fortium.ts'
import { card as stormingCard } from '../kit/storming.ts'

const tableOf = (rules: unknown, state: object) =>
  stillTable(rules as AnyPlug['rules'], conceal(state, seatOf(0)), seatOf(0), String) as never

/** What is lit on a board that is drawn with something in hand: as it is, and by way of something else. */
const lit = async (open: () => { readonly size: number }, Board: () => JSX.Element) => {
  const page = document.createElement('div')
  const dispose = render(Board, page)
  const found = () => [...page.querySelectorAll('.spot.open')]
  // It is drawn piece by piece.
  await vi.waitFor(() => expect(found().length).toBe(open().size), 20_000)
  const named = (isConverted: boolean): string[] =>
    found()
      .filter(({ classList }) => classList.contains('converted') === isConverted)
      .map((place) => place.getAttribute('data-anchor') ?? '')
      .toSorted()
  const seen = { plain: named(false), converted: named(true) }
  dispose()
  return seen
}

test('[FZ-5.4] [FZ-5.7] Fortaleza: where a card is turned into another, for a coin', async () => {
  const table = tableOf(fortaleza, fortalezaAt({ coins: { B: 9 }, hand: { B: ['g-brown-1', 'g-brown-2'] } }))
  const choice = createRoot(() => createFortaleza(table))
  choice.toggle('g-brown-1')
  choice.toggle('g-brown-2')
  expect(await lit(choice.open, () => <FortalezaBoard choice={choice} texts={fortalezaWords} />)).toEqual({
    plain: expect.arrayContaining(['N1', 'SG', 'temple']),
    converted: ['brownPurple', 'orangeBrown', 'tealBrown', 'whiteBrown'],
  })
})

test('[FZ-5.12] while tiles to develop are chosen no place is open', () => {
  const table = tableOf(fortaleza, fortalezaAt({ coins: { B: 9 }, hand: { B: ['w-1'] } }))
  const choice = createRoot(() => createFortaleza(table))
  choice.toggle('w-1')
  expect(choice.open().size).toBeGreaterThan(0)
  choice.develop(true)
  expect(choice.open().size).toBe(0)
  choice.develop(false)
  expect(choice.open().size).toBeGreaterThan(0)
})

test('[FZ-5.22] what a guild would bring leaves the points of the one that it would lie on to be read', async () => {
  const table = tableOf(
    fortaleza,
    fortalezaAt({
      hand: { B: ['x-1', 'x-2'] },
      top: { B: { guild: 1 } },
      guilds: { orangeTeal: [['G', 0]] },
    }),
  )
  const choice = createRoot(() => createFortaleza(table))
  choice.toggle('x-1')
  choice.toggle('x-2')
  const page = document.createElement('div')
  onTestFinished(render(() => <FortalezaBoard choice={choice} texts={fortalezaWords} />, page))
  const lies = (place: string): readonly number[] => {
    const { x, y } = zones.find(({ id }) => id === place)!
    const [found = []] = [...page.querySelectorAll('.fz-balance > g')].flatMap((price) => {
      const [at, down] = (price.getAttribute('transform')?.match(/-?\d+/g) ?? []).map(Number)
      return Math.hypot(at! - x, down! - y) < 78 ? [[at! - x, down! - y]] : []
    })
    return found
  }
  await vi.waitFor(() => expect(lies('orangeTeal')).toHaveLength(2), 20_000)
  // One above the other in the collector's corner, right of the guild's level and points; all below the roofs.
  const [right, down] = lies('orangeTeal')
  expect(right).toBeGreaterThan(18 + 24)
  expect(down! - 48).toBeGreaterThanOrEqual(-17)
  // On the lots of a quarter where nothing stands yet.
  expect(lies('whiteBrown')[1]! - 24).toBeGreaterThan(-17)
})

test('[FZ-5.4] the card of a place speaks of dashes where its frame is dashed, and nowhere else', async () => {
  const table = tableOf(fortaleza, fortalezaAt({ coins: { B: 9 }, hand: { B: ['g-brown-1', 'g-brown-2'] } }))
  const choice = createRoot(() => createFortaleza(table))
  choice.toggle('g-brown-1')
  choice.toggle('g-brown-2')
  const page = document.createElement('div')
  onTestFinished(render(() => <FortalezaBoard choice={choice} texts={fortalezaWords} />, page))
  const cards = await makeFortalezaCards('es', fortalezaWords)
  const saidAt = async (place: string): Promise<string | undefined> => {
    const spot = await vi.waitFor(() => {
      const drawn = page.querySelector<HTMLElement>(`[data-anchor="${place}"]`)
      if (drawn === null) throw new Error('not drawn yet')
      return drawn
    }, 20_000)
    return cards(spot.querySelector<HTMLElement>('[data-card]')?.dataset['card'] ?? place, table)
      ?.figures.map(({ text }) => text)
      .join()
  }
  expect(await saidAt('tealBrown')).toContain('Marco de rayas')
  expect(await saidAt('N1')).not.toContain('Marco de rayas')
  expect(await saidAt('orangeTeal')).not.toContain('Marco de rayas')
})

test('[FT-4.13] Fortium: where a die alone does not lead', async () => {
  const table = tableOf(fortium, fortiumAt({ dice: [2, 1], miners: { W: { '4,10': 1 } } }))
  const choice = createRoot(() => createFortium(table))
  choice.point('4,10')
  expect(await lit(choice.open, () => <FortiumBoard choice={choice} texts={fortiumWords} />)).toEqual({
    plain: expect.arrayContaining(['5,10', '6,10']),
    converted: expect.arrayContaining(['7,10', '6,9']),
  })
})

test('[FT-4.13] Fortium: what a dashed ring takes is said while there is one', async () => {
  const said = async (...dice: number[]): Promise<string> => {
    const table = tableOf(fortium, fortiumAt({ dice, miners: { W: { '4,10': 1 } } }))
    const ui = createRoot(() => fortiumPlug.create(() => fortiumWords))
    const page = document.body.appendChild(document.createElement('div'))
    const dispose = render(() => <ui.Board table={table} />, page)
    const place = () => page.querySelector<SVGElement>('.spot.free[data-anchor="4,10"]')
    await vi.waitFor(() => expect(place()).not.toBeNull(), 20_000)
    place()!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const status = ui.status(table)
    dispose()
    return status
  }
  expect(await said(2, 1)).toBe(fortiumWords.status.dashed)
  expect(await said(2, 3)).toBe(fortiumWords.status.destination)
  // A 1 alone is a die like any other.
  expect(await said(1)).toBe(fortiumWords.status.destination)
})

test('[ST-4.25] Storming!: where the Market pays', async () => {
  const scene = { improvements: { R: ['market'] }, on: { D5: 'R:village' } } as const
  const table = tableOf(storming, stormingCard(scene, 'R', 'build'))
  const choice = createRoot(() => createStorming(table))
  const withInHand = (taken: Taken): ReturnType<typeof lit> => {
    choice.take(taken)
    return lit(choice.open, () => <MapView choice={choice} texts={stormingWords} />)
  }
  expect([
    await withInHand({ what: 'build', kind: 'wall' }),
    await withInHand({ what: 'recruit', kind: 'soldier' }),
  ]).toEqual([
    { plain: ['A2', 'D5'], converted: [] },
    { plain: [], converted: ['A2', 'D5'] },
  ])
})
