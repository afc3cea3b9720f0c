/** What Castillo's cards promise of a place in the castle, against what it comes to. */
import { expect, test } from 'vitest'
import './page.ts'
import type { CastilloTable } from '../../frontend/games/castillo/choice.ts'
import { es } from '../../frontend/games/castillo/texts.es.ts'
import { plug } from '../../frontend/games/castillo/ui.tsx'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import type { Language } from '../../shared/engine/meta.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { type HelperSpaceId, helperSpaces } from '../../shared/games/castillo/components.ts'
import { pointsAt, quantitiesOf } from '../../shared/games/castillo/scoring.ts'
import type { State } from '../../shared/games/castillo/state.ts'
import { given, helper, play, seat, wandered } from '../kit/castillo.ts'
import { seatedAt } from '../kit/seated.ts'

/** What the card of a place says it would bring now. */
const nowAt = async (state: State, space: HelperSpaceId, language: Language): Promise<string | undefined> => {
  const table = stillTable(plug.rules as AnyPlug['rules'], conceal(state, seat('A')), seat('A'), String)
  const card = (await plug.cards(language))(space, table as unknown as CastilloTable)
  return card?.figures.map(({ text }) => text).find((text) => /acabara ahora|ended now/.test(text))
}

const castle = {
  players: 3,
  phase: 'helpers',
  queue: ['A stonemason'],
  builtThisTurn: 1,
  talers: { A: 20 },
  built: ['keep', 'tavern', 'servantsHouse'],
  castle: { 'market-a': 'B' },
} as const

test('[CA-6.3.5] what a place would bring is said with what can still make it less', async () => {
  expect(await nowAt(given(castle), 'servantsHouse-a', 'es')).toBe(
    'Si la partida acabara ahora: 20 puntos; un punto menos por cada edificio más que se construya',
  )
  expect(await nowAt(given(castle), 'servantsHouse-a', 'en')).toBe(
    'If the game ended now: 20 points; one point less for each further building',
  )
})

test.each(['keep-a', 'tavern-a', 'tavern-b'] as const)(
  'a free %s is said to bring what it brings with a helper there, who counts too',
  async (space) => {
    const before = given(castle)
    const said = await nowAt(before, space, 'en')
    const { state } = play(before, 'A', helper(space))
    expect(await nowAt(state, space, 'en')).toBe(said)
    expect(said).toContain(`${pointsAt(space, quantitiesOf(state))} point`)
  },
)

test('of what stands a card tells its places and who has built it, and nothing of its cost; of a plan what it asks', async () => {
  const cards = await plug.cards('es')
  const told = (building: string): readonly string[] => {
    const table = stillTable(plug.rules as AnyPlug['rules'], conceal(given(castle), null), null, String)
    return cards(building, table as unknown as CastilloTable)?.figures.map(({ text }) => text) ?? []
  }
  expect(told('keep')).toEqual([
    expect.stringMatching(/^Plaza de 14 táleros/),
    'Construcción de 0 en la ronda 1',
  ])
  expect(told('palace')[0]).toMatch(/^Se paga con/)
})

test('who still has a role is told of oneself as oneself, and of all others by name', async () => {
  const none = { hand: { A: ['trader'], B: ['trader'], C: ['trader'] } } as const
  const toldOf = async (hand: object, language: Language) => {
    const view = conceal(given({ players: 3, hand: { ...none.hand, ...hand } }), seat('A'))
    const table = stillTable(plug.rules as AnyPlug['rules'], view, seat('A'), (one) => 'ABC'[one] ?? '')
    const card = (await plug.cards(language))('role:messenger', table as unknown as CastilloTable)
    return card?.figures.map(({ text }) => text).find((text) => /jugarlo|still play/.test(text))
  }
  const both = { A: ['messenger'], C: ['messenger'] } as const
  expect(await toldOf(both, 'es')).toBe('Tú y C podéis jugarlo todavía')
  expect(await toldOf(both, 'en')).toBe('You and C can still play it')
  expect(await toldOf({ A: ['messenger'] }, 'es')).toBe('Solo tú puedes jugarlo todavía')
  expect(await toldOf({ A: ['messenger'] }, 'en')).toBe('Only you can still play it')
  expect(await toldOf({ B: ['messenger'], C: ['messenger'] }, 'es')).toBe('B y C pueden jugarlo todavía')
  expect(await toldOf({ B: ['messenger'] }, 'es')).toBe('B puede jugarlo todavía')
})

test('a plan’s card tells what of its figure on the board comes by one’s helpers', async () => {
  const state = given({
    players: 3,
    phase: 'build',
    queue: ['A worker1'],
    cards: { 'A worker1': '1T 1B 1S' },
    has: { A: '1T 1B 1S 1W' },
    built: ['keep'],
    castle: { 'keep-a': 'A' },
  })
  const { page } = seatedAt(plug.rules as never, () => plug.create(() => es) as never, {
    seats: 3,
    options: state.config,
    state,
    me: seat('A'),
  })
  const lines = async (language: Language) =>
    (await plug.cards(language))('smallGate', page as never)?.figures.map(({ text }) => text)
  expect(await lines('es')).toContain('Si lo construyes ahora, tus ayudantes puntuarían más: 3 puntos')
  expect(await lines('en')).toContain('If you build it now, your helpers would score more: 3 points')
})

test('of a plan it is what it brings once it is built and the helper is there', async () => {
  const plan = given({ ...castle, built: ['tavern'] })
  const { state } = play(
    given({ ...castle, built: ['tavern', 'servantsHouse'] }),
    'A',
    helper('servantsHouse-a'),
  )
  expect(await nowAt(plan, 'servantsHouse-a', 'en')).toBe(await nowAt(state, 'servantsHouse-a', 'en'))
})

/** How a place's points go from one moment to the next, by what is said of it. */
const goesAsSaid = (space: (typeof helperSpaces)[number], before: State, after: State): boolean => {
  const [then, now] = [before, after].map((state) => pointsAt(space.id, quantitiesOf(state)) ?? 0) as [
    number,
    number,
  ]
  const [was, is] = [quantitiesOf(before), quantitiesOf(after)]
  switch (space.building) {
    case 'keep': {
      const opened = is.free + is.occupied - was.free - was.occupied
      return now - then === 3 * (opened - (is.occupied - was.occupied))
    }
    case 'servantsHouse':
      return then - now === was.unbuilt - is.unbuilt
    case 'market':
    case 'palace':
    case 'winterInn':
      return true
    default:
      return now >= then
  }
}

test('what is said to be unable to fall never does, and what falls does so by as much as is said', () => {
  for (const seed of [1, 2, 3]) {
    let before = wandered(3, seed, 0).state
    for (let steps = 8; before.phase !== 'finished'; steps += 8) {
      const after = wandered(3, seed, steps).state
      for (const space of helperSpaces) expect(goesAsSaid(space, before, after), space.id).toBe(true)
      before = after
    }
  }
})

test('the player aid begins with how one wins, and the step about helpers says what the laurel counts', async () => {
  const { lessons } = await import('../../frontend/games/castillo/lessons.ts')
  const { invitation } = await import('../../frontend/games/castillo/invitation.ts')
  const helpers = lessons.find(({ id }) => id === 'helpers')
  for (const [language, title, laurel] of [
    ['es', /cómo se gana/, /laurel junto a tus puntos/],
    ['en', /how one wins/, /laurel beside your points/],
  ] as const) {
    const first = (await plug.rulebook(language)).find(({ aid }) => aid !== undefined)
    expect(first?.title).toMatch(title)
    expect(first?.text.startsWith(invitation[language][2])).toBe(true)
    for (const said of [helpers?.text, helpers?.byTouch]) expect(said?.[language]).toMatch(laurel)
  }
})

test('[CA-4.4.3] the step about building says beforehand that a payment needs three kinds', async () => {
  const { lessons } = await import('../../frontend/games/castillo/lessons.ts')
  const build = lessons.find(({ id }) => id === 'build')
  expect(build?.text.es).toMatch(/con 3 clases o más/)
  expect(build?.text.en).toMatch(/with 3 kinds or more/)
})

test('of points that can only rise it is said so, as of none too: they “cannot fall any more”', async () => {
  for (const [language, said] of [
    ['es', 'solo puede subir'],
    ['en', 'that can only rise'],
  ] as const) {
    const state = given({ ...castle, built: ['stable'] })
    expect(await nowAt(state, 'stable-a', language)).toMatch(new RegExp(` 0 .*; ${said}$`))
  }
})
