// @vitest-environment happy-dom
/** What a round of Castillo means for oneself: as its roles are shown, while each is in force, and by what others do. */
import { render } from 'solid-js/web'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createChoice } from '../../frontend/games/castillo/choice.ts'
import { ahead, kept } from '../../frontend/games/castillo/forMe.ts'
import { InForce } from '../../frontend/games/castillo/InForce.tsx'
import { motions } from '../../frontend/games/castillo/motions.tsx'
import { scene } from '../../frontend/games/castillo/scenes.tsx'
import { en } from '../../frontend/games/castillo/texts.en.ts'
import { es } from '../../frontend/games/castillo/texts.es.ts'
import { plug } from '../../frontend/games/castillo/ui.tsx'
import { setLanguage, startLanguage } from '../../frontend/kit/language.ts'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { Event, State } from '../../shared/games/castillo/state.ts'
import { build, type Card, given, helper, letterOf, play, type Scene, seat } from '../kit/castillo.ts'

vi.mock('../../frontend/plug/scenes/cards.tsx', () => ({
  cardsShown: (_cards: unknown, _shape: unknown, told: unknown) => ({ told }),
}))
beforeAll(startLanguage)
let dispose = (): void => undefined
afterEach(() => dispose())

/** What seat A is told as the roles of a round are shown. */
const shown = async (
  queue: readonly Card[],
  carts: Scene['carts'] = {},
  language: 'es' | 'en' = 'es',
): Promise<unknown> => {
  await setLanguage(language)
  const state = given({ players: 4, phase: 'chooseCards', carts })
  const event = { type: 'revealed', queue: given({ players: 4, queue }).queue } as Event
  const it = scene({ es, en }[language], event as never, state, letterOf, seat('A'), [])
  return (it as unknown as { told: unknown }).told
}

test.each([
  [['B stonemason', 'C stonemason', 'A worker1'], ['B y C pueden comprar una pieza a tu Trabajador']],
  [
    ['A stonemason', 'B worker1', 'C masterBuilder'],
    ['Por 1 tálero puedes comprar una pieza a B', 'Cada edificio tuyo da 5 puntos a C'],
  ],
  [['A stonemason', 'B messenger'], ['Nadie más trae Trabajador: no tienes a quién comprar']],
  [['B bricklayer', 'A bricklayer', 'C bricklayer'], ['B elige montón antes que tú']],
  [['B worker1', 'C messenger', 'A masterBuilder'], ['Cada edificio de B te da 5 puntos']],
  // What it brings, if only nothing, is told as it is played.
  [['B messenger', 'A masterBuilder'], []],
  [['A messenger', 'B worker1'], []],
] as const)('[CA-4.1.6] roles that are shown say what they mean for one: %s', async (queue, told) => {
  expect(await shown(queue)).toEqual(told)
})

test('[CA-4.3.7] with helpers on carts one hears that there is no delivery; what one brings is told as it comes', async () => {
  const carts = { cartBrick: 'A', cartSand: 'B', rider: 'A' } as const
  expect(await shown(['B trader', 'A messenger'], carts)).toEqual([])
  expect(await shown(['B messenger', 'A messenger'], carts, 'en')).toEqual([
    'Nobody has chosen a Trader: your carts bring nothing',
  ])
})

const inForce = (scene: Scene): string | null => {
  const state = given({ players: 3, ...scene })
  const table = stillTable(plug.rules as AnyPlug['rules'], conceal(state, seat('A')), seat('A'), letterOf)
  dispose = render(() => <InForce choice={createChoice(table as never)} texts={es} />, document.body)
  const said = document.querySelector('.ca-does.mine')?.textContent ?? null
  dispose()
  return said
}

test('while the role of another is in force, the tray says what it brings one, until it is over', async () => {
  await setLanguage('es')
  const queue = ['B stonemason', 'C worker1', 'A masterBuilder'] as const
  expect(inForce({ phase: 'build', queue })).toBe('Cada edificio de B y C te da 5 puntos')
  expect(inForce({ phase: 'build', queue, at: 1 })).toBe('Cada edificio de C te da 5 puntos')
  expect(inForce({ phase: 'resolve', queue, at: 2 })).toBe(null)
  expect(inForce({ phase: 'buy', queue: ['B stonemason', 'A worker1'] })).toBe(
    'B puede comprar una pieza a tu Trabajador',
  )
})

test('who is to choose hears who would be ahead if it were scored now, after a third of the rounds and once anybody has points', async () => {
  await setLanguage('es')
  const said = (scene: Scene): string => {
    const state = given({ players: 3, phase: 'chooseCards', ...scene })
    const table = stillTable(plug.rules as AnyPlug['rules'], conceal(state, seat('A')), seat('A'), letterOf)
    return ahead(table as never, 'Elige').replace('Elige. ', '')
  }
  const { rounds } = given({ players: 3 }).config
  const round = rounds / 3 + 1
  expect(said({ round })).toBe('Elige')
  // Of 23 buildings one stands: 22 for a helper in the Servants' House.
  const built = ['servantsHouse'] as const
  expect(said({ built, round, castle: { 'servantsHouse-a': 'B' } })).toBe(
    'Si se puntuara ahora, iría delante B: 22',
  )
  expect(said({ built, round, castle: { 'servantsHouse-a': 'A' } })).toBe(
    'Si se puntuara ahora, irías delante: 22',
  )
  expect(said({ built, round, castle: { 'servantsHouse-a': 'A', 'servantsHouse-b': 'C' } })).toBe(
    'Si se puntuara ahora, habría empate en cabeza: 22',
  )
  // What helpers are worth still falls with each building then.
  expect(said({ built, round: round - 1, castle: { 'servantsHouse-a': 'B' } })).toBe('Elige')
  expect(said({ built, round: rounds, castle: { 'servantsHouse-a': 'A' } })).toBe(
    'En la última ronda no se enseña quién va delante',
  )
})

test('in the last round the laurels beside the points say why they tell nothing, in both languages', async () => {
  const { rounds } = given({ players: 3 }).config
  const said = async (language: 'es' | 'en', round: number) => {
    await setLanguage(language)
    return kept(conceal(given({ players: 3, round }), null))
  }
  expect(await said('es', rounds - 1)).toBe(null)
  expect(await said('es', rounds)).toMatch(/no se enseña quién va delante: se guarda para el recuento final$/)
  expect(await said('en', rounds)).toMatch(/not shown who is ahead: that is left for the final count$/)
  await setLanguage('es')
})

test('[CA-4.1.4] a hand that leaves no choice says that it plays itself, and who is about to keep one hears so before', async () => {
  await import('../../frontend/games/castillo/later.ts')
  const said = async (texts: typeof es, language: 'es' | 'en', scene: Scene): Promise<string> => {
    await setLanguage(language)
    const { status } = plug.create(() => texts)
    // What is told of it is fetched when the screen stands.
    await new Promise((resolve) => setTimeout(resolve, 0))
    const view = conceal(given(scene), seat('A'))
    return status(stillTable(plug.rules as AnyPlug['rules'], view, seat('A'), letterOf) as never)
  }
  const last: Scene = { players: 3, hand: { A: ['masterBuilder'] }, chosen: { A: ['masterBuilder'] } }
  expect(await said(es, 'es', last)).toBe(
    'Solo te queda el Maestro Constructor: se juega solo; esperando a B y C',
  )
  expect(await said(en, 'en', last)).toBe(
    'You only have the Master Builder left: it plays itself; waiting for B and C',
  )
  // Nor does a role that would do nothing ask to be changed.
  const two = ['stonemason', 'masterBuilder'] as const
  expect(await said(es, 'es', { players: 2, hand: { A: two }, chosen: { A: two } })).toBe(
    'Solo te quedan el Picapedrero y el Maestro Constructor: se juegan solos; esperando a B',
  )
  expect(await said(es, 'es', { players: 3, chosen: { A: ['messenger'] } })).toBe(
    'Esperando a que elijan B y C; aún puedes cambiar',
  )
  expect(await said(es, 'es', { players: 3, chosen: { A: ['messenger'], B: ['messenger'] } })).toBe(
    'Esperando a que elija C; aún puedes cambiar',
  )
  expect(await said(en, 'en', { players: 3, chosen: { A: ['messenger'] } })).toBe(
    'Waiting for B and C to choose; you can still change',
  )
  // What is sent already is not to be confirmed.
  expect(await said(es, 'es', { players: 2, chosen: { A: two } })).toBe(
    'Esperando a que elija B; aún puedes cambiar',
  )
  const next: Scene = { players: 3, hand: { A: two } }
  const asked = 'Elige en secreto un oficio'
  expect(await said(es, 'es', next)).toBe(
    `${asked}. Si guardas el Maestro Constructor, en la próxima ronda se juega solo`,
  )
  // There is no next one.
  expect(await said(es, 'es', { ...next, round: given({ players: 3 }).config.rounds })).toBe(
    `${asked}. En la última ronda no se enseña quién va delante`,
  )
})

/** Laurels that fly by an act, by where they go. */
const laurels = (before: State, events: readonly Event[]): readonly string[] =>
  events
    .filter(({ type }) => type === 'built' || type === 'helperPlaced')
    .slice(0, 1)
    .flatMap((event) => motions(es, event as never, before, seat('A')))
    .filter(({ lasts }) => lasts === 450)
    .map(({ from, to }) => `${from} ${to}`)

test('[CA-4.3.23] what another builds flies to each Master Builder that waits, and to each helper it makes worth more or less', () => {
  const before = given({
    players: 3,
    phase: 'build',
    queue: ['B stonemason', 'A masterBuilder', 'C masterBuilder'],
    has: { B: '1T 1B 1S' },
    built: ['stable', 'servantsHouse', 'smallGate'],
    castle: { 'stable-b': 'A', 'servantsHouse-a': 'C', 'smallGate-a': 'C', 'market-a': 'B' },
  })
  const act = play(before, 'B', build('house1', '1T 1B 1S'))
  expect(laurels(before, act.events)).toEqual([
    'house1 seat:1',
    'house1 queued:0:masterBuilder',
    'house1 queued:2:masterBuilder',
    'house1 servantsHouse-a',
    'house1 stable-b',
  ])
})

test('[CA-6.3.4] a helper that takes a place takes three points from who stands in the Keep', () => {
  const before = given({
    players: 3,
    phase: 'helpers',
    queue: ['B stonemason'],
    builtThisTurn: 1,
    talers: { B: 9 },
    built: ['keep', 'house1'],
    castle: { 'keep-a': 'A' },
  })
  expect(laurels(before, play(before, 'B', helper('market-a')).events)).toEqual(['market-a keep-a'])
})

test('what is paid leaves the figure that counts it, which one’s own tray has', () => {
  const before = given({ players: 3, phase: 'build', queue: ['A stonemason'], has: { A: '1T 1B 1S' } })
  const { events } = play(before, 'A', build('house1', '1T 1B 1S'))
  const paid = motions(es, events.find(({ type }) => type === 'built') as never, before, seat('A'))
    .filter(({ to }) => to === 'stock')
    .map(({ from }) => from)
  expect(paid).toEqual(['seat:0:sand', 'seat:0:brick', 'seat:0:stone'])
  const { Hand } = plug.create(() => es)
  const table = stillTable(plug.rules as AnyPlug['rules'], conceal(before, seat('A')), seat('A'), letterOf)
  dispose = render(() => <Hand table={table as never} />, document.body)
  for (const from of paid) expect(document.querySelector(`[data-anchor="${from}"]`)).not.toBeNull()
})
