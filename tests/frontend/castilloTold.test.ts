// @vitest-environment happy-dom
/** What Castillo tells over the board to whom alone it concerns, as facts come one by one. */
import { beforeAll, expect, test, vi } from 'vitest'
import { en } from '../../frontend/games/castillo/texts.en.ts'
import { es } from '../../frontend/games/castillo/texts.es.ts'
import { scene } from '../../frontend/games/castillo/scenes.tsx'
import { setLanguage, startLanguage } from '../../frontend/kit/language.ts'
import { copy } from '../../shared/engine/copy.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { evolve } from '../../shared/games/castillo/evolve.ts'
import type { State } from '../../shared/games/castillo/state.ts'
import {
  build,
  given,
  helper,
  letterOf,
  pass,
  play,
  type Played,
  seat,
  take,
  trader,
} from '../kit/castillo.ts'

vi.mock('../../frontend/plug/scenes/title.tsx', () => ({
  titleShown: (title: string, text = '', clear: readonly string[] = [], by: number | null = null) => ({
    said: [title, text].filter(Boolean).join('. '),
    clear,
    by,
  }),
}))
beforeAll(startLanguage)

interface Told {
  readonly said: string
  /** What the title leaves in sight, and in whose colour it is framed. */
  readonly clear: readonly string[]
  readonly by: number | null
}
/** Titles that a seat sees of an act. */
const toldTo = async (
  letter: 'A' | 'B' | 'C' | 'D',
  before: State,
  { events }: Played,
  language: 'es' | 'en' = 'es',
): Promise<readonly Told[]> => {
  await setLanguage(language)
  const me = seat(letter)
  const state = copy(before)
  const told = events.map((event) => conceal(event, me))
  return told.flatMap((event, index) => {
    const shown = scene({ es, en }[language], event, state, letterOf, me, told.slice(0, index))
    evolve(state, copy(events[index]!))
    return shown !== null && 'said' in shown ? [shown as unknown as Told] : []
  })
}
const seenBy = async (...act: Parameters<typeof toldTo>): Promise<readonly string[]> =>
  (await toldTo(...act)).map(({ said }) => said)

const builder = (talers: number): State =>
  given({
    players: 3,
    phase: 'build',
    queue: ['A stonemason'],
    has: { A: '1T 1B 1S' },
    talers: { A: talers },
  })

test('[CA-4.5.1] who has built and has too few talers for a helper hears why none was asked for', async () => {
  const before = builder(4)
  const act = play(before, 'A', build('house1', '1T 1B 1S'))
  expect(act.told('cardResolved')).toHaveLength(1)
  expect(await seenBy('A', before, act)).toEqual([
    'No te llegan los táleros para un ayudante. La plaza más barata cuesta 6 táleros; tienes 4',
  ])
  expect(await seenBy('A', before, act, 'en')).toEqual([
    'You have too few talers for a helper. The cheapest space costs 6 talers; you have 4',
  ])
  expect(await seenBy('B', before, act)).toEqual([])
  // Of those that are left.
  const taken = { ...before, castleSpaces: { ...before.castleSpaces, 'forge-b': seat('C') } }
  const [said] = await seenBy('A', taken, play(taken, 'A', build('house1', '1T 1B 1S')))
  expect(said).toContain('cuesta 7 táleros')
})

test('[CA-4.6.1] whose Worker delivers and can pay for nothing hears so, and who was asked for a pile has read it before', async () => {
  const before = given({
    players: 3,
    phase: 'build',
    queue: ['B stonemason', 'A worker1'],
    cards: { 'A worker1': '1T 1S 1W' },
    has: { A: '', B: '1T 1B 1S' },
    built: ['smallTower1', 'smallTower2', 'smallTower3', 'smallTower4', 'smallTower5'],
  })
  const act = play(before, 'B', pass.building)
  expect(await seenBy('A', before, act)).toEqual(['No puedes pagar ningún edificio'])
  expect(await seenBy('A', before, act, 'en')).toEqual(['You cannot pay for any building'])
  expect(await seenBy('B', before, act)).toEqual([])
  const tower = given({
    players: 3,
    phase: 'towerTake',
    queue: ['A bricklayer'],
    tower: '1T 1W',
    has: { A: '' },
  })
  expect(await seenBy('A', tower, play(tower, 'A', take('stone')))).toEqual([])
})

test('who was asked for a helper hears nothing, whether one was placed or not', async () => {
  const { state } = play(builder(9), 'A', build('house1', '1T 1B 1S'))
  expect(state.phase).toBe('helpers')
  for (const move of [pass.helpers, helper('market-a')])
    expect(await seenBy('A', state, play(state, 'A', move))).toEqual([])
})

test('[CA-4.3.8] what a delivery leaves of all of one’s loads is told in one line, and each their own', async () => {
  const carts = { cartBrick: 'A', cartStone: 'B' } as const
  const before = given({ players: 3, phase: 'traderPlace', queue: ['A trader'], carts })
  const act = play(before, 'A', trader('cartSand'))
  expect(await seenBy('A', before, act)).toEqual([
    'Recibes 3 arenas y 1 ladrillo. A la Torre de Defensa: 1 arena y 1 ladrillo',
  ])
  expect(await seenBy('B', before, act, 'en')).toEqual(['You get 1 stone. To the Defence Tower: 1 stone'])
})

test('one’s Master Builder is told of, though it brings nothing', async () => {
  const before = given({
    players: 3,
    phase: 'build',
    queue: ['B worker1', 'A masterBuilder'],
    cards: { 'B worker1': '1T 1B 1S' },
    has: { B: '1T 1B 1S' },
  })
  const act = play(before, 'B', pass.building)
  expect(await seenBy('A', before, act)).toEqual([
    'Tu Maestro Constructor: 0 puntos. Nadie más ha construido. Recuperas tus cartas',
  ])
})

test('[CA-4.3.23] that nothing was left to Master Builders is told once to who has none, and not where others built', async () => {
  const scene = {
    players: 4,
    phase: 'build',
    queue: ['A trader', 'B worker1', 'C masterBuilder', 'D masterBuilder'],
    at: 1,
    cards: { 'B worker1': '1T 1B 1S' },
    has: { B: '1T 1B 1S' },
  } as const
  const before = given(scene)
  const act = play(before, 'B', pass.building)
  for (const letter of ['A', 'B'] as const)
    expect(await seenBy(letter, before, act)).toEqual([
      'El Maestro Constructor de C y D no da puntos. Nadie más ha construido',
    ])
  expect(await seenBy('B', before, act, 'en')).toEqual([
    'The Master Builder of C and D brings no points. Nobody else has built',
  ])
  const built = given({ ...scene, builtThisRound: { A: 1 } })
  expect(await seenBy('B', built, play(built, 'B', pass.building))).toEqual([])
})

const carts = { cartSand: 'B', cartWood: 'B', cartBrick: 'B', cartStone: 'A' } as const

test('[CA-4.3.3] whose helper is displaced hears by whom and from where, in the colour of who does it, with the place in sight', async () => {
  const before = given({
    players: 3,
    phase: 'traderPlace',
    queue: ['A trader', 'B messenger', 'C trader'],
    at: 2,
    carts,
  })
  const act = play(before, 'C', trader('cartStone'))
  expect(await toldTo('A', before, act)).toEqual([
    {
      said: 'C te desplaza de la carretilla de piedra. Tu ayudante vuelve a tu reserva',
      clear: ['cartStone'],
      by: seat('C'),
    },
    { said: 'No sacas nada de tu Comerciante', clear: [], by: null },
  ])
  expect(await seenBy('A', before, act, 'en')).toEqual([
    'C displaces you from the stone cart. Your helper goes back to your supply',
    'You get nothing out of your Trader',
  ])
  // Nobody else is told of it.
  for (const other of ['B', 'C'] as const)
    expect(await seenBy(other, before, act)).toEqual([expect.stringMatching(/^Recibes/)])
})

test('before the last Trader nobody hears that theirs brings nothing: what it does is still to come', async () => {
  const before = given({ players: 3, phase: 'traderPlace', queue: ['A trader', 'C trader'] })
  expect(await seenBy('A', before, play(before, 'A', trader('cartStone')))).toEqual([])
})

test('who gets nothing out of a card hears so, and not who has ended its question', async () => {
  const before = given({
    players: 3,
    phase: 'build',
    queue: ['B worker1', 'A stonemason'],
    cards: { 'B worker1': '1T 1B 1S' },
    has: { B: '1T 1B 1S' },
    talers: { A: 0 },
  })
  const act = play(before, 'B', pass.building)
  expect(await seenBy('A', before, act)).toEqual(['No sacas nada de tu Picapedrero'])
  expect(await seenBy('A', before, act, 'en')).toEqual(['You get nothing out of your Stonemason'])
  expect(await seenBy('B', before, act)).toEqual([])
  const asked = given({ players: 3, phase: 'build', queue: ['A stonemason'], has: { A: '6S 4W 3B 2T' } })
  expect(await seenBy('A', asked, play(asked, 'A', pass.building))).toEqual([])
})

test('[CA-4.3.12] who sells a piece of a Worker hears who has bought it, and for how much', async () => {
  const before = given({
    players: 3,
    phase: 'buy',
    queue: ['B stonemason', 'A worker1'],
    cards: { 'A worker1': '1T 1S 1W' },
    talers: { B: 5 },
  })
  const act = play(before, 'B', {
    type: 'buyFromWorker',
    owner: seat('A'),
    card: 'worker1',
    resource: 'stone',
  })
  const [told] = await toldTo('A', before, act)
  expect(told).toEqual({ said: 'B te compra 1 piedra. Recibes 1 tálero', clear: [], by: seat('B') })
  expect(await seenBy('C', before, act)).toEqual([])
})
