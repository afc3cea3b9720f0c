/** What an advised move of Castillo is for: by pieces, talers and helpers as they stand, and nothing where that is not so. */
import { beforeAll, expect, test } from 'vitest'
import { purpose, startWords } from '../../frontend/games/castillo/purpose.ts'
import { foresee } from '../../shared/engine/predict.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import type { Move } from '../../shared/games/castillo/moves.ts'
import {
  build,
  buy,
  choose,
  equip,
  given,
  helper,
  type Letter,
  letterOf,
  pass,
  type Scene,
  seat,
  take,
  trader,
} from '../kit/castillo.ts'

beforeAll(startWords)

/** What A's move is for, in Spanish. */
const saidOf = (scene: Scene, move: Move, who: Letter = 'A'): string | null => {
  const state = given({ players: 4, ...scene })
  expect(castillo.check(state, seat(who), move)).toBe(null)
  const view = conceal(state, seat(who))
  const { view: after } = foresee(castillo, view, seat(who), move)
  return purpose(move, { view, after, seat: seat(who), language: 'es', nameOf: letterOf })
}

test('a Master Builder is for who else can pay for a building, and for those alone [CA-4.3.23]', () => {
  const hand = { A: ['masterBuilder', 'trader'] } as const
  const rich = '1S 1W 1B 2T'
  expect(saidOf({ hand, has: { B: rich, C: '1S' } }, choose('masterBuilder'))).toBe(
    'B ya puede pagar un edificio: cada uno que construyan te da 5 puntos.',
  )
  expect(saidOf({ hand, has: { B: rich, D: rich } }, choose('masterBuilder'))).toMatch(
    /^B y D ya pueden pagar/,
  )
  expect(saidOf({ hand }, choose('masterBuilder'))).toBe(
    'Cada edificio que otros construyan en la ronda te da 5 puntos.',
  )
})

test('a Messenger says what its talers pay for that one’s own do not [CA-4.3.1]', () => {
  expect(saidOf({ talers: { A: 3 } }, choose('messenger'))).toMatch(/^Con los 8 que trae tendrías 11 táleros/)
  // Two houses stand: a helper in the Stable would score 4 for 12 talers.
  const built = ['stable', 'house1', 'house2'] as const
  expect(saidOf({ talers: { A: 5 }, built }, choose('messenger'))).toBe(
    'Con 13 táleros te llega para un ayudante en el Establo (12), que ahora haría 4 puntos.',
  )
  expect(saidOf({ talers: { A: 12 }, built }, choose('messenger'))).not.toMatch(/Establo \(12\)/)
})

test('a Stonemason names the best building that can be paid for, a Worker what its load would pay for', () => {
  expect(saidOf({ has: { A: '1S 1W 1T' } }, choose('stonemason'))).toBe(
    'Ya puedes pagar la Torre Pequeña 1, y te daría sus 6 puntos enteros.',
  )
  expect(saidOf({ has: { A: '1S 1W' } }, choose('stonemason'))).toBe(null)
  expect(saidOf({ has: { A: '' } }, choose('worker1'))).toBe(
    'Con lo que puede traer te llegaría para la Casa 1: 4 puntos.',
  )
})

test('more pieces say what they pay for; else that three kinds are there, or what they are worth [CA-4.4.3]', () => {
  const tower = { phase: 'towerTake', queue: ['A bricklayer'], tower: '1T 2B' } as const
  expect(saidOf({ ...tower, has: { A: '1S 1W' } }, take('stone'))).toBe(
    'Con eso podrías pagar la Torre Pequeña 1.',
  )
  expect(saidOf({ ...tower, has: { A: '7S 7W' } }, take('brick'))).toMatch(/^Con eso podrías pagar/)
  expect(saidOf({ ...tower, has: { A: '1S' } }, take('stone'))).toBe(
    'Tendrías piezas de 2 clases, y para construir hacen falta tres.',
  )
  expect(saidOf({ ...tower, has: { A: '' }, tower: '1T 1B' }, take('brick'))).toMatch(/1 clase/)
  const load = { phase: 'equipWorkers', queue: ['A worker1'] } as const
  expect(saidOf({ ...load, has: { A: '' } }, equip('worker1', 'sand', 'wood'))).toBe(
    'Con eso podrías pagar la Torre Pequeña 1, que te daría 3 puntos.',
  )
  const sold = {
    phase: 'buy',
    queue: ['A stonemason', 'B worker1'],
    cards: { 'B worker1': '1S 1W 1T' },
  } as const
  expect(saidOf({ ...sold, has: { A: '1W 1S' } }, buy('B worker1', 'stone'))).toBe(
    'Con eso podrías pagar la Torre Pequeña 1, que te daría 6 puntos.',
  )
})

test('a cart says whom it sends home, and what it brings [CA-4.3.4, CA-4.3.8]', () => {
  const scene = { phase: 'traderPlace', queue: ['A trader'], has: { A: '' } } as const
  const carts = { cartSand: 'B', cartWood: 'C', cartBrick: 'B', cartStone: 'D' } as const
  expect(saidOf({ ...scene, carts }, trader('cartSand'))).toBe(
    'Manda a casa al ayudante de B, que traía 3 arenas.',
  )
  expect(saidOf({ ...scene, has: { A: '1S 1W 1B' } }, trader('cartSand'))).toMatch(
    /^Tus carretillas te traerían 3 arenas: podrías pagar|^Te trae 3 arenas/,
  )
  expect(saidOf(scene, trader('cartStone'))).toBe(
    'Te falta una tercera clase de piezas para construir: trae 1 piedra en cada ronda.',
  )
})

test('a building says what one’s helpers make of it, the place it pays for, and who could have built it', () => {
  const scene = {
    phase: 'build',
    queue: ['A stonemason'],
    has: { A: '1S 1W 1T', B: '' },
    supply: { A: 0 },
  } as const
  const small = build('smallTower1', '1S 1W 1T')
  expect(saidOf({ ...scene, built: ['largeGate'], castle: { 'largeGate-a': 'A' } }, small)).toBe(
    'Da 6 puntos, y tus ayudantes del castillo harían 2 más si se puntuara ahora.',
  )
  expect(saidOf({ ...scene, has: { A: '1S 1W 1T', C: '1S 1W 1T' } }, small)).toBe(
    'C también podría pagar este edificio: te adelantas.',
  )
  expect(saidOf(scene, small)).toBe('Da 6 puntos ahora mismo.')
  const all = { ...scene, has: { A: '1S 1W 1B 1T', B: '' } }
  expect(saidOf(all, build('largeTower1', '1S 1W 1B 1T'))).toBe(
    'De cuanto puedes pagar es lo que más da: 10 puntos.',
  )
  expect(saidOf(all, build('house1', '1S 1B 1T'))).toBe('Da 8 puntos ahora mismo.')
  expect(
    saidOf({ ...scene, supply: { A: 6 }, talers: { A: 7 }, built: ['servantsHouse'] }, small),
  ).not.toMatch(/Casa de los Sirvientes/)
})

test('a helper says what it would score now, and who else could take the last space [section 6.3]', () => {
  const scene = {
    phase: 'helpers',
    queue: ['A stonemason'],
    builtThisTurn: 1,
    talers: { A: 20, B: 0, C: 0, D: 0 },
  } as const
  const built = ['smallGate', 'smallTower1', 'smallTower2'] as const
  expect(saidOf({ ...scene, built }, helper('smallGate-a'))).toBe('1 punto por torre construida: ahora, 2.')
  expect(saidOf({ ...scene, built: ['smallGate'] }, helper('smallGate-a'))).toBe(
    'Al final de la partida, 1 punto por torre construida.',
  )
  expect(
    saidOf({ ...scene, built: ['smallGate'], talers: { A: 20, B: 5, C: 0, D: 0 } }, helper('smallGate-a')),
  ).toBe('Es la última plaza libre de allí, y B también podría pagarla.')
})

test('to build no more is for whom it would pay, where something could be built; else nothing is said', () => {
  const scene = {
    phase: 'build',
    queue: ['A stonemason', 'C masterBuilder'],
    has: { A: '1S 1W 1T' },
  } as const
  expect(saidOf(scene, pass.building)).toBe('Si construyeras ahora, cada edificio daría 5 puntos a C.')
  expect(saidOf({ ...scene, queue: ['A stonemason', 'C messenger'] }, pass.building)).toBe(null)
})
