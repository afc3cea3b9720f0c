/** Cards of Fortaleza: what a place and a choice are for, in the game that is played. */
import { expect, test } from 'vitest'
import './page.ts'
import { makeCards } from '../../frontend/games/fortaleza/cards/cards.ts'
import { es } from '../../frontend/games/fortaleza/texts.es.ts'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'

const cards = await makeCards('es', es)
const cardAt = (anchor: string, scoring: 'basic' | 'advanced') => {
  const state = fortaleza.blank({ seats: 4, options: { scoring } })
  return cards(
    anchor,
    stillTable(fortaleza as unknown as AnyPlug['rules'], state as never, seatOf(0), String) as never,
  )
}

test('[FZ-6.8] a corner speaks of majorities where they are scored, and nowhere else', () => {
  const figures = (scoring: 'basic' | 'advanced') =>
    cardAt('CNW', scoring)
      ?.figures.map(({ text }) => text)
      .join(' ')
  expect(figures('advanced')).toContain('mayorías')
  expect(figures('basic')).not.toContain('mayorías')
})

test('[FZ-5.18, FZ-6.7] where a collector is chosen its card says what it asks for and what it scores', () => {
  const card = cardAt('act:collector', 'basic')
  expect(card?.text).toContain('recaudador')
  expect(card?.figures[0]?.text).toContain('lo mismo que el gremio')
})
