// @vitest-environment happy-dom
/** What is seen of the two piles of Storming!. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { Piles } from '../../frontend/games/storming/Piles.tsx'
import { es } from '../../frontend/games/storming/texts.es.ts'
import { hide } from '../../shared/engine/secret.ts'
import type { PileEntry, State } from '../../shared/games/storming/state.ts'
import { given, seat } from '../kit/storming.ts'
import { at } from '../kit/stormingPage.ts'

test('[ST-4.24] of one’s own cards on PRESENT that is struck through which an event takes, and no other', () => {
  const lying = ['military1-blue', 'revolt9', 'build-red', 'military1-red'].map((card, order) => {
    const placedBy = seat(card.endsWith('blue') ? 'B' : 'R')
    return { placedBy, card: hide(card, placedBy), attached: [], order }
  })
  const state = { ...given({ skip: { R: 1, B: 1 } }), present: lying as unknown as PileEntry[] }
  const page = document.createElement('div')
  onTestFinished(render(() => <Piles choice={at('R', state)} texts={es} />, page))
  const struck = [...page.querySelectorAll('.doomed')].map((one) => one.getAttribute('aria-label'))
  expect(struck).toEqual(['Carta de 0, boca abajo: Construir. Tu próxima carta no se jugará'])
})

test('[ST-6.4] once the game is over no card lies face down on the piles as if it were still to come', () => {
  const lying = ['military1-blue', 'build-red'].map((card, order) => {
    const placedBy = seat(card.endsWith('blue') ? 'B' : 'R')
    return { placedBy, card: hide(card, placedBy), attached: [], order }
  })
  const entries = lying as unknown as PileEntry[]
  const backsIn = (winner: State['winner']): number => {
    const page = document.createElement('div')
    const state = { ...given({}), present: entries, future: entries, winner }
    const end = render(() => <Piles choice={at('R', state)} texts={es} />, page)
    const backs = page.querySelectorAll('.st-back').length
    end()
    return backs
  }
  expect(backsIn(null)).toBe(4)
  expect(backsIn({ seat: seat('R'), why: 'points' })).toBe(0)
})

test('[ST-4.22] each card on PRESENT bears as which one it is played, where there are several; none on FUTURE', () => {
  const lying = ['military1-blue', 'revolt9', 'build-red'].map((card, order) => {
    const placedBy = seat(card.endsWith('blue') ? 'B' : 'R')
    return { placedBy, card: hide(card, placedBy), attached: [], order }
  }) as unknown as PileEntry[]
  const turnsOf = (present: PileEntry[]): readonly (string | null)[] => {
    const page = document.createElement('div')
    const state = { ...given({}), present, future: lying }
    const end = render(() => <Piles choice={at('R', state)} texts={es} />, page)
    const turns = [...page.querySelectorAll('.st-turn')].map(({ textContent }) => textContent)
    end()
    return turns
  }
  expect(turnsOf(lying)).toEqual(['1', '2', '3'])
  expect(turnsOf(lying.slice(0, 1))).toEqual([])
})
