/** What is drawn on a tile is said too: for those who hear the board. */
import { expect, test } from 'vitest'
import './page.ts'
import { en } from '../../frontend/games/fortaleza/texts.en.ts'
import { es } from '../../frontend/games/fortaleza/texts.es.ts'
import { stackName } from '../../frontend/games/fortaleza/words.ts'

test('[FZ-2.16, FZ-2.18, FZ-2.19] the top of a stack says what the tile pays, scores and costs before it is built', () => {
  expect(stackName(es, 'guild', [0, 0, 1])).toBe(
    'gremios: nivel\u00a0menos arriba, quedan 3 losetas; al construirlo da 9 monedas, y puntúa −1 punto',
  )
  expect(stackName(es, 'wall', [3])).toBe(
    'murallas: nivel\u00a0III arriba, queda 1 loseta; como puerta, 5 puntos',
  )
  expect(stackName(en, 'tower', [1, 2])).toBe('towers: level\u00a0I on top, 2 tiles left; 4 points')
  expect(stackName(en, 'tower', [4])).toBe(
    'towers: level\u00a0IV on top, 1 tile left; 11 points; overbuilding somebody, 14 coins',
  )
  expect(stackName(es, 'tower', [])).toBe('torres: agotadas')
})
