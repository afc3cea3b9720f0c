// @vitest-environment happy-dom
/** Several ways to place a helper in one building: which place, or who goes there. */
import { render } from 'solid-js/web'
import { afterEach, expect, test } from 'vitest'
import type { Choice } from '../../frontend/games/castillo/choice.ts'
import { es } from '../../frontend/games/castillo/texts.es.ts'
import { WhichSpace } from '../../frontend/games/castillo/Which.tsx'
import type { MoveOf } from '../../shared/games/castillo/moves.ts'

let dispose = (): void => undefined
afterEach(() => dispose())

const fromSupply = { type: 'placeHelper', space: 'stable-a', from: 'supply' } as const
/** The title, and what is said of each way. */
const said = (...moves: readonly MoveOf<'placeHelper'>[]): readonly (string | null)[] => {
  const choice = {
    asked: () => moves,
    askedAt: () => 'stable-a',
    gain: () => 0,
    player: () => undefined,
  } as unknown as Choice
  dispose = render(() => <WhichSpace choice={choice} texts={es} />, document.body)
  return [...document.querySelectorAll('.ca-which :is(p, .ca-act span)')].map((one) => one.textContent)
}

test('where there is one place and several helpers, it is asked which helper, one of a cart says what is given up, and no line says what another says', () => {
  expect(said(fromSupply, { ...fromSupply, from: 'cartSand' })).toEqual([
    '¿Qué ayudante?',
    'De tu reserva',
    'Desde la carretilla de arena, que deja de traerte recursos',
  ])
})

test('where there are several places, it is asked which one', () => {
  expect(said(fromSupply, { ...fromSupply, space: 'stable-b' })).toEqual([
    '¿Qué plaza?',
    '3 puntos por Casa construida De tu reserva',
    '2 puntos por Casa construida De tu reserva',
  ])
})

test('each helper is seen where it stands now: one in the supply by itself, one of the road on its cart', () => {
  said(fromSupply, { ...fromSupply, from: 'cartSand' }, { ...fromSupply, from: 'rider' })
  const wide = [...document.querySelectorAll('.ca-which .ca-act > svg:first-child')].map((picture) =>
    picture.getAttribute('width'),
  )
  expect(wide).toEqual(['22', '44', '44'])
})
