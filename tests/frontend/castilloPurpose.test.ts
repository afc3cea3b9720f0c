/** What an advised move of Castillo is for: by pieces, talers and helpers as they stand, and nothing where that is not so. */
import { beforeAll, expect, test } from 'vitest'
import { purpose, startWords } from '../../frontend/games/castillo/purpose.ts'
import { hintFor } from '../../shared/bots/hint.ts'
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
const saidOf = (
  scene: Scene,
  move: Move,
  who: Letter = 'A',
  next: readonly Move[] = [],
  isKind = false,
): string | null => {
  const state = given({ players: 4, ...scene })
  expect(castillo.check(state, seat(who), move)).toBe(null)
  const view = conceal(state, seat(who))
  const { view: after } = foresee(castillo, view, seat(who), move)
  const plan = next.map((one) => ({ move: one, isKind }))
  return purpose(move, { view, after, seat: seat(who), plan, language: 'es', nameOf: letterOf })
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
    'Recuperas tus 6 oficios ya jugados, y cada edificio de otros te da 5 puntos.',
  )
  // In the last round what is taken back is played no more.
  expect(saidOf({ hand, round: 12 }, choose('masterBuilder'))).toBe(
    'Cada edificio que otros construyan en la ronda te da 5 puntos.',
  )
})

test('a Messenger says what its talers pay for that one’s own do not [CA-4.3.1]', () => {
  expect(saidOf({ talers: { A: 3 } }, choose('messenger'))).toMatch(
    /^Con los 8 del Mensajero tendrías 11 táleros/,
  )
  // Two houses stand: a helper in the Stable would score 4 for 12 talers.
  const built = ['stable', 'house1', 'house2'] as const
  expect(saidOf({ talers: { A: 5 }, built }, choose('messenger'))).toBe(
    'Con 13 táleros te llega para un ayudante en el Establo (12), que ahora haría 4 puntos.',
  )
  expect(saidOf({ talers: { A: 12 }, built }, choose('messenger'))).not.toMatch(/Establo \(12\)/)
  // Who has nobody to send is not told where.
  expect(saidOf({ talers: { A: 5 }, built, supply: { A: 0 } }, choose('messenger'))).not.toMatch(/Establo/)
  // In the Market talers are points.
  const castle = { 'market-a': 'A' } as const
  expect(saidOf({ talers: { A: 0 }, castle, supply: { A: 0 } }, choose('messenger'))).toBe(
    'Tus ayudantes del Mercado harían 4 puntos más con los 8 que trae el Mensajero.',
  )
})

test('what a helper would score is net of what its price takes from the Market, and of the place that it fills [section 6.3]', () => {
  const scene = {
    phase: 'build',
    queue: ['A stonemason'],
    has: { A: '1S 1W 3B 2T' },
    talers: { A: 14, B: 0, C: 0, D: 0 },
  } as const
  // Of the five places in sight it takes one: four remain free, at 3 points each.
  const keep = build('keep', '1W 3B 2T')
  expect(saidOf(scene, keep)).toMatch(/Torre del Homenaje, que ahora haría 12 puntos/)
  // The 14 talers make 7 points in the Market, and three places remain free: two points more are no reason.
  const castle = { 'market-a': 'A' } as const
  expect(saidOf({ ...scene, castle }, keep)).not.toMatch(/Torre del Homenaje/)
})

test('a Trader is for the free cart that pays for something; else for what comes, or for what is free [CA-4.3.3]', () => {
  expect(saidOf({ has: { A: '1S 1W' } }, choose('trader'))).toBe(
    'Con un ayudante en la carretilla de piedra, que está libre, podrías pagar una Torre Pequeña.',
  )
  const carts = { cartWood: 'B', cartBrick: 'C', cartStone: 'D' } as const
  expect(saidOf({ has: { A: '' }, carts }, choose('trader'))).toBe(
    'Aún está libre la carretilla de arena: te traería piezas con cada Comerciante.',
  )
  expect(saidOf({ has: { A: '' }, carts: { ...carts, cartSand: 'A' } }, choose('trader'))).toBe(
    'El Comerciante te traería 3 arenas, y podrías poner un ayudante más.',
  )
  expect(saidOf({ has: { A: '' }, carts: { ...carts, cartSand: 'B' } }, choose('trader'))).toBe(
    'El jinete está libre: te traería plata con cada Comerciante.',
  )
  const all = { ...carts, cartSand: 'B', rider: 'C' } as const
  expect(saidOf({ has: { A: '' }, carts: all }, choose('trader'))).toMatch(/^No queda plaza libre/)
})

test('of two roles what stands on the board comes before what is always so', () => {
  expect(saidOf({ players: 2, has: { A: '1S 1W 1T' } }, choose('messenger', 'stonemason'))).toMatch(
    /^Ya puedes pagar una Torre Pequeña, y con el Picapedrero/,
  )
})

test('a Stonemason names the best building that can be paid for, a Worker what its load would pay for', () => {
  expect(saidOf({ has: { A: '1S 1W 1T' } }, choose('stonemason'))).toBe(
    'Ya puedes pagar una Torre Pequeña, y con el Picapedrero te da sus 6 puntos enteros.',
  )
  // What one's helpers would make of it is no part of the points that its plan shows.
  const towers = { built: ['largeGate'], castle: { 'largeGate-a': 'A' } } as const
  expect(saidOf({ ...towers, has: { A: '1S 1W 1T' } }, choose('stonemason'))).toBe(
    'Ya puedes pagar una Torre Pequeña, y con el Picapedrero te da sus 6 puntos enteros y 2 de ayudantes.',
  )
  expect(saidOf({ has: { A: '1S 1W' } }, choose('stonemason'))).toMatch(
    /^Lo que construye da todos sus puntos/,
  )
  expect(saidOf({ has: { A: '' } }, choose('worker1'))).toBe(
    'Con lo que puede traer el Trabajador te llegaría para una Casa: 4 puntos.',
  )
  // Of a load that is known to come no other is told, of one like it any.
  const loading = [equip('worker1', 'sand', 'wood')]
  expect(saidOf({ has: { A: '' } }, choose('worker1'), 'A', loading)).toBe(
    'Con lo que puede traer el Trabajador te llegaría para una Torre Pequeña: 3 puntos.',
  )
  expect(saidOf({ has: { A: '' } }, choose('worker1'), 'A', loading, true)).toMatch(/para una Casa/)
  // As its card has it printed, it brings no brick: a Small Tower is all [CA-4.2.5].
  expect(saidOf({ has: { A: '' }, options: { workerSupply: 'printed' } }, choose('worker1'))).toBe(
    'Con lo que puede traer el Trabajador te llegaría para una Torre Pequeña: 3 puntos.',
  )
  expect(
    saidOf({ has: { A: '' }, options: { workerSupply: 'printed' }, stock: '5S 5B 5T' }, choose('worker1')),
  ).toBe('El Trabajador trae 1 arena y 1 piedra, y no cuesta nada.')
  // The last of its kind is called by its number.
  const built = ['smallTower1', 'smallTower2', 'smallTower4', 'smallTower5'] as const
  expect(saidOf({ has: { A: '1S 1W 1T' }, built }, choose('stonemason'))).toMatch(/la Torre Pequeña 3,/)
})

test('[CA-6.3.3] in the last round a Worker whose load pays for nothing is for what one’s Palace makes of it', () => {
  const furnished: Scene = { built: ['palace'], castle: { 'palace-a': 'A' }, has: { A: '' } }
  const loading = [equip('worker1', 'wood', 'brick')]
  // Wood, brick and stone come to 11, which no building asks for exactly.
  expect(saidOf({ ...furnished, round: 12 }, choose('worker1'), 'A', loading)).toBe(
    'Tus ayudantes del Palacio harían con eso 11 puntos más.',
  )
  // Before it they are worth more in a building to come.
  expect(saidOf({ ...furnished, round: 11 }, choose('worker1'), 'A', loading)).not.toMatch(/Palacio/)
})

test('more pieces say what they pay for; else that three kinds are there, or what they are worth [CA-4.4.3]', () => {
  const tower = { phase: 'towerTake', queue: ['A bricklayer'], tower: '1T 2B' } as const
  expect(saidOf({ ...tower, has: { A: '1S 1W' } }, take('stone'))).toBe(
    'Con eso podrías pagar una Torre Pequeña.',
  )
  expect(saidOf({ ...tower, has: { A: '7S 7W' } }, take('brick'))).toMatch(/^Con eso podrías pagar/)
  expect(saidOf({ ...tower, has: { A: '1S' } }, take('stone'))).toBe(
    'Tendrías piezas de dos clases, de las tres que hacen falta para construir.',
  )
  expect(saidOf({ ...tower, has: { A: '' }, tower: '1T 1B' }, take('brick'))).toMatch(/una clase/)
  // Silver stands for the kinds that are lacking: none is [CA-2.3.2].
  expect(saidOf({ ...tower, has: { A: '1S 2Ag' }, tower: '1W 1B' }, take('wood'))).not.toMatch(/clases/)
  // Where several could be paid for, two of them, or what the sum is still too little for.
  expect(saidOf({ ...tower, has: { A: '2S 2W 1B 1T' }, tower: '2T 1Ag' }, take('stone'))).toMatch(
    /^Con eso podrías/,
  )
  expect(saidOf({ ...tower, has: { A: '4S 2W' }, tower: '1S 1B' }, take('sand'))).toBe(
    'Con eso tus piezas suman 9, y una Casa pide 10.',
  )
  // What a Worker brings is loaded before any role: it is he who would build with it.
  const first = ['A messenger', 'A worker1'] as const
  expect(
    saidOf(
      { phase: 'equipWorkers', players: 2, queue: first, has: { A: '' } },
      equip('worker1', 'sand', 'wood'),
    ),
  ).toBe('Con eso podrías pagar una Torre Pequeña, que te daría 3 puntos.')
  const load = { phase: 'equipWorkers', queue: ['A worker1'] } as const
  expect(saidOf({ ...load, has: { A: '' } }, equip('worker1', 'sand', 'wood'))).toBe(
    'Con eso podrías pagar una Torre Pequeña, que te daría 3 puntos.',
  )
  const sold = {
    phase: 'buy',
    queue: ['A stonemason', 'B worker1'],
    cards: { 'B worker1': '1S 1W 1T' },
  } as const
  expect(saidOf({ ...sold, has: { A: '1W 1S' } }, buy('B worker1', 'stone'))).toBe(
    'Con eso podrías pagar una Torre Pequeña, que te daría 6 puntos.',
  )
})

test('a cart says whom it sends home, and what it brings [CA-4.3.4, CA-4.3.8]', () => {
  const scene = { phase: 'traderPlace', queue: ['A trader'], has: { A: '' } } as const
  const carts = { cartSand: 'B', cartWood: 'C', cartBrick: 'B', cartStone: 'D' } as const
  expect(saidOf({ ...scene, carts }, trader('cartSand'))).toBe(
    'Manda a casa al ayudante de B, que traía 3 arenas.',
  )
  expect(saidOf({ ...scene, has: { A: '1S 1W 1B' } }, trader('cartSand'))).toMatch(
    /^Tus ayudantes te traerían 3 arenas: podrías pagar una Casa/,
  )
  expect(saidOf(scene, trader('cartStone'))).toBe(
    'Para construir te faltan 3 clases de piezas: trae 1 piedra con cada Comerciante.',
  )
  expect(saidOf({ ...scene, has: { A: '1S 1B' } }, trader('cartWood'))).toBe(
    'Para construir te falta una clase de piezas: trae 2 maderas con cada Comerciante.',
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
  // Three towers make 3 points for B, and with this one 4.
  const built = ['smallGate', 'smallTower2', 'smallTower3', 'smallTower4'] as const
  const led = { ...scene, built, castle: { 'smallGate-a': 'B' } } as const
  expect(saidOf(led, small)).toBe('Da 6 puntos, y contando a los ayudantes pasas delante de B.')
  // In the last round nobody is shown who leads.
  expect(saidOf({ ...led, round: 12 }, small)).toBe('Da 6 puntos ahora mismo.')
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
  expect(saidOf({ ...scene, built }, helper('smallGate-a'))).toBe(
    '1 punto por torre construida: ahora serían 2.',
  )
  expect(saidOf({ ...scene, built: ['smallGate'] }, helper('smallGate-a'))).toBe(
    'Al final de la partida, 1 punto por torre construida.',
  )
  expect(
    saidOf({ ...scene, built: ['smallGate'], talers: { A: 20, B: 5, C: 0, D: 0 } }, helper('smallGate-a')),
  ).toBe('Es la última plaza libre de allí, y B también podría pagarla.')
})

test('to build no more is for whom it would pay, for the Stonemason to come, or for what is dearer; else nothing is said', () => {
  const scene = {
    phase: 'build',
    queue: ['A stonemason', 'C masterBuilder'],
    has: { A: '1S 1W 1T' },
  } as const
  expect(saidOf(scene, pass.building)).toBe('Si construyeras ahora, cada edificio daría 5 puntos a C.')
  const alone = { ...scene, queue: ['A worker1', 'C messenger'], cards: { 'A worker1': '' } } as const
  expect(saidOf(alone, pass.building)).toBe(
    'Guardas piezas para tu Picapedrero: una Torre Pequeña te daría 6 puntos, y ahora 3.',
  )
  // It has been played.
  const hand = { A: ['trader'] } as const
  expect(saidOf({ ...alone, hand }, pass.building)).toBe(
    'Guardas tus piezas, que suman 8: una Casa pide 10 y da más puntos.',
  )
  // Nothing comes after the last round.
  expect(saidOf({ ...alone, round: 12 }, pass.building)).toBe(null)
})

test('to place no more is for the Market, or for a place that costs a little more', () => {
  const scene = { phase: 'helpers', queue: ['A stonemason'], builtThisTurn: 1 } as const
  const castle = { 'market-a': 'A' } as const
  expect(saidOf({ ...scene, castle, talers: { A: 9 } }, pass.helpers)).toBe(
    'Guardas tus 9 táleros, que ahora hacen 4 puntos en el Mercado.',
  )
  const built = ['stable', 'house1', 'house2'] as const
  expect(saidOf({ ...scene, built, talers: { A: 9 } }, pass.helpers)).toBe(
    'Con 7 táleros más te llegaría para el Establo, donde un ayudante haría ahora 6 puntos.',
  )
  expect(saidOf({ ...scene, built, talers: { A: 9 }, round: 12 }, pass.helpers)).toBe(
    'De las plazas que puedes pagar, ninguna haría ahora más de 1 punto.',
  )
})

test('to buy no more is told only where nothing on sale pays for more [CA-4.3.14]', () => {
  const scene = {
    phase: 'buy',
    queue: ['A stonemason', 'B worker1'],
    cards: { 'B worker1': '1S 1W 1T' },
  } as const
  expect(saidOf({ ...scene, has: { A: '1S' } }, pass.buying)).toMatch(/^Con ninguna de las piezas en venta/)
  expect(saidOf({ ...scene, has: { A: '1S 1W' } }, pass.buying)).toBe(null)
})

test('a role is chosen for no building where its plan builds none in that round, and for the pile that it takes', () => {
  const scene = { has: { A: '2W 1T' }, tower: '1S 1Ag' } as const
  const said = (...plan: readonly Move[]) => saidOf(scene, choose('bricklayer'), 'A', plan)
  expect(said()).toMatch(/^Con 1 (arena|plata) de la Torre de Defensa podrías pagar/)
  expect(said(take('sand'))).toMatch(/^Con 1 arena de la Torre de Defensa podrías pagar/)
  expect(said(take('silver'))).toMatch(/^Con 1 plata de la Torre de Defensa podrías pagar/)
  expect(said(take('silver'), choose('stonemason'))).toBe(
    'El Albañil se lleva 1 plata de la Torre de Defensa.',
  )
  const able = { has: { A: '1S 1W 1T' } } as const
  const next = [choose('messenger')]
  expect(saidOf(able, choose('stonemason'), 'A', next)).toMatch(/^Lo que construye da todos sus puntos/)
  expect(saidOf(able, choose('worker1'), 'A', next)).toMatch(/^El Trabajador trae 1 piedra/)
  expect(saidOf({ has: { A: '1S 1W' } }, choose('trader'), 'A', next)).not.toMatch(/podrías pagar/)
  // What is built before that is what it is for.
  const builds = [build('smallTower1', '1S 1W 1T'), ...next]
  expect(saidOf(able, choose('stonemason'), 'A', builds)).toMatch(/^Ya puedes pagar una Torre Pequeña/)
})

test('pieces that bring nothing nearer are for what is built later, but not in the last round', () => {
  const scene = {
    phase: 'towerTake',
    queue: ['A bricklayer'],
    tower: '1S 1Ag',
    has: { A: '9S 9W 9B' },
  } as const
  expect(saidOf(scene, take('silver'), 'A', [pass.building])).toBe(
    'Con eso tus piezas suman 68, para lo que construyas más adelante.',
  )
  expect(saidOf({ ...scene, round: 12 }, take('silver'), 'A', [pass.building])).toBe(null)
})

test('what a move opens is what its plan builds, or is not told', () => {
  const scene = { phase: 'towerTake', queue: ['A bricklayer'], has: { A: '1S 2W' }, tower: '2T 1Ag' } as const
  const said = (...plan: readonly Move[]) => saidOf(scene, take('stone'), 'A', plan)
  expect(said()).toMatch(/Casa/)
  expect(said(build('smallTower1', '1S 1W 1T'))).toMatch(/Torre Pequeña/)
  expect(said(build('house2', '1S 2W 1T'))).toMatch(/Casa/)
  expect(said(build('keep', '1S 2W 1T')) ?? '').not.toMatch(/Casa|Torre Pequeña/)
  // Where it is known that nothing is built next no building is what it is for, and where one is, but not which, any may be.
  expect(said(pass.building) ?? '').not.toMatch(/podrías pagar/)
  expect(saidOf(scene, take('stone'), 'A', [build('keep', '1S 2W 1T')], true)).toMatch(/podrías pagar.*Casa/)
})

test('a load before which building is given up is for no building: the lamp knows it, though it tells no step of it', () => {
  const state = given({
    players: 4,
    round: 3,
    phase: 'equipWorkers',
    queue: ['A worker1', 'B masterBuilder', 'C masterBuilder', 'D masterBuilder'],
    has: { A: '1S 1W' },
  })
  const view = conceal(state, seat('A'))
  const hint = hintFor(castillo as never, view, seat('A'))
  expect(hint?.move.type).toBe('equipWorker')
  expect(hint?.passes).toContain('endBuilding')
  const { view: after } = foresee(castillo, view, seat('A'), hint?.move as Move)
  const said = (plan: readonly string[]) =>
    purpose(hint!.move, {
      view,
      after,
      seat: seat('A'),
      plan: plan.map((type) => ({ move: { type }, isKind: false })),
      language: 'es',
      nameOf: letterOf,
    })
  expect(said([])).toMatch(/podrías pagar/)
  expect(said(hint?.passes ?? [])).not.toMatch(/podrías pagar/)
})
